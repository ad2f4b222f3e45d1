"""Public API of the library, exported by `import paddock`: games, records, bots, hints and reviews."""

import secrets
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from paddock import families, locales
from paddock.advice import hint as advice
from paddock.advice import reviewer as reviewing
from paddock.advice import study as studying
from paddock.bots import ladder
from paddock.bots.bot import Bot
from paddock.catalogue import ENTRIES
from paddock.core import translate
from paddock.core.errors import BadInput, BadRecord, UnknownGame
from paddock.core.game import Game, use_opener
from paddock.core.match import Match
from paddock.core.record.replay import Record, Replay
from paddock.core.text import shown

if TYPE_CHECKING:
    from paddock.advice.hint import Hint
    from paddock.advice.playouts import Progress
    from paddock.advice.review import Review
    from paddock.advice.study import Study

translate.use_translator(locales.say)


@cache
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
    opened_by = families.part(entry.family, "rules.game")
    found: Game = opened_by.open_game(partial(_read, entry.family), entry.id, _fresh_seed)
    return found


def _read(family: str, name: str) -> str:
    return families.file(family, name).read_text("utf-8")


def _fresh_seed() -> int:
    return secrets.randbits(63)


def replay(text: str) -> Replay:
    """Parse a record and replay it by the rules; BadRecord says what is wrong with it."""
    record = Record(text)
    try:
        played = game(record.field("game"))
    except UnknownGame as error:
        raise BadRecord(str(error), "head", name="game") from error
    return Replay(record, played)


def read_record(text: str) -> Match:
    """The match of a record, after its last move."""
    return replay(text).match


def bot(game: Game, level: int = 2, seed: int = 0) -> Bot:
    """A bot of that level for the game; it receives views and returns moves."""
    return ladder.bot(game, level, seed)


def hint(
    view: dict[str, Any],
    budget_ms: float = advice.BUDGET_MS,
    *,
    iterations: int | None = None,
    seed: int = 0,
    progress: "Progress | None" = None,
) -> "Hint":
    """The best moves of the seat with this view, with their chances to win the match and the reasons.

    `budget_ms` limits the CPU time. `iterations`, if given, replaces it by a fixed number of worlds: then the same seed
    gives the same hint on any machine. `progress` is a callback that receives the share done, from 0 to 1.
    """
    if not isinstance(view, dict):
        raise BadInput(f"a view is a dict, not {type(view).__name__}")
    return advice.hint(game(view.get("game", "")), view, budget_ms, iterations=iterations, seed=seed, progress=progress)


def review(
    record: str | Replay,
    budget_ms: float = reviewing.BUDGET_MS,
    *,
    worlds: int | None = None,
    progress: "Progress | None" = None,
) -> "Review":
    """Split the result of a finished match exactly into luck and decisions, and find its costliest moves.

    `record` is a record or its replay. `budget_ms` is the approximate CPU time. `worlds`, if given, replaces it by a
    fixed number of worlds per estimate: then the same record gives the same review on any machine.
    """
    told = replay(record) if isinstance(record, str) else record
    return reviewing.review(told.game, told.match, budget_ms, worlds=worlds, progress=progress)


def study(record: str | Replay, step: int, anew: int | None = None) -> "Study":
    """A match to try moves at, from a step of a record on.

    The luck is as it fell: the same pile, and the same rolls in the same order. With a seed `anew` everything that
    nobody could know at that step is dealt anew.
    """
    told = replay(record) if isinstance(record, str) else record
    return studying.study(told.game, told.match, step, anew)


use_opener(game)
