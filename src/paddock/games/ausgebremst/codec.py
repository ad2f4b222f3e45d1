"""AusgebremstCodec: moves, cards and the draw for the grid as people and records write them, exact both ways."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION, Codec
from paddock.core.text import whole_number
from paddock.games.ausgebremst import moves
from paddock.games.ausgebremst.terms import VALUES, Terms

COPIES: Final = "abcdef"


class AusgebremstCodec(Codec):
    """The same notation for every circuit."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        return moves.notation(self.terms, move)

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        return moves.parse(self.terms, text)

    def token(self, value: int) -> str:
        """A card of a shuffled order as records write it."""
        return str(value)

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        value = whole_number(token)
        return value if 1 <= value < VALUES else NOT_NOTATION

    def roll_word(self, value: int) -> str:
        """A card drawn for the grid: its value and which of its copies it is."""
        pack = self.terms.draws()
        cards = [pack[i] for i in range(len(pack))]
        return f"{cards[value]}{COPIES[value - cards.index(cards[value])]}"

    def roll_value(self, word: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        pack = self.terms.draws()
        words = [self.roll_word(i) for i in range(len(pack))]
        return words.index(word) if word in words else NOT_NOTATION

    def is_secret(self, move: i64) -> bool:
        """Decks are chosen and cards sorted face down."""
        return move == moves.DONE or move >= moves.PRESET
