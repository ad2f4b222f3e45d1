"""Circuit: the track as data, read from TOML: rows of three spaces, which are red, the grid, and how it all lies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from paddock.core.errors import BadSheet
from paddock.core.sheet import Sheet

LANES: Final = 3


class Space:
    """Where a space lies on the drawing: x to the right, y down, heading in degrees clockwise from the right."""

    def __init__(self, x: int, y: int, heading: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.heading: Final = heading


class Segment:
    """A piece of road as it is drawn: straight, or a curve to the left or right."""

    def __init__(self, data: dict[str, object]) -> None:
        self.turn: Final = str(data.get("turn"))
        self.rows: Final = _whole(data.get("rows"))
        self.length: Final = _whole(data.get("length", 0))
        self.radius: Final = _whole(data.get("radius", 0))
        self.degrees: Final = _whole(data.get("degrees", 0))


class Circuit:
    """One lap from the line to the line. Rows count from 1, lanes from 0 on the driver's left hand."""

    def __init__(self, data: dict[str, object]) -> None:
        sheet = Sheet({**data, "options": {}})
        self.id: Final = sheet.id
        self.lane_width: Final = sheet.number("lane_width")
        self.segments: Final = [Segment(_table(item)) for item in _list(data.get("segments"))]
        rows = [_table(row) for row in _list(sheet.table("track").get("rows"))]
        self.rows: Final = len(rows)
        self.spaces: Final = [[_space(space) for space in _list(row.get("spaces"))] for row in rows]
        self.red: Final[vec[u8]] = vec[u8]([0] + [1 if row.get("red") is True else 0 for row in rows])
        self.grid: Final = [_pair(space) for space in _list(data.get("grid"))]
        if any(len(row) != LANES for row in self.spaces) or sheet.number("lanes") != LANES:
            raise BadSheet(f"circuit {self.id}: every row has {LANES} spaces")


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


def _space(data: object) -> Space:
    x, y, heading = [_whole(value) for value in _list(data)]
    return Space(x, y, heading)


def _pair(data: object) -> tuple[int, int]:
    row, lane = [_whole(value) for value in _list(data)]
    return row, lane - 1
