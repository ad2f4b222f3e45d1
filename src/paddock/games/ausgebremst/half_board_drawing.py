"""Geometry of an AUSGEBREMST circuit: half-boards laid out as a road, with the pit lane beside it."""

import math
from typing import NamedTuple

from paddock.boards import marks
from paddock.boards.geometry import Path, Piece, beside, laid
from paddock.boards.shapes import Kind, Point, Space
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.half_boards import CURVE, START, Section
from paddock.games.ausgebremst.rules.shapes import SegmentShape
from paddock.games.ausgebremst.rules.spaces import LETTERS, MIDDLE, PIT, ROOM

TENTHS = 10.0  # the data uses tenths of a unit
LANE_WIDTH = 40.0
CAR_LENGTH = 37.0
PIT_CAR_LENGTH = 34.0
PIT_HALF = LANE_WIDTH * 0.43
KINDS: dict[str, Kind] = {
    "start": "road",
    "straight": "road",
    "curve": "curve",
    "chicane": "chicane",
    "pit": "pit",
}


class Spot(NamedTuple):
    """A stretch of one lane on `piece`, between two fractions in driving order; `off` is its offset to the inside."""

    piece: Piece
    near: float
    far: float
    off: float

    def length(self, inward: float) -> float:
        """Its length at this offset from its middle line."""
        return self.piece.length_at(self.off + inward) * abs(self.far - self.near)

    @property
    def heading(self) -> float:
        """The heading of a car at its midpoint."""
        return self.heading_at(0.5)

    def heading_at(self, part: float) -> float:
        """The heading of a car at this fraction of it."""
        turned = 0 if self.far > self.near else 180
        return (self.piece.heading_at(self._share(part)) + turned) % 360

    def at(self, part: float, inward: float = 0.0) -> Point:
        """The point at this fraction, at this offset from its middle line."""
        return self.piece.at(self._share(part), self.off + inward)

    def along(self, inward: float, begin: float = 0.0, end: float = 1.0) -> list[Point]:
        """The line along it, at this offset from its middle line."""
        return self.piece.along(self.off + inward, self._share(begin), self._share(end))

    def outline(self) -> list[Point]:
        """The outline of the space."""
        return self.piece.ring(self.off, LANE_WIDTH / 2, self.near, self.far)

    def _share(self, part: float) -> float:
        return self.near + (self.far - self.near) * part


class Halves:
    """A circuit laid out clockwise, the left half from the lower end of the seam; the inside is to the right."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.rules = circuit.board
        self.pieces = laid([_bend(segment) for segment in self.rules.segments], 180.0)
        kinds = [segment["kind"] for segment in self.rules.segments]
        self.start = self.pieces[kinds.index(START)]
        self.spots = {
            space: self._spot(section, lane, j / len(spaces), (j + 1) / len(spaces))
            for section in self.rules.sections
            for lane, spaces in enumerate(section.lanes)
            for j, space in enumerate(spaces)
        }
        self.fields = {int(circuit.entry): "A", int(circuit.exit): "C"}
        self.pit = self._pit()

    def lane(self, section: Section, lane: float) -> Spot:
        """A whole section in that lane; fractional lanes are the lines between lanes."""
        return self._spot(section, lane, 0.0, 1.0)

    def _spot(self, section: Section, lane: float, begin: float, end: float) -> Spot:
        near, far = (section.begin + section.part * share for share in (begin, end))
        if not self.rules.clockwise:
            near, far = 1 - near, 1 - far
        return Spot(self.pieces[section.segment], near, far, LANE_WIDTH * (int(MIDDLE) - lane))

    def _pit(self) -> Path:
        """The pit lane bends off beside one field, runs along the straight, and bends back beside the other."""
        start = self.rules.start
        rows = self.rules.segments[self.pieces.index(self.start)].get("rows", 1)
        away = start["pit_offset"] / TENTHS
        near, far = [(field - 0.5) / rows for field in start["fields"]]
        inset = min((away - LANE_WIDTH) / self.start.length, (far - near) / 4) * 0.8
        edge = 0.3 / rows
        road = [self.start.at(near + edge, LANE_WIDTH * 1.9), self.start.at(near + edge + inset, away)]
        road += [self.start.at(far - edge - inset, away), self.start.at(far - edge, LANE_WIDTH * 1.9)]
        return Path(road if self.rules.clockwise else road[::-1])

    def space(self, number: int) -> Space:
        """A space of the rules with its position on the board."""
        circuit = self.circuit
        place, heading, outline = self._placed(number)
        return Space(
            name=circuit.space_name(number),
            lane=LETTERS[number // ROOM],
            number=number % ROOM,
            kind=KINDS[self.rules.kinds[number]],
            place=marks.rounded([place])[0],
            heading=round(heading % 360, 1),
            outline=marks.rounded(outline),
            car=CAR_LENGTH if number < PIT else PIT_CAR_LENGTH,
            next=[circuit.space_name(step) for step in circuit.steps(number)],
            start=circuit.grid.index(number) + 1 if number in circuit.grid else 0,
            before_line=number < PIT and number % ROOM == circuit.last,
            field=self.fields.get(number, ""),
        )

    def _placed(self, number: int) -> tuple[Point, float, list[Point]]:
        if number < PIT:
            spot = self.spots[number]
            return spot.at(0.5), spot.heading, spot.outline()
        count = self.rules.start["pit_spaces"]
        share = (number - int(PIT) - 0.5) / count
        return *self.pit.at(share), self._pit_outline((number - PIT - 1) / count, (number - PIT) / count)

    def _pit_outline(self, begin: float, end: float) -> list[Point]:
        steps = [self.pit.at(begin + (end - begin) * step / 12) for step in range(13)]
        left = [beside(at, heading, -PIT_HALF) for at, heading in steps]
        return left + [beside(at, heading, PIT_HALF) for at, heading in reversed(steps)]

    def pit_ends(self) -> list[tuple[Point, float]]:
        """Position and heading before, between and after the spaces of the pit lane."""
        count = self.rules.start["pit_spaces"]
        return [self.pit.at(step / count) for step in range(count + 1)]


def _bend(segment: SegmentShape) -> tuple[float, float]:
    """A segment's length along its middle, and its degrees."""
    if segment["kind"] != CURVE:
        return segment.get("length", 0) / TENTHS, 0.0
    degrees = float(segment.get("degrees", 0))
    return segment.get("radius", 0) / TENTHS * math.radians(degrees), degrees
