"""Creates races: an empty circuit, cars on the grid, shuffled decks, first hands."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.event import Event
from paddock.games.ausgebremst.rules import effects, events, turns
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.round import RaceRound
from paddock.games.ausgebremst.rules.spaces import NOWHERE, space_name
from paddock.games.ausgebremst.rules.state import CHOOSE, LANE_SETS, MOVE_ROOM, RACING, Way
from paddock.games.ausgebremst.rules.terms import NONE, VALUES, Terms
from paddock.games.ausgebremst.rules.views import counted


def fresh_race(
    terms: Terms, circuit: Circuit, order: list[int], chance: Chance, journal: list[Event] | None
) -> RaceRound:
    """A new race with this grid order and shuffled decks; in the family game neutral cars have already moved."""
    race = empty_race(terms, circuit, chance)
    race.journal = journal
    race.order = vec[i64](order)
    race.racing = terms.cars
    for place, car in enumerate(order):
        race.put(car, circuit.grid[place])
    if journal is not None:
        spaces = [space_name(race.space[car]) for car in order]
        journal.append(events.RaceStarted(circuit.name, [car + 1 for car in order], spaces))
    for car in range(terms.cars):
        if race.is_neutral(car) or not terms.is_advanced:
            _shuffle_deck(race, car)
    if terms.is_advanced:
        race.phase = CHOOSE
        turns.ask_next(race)
        return race
    for seat in range(terms.seats):
        _deal_hand(race, seat)
    turns.start_race(race)
    return race


def _shuffle_deck(race: RaceRound, car: int) -> None:
    deck = race.terms.full_pack[:] if race.is_neutral(car) else race.terms.family_pack[:]
    race.chance.shuffle(deck)
    race.decks[car] = deck


def _deal_hand(race: RaceRound, seat: int) -> None:
    for _ in range(race.terms.hand):
        effects.take_from_deck(race, seat)
    if race.journal is not None:
        race.journal.append(events.RaceHandDealt(seat + 1, counted(race.hands, seat), race.deck_left(seat)))


def empty_race(terms: Terms, circuit: Circuit, chance: Chance) -> RaceRound:
    """A circuit without cars and cards."""
    cars = int(terms.cars)
    seats = int(terms.seats) if terms.is_advanced else 0
    piles = seats * int(terms.piles)
    race = RaceRound(terms, circuit, chance, vec[i64]([0] * MOVE_ROOM), Way())
    race.taken = vec[i64]([0] * LANE_SETS)
    race.space = vec[i64]([0] * cars)
    race.laps = vec[i64]([0] * cars)
    race.progress = vec[i64]([NOWHERE] * cars)
    race.status = vec[i64]([RACING] * cars)
    race.moved = vec[i64]([0] * cars)
    race.stopped = vec[i64]([0] * cars)
    race.finish = vec[i64]([0] * cars)
    race.hands = vec[u8]([0] * (cars * VALUES))
    race.shown = vec[u8]([0] * (cars * VALUES))
    race.played = vec[u8]([0] * (cars * VALUES))
    race.decks = [vec[i64]() for _ in range(cars)]
    race.drawn = vec[i64]([0] * cars)
    race.choice = vec[i64]([NONE] * seats)
    race.asked = vec[i64]([0] * seats)
    race.piles = vec[u8]([0] * (piles * int(terms.largest_deck)))
    race.heights = vec[i64]([0] * piles)
    race.pit_cards = vec[u8]([0] * (seats * VALUES))
    race.stored = vec[i64]([NONE] * seats)
    return race
