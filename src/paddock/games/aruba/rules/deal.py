"""Creates races: start seat, grid order and a shuffled pile."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.event import Event
from paddock.core.results import Result
from paddock.games.aruba.rules import events, turns
from paddock.games.aruba.rules.car import RACING, WRECK, Car
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.circuit import LANES
from paddock.games.aruba.rules.round import ArubaRound
from paddock.games.aruba.rules.state import MOVE_SPACE, Cards
from paddock.games.aruba.rules.terms import Terms


def fresh_race(terms: Terms, results: list[Result], chance: Chance, journal: list[Event] | None) -> ArubaRound:
    """The race after these results: cars on the grid, a shuffled pile, empty hands."""
    deck = terms.deck()
    chance.shuffle(deck)
    start = start_seat(terms, results)
    cars = [Car(number, 0, 0) for number in range(terms.cars)]
    for slot, number in enumerate(grid_order(terms, results, start)):
        cars[number].row, cars[number].lane = terms.circuit.grid[slot]
    state = empty_race(terms, chance, deck, cars)
    state.start = start
    state.journal = journal
    if journal is not None:
        journal.append(events.CarsLinedUp([state.space(car.row, car.lane) for car in cars]))
    turns.begin_turn(state, start)
    return state


def start_seat(terms: Terms, results: list[Result]) -> int:
    """The winner of the last race; without a finisher, the seat after the last start; seat 1 in the first race."""
    if not results:
        return 0
    detail = results[-1]["detail"]
    if detail["home"] > 0:
        return terms.owner(detail["ranking"][0] - 1)
    return detail["start"] % terms.seats  # type: ignore[no-any-return]  # a detail is plain JSON data


def grid_order(terms: Terms, results: list[Result], start: int) -> list[int]:
    """The cars by start space: all first cars, then all second cars."""
    seats = [(start + step) % terms.seats for step in range(terms.seats)]
    if terms.grid_by_arrival and results and results[-1]["detail"]["home"] > 0:
        places = [car - 1 for car in results[-1]["detail"]["ranking"]]
        seats = sorted(seats, key=lambda seat: min(places.index(car) for car in range(seat, terms.cars, terms.seats)))
    return [team * terms.seats + seat for team in range(terms.cars_each) for seat in seats]


def empty_race(terms: Terms, chance: Chance, deck: vec[i64], cars: list[Car]) -> ArubaRound:
    """A race with these cars on the track and all other cards in the deck."""
    hands = vec[u8]([0] * (CARDS * terms.seats))
    known = vec[u8]([0] * (CARDS * terms.seats * terms.seats))
    piles = Cards(deck, vec[u8](terms.pack), hands, vec[u8]([0] * CARDS), known)
    state = ArubaRound(terms, chance, vec[i64]([0] * MOVE_SPACE), piles, cars)
    state.clear()
    for car in cars:
        if car.fate in (RACING, WRECK):
            state.board[car.row * LANES + car.lane] = u8(car.number + 1)
    return state
