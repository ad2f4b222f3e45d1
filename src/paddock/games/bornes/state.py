"""BornesState: what the table of a deal looks like; the rules of BornesRound move it on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance import Chance
from paddock.core.round import Round
from paddock.games.bornes.cards import CARDS, NO_CARD
from paddock.games.bornes.side import Side
from paddock.games.bornes.terms import Terms

# What the seat to act is asked for: a card, an answer to an attack, or whether to extend the trip.
PLAY: Final = 0
ANSWER: Final = 1
CHOICE: Final = 2

NOBODY: Final = -1


class BornesState(Round):
    """One deal's table. Hands and discards are counts by kind, so equal cards give one move.

    Whoever makes a state fills in `hands` (CARDS counts for each seat in turn) and `discards` (CARDS counts).
    """

    def __init__(self, terms: Terms, chance: Chance, moves: vec[i64], deck: vec[i64], sides: list[Side]) -> None:
        super().__init__(chance, moves)
        self.terms: Terms = terms
        self.deck: vec[i64] = deck  # in drawing order; never changed, so clones share it
        self.hands: vec[u8] = vec[u8]()
        self.discards: vec[u8] = vec[u8]()
        self.sides: list[Side] = sides
        self.drawn: i64 = 0  # how many cards of the deck are gone
        self.last_discard: i64 = NO_CARD
        self.start: i64 = 0
        self.phase: i64 = PLAY
        self.attack: i64 = NO_CARD  # the attack that waits for an answer
        self.attacker: i64 = NOBODY
        self.goal_km: i64 = terms.goal_km
        self.caller: i64 = NOBODY  # the side that called the extension
        self.finisher: i64 = NOBODY  # the side that reached the goal

    @property
    def pile(self) -> i64:
        """How many cards are left to draw."""
        return i64(len(self.deck)) - self.drawn

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        size: i64 = 0
        for card in range(seat * CARDS, (seat + 1) * CARDS):
            size += i64(self.hands[card])
        return size
