"""How each family of games is drawn in the terminal: the module of the family's name, else the plain way."""

from importlib import import_module
from importlib.util import find_spec

from paddock.cli.painters.painter import Keys, Painter

__all__ = ["Keys", "Painter", "painter_of"]


def painter_of(family: str) -> Painter:
    """The painter for this family of games."""
    module = f"{__name__}.{family}"
    found = import_module(module).PAINTER if find_spec(module) else Painter()
    assert isinstance(found, Painter)  # noqa: S101 - a painter's module says so
    return found
