"""Joins half-boards into a circuit: segments of the data in driving order, space by space."""

from typing import Final

import msgspec

from paddock.core.errors import BadSheet
from paddock.core.sheet import Sheet
from paddock.games.ausgebremst.rules.shapes import NO_START, HalfShape, SegmentShape, StartShape
from paddock.games.ausgebremst.rules.spaces import LANES, PIT, ROOM

CHICANE: Final = "chicane"
CURVE: Final = "curve"
START: Final = "start"


class Section:
    """A stretch in driving order: `lanes` has the spaces of each lane, none where a chicane closes it.

    It covers a fraction `part` of one segment of the data, from the fraction `begin` on, both in driving order.
    """

    def __init__(self, segment: int, kind: str, first: int, begin: float, part: float) -> None:
        self.segment: Final = segment
        self.kind: Final = kind
        self.first: Final = first  # the lowest number in it
        self.begin: Final = begin
        self.part: Final = part
        self.lanes: Final[list[list[int]]] = []

    @property
    def last(self) -> int:
        """The highest number in it."""
        return self.first + max([len(lane) for lane in self.lanes]) - 1


class Board:
    """Two half-boards clipped together and driven one way; spaces are numbered from the line on."""

    def __init__(self, left: HalfShape, right: HalfShape, *, clockwise: bool) -> None:
        self.clockwise: Final = clockwise
        self.start: Final[StartShape] = right.get("start", NO_START)
        self.segments: Final[list[SegmentShape]] = [*left["segments"], *right["segments"]]  # clockwise
        self.sections: Final[list[Section]] = []
        self.kinds: Final[dict[int, str]] = {}  # by space
        self._number = 1
        start = [segment["kind"] for segment in self.segments].index(START)
        self._rows: Final = self.segments[start].get("rows", 1)
        self._lay_start(start, after_line=True)
        for step in range(1, len(self.segments)):
            self._lay((start + step if clockwise else start - step) % len(self.segments))
        self._lay_start(start, after_line=False)
        self.last_number: Final = self._number - 1
        for j in range(self.start["pit_spaces"]):
            self.kinds[PIT + j + 1] = "pit"

    def _lay(self, index: int) -> None:
        segment = self.segments[index]
        rows = segment.get("rows", 1)
        counts = segment.get("spaces", [0, 1, 0] if segment["kind"] == CHICANE else [rows] * LANES)
        self._add(index, counts, 0.0, 1.0)

    def _lay_start(self, index: int, *, after_line: bool) -> None:
        """The start straight is on both sides of the line: its first part begins the lap, the rest ends it."""
        before = self._rows_before_line
        first, count = (before, self._rows - before) if after_line else (0, before)
        self._add(index, [count] * LANES, first / self._rows, count / self._rows)

    def _add(self, index: int, counts: list[int], begin: float, part: float) -> None:
        section = Section(index, self.segments[index]["kind"], self._number, begin, part)
        most = max(counts)
        for lane, count in enumerate(counts):
            spaces = [lane * ROOM + self._number + most - count + j for j in range(count)]
            section.lanes.append(spaces)
            for space in spaces:
                self.kinds[space] = section.kind
        self.sections.append(section)
        self._number += most

    @property
    def _rows_before_line(self) -> int:
        return self.start["line"] if self.clockwise else self._rows - self.start["line"]

    def row(self, number: int) -> int:
        """The space of the inner lane in that row of the start straight; rows count clockwise from 1."""
        driven = number if self.clockwise else self._rows + 1 - number
        before = self._rows_before_line
        return driven - before if driven > before else self.last_number - before + driven

    @property
    def entry(self) -> int:
        """Field A: the space of the inner lane from which the pit lane is entered."""
        return self.row(self.start["fields"][0 if self.clockwise else 1])

    @property
    def exit(self) -> int:
        """Field C: the space of the inner lane at the end of the pit lane."""
        return self.row(self.start["fields"][1 if self.clockwise else 0])


def read_half(sheet: Sheet, name: str) -> HalfShape:
    """A half-board of the sheet."""
    try:
        return msgspec.convert(sheet.table(f"halves.{name}"), HalfShape)
    except msgspec.ValidationError as error:
        raise BadSheet(f"sheet {sheet.id}: halves.{name}: {error}") from error
