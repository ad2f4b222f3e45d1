"""Where things lie on a board: straights and curves as pieces of road, walked from one to the next.

A lane is LANE_WIDTH wide; x grows to the right, y downwards; headings are degrees, 0 to the right, 90 down.
"""

import math
from typing import Final

LANE_WIDTH: Final = 40.0
TENTHS: Final = 10.0

Point = tuple[float, float]


class Bend:
    """How long a piece of road is along its middle, and by how many degrees it turns (0 on a straight)."""

    def __init__(self, length: float, degrees: float) -> None:
        self.length: Final = length
        self.degrees: Final = degrees


class Piece:
    """A stretch of road laid clockwise; `toward` measures from the middle of the road to its inner side."""

    def __init__(self, kind: str, spaces: list[int], start: Point, heading: float, bend: Bend) -> None:
        self.kind: Final = kind
        self.spaces: Final = spaces  # by lane, from the inside
        self.start: Final = start
        self.heading: Final = heading
        self.length: Final = bend.length
        self.degrees: Final = bend.degrees

    def at(self, share: float, toward: float) -> Point:
        """The point this share of the way along, that far to the inner side."""
        return beside(self._middle(share), self.heading_at(share), toward)

    def heading_at(self, share: float) -> float:
        """Where the road leads at this share of the way."""
        return self.heading + self.degrees * share

    def _middle(self, share: float) -> Point:
        x, y = self.start
        if self.degrees == 0:
            return (x + self.length * share * _cos(self.heading), y + self.length * share * _sin(self.heading))
        radius = self.length / math.radians(self.degrees)
        turned = self.heading_at(share)
        return (
            x + radius * (_sin(turned) - _sin(self.heading)),
            y + radius * (_cos(self.heading) - _cos(turned)),
        )


class Road:
    """A winding lane drawn through points: walked by length, so that spaces can be set along it."""

    def __init__(self, points: list[Point]) -> None:
        self.points: Final = points

    @property
    def length(self) -> float:
        """How long the whole road is."""
        return sum([_distance(a, b) for a, b in zip(self.points, self.points[1:], strict=False)])

    def at(self, share: float) -> tuple[Point, float]:
        """The point and the heading this share of the way along."""
        left = self.length * share
        for a, b in zip(self.points, self.points[1:], strict=False):
            step = _distance(a, b)
            if left <= step or b == self.points[-1]:
                part = left / step
                point = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
                return (point, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])))
            left -= step
        return (self.points[-1], 0.0)


def beside(point: Point, heading: float, far: float) -> Point:
    """The point that far to the right of somebody who looks along a heading."""
    return (point[0] + far * _cos(heading + 90), point[1] + far * _sin(heading + 90))


def _distance(a: Point, b: Point) -> float:
    return math.hypot(b[0] - a[0], b[1] - a[1])


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))
