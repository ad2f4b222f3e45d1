"""Who plays the Bornes family: the levels of the ladder, and styles to test them against."""

from typing import Final

from paddock.bots.bornes_expert import BornesExpert
from paddock.bots.bornes_frozen import Frozen
from paddock.bots.bornes_learned import Learned
from paddock.bots.bornes_styles import Attacker, Hoarder, Sprinter
from paddock.bots.bornes_sunday import SundayDriver
from paddock.bots.bornes_weights import FIRST
from paddock.bots.opinion import Opinion
from paddock.core.policy import Policy

POLICIES: Final[dict[int, type[Policy]]] = {1: SundayDriver, 2: BornesExpert}
STYLES: Final[dict[str, type[Policy]]] = {
    "attacker": Attacker,
    "hoarder": Hoarder,
    "sprinter": Sprinter,
    "frozen": Frozen,
}
WEIGHTS: Final[dict[str, float]] = FIRST
OPINIONS: Final[dict[str, type[Opinion]]] = {"learned": Learned}
