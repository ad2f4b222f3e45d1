"""Prepares tables: the log of a seeded match of bots, up to a wanted position."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

import paddock
from paddock.core.match import KIND
from paddock.table import fairness
from paddock.table.entries import AnyEntry, Chair, Moved, Opened, Settings, Started
from paddock.table.state import State
from paddock.table.thinkers import choose
from tests.browser.scene_positions import RACES, round_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.core.match import Match
    from tests.browser.scene_positions import Moment

SEEDS: Final = 200
MAX_MOVES: Final = 2_000
LATE_KM: Final = 500
# Level of the bots that play up to the position; dice take long to think about. At 0 they only attack, which is rare
# otherwise.
LEVELS: Final = {"aruba": 1, "driven badly": 1, "tied season": 1, "crowded": 1, "bomb": 0, "hooked": 0, "ninth": 0}
# The first deal to try. Few matches end in a tie. After bad driving even two worlds show which moves were costly, and a
# busy machine has no time for more.
FIRST: Final = {"driven badly": 1, "tied season": 85, "tied series": 30}
FIGHT: Final = (
    *("bomb", "hook", "ram", "saw", "bumper front", "shoot", "larceny", "nitro", "turbo", "straight", "even"),
    *("ahead", "left", "right", "cards", "roll", "stand", "pass", "stop", "end"),
)


class Order(msgspec.Struct, frozen=True):
    """A requested table: its players, its settings, and the position of the match."""

    table: str
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    moment: str = "dealt"
    at: float = 1_790_000_000.0


def driven_km(match: Match) -> int:
    return sum(side["km"] for side in round_of(match)["sides"])


def playing(match: Match) -> bool:
    """In the middle of a race, the first seat to act, with several playable cards and one that cannot be played."""
    if match.waiting != (1,) or round_of(match)["phase"] != "play":
        return False
    useful = {move.partition(">")[0] for move in match.moves() if not move.startswith("discard")}
    return 1 < len(useful) < len(set(round_of(match)["hand"])) and driven_km(match) > LATE_KM


def stuck(match: Match) -> bool:
    """The first seat is to act in the first turns, and no card of its hand can be played."""
    return match.waiting == (1,) and all(move.startswith("discard") for move in match.moves(1))


def attacking(match: Match) -> bool:
    """The same, with a card that can be played on more than one rival."""
    targets = [move.partition(">")[0] for move in match.moves(1)] if match.waiting == (1,) else []
    return playing(match) and any(targets.count(card) > 1 for card in targets)


def answering(match: Match) -> bool:
    """Attacked in the middle of a race, with the matching safety in hand."""
    is_asked = 1 in match.waiting and round_of(match)["phase"] == "answer" and len(match.moves(1)) > 1
    return is_asked and driven_km(match) > 0


def attacked(match: Match) -> bool:
    """Attacked in the middle of a race, without the matching safety."""
    is_asked = match.waiting == (1,) and round_of(match)["phase"] == "answer" and len(match.moves(1)) == 1
    return is_asked and driven_km(match) > 0


def nearly_home(match: Match) -> bool:
    """The first seat is to act, a few cards from its goal."""
    view = round_of(match)
    return match.waiting == (1,) and view["phase"] == "play" and view["sides"][0]["km"] >= view["goal_km"] - 150


def passed(match: Match) -> bool:
    """The race has begun, and the second seat is to act."""
    return len(match.steps) > 8 and match.waiting == (2,)


def choosing(match: Match) -> bool:
    """At the goal, with the extension to decide."""
    return match.waiting == (1,) and round_of(match)["phase"] == "choice"


def second_round(match: Match) -> bool:
    return len(match.view(1)["results"]) == 1 and match.waiting == (1,)


def tied(match: Match) -> bool:
    """Over, with two sides tied on points, of whom the rules name one the winner."""
    if not match.is_over:
        return False
    standings = match.standings()
    most = max(standing.points for standing in standings)
    places = [standing.place for standing in standings if standing.points == most]
    return len(places) > 1 and places.count(1) == 1


def close_at_the_end(match: Match) -> bool:
    """Over; when the first car crossed the line, its closest rival was two spaces from it at most (ARUBA)."""
    if not match.is_over:
        return False
    gaps = [getattr(event, "gap", None) for event in match.events()]
    return any(gap is not None and gap <= 2 for gap in gaps)


def under_way(match: Match) -> bool:
    return len(match.steps) > 40 and match.waiting == (1,)


MOMENTS: Final[dict[str, Moment]] = {
    **RACES,
    "dealt": lambda match: match.waiting == (1,),
    "under way": under_way,
    "playing": playing,
    "stuck": stuck,
    "attacking": attacking,
    "answering": answering,
    "attacked": attacked,
    "choosing": choosing,
    "nearly home": nearly_home,
    "passed": passed,
    "second round": second_round,
    "over": lambda match: match.is_over,
    "close at the end": close_at_the_end,
    "driven badly": lambda match: match.is_over,
    "tied season": tied,
    "tied series": tied,
}


def staged(order: Order) -> tuple[State, list[AnyEntry]]:
    """The requested table and its log. Open chairs keep it waiting for people."""
    if any(chair.kind == "open" for chair in order.chairs):
        opened = Opened(order.settings, order.host, order.chairs, luck(order.settings.game))
        return State.opened(opened, order.at), [opened]
    settings = order.settings
    names = tuple(chair.name for chair in order.chairs)
    secret, moves = led_to(settings.game, names, tuple(sorted(settings.options.items())), order.moment)
    opened = Opened(settings, order.host, order.chairs, secret)
    entries: list[AnyEntry] = [opened, Started((), (), secret, luck(secret), KIND), *moves]
    state = State.opened(opened, order.at)
    for entry in entries[1:]:
        state = state.apply_in_place(entry)
    return state, entries


@cache
def led_to(
    game: str, names: tuple[str, ...], options: tuple[tuple[str, str], ...], moment: str
) -> tuple[str, list[Moved]]:
    """The first deal in which bots reach this position, and their moves: deterministic."""
    for number in range(FIRST.get(moment, 0), SEEDS):
        secret = luck(f"{game} {names} {options} {moment} {number}")
        chance = fairness.chance(secret, ())
        match = paddock.game(game).start(len(names), options=dict(options), chance=chance, names=names)
        moves = played(match, MOMENTS[moment], LEVELS.get(moment, LEVELS.get(game, 2)))
        if moves is not None:
            return secret, moves
    raise LookupError(f"no deal leads {game} to {moment!r}")


def played(match: Match, is_reached: Moment, level: int) -> list[Moved] | None:
    """Bots of this level play until the position is reached; None if it never is."""
    moves: list[Moved] = []
    while len(moves) < MAX_MOVES:
        if is_reached(match):
            return moves
        if match.is_over:
            return None
        seat = match.waiting[0]
        move = choose(msgspec.json.encode(match.view(seat)), level, seat, 1) if level else fight(match.moves(seat))
        moves.append(Moved(seat, move, by="bot"))
        match.play(move, seat)
    return None


def fight(moves: Sequence[str]) -> str:
    """The legal move that does most harm."""
    return min(moves, key=lambda move: next((at for at, word in enumerate(FIGHT) if move.startswith(word)), len(FIGHT)))


def luck(words: str) -> str:
    """A secret derived from these words alone."""
    return hashlib.sha256(words.encode()).hexdigest()
