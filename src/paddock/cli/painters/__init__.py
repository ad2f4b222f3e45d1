"""How each family of games is drawn in the terminal; a family without a painter of its own gets the plain one."""

from typing import Any, Protocol

from rich.console import RenderableType

from paddock.cli.painters.aruba import ArubaPainter
from paddock.cli.painters.ausgebremst import AusgebremstPainter
from paddock.cli.painters.bornes import BornesPainter
from paddock.cli.painters.plain import PlainPainter
from paddock.core.sheet import Sheet


class Painter(Protocol):
    """Draws what one seat may see. `names` are the players' names by seat."""

    @property
    def quiet(self) -> frozenset[str]:
        """The kinds of event that need no sentence, because the table shows them."""
        ...

    def table(self, view: dict[str, Any], names: list[str], lang: str) -> RenderableType:
        """The whole table as the seat with this view sees it, with its moves by their number in `view["moves"]`."""
        ...

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What a move does, in a few words."""
        ...

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """The edition's cards: id to kind, a word that `kind-...` messages know; empty if it has none."""
        ...


PAINTERS: dict[str, Painter] = {
    "aruba": ArubaPainter(),
    "ausgebremst": AusgebremstPainter(),
    "bornes": BornesPainter(),
}


def painter_of(family: str) -> Painter:
    """The painter for this family of games."""
    return PAINTERS.get(family, PlainPainter())
