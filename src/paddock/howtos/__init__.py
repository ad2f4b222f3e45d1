"""How to play, in short: every game as a few sections of sentences, for a page and a terminal alike."""

from paddock.howtos.find import howto
from paddock.howtos.shapes import Item, Section

__all__ = ["Item", "Section", "howto"]
