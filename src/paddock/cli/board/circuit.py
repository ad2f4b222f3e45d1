"""An AUSGEBREMST circuit as a drawn board: road, lines, chicanes, pit lane, grid, and the cars on it."""

import math
from collections.abc import Mapping

from paddock.cli.board import paint
from paddock.cli.board.paint import Point, area, line, num, placed, text
from paddock.games.ausgebremst.board import CHICANE, CURVE, START, Space
from paddock.games.ausgebremst.circuit import Circuit
from paddock.games.ausgebremst.geometry import LANE_WIDTH, Piece, beside
from paddock.locales import say

ROAD = LANE_WIDTH * 3
EDGE = ROAD / 2
STEPS = 24
MARGIN = 46
FOOT = 44
CAR_LENGTH = 40
VERGE = 30
HOUSE = 26
SHORT_PIT = 4
LEVEL = 6
LETTER = 0.66  # the width of a letter for its size, on the safe side
TREES = ((0.06, 0.1, 15), (0.035, 0.2, 10), (0.955, 0.9, 16), (0.985, 0.79, 10), (0.02, 0.88, 12), (0.97, 0.09, 12))


def circuit_svg(circuit: Circuit, cars: Mapping[int, str] | None = None, *, mine: int = 0, lang: str = "en") -> str:
    """The board with these cars (number to space); without any, the six cars stand on the grid."""
    return Drawing(circuit, lang).whole(cars if cars is not None else on_grid(circuit), mine)


def on_grid(circuit: Circuit) -> dict[int, str]:
    """Car 1 on the best place, and so on."""
    names = {space.id: space.name for space in circuit.spaces}
    return {number: names[place] for number, place in enumerate(circuit.grid, start=1)}


class Drawing:
    """One board being drawn."""

    def __init__(self, circuit: Circuit, lang: str) -> None:
        self.circuit = circuit
        self.lang = lang
        self.board = circuit.board
        self.pieces = circuit.board.pieces
        self.spaces = {space.name: space for space in circuit.spaces}
        self.start = next(piece for piece in self.pieces if piece.kind == START)
        edge = [point for piece in self.pieces for point in along(piece, -EDGE)]
        self.left = min(x for x, _ in edge) - MARGIN
        self.right = max(x for x, _ in edge) + MARGIN
        self.top = min(y for _, y in edge) - MARGIN
        self.bottom = max(y for _, y in edge) + MARGIN

    def whole(self, cars: Mapping[int, str], mine: int) -> str:
        """All layers, from the paper up."""
        shapes = [
            *self._ground(),
            *self._pit_road(),
            *self._road(),
            *self._islands(),
            *self._cells(),
            *self._start_line(),
            *self._pit_signs(),
            *self._infield(),
            *self._arrows(),
            *self._foot(),
            *(self._car(number, name, is_mine=number == mine) for number, name in cars.items()),
        ]
        box = (self.left, self.top, self.right - self.left, self.bottom + FOOT - self.top)
        return paint.drawing(box, self.circuit.name, shapes)

    def _middle(self) -> list[Point]:
        return [point for piece in self.pieces for point in along(piece, 0)]

    def _ground(self) -> list[str]:
        width, height = self.right - self.left, self.bottom - self.top
        foot = self.bottom + FOOT
        paper = [(self.left, self.top), (self.right, self.top), (self.right, foot), (self.left, foot)]
        meadow = paint.box((self.left + 10, self.top + 10), (width - 20, height - 20), paint.GRASS, 'rx="26"')
        seam = [(0.0, self.top + 10), (0.0, self.bottom - 10)]
        wide = f'stroke="{paint.VERGE}" stroke-width="{num(LANE_WIDTH * 4.3)}" stroke-linejoin="round"'
        verge = area(self._middle(), "none", wide)
        trees = [paint.tree((self.left + width * x, self.top + height * y), size) for x, y, size in TREES]
        return [area(paper, paint.PAPER), meadow, line(seam, paint.VERGE, 1.5, 'stroke-dasharray="2 7"'), verge, *trees]

    def _pit_road(self) -> list[str]:
        road = self.board.pit_road.points
        ends = [self._field(self.circuit.entry), *road, self._field(self.circuit.exit)]
        wide = LANE_WIDTH * 1.0
        return [
            line(ends, paint.LANE, wide + 5, 'stroke-linejoin="round"'),
            line(ends, paint.PIT_ROAD, wide, 'stroke-linejoin="round"'),
        ]

    def _field(self, space: int) -> Point:
        return self.board.spaces[space].place

    def _road(self) -> list[str]:
        shapes = [
            area(self._middle(), "none", f'stroke="{paint.LANE}" stroke-width="{num(ROAD + 7)}"'),
            area(self._middle(), "none", f'stroke="{paint.ROAD}" stroke-width="{num(ROAD + 1)}"'),
        ]
        for piece in self.pieces:
            if piece.kind == CURVE:
                shapes += [stripe for side in (EDGE + 2, -EDGE - 2) for stripe in _kerb(along(piece, side))]
            if piece.kind != CHICANE:
                shapes += [_lane_line(piece, side) for side in (LANE_WIDTH / 2, -LANE_WIDTH / 2)]
        return shapes

    def _islands(self) -> list[str]:
        """Where a chicane narrows the road, striped islands lie on the outer lanes."""
        shapes = []
        for piece in self.pieces:
            if piece.kind != CHICANE:
                continue
            for side in (1, -1):
                near, far = side * EDGE, side * LANE_WIDTH * 0.53
                ring = [piece.at(-0.1, near), piece.at(0.08, far), piece.at(0.92, far), piece.at(1.1, near)]
                rim = f'stroke="{paint.LANE}" stroke-width="3" stroke-linejoin="round"'
                shapes.append(area(ring, "url(#kerb)", rim))
        return shapes

    def _cells(self) -> list[str]:
        shapes = []
        for space in self.circuit.spaces:
            if space.lane != "P":
                look = f'stroke="{paint.LANE}" stroke-width="1.2" stroke-opacity=".3"'
                shapes.append(area(space.outline, "none", look))
            shapes.append(self._number(space))
        return [*shapes, *self._pit_dividers()]

    def _pit_dividers(self) -> list[str]:
        """Broken lines across the pit lane, before, between and after its spaces."""
        count = self.board.start["pit_spaces"]
        half = LANE_WIDTH / 2
        ends = [self.board.pit_road.at(step / count) for step in range(count + 1)]
        across = [(beside(place, heading, half), beside(place, heading, -half)) for place, heading in ends]
        return [line(each, paint.LANE, 1.6, 'stroke-dasharray="5 4" opacity=".85"') for each in across]

    def _number(self, space: Space) -> str:
        """The space's number, small, behind its middle on the inner side; the first row names its lane too."""
        label = space.name if space.number == 1 or space.lane == "P" else str(space.number)
        heading = math.radians(space.heading)
        inward = 1 if self.circuit.clockwise else -1
        reach = [math.dist(space.place, corner) for corner in space.outline]
        back, side = -0.38 * max(reach), LANE_WIDTH * 0.27 * inward
        x = space.place[0] + back * math.cos(heading) - side * math.sin(heading)
        y = space.place[1] + back * math.sin(heading) + side * math.cos(heading)
        return text(label, (x, y + 3), 8.5, paint.LANE, 'opacity=".7"')

    def _start_line(self) -> list[str]:
        rows = self.start.spaces[0]
        place = self.start.at(self.board.start["line"] / rows, 0)
        shapes = [paint.chequers(place, self.start.heading, ROAD, ROAD / 12)]
        for number in self.circuit.grid:
            space = self.board.spaces[number]
            wide, deep = LANE_WIDTH * 0.36, LANE_WIDTH * 0.2
            bracket = [(-deep, -wide), (0.0, -wide), (0.0, wide), (-deep, wide)]
            mark = line(bracket, paint.LANE, 2.2)
            heading = math.radians(space.heading)
            front = (space.place[0] + 21 * math.cos(heading), space.place[1] + 21 * math.sin(heading))
            shapes.append(placed(mark, front, space.heading))
        return shapes

    def _pit_signs(self) -> list[str]:
        shapes = []
        for letter, space in (("A", self.circuit.entry), ("C", self.circuit.exit)):
            x, y = self._field(int(space))
            shapes.append(paint.plate(letter, (x, y - LANE_WIDTH * 0.62), 18))
        return shapes

    def _infield(self) -> list[str]:
        """The pit building, and the circuit's name where the infield is free."""
        flat = sorted(self.board.pit_road.points, key=lambda point: point[1])[:2]
        left, right = sorted(x for x, _ in flat)
        is_inside = self.board.start["pit_spaces"] > SHORT_PIT
        roof = flat[0][1] + LANE_WIDTH * 0.66 if is_inside else flat[0][1] - LANE_WIDTH * 0.66 - HOUSE
        top = min(y for _, y in self._middle()) + EDGE + VERGE
        base = (flat[0][1] - LANE_WIDTH * 0.6 if is_inside else roof) - 8
        inset = 14 if is_inside else -4
        return [_house(left + inset, right - inset, roof), self._name(top, base)]

    def _name(self, top: float, base: float) -> str:
        """The name as large as the infield lets it be between these heights."""
        height = base - top
        size = min(38.0, height * 0.62)
        line_y = base - (height - size * 0.72) / 2
        middle = self.start.at(0.5, 0)[0]
        bounds = [self._bounds(y, middle) for y in (line_y, line_y - size * 0.8)]
        left, right = max(one[0] for one in bounds) + 14, min(one[1] for one in bounds) - 14
        name = self.circuit.name.upper()
        size = min(size, (right - left) / (len(name) * LETTER))
        return text(name, ((left + right) / 2, line_y), size, paint.TURF_TEXT, 'letter-spacing=".6"')

    def _bounds(self, y: float, middle: float) -> tuple[float, float]:
        """How far the infield reaches to both sides at a height."""
        edge = [piece.at(step / 60, EDGE + VERGE) for piece in self.pieces for step in range(61)]
        level = [x for x, at in edge if abs(at - y) < LEVEL]
        return max(x for x in level if x < middle), min(x for x in level if x > middle)

    def _arrows(self) -> list[str]:
        """Which way to drive, painted on the grass outside the far straight and inside the seam."""
        turned = 0.0 if self.circuit.clockwise else 180.0
        straights = [piece for piece in self.pieces if piece.degrees == 0 and piece.kind != START]
        piece = max(straights, key=lambda one: one.length)
        outside = piece.at(0.5, -EDGE - 22)
        inside = self.start.at(0.5, -EDGE - 22)
        return [
            paint.arrow(outside, piece.heading + turned, 62, paint.TURF_TEXT),
            paint.arrow(inside, self.start.heading + turned, 62, paint.TURF_TEXT),
        ]

    def _foot(self) -> list[str]:
        """What the tables say of this circuit, on the paper below the board."""
        said = say("board-foot", self._facts(), self.lang)
        size = min(16.0, (self.right - self.left - 40) / (len(said) * LETTER))
        return [text(said, ((self.left + self.right) / 2, self.bottom + 14), size, paint.INK)]

    def _facts(self) -> dict[str, object]:
        direction = "clockwise" if self.circuit.clockwise else "anticlockwise"
        return {
            "number": self.circuit.number,
            "name": self.circuit.name,
            "direction": say(f"direction-{direction}", lang=self.lang),
            "difficulty": say(f"difficulty-{self.circuit.difficulty}", lang=self.lang),
            "distance": self.circuit.distance,
            "lap": int(self.circuit.lap),
            "detour": int(self.circuit.detour),
        }

    def _car(self, number: int, name: str, *, is_mine: bool) -> str:
        space = self.spaces[name]
        return paint.car(number, space.place, space.heading, CAR_LENGTH, is_mine=is_mine)


def along(piece: Piece, toward: float) -> list[Point]:
    """The way along a piece of road, that far to the inner side of its middle."""
    steps = STEPS if piece.degrees else 1
    return [piece.at(step / steps, toward) for step in range(steps + 1)]


def _house(left: float, right: float, top: float) -> str:
    """The pit building: a red roof over six doors, each with a car's colour."""
    width = right - left
    step = width / paint.CARS
    shapes = [
        paint.box((left, top), (width, HOUSE), paint.CREAM, f'rx="3" stroke="{paint.INK}" stroke-width="1.6"'),
        paint.box((left, top), (width, 9), paint.RED, 'rx="3"'),
    ]
    for i, colour in enumerate(paint.CAR_COLOURS):
        door = left + step * i
        shapes.append(paint.box((door + step * 0.12, top + 12), (step * 0.76, 14), paint.INK))
        shapes.append(paint.box((door + step * 0.24, top + 15), (step * 0.52, 3), colour))
    return "".join(shapes)


def _kerb(way: list[Point]) -> list[str]:
    return [line(way, paint.LANE, 6.5), line(way, paint.RED, 6.5, 'stroke-dasharray="11 11"')]


def _lane_line(piece: Piece, toward: float) -> str:
    """Solid where nobody may change lanes, broken where everybody may."""
    way = along(piece, toward)
    if piece.kind == CURVE:
        return line(way, paint.LANE, 2.8)
    return line(way, paint.LANE, 1.6, 'stroke-dasharray="9 9" opacity=".8"')
