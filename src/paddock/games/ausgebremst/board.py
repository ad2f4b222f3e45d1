"""Board of an AUSGEBREMST circuit: road, white lines, chicanes, pit lane, grid and captions."""

from typing import Any

from paddock.boards import marks
from paddock.boards.geometry import beside, readable
from paddock.boards.marks import area, label, line
from paddock.boards.shapes import AreaLook, Board, Car, Label, Mark
from paddock.core import translate
from paddock.core.game import Game
from paddock.games.ausgebremst.half_board_drawing import CAR_LENGTH, LANE_WIDTH, Halves
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.half_boards import CHICANE, CURVE, START, Section
from paddock.games.ausgebremst.rules.spaces import PIT

ROAD = LANE_WIDTH * 3
EDGE = ROAD / 2
MARGIN = 46
FOOT = 44
VERGE = LANE_WIDTH * 4.3
GRASS = 30  # from the edge of the road to the nearest text
HOUSE = 26
CARS: tuple[AreaLook, ...] = ("car-1", "car-2", "car-3", "car-4", "car-5", "car-6")
SHORT_PIT = 4  # spaces; a longer pit lane has its building inside
LEVEL = 6  # tolerance for equal heights
CHEQUER = 6
NUMBER = 8.0  # the size of a space's name
BESIDE_CAR = 14.7  # from the middle of a lane to a name, which is between a car and the lane's edge
TREES = ((0.06, 0.1, 15), (0.035, 0.2, 10), (0.955, 0.9, 16), (0.985, 0.79, 10), (0.02, 0.88, 12), (0.97, 0.09, 12))


def board(game: Game, circuit_id: str | None, lang: str) -> Board:
    """The board of this circuit; the first one by default."""
    circuit = game.circuit(circuit_id or game.circuits()[0])
    assert isinstance(circuit, Circuit)
    return Drawing(game, circuit, lang).whole()


def cars(race: dict[str, Any], seat: int | None) -> list[Car]:
    """The cars that are on the track or in the pit lane."""
    return [
        Car(number=number, space=car["space"], is_mine=seat is not None and car["seat"] == seat)
        for number, car in enumerate(race["cars"], start=1)
        if car["state"] == "racing"
    ]


class Drawing:
    """Drawing of one board."""

    def __init__(self, game: Game, circuit: Circuit, lang: str) -> None:
        self.game = game
        self.circuit = circuit
        self.lang = lang
        self.halves = Halves(circuit)
        self.pieces = self.halves.pieces
        self.start = self.halves.start
        self.middle = [point for piece in self.pieces for point in piece.along(0)]
        edge = [point for piece in self.pieces for point in piece.along(-EDGE)]
        self.left = min(x for x, _ in edge) - MARGIN
        self.right = max(x for x, _ in edge) + MARGIN
        self.top = min(y for _, y in edge) - MARGIN
        self.bottom = max(y for _, y in edge) + MARGIN

    def whole(self) -> Board:
        """All layers, from the paper up."""
        layers: list[list[Mark]] = [
            self._ground(),
            self._road(),
            self._lane_lines(),
            self._rows(),
            self._line_and_grid(),
            self._infield(),
            self._arrows(),
            self._names(),
            self._fields(),
            [self._foot()],
        ]
        return Board(
            game=self.game.id,
            circuit=self.circuit.id,
            name=self.circuit.name,
            left=round(self.left, 1),
            top=round(self.top, 1),
            width=round(self.right - self.left, 1),
            height=round(self.bottom + FOOT - self.top, 1),
            lane_width=LANE_WIDTH,
            spaces=[self.halves.space(number) for number in self.circuit.space_numbers()],
            marks=[mark for layer in layers for mark in layer],
        )

    def _ground(self) -> list[Mark]:
        width, height = self.right - self.left, self.bottom - self.top
        meadow = marks.rounded_box(self.left + 10, self.top + 10, width - 20, height - 20, 26)
        return [
            area("paper", marks.box(self.left, self.top, width, height + FOOT)),
            area("grass", meadow),
            line("verge", self.middle, VERGE, closed=True),
            *[
                mark
                for x, y, size in TREES
                for mark in marks.tree((self.left + width * x, self.top + height * y), size)
            ],
        ]

    def _road(self) -> list[Mark]:
        """The pit lane, the road over its ends, kerbs on the curves, islands where a chicane narrows the road."""
        ends = [self.halves.spots[field].at(0.5) for field in self.halves.fields]
        found: list[Mark] = [
            line("pit-road", [ends[0], *self.halves.pit.points, ends[1]], LANE_WIDTH),
            *self._pit_rows(),
            line("road", self.middle, ROAD + 1, closed=True),
        ]
        for piece, segment in zip(self.pieces, self.halves.rules.segments, strict=True):
            if segment["kind"] == CURVE:
                found += [line("kerb", piece.along(side), 6.5) for side in (EDGE + 2, -EDGE - 2)]
            if segment["kind"] == CHICANE:
                for near, far in ((EDGE, LANE_WIDTH * 0.55), (-EDGE, -LANE_WIDTH * 0.55)):
                    ring = [piece.at(0.03, near), piece.at(0.17, far), piece.at(0.83, far), piece.at(0.97, near)]
                    found.append(area("island", ring))
        return found

    def _pit_rows(self) -> list[Mark]:
        half = LANE_WIDTH / 2
        ends = self.halves.pit_ends()
        return [line("pit-row", [beside(at, heading, half), beside(at, heading, -half)], 1.6) for at, heading in ends]

    def _lane_lines(self) -> list[Mark]:
        """Solid where lane changes are forbidden, including from the last free row into a curve; else broken."""
        sections = self.halves.rules.sections
        found: list[Mark] = []
        for section, following in zip(sections, [*sections[1:], sections[0]], strict=True):
            if section.kind != CHICANE:
                for inner in (0, 1):
                    found += self._lane_line(section, following, inner)
        return found

    def _lane_line(self, section: Section, following: Section, inner: int) -> list[Mark]:
        """The line between two lanes; the style for a step runs from half a space before it to half a space after."""
        way = self.halves.lane(section, inner + 0.5)
        turn = 1 - 0.5 / max(len(section.lanes[inner]), len(section.lanes[inner + 1]))
        parts = [(section.kind, 0.0, turn), (following.kind, turn, 1.0)]
        return [
            line("ban", way.along(0, begin, end), 2.8) if kind == CURVE else line("lane", way.along(0, begin, end), 1.6)
            for kind, begin, end in parts
        ]

    def _rows(self) -> list[Mark]:
        """Thin lines where a space begins, and where a chicane ends the outer lanes."""
        half = LANE_WIDTH / 2
        chicanes = [section for section in self.halves.rules.sections if section.kind == CHICANE]
        ends = [self.halves.lane(section, lane) for section in chicanes for lane in (0, 2)]
        spots = [*self.halves.spots.values(), *ends]
        return [line("row", [spot.at(0, half), spot.at(0, -half)], 1.2) for spot in spots]

    def _line_and_grid(self) -> list[Mark]:
        last = self.halves.spots[int(self.circuit.last)]
        found = marks.chequers(last.at(1, -LANE_WIDTH), last.heading, ROAD, CHEQUER)
        for number in self.circuit.grid:
            spot = self.halves.spots[number]
            found.append(marks.bracket(spot.at(0.5), spot.heading, CAR_LENGTH / 2 + 3, LANE_WIDTH))
        return found

    def _names(self) -> list[Mark]:
        """Each space's name in its rear corner, between a car and the inner edge of the lane, along the road."""
        return [self._name(number) if number < PIT else self._pit_name(number) for number in self.halves.rules.kinds]

    def _name(self, number: int) -> Label:
        spot = self.halves.spots[number]
        name = self.circuit.space_name(number)
        clear = CHEQUER if name[1:] == "1" else 0.0
        part = (clear + 3.5 + marks.text_width(name, NUMBER) / 2) / spot.length(BESIDE_CAR)
        return label("space", name, spot.at(part, BESIDE_CAR), NUMBER, readable(spot.heading_at(part)))

    def _pit_name(self, number: int) -> Label:
        name = self.circuit.space_name(number)
        begin = (number - int(PIT) - 1) / self.circuit.pit_spaces
        place, heading = self.halves.pit.at(begin + (4 + marks.text_width(name, NUMBER) / 2) / self.halves.pit.length)
        inward = BESIDE_CAR if self.circuit.clockwise else -BESIDE_CAR
        return label("space", name, beside(place, heading, inward), NUMBER, readable(heading))

    def _fields(self) -> list[Mark]:
        """The rulebook's fields A and C, on the inner edge of the road."""
        places = [(letter, self.halves.spots[space].at(0.5, 30)) for space, letter in self.halves.fields.items()]
        return [mark for letter, at in places for mark in marks.plate(letter, at, 15)]

    def _infield(self) -> list[Mark]:
        """The pit building, and the circuit's name where the infield is free."""
        flat = sorted(self.halves.pit.points, key=lambda point: point[1])[:2]
        left, right = sorted(x for x, _ in flat)
        is_inside = self.circuit.pit_spaces > SHORT_PIT
        roof = flat[0][1] + LANE_WIDTH * 0.66 if is_inside else flat[0][1] - LANE_WIDTH * 0.66 - HOUSE
        top = min(y for _, y in self.middle) + EDGE + GRASS
        base = (flat[0][1] - LANE_WIDTH * 0.6 if is_inside else roof) - 8
        inset = 14 if is_inside else -4
        return [*_house(left + inset, right - inset, roof), self._title(top, base)]

    def _title(self, top: float, base: float) -> Label:
        """The name, as large as the infield allows between these heights."""
        size = min(38.0, (base - top) * 0.8)
        at = (base + top) / 2
        centre = self.start.at(0.5)[0]
        bounds = [self._bounds(y, centre) for y in (at - size / 3, at + size / 3)]
        left, right = max(one[0] for one in bounds) + 14, min(one[1] for one in bounds) - 14
        name = self.circuit.name.upper()
        size = min(size, size * (right - left) / marks.text_width(name, size))
        return label("title", name, ((left + right) / 2, at), size)

    def _bounds(self, y: float, middle: float) -> tuple[float, float]:
        """The extent of the infield to both sides at a height."""
        edge = [piece.at(step / 60, EDGE + GRASS) for piece in self.pieces for step in range(61)]
        level = [x for x, at in edge if abs(at - y) < LEVEL]
        return max(x for x in level if x < middle), min(x for x in level if x > middle)

    def _arrows(self) -> list[Mark]:
        """Arrows for the driving direction, on the grass outside the far straight and beside the start."""
        turn = 0.0 if self.circuit.clockwise else 180.0
        kinds = [segment["kind"] for segment in self.halves.rules.segments]
        straights = [piece for piece, kind in zip(self.pieces, kinds, strict=True) if kind not in (CURVE, START)]
        far = max(straights, key=lambda piece: piece.length)
        return [marks.arrow(piece.at(0.5, -EDGE - 22), piece.heading + turn, 52) for piece in (far, self.start)]

    def _foot(self) -> Label:
        """The circuit's data from the tables, below the board."""
        said = translate.say("board-foot", self._facts(), self.lang)
        room = self.right - self.left - 40
        size = min(16.0, 16.0 * room / marks.text_width(said, 16.0))
        return label("foot", said, ((self.left + self.right) / 2, self.bottom + 12), size)

    def _facts(self) -> dict[str, object]:
        direction = "clockwise" if self.circuit.clockwise else "anticlockwise"
        return {
            "number": self.circuit.number,
            "name": self.circuit.name,
            "direction": translate.say(f"direction-{direction}", {}, self.lang),
            "difficulty": translate.say(f"difficulty-{self.circuit.difficulty}", {}, self.lang),
            "distance": self.circuit.distance,
            "lap": int(self.circuit.lap),
            "detour": int(self.circuit.detour),
        }


def _house(left: float, right: float, top: float) -> list[Mark]:
    """The pit building: a roof over six doors, each in a car's colour."""
    width = right - left
    step = width / len(CARS)
    doors: list[Mark] = []
    for i, car in enumerate(CARS):
        doors.append(area("door", marks.box(left + step * (i + 0.12), top + 12, step * 0.76, 14)))
        doors.append(area(car, marks.box(left + step * (i + 0.24), top + 15, step * 0.52, 3)))
    wall = area("wall", marks.rounded_box(left, top, width, HOUSE, 3))
    return [wall, area("roof", marks.rounded_box(left, top, width, 9, 3)), *doors]
