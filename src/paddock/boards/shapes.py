"""Data types of a board: its spaces, and the marks that draw it. The JSON Schema is generated from these types.

x grows to the right, y downwards; headings and rotations are in degrees, 0 to the right, 90 down. The types are
independent of the game: a page or the SVG writer draws `marks` in order, then cars on the spaces.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from paddock.core.errors import BadInput

Point = tuple[float, float]
Kind = Literal["road", "curve", "red", "chicane", "pit"]

# A look names the meaning of a mark; the renderer chooses its style.
AreaLook = Literal[
    "paper",
    "grass",
    "hill",
    "hill-near",
    "tree",
    "tree-light",
    "trunk",
    "sun",
    "sky",
    "road",
    "red",
    "island",
    "white",
    "black",
    "turf",
    "plate",
    "wall",
    "roof",
    "door",
    "car-1",
    "car-2",
    "car-3",
    "car-4",
    "car-5",
    "car-6",
    "stone",
    "stone-cap",
    "die",
]
LineLook = Literal[
    "verge",  # mown grass beside the road
    "road",
    "pit-road",
    "kerb",
    "lane",  # broken: lanes may be changed
    "ban",  # solid: lanes may not be changed
    "row",  # from space to space
    "pit-row",
    "grid",  # the bracket of a start place
]
LabelLook = Literal["space", "row", "start", "field", "title", "foot", "stone"]


class Space(Struct, frozen=True, kw_only=True):
    """A space: where it lies, how it looks ahead, and the names of the spaces that one step can lead to."""

    name: str  # as moves and views write it
    lane: str
    number: int  # spaces of equal number are level with each other
    kind: Kind
    place: Point  # where a car stands
    heading: float  # where its nose points
    outline: list[Point]
    car: float  # how long a car is drawn here
    next: list[str]
    start: int = 0  # the place on the grid, best first; 0: none
    before_line: bool = False  # a step ahead crosses the line
    field: str = ""  # the rulebook's letter for this space: A where the pit lane begins, C where it ends


class Area(Struct, frozen=True, tag="area"):
    """A filled shape."""

    look: AreaLook
    ring: list[Point]


class Line(Struct, frozen=True, tag="line"):
    """A stroke of some width; a closed one comes back to its first point."""

    look: LineLook
    points: list[Point]
    width: float
    closed: bool = False


class Disc(Struct, frozen=True, tag="disc"):
    """A filled circle."""

    look: AreaLook
    at: Point
    radius: float


class Label(Struct, frozen=True, tag="label"):
    """Words around a point: `at` is the middle of their capitals, `width` the room they take."""

    look: LabelLook
    text: str
    at: Point
    size: float
    width: float
    turn: float = 0.0


Mark = Area | Line | Disc | Label


class Board(Struct, frozen=True, kw_only=True):
    """A board: `left` and `top` are the corner of the sheet, `marks` go from the ground up."""

    game: str
    circuit: str | None  # its id; None where a game has no circuits
    name: str
    left: float
    top: float
    width: float
    height: float
    lane_width: float
    spaces: list[Space]
    marks: list[Mark]

    def space(self, name: str) -> Space:
        """The space of that name; BadInput if there is none."""
        for space in self.spaces:
            if space.name == name:
                return space
        raise BadInput(f"{self.circuit or self.game} has no space {name!r}")


class Car(Struct, frozen=True, kw_only=True):
    """A car on a board: number 1 to 6, the space it stands on, what is mounted on it."""

    number: int
    space: str
    mounts: list[Literal["front", "rear", "left", "right"]] = []
    is_wreck: bool = False
    is_mine: bool = False


def schema() -> dict[str, Any]:
    """The JSON Schema of a board."""
    return msgspec.json.schema(Board)
