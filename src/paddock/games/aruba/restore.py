"""Races set up, positions read back, and views filled up by chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance import Chance
from paddock.core.errors import BadPosition
from paddock.core.event import Event
from paddock.core.standing import Result, read_shape
from paddock.games.aruba.car import HOME, RACING, WRECK, Car
from paddock.games.aruba.cards import CARDS, LEFT, MOUNT_NAMES
from paddock.games.aruba.check import check_race, check_results
from paddock.games.aruba.circuit import LANES
from paddock.games.aruba.dice import counts_from
from paddock.games.aruba.effects import OPS, pair_bit
from paddock.games.aruba.picture import FATES, PHASES, STAGES
from paddock.games.aruba.round import ArubaRound
from paddock.games.aruba.scoring import best_places
from paddock.games.aruba.shapes import CarShape, KnownShape, RacePosition, RaceView, TurnShape
from paddock.games.aruba.state import NOBODY, Cards
from paddock.games.aruba.terms import Terms

# Ten dice make at most 324 different keeps; cards add some sixty moves.
MOVE_SPACE: Final = 512


def fresh_race(terms: Terms, results: list[Result], chance: Chance, journal: list[Event] | None) -> ArubaRound:
    """The race after these results: cars on the grid, a shuffled pile, empty hands."""
    deck = terms.deck()
    chance.shuffle(deck)
    start = start_seat(terms, results)
    cars = [Car(number, 0, 0) for number in range(terms.cars)]
    for slot, number in enumerate(grid_order(terms, results, start)):
        cars[number].row, cars[number].lane = terms.circuit.grid[slot]
    state = _empty_race(terms, chance, deck, cars)
    state.start = start
    state.journal = journal
    state.begin_turn(start)
    return state


def start_seat(terms: Terms, results: list[Result]) -> int:
    """The winner of the last race; if nobody came home, the seat after the last start; seat 1 at first."""
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


def tie_break(terms: Terms, results: list[Result]) -> list[int]:
    """Each side's place in the last race, by its better car."""
    return best_places(terms, results[-1]) if results else [0] * terms.seats


def _empty_race(terms: Terms, chance: Chance, deck: vec[i64], cars: list[Car]) -> ArubaRound:
    hands = vec[u8]([0] * (CARDS * terms.seats))
    known = vec[u8]([0] * (CARDS * terms.seats * terms.seats))
    piles = Cards(deck, hands, vec[u8]([0] * CARDS), known)
    state = ArubaRound(terms, chance, vec[i64]([0] * MOVE_SPACE), piles, cars)
    for car in cars:
        if car.fate in (RACING, WRECK):
            state.board[car.row * LANES + car.lane] = u8(car.number + 1)
    return state


def restore_race(terms: Terms, data: object, results: list[Result], chance: Chance) -> ArubaRound:
    """The race that this position describes."""
    shape = read_shape(data, RacePosition, "round")
    check_results(terms, results)
    check_race(terms, shape)
    cars = [_car(car) for car in shape["cars"]]
    state = _empty_race(terms, chance, vec[i64]([terms.kind_of[name] for name in shape["pile"]]), cars)
    state.start = shape["start"] - 1
    state.turn = shape["turn"] - 1
    state.phase = PHASES.index(shape["phase"])
    state.over = shape["over"]
    state.still = shape["still"]
    state.home = len([car for car in cars if car.fate == HOME])
    state.racing = len([car for car in cars if car.fate == RACING])
    state.wrecks = terms.cars - state.home - state.racing
    _restore_cards(terms, state, shape)
    _restore_turn(state, shape["active"])
    return state


def _restore_cards(terms: Terms, state: ArubaRound, shape: RacePosition) -> None:
    for seat, names in enumerate(shape["hands"]):
        for name in names:
            state.hands[seat * CARDS + terms.kind_of[name]] += 1
    for name in shape["discards"]:
        state.discards[terms.kind_of[name]] += 1
    for name in shape["fresh"]:
        state.fresh[terms.kind_of[name]] += 1
    state.fresh_size = len(shape["fresh"])
    for item in shape["known"]:
        first = ((item["seat"] - 1) * terms.seats + item["holder"] - 1) * CARDS
        for name in item["cards"]:
            state.known[first + terms.kind_of[name]] += 1
            state.secrets += 1


def _restore_turn(state: ArubaRound, active: TurnShape) -> None:
    state.car = active["car"] - 1
    state.stage = STAGES.index(active["stage"])
    state.dice = counts_from(active["dice"])
    state.extra = counts_from(active["extra"])
    state.rerolls = active["rerolls"]
    state.dice_used = active["dice_used"]
    state.straight_used = active["straight_used"]
    state.dice_move = active["dice_move"]
    state.gained = active["gained"]
    state.spent = active["spent"]
    state.leads = active["leads"]
    state.from_red = active["from_red"]
    state.hooked = _index(active["hooked"])
    state.ninth = _index(active["ninth"])
    for pair in active["sawn"]:
        state.sawn |= pair_bit(pair[0] - 1, pair[1] - 1)
    for item in active["pending"]:
        word, _, number = item.partition(" ")
        state.expect(OPS.index(word), int(number) - 1)


def _index(car: int | None) -> int:
    return NOBODY if car is None else car - 1


def _car(shape: CarShape) -> Car:
    car = Car(shape["car"] - 1, shape["reached"], (shape["lane"] or 1) - 1)
    car.damage = shape["damage"]
    car.fate = FATES.index(shape["state"])
    car.rank = shape["rank"] or 0
    for name in shape["mounts"]:
        car.fit(MOUNT_NAMES.index(name), on=True)
    return car


def imagine_position(terms: Terms, data: object, seat: int, chance: Chance) -> dict[str, object]:
    """A whole position that fits a view of that seat (-1: a spectator): the unseen cards are dealt anew."""
    shape = read_shape(data, RaceView, "view")
    unseen = _unseen(terms, shape)
    chance.shuffle(unseen)
    hands: list[list[str]] = []
    used = 0
    for other, size in enumerate(shape["hand_sizes"]):
        if other == seat and shape["hand"] is not None:
            hands.append(shape["hand"])
            continue
        seen = [name for item in shape["known"] if item["holder"] == other + 1 for name in item["cards"]]
        missing = max(size - len(seen), 0)
        dealt = [terms.names[unseen[i]] for i in range(used, min(used + missing, len(unseen)))]
        used += missing
        hands.append(sorted(seen + dealt, key=lambda name: terms.kind_of[name]))
    pile = [terms.names[unseen[i]] for i in range(min(used, len(unseen)), len(unseen))]
    owner = terms.owner(shape["active"]["car"] - 1)
    fresh = shape["fresh"] if shape["fresh"] is not None else hands[owner][: shape["fresh_size"]]
    hidden = ("hand", "hand_sizes", "fresh", "fresh_size", "pile_size", "penalty", "points")
    table: dict[str, object] = {key: value for key, value in shape.items() if key not in hidden}
    return {**table, "hands": hands, "fresh": fresh, "pile": pile}


def _unseen(terms: Terms, shape: RaceView) -> vec[i64]:
    counts = list(terms.pack)
    for name in _seen(shape, shape["known"]):
        if name not in terms.kind_of or counts[terms.kind_of[name]] == 0:
            raise BadPosition(f"the view shows a card too many: {name!r}")
        counts[terms.kind_of[name]] -= 1
    return vec[i64]([kind for kind in range(CARDS) for _ in range(counts[kind])])


def _seen(shape: RaceView, known: list[KnownShape]) -> list[str]:
    seen = [*shape["discards"], *(shape["hand"] or [])]
    for item in known:
        seen += item["cards"]
    for car in shape["cars"]:
        seen += ["saw" if name in MOUNT_NAMES[LEFT:] else "bumper" for name in car["mounts"]]
    return seen
