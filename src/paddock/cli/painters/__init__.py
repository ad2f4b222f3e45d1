"""Terminal rendering by family: the family's module `terminal.painter`, else the default painter."""

from paddock import families
from paddock.cli.painters.painter import Keys, Painter

PAINTER = "terminal.painter"

__all__ = ["Keys", "Painter", "painter_of"]


def painter_of(family: str) -> Painter:
    """The painter for this family of games."""
    found = families.part(family, PAINTER).PAINTER if families.has_part(family, PAINTER) else Painter()
    assert isinstance(found, Painter)  # noqa: S101 - the contract of `terminal.painter`
    return found
