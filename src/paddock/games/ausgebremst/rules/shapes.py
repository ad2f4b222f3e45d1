"""JSON shapes of AUSGEBREMST: half-boards in the data, rounds in positions and views, and moves."""

from typing import Literal, NotRequired, TypedDict

import msgspec

Phase = Literal["choose", "prepare", "drive", "draw", "take", "store"]


class SegmentShape(TypedDict):
    """A stretch of a half-board: a straight has rows, a curve has a number of spaces for each lane."""

    kind: Literal["straight", "curve", "chicane", "start"]
    length: NotRequired[int]
    rows: NotRequired[int]
    degrees: NotRequired[int]
    radius: NotRequired[int]
    spaces: NotRequired[list[int]]


class StartShape(TypedDict):
    """What lies on and beside the start straight; rows are counted clockwise."""

    line: int
    fields: list[int]
    pit_spaces: int
    pit_offset: int


NO_START: StartShape = {"line": 0, "fields": [], "pit_spaces": 0, "pit_offset": 0}


class HalfShape(TypedDict):
    """One side of a half-board, clockwise from seam to seam."""

    segments: list[SegmentShape]
    start: NotRequired[StartShape]


class CarShape(TypedDict):
    """One car. `seat` is null for a neutral; `space` is where it stands, or stood when it left the track.

    What may be left out follows from the rest: a racing car in a family race needs but space and laps.
    """

    seat: NotRequired[int | None]
    space: str
    laps: int
    state: NotRequired[Literal["racing", "home", "out"]]
    moved: NotRequired[bool]
    stopped: NotRequired[bool]
    played: NotRequired[list[int]]
    shown: NotRequired[list[int]]
    pit_cards: NotRequired[list[int]]
    stored: NotRequired[int | None]
    asked: NotRequired[int]


class RacePosition(TypedDict):
    """A whole race. Cars go by number in `order` and `finish`; hands, choices and piles go by seat, decks by car."""

    circuit: str
    phase: NotRequired[Phase]
    turn: int
    over: NotRequired[bool]
    order: list[int]
    finish: NotRequired[list[int]]
    idle: NotRequired[int]
    cars: list[CarShape]
    hands: list[list[int]]
    decks: list[list[int]]
    choices: NotRequired[list[str | None]]
    piles: NotRequired[list[list[list[int]]]]


class PublicCarShape(TypedDict):
    """A car as everybody sees it.

    What follows from the rest stands there too: spaces to go on the ideal line, the points of its cards (null: secret),
    how far round the race it is (equal is level), whether it leads and may play no 6 for that, how it stands to its
    stop, how many cards it has, the pit card on one of its piles, and what its seat is asked for (null: nothing).
    """

    seat: int | None
    space: str
    laps: int
    state: Literal["racing", "home", "out"]
    moved: bool
    stopped: bool
    played: list[int]
    shown: list[int]
    pit_cards: list[int]
    stored: int | None
    asked: int
    to_go: int
    points: int | None
    progress: int
    leads: bool
    no_six: bool
    stop: Literal["due", "owed", "open", "made", "none"]
    hand_size: int
    deck_size: int | None
    stored_card: int | None
    task: Literal["choose", "sort", "open", "drive", "draw", "take", "store"] | None


class DriveShape(TypedDict):
    """A legal drive, and what it leaves.

    `reserve` are the points over the spaces then to go, `wide` the spaces it drives beyond the ideal line.
    """

    card: int
    space: str
    to_go: int
    reserve: int
    wide: int
    stops: bool


class RaceView(TypedDict):
    """A race as one seat sees it; a spectator has no hand, deck, piles or next card.

    The season's circuits, the laps, what a stop costs, the decks to choose from (counts of the cards 1 to 6),
    and for a seat the points of its cards, the ideal line ahead of its car and its legal drives stand there too.
    """

    circuit: str
    phase: Phase
    turn: int
    over: bool
    order: list[int]
    finish: list[int]
    idle: int
    cars: list[PublicCarShape]
    hand: list[int] | None
    choice: str | None
    piles: list[list[int]] | None
    next_card: int | None
    season: list[str]
    laps: int
    detour: int
    decks: dict[str, list[int]]
    points: int | None
    ideal_line: list[str]
    drives: list[DriveShape]


class DetailShape(TypedDict):
    """What a finished race leaves besides points: circuit, all cars as they came in, decks in the advanced game."""

    circuit: str
    order: list[int]
    decks: NotRequired[list[str]]


class MoveShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """A move as data; `verb` says which."""


class DriveMove(MoveShape, frozen=True, tag="drive"):
    """Play a card and drive to a space (`finish`: across the line)."""

    card: int
    space: str


class PassMove(MoveShape, frozen=True, tag="pass"):
    """Show the hand and wait, since no card can be played."""


class DiscardMove(MoveShape, frozen=True, tag="discard"):
    """Show the hand, throw a card away and draw."""

    card: int


class DeckMove(MoveShape, frozen=True, tag="deck"):
    """Choose a deck."""

    deck: Literal["fast", "medium", "slow"]


class SortMove(MoveShape, frozen=True, tag="sort"):
    """Put the next card of the deck on a pile, counted from 1."""

    pile: int


class PresetMove(MoveShape, frozen=True, tag="preset"):
    """Sort all that is left: which cards go on each pile."""

    piles: list[list[int]]


class DoneMove(MoveShape, frozen=True, tag="done"):
    """Say that no card is left to sort."""


class DrawMove(MoveShape, frozen=True, tag="draw"):
    """Draw the top card of a pile."""

    pile: int


class TakeMove(MoveShape, frozen=True, tag="take"):
    """Take a pit card into the hand."""

    card: int


class StoreMove(MoveShape, frozen=True, tag="store"):
    """Put the other pit card on a pile."""

    pile: int


Move = (
    DriveMove | PassMove | DiscardMove | DeckMove | SortMove | PresetMove | DoneMove | DrawMove | TakeMove | StoreMove
)
