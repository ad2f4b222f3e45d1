"""BornesState: the data of one round; law.py checks moves on it, effects.py and turns.py change it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.round import Round
from paddock.games.bornes.rules.cards import CARDS, NO_CARD, RIGHT_OF_WAY
from paddock.games.bornes.rules.terms import Terms

# Phases: play a card, answer an attack, or choose whether to extend the trip.
PLAY: Final[i64] = 0
ANSWER: Final[i64] = 1
CHOICE: Final[i64] = 2
PHASES: Final = ("play", "answer", "choice")

# Offsets of a side's numbers in `sides`.
KM: Final[i64] = 0
BATTLE: Final[i64] = 1  # WAITING for a start, DRIVING, or the attack that stops it
TOP: Final[i64] = 2  # top card of the battle pile, in force or not
UNDER: Final[i64] = 3  # card under the attack on top
LIMITED: Final[i64] = 4
COUPS: Final[i64] = 5  # a bit for each kind of safety laid as a coup, counted from right of way
NUMBERS: Final[i64] = 8

WAITING: Final[i64] = 0
DRIVING: Final[i64] = 1

NOBODY: Final[i64] = -1


class BornesState(Round):
    """The data of one round in two flat vectors, so that cloning is cheap.

    `cards` has a row of CARDS counts by kind for each seat's hand, then for each side's layout, then for the discards:
    equal cards give one move. `sides` has a row of NUMBERS for each side.
    """

    def __init__(self, terms: Terms, chance: Chance, moves: vec[i64], cards: vec[u8], sides: vec[i64]) -> None:
        super().__init__(chance, moves)
        self.terms: Terms = terms
        self.cards: vec[u8] = cards
        self.sides: vec[i64] = sides
        self.deck: vec[i64] = terms.deck  # in drawing order; never modified, so clones share it
        self.drawn: i64 = 0  # number of cards drawn from the deck
        self.last_discard: i64 = NO_CARD
        self.start: i64 = 0
        self.phase: i64 = PLAY
        self.attack: i64 = NO_CARD  # the attack that is open to a coup
        self.attacker: i64 = NOBODY
        self.asked: i64 = 0  # a bit for each seat that has yet to answer
        self.goal_km: i64 = terms.goal_km
        self.caller: i64 = NOBODY  # the side that called the extension
        self.finisher: i64 = NOBODY  # the side that reached the goal

    @property
    def pile(self) -> i64:
        """How many cards are left to draw."""
        return i64(len(self.deck)) - self.drawn

    @property
    def own(self) -> i64:
        """The side of the seat to act."""
        return self.terms.side_of[self.turn]

    def first_asked(self) -> i64:
        """The first seat, in seat order, that has yet to answer; outside a window, the seat to act."""
        if self.phase != ANSWER:
            return self.turn
        seat: i64 = 0
        while (self.asked >> seat) & 1 == 0:
            seat += 1
        return seat

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a seat has this card in hand."""
        return self.cards[seat * CARDS + card] != 0

    def held(self, seat: i64, card: i64) -> i64:
        """How many cards of this kind a seat has in hand."""
        return i64(self.cards[seat * CARDS + card])

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        cards = self.cards
        size: i64 = 0
        for card in range(seat * CARDS, (seat + 1) * CARDS):
            size += i64(cards[card])
        return size

    def laid(self, side: i64, card: i64) -> i64:
        """How many cards of this kind are on a side's layout."""
        return i64(self.cards[(self.terms.seats + side) * CARDS + card])

    def discarded(self, card: i64) -> i64:
        """How many cards of this kind have been discarded."""
        return i64(self.cards[self.terms.discards + card])

    def has_safety(self, side: i64, safety: i64) -> bool:
        """Whether a side has laid this safety."""
        return self.cards[(self.terms.seats + side) * CARDS + safety] != 0

    def km(self, side: i64) -> i64:
        """How far a side has driven."""
        return self.sides[side * NUMBERS + KM]

    def battle(self, side: i64) -> i64:
        """WAITING, DRIVING, or the attack that stops a side."""
        return self.sides[side * NUMBERS + BATTLE]

    def top(self, side: i64) -> i64:
        """The top card of a side's battle pile, in force or not."""
        return self.sides[side * NUMBERS + TOP]

    def under(self, side: i64) -> i64:
        """The card under the attack on top of a side's battle pile."""
        return self.sides[side * NUMBERS + UNDER]

    def is_limited(self, side: i64) -> bool:
        """Whether a speed limit is in force for a side."""
        return self.sides[side * NUMBERS + LIMITED] != 0

    def has_coup(self, side: i64, safety: i64) -> bool:
        """Whether a side laid this safety as a coup."""
        return (self.sides[side * NUMBERS + COUPS] >> (safety - RIGHT_OF_WAY)) & 1 != 0
