"""JSON shapes of an ARUBA race, in positions and views (docs/guide/positions.md explains each field)."""

from typing import Literal, NotRequired, TypedDict

import msgspec

Phase = Literal["begin", "hook", "dice", "act", "ninth"]
Stage = Literal["approach", "driving", "driven", "stealing", "drawing"]
Cause = Literal["ram", "saw", "saws", "shot", "bomb"]
Fate = Literal["racing", "wreck", "home", "cleared"]
Way = Literal["ahead", "left", "right"]
Combination = Literal["straight", "shoot", "mend", "turbo", "cards", "even", "odd"]
Mount = Literal["front", "rear", "left", "right"]


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


class GivenCar(TypedDict):
    """A car as a position may have it: what follows from the rest may be left out."""

    car: int
    seat: NotRequired[int]
    state: Fate
    row: int | None
    lane: int | None
    damage: int
    mounts: list[str]
    rank: NotRequired[int | None]
    reached: NotRequired[int]


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
    all_used: bool
    dice_move: bool
    gained: int
    spent: int
    moved: bool
    leads: bool
    from_red: bool
    hooked: int | None
    sawn: list[list[int]]
    pending: list[str]
    ninth: int | None


class GivenTurn(TypedDict):
    """A turn as a position may have it: what is left out has not happened yet, or follows from where the cars are."""

    car: int
    stage: NotRequired[Stage]
    dice: NotRequired[list[int]]
    extra: NotRequired[list[int]]
    rerolls: NotRequired[int]
    dice_used: NotRequired[bool]
    straight_used: NotRequired[bool]
    all_used: NotRequired[bool]
    dice_move: NotRequired[bool]
    gained: NotRequired[int]
    spent: NotRequired[int]
    moved: NotRequired[bool]
    leads: NotRequired[bool]
    from_red: NotRequired[bool]
    hooked: NotRequired[int | None]
    sawn: NotRequired[list[list[int]]]
    pending: NotRequired[list[str]]
    ninth: NotRequired[int | None]


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
    shuffled: list[str] | None


class RacePosition(TableShape):
    """A whole race: also every hand, the active seat's new cards, who knows what, and the pile, next card first."""

    hands: list[list[str]]
    fresh: list[str]
    known: list[KnownShape]
    pile: list[str]


class GivenRace(TypedDict):
    """A whole race as a person may write it."""

    start: int
    turn: NotRequired[int]
    phase: Phase
    over: NotRequired[bool]
    still: NotRequired[int]
    cars: list[GivenCar]
    active: GivenTurn
    discards: list[str]
    shuffled: NotRequired[list[str] | None]
    hands: list[list[str]]
    fresh: NotRequired[list[str]]
    known: NotRequired[list[KnownShape]]
    pile: list[str]


class HitShape(TypedDict):
    """A car that would be struck, and how hard; `last`: its ninth token, which wrecks it unless its owner saves it."""

    car: int
    cause: Cause
    tokens: int
    last: bool


class UseShape(TypedDict):
    """The effect of dice or a card: points to drive after all losses, tokens off the car itself, cards, hits.

    Either `combination` or `card` says what is used; `move` is how it is written.
    """

    move: str
    combination: Combination | None
    card: str | None
    dice: list[int]
    movement: int
    mended: int
    cards: int
    hits: list[HitShape]


class ReachShape(TypedDict):
    """A space that these steps lead to (None: over the line), its lane, and the points left there.

    Only the last step meets anything; `red` says that the next drive would start with a loss.
    """

    space: str | None
    lane: int
    steps: list[str]
    movement: int
    red: bool
    hits: list[HitShape]


class RaceView(TableShape):
    """A race as one seat sees it (a spectator has no hand).

    `penalty` and `movement` (points left to drive) follow from the rest, and so do `order`, the cars from the first to
    the last; `uses` and `card_uses`, what the dice as they lie and the own cards could be used for; and `reach`, where
    the seat to act can drive. `ahead` is the car or wreck directly ahead of the active car, which shots and rams are
    aimed at. Of the sheet: how many races a match has, and the dice and the damage of a car.
    With the option `new-cards=fix`, the number of new cards is hidden from the other seats.
    """

    hand: list[str] | None
    hand_sizes: list[int]
    fresh: list[str] | None
    fresh_size: int | None
    known: list[KnownShape]
    pile_size: int
    penalty: int
    movement: int
    order: list[int]
    ahead: int | None
    races: int
    most_dice: int
    most_damage: int
    uses: list[UseShape]
    card_uses: list[UseShape]
    reach: list[ReachShape]


class MoveShape(msgspec.Struct, frozen=True, tag_field="verb", forbid_unknown_fields=True):
    """A move as data, told apart by `verb`."""


class RollMove(MoveShape, frozen=True, tag="roll"):
    """Roll the dice for the first time this turn."""


class KeepMove(MoveShape, frozen=True, tag="keep"):
    """Keep these dice and roll the others again."""

    dice: list[int]


class StandMove(MoveShape, frozen=True, tag="stand"):
    """Keep all dice."""


class CombineMove(MoveShape, frozen=True, tag="combine"):
    """Use dice: the highest of a straight or the face that all show; all even and all odd have none."""

    combination: Combination
    face: int | None = None


class DriveMove(MoveShape, frozen=True, tag="drive"):
    """Drive one row on, straight ahead or into the lane beside."""

    way: Way


class RamMove(MoveShape, frozen=True, tag="ram"):
    """Run into the car ahead."""


class StopMove(MoveShape, frozen=True, tag="stop"):
    """End the drive here."""


class PlayMove(MoveShape, frozen=True, tag="play"):
    """Play a card that leaves nothing to choose."""

    card: str


class MountMove(MoveShape, frozen=True, tag="mount"):
    """Mount a bumper or saw on the active car."""

    card: str
    place: Mount


class ExtraMove(MoveShape, frozen=True, tag="extra"):
    """Lay an Extra die with this face."""

    card: str
    face: int


class ChangeMove(MoveShape, frozen=True, tag="change"):
    """Turn a rolled die to another face."""

    card: str
    face: int
    new_face: int


class StealMove(MoveShape, frozen=True, tag="steal"):
    """Steal cards from this seat."""

    card: str
    victim: int


class FixMove(MoveShape, frozen=True, tag="fix"):
    """Throw a card away to mend a car, which is named where a seat drives two."""

    card: str
    car: int | None = None


class PassMove(MoveShape, frozen=True, tag="pass"):
    """Let a question go by."""


class EndMove(MoveShape, frozen=True, tag="end"):
    """End the turn."""


RaceMove = (
    RollMove
    | KeepMove
    | StandMove
    | CombineMove
    | DriveMove
    | RamMove
    | StopMove
    | PlayMove
    | MountMove
    | ExtraMove
    | ChangeMove
    | StealMove
    | FixMove
    | PassMove
    | EndMove
)
