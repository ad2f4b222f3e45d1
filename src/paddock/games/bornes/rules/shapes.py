"""JSON shapes of the Bornes family: rounds, in positions and views, and moves.

docs/guide/positions.md explains each field of a round.
Positions and views contain every field. A hand-written position may omit optional fields: piles default to empty, and
the rest is derived.
"""

from typing import Annotated, Literal, TypedDict

import msgspec

# Bounded, because the rules use 64-bit integers; later checks reject numbers that make no sense.
Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]
SideState = Literal["waiting", "driving", "stopped"]
Phase = Literal["play", "answer", "choice"]


class AttackShape(TypedDict):
    """An attack that waits for answers; `asked` are the seats that have yet to answer."""

    card: str
    by: Number
    side: Number
    asked: list[Number]


class SideShape(TypedDict):
    """What lies before a side. Piles are card names with the top card last."""

    seats: list[Number]
    state: SideState
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
    phase: Phase
    over: bool
    goal_km: Number
    extension: Number | None
    finisher: Number | None
    attack: AttackShape | None
    sides: list[SideShape]
    discards: list[str]


class RoundView(TableShape):
    """A round as one seat sees it (a spectator has no hand)."""

    hand: list[str] | None
    hand_sizes: list[Number]
    pile_size: Number


class RoundShape(TableShape):
    """A whole round with nothing left out."""

    hands: list[list[str]]
    pile: list[str]


class Detail(TypedDict):
    """What the result of a round keeps beside the points: how far each side came."""

    km: list[Number]


class _Asked(TypedDict, total=False):
    asked: list[Number]


class WrittenAttack(_Asked):
    """An attack as a person may write it: all seats of the side are asked unless some have passed."""

    card: str
    by: Number
    side: Number


class WrittenSide(TypedDict, total=False):
    """A side as a person may write it: piles left out are empty, the rest follows from them."""

    seats: list[Number]
    state: SideState
    km: Number
    battle: list[str]
    speed: list[str]
    limited: bool
    distances: list[str]
    safeties: list[str]
    coups: list[str]


class _Derived(TypedDict, total=False):
    start: Number
    turn: Number
    phase: Phase
    over: bool
    goal_km: Number
    extension: Number | None
    finisher: Number | None
    attack: WrittenAttack | None
    discards: list[str]


class RoundPosition(_Derived):
    """A whole round as a person may write it: every hand by seat, and the draw pile with the next card first."""

    sides: list[WrittenSide]
    hands: list[list[str]]
    pile: list[str]


class MoveShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """A move as data; `verb` says which."""


class LayMove(MoveShape, frozen=True, tag="lay"):
    """Lay a card before the own side."""

    card: str


class AttackMove(MoveShape, frozen=True, tag="attack"):
    """Lay an attack on another side, counted from 1."""

    card: str
    side: int


class DiscardMove(MoveShape, frozen=True, tag="discard"):
    """Throw a card away."""

    card: str


class CoupMove(MoveShape, frozen=True, tag="coup"):
    """Answer an attack with the safety against it."""

    card: str


class PassMove(MoveShape, frozen=True, tag="pass"):
    """Let an attack stand."""


class ExtendMove(MoveShape, frozen=True, tag="extend"):
    """Go on to the longer goal."""


class FinishMove(MoveShape, frozen=True, tag="finish"):
    """Be content with the short goal."""


Move = LayMove | AttackMove | DiscardMove | CoupMove | PassMove | ExtendMove | FinishMove
