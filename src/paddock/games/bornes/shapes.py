"""The JSON shape of a Bornes round, as positions and views write it (docs/guide/positions.md explains each field)."""

from typing import Annotated, Literal, TypedDict

import msgspec

# Bounded, because the rules count in 64 bits; whether a number makes sense is checked later.
Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class AttackShape(TypedDict):
    """An attack that waits for an answer."""

    card: str
    by: Number
    side: Number


class SideShape(TypedDict):
    """What lies before a side. Piles are card names with the top card last."""

    seats: list[Number]
    state: Literal["waiting", "driving", "stopped"]
    km: Number
    battle: list[str]
    speed: list[str]
    limited: bool
    distances: list[str]
    safeties: list[str]
    coups: list[str]


class TableShape(TypedDict):
    """What everybody sees of a round."""

    start: Number
    turn: Number
    phase: Literal["play", "answer", "choice"]
    over: bool
    goal_km: Number
    extension: Number | None
    finisher: Number | None
    attack: AttackShape | None
    sides: list[SideShape]
    discards: list[str]


class RoundPosition(TableShape):
    """A whole round: every hand by seat, and the draw pile with the next card first."""

    hands: list[list[str]]
    pile: list[str]


class RoundView(TableShape):
    """A round as one seat sees it (a spectator has no hand)."""

    hand: list[str] | None
    hand_sizes: list[Number]
    pile_size: Number
