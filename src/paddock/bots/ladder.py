"""The ladder: which bot plays which game at which level; a family's policies are found by the family's name."""

import tomllib
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, Final

from paddock.bots.bot import Bot
from paddock.bots.lessons import lessons
from paddock.bots.player import Player, Scholar, Searcher
from paddock.core.errors import UnknownLevel
from paddock.core.game import Game
from paddock.core.policy import Policy, RandomPolicy
from paddock.core.text import shown

NAMES: Final = {0: "learner", 1: "sunday-driver", 2: "commuter", 3: "rally-driver", 4: "champion"}

EXPERT: Final = 2
SEARCHING, LEARNED = 3, 4
Anybody = Player | Searcher | Scholar
# Levels that have not yet shown in these families that they are stronger than the one below: tables lack them there.
ON_TRIAL: Final = {LEARNED: ("bornes",)}


def policies(game: Game) -> dict[int, Anybody]:
    """The players of this game by level: those of its family (see `kinds`), chance at the foot, search on top."""
    return _players(game.id, game.family)


def kinds(game: Game) -> dict[int, type[Policy]]:
    """The policies that were written for this game's family: `POLICIES` of the module named after it."""
    return _found(game.family, "POLICIES")


def styles(game: Game) -> dict[str, Player]:
    """Players of this game besides the ladder, by name, to test a level against: `STYLES` of the same module."""
    return {name: Player(kind, weights(game.id)) for name, kind in _found(game.family, "STYLES").items()}


@cache
def _players(game_id: str, family: str) -> dict[int, Anybody]:
    numbers = weights(game_id)
    found: dict[int, Anybody] = {0: Player(RandomPolicy, {})}
    found |= {level: Player(kind, numbers) for level, kind in _found(family, "POLICIES").items()}
    expert = found.get(EXPERT)
    if isinstance(expert, Player):
        # `QUICK` of the family's module: numbers with which its players are fast enough to play worlds out.
        quick = {**numbers, **_found(family, "QUICK")}
        others = tuple(Player(kind, quick) for kind in _found(family, "STYLES").values())
        searcher = Searcher(Player(expert.kind, quick), others, numbers)
        found[SEARCHING] = searcher
        if lessons(game_id):
            found[LEARNED] = Scholar(searcher, lessons(game_id), _found(family, "OPINIONS")["learned"])
    return found


def _found(family: str, table: str) -> dict[Any, Any]:
    module = f"paddock.bots.{family}"
    found: dict[Any, Any] = getattr(import_module(module), table, {}) if find_spec(module) else {}
    return found


@cache
def weights(game_id: str) -> dict[str, float]:
    """The numbers that were fitted for a game, by table and name (`two.attack`); none if nothing was."""
    file = resources.files("paddock.bots").joinpath("weights", f"{game_id}.toml")
    tables = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {f"{table}.{name}": float(value) for table, row in tables.items() for name, value in row.items()}


def first_weights(game: Game) -> dict[str, float]:
    """Where a fit of this game's weights begins, by name: `WEIGHTS` of the module named after its family."""
    found: dict[str, float] = _found(game.family, "WEIGHTS")
    return found


def player(game: Game, name: str) -> Anybody:
    """A player by the number or name of its level, or by the name of its style."""
    levels_by_name = {NAMES[level]: found for level, found in policies(game).items()}
    numbered = {str(level): found for level, found in policies(game).items()}
    known: dict[str, Anybody] = {**numbered, **levels_by_name, **styles(game)}
    if name not in known:
        raise UnknownLevel(f"{game.id} has no player {shown(name)}; it has: {', '.join(known)}")
    return known[name]


def levels(game: Game) -> list[int]:
    """The levels at which this game has a bot."""
    return sorted(policies(game))


def offered(game: Game) -> list[int]:
    """The levels that people can choose from at a table: those that have shown their strength."""
    return [level for level in levels(game) if game.family not in ON_TRIAL.get(level, ())]


def bot(game: Game, level: int = EXPERT, seed: int = 0) -> Bot:
    """A bot of that level."""
    found = policies(game)
    if isinstance(level, bool) or not isinstance(level, int) or level not in found:
        known = ", ".join(f"{number} ({NAMES[number]})" for number in levels(game))
        raise UnknownLevel(f"{game.id} has no bot of level {shown(level)}; it has: {known}")
    return Bot(game, found[level], level, seed)
