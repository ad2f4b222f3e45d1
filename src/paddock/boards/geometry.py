"""Where things lie: straights and curves as pieces of road, walked from one to the next.

`off` measures from the middle of the road to the right hand of somebody who drives along it.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from paddock.boards.shapes import Point

SMOOTH = 5  # degrees that one straight stroke of a drawn curve covers


class Piece(NamedTuple):
    """A stretch of road: `length` along its middle, turning by `degrees` to the right (left: below 0; straight: 0)."""

    start: Point
    heading: float
    length: float
    degrees: float

    def at(self, share: float, off: float = 0.0) -> Point:
        """The point this share of the way along, that far to the right."""
        return beside(self._middle(share), self.heading_at(share), off)

    def heading_at(self, share: float) -> float:
        """Where the road leads at this share of the way."""
        return self.heading + self.degrees * share

    def along(self, off: float, begin: float = 0.0, end: float = 1.0) -> list[Point]:
        """The way along it between two shares, that far to the right."""
        steps = max(1, math.ceil(abs(self.degrees * (end - begin)) / SMOOTH))
        return [self.at(begin + (end - begin) * step / steps, off) for step in range(steps + 1)]

    def ring(self, off: float, half: float, begin: float, end: float) -> list[Point]:
        """The outline of a lane's stretch between two shares, `half` wide on both sides of `off`."""
        return self.along(off + half, begin, end) + self.along(off - half, end, begin)

    def length_at(self, off: float) -> float:
        """How long it is that far to the right of its middle."""
        return self.length - math.radians(self.degrees) * off

    def _middle(self, share: float) -> Point:
        x, y = self.start
        if self.degrees == 0:
            return (x + self.length * share * cos(self.heading), y + self.length * share * sin(self.heading))
        radius = self.length / math.radians(self.degrees)
        turned = self.heading_at(share)
        return (x + radius * (sin(turned) - sin(self.heading)), y + radius * (cos(self.heading) - cos(turned)))


def laid(bends: Sequence[tuple[float, float]], heading: float) -> list[Piece]:
    """Pieces of these lengths and degrees, one after another from the origin on."""
    found: list[Piece] = []
    at: Point = (0.0, 0.0)
    for length, degrees in bends:
        piece = Piece(at, heading, length, degrees)
        found.append(piece)
        at, heading = piece.at(1), piece.heading_at(1)
    return found


class Path(NamedTuple):
    """A way through points, walked by length, so that spaces can be set along it."""

    points: list[Point]

    @property
    def length(self) -> float:
        """How long it is."""
        return sum(math.dist(a, b) for a, b in pairwise(self.points))

    def at(self, share: float) -> tuple[Point, float]:
        """The point and the heading this share of the way along."""
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
    """The point that far to the right, and that far ahead, of somebody who looks along a heading."""
    x, y = point
    return (
        x + far * cos(heading + 90) + ahead * cos(heading),
        y + far * sin(heading + 90) + ahead * sin(heading),
    )


def readable(heading: float) -> float:
    """The turn of words that run along a road and never stand on their heads."""
    turned = (heading + 90) % 180 - 90
    return 90.0 if turned == -90 else turned  # noqa: PLR2004 - upwards and downwards read the same way


def is_inside(at: Point, ring: Sequence[Point]) -> bool:
    """Whether a closed ring goes around a point: a ray to the right crosses it an odd number of times."""
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def cos(degrees: float) -> float:
    """Of an angle in degrees."""
    return math.cos(math.radians(degrees))


def sin(degrees: float) -> float:
    """Of an angle in degrees."""
    return math.sin(math.radians(degrees))
