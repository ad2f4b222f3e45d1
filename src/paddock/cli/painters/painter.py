"""Painter: base class for the terminal rendering and input of a family; its defaults work for every game."""

import json
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from paddock.cli.painters import moves
from paddock.core.sheet import Sheet
from paddock.locales import has, say


class Keys(NamedTuple):
    """Keys to type: the moves by key, and the number of each card or move."""

    numbers: dict[str, int]
    moves: dict[str, str]

    def of(self, move: str) -> str:
        """The key of a move; empty if it has none."""
        return next((key for key, meant in self.moves.items() if meant == move), "")


NO_KEYS = Keys({}, {})


def numbered(things: list[str], before: dict[str, int]) -> dict[str, int]:
    """A number for each item: its previous number, else the lowest free one."""
    kept = {thing: before[thing] for thing in things if thing in before}
    free = (number for number in range(1, len(things) + len(before) + 1) if number not in kept.values())
    return {thing: kept[thing] if thing in kept else next(free) for thing in dict.fromkeys(things)}


class Painter:
    """Draws the view of one seat and interprets its input. `names` are the players' names by seat."""

    def keys(self, view: dict[str, Any], before: Keys = NO_KEYS) -> Keys:
        """The keys for the moves of this view; cards and moves keep their previous numbers."""
        numbers = numbered(view["moves"], before.numbers)
        return Keys(numbers, {str(number): move for move, number in numbers.items()})

    def table(self, view: dict[str, Any], names: list[str], lang: str, keys: Keys | None = None) -> RenderableType:
        """The whole table as the seat of this view sees it, with the keys of its moves."""
        shown = keys or self.keys(view)
        state = Text(json.dumps(view["round"], indent=1, ensure_ascii=False))
        lines = [
            say("cli-move-line", {"number": shown.of(move), "move": self.move_text(move, view, names, lang)}, lang)
            for move in view["moves"]
        ]
        return Group(state, Text("\n".join(lines)))

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """A short description of a move."""
        return moves.move_text(move, view, names, lang)

    def phrases(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> list[str]:
        """Phrases that a person may type for a move in their language, besides its notation."""
        verb, rest = moves.verb_and_rest(move, view)
        words = say(f"verb-{verb}", lang=lang).split() if has(f"verb-{verb}") else []
        return [self.move_text(move, view, names, lang), *(f"{word} {rest}".rstrip() for word in words)]

    def series(self, text: str, view: dict[str, Any], lang: str) -> list[str]:
        """The moves, one or several in a row, that a line in the family's shorthand stands for."""
        del text, view, lang
        return []

    def warning(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """A warning before a legal but risky move; empty if the move is harmless."""
        del move, view, names, lang
        return ""

    def legend(self, sheet: Sheet, lang: str) -> list[tuple[Text, str]]:
        """The symbols of the table with their meanings."""
        del sheet, lang
        return []

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """The edition's cards: id to kind, as in the `kind-...` messages; empty if the game has no cards."""
        del sheet
        return {}
