"""Codec: how a game's moves, cards and rolls are written, exact both ways, and which of them others may not read."""

from typing import Final

from mypy_extensions import i64

from paddock.core.text import NOT_A_NUMBER, whole_number

NOT_NOTATION: Final = NOT_A_NUMBER


class Codec:
    """The written form of everything a record holds. One codec serves a whole match."""

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        raise NotImplementedError

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        raise NotImplementedError

    def parts(self, move: i64) -> dict[str, object]:
        """The same move as data: its `verb`, and what else it says, as the shapes of the game describe it."""
        return {"verb": self.notation(move)}

    def span(self) -> int:
        """Every move is a number below this one, so that a row of so many places has one for each."""
        raise NotImplementedError

    def token(self, value: int) -> str:
        """A card of a shuffled order as records write it."""
        raise NotImplementedError

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        raise NotImplementedError

    def roll_word(self, value: int) -> str:
        """A roll as records write it; a game with dice writes faces, counted from 1."""
        return str(value)

    def roll_value(self, word: str) -> int:
        """The roll that a record's word stands for, or NOT_NOTATION."""
        return whole_number(word)

    def is_secret(self, move: i64) -> bool:
        """Whether only the seat that makes this move may know what it was."""
        return False

    def shows_rolls(self, move: i64) -> bool:
        """Whether everybody sees what chance answered to this move; the order of shuffled cards nobody ever sees."""
        return True
