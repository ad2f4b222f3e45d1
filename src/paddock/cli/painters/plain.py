"""The plain painter: any game's view as indented text, for games without a drawing of their own."""

import json
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from paddock.core.sheet import Sheet
from paddock.locales import say


class PlainPainter:
    """Shows the round's view as it is, and the moves by number."""

    quiet: frozenset[str] = frozenset()

    def table(self, view: dict[str, Any], names: list[str], lang: str) -> RenderableType:
        """The round's view as indented text."""
        state = Text(json.dumps(view["round"], indent=1, ensure_ascii=False))
        moves = [
            say("cli-move-line", {"number": number, "move": self.move_text(move, view, names, lang)}, lang)
            for number, move in enumerate(view["moves"], start=1)
        ]
        return Group(state, Text("\n".join(moves)))

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """The notation speaks for itself."""
        del view, names, lang
        return move

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """None that it knows of."""
        del sheet
        return {}
