"""The ten kinds of action card, as numbers, and the four places of a car where one can be mounted."""

from typing import Final

BOMB: Final = 0
HOOK: Final = 1
EXTRA_DIE: Final = 2
DIE_CHANGE: Final = 3
LARCENY: Final = 4
RE_ROLL: Final = 5
NITRO: Final = 6
REPAIR: Final = 7
BUMPER: Final = 8
SAW: Final = 9
CARDS: Final = 10

FRONT: Final = 0
REAR: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
MOUNTS: Final = 4
MOUNT_NAMES: Final = ("front", "rear", "left", "right")
