"""The ARUBA track in the terminal: the lap in strips of three lanes, cars by number, colour and pattern."""

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

AMBER: Final = "#f2a900"
INK: Final = "#23262b"
LANE: Final = "#fbf8f1"
ROAD: Final = "on #33373d"
RED_ROAD: Final = "on #7d2320"
DASH: Final = "#8b8170"
WRECK: Final = f"{LANE} on #575349"

LANES: Final = 3
CELL: Final = 3
MARGIN: Final = 4
EVERY: Final = 5
# Colours of cars 1 to 6, and a sign beside the number that tells them apart without colour.
CAR_STYLES: Final = (
    f"bold {LANE} on #d9402f",
    f"bold {LANE} on #1f5fae",
    f"bold {INK} on #f5b21a",
    f"bold {INK} on #2bab8f",
    f"bold {LANE} on #5d2e82",
    f"bold {INK} on #f4ecd9",
)
PATTERNS: Final = ("━", "═", "▚", "╱", "∴", "║")  # noqa: RUF001 - a pattern, not a letter


def chip(car: dict[str, Any], *, is_active: bool = False) -> Text:
    """A car in three cells: its pattern, its number, and a pointer if it is its turn; a wreck is crossed out."""
    number = car["car"]
    if car["state"] in ("wreck", "cleared"):
        return Text(f"╳{number}╳", style=WRECK)  # noqa: RUF001
    style = CAR_STYLES[number - 1]
    return Text(f"{PATTERNS[number - 1]}{number}{'▶' if is_active else ' '}", style=style)


class Track:
    """The whole lap, as many rows to a strip as the screen is wide."""

    def __init__(
        self, cars: list[dict[str, Any]], active: int, red: list[bool], grid: dict[tuple[int, int], int]
    ) -> None:
        self.cars = {(car["row"], car["lane"]): car for car in cars if car["row"] is not None}
        self.active = active
        self.red = red
        self.grid = grid

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        most = max(1, (options.max_width - MARGIN) // CELL)
        strips = -(-len(self.red) // most)
        length = -(-len(self.red) // strips)
        for first in range(1, len(self.red) + 1, length):
            last = min(first + length - 1, len(self.red))
            yield self._numbers(first, last)
            for lane in range(1, LANES + 1):
                yield self._lane(lane, first, last)

    def _numbers(self, first: int, last: int) -> Text:
        line = Text(" " * MARGIN)
        for row in range(first, last + 1):
            is_told = row == first or row % EVERY == 0
            line.append(f"{row if is_told else '':^{CELL}}", style="dim")
        return line

    def _lane(self, lane: int, first: int, last: int) -> Text:
        line = Text(f" {lane} ", style="dim")
        line.append("▞" if first == 1 else " ")
        for row in range(first, last + 1):
            line.append_text(self._space(row, lane))
        if last == len(self.red):
            line.append("▞")
        return line

    def _space(self, row: int, lane: int) -> Text:
        car = self.cars.get((row, lane))
        if car is not None:
            return chip(car, is_active=car["car"] == self.active)
        style = RED_ROAD if self.red[row - 1] else ROAD
        slot = self.grid.get((row, lane))
        sign = str(slot) if slot else "░" if self.red[row - 1] else "·"
        return Text(f" {sign} ", style=f"{DASH} {style}")
