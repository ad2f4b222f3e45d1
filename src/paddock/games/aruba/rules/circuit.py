"""Circuit: the track, read from TOML: rows of three spaces, red spaces, the grid, and the shape of the road."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from paddock.core.circuit import Circuit as CoreCircuit
from paddock.core.errors import BadInput, BadSheet
from paddock.core.sheet import Sheet
from paddock.core.text import whole_number

LANES: Final = 3


class Segment:
    """A piece of road, red or not: straight, or a curve to the left or right."""

    def __init__(self, data: dict[str, object]) -> None:
        self.turn: Final = str(data.get("turn"))
        self.red: Final = data.get("red") is True
        self.rows: Final = _whole(data.get("rows"))
        self.length: Final = _whole(data.get("length", 0))
        self.radius: Final = _whole(data.get("radius", 0))
        self.degrees: Final = _whole(data.get("degrees", 0))


class Circuit(CoreCircuit):
    """One lap from the line to the line. Rows count from 1, lanes from 0 on the driver's left hand."""

    def __init__(self, data: dict[str, object]) -> None:
        sheet = Sheet({**data, "options": {}})
        super().__init__(sheet.id)
        self.lane_width: Final = sheet.number("lane_width")
        self.segments: Final = [Segment(_table(item)) for item in _list(data.get("segments"))]
        red = [segment.red for segment in self.segments for _ in range(segment.rows)]
        self.rows: Final = len(red)
        self.red: Final[vec[u8]] = vec[u8]([0] + [1 if is_red else 0 for is_red in red])
        self.grid: Final = [_pair(space) for space in _list(data.get("grid"))]
        if sheet.number("lanes") != LANES:
            raise BadSheet(f"circuit {self.id}: every row has {LANES} spaces")

    def space_numbers(self) -> list[int]:
        """Row by row from the line on, each from the driver's left: row * LANES + lane."""
        return list(range(LANES, (self.rows + 1) * LANES))

    def space_name(self, space: int) -> str:
        """Row and lane, both counted from 1: 20-2."""
        if not LANES <= space < (self.rows + 1) * LANES:
            raise BadInput(f"{self.id} has no space number {space!r}")
        return f"{space // LANES}-{space % LANES + 1}"

    def space_number(self, name: str) -> int:
        """The space of that name."""
        row, _, lane = name.partition("-")
        if not (1 <= whole_number(row) <= self.rows and 1 <= whole_number(lane) <= LANES):
            raise BadInput(f"{self.id} has no space {name!r}")
        return whole_number(row) * LANES + whole_number(lane) - 1

    def steps(self, space: int) -> list[int]:
        """Ahead, to the left, to the right; from the last row a step leads over the line, home."""
        row, lane = divmod(space, LANES)
        if row == self.rows:
            return []
        return [(row + 1) * LANES + other for other in (lane, lane - 1, lane + 1) if 0 <= other < LANES]


def _list(data: object) -> list[object]:
    if not isinstance(data, list):
        raise BadSheet(f"a circuit needs a list, not {data!r}")
    return data


def _table(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise BadSheet(f"a circuit needs a table, not {data!r}")
    return data


def _whole(data: object) -> int:
    if not isinstance(data, int):
        raise BadSheet(f"a circuit needs a whole number, not {data!r}")
    return data


def _pair(data: object) -> tuple[int, int]:
    row, lane = [_whole(value) for value in _list(data)]
    return row, lane - 1
