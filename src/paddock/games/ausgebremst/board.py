"""Half-boards joined into a circuit: segments of the data laid out in driving order, space by space."""

import math
from typing import Final

import msgspec

from paddock.core.errors import BadSheet
from paddock.core.sheet import Sheet
from paddock.games.ausgebremst.geometry import LANE_WIDTH, TENTHS, Bend, Piece, Point, Road, beside
from paddock.games.ausgebremst.shapes import NO_START, HalfShape, SegmentShape, StartShape
from paddock.games.ausgebremst.spaces import LANES, LETTERS, MIDDLE, PIT, ROOM, space_name

CHICANE: Final = "chicane"
CURVE: Final = "curve"
START: Final = "start"


class Space:
    """One space of a circuit: its name, what kind of road it lies on, its place and heading on the board."""

    def __init__(self, number: int, kind: str, place: Point, heading: float, outline: list[Point]) -> None:
        self.id: Final = number
        self.name: Final = space_name(number)
        self.lane: Final = LETTERS[number // ROOM]
        self.number: Final = number % ROOM
        self.kind: Final = kind
        self.place: Final = place
        self.heading: Final = heading % 360
        self.outline: Final = outline

    def __repr__(self) -> str:
        return f"Space({self.name!r})"


class Section:
    """A stretch in driving order: `lanes` holds the spaces of each lane, empty where a chicane takes it away."""

    def __init__(self, kind: str, first: int, lanes: list[list[int]]) -> None:
        self.kind: Final = kind
        self.first: Final = first  # the lowest number in it
        self.lanes: Final = lanes

    @property
    def last(self) -> int:
        """The highest number in it."""
        return self.first + max([len(lane) for lane in self.lanes]) - 1


class Board:
    """Two half-boards clipped together and driven one way; spaces are numbered from the line on."""

    def __init__(self, left: HalfShape, right: HalfShape, *, clockwise: bool) -> None:
        self.clockwise: Final = clockwise
        self.start: Final[StartShape] = right.get("start", NO_START)
        self.pieces: Final = _pieces([*left["segments"], *right["segments"]])
        self.sections: list[Section] = []
        self.spaces: dict[int, Space] = {}
        self._number = 1
        start = [piece.kind for piece in self.pieces].index(START)
        self._lay_start(self.pieces[start], after_line=True)
        for step in range(1, len(self.pieces)):
            self._lay(self.pieces[(start + step if clockwise else start - step) % len(self.pieces)])
        self._lay_start(self.pieces[start], after_line=False)
        self.last_number: Final = self._number - 1
        self.pit_road: Final = self._lay_pit(self.pieces[start])

    def _lay(self, piece: Piece) -> None:
        lanes = [1] if piece.kind == CHICANE else [0, 1, 2]
        counts = [piece.spaces[lane] if lane in lanes else 0 for lane in range(LANES)]
        self._add_section(piece, counts, 0.0, 1.0)

    def _lay_start(self, piece: Piece, *, after_line: bool) -> None:
        """The start straight lies on both sides of the line: first what follows it, at the end of the lap the rest."""
        rows = piece.spaces[0]
        before = self.start["line"] if self.clockwise else rows - self.start["line"]
        first, count = (before, rows - before) if after_line else (0, before)
        self._add_section(piece, [count] * LANES, first / rows, count / rows)

    def _add_section(self, piece: Piece, counts: list[int], begin: float, part: float) -> None:
        most = max(counts)
        lanes: list[list[int]] = []
        for lane, count in enumerate(counts):
            ids = [lane * ROOM + self._number + most - count + j for j in range(count)]
            for j, number in enumerate(ids):
                self._add_space(piece, number, begin + part * j / count, begin + part * (j + 1) / count)
            lanes.append(ids)
        self.sections.append(Section(piece.kind, self._number, lanes))
        self._number += most

    def _add_space(self, piece: Piece, number: int, begin: float, end: float) -> None:
        """A space between two shares of the way, counted in driving order."""
        near, far = (begin, end) if self.clockwise else (1 - begin, 1 - end)
        toward = LANE_WIDTH * (MIDDLE - number // ROOM)
        steps = 8 if piece.degrees else 1
        shares = [near + (far - near) * step / steps for step in range(steps + 1)]
        inner = [piece.at(share, toward + LANE_WIDTH / 2) for share in shares]
        outer = [piece.at(share, toward - LANE_WIDTH / 2) for share in reversed(shares)]
        heading = piece.heading_at((near + far) / 2) + (0 if self.clockwise else 180)
        self.spaces[number] = Space(number, piece.kind, piece.at((near + far) / 2, toward), heading, inner + outer)

    def row(self, number: int) -> int:
        """Which space of lane A lies in that row of the start straight, rows counted clockwise from 1."""
        rows = self.rows
        driven = number if self.clockwise else rows + 1 - number
        before = self.start["line"] if self.clockwise else rows - self.start["line"]
        return driven - before if driven > before else self.last_number - before + driven

    @property
    def rows(self) -> int:
        """How many rows the start straight has."""
        return self.pieces[[piece.kind for piece in self.pieces].index(START)].spaces[0]

    @property
    def entry(self) -> int:
        """Field A: the space of lane A from which the pit lane is entered."""
        return self.row(self.start["fields"][0 if self.clockwise else 1])

    @property
    def exit(self) -> int:
        """Field C: the space of lane A onto which the pit lane leads."""
        return self.row(self.start["fields"][1 if self.clockwise else 0])

    def _lay_pit(self, piece: Piece) -> Road:
        """The pit lane bends off beside one field, runs along the straight, and bends back beside the other."""
        rows = piece.spaces[0]
        away = self.start["pit_offset"] / TENTHS
        near, far = [(field - 0.5) / rows for field in self.start["fields"]]
        bend = (away - LANE_WIDTH) / piece.length
        inset = min(bend, (far - near) / 4) * 0.8
        road = [piece.at(near + 0.3 / rows, LANE_WIDTH * 1.9), piece.at(near + 0.3 / rows + inset, away)]
        road += [piece.at(far - 0.3 / rows - inset, away), piece.at(far - 0.3 / rows, LANE_WIDTH * 1.9)]
        path = Road(road if self.clockwise else list(reversed(road)))
        count = self.start["pit_spaces"]
        for j in range(count):
            place, heading = path.at((j + 0.5) / count)
            outline = _strip(path, j / count, (j + 1) / count)
            self.spaces[PIT + j + 1] = Space(PIT + j + 1, "pit", place, heading, outline)
        return path


def _strip(path: Road, begin: float, end: float) -> list[Point]:
    """The outline of a stretch of pit lane: square across the road at both ends, and at its bends."""
    half = LANE_WIDTH * 0.43
    steps = 12
    left: list[Point] = []
    right: list[Point] = []
    for step in range(steps + 1):
        (x, y), heading = path.at(begin + (end - begin) * step / steps)
        left.append(beside((x, y), heading, half))
        right.append(beside((x, y), heading, -half))
    return left + list(reversed(right))


def _pieces(segments: list[SegmentShape]) -> list[Piece]:
    """The segments laid clockwise one after another; the left half begins at the lower end of the seam."""
    found: list[Piece] = []
    at: Point = (0.0, 0.0)
    heading = 180.0
    for segment in segments:
        piece = _piece(segment, at, heading)
        found.append(piece)
        at = piece.at(1.0, 0.0)
        heading = piece.heading_at(1.0)
    return found


def _piece(segment: SegmentShape, at: Point, heading: float) -> Piece:
    kind = segment["kind"]
    if kind != CURVE:
        rows = segment.get("rows", 1)
        return Piece(kind, [rows] * LANES, at, heading, Bend(segment.get("length", 0) / TENTHS, 0.0))
    degrees = float(segment.get("degrees", 0))
    length = segment.get("radius", 0) / TENTHS * math.radians(degrees)
    return Piece(kind, segment.get("spaces", []), at, heading, Bend(length, degrees))


def read_half(sheet: Sheet, name: str) -> HalfShape:
    """A half-board of the sheet."""
    try:
        return msgspec.convert(sheet.table(f"halves.{name}"), HalfShape)
    except msgspec.ValidationError as error:
        raise BadSheet(f"sheet {sheet.id}: halves.{name}: {error}") from error
