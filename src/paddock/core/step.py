"""Step: one move of a match as data; Outcome: one answer of chance. A record is written from them."""

from typing import Any, NamedTuple

import msgspec

from paddock.core.chance import Chance


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """One answer of chance: a roll (one value), or the order that cards were brought into."""

    values: tuple[int, ...]
    is_order: bool


class Step(msgspec.Struct, frozen=True, gc=False):
    """Who made which move, what chance answered to it, and what it dealt if the next round began."""

    seat: int
    move: str
    chance: tuple[Outcome, ...] = ()
    deal: tuple[Outcome, ...] = ()


class Frozen(NamedTuple):
    """A match put away: where it stood, how it came there, and the chance to come."""

    position: dict[str, Any]
    steps: tuple[Step, ...]
    deal: tuple[Outcome, ...]
    chance: Chance
    undo_rule: str  # what forbids to take the last step back; empty if nothing does
