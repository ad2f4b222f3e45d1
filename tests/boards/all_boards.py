"""All boards of all games, and geometry helpers to measure them."""

import itertools
import math
from collections.abc import Sequence

import pytest

import paddock
from paddock import boards
from paddock.boards.shapes import Point, Space

GAMES = [paddock.game(name) for name in paddock.game_ids()]
TRACKS = [(game, name) for game in GAMES for name in game.circuits()]
ROADS = [game for game in GAMES if not game.circuits()]
BOARDS = [boards.board(game, name) for game, name in TRACKS] + [boards.board(game) for game in ROADS]
every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.circuit or board.game)
# A car of length 48 with its wheels and its white rim, nose to the right.
CAR = [(-26.5, -12), (-20, -14.5), (17, -14.5), (23, -8), (26.5, 0), (23, 8), (17, 14.5), (-20, 14.5), (-26.5, 12)]


def on_turned(shape: Sequence[Point], at: Point, turn: float) -> list[Point]:
    """A shape around the origin, rotated and moved."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in shape]


def car_ring(space: Space) -> list[Point]:
    """The outline of a car on a space."""
    scale = space.car / 48
    return on_turned([(x * scale, y * scale) for x, y in CAR], space.place, space.heading)


def strokes(points: Sequence[Point], width: float) -> list[list[Point]]:
    """A drawn line as rectangles, one per straight segment."""
    found: list[list[Point]] = []
    for a, b in itertools.pairwise(points):
        long = math.dist(a, b) / 2
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        half = width / 2
        found.append(on_turned([(-long, -half), (long, -half), (long, half), (-long, half)], middle, turn))
    return found


def away(at: Point, points: Sequence[Point]) -> float:
    """The distance of a point from a line."""
    return min(_away(at, a, b) for a, b in itertools.pairwise(points))


def _away(at: Point, a: Point, b: Point) -> float:
    (ax, ay), (bx, by) = a, b
    square = (bx - ax) ** 2 + (by - ay) ** 2
    along = ((at[0] - ax) * (bx - ax) + (at[1] - ay) * (by - ay)) / square if square else 0.0
    along = max(0.0, min(1.0, along))
    return math.dist(at, (ax + (bx - ax) * along, ay + (by - ay) * along))


def is_inside(at: Point, ring: Sequence[Point]) -> bool:
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        crossings += (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax
    return crossings % 2 == 1


def overlap(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two shapes overlap."""
    if not _boxes_touch(one, other):
        return False
    if is_inside(one[0], other) or is_inside(other[0], one):
        return True
    return any(_cross(a, b, c, d) for a, b in _edges(one) for c, d in _edges(other))


def _boxes_touch(one: Sequence[Point], other: Sequence[Point]) -> bool:
    return all(
        min(point[axis] for point in one) <= max(point[axis] for point in other)
        and min(point[axis] for point in other) <= max(point[axis] for point in one)
        for axis in (0, 1)
    )


def _edges(ring: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
