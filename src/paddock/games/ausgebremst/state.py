"""RaceState: cars on a circuit, cards in hands, decks and piles; the rules of RaceRound move it on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance import Chance
from paddock.core.round import Round
from paddock.games.ausgebremst.circuit import Circuit
from paddock.games.ausgebremst.spaces import NOWHERE, PIT, ROOM, SPACES
from paddock.games.ausgebremst.terms import NEUTRAL, VALUES, Terms

# What the seat to act is asked for.
DRIVE: Final = 0
CHOOSE: Final = 1  # a deck
SORT: Final = 2  # a pile for the card on top of the deck
OPEN: Final = 3  # a pile to draw a card of the first hand from
DRAW: Final = 4  # a pile to draw from after a move
TAKE_CARD: Final = 5  # which of two pit cards comes to hand
STORE: Final = 6  # a pile for the other one

RACING: Final = 0
HOME: Final = 1
OUT: Final = 2

MOVE_ROOM: Final = 160
# A card reaches few spaces at once: three lanes, some rows apart after a curve, and the pit lane.
REACH_ROOM: Final = 32


class Way:
    """The way ahead of a car, as it was last looked at: scratch space that clones share."""

    def __init__(self) -> None:
        self.reach: Final = vec[i64]([0] * (REACH_ROOM * VALUES))  # by steps: the spaces that many steps ahead
        self.sizes: Final = vec[i64]([0] * VALUES)  # by steps: how many those are
        self.seen: Final = vec[i64]([0] * SPACES)  # by space: the last step of any look that found it
        self.steps: i64 = 0  # steps of all looks so far
        self.home_from: i64 = VALUES  # the fewest steps that cross the finish line
        self.entry: i64 = NOWHERE  # field A, if the pit lane is open to the car
        self.must_stop: bool = False
        self.is_last_lap: bool = False


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
        self.board: vec[u8] = vec[u8]()  # by space: the number of the car there, counted from 1
        self.space: vec[i64] = vec[i64]()  # by car: where it stands, or stood when it left
        self.laps: vec[i64] = vec[i64]()  # by car: how often it has crossed the line
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
        self.choice: vec[i64] = vec[i64]()  # by seat: the deck it chose, or NEUTRAL
        self.piles: vec[u8] = vec[u8]()  # cards of each seat's gear piles from the bottom up, `largest_deck` for each
        self.heights: vec[i64] = vec[i64]()
        self.pit_cards: vec[u8] = vec[u8]()  # counts by value, beside the pit lane
        self.asked: i64 = 0  # how many cards the seat to act has been asked to sort

    def copy_into(self, twin: "RaceState") -> None:
        """Make the twin stand where this race stands."""
        twin.setup = self.setup
        twin.turn = self.turn
        twin.over = self.over
        twin.phase = self.phase
        twin.order = self.order
        twin.at = self.at
        twin.board = self.board[:]
        twin.space = self.space[:]
        twin.laps = self.laps[:]
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
            twin.piles = self.piles[:]
            twin.heights = self.heights[:]
            twin.pit_cards = self.pit_cards[:]
            twin.asked = self.asked

    def is_neutral(self, car: i64) -> bool:
        """Whether nobody sits at this car's wheel."""
        return car >= self.terms.seats

    def owes_stop(self, car: i64) -> bool:
        """Whether this car has a compulsory stop before it."""
        return self.terms.stop_due and self.stopped[car] == 0

    def row(self, car: i64) -> i64:
        """The row of the grid from which this car started, counted from 0."""
        for place in range(self.terms.cars):
            if self.order[place] == car:
                return place // self.terms.row_cars
        return NEUTRAL

    def progress(self, car: i64) -> i64:
        """How far round the race a car is: more is ahead, equal is level."""
        return self.laps[car] * self.circuit.last + self.circuit.rank[self.space[car]]

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

    def stored(self, seat: i64) -> i64:
        """How many cards lie on a seat's gear piles."""
        total: i64 = 0
        for pile in range(seat * self.terms.piles, (seat + 1) * self.terms.piles):
            total += self.heights[pile]
        return total

    def cards_to_sort(self, seat: i64) -> i64:
        """How many cards a seat with the largest deck would sort; everybody is asked as often, so no deck shows."""
        return self.terms.largest_deck - i64(len(self.circuit.pit_cards[self.row(seat)]))
