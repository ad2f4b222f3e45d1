"""Painter: how a family of games is drawn and typed; by itself the plain way, which every game can do."""

import json
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from paddock.cli.painters import moves
from paddock.core.sheet import Sheet
from paddock.locales import has, say


class Keys(NamedTuple):
    """What to type: `moves` by their keys, and the number that each card or move has."""

    numbers: dict[str, int]
    moves: dict[str, str]

    def of(self, move: str) -> str:
        """The key shown for a move; empty if it has none."""
        return next((key for key, meant in self.moves.items() if meant == move), "")


NO_KEYS = Keys({}, {})


def numbered(things: list[str], before: dict[str, int]) -> dict[str, int]:
    """A number for each thing: the one it had before, else the lowest that is free."""
    kept = {thing: before[thing] for thing in things if thing in before}
    free = (number for number in range(1, len(things) + len(before) + 1) if number not in kept.values())
    return {thing: kept[thing] if thing in kept else next(free) for thing in dict.fromkeys(things)}


class Painter:
    """Draws what one seat may see and understands what it types. `names` are the players' names by seat."""

    def keys(self, view: dict[str, Any], before: Keys = NO_KEYS) -> Keys:
        """What to type for the moves of this view; whatever was there before keeps its number."""
        numbers = numbered(view["moves"], before.numbers)
        return Keys(numbers, {str(number): move for move, number in numbers.items()})

    def table(self, view: dict[str, Any], names: list[str], lang: str, keys: Keys | None = None) -> RenderableType:
        """The whole table as the seat with this view sees it, with the moves by their keys."""
        shown = keys or self.keys(view)
        state = Text(json.dumps(view["round"], indent=1, ensure_ascii=False))
        lines = [
            say("cli-move-line", {"number": shown.of(move), "move": self.move_text(move, view, names, lang)}, lang)
            for move in view["moves"]
        ]
        return Group(state, Text("\n".join(lines)))

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What a move does, in a few words."""
        return moves.move_text(move, view, names, lang)

    def phrases(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> list[str]:
        """What a person may say for a move, besides its notation, in their language."""
        verb, rest = moves.verb_and_rest(move, view)
        words = say(f"verb-{verb}", lang=lang).split() if has(f"verb-{verb}") else []
        return [self.move_text(move, view, names, lang), *(f"{word} {rest}".rstrip() for word in words)]

    def series(self, text: str, view: dict[str, Any], lang: str) -> list[str]:
        """The moves, one or several in a row, that a line in the family's own shorthand means."""
        del text, view, lang
        return []

    def warning(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What a person should know before this legal move is played; empty if it is harmless."""
        del move, view, names, lang
        return ""

    def legend(self, sheet: Sheet, lang: str) -> list[tuple[Text, str]]:
        """The signs of the table with their meanings."""
        del sheet, lang
        return []

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """The edition's cards: id to kind, a word that `kind-...` messages know; empty if it has none."""
        del sheet
        return {}
