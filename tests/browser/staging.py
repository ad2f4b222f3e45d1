"""Tables brought to a moment: the log of a match of bots, dealt by a seed, up to where something is to be seen."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.table.entries import AnyEntry, Chair, Moved, Opened, Settings, Started
from paddock.table.state import State
from paddock.table.thinkers import choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.core.match import Match

SEEDS: Final = 60
MOST_MOVES: Final = 600


class Order(msgspec.Struct, frozen=True):
    """A table wished for: who sits there, how it is set, and the moment of the match it is to be in."""

    table: str
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    moment: str = "dealt"
    at: float = 1_790_000_000.0


def round_of(match: Match) -> dict[str, Any]:
    view: dict[str, Any] = match.view(1)["round"]
    return view


def playing(match: Match) -> bool:
    """In the middle of a race, the first seat asked, with a choice of cards and a card that cannot be laid."""
    if match.waiting != (1,) or round_of(match)["phase"] != "play":
        return False
    useful = {move.partition(">")[0] for move in match.moves() if not move.startswith("discard")}
    far = sum(side["km"] for side in round_of(match)["sides"])
    return 1 < len(useful) < len(set(round_of(match)["hand"])) and far > 700


def attacking(match: Match) -> bool:
    """As before, with a card that more than one rival can be given."""
    targets = [move.partition(">")[0] for move in match.moves(1)] if match.waiting == (1,) else []
    return playing(match) and any(targets.count(card) > 1 for card in targets)


def answering(match: Match) -> bool:
    """Attacked, with the card that strikes back in hand."""
    return 1 in match.waiting and round_of(match)["phase"] == "answer" and len(match.moves(1)) > 1


def choosing(match: Match) -> bool:
    """Home, and asked whether to drive on."""
    return match.waiting == (1,) and round_of(match)["phase"] == "choice"


def second_round(match: Match) -> bool:
    return len(match.view(1)["results"]) == 1 and match.waiting == (1,)


def under_way(match: Match) -> bool:
    return len(match.steps) > 40 and match.waiting == (1,)


MOMENTS: Final[dict[str, Callable[[Match], bool]]] = {
    "dealt": lambda match: match.waiting == (1,),
    "under way": under_way,
    "playing": playing,
    "attacking": attacking,
    "answering": answering,
    "choosing": choosing,
    "second round": second_round,
    "over": lambda match: match.is_over,
}


def staged(order: Order) -> tuple[State, list[AnyEntry]]:
    """The table as ordered, and its log. Chairs that are open keep it waiting for people."""
    if any(chair.kind == "open" for chair in order.chairs):
        opened = Opened(order.settings, order.host, order.chairs, secret(order, 0))
        return State.opened(opened, order.at), [opened]
    for number in range(SEEDS):
        found = played(order, number)
        if found is not None:
            return found
    raise LookupError(f"no seed leads {order.settings.game} to {order.moment!r}")


def played(order: Order, number: int) -> tuple[State, list[AnyEntry]] | None:
    """Bots in all chairs play this deal until the moment has come; None if it never does."""
    opened = Opened(order.settings, order.host, order.chairs, secret(order, number))
    started = Started(tuple(chair.name for chair in order.chairs), (), opened.secret, secret(order, -1))
    state = State.opened(opened, order.at).after(started)
    entries: list[AnyEntry] = [opened, started]
    for turn in range(MOST_MOVES):
        if MOMENTS[order.moment](state.played):
            return state, entries
        if state.played.is_over:
            return None
        seat = state.played.waiting[0]
        move = choose(msgspec.json.encode(state.played.view(seat)), 1, turn, 1)
        entries.append(Moved(seat, move, by="bot"))
        state = state.going_on(entries[-1])
    return None


def secret(order: Order, number: int) -> str:
    """Luck that depends on the moment and the rules alone: any table of the same order is dealt the same."""
    settings = order.settings
    words = f"{settings.game} {settings.seats} {sorted(settings.options.items())} {order.moment} {number}"
    return hashlib.sha256(words.encode()).hexdigest()
