"""The ladder: which bot plays which game at which level; a family's policies are found by the family's name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from paddock.bots.bot import Bot, PolicyKind
from paddock.core.errors import UnknownLevel
from paddock.core.game import Game
from paddock.core.policy import RandomPolicy
from paddock.core.text import shown

NAMES: Final = {0: "learner", 1: "sunday driver", 2: "commuter", 3: "rally driver", 4: "champion"}


@cache
def policies(family: str) -> dict[int, PolicyKind]:
    """The policies for this family of games by level: `POLICIES` of the module of that name, and chance at the foot."""
    module = f"paddock.bots.{family}"
    found: dict[int, PolicyKind] = getattr(import_module(module), "POLICIES", {}) if find_spec(module) else {}
    return {0: RandomPolicy, **found}


def levels(game: Game) -> list[int]:
    """The levels at which this game has a bot."""
    return sorted(policies(game.family))


def bot(game: Game, level: int = 2, seed: int = 0) -> Bot:
    """A bot of that level."""
    found = policies(game.family)
    if isinstance(level, bool) or not isinstance(level, int) or level not in found:
        known = ", ".join(f"{number} ({NAMES[number]})" for number in levels(game))
        raise UnknownLevel(f"{game.id} has no bot of level {shown(level)}; it has: {known}")
    return Bot(game, found[level], level, seed)
