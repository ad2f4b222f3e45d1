"""Draws the road in the terminal: a strip of lanes around one car, and a small map of the lap."""

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.half_boards import CHICANE, CURVE
from paddock.games.ausgebremst.rules.spaces import LANES, LETTERS, PIT, ROOM, space_number

INK: Final = "#23262b"
AMBER: Final = "#f2a900"
# Colour, text colour, and a pattern for each car, so that cars differ without colour.
CARS: Final = (
    ("#d9402f", "#fffdf8", "─"),
    ("#1f5fae", "#fffdf8", "═"),
    ("#f5b21a", INK, "▚"),
    ("#2bab8f", INK, "/"),
    ("#5d2e82", "#fffdf8", "∙"),
    ("#f4ecd9", INK, "│"),
)
BEHIND: Final = 2
AHEAD: Final = 8
CELL: Final = 5
LABEL: Final = 3
ROAD: Final = "#8b8170"
OUTER_FIRST: Final = tuple(reversed(range(LANES)))


def badge(number: int, *, mine: bool = False) -> Text:
    """A car: its number between its pattern, on its colour; the viewer's car has brackets."""
    colour, ink, pattern = CARS[number - 1]
    ends = ("▶", "◀") if mine else (pattern, pattern)
    return Text.assemble((f"{ends[0]}{number}{ends[1]}", f"bold {ink} on {colour}"))


class Strip:
    """The road around a space: outer lane on top, inner lane below it, the pit lane under the start straight."""

    def __init__(self, circuit: Circuit, race: dict[str, Any], seat: int | None, drives: list[dict[str, Any]]) -> None:
        self.circuit = circuit
        self.seat = seat
        self.cars = {car["space"]: number for number, car in enumerate(race["cars"], 1) if car["state"] == "racing"}
        self.targets: dict[str, list[str]] = {}
        for drive in drives:
            self.targets.setdefault(drive["space"], []).append(str(drive["card"]))
        self.kinds = {
            number: section.kind
            for section in circuit.board.sections
            for number in range(section.first, section.last + 1)
        }
        self.names = {circuit.space_name(number) for number in circuit.space_numbers()}

    def around(self, space: str, *, has_kerb: bool = True) -> Text:
        """The strip of lanes from a little behind that space to the farthest reach of a card."""
        here = self._number_of(space)
        last = int(self.circuit.last)
        columns = [(here - BEHIND + step - 1) % last + 1 for step in range(BEHIND + AHEAD + 1)]
        lines = [self._heads(columns)]
        for lane in OUTER_FIRST:
            lines.append(self._lane(lane, columns))
            if lane > 0 or has_kerb:
                lines.append(self._edge(lane, columns))
        if self._shows_pit(columns):
            lines.append(self._pit())
        return Text("\n").join(lines)

    def _number_of(self, space: str) -> int:
        number = space_number(space)
        if number < PIT:
            return number % ROOM
        return (int(self.circuit.rank[number]) - 1) % int(self.circuit.last) + 1

    def _heads(self, columns: list[int]) -> Text:
        line = Text(" " * LABEL)
        for number in columns:
            line.append(self._start_line(number))
            line.append(f"{number:^{CELL}}", "dim")
        return line

    def _start_line(self, number: int) -> Text:
        return Text("▚▚", style="bold") if number == 1 else Text("")

    def _lane(self, lane: int, columns: list[int]) -> Text:
        line = Text.assemble((f"{LETTERS[lane]}", "bold"), " " * (LABEL - 1))
        for number in columns:
            line.append_text(self._start_line(number))
            line.append_text(self._cell(f"{LETTERS[lane]}{number}", number))
        return line

    def _cell(self, name: str, number: int) -> Text:
        if name in self.cars:
            car = self.cars[name]
            return Text.assemble(" ", badge(car, mine=car == self.seat), " ")
        if name in self.targets:
            cards = (self.field(name)[1:2] + " " + "/".join(self.targets[name])).strip()[:CELL]
            tile = f" {cards} " if len(cards) < CELL - 1 else cards
            return Text.assemble((tile, f"bold {INK} on {AMBER}"), " " * (CELL - len(tile)))
        if name not in self.names:
            is_wall = self.kinds[number] == CHICANE
            return Text(("▓" if is_wall else "─") * CELL, style="red" if is_wall else "dim")
        mark = self.field(name) or "·"
        return Text(f"{mark:^{CELL}}", style="bold blue" if mark != "·" else "")

    def field(self, name: str) -> str:
        space = space_number(name)
        return "[A]" if space == self.circuit.entry else "[C]" if space == self.circuit.exit else ""

    def _edge(self, lane: int, columns: list[int]) -> Text:
        """The border between a lane and the next one inwards: a broken line, a white line, or the edge of the road."""
        line = Text(" " * LABEL)
        for number in columns:
            line.append_text(self._start_line(number))
            kind = self.kinds[number]
            if lane == 0:
                line.append("▔" * CELL, ROAD)
            elif kind == CURVE:
                line.append("━" * CELL, "bold white")
            elif kind == CHICANE:
                line.append("▓" * CELL, "red")
            else:
                line.append("╌" * CELL, ROAD)
        return line

    def _shows_pit(self, columns: list[int]) -> bool:
        return int(self.circuit.entry) % ROOM in columns or int(self.circuit.exit) % ROOM in columns

    def _pit(self) -> Text:
        line = Text.assemble(("P", "bold"), " " * (LABEL - 1), ("A ▸ ", "bold blue"))
        for step in range(int(self.circuit.pit_spaces)):
            line.append_text(self._cell(f"P{step + 1}", 1))
        line.append(" ▸ C", "bold blue")
        return line


class Lap:
    """A small map of the lap: one column for each number, cars by their number."""

    def __init__(self, circuit: Circuit, race: dict[str, Any], seat: int | None) -> None:
        self.strip = Strip(circuit, race, seat, [])
        self.circuit = circuit
        self.seat = seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Three lanes over the whole lap, and the cars in the pit lane."""
        width = 2 if LABEL + 2 * int(self.circuit.last) <= options.max_width else 1
        yield from (self._lane(lane, width) for lane in OUTER_FIRST)
        in_pit = [car for name, car in sorted(self.strip.cars.items()) if name.startswith("P")]
        if in_pit:
            cars = Text(" ").join([badge(car, mine=car == self.seat) for car in in_pit])
            yield Text.assemble(("P", "bold"), " ", cars)

    def _lane(self, lane: int, width: int) -> Text:
        line = Text.assemble((LETTERS[lane], "bold"), " ", ("▚", "bold"))
        for number in range(1, int(self.circuit.last) + 1):
            name = f"{LETTERS[lane]}{number}"
            if name in self.strip.cars:
                car = self.strip.cars[name]
                colour, ink, _ = CARS[car - 1]
                style = Style(color=ink, bgcolor=colour, bold=True, underline=car == self.seat)
                line.append(f"{car:<{width}}", style)
            else:
                line.append(self._mark(name, number, width))
        return line

    def _mark(self, name: str, number: int, width: int) -> Text:
        kind = self.strip.kinds[number]
        if name not in self.strip.names:
            is_wall = kind == CHICANE
            return Text(("▓" if is_wall else "─") * width, style="red" if is_wall else "dim")
        field = self.strip.field(name)
        if field:
            return Text(f"{field[1]:<{width}}", style="bold blue")
        return Text("─·"[-width:] if kind == CURVE else f"{'·':<{width}}", style="" if kind == CURVE else "dim")
