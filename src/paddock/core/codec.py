"""Codec: converts a game's moves, cards and rolls to text and back without loss, and marks secret moves."""

from typing import Final

from mypy_extensions import i64

from paddock.core.text import NOT_A_NUMBER, whole_number

NOT_NOTATION: Final = NOT_A_NUMBER


class Codec:
    """Reads and writes everything that a record contains. A match uses one codec throughout."""

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        raise NotImplementedError

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        raise NotImplementedError

    def parts(self, move: i64) -> dict[str, object]:
        """The move as data: its `verb` and further fields, as defined in the shapes of the game."""
        return {"verb": self.notation(move)}

    def reactions(self) -> list[str]:
        """The moves of reaction windows that a standing order can be given for."""
        return []

    def span(self) -> int:
        """Exclusive upper bound of move numbers: the length of an array indexed by move."""
        raise NotImplementedError

    def token(self, value: int) -> str:
        """A card of a shuffled order as records write it."""
        raise NotImplementedError

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        raise NotImplementedError

    def roll_word(self, value: int) -> str:
        """A roll as records write it; games with dice override this to write faces, counted from 1."""
        return str(value)

    def roll_value(self, word: str) -> int:
        """The roll that a record's word stands for, or NOT_NOTATION."""
        return whole_number(word)

    def is_secret(self, move: i64) -> bool:
        """Whether this move is visible only to the seat that makes it."""
        return False

    def shows_rolls(self, move: i64) -> bool:
        """Whether the rolls of this move are public; the order of shuffled cards never is."""
        return True
