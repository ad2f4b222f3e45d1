"""The JSON shapes of AUSGEBREMST: half-boards in the data, and rounds as positions and views write them."""

from typing import Literal, NotRequired, TypedDict


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
    """One car. `seat` is null for a neutral; `space` is where it stands, or stood when it left the track."""

    seat: int | None
    space: str
    laps: int
    state: Literal["racing", "home", "out"]
    moved: bool
    stopped: bool
    played: list[int]
    shown: list[int]
    pit_cards: list[int]


class TableShape(TypedDict):
    """What everybody sees of a race. Cars go by number, `order` and `finish` hold car numbers."""

    circuit: str
    phase: Literal["drive", "choose", "sort", "open", "draw", "take", "store"]
    turn: int
    over: bool
    order: list[int]
    finish: list[int]
    idle: int
    asked: int
    cars: list[CarShape]


class RacePosition(TableShape):
    """A whole race. Hands, choices and piles go by seat, decks by car; a deck begins with its next card."""

    hands: list[list[int]]
    decks: list[list[int]]
    choices: list[str | None]
    piles: list[list[list[int]]]


class PublicCarShape(CarShape):
    """A car with what follows from its place: spaces to go on the ideal line, whether it leads, its cards in number."""

    to_go: int
    leads: bool
    hand_size: int
    deck_size: int | None


class RaceView(TypedDict):
    """A race as one seat sees it; a spectator has no hand, deck, piles or next card."""

    circuit: str
    phase: Literal["drive", "choose", "sort", "open", "draw", "take", "store"]
    turn: int
    over: bool
    order: list[int]
    finish: list[int]
    idle: int
    asked: int
    cars: list[PublicCarShape]
    hand: list[int] | None
    choice: str | None
    piles: list[list[int]] | None
    next_card: int | None
