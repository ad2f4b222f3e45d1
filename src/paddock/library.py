"""The public face of the library: games by name, records read back, bots. `import paddock` offers all of it."""

import secrets
from functools import cache, partial
from importlib import import_module, resources

from paddock import locales
from paddock.bots import ladder
from paddock.bots.bot import Bot
from paddock.catalogue import ENTRIES
from paddock.core import translate
from paddock.core.errors import UnknownGame
from paddock.core.game import Game, use_opener
from paddock.core.match import Match
from paddock.core.record import Record, Replay
from paddock.core.text import shown

translate.use_translator(locales.say)


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(entry.id for entry in ENTRIES)


def game(game_id: str) -> Game:
    """The game of that id."""
    if game_id not in game_ids():
        raise UnknownGame(f"there is no game {shown(game_id)}; there are: {', '.join(game_ids())}")
    return _opened(game_id)


@cache
def _opened(game_id: str) -> Game:
    entry = next(entry for entry in ENTRIES if entry.id == game_id)
    door = import_module(f"paddock.games.{entry.folder}.game")
    found: Game = door.open_game(partial(_read, entry.folder), entry.id, _fresh_seed)
    return found


def _read(folder: str, name: str) -> str:
    return resources.files(f"paddock.games.{folder}").joinpath(name).read_text("utf-8")


def _fresh_seed() -> int:
    return secrets.randbits(63)


def replay(text: str) -> Replay:
    """A record read and replayed by the rules; BadRecord says what is wrong with it."""
    record = Record(text)
    return Replay(record, game(record.field("game")))


def read_record(text: str) -> Match:
    """The match that a record tells, at its last line."""
    return replay(text).match


def bot(game: Game, level: int = 2, seed: int = 0) -> Bot:
    """A bot of that level for the game; it is shown views and names moves."""
    return ladder.bot(game, level, seed)


use_opener(game)
