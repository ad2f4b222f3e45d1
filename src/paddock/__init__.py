"""Paddock: five road-racing table games with their real rules, to play and to study."""

from paddock.bots.bot import Bot
from paddock.core.chance import Keyed, Rng, commitment_of
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
from paddock.core.refusal import Refusal
from paddock.core.sheet import Option
from paddock.core.standing import Standing
from paddock.library import bot, game, games, read_record, replay

__all__ = [
    "BadInput",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Bot",
    "Event",
    "Game",
    "IllegalMove",
    "Keyed",
    "Match",
    "Option",
    "PaddockError",
    "Refusal",
    "Rng",
    "Standing",
    "UnknownGame",
    "UnknownLevel",
    "bot",
    "commitment_of",
    "game",
    "games",
    "read_record",
    "replay",
]
