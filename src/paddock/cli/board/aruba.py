"""An ARUBA circuit drawn as SVG: road, red corners, lanes, rows, grid, line, and cars with what they carry."""

from collections.abc import Callable, Iterable
from math import cos, radians, sin
from typing import Any, Final, NamedTuple

from paddock.cli.board.paint import (
    CAR_LENGTH,
    CREAM,
    GRASS,
    INK,
    LANE,
    RED,
    ROAD,
    TURF_TEXT,
    VERGE,
    Point,
    area,
    arrow,
    box,
    car,
    chequers,
    drawing,
    line,
    num,
    placed,
    text,
    tree,
)
from paddock.games.aruba.circuit import LANES, Circuit, Segment
from paddock.locales import say

SMOOTH: Final = 24
NUMBERED: Final = 5
MARGIN: Final = 2.6  # lane widths of grass around the road
STEEL: Final = "#e9e4d8"
CORNER: Final = (
    '<defs><pattern id="corner" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="9" height="9" fill="#a12b27"/><rect width="3" height="9" fill="#c9514a"/></pattern></defs>'
)
PIPS: Final = {2: ((-1, -1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))}


class Stretch(NamedTuple):
    """A segment laid out: `at` gives the point at a part of its length and an offset to the left."""

    segment: Segment
    at: Callable[[float, float], Point]
    heading: Callable[[float], float]

    @property
    def is_curve(self) -> bool:
        return self.segment.turn != "none"


def laid_out(circuit: Circuit) -> list[Stretch]:
    """The segments one after another, from the line on, heading to the right at first."""
    found: list[Stretch] = []
    start: Point = (0.0, 0.0)
    heading = 0.0
    for segment in circuit.segments:
        stretch = _straight(segment, start, heading) if segment.turn == "none" else _curve(segment, start, heading)
        found.append(stretch)
        start, heading = stretch.at(1, 0), stretch.heading(1)
    return found


def _left(heading: float) -> Point:
    return sin(radians(heading)), -cos(radians(heading))


def _straight(segment: Segment, start: Point, heading: float) -> Stretch:
    side = _left(heading)
    ahead = cos(radians(heading)), sin(radians(heading))

    def at(part: float, off: float) -> Point:
        way = segment.length * part
        return start[0] + ahead[0] * way + side[0] * off, start[1] + ahead[1] * way + side[1] * off

    return Stretch(segment, at, lambda _: heading)


def _curve(segment: Segment, start: Point, heading: float) -> Stretch:
    sign = 1 if segment.turn == "left" else -1
    side = _left(heading)
    middle = start[0] + sign * side[0] * segment.radius, start[1] + sign * side[1] * segment.radius

    def turned(part: float) -> float:
        return heading - sign * segment.degrees * part

    def at(part: float, off: float) -> Point:
        out = _left(turned(part))
        radius = segment.radius - sign * off
        return middle[0] - sign * out[0] * radius, middle[1] - sign * out[1] * radius

    return Stretch(segment, at, turned)


class Board:
    """One circuit being drawn."""

    def __init__(self, circuit: Circuit, lang: str) -> None:
        self.circuit = circuit
        self.lang = lang
        self.wide = float(circuit.lane_width)
        self.road = laid_out(circuit)

    def edge(self, off: float) -> list[Point]:
        """A line along the whole lap, so many lane widths left of the middle."""
        return [point for stretch in self.road for point in self.along(stretch, off)]

    def along(self, stretch: Stretch, off: float) -> list[Point]:
        return [stretch.at(part / SMOOTH, off * self.wide) for part in range(SMOOTH + 1)]

    def whole(self, cars: Iterable[dict[str, Any]], mine: int | None) -> str:
        shapes = [
            *self._ground(),
            *self._asphalt(),
            *self._corners(),
            *self._marks(),
            *self._grid(),
            *self._line(),
            *self._row_numbers(),
            *self._middle(),
        ]
        shapes += [self._car(each, is_mine=each["seat"] == mine) for each in cars if each["row"] is not None]
        return drawing(self._frame(), self._title(), [CORNER, *shapes])

    def _title(self) -> str:
        return f"{say('game-aruba', {}, self.lang)}: {say(f'aruba-circuit-{self.circuit.id}', {}, self.lang)}"

    def _frame(self) -> tuple[float, float, float, float]:
        points = self.edge(-1.5) + self.edge(1.5)
        margin = MARGIN * self.wide
        left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
        right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
        return left, top, right - left, bottom - top

    def _ground(self) -> list[str]:
        left, top, width, height = self._frame()
        lap = self.edge(0)
        round_ends = 'stroke-linejoin="round"'
        return [
            box((left, top), (width, height), GRASS),
            line([*lap, *lap[:2]], VERGE, self.wide * 4.6, round_ends),
            *[tree(at, size) for at, size in self._trees()],
        ]

    def _trees(self) -> list[tuple[Point, float]]:
        """Trees in the corners of the sheet, where no road comes."""
        left, top, width, height = self._frame()
        places = [(0.04, 0.06), (0.09, 0.045), (0.055, 0.14), (0.95, 0.07), (0.905, 0.05), (0.945, 0.16)]
        road = self.edge(0)
        found: list[tuple[Point, float]] = []
        for number, (x, y) in enumerate(places):
            at = (left + width * x, top + height * y)
            is_free = all((px - at[0]) ** 2 + (py - at[1]) ** 2 > (self.wide * 3.2) ** 2 for px, py in road)
            if is_free:
                found.append((at, self.wide * (0.5 + 0.16 * (number % 3))))
        return found

    def _asphalt(self) -> list[str]:
        lap = self.edge(0)
        closed = [*lap, *lap[:2]]
        return [line(closed, LANE, self.wide * LANES + 7), line(closed, ROAD, self.wide * LANES + 1)]

    def _corners(self) -> list[str]:
        """Red spaces, hatched so that they are red without colour, and kerbs."""
        found: list[str] = []
        for stretch in self.road:
            if stretch.is_curve:
                ring = self.along(stretch, 1.5) + self.along(stretch, -1.5)[::-1]
                found.append(area(ring, "url(#corner)"))
                for off in (1.56, -1.56):
                    kerb = self.along(stretch, off)
                    found += [line(kerb, LANE, 6.5), line(kerb, RED, 6.5, 'stroke-dasharray="11 11"')]
        return found

    def _marks(self) -> list[str]:
        """Rows across, thin; lanes along, dashed: a car may change lane anywhere."""
        found: list[str] = []
        for stretch in self.road:
            rows = stretch.segment.rows
            for row in range(rows):
                across = [stretch.at(row / rows, side * 1.5 * self.wide) for side in (1, -1)]
                found.append(line(across, LANE, 1.2, 'stroke-opacity=".35"'))
            found += [
                line(self.along(stretch, off), LANE, 1.6, 'stroke-dasharray="9 9" opacity=".8"') for off in (0.5, -0.5)
            ]
        return found

    def _grid(self) -> list[str]:
        """The start spaces, numbered, with a bracket before the nose."""
        found: list[str] = []
        for slot, (row, lane) in enumerate(self.circuit.grid, start=1):
            space = self.circuit.spaces[row - 1][lane]
            at, half = (space.x, space.y), self.wide * 0.34
            bracket = f'<path d="M{num(half * 0.9)} {num(-half)}h{num(half * 0.3)}v{num(2 * half)}h{num(-half * 0.3)}" '
            bracket += f'fill="none" stroke="{LANE}" stroke-width="2"/>'
            found += [placed(bracket, at, space.heading), text(str(slot), (at[0] - 3, at[1] + 6), 18, "#c9c3b6")]
        return found

    def _line(self) -> list[str]:
        first = self.road[0]
        return [chequers(first.at(0, 0), first.heading(0), self.wide * LANES, self.wide / 3)]

    def _row_numbers(self) -> list[str]:
        """Every fifth row, on the grass to the driver's right."""
        found: list[str] = []
        row = 0
        for stretch in self.road:
            rows = stretch.segment.rows
            for number in range(rows):
                row += 1
                if row == 1 or row % NUMBERED == 0:
                    x, y = stretch.at((number + 0.5) / rows, -1.95 * self.wide)
                    found.append(text(str(row), (x, y + 5), 15, "#575349"))
        return found

    def _middle(self) -> list[str]:
        """The name and two dice on the green, and which way it goes."""
        x, y = self._green()
        first = self.road[0]
        way = first.at(0.85, -1.94 * self.wide)
        return [
            placed(_die(5), (x - 56, y - 74), -12, 0.84),
            placed(_die(2), (x + 36, y - 52), 11, 0.72),
            text("ARUBA", (x, y + 40), 62, TURF_TEXT),
            arrow(way, first.heading(0), 70, TURF_TEXT),
        ]

    def _green(self) -> Point:
        """The point inside the lap that is furthest from any road."""
        left, top, width, height = self._frame()
        road = self.edge(0)[::4]
        places = [(left + width * i / 40, top + height * j / 40) for i in range(8, 33) for j in range(8, 33)]
        inside = [at for at in places if is_inside(at, road)]
        return max(inside, key=lambda at: min((x - at[0]) ** 2 + (y - at[1]) ** 2 for x, y in road))

    def _car(self, shape: dict[str, Any], *, is_mine: bool) -> str:
        space = self.circuit.spaces[shape["row"] - 1][shape["lane"] - 1]
        at = (float(space.x), float(space.y))
        length = self.wide * 1.08
        gear = "".join(GEAR[name] for name in shape["mounts"])
        under = placed(gear, at, space.heading, length / CAR_LENGTH) if gear else ""
        body = car(shape["car"], at, space.heading, length, is_mine=is_mine)
        if shape["state"] != "wreck":
            return under + body
        cross = f'<path stroke="{INK}" stroke-width="4" d="M-17-16 17 16M17-16-17 16"/>'
        return f'<g opacity=".8">{body}</g>' + placed(cross, at, space.heading, length / CAR_LENGTH)


def is_inside(at: Point, ring: list[Point]) -> bool:
    """Whether a closed ring goes around a point: a ray to the right crosses it an odd number of times."""
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def _blade(y: float) -> str:
    teeth = "".join(
        f'<path d="M-3.2-8.2 0-13 3.2-8.2z" fill="{INK}" transform="rotate({angle})"/>' for angle in range(0, 360, 45)
    )
    disc = f'<circle r="9" fill="{STEEL}" stroke="{INK}" stroke-width="1.8"/><circle r="2" fill="{INK}"/>'
    return f'<g transform="translate(1 {num(y)})">{teeth}{disc}</g>'


def _bumper(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="7"/>'
        f'<path d="{path}" fill="none" stroke="{STEEL}" stroke-width="3.4" stroke-dasharray="4 2.5"/>'
    )


# What can be mounted, around the middle of a car whose nose points to the right.
GEAR: Final = {
    "front": _bumper("M19-15q11 6 11 15t-11 15"),
    "rear": _bumper("M-27-13v26"),
    "left": _blade(-16),
    "right": _blade(16),
}


def _die(face: int) -> str:
    pips = "".join(f'<circle cx="{x * 22}" cy="{y * 22}" r="8" fill="{TURF_TEXT}"/>' for x, y in PIPS[face])
    return (
        f'<rect x="-45" y="-45" width="90" height="90" rx="18" fill="{CREAM}" fill-opacity=".35" stroke="{TURF_TEXT}" '
        f'stroke-width="5"/>{pips}'
    )


def race_svg(circuit: Circuit, cars: Iterable[dict[str, Any]] = (), mine: int | None = None, lang: str = "en") -> str:
    """A circuit as a whole SVG file, with the cars of a round's view or position; those of seat `mine` have a ring."""
    return Board(circuit, lang).whole(cars, mine)
