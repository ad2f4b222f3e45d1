"""The one list of games: a sixth game is one folder and one line here."""

from typing import Final, NamedTuple


class Entry(NamedTuple):
    """A game: its id, which is also the name of its sheet, and its family, which is a folder in `games`."""

    id: str
    family: str


ENTRIES: Final = (
    Entry("speed-1200", "bornes"),
    Entry("kilometer-1000", "bornes"),
    Entry("mille-bornes", "bornes"),
    Entry("ausgebremst", "ausgebremst"),
    Entry("aruba", "aruba"),
)
