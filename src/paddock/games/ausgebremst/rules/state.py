"""RaceState: the data of one race, that is cars, hands, decks and piles; other modules change it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.round import Round
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.lanes import bit
from paddock.games.ausgebremst.rules.spaces import NOWHERE, PIT, ROOM
from paddock.games.ausgebremst.rules.terms import NONE, VALUES, Terms

# Phases of a race and tasks of a seat; PHASES and TASKS have their names.
CHOOSE: Final[i64] = 0  # choose a deck; all seats at once
PREPARE: Final[i64] = 1  # sort piles and draw a first hand; all seats independently
DRIVE: Final[i64] = 2
DRAW: Final[i64] = 3  # choose a pile to draw from after a move
TAKE_CARD: Final[i64] = 4  # choose which of two pit cards to take
STORE: Final[i64] = 5  # choose a pile for the other one
SORT: Final[i64] = 6  # while preparing: choose a pile for the top card of the deck
OPEN: Final[i64] = 7  # while preparing: choose a pile to draw a card of the first hand from
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
    """The result of the last `look_ahead`: scratch space that clones share.

    A set of spaces is one int for each lane (see lanes.py), with LANE_SETS ints for each number of steps.
    """

    def __init__(self) -> None:
        self.reach: Final = vec[i64]([0] * (LANE_SETS * VALUES))  # by steps: the spaces at that many steps
        self.spaces: Final = vec[i64]([0] * SPACE_ROOM)  # scratch list of spaces at that many steps
        self.inner: i64 = 0  # by lane: the spaces that a car may drive over
        self.middle: i64 = 0
        self.outer: i64 = 0
        self.pit: i64 = 0
        self.change: i64 = 0  # the rows from which it may change lanes
        self.entry: i64 = 0  # field A, if the pit lane is open to the car
        self.leave: i64 = 0  # field C, if it may leave the pit lane
        self.line: i64 = 0  # the first row beyond the line, if that is the finish
        self.start: i64 = 0
        self.home_from: i64 = VALUES  # the fewest steps to the finish
        self.cards: i64 = 0  # bit set of playable values, written by `find_drives`


class RaceState(Round):
    """The data of one race. A seat's car has the seat's number; the cars after the last seat are neutral.

    Hands, shown and played cards are counts by value, VALUES for each car. Clones share `moves` and `way`.
    """

    def __init__(self, terms: Terms, circuit: Circuit, chance: Chance, moves: vec[i64], way: Way) -> None:
        super().__init__(chance, moves)
        self.terms: Terms = terms
        self.circuit: Circuit = circuit
        self.way: Way = way
        self.phase: i64 = DRIVE
        self.order: vec[i64] = vec[i64]()  # cars in the order of the grid, which is the order of turns
        self.at: i64 = 0  # index of the current car in that order
        self.taken: vec[i64] = vec[i64]()  # by lane: bit set of occupied spaces
        self.space: vec[i64] = vec[i64]()  # by car: its space, or its last one once it has left
        self.laps: vec[i64] = vec[i64]()  # by car: how many times it has crossed the line
        self.progress: vec[i64] = vec[i64]()  # by car: progress in the race, NOWHERE once it has left
        self.status: vec[i64] = vec[i64]()
        self.moved: vec[i64] = vec[i64]()
        self.stopped: vec[i64] = vec[i64]()
        self.finish: vec[i64] = vec[i64]()  # cars in finishing order
        self.home: i64 = 0
        self.racing: i64 = 0
        self.idle: i64 = 0  # turns since a car last moved
        self.hands: vec[u8] = vec[u8]()
        self.shown: vec[u8] = vec[u8]()  # cards in hand that are public
        self.played: vec[u8] = vec[u8]()
        self.decks: list[vec[i64]] = []  # by car, in drawing order; decks are never modified, so clones share them
        self.drawn: vec[i64] = vec[i64]()
        self.choice: vec[i64] = vec[i64]()  # by seat: the deck it chose, or NONE
        self.asked: vec[i64] = vec[i64]()  # by seat: answers given while preparing
        self.piles: vec[u8] = vec[u8]()  # gear piles of each seat, cards from the bottom up, `largest_deck` for each
        self.heights: vec[i64] = vec[i64]()
        self.pit_cards: vec[u8] = vec[u8]()  # counts by value, beside the pit lane
        self.stored: vec[i64] = vec[i64]()  # by seat: the pile whose top card is a public pit card, or NONE

    def copy_into(self, twin: "RaceState") -> None:
        """Copy this race into the twin."""
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
        """Put a racing car on a space."""
        self.space[car] = space
        self.taken[space // ROOM] |= bit(space % ROOM)
        self.progress[car] = self.circuit.progress(self.laps[car], space)

    def lift(self, car: i64) -> None:
        """Remove a car from its space."""
        space: i64 = self.space[car]
        self.taken[space // ROOM] &= ~bit(space % ROOM)
        self.progress[car] = NOWHERE

    def car_on(self, space: i64) -> i64:
        """The car on that space, or NOWHERE."""
        for car in range(self.terms.cars):
            if self.space[car] == space and self.status[car] == RACING:
                return car
        return NOWHERE

    def is_neutral(self, car: i64) -> bool:
        """Whether this car has no player."""
        return car >= self.terms.seats

    def owes_stop(self, car: i64) -> bool:
        """Whether this car still has to make its compulsory stop."""
        return self.terms.stop_due and self.stopped[car] == 0

    def place(self, car: i64) -> i64:
        """The grid position of this car, counted from 0."""
        for place in range(self.terms.cars):
            if self.order[place] == car:
                return place
        return NONE

    def row(self, car: i64) -> i64:
        """The grid row of this car, counted from 0."""
        return self.place(car) // self.terms.row_cars

    def to_go(self, car: i64) -> i64:
        """Shortest distance to the finish, including a compulsory stop; 0 after the finish."""
        if self.status[car] == HOME:
            return 0
        return self.circuit.to_go(self.space[car], self.laps[car], self.owes_stop(car))

    def crosses_line(self, car: i64, space: i64) -> bool:
        """Whether this car crosses the line on its way to that space; the pit lane ends beyond the line."""
        return space < PIT and space % ROOM < self.passed(car)

    def passed(self, car: i64) -> i64:
        """Spaces of the track with a lower number are beyond the line for this car; from the pit lane all of them."""
        space: i64 = self.space[car]
        return ROOM if space > PIT else space % ROOM

    def hand_size(self, car: i64) -> i64:
        """How many cards a seat holds."""
        hands = self.hands
        size: i64 = 0
        for card in range(car * VALUES + 1, (car + 1) * VALUES):
            size += i64(hands[card])
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
        """The card at this height of a seat's pile, counted from 0."""
        return i64(self.piles[(seat * self.terms.piles + pile) * self.terms.largest_deck + height])

    def top_card(self, seat: i64, pile: i64) -> i64:
        """The top card of a pile that is not empty."""
        return self.pile_card(seat, pile, self.heights[seat * self.terms.piles + pile] - 1)

    def cards_to_sort(self, seat: i64) -> i64:
        """How many cards a seat with the largest deck would sort; used for every deck, to keep decks secret."""
        return self.terms.largest_deck - i64(len(self.circuit.pit_cards[self.row(seat)]))

    def task(self, seat: i64) -> i64:
        """The current task of this seat; NOTHING if it has to wait."""
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
        """The first seat of the grid with an open task before the race, or NONE."""
        for place in range(self.terms.cars - self.terms.seats, self.terms.cars):
            if self.task(self.order[place]) != NOTHING:
                return self.order[place]
        return NONE
