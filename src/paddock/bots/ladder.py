"""The ladder: which bot plays which family of games at which level."""

from typing import Final

from paddock.bots.aruba import ArubaCommuter
from paddock.bots.ausgebremst import AusgebremstCommuter
from paddock.bots.bornes import BornesCommuter
from paddock.bots.bot import Bot, Learner
from paddock.core.errors import UnknownLevel
from paddock.core.game import Game

NAMES: Final = {0: "learner", 2: "commuter"}
COMMUTERS: Final[dict[str, type[Bot]]] = {
    "aruba": ArubaCommuter,
    "ausgebremst": AusgebremstCommuter,
    "bornes": BornesCommuter,
}


def levels(game: Game) -> list[int]:
    """The levels at which this game has a bot."""
    return [0, 2] if game.family in COMMUTERS else [0]


def bot(game: Game, level: int = 2, seed: int = 0) -> Bot:
    """A bot of that level."""
    if level not in levels(game):
        known = ", ".join(f"{number} ({NAMES[number]})" for number in levels(game))
        raise UnknownLevel(f"{game.id} has no bot of level {level}; it has: {known}")
    return Learner(game, seed) if level == 0 else COMMUTERS[game.family](game, seed)
