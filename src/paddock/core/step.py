"""Step: one move of a match as data; Outcome: one answer of chance. A record is written from them."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """One answer of chance: a roll (one value), or the order that cards were brought into."""

    values: tuple[int, ...]
    is_order: bool


class Step(msgspec.Struct, frozen=True):
    """Who made which move, what chance answered to it, and what it dealt if the next round began."""

    seat: int
    move: str
    chance: tuple[Outcome, ...] = ()
    deal: tuple[Outcome, ...] = ()
