"""Lists the moves of ARUBA in the terminal with keys and meanings, and suggests which dice to keep."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from paddock import library
from paddock.cli.painters.painter import Keys
from paddock.games.aruba.story import move_note
from paddock.games.aruba.terminal.dice import codec_of, hints
from paddock.games.aruba.terminal.track import AMBER
from paddock.locales import decimal, say

PERCENT: Final = 100
MAX_ALIKE: Final = 8


class Seen:
    """A race from the view of one seat."""

    def __init__(self, view: dict[str, Any], names: list[str], lang: str) -> None:
        self.view = view
        self.round = view["round"]
        self.active = self.round["active"]
        self.names = names
        self.lang = lang
        self.game = library.game(view["game"])
        self.sheet = self.game.sheet
        codec = codec_of(view)
        self.parts = {move: codec.parts(codec.parse(move)) for move in view["moves"]}

    def say(self, message: str, **facts: object) -> str:
        """A message of this game."""
        names = dict(enumerate(self.names, start=1))
        return say(message, {"game": self.game.id, "seat_names": names, **facts}, self.lang)

    def moves(self, keys: Keys) -> list[RenderableType]:
        """The possible moves, with similar ones on one line."""
        return [*self._hints(keys), *[self._group(group, moves, keys) for group, moves in self._groups().items()]]

    def _groups(self) -> dict[str, list[str]]:
        """The listed moves, grouped by similarity."""
        groups: dict[str, list[str]] = {}
        shown = [hint.move for hint in hints(self.view)] if self.round["phase"] == "dice" else []
        for move in self.view["moves"]:
            if self.parts[move]["verb"] != "keep" and move not in shown:
                groups.setdefault(group_of(self.parts[move]), []).append(move)
        return groups

    def _group(self, group: str, moves: list[str], keys: Keys) -> Text:
        """Similar moves on one line, and their effect."""
        line = Text()
        for move in some_of(moves):
            line.append(f"{keys.of(move):>4} ", style=f"bold {AMBER}")
            line.append(move)
        many = f"aruba-many-{group}"
        told = self.move_text(moves[0]) if len(moves) == 1 else self.say(many, target=self.round["ahead"] or 0)
        line.append(f"  · {told}", style="dim")
        return line

    def moves_in_short(self, keys: Keys) -> list[RenderableType]:
        """Keys and moves side by side, without their effects."""
        moves = [move for group in self._groups().values() for move in some_of(group)]
        texts = [Text.assemble((keys.of(move), f"bold {AMBER}"), f" {move}") for move in moves]
        return [*self._hints(keys), Columns(texts, padding=(0, 2))]

    def _hints(self, keys: Keys) -> list[RenderableType]:
        """The best keeps, each with its goal."""
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
            lines.append(Text.assemble(key, move, *((f"  · {goal}", "dim") for goal in goals)))
        return lines

    def move_text(self, move: str) -> str:
        """A move in words."""
        note = move_note(self.parts[move], self.view)
        return self.say(note.message, **note.facts)


def group_of(parts: dict[str, Any]) -> str:
    """What similar moves have in common: the combination, the card to mount, the direction of a drive, ..."""
    if parts["verb"] in ("mount", "play"):
        return str(parts["card"])
    return str(parts.get("combination") or parts.get("way") or parts["verb"])


def some_of(moves: list[str]) -> list[str]:
    """All of a few similar moves, or the first and last of many."""
    return moves if len(moves) <= MAX_ALIKE else [moves[0], "…", moves[-1]]
