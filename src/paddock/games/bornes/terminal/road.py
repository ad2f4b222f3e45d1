"""Draws the road in the terminal: a lane for each side from 0 to the goal, with its car."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from paddock.games.bornes.terminal.signs import CARS, YOU
from paddock.locales import number

LABEL = 12
WIDEST = 110
TOTAL = 8
STEPS = (100, 200, 250, 300, 400)
MAX_LABELS = 6
CAR = 3


class Lane(NamedTuple):
    """One side on the road; `is_own` marks the viewer's side."""

    side: int
    name: str
    km: int
    is_own: bool


class Road:
    """All lanes, as wide as the terminal allows."""

    def __init__(self, lanes: list[Lane], goal_km: int, lang: str) -> None:
        self.lanes = lanes
        self.goal_km = goal_km
        self.lang = lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        label = min(options.max_width // 3, max(LABEL, *(cell_len(lane.name) + 5 for lane in self.lanes)))
        width = max(20, min(options.max_width, WIDEST) - label - TOTAL)
        for line in [*(self._lane(lane, label, width) for lane in self.lanes), self._scale(label, width)]:
            yield from console.render(line, options.update(no_wrap=True, overflow="crop"))

    def _column(self, km: int, width: int) -> int:
        return min(km, self.goal_km) * (width - CAR) // self.goal_km

    def _lane(self, lane: Lane, label_width: int, width: int) -> Text:
        colour, ink = CARS[(lane.side - 1) % len(CARS)]
        at = self._column(lane.km, width)
        # The browser rings the viewer's car in amber; here it has another shape.
        left, right = ("◀", "▶") if lane.is_own else ("[", "]")
        ahead = "".join("┊" if self._is_milestone(column, width) else "·" for column in range(at + CAR, width))
        label = f"{'»' if lane.is_own else ' '}{lane.side} {lane.name}"
        return Text.assemble(
            (fitted(label, label_width - 1), YOU if lane.is_own else ""),
            " ",
            ("━" * at, colour),
            (f"{left}{lane.side}{right}", f"bold {ink} on {colour}"),
            (ahead, "dim"),
            ("▚", "bold"),
            f"{number(lane.km, self.lang):>{TOTAL - 1}}",
        )

    def _milestones(self) -> list[int]:
        step = next((step for step in STEPS if self.goal_km / step <= MAX_LABELS), STEPS[-1])
        return [*range(0, self.goal_km, step), self.goal_km]

    def _is_milestone(self, column: int, width: int) -> bool:
        return any(self._column(km, width) + 1 == column for km in self._milestones())

    def _scale(self, label: int, width: int) -> Text:
        line = [" "] * (label + width + TOTAL)
        for km in reversed(self._milestones()):
            text = number(km, self.lang)
            start = label + self._column(km, width) + 1 - len(text) // 2
            if all(cell == " " for cell in line[start - 1 : start + len(text) + 1]):
                line[start : start + len(text)] = text
        return Text("".join(line).rstrip(), style="dim")


def fitted(text: str, width: int) -> str:
    """The text, padded or cut to exactly that many columns."""
    cell = Text(text)
    cell.truncate(width - 1, overflow="ellipsis")
    cell.pad_right(max(0, width - cell.cell_len))
    return cell.plain
