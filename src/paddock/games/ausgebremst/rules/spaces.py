"""Space numbers (lane and number along the lap) and their names."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION
from paddock.core.text import whole_number

# A space is lane * ROOM + number. Lanes 0 to 2 are L, M, N from the inside; lane 3 is the pit lane, P. The letters A
# and C are taken: the booklet uses them for the two fields between which the pit lane runs.
# On the track equal numbers are level, so a curve's shorter lanes skip some numbers.
ROOM: Final[i64] = 64
LANES: Final[i64] = 3
INNER: Final[i64] = 0
MIDDLE: Final[i64] = 1
OUTER: Final[i64] = 2
PIT_LANE: Final[i64] = 3
PIT: Final[i64] = 192
FINISH: Final[i64] = 256
SPACES: Final[i64] = 257
NOWHERE: Final[i64] = -1

LETTERS: Final = "LMNP"
FINISH_WORD: Final = "finish"
NAMES: Final = [*[f"{lane}{number}" for lane in LETTERS for number in range(ROOM)], FINISH_WORD]


def lanes_apart(space: i64, other: i64) -> i64:
    """How many lanes lie between two spaces of the track."""
    apart: i64 = space // ROOM - other // ROOM
    return apart if apart >= 0 else -apart


def space_name(space: int) -> str:
    """A space as people write it."""
    return NAMES[space]


def space_number(name: str) -> int:
    """The space of that name on some circuit, or NOT_NOTATION."""
    if name == FINISH_WORD:
        return FINISH
    lane = LETTERS.find(name[:1])
    number = whole_number(name[1:])
    return lane * ROOM + number if name and lane >= 0 and 1 <= number < ROOM else NOT_NOTATION
