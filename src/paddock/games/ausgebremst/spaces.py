"""Spaces as numbers (lane and number along the lap) and as names, exact both ways."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION
from paddock.core.text import whole_number

# A space is lane * ROOM + number. Lanes 0 to 2 are A, B, C from the inside; lane 3 is the pit lane, P.
# On the track equal numbers are level with each other, so a curve's shorter lanes leave some out.
ROOM: Final = 48
LANES: Final = 3
MIDDLE: Final = 1
PIT: Final = LANES * ROOM
FINISH: Final = (LANES + 1) * ROOM
SPACES: Final = FINISH + 1
NOWHERE: Final = -1

LETTERS: Final = "ABCP"
FINISH_WORD: Final = "finish"


def lanes_apart(space: i64, other: i64) -> i64:
    """How many lanes lie between two spaces of the track."""
    apart: i64 = space // ROOM - other // ROOM
    return apart if apart >= 0 else -apart


def space_name(space: int) -> str:
    """A space as people write it."""
    return FINISH_WORD if space == FINISH else f"{LETTERS[space // ROOM]}{space % ROOM}"


def space_number(name: str) -> int:
    """The space of that name on some circuit, or NOT_NOTATION."""
    if name == FINISH_WORD:
        return FINISH
    lane = LETTERS.find(name[:1])
    number = whole_number(name[1:])
    return lane * ROOM + number if name and lane >= 0 and 1 <= number < ROOM else NOT_NOTATION
