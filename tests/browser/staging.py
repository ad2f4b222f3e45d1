"""Prepares tables: the log of a seeded match of bots, up to a wanted position."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

import paddock
from paddock.table import fairness
from paddock.table.entries import AnyEntry, Chair, Moved, Opened, Settings, Started
from paddock.table.state import State
from paddock.table.thinkers import choose
from tests.browser.moments import RACES, round_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.core.match import Match
    from tests.browser.moments import Moment

SEEDS: Final = 200
MOST_MOVES: Final = 2_000
LATE_KM: Final = 500
# Of the bots that lead there; dice are thought about for long. At 0 they are out for damage, which is else rare.
LEVELS: Final = {"aruba": 1, "driven badly": 1, "tied season": 1, "crowded": 1, "bomb": 0, "hooked": 0, "ninth": 0}
# The deal to begin with. Few end in a tie. When driven badly, even two worlds tell what was costly, which is all that a
# busy machine has time for.
FIRST: Final = {"driven badly": 1, "tied season": 42, "tied series": 30}
FIGHT: Final = (
    *("bomb", "hook", "ram", "saw", "bumper front", "shoot", "larceny", "nitro", "turbo", "straight", "even"),
    *("ahead", "left", "right", "cards", "roll", "stand", "pass", "stop", "end"),
)


class Order(msgspec.Struct, frozen=True):
    """A table wished for: who sits there, how it is set, and the moment of the match it is to be in."""

    table: str
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    moment: str = "dealt"
    at: float = 1_790_000_000.0


def driven_km(match: Match) -> int:
    return sum(side["km"] for side in round_of(match)["sides"])


def playing(match: Match) -> bool:
    """In the middle of a race, the first seat asked, with a choice of cards and a card that cannot be laid."""
    if match.waiting != (1,) or round_of(match)["phase"] != "play":
        return False
    useful = {move.partition(">")[0] for move in match.moves() if not move.startswith("discard")}
    return 1 < len(useful) < len(set(round_of(match)["hand"])) and driven_km(match) > LATE_KM


def attacking(match: Match) -> bool:
    """As before, with a card that more than one rival can be given."""
    targets = [move.partition(">")[0] for move in match.moves(1)] if match.waiting == (1,) else []
    return playing(match) and any(targets.count(card) > 1 for card in targets)


def answering(match: Match) -> bool:
    """Attacked in the middle of a race, with the card that strikes back in hand."""
    is_asked = 1 in match.waiting and round_of(match)["phase"] == "answer" and len(match.moves(1)) > 1
    return is_asked and driven_km(match) > 0


def nearly_home(match: Match) -> bool:
    """The first seat is asked, and a few cards from its goal."""
    view = round_of(match)
    return match.waiting == (1,) and view["phase"] == "play" and view["sides"][0]["km"] >= view["goal_km"] - 150


def passed(match: Match) -> bool:
    """The race has begun, and the second seat is asked."""
    return len(match.steps) > 8 and match.waiting == (2,)


def choosing(match: Match) -> bool:
    """Home, and asked whether to drive on."""
    return match.waiting == (1,) and round_of(match)["phase"] == "choice"


def second_round(match: Match) -> bool:
    return len(match.view(1)["results"]) == 1 and match.waiting == (1,)


def tied(match: Match) -> bool:
    """Over, with two who have most points, of whom the rules name one the winner."""
    if not match.is_over:
        return False
    standings = match.standings()
    most = max(standing.points for standing in standings)
    places = [standing.place for standing in standings if standing.points == most]
    return len(places) > 1 and places.count(1) == 1


def under_way(match: Match) -> bool:
    return len(match.steps) > 40 and match.waiting == (1,)


MOMENTS: Final[dict[str, Moment]] = {
    **RACES,
    "dealt": lambda match: match.waiting == (1,),
    "under way": under_way,
    "playing": playing,
    "attacking": attacking,
    "answering": answering,
    "choosing": choosing,
    "nearly home": nearly_home,
    "passed": passed,
    "second round": second_round,
    "over": lambda match: match.is_over,
    "driven badly": lambda match: match.is_over,
    "tied season": tied,
    "tied series": tied,
}


def staged(order: Order) -> tuple[State, list[AnyEntry]]:
    """The table as ordered, and its log. Chairs that are open keep it waiting for people."""
    if any(chair.kind == "open" for chair in order.chairs):
        opened = Opened(order.settings, order.host, order.chairs, luck(order.settings.game))
        return State.opened(opened, order.at), [opened]
    settings = order.settings
    names = tuple(chair.name for chair in order.chairs)
    secret, moves = led_to(settings.game, names, tuple(sorted(settings.options.items())), order.moment)
    opened = Opened(settings, order.host, order.chairs, secret)
    entries: list[AnyEntry] = [opened, Started(names, (), secret, luck(secret)), *moves]
    state = State.opened(opened, order.at)
    for entry in entries[1:]:
        state = state.apply_in_place(entry)
    return state, entries


@cache
def led_to(
    game: str, names: tuple[str, ...], options: tuple[tuple[str, str], ...], moment: str
) -> tuple[str, list[Moved]]:
    """The first deal that leads bots to this moment, and how they came there: the same whenever it is asked for."""
    for number in range(FIRST.get(moment, 0), SEEDS):
        secret = luck(f"{game} {names} {options} {moment} {number}")
        chance = fairness.chance(secret, ())
        match = paddock.game(game).start(len(names), options=dict(options), chance=chance, names=names)
        moves = played(match, MOMENTS[moment], LEVELS.get(moment, LEVELS.get(game, 2)))
        if moves is not None:
            return secret, moves
    raise LookupError(f"no deal leads {game} to {moment!r}")


def played(match: Match, is_reached: Moment, level: int) -> list[Moved] | None:
    """Bots of this level play until the moment has come; None if it never does."""
    moves: list[Moved] = []
    while len(moves) < MOST_MOVES:
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
    """What does most harm, of what can be done."""
    return min(moves, key=lambda move: next((at for at, word in enumerate(FIGHT) if move.startswith(word)), len(FIGHT)))


def luck(words: str) -> str:
    """A secret that depends on these words alone."""
    return hashlib.sha256(words.encode()).hexdigest()
