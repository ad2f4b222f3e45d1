"""ArubaCodec: moves, cards and dice as people and records write them, exact both ways."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION, Codec
from paddock.core.text import whole_number
from paddock.games.aruba import moves
from paddock.games.aruba.terms import Terms


class ArubaCodec(Codec):
    """Notation in the card names of the sheet."""

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
        return self.terms.names[value]

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        return self.terms.kind_of.get(token, NOT_NOTATION)

    def roll_word(self, value: int) -> str:
        """A die's face; for a theft the place of the stolen card in the hand, counted from 1."""
        return str(value + 1)

    def roll_value(self, word: str) -> int:
        """The roll that a record's word stands for, or NOT_NOTATION."""
        face = whole_number(word)
        return face - 1 if face > 0 else NOT_NOTATION

    def shows_rolls(self, move: i64) -> bool:
        """Dice lie open; which card a thief picks does not."""
        return not moves.STEAL <= move < moves.FIX
