"""Draws the ARUBA track in the terminal: the lap in strips of three lanes, cars by number, colour and pattern."""

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
# Colours of cars 1 to 6, and a sign beside the number to distinguish them without colour.
CAR_STYLES: Final = (
    f"bold {LANE} on #d9402f",
    f"bold {LANE} on #1f5fae",
    f"bold {INK} on #f5b21a",
    f"bold {INK} on #2bab8f",
    f"bold {LANE} on #5d2e82",
    f"bold {INK} on #f4ecd9",
)
PATTERNS: Final = ("━", "═", "▚", "╱", "∴", "║")  # noqa: RUF001 - a pattern, not a letter


def chip(car: dict[str, Any], *, is_active: bool = False, width: int = CELL) -> Text:
    """A car in three cells: its pattern, its number, and a pointer on its turn; a wreck is crossed out.

    A narrower chip has only the number, and a cross for a wreck.
    """
    number = car["car"]
    is_wreck = car["state"] in ("wreck", "cleared")
    style = WRECK if is_wreck else CAR_STYLES[number - 1]
    if width < CELL:
        return Text(f"{'╳' if is_wreck else number:<{width}}", style=f"{style} underline" if is_active else style)  # noqa: RUF001
    if is_wreck:
        return Text(f"╳{number}╳", style=style)  # noqa: RUF001
    return Text(f"{PATTERNS[number - 1]}{number}{'▶' if is_active else ' '}", style=style)


class Track:
    """The whole lap, in strips as long as the screen is wide; each space is `cell` columns wide."""

    def __init__(
        self, cars: list[dict[str, Any]], active: int, red: list[bool], grid: set[tuple[int, int]], cell: int = CELL
    ) -> None:
        self.cell = cell
        self.cars = {(car["row"], car["lane"]): car for car in cars if car["row"] is not None}
        self.active = active
        self.red = red
        self.grid = grid

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        most = max(1, (options.max_width - MARGIN) // self.cell)
        strips = -(-len(self.red) // most)
        length = -(-len(self.red) // strips)
        for first in range(1, len(self.red) + 1, length):
            last = min(first + length - 1, len(self.red))
            yield self._numbers(first, last)
            for lane in range(1, LANES + 1):
                yield self._lane(lane, first, last)

    def _numbers(self, first: int, last: int) -> Text:
        line = [" "] * (MARGIN + self.cell * (last - first + 1) + 1)
        for row in range(first, last + 1):
            if row == first or row % EVERY == 0:
                label = f"{row:^{self.cell}}"
                start = MARGIN + (row - first) * self.cell
                line[start : start + len(label)] = label
        return Text("".join(line).rstrip(), style="dim")

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
            return chip(car, is_active=car["car"] == self.active, width=self.cell)
        is_red = self.red[row - 1]
        # A grid space is drawn as a box, since numbers are cars.
        sign = "□" if (row, lane) in self.grid else "░" if is_red else "·"
        return Text(f"{sign:^{self.cell}}", style=f"{DASH} {RED_ROAD if is_red else ROAD}")
