"""RaceState: cars on a circuit, cards in hands, decks and piles; the functions of the other modules move it on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.round import Round
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.lanes import bit
from paddock.games.ausgebremst.rules.spaces import NOWHERE, PIT, ROOM
from paddock.games.ausgebremst.rules.terms import NONE, VALUES, Terms

# What a race waits for, and what a seat is asked for; PHASES and TASKS write them.
CHOOSE: Final[i64] = 0  # a deck; every seat at once
PREPARE: Final[i64] = 1  # piles and a first hand; every seat at its own pace
DRIVE: Final[i64] = 2
DRAW: Final[i64] = 3  # a pile to draw from after a move
TAKE_CARD: Final[i64] = 4  # which of two pit cards comes to hand
STORE: Final[i64] = 5  # a pile for the other one
SORT: Final[i64] = 6  # while preparing: a pile for the card on top of the deck
OPEN: Final[i64] = 7  # while preparing: a pile to draw a card of the first hand from
NOTHING: Final[i64] = 8

PHASES: Final = ("choose", "prepare", "drive", "draw", "take", "store")
TASKS: Final = (*PHASES, "sort", "open", None)

RACING: Final[i64] = 0
HOME: Final[i64] = 1
OUT: Final[i64] = 2
STATES: Final = ("racing", "home", "out")

MOVE_ROOM: Final = 160
LANE_SETS: Final[i64] = 4  # three lanes and the pit lane
SPACE_ROOM: Final = 32


class Way:
    """The ways ahead of a car, as they were last looked at: scratch space that clones share.

    A set of spaces is one int for each lane (see lanes.py); LANE_SETS of them for each number of steps.
    """

    def __init__(self) -> None:
        self.reach: Final = vec[i64]([0] * (LANE_SETS * VALUES))  # by steps: the spaces that many steps ahead
        self.spaces: Final = vec[i64]([0] * SPACE_ROOM)  # room for a list of spaces that many steps ahead
        self.inner: i64 = 0  # by lane: the spaces that a car may drive over
        self.middle: i64 = 0
        self.outer: i64 = 0
        self.pit: i64 = 0
        self.change: i64 = 0  # the numbers from which it may change lanes
        self.entry: i64 = 0  # field A, if the pit lane is open to it
        self.leave: i64 = 0  # field C, if it may drive out of the pit lane
        self.line: i64 = 0  # the first row beyond the line, if that is the finish
        self.start: i64 = 0
        self.home_from: i64 = VALUES  # the fewest steps that cross the finish line
        self.cards: i64 = 0  # as bits: the values that may be played, once `find_drives` has looked


class RaceState(Round):
    """One race. A seat's car has the seat's number; the cars after the last seat are neutral.

    Hands, shown and played cards are counts by value, VALUES for each car in turn. Clones share `moves` and `way`.
    """

    def __init__(self, terms: Terms, circuit: Circuit, chance: Chance, moves: vec[i64], way: Way) -> None:
        super().__init__(chance, moves)
        self.terms: Terms = terms
        self.circuit: Circuit = circuit
        self.way: Way = way
        self.phase: i64 = DRIVE
        self.order: vec[i64] = vec[i64]()  # cars in the order of the grid, which is the order of turns
        self.at: i64 = 0  # whose turn it is, as a place in that order
        self.taken: vec[i64] = vec[i64]()  # by lane: the spaces that cars stand on, as bits
        self.space: vec[i64] = vec[i64]()  # by car: where it stands, or stood when it left
        self.laps: vec[i64] = vec[i64]()  # by car: how often it has crossed the line
        self.progress: vec[i64] = vec[i64]()  # by car: how far round the race it is, NOWHERE once it has left
        self.status: vec[i64] = vec[i64]()
        self.moved: vec[i64] = vec[i64]()
        self.stopped: vec[i64] = vec[i64]()
        self.finish: vec[i64] = vec[i64]()  # cars in the order they came home
        self.home: i64 = 0
        self.racing: i64 = 0
        self.idle: i64 = 0  # turns since a car last moved
        self.hands: vec[u8] = vec[u8]()
        self.shown: vec[u8] = vec[u8]()  # cards of a hand that everybody has seen
        self.played: vec[u8] = vec[u8]()
        self.decks: list[vec[i64]] = []  # by car, in drawing order; a deck never changes, so clones share it
        self.drawn: vec[i64] = vec[i64]()
        self.choice: vec[i64] = vec[i64]()  # by seat: the deck it chose, or NONE
        self.asked: vec[i64] = vec[i64]()  # by seat: answers given while preparing
        self.piles: vec[u8] = vec[u8]()  # cards of each seat's gear piles from the bottom up, `largest_deck` for each
        self.heights: vec[i64] = vec[i64]()
        self.pit_cards: vec[u8] = vec[u8]()  # counts by value, beside the pit lane
        self.stored: vec[i64] = vec[i64]()  # by seat: the pile whose top card is a pit card all have seen, or NONE

    def copy_into(self, twin: "RaceState") -> None:
        """Make the twin stand where this race stands."""
        twin.setup = self.setup
        twin.turn = self.turn
        twin.over = self.over
        twin.phase = self.phase
        twin.order = self.order
        twin.at = self.at
        twin.taken = self.taken[:]
        twin.space = self.space[:]
        twin.laps = self.laps[:]
        twin.progress = self.progress[:]
        twin.status = self.status[:]
        twin.moved = self.moved[:]
        twin.stopped = self.stopped[:]
        twin.finish = self.finish[:]
        twin.home = self.home
        twin.racing = self.racing
        twin.idle = self.idle
        twin.hands = self.hands[:]
        twin.shown = self.shown[:]
        twin.played = self.played[:]
        twin.decks = self.decks[:]
        twin.drawn = self.drawn[:]
        if self.terms.is_advanced:
            twin.choice = self.choice[:]
            twin.asked = self.asked[:]
            twin.piles = self.piles[:]
            twin.heights = self.heights[:]
            twin.pit_cards = self.pit_cards[:]
            twin.stored = self.stored[:]

    def put(self, car: i64, space: i64) -> None:
        """Stand a racing car there."""
        self.space[car] = space
        self.taken[space // ROOM] |= bit(space % ROOM)
        self.progress[car] = self.circuit.progress(self.laps[car], space)

    def lift(self, car: i64) -> None:
        """Take a car off the space it stands on."""
        space: i64 = self.space[car]
        self.taken[space // ROOM] &= ~bit(space % ROOM)
        self.progress[car] = NOWHERE

    def car_on(self, space: i64) -> i64:
        """The car that stands there, or NOWHERE."""
        for car in range(self.terms.cars):
            if self.space[car] == space and self.status[car] == RACING:
                return car
        return NOWHERE

    def is_neutral(self, car: i64) -> bool:
        """Whether nobody sits at this car's wheel."""
        return car >= self.terms.seats

    def owes_stop(self, car: i64) -> bool:
        """Whether this car has a compulsory stop before it."""
        return self.terms.stop_due and self.stopped[car] == 0

    def place(self, car: i64) -> i64:
        """The place from which this car started, counted from 0."""
        for place in range(self.terms.cars):
            if self.order[place] == car:
                return place
        return NONE

    def row(self, car: i64) -> i64:
        """The row of the grid from which this car started, counted from 0."""
        return self.place(car) // self.terms.row_cars

    def to_go(self, car: i64) -> i64:
        """Spaces left to the finish on the ideal line, the owed stop included; 0 at home."""
        if self.status[car] == HOME:
            return 0
        return self.circuit.to_go(self.space[car], self.laps[car], self.owes_stop(car))

    def crosses_line(self, car: i64, space: i64) -> bool:
        """Whether this car comes to that space over the line; the pit lane ends beyond it."""
        if space >= PIT:
            return False
        return self.space[car] > PIT or space % ROOM < self.space[car] % ROOM

    def hand_size(self, car: i64) -> i64:
        """How many cards a seat holds."""
        size: i64 = 0
        for card in range(car * VALUES + 1, (car + 1) * VALUES):
            size += i64(self.hands[card])
        return size

    def deck_left(self, car: i64) -> i64:
        """How many cards a car's deck still has."""
        return i64(len(self.decks[car])) - self.drawn[car]

    def next_card(self, car: i64) -> i64:
        """The card on top of a car's deck."""
        return self.decks[car][self.drawn[car]]

    def pile_cards(self, seat: i64) -> i64:
        """How many cards lie on a seat's gear piles."""
        total: i64 = 0
        for pile in range(seat * self.terms.piles, (seat + 1) * self.terms.piles):
            total += self.heights[pile]
        return total

    def pile_card(self, seat: i64, pile: i64, height: i64) -> i64:
        """The card that lies so high on a seat's pile, counted from 0."""
        return i64(self.piles[(seat * self.terms.piles + pile) * self.terms.largest_deck + height])

    def top_card(self, seat: i64, pile: i64) -> i64:
        """The top card of a pile that is not empty."""
        return self.pile_card(seat, pile, self.heights[seat * self.terms.piles + pile] - 1)

    def cards_to_sort(self, seat: i64) -> i64:
        """How many cards a seat with the largest deck would sort; everybody is asked as often, so no deck shows."""
        return self.terms.largest_deck - i64(len(self.circuit.pit_cards[self.row(seat)]))

    def task(self, seat: i64) -> i64:
        """What this seat is asked for now; NOTHING if it has to wait for others."""
        if self.over or seat < 0:
            return NOTHING
        if self.phase == CHOOSE:
            return CHOOSE if self.choice[seat] == NONE else NOTHING
        if self.phase != PREPARE:
            return self.phase if seat == self.turn else NOTHING
        opened: i64 = self.asked[seat] - self.cards_to_sort(seat)
        if opened < 0:
            return SORT
        return OPEN if opened < self.terms.hand else NOTHING

    def first_asked(self) -> i64:
        """The first seat of the grid that has something to answer before the race, or NONE."""
        for place in range(self.terms.cars - self.terms.seats, self.terms.cars):
            if self.task(self.order[place]) != NOTHING:
                return self.order[place]
        return NONE
