"""The JSON shape of an ARUBA race, as positions and views write it (docs/guide/positions.md explains each field)."""

from typing import Literal, TypedDict

Phase = Literal["begin", "hook", "dice", "act", "ninth"]
Stage = Literal["approach", "driving", "driven", "stealing", "drawing"]
Fate = Literal["racing", "wreck", "home", "cleared"]


class CarShape(TypedDict):
    """A car. Row and lane are None when it stands nowhere; rank is the order of arrival, or of wrecking."""

    car: int
    seat: int
    state: Fate
    row: int | None
    lane: int | None
    damage: int
    mounts: list[str]
    rank: int | None
    reached: int


class KnownShape(TypedDict):
    """Cards that a seat knows in another seat's hand."""

    seat: int
    holder: int
    cards: list[str]


class TurnShape(TypedDict):
    """What the turn of the active car has come to."""

    car: int
    stage: Stage
    dice: list[int]
    extra: list[int]
    rerolls: int
    dice_used: bool
    straight_used: bool
    dice_move: bool
    gained: int
    spent: int
    leads: bool
    from_red: bool
    hooked: int | None
    sawn: list[list[int]]
    pending: list[str]
    ninth: int | None


class TableShape(TypedDict):
    """What everybody sees of a race."""

    start: int
    turn: int
    phase: Phase
    over: bool
    still: int
    cars: list[CarShape]
    active: TurnShape
    discards: list[str]


class RacePosition(TableShape):
    """A whole race: also every hand, the active seat's new cards, who knows what, and the pile, next card first."""

    hands: list[list[str]]
    fresh: list[str]
    known: list[KnownShape]
    pile: list[str]


class RaceView(TableShape):
    """A race as one seat sees it (a spectator has no hand). `penalty` and `points` follow from the rest."""

    hand: list[str] | None
    hand_sizes: list[int]
    fresh: list[str] | None
    fresh_size: int
    known: list[KnownShape]
    pile_size: int
    penalty: int
    points: int
