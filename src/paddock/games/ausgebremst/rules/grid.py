"""Starting grid: drawn for the first race, later by the last finish; neutral cars are in front."""

from paddock.core.chance.rng import Chance
from paddock.core.event import Event
from paddock.core.results import Result
from paddock.games.ausgebremst.rules.events import GridCardDrawn
from paddock.games.ausgebremst.rules.terms import Terms


def first_grid(terms: Terms, chance: Chance, journal: list[Event] | None) -> list[int]:
    """Every seat draws a card; the highest goes first, ties draw again, the others follow in seat order."""
    seats = list(range(terms.seats))
    contenders = seats
    pack = terms.draws()
    while len(contenders) > 1:
        drawn = [int(pack[chance.below(len(pack))]) for _ in contenders]
        if journal is not None:
            journal += [GridCardDrawn(seat + 1, card) for seat, card in zip(contenders, drawn, strict=True)]
        contenders = [seat for seat, card in zip(contenders, drawn, strict=True) if card == max(drawn)]
    first = contenders[0]
    return [*neutrals(terms), *seats[first:], *seats[:first]]


def next_grid(terms: Terms, last: Result) -> list[int]:
    """Seats in order of the last finish, behind the neutral cars."""
    order: list[int] = last["detail"]["order"]
    return [*neutrals(terms), *[car - 1 for car in order if car <= terms.seats]]


def neutrals(terms: Terms) -> list[int]:
    """The neutral cars, in car-number order."""
    return list(range(terms.seats, terms.cars))
