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
