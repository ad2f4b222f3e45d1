"""Paddock: five road-racing table games with their real rules, to play and to study."""

from typing import TYPE_CHECKING

from paddock.boards import Board, board
from paddock.bots.bot import Bot
from paddock.core.chance.keyed import Keyed, commitment_of
from paddock.core.chance.rng import Chance, Rng
from paddock.core.chance.scripted import Scripted
from paddock.core.errors import (
    BadInput,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalMove,
    PaddockError,
    UnknownGame,
    UnknownLevel,
)
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.match import Match
from paddock.core.record.write import REFEREE
from paddock.core.refusal import Refusal
from paddock.core.results import Standing
from paddock.core.sheet import Option
from paddock.core.step import Outcome, Step
from paddock.howtos import howto
from paddock.library import bot, game, game_ids, hint, read_record, replay, review, study

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """`paddock.__version__`, found when somebody asks for it: reading it would slow every start."""
        if name != "__version__":
            raise AttributeError(f"module 'paddock' has no attribute {name!r}")
        from paddock.version import version  # noqa: PLC0415

        return version()


__all__ = [
    "REFEREE",
    "BadInput",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Board",
    "Bot",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Keyed",
    "Match",
    "Option",
    "Outcome",
    "PaddockError",
    "Refusal",
    "Rng",
    "Scripted",
    "Standing",
    "Step",
    "UnknownGame",
    "UnknownLevel",
    "__version__",
    "board",
    "bot",
    "commitment_of",
    "game",
    "game_ids",
    "hint",
    "howto",
    "read_record",
    "replay",
    "review",
    "study",
]
