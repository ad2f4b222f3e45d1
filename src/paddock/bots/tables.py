"""Which table of fitted numbers holds for a match: a duel is another game than a crowd."""

from typing import Final

DUEL: Final = 2


def table_of(sides: int) -> str:
    """The table of weights for so many sides."""
    return "two" if sides == DUEL else "more"
