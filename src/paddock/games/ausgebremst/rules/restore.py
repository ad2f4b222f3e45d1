"""Restores and validates a race from JSON data, with optional fields filled in."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.errors import require
from paddock.core.results import read_shape
from paddock.games.ausgebremst.rules.check import PREPARING, check_race
from paddock.games.ausgebremst.rules.check_cards import check_cards, check_values, questions
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.deal import empty_race
from paddock.games.ausgebremst.rules.round import RaceRound
from paddock.games.ausgebremst.rules.shapes import CarShape, RacePosition
from paddock.games.ausgebremst.rules.spaces import PIT, space_number
from paddock.games.ausgebremst.rules.state import PHASES, RACING, STATES
from paddock.games.ausgebremst.rules.terms import DECKS, NONE, VALUES, Terms


def restore_race(terms: Terms, data: object, chance: Chance) -> RaceRound:
    """The race that this position describes."""
    shape = read_shape(data, RacePosition, "race")
    circuit = terms.circuit(shape["circuit"])
    complete(terms, circuit, shape)
    check_race(terms, circuit, shape)
    check_cards(terms, circuit, shape)
    race = build_race(terms, circuit, shape, chance)
    _set_cards(terms, race, shape)
    return race


def complete(terms: Terms, circuit: Circuit, shape: RacePosition) -> None:
    """Fill in the optional fields."""
    seats = int(terms.seats)
    cars = list(range(1, terms.cars + 1))
    shape.setdefault("phase", "drive")
    shape.setdefault("finish", [])
    shape.setdefault("idle", 0)
    shape.setdefault("choices", [None] * seats)
    shape.setdefault("piles", [[] for _ in range(seats)])
    require(len(shape["cars"]) == len(cars), f"there must be {len(cars)} cars, not {len(shape['cars'])}")
    require(sorted(shape["order"]) == cars, f"order must hold each car from 1 to {len(cars)} once")
    for number, car in enumerate(shape["cars"], start=1):
        _complete_car(terms, circuit, shape, number, car)
    shape.setdefault("over", not any(car["state"] == "racing" for car in shape["cars"]))


def _complete_car(terms: Terms, circuit: Circuit, shape: RacePosition, number: int, car: CarShape) -> None:
    is_seat = number <= terms.seats
    space = space_number(car["space"])
    car.setdefault("seat", number if is_seat else None)
    car.setdefault("state", "home" if number in shape["finish"] else "racing")
    car.setdefault("moved", car["laps"] > 0 or space != circuit.grid[shape["order"].index(number)])
    car.setdefault("stopped", space > PIT)
    car.setdefault("shown", [])
    car.setdefault("pit_cards", [])
    car.setdefault("stored", None)
    is_racing = is_seat and terms.is_advanced and shape["phase"] not in PREPARING
    car.setdefault("asked", questions(terms, circuit, shape, number) + int(terms.hand) if is_racing else 0)
    if "played" not in car:
        car["played"] = _cards_missing(terms, shape, number, car)


def _cards_missing(terms: Terms, shape: RacePosition, number: int, car: CarShape) -> list[int]:
    """The cards found nowhere else, which must have been played."""
    place = number - 1
    if shape["phase"] in PREPARING or len(shape["decks"]) != terms.cars:
        return []
    left = list(shape["decks"][place])
    choice: str | None = None
    if number <= terms.seats and len(shape["hands"]) == len(shape["piles"]) == len(shape["choices"]) == terms.seats:
        left += [*shape["hands"][place], *car["pit_cards"], *[card for pile in shape["piles"][place] for card in pile]]
        choice = shape["choices"][place]
    require(choice is None or choice in DECKS, f"seat {number}: there is no such deck; there are {', '.join(DECKS)}")
    pack = terms.pack_of(place, choice)
    return [card for card in range(1, VALUES) for _ in range(pack[card] - left.count(card))]


def build_race(terms: Terms, circuit: Circuit, shape: RacePosition, chance: Chance) -> RaceRound:
    """Build the public part of the race, without hidden cards."""
    race = empty_race(terms, circuit, chance)
    race.order = vec[i64]([car - 1 for car in shape["order"]])
    for place, car in enumerate(shape["finish"]):
        race.finish[place] = car - 1
    race.home = len(shape["finish"])
    race.phase = PHASES.index(shape["phase"])
    race.turn = shape["turn"] - 1
    race.at = shape["order"].index(shape["turn"])
    race.over = shape["over"]
    race.idle = shape["idle"]
    for number, its in enumerate(shape["cars"]):
        _set_car(race, number, its)
    return race


def _set_car(race: RaceRound, car: int, its: CarShape) -> None:
    race.space[car] = space_number(its["space"])
    race.laps[car] = its["laps"]
    race.status[car] = STATES.index(its["state"])
    race.moved[car] = 1 if its["moved"] else 0
    race.stopped[car] = 1 if its["stopped"] else 0
    if race.status[car] == RACING:
        race.racing += 1
        race.put(car, race.space[car])
    for cards in (its["played"], its["shown"], its["pit_cards"]):
        check_values(f"car {car + 1}", cards)
    count_cards(race.played, car, its["played"])
    count_cards(race.shown, car, its["shown"])
    if car < race.terms.seats and race.terms.is_advanced:
        stored = its["stored"]
        count_cards(race.pit_cards, car, its["pit_cards"])
        race.stored[car] = NONE if stored is None else stored - 1
        race.asked[car] = its["asked"]


def count_cards(counts: vec[u8], owner: int, cards: list[int]) -> None:
    """Add these cards to the counts of their owner."""
    for card in cards:
        counts[owner * VALUES + card] += 1


def _set_cards(terms: Terms, race: RaceRound, shape: RacePosition) -> None:
    race.decks = [vec[i64](deck) for deck in shape["decks"]]
    for seat, hand in enumerate(shape["hands"]):
        count_cards(race.hands, seat, hand)
    if terms.is_advanced:
        for seat, choice in enumerate(shape["choices"]):
            race.choice[seat] = NONE if choice is None else DECKS.index(choice)
            set_piles(race, seat, shape["piles"][seat])


def set_piles(race: RaceRound, seat: int, piles: list[list[int]]) -> None:
    """Put these cards on a seat's piles."""
    for pile, cards in enumerate(piles):
        at = seat * race.terms.piles + pile
        race.heights[at] = len(cards)
        for i, card in enumerate(cards):
            race.piles[at * race.terms.largest_deck + i] = card
