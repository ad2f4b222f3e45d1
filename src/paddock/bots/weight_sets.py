"""Names of the weight sets: one for matches of two sides, one for more sides."""

from typing import Final

DUEL: Final = 2


def table_of(sides: int) -> str:
    """The name of the weight set for this number of sides."""
    return "two" if sides == DUEL else "more"
