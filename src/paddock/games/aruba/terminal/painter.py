"""Draws the ARUBA table in the terminal: track, cars with damage and mounts, dice, and their uses."""

from collections import Counter
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.painters.layout import Fitted, Title, part
from paddock.cli.painters.moves import parts_of
from paddock.cli.painters.painter import NO_KEYS, Keys, Painter, numbered
from paddock.core.sheet import Sheet
from paddock.games.aruba.rules import moves
from paddock.games.aruba.rules.circuit import Circuit
from paddock.games.aruba.terminal.dice import codec_of, drawn, hints, kept_dice, listed
from paddock.games.aruba.terminal.moves import Seen
from paddock.games.aruba.terminal.track import AMBER, CAR_STYLES, CELL, DASH, RED_ROAD, ROAD, WRECK, Track, chip
from paddock.locales import card_name, has, say

LETTERS: Final = "abcd"
STEPS: Final = {"a": moves.AHEAD, "l": moves.TO_LEFT, "r": moves.TO_RIGHT, "x": moves.RAM}
MOUNTS: Final = {"front": "▐", "rear": "▌", "left": "◐", "right": "◑"}
SIGNS: Final = (
    ("━1▶", CAR_STYLES[0], "active"),
    ("═2 ", CAR_STYLES[1], "car"),
    ("╳3╳", WRECK, "wreck"),  # noqa: RUF001 - a cross
    (" □ ", f"{DASH} {ROAD}", "grid"),
    (" ░ ", f"{DASH} {RED_ROAD}", "red"),
    ("●○ ", "red", "damage"),
    ("▐▌ ", "", "bumpers"),
    ("◐◑ ", "", "saws"),
)
SHORT_NAME: Final = 8
NARROW: Final = 1
# The parts that shrink first on a low screen.
DICE, CARS, MOVES, TRACK, HAND, HEAD = range(6)


class ArubaPainter(Painter):
    """Draws a race."""

    def table(self, view: dict[str, Any], names: list[str], lang: str, keys: Keys | None = None) -> RenderableType:
        """Track, cars, dice, moves."""
        return Drawing(view, names, lang).whole(keys or self.keys(view))

    def keys(self, view: dict[str, Any], before: Keys = NO_KEYS) -> Keys:
        """While keeping dice, digits are dice and suggestions have letters; otherwise moves have numbers."""
        if view["round"]["phase"] == "dice":
            return Keys({}, dict(zip(LETTERS, dict.fromkeys(hint.move for hint in hints(view)), strict=False)))
        steps = {letter: move for letter, move in step_moves(view).items() if move in view["moves"]}
        numbers = numbered([move for move in view["moves"] if move not in steps.values()], before.numbers)
        return Keys(numbers, {str(number): move for move, number in numbers.items()} | steps)

    def phrases(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> list[str]:
        """Alternative inputs: a step or a card without a choice by its word, such as links or einhaken."""
        parts = parts_of(move, view)
        verb = f"verb-{parts.get('way', parts.get('card'))}"
        words = say(verb, lang=lang).split() if parts["verb"] in ("drive", "play") and has(verb) else []
        return [*super().phrases(move, view, names, lang), *words]

    def series(self, text: str, view: dict[str, Any], lang: str) -> list[str]:
        """Dice to keep, such as 2345, or steps to drive, such as aaal."""
        if view["round"]["phase"] == "dice":
            return kept_dice(text, view, lang)
        letters = text.replace(" ", "")
        is_drive = view["round"]["phase"] == "act" and letters and all(letter in STEPS for letter in letters)
        steps = step_moves(view)
        return [steps[letter] for letter in letters] if is_drive else []

    def warning(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """Warn before rolling all dice again and before giving up remaining movement."""
        left, parts = view["round"]["movement"], parts_of(move, view)
        if parts["verb"] == "keep" and not parts["dice"]:
            return say("cli-held", {"text": self.move_text(move, view, names, lang)}, lang)
        # Moves after which no more driving is possible.
        is_last = parts["verb"] in ("end", "steal") or parts.get("combination") == "cards"
        return say("aruba-held-movement", {"count": left}, lang) if is_last and left > 0 else ""

    def legend(self, sheet: Sheet, lang: str) -> list[tuple[Text, str]]:
        """Cars, spaces, damage and mounts."""
        del sheet
        return [(Text(sign, style=style), say(f"legend-aruba-{name}", lang=lang)) for sign, style, name in SIGNS]

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """The action cards."""
        return dict.fromkeys(sheet.texts("pack.order"), "action")


def step_moves(view: dict[str, Any]) -> dict[str, str]:
    """The steps of a drive by their letters."""
    codec = codec_of(view)
    return {letter: codec.notation(move) for letter, move in STEPS.items()}


class Drawing(Seen):
    """Drawing of one view."""

    def whole(self, keys: Keys) -> RenderableType:
        parts = [
            part(HEAD, Title(self._title("aruba-title"), self._title("aruba-title-short"))),
            part(TRACK, self._track(), self._track(NARROW)),
            part(CARS, self._cars(), self._cars_in_short()),
        ]
        if self.active["dice"] or self.active["extra"]:
            parts.append(part(DICE, self._dice(is_drawn=True), self._dice(is_drawn=False)))
        if self.round["hand"] is not None:
            parts.append(part(HAND, Group(Rule(self._question(), style=AMBER, align="left"), self._hand())))
        if self.view["moves"]:
            parts.append(part(MOVES, Group(*self.moves(keys)), Group(*self.moves_in_short(keys))))
        return Fitted(parts)

    def _title(self, message: str) -> Text:
        races = self.round["races"]
        number = min(len(self.view["results"]) + 1, races)
        circuit = self.say(f"aruba-circuit-{self.view['options']['circuit']}")
        facts = {"name": self.game.name(self.lang), "number": number, "races": races, "circuit": circuit}
        return Text(self.say(message, pile=self.round["pile_size"], **facts), style="bold")

    def _track(self, cell: int = CELL) -> Track:
        circuit = self.game.circuit(self.view["options"]["circuit"])
        assert isinstance(circuit, Circuit)
        starts = {(row, lane + 1) for row, lane in circuit.grid}
        red = [circuit.red[row] != 0 for row in range(1, circuit.rows + 1)]
        return Track(self.round["cars"], self.active["car"], red, starts, cell)

    def _cars(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for name in ("car", "driver", "damage", "mounted", "cards", "where", "points"):
            grid.add_column(
                self.say(f"aruba-column-{name}"), justify="right" if name in ("cards", "points") else "left"
            )
        for car in self._by_place():
            is_active = car["car"] == self.active["car"] and not self.view["over"]
            grid.add_row(
                chip(car, is_active=is_active),
                Text(self.names[car["seat"] - 1], style=f"bold {AMBER}" if car["seat"] == self.view["seat"] else ""),
                self._damage(car),
                " ".join(f"{MOUNTS[mount]}{self.say('aruba-mount-' + mount)}" for mount in car["mounts"]) or "-",
                str(self.round["hand_sizes"][car["seat"] - 1]),
                self._where(car),
                str(self.view["standings"][car["seat"] - 1]["points"]),
            )
        return grid

    def _by_place(self) -> list[dict[str, Any]]:
        cars: list[dict[str, Any]] = self.round["cars"]
        return sorted(cars, key=lambda car: (car["state"] != "home", car["rank"] or 0, -car["reached"], car["car"]))

    def _damage(self, car: dict[str, Any]) -> Text:
        most = self.sheet.number("play.max_damage")
        return Text.assemble(("●" * car["damage"], "red"), ("○" * (most - car["damage"]), "dim"), f" {car['damage']}")

    def _where(self, car: dict[str, Any]) -> str:
        if car["state"] == "racing":
            return self.say("aruba-where", row=car["row"], lane=car["lane"])
        return self.say(f"aruba-{car['state']}", place=car["rank"])

    def _cars_in_short(self) -> Columns:
        """Cars side by side: chip, driver, damage, space."""
        texts = [
            Text.assemble(
                chip(car, is_active=car["car"] == self.active["car"] and not self.view["over"]),
                f" {self.names[car['seat'] - 1][:SHORT_NAME]} ",
                (f"●{car['damage']}", "red" if car["damage"] else "dim"),
                f" {car['row']}-{car['lane']}" if car["state"] == "racing" else f" {self._where(car)}",
            )
            for car in self._by_place()
        ]
        return Columns(texts, padding=(0, 2))

    def _dice(self, *, is_drawn: bool) -> RenderableType:
        car = self.round["cars"][self.active["car"] - 1]
        is_rolling = self.round["phase"] in ("hook", "dice")
        lost = max(0, self.sheet.number("play.dice") - len(self.active["dice"])) if is_rolling else 0
        facts = self.say(
            "aruba-rolling" if is_rolling else "aruba-driving",
            seat=car["seat"],
            car=car["car"],
            rerolls=self.active["rerolls"],
            movement=self.round["movement"],
            penalty=self.round["penalty"],
        )
        if is_drawn:
            return Group(Text(facts), drawn(self.active["dice"], self.active["extra"], lost))
        return Text.assemble(f"{facts}:  ", (listed(self.active["dice"], self.active["extra"]), "bold"))

    def _question(self) -> Text:
        if self.view["seat"] not in self.view["waiting"]:
            return Text(self.say("aruba-waiting", name=self.names[self.view["seat"] - 1]))
        phase = self.round["phase"]
        car = self.active["ninth"] or self.active["car"]
        return Text(self.say(f"aruba-ask-{phase}", name=self.names[self.view["seat"] - 1], car=car), style="bold")

    def _hand(self) -> Text:
        hand = Counter(self.round["hand"])
        fresh = Counter(self.round["fresh"] or [])
        parts = []
        for card, count in hand.items():
            name = card_name(self.game.id, card, self.lang) + (f" ×{count}" if count > 1 else "")  # noqa: RUF001
            parts.append(Text(f"▣ {name}", style="dim" if fresh[card] == count else "bold"))
        return Text("   ").join(parts) if parts else Text(self.say("aruba-no-cards"), style="dim")


PAINTER = ArubaPainter()
