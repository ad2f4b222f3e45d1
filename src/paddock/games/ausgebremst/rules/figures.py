"""Dashboard figures: points left, the ideal line, the state of the stop, and the outcome of each legal drive."""

from typing import Any

from mypy_extensions import i64

from paddock.games.ausgebremst.rules import moves
from paddock.games.ausgebremst.rules.law import fill_drives, must_stop
from paddock.games.ausgebremst.rules.leader import leads
from paddock.games.ausgebremst.rules.reach import can_stop_at_all
from paddock.games.ausgebremst.rules.spaces import FINISH, PIT, ROOM, space_name
from paddock.games.ausgebremst.rules.state import CHOOSE, DRIVE, RACING, RaceState
from paddock.games.ausgebremst.rules.terms import NONE, VALUES


def points_left(race: RaceState, car: i64) -> int:
    """The points of a car's cards in hand, deck and piles; pit cards count once they are taken."""
    deck = race.decks[car]
    points = sum([int(deck[i]) for i in range(race.drawn[car], len(deck))])
    if race.is_neutral(car):
        return points
    points += sum([card * i64(race.hands[car * VALUES + card]) for card in range(VALUES)])
    if race.terms.is_advanced:
        for pile in range(race.terms.piles):
            height = race.heights[car * race.terms.piles + pile]
            points += sum([int(race.pile_card(car, pile, i)) for i in range(height)])
    return points


def public_points(race: RaceState, car: i64) -> int | None:
    """A car's points if they are public, which they are not where decks are secret."""
    is_secret = race.terms.is_advanced and not race.is_neutral(car)
    return None if is_secret else points_left(race, car)


def own_points(race: RaceState, seat: i64) -> int | None:
    """A seat's points as it knows them, once it has chosen a deck."""
    if race.phase != CHOOSE:
        return points_left(race, seat)
    if race.choice[seat] == NONE:
        return None
    return sum([card * count for card, count in enumerate(race.terms.decks[race.choice[seat]])])


def stop(race: RaceState, car: i64) -> str:
    """The state of a car's stop: made, due on this lap, owed, optional, or no longer possible."""
    if race.stopped[car] != 0:
        return "made"
    if must_stop(race, car):
        return "due"
    if race.owes_stop(car):
        return "owed"
    is_late = race.laps[car] > race.circuit.last_stop
    return "none" if is_late or not can_stop_at_all(race, car) else "open"


def no_six(race: RaceState, car: i64) -> bool:
    """Whether a car leads and the ban on sixes applies; ignores exceptions, which depend on its hand."""
    is_free = race.home > 0 or race.moved[car] == 0 or race.idle >= race.racing
    return race.status[car] == RACING and not is_free and leads(race, car)


def ideal_line(race: RaceState, car: i64) -> list[str]:
    """The shortest way of a car for one lap on an empty road; through the pit lane if its stop is due."""
    if race.status[car] != RACING:
        return []
    way = [int(race.space[car])]
    if must_stop(race, car) and way[0] < PIT:
        way = _way_to_entry(race, way[0])
    for _ in range(race.circuit.lap):
        if _is_finish(race, car, way[-1]):
            return [*[space_name(space) for space in way], space_name(FINISH)]
        way.append(race.circuit.ahead[way[-1]])
    return [space_name(space) for space in way]


def _way_to_entry(race: RaceState, start: int) -> list[int]:
    """Breadth-first search to field A, and from there into the pit lane."""
    circuit = race.circuit
    ways = [[start]]
    seen = {start}
    while ways[0][-1] != circuit.entry:
        way = ways.pop(0)
        for other in circuit.exits_of(way[-1]):
            if other not in seen and circuit.leads_to_entry[other] != 0:
                seen.add(other)
                ways.append([*way, other])
    return [*ways[0], int(PIT) + 1]


def _is_finish(race: RaceState, car: i64, space: int) -> bool:
    return race.laps[car] == race.circuit.laps and space < PIT and space % ROOM == race.circuit.last


def drives(race: RaceState, seat: i64) -> list[dict[str, Any]]:
    """Every legal drive of the seat to act, with its outcome."""
    if race.task(seat) != DRIVE:
        return []
    found = [int(race.moves[i]) for i in range(fill_drives(race))]
    points = points_left(race, seat)
    return [_drive(race, seat, points, int(move // moves.CARD), int(move % moves.CARD)) for move in found]


def _drive(race: RaceState, seat: i64, points: int, card: int, space: int) -> dict[str, Any]:
    """Where a card takes a car, and its reserve: the points left minus the spaces to go."""
    is_stop = PIT < space < FINISH and race.stopped[seat] == 0
    lap = race.laps[seat] + (1 if race.crosses_line(seat, space) else 0)
    owes = race.owes_stop(seat) and not is_stop
    to_go = 0 if space == FINISH else int(race.circuit.to_go(space, lap, owes))
    won = (
        sum([value * i64(race.pit_cards[seat * VALUES + value]) for value in range(VALUES)])
        if _wins(race, is_stop)
        else 0
    )
    return {
        "card": card,
        "space": space_name(space),
        "to_go": to_go,
        "reserve": points - card + won - to_go,
        "wide": 0 if space == FINISH else card - (int(race.to_go(seat)) - to_go),
        "stops": is_stop,
    }


def _wins(race: RaceState, is_stop: bool) -> bool:
    """Whether a stop wins cards."""
    return is_stop and race.terms.is_advanced
