"""How to play, in short: every game as a few sections of sentences, for a page and a terminal alike."""

from paddock.howtos.find import howto
from paddock.howtos.shapes import HowtoItem, HowtoSection

__all__ = ["HowtoItem", "HowtoSection", "howto"]
