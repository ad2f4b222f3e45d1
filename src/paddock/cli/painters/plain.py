"""The plain painter: any game's view as indented text, for games without a drawing of their own."""

import json
from typing import Any

from rich.console import RenderableType
from rich.text import Text


class PlainPainter:
    """Shows the round's view as it is."""

    def table(self, view: dict[str, Any], names: list[str], lang: str) -> RenderableType:
        """The round's view as indented text."""
        del names, lang
        return Text(json.dumps(view["round"], indent=1, ensure_ascii=False))

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """The notation speaks for itself."""
        del view, names, lang
        return move
