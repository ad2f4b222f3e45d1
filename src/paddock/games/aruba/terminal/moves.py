"""What can be done in ARUBA now: moves with their keys and meanings, and what is best kept of the dice."""

import re
from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from paddock import library
from paddock.cli.painters.painter import Keys
from paddock.games.aruba.terminal.dice import hints
from paddock.games.aruba.terminal.track import AMBER
from paddock.locales import decimal, say

FACE_WORDS: Final = ("straight", "shoot", "mend", "turbo", "cards", "extra")
PERCENT: Final = 100
MOST_ALIKE: Final = 8


class Seen:
    """A race as one seat sees it."""

    def __init__(self, view: dict[str, Any], names: list[str], lang: str) -> None:
        self.view = view
        self.round = view["round"]
        self.active = self.round["active"]
        self.names = names
        self.lang = lang
        self.game = library.game(view["game"])
        self.sheet = self.game.sheet

    def say(self, message: str, **facts: object) -> str:
        """A sentence of this game."""
        names = dict(enumerate(self.names, start=1))
        return say(message, {"game": self.game.id, "seat_names": names, **facts}, self.lang)

    def moves(self, keys: Keys) -> list[RenderableType]:
        """What can be done now, like moves on one line."""
        return [*self._hints(keys), *[self._group(verb, moves, keys) for verb, moves in self._groups().items()]]

    def _groups(self) -> dict[str, list[str]]:
        """The moves that are listed, by their first word."""
        groups: dict[str, list[str]] = {}
        shown = [hint.move for hint in hints(self.view)] if self.round["phase"] == "dice" else []
        for move in self.view["moves"]:
            if not move.startswith("keep ") and move not in shown:
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

    def moves_in_short(self, keys: Keys) -> list[RenderableType]:
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
