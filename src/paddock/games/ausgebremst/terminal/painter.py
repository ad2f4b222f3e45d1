"""Draws the AUSGEBREMST table in the terminal: standings, the road around the viewer's car, the lap, cards and fuel."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.painters.layout import NOTHING, Fitted, Title, part
from paddock.cli.painters.moves import parts_of
from paddock.cli.painters.painter import NO_KEYS, Keys, Painter
from paddock.core.sheet import Sheet
from paddock.games.ausgebremst.story import signed
from paddock.games.ausgebremst.terminal.moves import Seen, drive_keys, legal_moves, word_keys
from paddock.games.ausgebremst.terminal.road import AMBER, CARS, INK, Lap, Strip, badge
from paddock.locales import say

GAUGE: Final = 12
PREPARING: Final = ("choose", "prepare")
SHORT_NAME: Final = 8
SIGNS: Final = (
    ("▶1◀", f"bold {CARS[0][1]} on {CARS[0][0]}", "own"),
    ("═2═", f"bold {CARS[1][1]} on {CARS[1][0]}", "car"),
    (" 3 ", f"bold {INK} on {AMBER}", "target"),
    ("╌╌╌", "", "change"),
    ("━━━", "bold", "white"),
    ("▓▓▓", "red", "chicane"),
    ("[A]", "bold blue", "entry"),
    ("[C]", "bold blue", "exit"),
    ("★  ", "", "leader"),
    ("✔ ○", "", "stop"),
)
# The parts that shrink first on a low screen.
LAP, STANDINGS, MOVES, ROAD, HAND, HEAD = range(6)


class AusgebremstPainter(Painter):
    """Draws a race from a view."""

    def table(self, view: dict[str, Any], names: list[str], lang: str, keys: Keys | None = None) -> RenderableType:
        """Standings, road, lap, hand."""
        return Drawing(view, names, lang).whole(keys or self.keys(view))

    def keys(self, view: dict[str, Any], before: Keys = NO_KEYS) -> Keys:
        """A drive is its card and its lane (3m), a pile or pit card its number; d3 discards a 3."""
        del before
        moves = legal_moves(view)
        return Keys({}, drive_keys(moves) | word_keys(moves))

    def phrases(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> list[str]:
        """Alternative inputs: a drive without its sign, or only its lane."""
        parts = parts_of(move, view)
        drives = (
            [f"{parts['card']}{space}" for space in (parts["space"], parts["space"][0])] if "space" in parts else []
        )
        return [*drives, *super().phrases(move, view, names, lang)]

    def legend(self, sheet: Sheet, lang: str) -> list[tuple[Text, str]]:
        """Cars, lines and fields."""
        del sheet
        return [(Text(sign, style=style), say(f"legend-ausgebremst-{name}", lang=lang)) for sign, style, name in SIGNS]

    def warning(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """Warn before a discard, which is final."""
        is_risky = parts_of(move, view)["verb"] == "discard"
        return say("cli-held", {"text": self.move_text(move, view, names, lang)}, lang) if is_risky else ""


class Drawing(Seen):
    """Drawing of one view."""

    def __init__(self, view: dict[str, Any], names: list[str], lang: str) -> None:
        super().__init__(view, lang)
        self.names = names

    def whole(self, keys: Keys) -> RenderableType:
        parts = [
            part(HEAD, Title(self._title("title"), self._title("title-short"))),
            part(STANDINGS, self._standings(), self._cars()),
        ]
        watched = self.car or self._leader()
        if watched["state"] == "racing" and self.race["phase"] not in PREPARING:
            strip = Strip(self.circuit, self.race, self.seat, self.race["drives"])
            road, bare = (strip.around(watched["space"], has_kerb=has_kerb) for has_kerb in (True, False))
            parts.append(part(ROAD, Group(Rule(self.say("road"), style="dim", align="left"), road), road, bare))
        lap = Lap(self.circuit, self.race, self.seat)
        parts.append(part(LAP, Group(Rule(self.say("whole"), style="dim", align="left"), lap), lap, NOTHING))
        if self.seat is not None:
            hand = Group(self._hand(), *self._piles())
            parts.append(part(HAND, Group(Rule(style=AMBER), hand), hand))
            parts.append(part(MOVES, self._moves(keys), self._moves_in_short(keys)))
        return Fitted(parts)

    def _title(self, form: str) -> Text:
        direction = "clockwise" if self.circuit.clockwise else "anticlockwise"
        title = self.say(
            form,
            race=len(self.view["results"]) + (0 if self.view["over"] else 1),
            races=len(self.race["season"]),
            name=self.circuit.name,
            direction=say(f"direction-{direction}", lang=self.lang),
            difficulty=say(f"difficulty-{self.circuit.difficulty}", lang=self.lang),
        )
        return Text(title, style="bold")

    def _leader(self) -> dict[str, Any]:
        racing = [car for car in self.race["cars"] if car["state"] == "racing"]
        found: dict[str, Any] = min(racing or self.race["cars"], key=lambda car: car["to_go"])
        return found

    def _standings(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for name in ("car", "driver", "lap", "at", "go", "pit", "cards"):
            grid.add_column(self.say(f"column-{name}"), justify="right" if name == "go" else "left", no_wrap=True)
        numbers = sorted(range(1, len(self.race["cars"]) + 1), key=self._standing)
        for number in numbers:
            grid.add_row(*self._row(number))
        return grid

    def _standing(self, number: int) -> tuple[int, int, int]:
        car = self.race["cars"][number - 1]
        if car["state"] == "home":
            return (0, self.race["finish"].index(number), 0)
        return (1 if car["state"] == "racing" else 2, -car["progress"], number)

    def _row(self, number: int) -> list[Text]:
        car = self.race["cars"][number - 1]
        is_racing = car["state"] == "racing"
        driver = self.names[number - 1] if car["seat"] else self.say("neutral")
        style = f"bold {AMBER}" if number == self.seat else "" if is_racing else "dim"
        return [
            badge(number, mine=number == self.seat),
            Text(driver, style=style),
            Text(self._lap_of(number, car)),
            Text.assemble(car["space"] if is_racing else "", " ★" if car["leads"] else ""),
            Text(str(car["to_go"]) if is_racing else ""),
            Text(self._stop_of(car) if is_racing else ""),
            Text(self._cards_of(car), style="dim"),
        ]

    def _lap_of(self, number: int, car: dict[str, Any]) -> str:
        if car["state"] == "home":
            return self.say("home", place=self.race["finish"].index(number) + 1)
        if car["state"] == "out":
            return self.say("out")
        return self.say("lap", lap=car["laps"], laps=int(self.circuit.laps)) if car["laps"] else self.say("grid")

    def _stop_of(self, car: dict[str, Any]) -> str:
        if car["stop"] == "made":
            return "✔ " + self.say("stop-made")
        return "○ " + self.say("stop-owed" if car["stop"] in ("owed", "due") else "stop-free")

    def _cards_of(self, car: dict[str, Any]) -> str:
        if car["state"] != "racing":
            return ""
        shown = " ".join(str(card) for card in car["shown"])
        held = str(car["hand_size"]) if car["seat"] else ""
        deck = "" if car["deck_size"] is None else f"+{car['deck_size']}"
        return f"{held}{deck} " + (self.say("shown", cards=shown) if shown else "")

    def _hand(self) -> Text:
        hand = Text.assemble((self.say("hand"), "bold"), "  ")
        playable = {drive["card"] for drive in self.race["drives"]}
        for card in self.race["hand"]:
            is_idle = self.seat in self.view["waiting"] and card not in playable
            hand.append(f" {card} ", "dim reverse" if is_idle else f"bold {INK} on #fbeecb")
            hand.append(" ")
        car = self.car
        if car is not None and car["state"] == "racing" and self.race["points"] is not None:
            hand.append_text(self._fuel(car, self.race["points"]))
        return hand

    def _fuel(self, car: dict[str, Any], points: int) -> Text:
        reserve = points - car["to_go"]
        most = max(points, car["to_go"], 1)
        drive = round(GAUGE * min(points, car["to_go"]) / most)
        rest = GAUGE - drive
        words = self.say("fuel", points=points, to_go=car["to_go"], reserve=signed(reserve))
        bar = Text.assemble(("█" * drive, AMBER), ("▒" * rest, "green" if reserve >= 0 else "red"))
        return Text.assemble("\n", bar, "  ", (words, "bold" if reserve >= 0 else "bold red"))

    def _piles(self) -> list[RenderableType]:
        if not self.race["piles"]:
            return []
        line = Text(self.say("piles") + "  ")
        for number, pile in enumerate(self.race["piles"], start=1):
            cards = " ".join(str(card) for card in pile) or "-"
            line.append(f"[{number}] ", "bold")
            line.append(f"{cards}   ")
        found: list[RenderableType] = [line]
        if self.race["next_card"] is not None:
            found.append(Text(self.say("sorting", value=self.race["next_card"]), style=f"bold {AMBER}"))
        return found

    def _moves(self, keys: Keys) -> Grid:
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(style=f"bold {AMBER}", no_wrap=True)
        grid.add_column()
        for move, parts in self.moves.items():
            grid.add_row(keys.of(move) or move, self.move_text(parts))
        return grid

    def _moves_in_short(self, keys: Keys) -> Columns:
        """Short texts of the moves, side by side."""
        texts = [
            Text.assemble((keys.of(move) or move, f"bold {AMBER}"), f" {self.move_text(parts, in_short=True)}")
            for move, parts in self.moves.items()
        ]
        return Columns(texts, padding=(0, 2))

    def _cars(self) -> Columns:
        """Short standings: each car's position and distance to the finish."""
        found: list[Text] = []
        for number in sorted(range(1, len(self.race["cars"]) + 1), key=self._standing):
            car = self.race["cars"][number - 1]
            where = f"{car['space']} -{car['to_go']}" if car["state"] == "racing" else self._lap_of(number, car)
            driver = self.names[number - 1][:SHORT_NAME] if car["seat"] else self.say("neutral")
            stop = " ✔" if car["stopped"] else ""
            style = f"bold {AMBER}" if number == self.seat else ""
            found.append(Text.assemble(badge(number, mine=number == self.seat), (f" {driver} {where}{stop}", style)))
        return Columns(found, padding=(0, 2))


PAINTER = AusgebremstPainter()
