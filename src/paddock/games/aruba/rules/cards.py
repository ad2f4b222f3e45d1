"""Numbers of the ten kinds of action card, and of the four mounts of a car."""

from typing import Final

from mypy_extensions import i64

BOMB: Final[i64] = 0
HOOK: Final[i64] = 1
EXTRA_DIE: Final[i64] = 2
DIE_CHANGE: Final[i64] = 3
LARCENY: Final[i64] = 4
RE_ROLL: Final[i64] = 5
NITRO: Final[i64] = 6
REPAIR: Final[i64] = 7
BUMPER: Final[i64] = 8
SAW: Final[i64] = 9
CARDS: Final[i64] = 10

FRONT: Final[i64] = 0
REAR: Final[i64] = 1
LEFT: Final[i64] = 2
RIGHT: Final[i64] = 3
MOUNTS: Final[i64] = 4
MOUNT_NAMES: Final = ("front", "rear", "left", "right")
