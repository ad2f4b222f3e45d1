"""How each family of games is drawn in the terminal; a family without a painter of its own gets the plain one."""

from typing import Any, Protocol

from rich.console import RenderableType

from paddock.cli.painters.bornes import BornesPainter
from paddock.cli.painters.plain import PlainPainter


class Painter(Protocol):
    """Draws what one seat may see. `names` are the players' names by seat."""

    def table(self, view: dict[str, Any], names: list[str], lang: str) -> RenderableType:
        """The whole table as the seat with this view sees it."""
        ...

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What a move does, in a few words."""
        ...


PAINTERS: dict[str, Painter] = {"bornes": BornesPainter()}


def painter_of(family: str) -> Painter:
    """The painter for this family of games."""
    return PAINTERS.get(family, PlainPainter())
