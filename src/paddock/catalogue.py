"""The one list of games: a sixth game is one folder and one line here."""

from collections.abc import Callable
from typing import Final, NamedTuple

from paddock.core.game import Game
from paddock.games.aruba import game as aruba
from paddock.games.ausgebremst import game as ausgebremst
from paddock.games.bornes import game as bornes

Opener = Callable[[Callable[[str], str], str, Callable[[], int]], Game]


class Entry(NamedTuple):
    """A game: its id (also the name of its sheet), the folder its data lies in, and how to open it."""

    id: str
    folder: str
    opener: Opener


ENTRIES: Final = (
    Entry("speed-1200", "bornes", bornes.open_game),
    Entry("kilometer-1000", "bornes", bornes.open_game),
    Entry("mille-bornes", "bornes", bornes.open_game),
    Entry("ausgebremst", "ausgebremst", ausgebremst.open_game),
    Entry("aruba", "aruba", aruba.open_game),
)
