"""Short instructions for each game: a few sections of sentences, for the page and the terminal."""

from paddock.howtos.find import howto
from paddock.howtos.shapes import HowtoItem, HowtoSection

__all__ = ["HowtoItem", "HowtoSection", "howto"]
