"""Geometry of roads: straights and curves, joined end to end.

`off` is the distance from the middle of the road, to the right in the direction of travel.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from paddock.boards.shapes import Point

SMOOTH = 5  # degrees per straight segment of a drawn curve


class Piece(NamedTuple):
    """A piece of road: `length` along its middle, turning right by `degrees` (negative: left; 0: straight)."""

    start: Point
    heading: float
    length: float
    degrees: float

    def at(self, share: float, off: float = 0.0) -> Point:
        """The point at this fraction of the length, offset to the right by `off`."""
        return beside(self._middle(share), self.heading_at(share), off)

    def heading_at(self, share: float) -> float:
        """The heading at this fraction of the length."""
        return self.heading + self.degrees * share

    def along(self, off: float, begin: float = 0.0, end: float = 1.0) -> list[Point]:
        """The polyline between two fractions of the length, offset to the right by `off`."""
        steps = max(1, math.ceil(abs(self.degrees * (end - begin)) / SMOOTH))
        return [self.at(begin + (end - begin) * step / steps, off) for step in range(steps + 1)]

    def ring(self, off: float, half: float, begin: float, end: float) -> list[Point]:
        """The outline of a lane between two fractions of the length, extending `half` to both sides of `off`."""
        return self.along(off + half, begin, end) + self.along(off - half, end, begin)

    def length_at(self, off: float) -> float:
        """The length of the parallel line at offset `off`."""
        return self.length - math.radians(self.degrees) * off

    def _middle(self, share: float) -> Point:
        x, y = self.start
        if self.degrees == 0:
            return (x + self.length * share * cos(self.heading), y + self.length * share * sin(self.heading))
        radius = self.length / math.radians(self.degrees)
        turned = self.heading_at(share)
        return (x + radius * (sin(turned) - sin(self.heading)), y + radius * (cos(self.heading) - cos(turned)))


def laid(bends: Sequence[tuple[float, float]], heading: float) -> list[Piece]:
    """Pieces of these lengths and degrees, joined end to end from the origin."""
    found: list[Piece] = []
    at: Point = (0.0, 0.0)
    for length, degrees in bends:
        piece = Piece(at, heading, length, degrees)
        found.append(piece)
        at, heading = piece.at(1), piece.heading_at(1)
    return found


class Path(NamedTuple):
    """A polyline parametrized by length, to place spaces along it."""

    points: list[Point]

    @property
    def length(self) -> float:
        """The total length."""
        return sum(math.dist(a, b) for a, b in pairwise(self.points))

    def at(self, share: float) -> tuple[Point, float]:
        """The point and the heading at this fraction of the length."""
        steps = [math.dist(a, b) for a, b in pairwise(self.points)]
        left = self.length * share
        leg = 0
        while leg + 1 < len(steps) and left > steps[leg]:
            left -= steps[leg]
            leg += 1
        (ax, ay), (bx, by) = self.points[leg : leg + 2]
        part = left / steps[leg]
        return (ax + (bx - ax) * part, ay + (by - ay) * part), math.degrees(math.atan2(by - ay, bx - ax))


def beside(point: Point, heading: float, far: float, ahead: float = 0.0) -> Point:
    """The point `far` to the right and `ahead` in front of a point, relative to a heading."""
    x, y = point
    return (
        x + far * cos(heading + 90) + ahead * cos(heading),
        y + far * sin(heading + 90) + ahead * sin(heading),
    )


def readable(heading: float) -> float:
    """The rotation of a text along a road, never upside down."""
    turned = (heading + 90) % 180 - 90
    return 90.0 if turned == -90 else turned  # noqa: PLR2004 - upwards and downwards read the same way


def is_inside(at: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies in a closed ring: a ray to the right crosses the ring an odd number of times."""
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def cos(degrees: float) -> float:
    """Cosine of an angle in degrees."""
    return math.cos(math.radians(degrees))


def sin(degrees: float) -> float:
    """Sine of an angle in degrees."""
    return math.sin(math.radians(degrees))
