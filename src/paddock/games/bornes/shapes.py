"""The JSON shape of a Bornes round, as positions and views write it (docs/guide/positions.md explains each field)."""

from typing import Literal, TypedDict


class AttackShape(TypedDict):
    """An attack that waits for an answer."""

    card: str
    by: int
    side: int


class SideShape(TypedDict):
    """What lies before a side. Piles are card names with the top card last."""

    seats: list[int]
    state: Literal["waiting", "driving", "stopped"]
    km: int
    battle: list[str]
    speed: list[str]
    limited: bool
    distances: list[str]
    safeties: list[str]
    coups: list[str]


class TableShape(TypedDict):
    """What everybody sees of a round."""

    start: int
    turn: int
    phase: Literal["play", "answer", "choice"]
    over: bool
    goal_km: int
    extension: int | None
    finisher: int | None
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
    hand_sizes: list[int]
    pile_size: int
