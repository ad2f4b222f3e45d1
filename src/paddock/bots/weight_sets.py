"""Names of the weight sets: matches of two sides have one, matches of more sides another."""

from typing import Final

DUEL: Final = 2


def table_of(sides: int) -> str:
    """The table of weights for so many sides."""
    return "two" if sides == DUEL else "more"
