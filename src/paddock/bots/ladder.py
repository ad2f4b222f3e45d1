"""Registry of bots by game and level; each family defines its policies in its module `bots.policies`."""

import tomllib
from functools import cache
from typing import Any, Final

from paddock import families
from paddock.bots.bot import Bot
from paddock.bots.network_file import networks
from paddock.bots.player import NetworkSearcher, Player, Searcher
from paddock.core.errors import UnknownLevel
from paddock.core.game import Game
from paddock.core.policy import Policy, RandomPolicy
from paddock.core.text import shown

POLICIES: Final = "bots.policies"
NAMES: Final = {0: "learner", 1: "sunday-driver", 2: "commuter", 3: "rally-driver"}
CHAMPION: Final = "champion"  # on trial

EXPERT: Final = 2
SEARCHING = 3
Anybody = Player | Searcher | NetworkSearcher


@cache
def policies(game: Game) -> dict[int, Anybody]:
    """The players of this game by level: random (0), those of its family (see `kinds`), and search (3)."""
    numbers = weights(game)
    found: dict[int, Anybody] = {0: Player(RandomPolicy, {})}
    found |= {level: Player(kind, numbers) for level, kind in kinds(game).items()}
    expert = found.get(EXPERT)
    if isinstance(expert, Player):
        # `QUICK`: weights that make the policies fast enough for playouts.
        quick = {**numbers, **_found(game.family, "QUICK")}
        others = tuple(Player(kind, quick) for kind in _found(game.family, "STYLES").values())
        found[SEARCHING] = Searcher(Player(expert.kind, quick), others, numbers)
    return found


def searcher(game: Game) -> Searcher:
    """The player of level 3; hints and reviews use its policies and weights."""
    found = policies(game)[SEARCHING]
    assert isinstance(found, Searcher)
    return found


def kinds(game: Game) -> dict[int, type[Policy]]:
    """The policy classes of this game's family by level: `POLICIES` in its module `bots.policies`."""
    found: dict[int, type[Policy]] = _found(game.family, "POLICIES")
    return found


def styles(game: Game) -> dict[str, Player]:
    """Players of this game outside the levels, by name, as test opponents: `STYLES` in the same module."""
    return {name: Player(kind, weights(game)) for name, kind in _found(game.family, "STYLES").items()}


def references(game: Game) -> dict[str, Player]:
    """Earlier versions of level 2 with their weights, by name: `REFERENCES` in the same module.

    Claims of strength are measured against them, so neither a search nor a fit may use them.
    """
    found = _found(game.family, "REFERENCES").items()
    return {name: Player(kind, weights(game, folder)) for name, (kind, folder) in found}


def on_trial(game: Game) -> dict[str, NetworkSearcher]:
    """Players that are not yet shown to beat the highest level, by name: for arenas and studies only."""
    if not networks(game):
        return {}
    prior = _found(game.family, "MOVE_PRIORS")["learned"]
    return {CHAMPION: NetworkSearcher(searcher(game), networks(game), prior)}


def opponents(game: Game) -> dict[str, Player]:
    """All players outside the levels: styles and references."""
    return styles(game) | references(game)


def _found(family: str, table: str) -> Any:  # noqa: ANN401 - the tables have different types
    if not families.has_part(family, POLICIES):
        return {}
    return getattr(families.part(family, POLICIES), table, {})


@cache
def weights(game: Game, folder: str = "") -> dict[str, float]:
    """The fitted weights of a game by weight set and name (`two.attack`); empty if there is no file."""
    file = families.file(game.family, "bots", "weights", folder, f"{game.id}.toml")
    tables = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {f"{table}.{name}": float(value) for table, row in tables.items() for name, value in row.items()}


def first_weights(game: Game) -> dict[str, float]:
    """Initial values for fitting this game's weights, by name: `WEIGHTS` in the same module."""
    found: dict[str, float] = _found(game.family, "WEIGHTS")
    return found


def player(game: Game, name: str) -> Anybody:
    """A player by the number or name of its level, or by the name of its style, reference or trial."""
    levels_by_name = {NAMES[level]: found for level, found in policies(game).items()}
    numbered = {str(level): found for level, found in policies(game).items()}
    known: dict[str, Anybody] = {**numbered, **levels_by_name, **opponents(game), **on_trial(game)}
    if name not in known:
        raise UnknownLevel(f"{game.id} has no player {shown(name)}; it has: {', '.join(known)}")
    return known[name]


def levels(game: Game) -> list[int]:
    """The levels at which this game has a bot."""
    return sorted(policies(game))


def bot(game: Game, level: int = EXPERT, seed: int = 0) -> Bot:
    """A bot of that level."""
    found = policies(game)
    if isinstance(level, bool) or not isinstance(level, int) or level not in found:
        known = ", ".join(f"{number} ({NAMES[number]})" for number in levels(game))
        raise UnknownLevel(f"{game.id} has no bot of level {shown(level)}; it has: {known}")
    return Bot(game, found[level], level, seed)
