"""Board of an ARUBA circuit: road, red corners, lanes, rows, grid and line, dice on the green."""

import math
from typing import Any

from paddock.boards import marks
from paddock.boards.geometry import Piece, beside, is_inside, laid, readable
from paddock.boards.marks import area, label, line
from paddock.boards.shapes import Board, Car, Label, Mark, Point, Space
from paddock.core import translate
from paddock.core.game import Game
from paddock.games.aruba.rules.circuit import LANES, Circuit, Segment

NUMBERED = 5  # interval of the row numbers beside the road
MARGIN = 2.7  # margin of grass around the road, in lane widths
NUMBER = 15
NAME = 7.6
BESIDE_CAR = 14.0  # from the middle of a lane to a name, which is between a car and the lane's edge
CHEQUER = 4.625
ARROW = 62
CAR_LENGTH = 34.0
TIGHT = 0.62  # width of a car as a share of its length
DICE = {2: ((-1.0, -1.0), (1.0, 1.0)), 5: ((-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0))}
TREES = ((0.04, 0.06), (0.09, 0.045), (0.055, 0.14), (0.95, 0.07), (0.905, 0.05), (0.945, 0.16))


def board(game: Game, circuit_id: str | None, lang: str) -> Board:
    """The board of this circuit; the usual one by default."""
    circuit = game.circuit(circuit_id or game.circuits()[0])
    assert isinstance(circuit, Circuit)
    return Drawing(game, circuit, lang).whole()


def cars(race: dict[str, Any], seat: int | None) -> list[Car]:
    """The cars and wrecks on the track, with their mounts."""
    return [
        Car(
            number=car["car"],
            space=f"{car['row']}-{car['lane']}",
            mounts=car["mounts"],
            is_wreck=car["state"] == "wreck",
            is_mine=seat is not None and car["seat"] == seat,
        )
        for car in race["cars"]
        if car["row"] is not None
    ]


def _bend(segment: Segment) -> tuple[float, float]:
    """A segment's length along its middle, and its degrees to the right."""
    if segment.turn == "none":
        return segment.length, 0.0
    degrees = segment.degrees if segment.turn == "right" else -segment.degrees
    return segment.radius * math.radians(segment.degrees), degrees


class Drawing:
    """Drawing of one board: the lap begins at the origin, heading right."""

    def __init__(self, game: Game, circuit: Circuit, lang: str) -> None:
        self.game = game
        self.circuit = circuit
        self.lang = lang
        self.wide = float(circuit.lane_width)
        self.pieces = laid([_bend(segment) for segment in circuit.segments], 0.0)
        self.road_points = [piece.at(step / 12) for piece in self.pieces for step in range(12)]
        self.middle = [point for piece in self.pieces for point in piece.along(0)]
        edge = [point for piece in self.pieces for side in (1.5, -1.5) for point in piece.along(side * self.wide)]
        margin = MARGIN * self.wide
        self.left, self.top = min(x for x, _ in edge) - margin, min(y for _, y in edge) - margin
        self.width = max(x for x, _ in edge) + margin - self.left
        self.height = max(y for _, y in edge) + margin - self.top
        self.rows = [
            (piece, row / segment.rows, (row + 1) / segment.rows)
            for piece, segment in zip(self.pieces, circuit.segments, strict=True)
            for row in range(segment.rows)
        ]

    def whole(self) -> Board:
        """All layers, from the grass up."""
        layers = [
            self._ground(),
            self._road(),
            self._lines(),
            self._line_and_grid(),
            self._numbers(),
            self._green(),
        ]
        game, lap = (translate.say(name, {}, self.lang) for name in ("game-aruba", f"aruba-circuit-{self.circuit.id}"))
        return Board(
            game=self.game.id,
            circuit=self.circuit.id,
            name=f"{game}: {lap}",
            left=round(self.left, 1),
            top=round(self.top, 1),
            width=round(self.width, 1),
            height=round(self.height, 1),
            lane_width=self.wide,
            spaces=[self._space(number) for number in self.circuit.space_numbers()],
            marks=[mark for layer in layers for mark in layer],
        )

    def _space(self, number: int) -> Space:
        row, lane = divmod(number, LANES)
        piece, near, far = self.rows[row - 1]
        off = (lane - 1) * self.wide
        spot = (row, lane)
        return Space(
            name=self.circuit.space_name(number),
            lane=str(lane + 1),
            number=row,
            kind="red" if self.circuit.red[row] else "road",
            place=marks.rounded([piece.at((near + far) / 2, off)])[0],
            heading=round(piece.heading_at((near + far) / 2) % 360, 1),
            outline=marks.rounded(piece.ring(off, self.wide / 2, near, far)),
            car=self._car(piece, far - near, off),
            next=[self.circuit.space_name(step) for step in self.circuit.steps(number)],
            start=self.circuit.grid.index(spot) + 1 if spot in self.circuit.grid else 0,
            before_line=row == self.circuit.rows,
        )

    def _car(self, piece: Piece, share: float, off: float) -> float:
        """The usual length, shortened where cars would touch on the inside of a corner."""
        angle = math.radians(abs(piece.degrees) * share)
        inside = piece.length_at(off) * share
        return round(min(CAR_LENGTH, inside / (1 + TIGHT * math.tan(angle / 2))), 1)

    def _ground(self) -> list[Mark]:
        return [
            area("grass", marks.box(self.left, self.top, self.width, self.height)),
            line("verge", self.middle, self.wide * 4.6, closed=True),
            *[mark for number, at in enumerate(self._free_corners()) for mark in self._tree(number, at)],
        ]

    def _free_corners(self) -> list[Point]:
        """Positions for trees in the corners of the sheet, away from the road."""
        places = [(self.left + self.width * x, self.top + self.height * y) for x, y in TREES]
        return [at for at in places if self._room(at) > self.wide * 3.2]

    def _tree(self, number: int, at: Point) -> list[Mark]:
        return marks.tree(at, self.wide * (0.5 + 0.16 * (number % 3)))

    def _room(self, at: Point) -> float:
        """The distance from a point to the middle of the road."""
        return min(math.dist(at, point) for point in self.road_points)

    def _road(self) -> list[Mark]:
        """The asphalt; red spaces, hatched so that they are recognisable without colour; kerbs."""
        found: list[Mark] = [line("road", self.middle, self.wide * LANES + 1, closed=True)]
        half = self.wide * LANES / 2
        for piece in self._curves():
            found.append(area("red", piece.ring(0, half, 0, 1)))
            found += [line("kerb", piece.along(side), 6.5) for side in (half + 2, -half - 2)]
        return found

    def _curves(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.degrees]

    def _lines(self) -> list[Mark]:
        """Thin lines across the rows; broken lines between lanes, since lane changes are always allowed."""
        half = self.wide * LANES / 2
        found: list[Mark] = [
            line("row", [piece.at(near, half), piece.at(near, -half)], 1.2) for piece, near, _ in self.rows
        ]
        for piece in self.pieces:
            found += [line("lane", piece.along(side * self.wide), 1.6) for side in (0.5, -0.5)]
        return found

    def _line_and_grid(self) -> list[Mark]:
        """The line, and the start places: a bracket before the nose, the number in the rear corner."""
        found = marks.chequers((0.0, 0.0), 0.0, self.wide * LANES, CHEQUER)
        for slot, (row, lane) in enumerate(self.circuit.grid, start=1):
            piece, near, far = self.rows[row - 1]
            off = (lane - 1) * self.wide
            middle, heading = piece.at((near + far) / 2, off), piece.heading_at((near + far) / 2)
            found.append(marks.bracket(middle, heading, self.wide * 0.56, self.wide))
            at = beside(middle, heading, BESIDE_CAR, -8)
            found.append(label("start", str(slot), at, NAME, readable(heading)))
        return found

    def _numbers(self) -> list[Mark]:
        """Every fifth row: its number on the grass to the driver's right, and the names of its spaces."""
        found: list[Mark] = []
        for row, (piece, near, far) in enumerate(self.rows, start=1):
            if row == 1 or row % NUMBERED == 0:
                at = piece.at((near + far) / 2, self.wide * 1.5 + 18)
                found.append(label("row", str(row), at, NUMBER))
                found += [self._name(row, lane) for lane in range(LANES)]
        return found

    def _name(self, row: int, lane: int) -> Label:
        """A space's name along the road, between a car and the lane's left edge, or its inner edge in a curve."""
        piece, near, _ = self.rows[row - 1]
        name = self.circuit.space_name(row * LANES + lane)
        off = (lane - 1) * self.wide + (BESIDE_CAR if piece.degrees > 0 else -BESIDE_CAR)
        clear = 3 + CHEQUER if row == 1 else 3
        share = near + (clear + marks.text_width(name, NAME) / 2) / piece.length_at(off)
        return label("space", name, piece.at(share, off), NAME, readable(piece.heading_at(share)))

    def _green(self) -> list[Mark]:
        """The name and two dice inside the lap, and the driving direction."""
        x, y = self._middle_of_green()
        first = self.pieces[0]
        way = first.at(0.5, self.wide * 1.5 + 44)
        return [
            *marks.die(DICE[5], (x - 56, y - 74), -12, 76),
            *marks.die(DICE[2], (x + 36, y - 52), 11, 65),
            label("title", "ARUBA", (x, y + 20), 62),
            marks.arrow(way, first.heading, ARROW),
        ]

    def _middle_of_green(self) -> Point:
        """The point inside the lap that is furthest from the road."""
        road = self.road_points
        steps = [step / 40 for step in range(8, 33)]
        places = [(self.left + self.width * x, self.top + self.height * y) for x in steps for y in steps]
        return max((at for at in places if is_inside(at, road)), key=self._room)
