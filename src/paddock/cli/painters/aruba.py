"""The ARUBA table in the terminal: track, cars with their damage and mounts, dice, and what can be done with them."""

import re
from collections import Counter
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock import library
from paddock.cli.painters.aruba_dice import ROLL_ALL, drawn, hints, kept_dice, listed
from paddock.cli.painters.aruba_track import AMBER, CELL, Track, chip
from paddock.cli.painters.layout import Fitted, Title, part
from paddock.cli.painters.painter import NO_KEYS, Keys, Painter, numbered
from paddock.core.sheet import Sheet
from paddock.games.aruba.circuit import Circuit
from paddock.locales import card_name, decimal, say

LETTERS: Final = "abcd"
STEPS: Final = {"a": "ahead", "l": "left", "r": "right", "x": "ram"}
# After these nothing is driven any more.
LAST_WORDS: Final = ("end", "cards", "larceny")
FACE_WORDS: Final = ("straight", "shoot", "mend", "turbo", "cards", "extra")
MOUNTS: Final = {"front": "▐", "rear": "▌", "left": "◐", "right": "◑"}
PERCENT: Final = 100
SHORT_NAME: Final = 8
NARROW: Final = 1
MOST_ALIKE: Final = 8
# What shrinks first where the screen is low.
DICE, CARS, MOVES, TRACK, HAND, HEAD = range(6)


class ArubaPainter(Painter):
    """Draws a race."""

    quiet = frozenset(
        {
            "CarsLinedUp",
            "CarTurnBegan",
            "DiceRolled",
            "DiceKept",
            "DiceSettled",
            "CarStepped",
            "HookAsked",
            "NinthTokenAsked",
            "WindowPassed",
        }
    )

    def table(self, view: dict[str, Any], names: list[str], lang: str, keys: Keys | None = None) -> RenderableType:
        """Track, cars, dice, moves."""
        return Drawing(view, names, lang).whole(keys or self.keys(view))

    def keys(self, view: dict[str, Any], before: Keys = NO_KEYS) -> Keys:
        """While dice are kept, digits are dice and suggestions have letters; else moves have numbers."""
        if view["round"]["phase"] == "dice":
            return Keys({}, dict(zip(LETTERS, dict.fromkeys(hint.move for hint in hints(view)), strict=False)))
        numbers = numbered([move for move in view["moves"] if move not in STEPS.values()], before.numbers)
        steps = {letter: move for letter, move in STEPS.items() if move in view["moves"]}
        return Keys(numbers, {str(number): move for move, number in numbers.items()} | steps)

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What a move does, in a few words."""
        return Drawing(view, names, lang).move_text(move)

    def series(self, text: str, view: dict[str, Any], lang: str) -> list[str]:
        """Dice to keep, such as 2345, or steps to drive, such as aaal."""
        if view["round"]["phase"] == "dice":
            return kept_dice(text, view["round"]["active"]["dice"], lang)
        letters = text.replace(" ", "")
        is_drive = view["round"]["phase"] == "act" and letters and all(letter in STEPS for letter in letters)
        return [STEPS[letter] for letter in letters] if is_drive else []

    def warning(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """Rolling everything again, and what gives up movement that is left."""
        left = view["round"]["movement"]
        if move == ROLL_ALL:
            return say("cli-held", {"text": self.move_text(move, view, names, lang)}, lang)
        gives_up = move.partition(" ")[0].partition(">")[0] in LAST_WORDS and left > 0
        return say("aruba-held-movement", {"count": left}, lang) if gives_up else ""

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """The action cards."""
        return dict.fromkeys(sheet.texts("pack.order"), "action")


class Drawing:
    """One view being drawn."""

    def __init__(self, view: dict[str, Any], names: list[str], lang: str) -> None:
        self.view = view
        self.round = view["round"]
        self.active = self.round["active"]
        self.names = names
        self.lang = lang
        self.game = library.game(view["game"])
        self.sheet = self.game.sheet

    def say(self, message: str, **facts: object) -> str:
        names = dict(enumerate(self.names, start=1))
        return say(message, {"game": self.game.id, "seat_names": names, **facts}, self.lang)

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
            parts.append(part(MOVES, Group(*self._moves(keys)), Group(*self._moves_in_short(keys))))
        return Fitted(parts)

    def _title(self, message: str) -> Text:
        races = self.sheet.number("play.races")
        number = min(len(self.view["results"]) + 1, races)
        circuit = self.say(f"aruba-circuit-{self.view['options']['circuit']}")
        facts = {"name": self.game.name(self.lang), "number": number, "races": races, "circuit": circuit}
        return Text(self.say(message, pile=self.round["pile_size"], **facts), style="bold")

    def _track(self, cell: int = CELL) -> Track:
        circuit = self.game.circuit(self.view["options"]["circuit"])
        assert isinstance(circuit, Circuit)  # noqa: S101 - the game's own circuit
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
                str(sum(result["points"][car["seat"] - 1] for result in self.view["results"])),
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
        """Side by side: chip, driver, damage, where."""
        texts = [
            Text.assemble(
                chip(car, is_active=car["car"] == self.active["car"] and not self.view["over"]),
                f" {self.names[car['seat'] - 1][:SHORT_NAME]} ",
                (f"●{car['damage']}", "red" if car["damage"] else "dim"),
                f" {car['row']}/{car['lane']}" if car["state"] == "racing" else f" {self._where(car)}",
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

    def _moves(self, keys: Keys) -> list[RenderableType]:
        return [*self._hints(keys), *[self._group(verb, moves, keys) for verb, moves in self._groups().items()]]

    def _groups(self) -> dict[str, list[str]]:
        """The moves that are listed, by their first word."""
        groups: dict[str, list[str]] = {}
        for move in self.view["moves"]:
            if not move.startswith("keep "):
                groups.setdefault(re.split("[ >]", move)[0], []).append(move)
        return groups

    def _group(self, verb: str, moves: list[str], keys: Keys) -> Text:
        """Moves that begin with the same word on one line, and what they do."""
        line = Text()
        for move in some_of(moves):
            line.append(f"{keys.of(move):>4} ", style=f"bold {AMBER}")
            line.append(move)
        told = self.move_text(moves[0]) if len(moves) == 1 else self.say(f"aruba-many-{verb}", target=self._target())
        line.append(f"  · {told}", style="dim")
        return line

    def _moves_in_short(self, keys: Keys) -> list[RenderableType]:
        """Keys and moves side by side, without what they do."""
        moves = [move for group in self._groups().values() for move in some_of(group)]
        texts = [Text.assemble((keys.of(move), f"bold {AMBER}"), f" {move}") for move in moves]
        return [*self._hints(keys), Columns(texts, padding=(0, 2))]

    def _hints(self, keys: Keys) -> list[RenderableType]:
        """What is best kept, each with what it is good for."""
        if self.round["phase"] != "dice":
            return []
        worth: dict[str, list[str]] = {}
        for hint in hints(self.view):
            is_chance = hint.goal in ("even", "odd")
            percent = self.say("aruba-odds-chance", percent=f"{hint.worth * PERCENT:.0f}")
            value = percent if is_chance else decimal(hint.worth, 1, self.lang)
            worth.setdefault(hint.move, []).append(self.say("aruba-goal-" + hint.goal, worth=value))
        lines: list[RenderableType] = [Text(self.say("aruba-keep-how"))]
        for move, goals in worth.items():
            key = (f"{keys.of(move):>4} ", f"bold {AMBER}")
            lines.append(Text.assemble(key, move, (f"  · {'; '.join(goals)}", "dim")))
        return lines

    def move_text(self, move: str) -> str:
        """A move in words."""
        verb, _, rest = move.partition(" ")
        if ">" in move:
            return self.say("aruba-move-larceny", victim=int(move[-1]))
        if verb == "keep":
            return self.say("aruba-move-keep", dice=rest) if rest != "none" else self.say("aruba-move-keep-none")
        if verb == "fix":
            car = int(rest.split()[1]) if " " in rest else 0
            return self.say("aruba-move-fix-car" if car else "aruba-move-fix", card=rest.split()[0], car=car)
        if verb == "change":
            old, new = rest.split()
            return self.say("aruba-move-change", face=int(old), new_face=int(new))
        if verb in FACE_WORDS and rest:
            return self.say(f"aruba-move-{verb}-dice", face=int(rest), target=self._target())
        return self.say(f"aruba-move-{move.replace(' ', '-')}", target=self._target(), car=self.active["car"])

    def _target(self) -> int:
        car = self.round["cars"][self.active["car"] - 1]
        for other in self.round["cars"]:
            if car["row"] is not None and (other["row"], other["lane"]) == (car["row"] + 1, car["lane"]):
                return int(other["car"])
        return 0


def some_of(moves: list[str]) -> list[str]:
    """All of a few like moves, the first and last of many."""
    return moves if len(moves) <= MOST_ALIKE else [moves[0], "…", moves[-1]]


PAINTER = ArubaPainter()
