"""Races made: set up on the grid, or read back from JSON data and checked."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.core.standing import read_shape
from paddock.games.ausgebremst import events
from paddock.games.ausgebremst.check import check_cards, check_race
from paddock.games.ausgebremst.circuit import Circuit
from paddock.games.ausgebremst.picture import PHASES, STATES
from paddock.games.ausgebremst.round import RaceRound
from paddock.games.ausgebremst.shapes import RacePosition
from paddock.games.ausgebremst.spaces import SPACES, space_number
from paddock.games.ausgebremst.state import CHOOSE, MOVE_ROOM, RACING, Way
from paddock.games.ausgebremst.terms import DECKS, NEUTRAL, VALUES, Terms


def fresh_race(
    terms: Terms, circuit: Circuit, order: list[int], chance: Chance, journal: list[Event] | None
) -> RaceRound:
    """Cars on the grid in this order, decks shuffled; neutrals have made their first move."""
    state = empty_race(terms, circuit, chance)
    state.journal = journal
    state.order = vec[i64](order)
    if journal is not None:
        journal.append(events.RaceStarted(circuit.name, [car + 1 for car in order]))
    state.racing = terms.cars
    for place, car in enumerate(order):
        state.space[car] = circuit.grid[place]
        state.board[circuit.grid[place]] = car + 1
    for car in range(terms.cars):
        if not state.is_neutral(car) and terms.is_advanced:
            continue
        deck = terms.full_pack[:] if state.is_neutral(car) else terms.family_pack[:]
        chance.shuffle(deck)
        state.decks[car] = deck
    if terms.is_advanced:
        state.ask_all(CHOOSE)
        return state
    for seat in range(terms.seats):
        for _ in range(terms.hand):
            state.draw_from_deck(seat)
    state.start_race()
    return state


def empty_race(terms: Terms, circuit: Circuit, chance: Chance) -> RaceRound:
    """A circuit with no car on it and no card anywhere."""
    cars = int(terms.cars)
    seats = int(terms.seats) if terms.is_advanced else 0
    piles = seats * int(terms.piles)
    state = RaceRound(terms, circuit, chance, vec[i64]([0] * MOVE_ROOM), Way())
    state.board = vec[u8]([0] * SPACES)
    state.space = vec[i64]([0] * cars)
    state.laps = vec[i64]([0] * cars)
    state.status = vec[i64]([RACING] * cars)
    state.moved = vec[i64]([0] * cars)
    state.stopped = vec[i64]([0] * cars)
    state.finish = vec[i64]([0] * cars)
    state.hands = vec[u8]([0] * (cars * VALUES))
    state.shown = vec[u8]([0] * (cars * VALUES))
    state.played = vec[u8]([0] * (cars * VALUES))
    state.decks = [vec[i64]() for _ in range(cars)]
    state.drawn = vec[i64]([0] * cars)
    state.choice = vec[i64]([NEUTRAL] * seats)
    state.piles = vec[u8]([0] * (piles * int(terms.largest_deck)))
    state.heights = vec[i64]([0] * piles)
    state.pit_cards = vec[u8]([0] * (seats * VALUES))
    return state


def restore_race(terms: Terms, circuit: Circuit, data: object, chance: Chance) -> RaceRound:
    """The race that this position describes."""
    shape = read_shape(data, RacePosition, "race")
    check_race(terms, circuit, shape)
    check_cards(terms, shape)
    state = empty_race(terms, circuit, chance)
    state.order = vec[i64]([car - 1 for car in shape["order"]])
    for place, car in enumerate(shape["finish"]):
        state.finish[place] = car - 1
    state.home = len(shape["finish"])
    state.phase = PHASES.index(shape["phase"])
    state.turn = shape["turn"] - 1
    state.at = shape["order"].index(shape["turn"])
    state.over = shape["over"]
    state.idle = shape["idle"]
    state.asked = shape["asked"]
    _set_cars(terms, state, shape)
    _set_cards(terms, state, shape)
    return state


def _set_cars(terms: Terms, state: RaceRound, shape: RacePosition) -> None:
    for car, its in enumerate(shape["cars"]):
        state.space[car] = space_number(its["space"])
        state.laps[car] = its["laps"]
        state.status[car] = STATES.index(its["state"])
        state.moved[car] = 1 if its["moved"] else 0
        state.stopped[car] = 1 if its["stopped"] else 0
        if state.status[car] == RACING:
            state.racing += 1
            state.board[state.space[car]] = car + 1
        _count(state.played, car, its["played"])
        _count(state.shown, car, its["shown"])
        if car < terms.seats and terms.is_advanced:
            _count(state.pit_cards, car, its["pit_cards"])


def _count(counts: vec[u8], owner: int, cards: list[int]) -> None:
    for card in cards:
        counts[owner * VALUES + card] += 1


def _set_cards(terms: Terms, state: RaceRound, shape: RacePosition) -> None:
    state.decks = [vec[i64](deck) for deck in shape["decks"]]
    for seat, hand in enumerate(shape["hands"]):
        _count(state.hands, seat, hand)
    if not terms.is_advanced:
        return
    for seat, choice in enumerate(shape["choices"]):
        state.choice[seat] = NEUTRAL if choice is None else DECKS.index(choice)
    for seat, piles in enumerate(shape["piles"]):
        for pile, cards in enumerate(piles):
            at = seat * terms.piles + pile
            state.heights[at] = len(cards)
            for i, card in enumerate(cards):
                state.piles[at * terms.largest_deck + i] = card
