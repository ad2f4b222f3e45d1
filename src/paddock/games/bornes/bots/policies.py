"""Registry of Bornes policies: levels, and styles to test them against."""

from typing import Final

from paddock.bots.move_prior import MovePrior
from paddock.core.policy import Policy
from paddock.games.bornes.bots.baseline import Frozen
from paddock.games.bornes.bots.commuter_ab611af import CommuterAb611af
from paddock.games.bornes.bots.expert import BornesExpert
from paddock.games.bornes.bots.expert_weights import FIRST
from paddock.games.bornes.bots.network import Learned
from paddock.games.bornes.bots.styles import Attacker, Hoarder, Sprinter
from paddock.games.bornes.bots.sunday_driver import SundayDriver

POLICIES: Final[dict[int, type[Policy]]] = {1: SundayDriver, 2: BornesExpert}
STYLES: Final[dict[str, type[Policy]]] = {
    "attacker": Attacker,
    "hoarder": Hoarder,
    "sprinter": Sprinter,
    "frozen": Frozen,
}
# Earlier versions of level 2, each with the weights in `weights/<folder>`: {name: (policy, folder)}.
REFERENCES: Final[dict[str, tuple[type[Policy], str]]] = {"commuter-ab611af": (CommuterAb611af, "ab611af")}
WEIGHTS: Final[dict[str, float]] = FIRST
MOVE_PRIORS: Final[dict[str, type[MovePrior]]] = {"learned": Learned}
