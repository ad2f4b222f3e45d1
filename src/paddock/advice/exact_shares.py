"""Chances as integer millionths that always add up to one, so that sums are exact."""

from collections.abc import Sequence
from typing import Final

WHOLE: Final = 1_000_000


def parts_of(chances: Sequence[float]) -> list[int]:
    """Convert chances to millionths by the largest remainder method."""
    total = sum(chances)
    exact = [chance / total * WHOLE for chance in chances]
    found = [int(part) for part in exact]
    by_rest = sorted(range(len(found)), key=lambda side: (found[side] - exact[side], side))
    for side in by_rest[: WHOLE - sum(found)]:
        found[side] += 1
    return found
