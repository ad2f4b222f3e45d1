"""Output of `?`: the legal moves with their keys, and the reasons why other moves are illegal."""

from typing import NamedTuple

from rich.table import Table as Grid

from paddock.cli.screen import Screen

# Of many similar moves (such as the ways to keep ten dice) only a few are listed.
MAX_ALIKE = 20
SHOWN_OF_MANY = 3
MAX_NAMED = 4


class Offer(NamedTuple):
    """A legal move; similar moves with the same verb are grouped."""

    key: str
    move: str
    text: str
    verb: str


def possible(screen: Screen, offers: list[Offer]) -> Grid:
    """Key, notation and description of each legal move."""
    grid = Grid(title=screen.text("cli-possible"), title_justify="left", box=None, padding=(0, 1), show_header=False)
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for verb in dict.fromkeys(offer.verb for offer in offers):
        alike = [offer for offer in offers if offer.verb == verb]
        listed = _listed(alike)
        for key, move, text, _ in listed:
            grid.add_row(key, move, text)
        if len(listed) < len(alike):
            more: dict[str, object] = {"count": len(alike) - len(listed), "word": verb}
            grid.add_row("", f"{verb} …", screen.text("cli-and-more", more))
    return grid


def _listed(alike: list[Offer]) -> list[Offer]:
    """The moves to list of those with one verb: of very many those with a key, as they stand on the table."""
    if len(alike) <= MAX_ALIKE:
        return alike
    with_key = sorted((offer for offer in alike if offer.key), key=lambda offer: (len(offer.key), offer.key))
    return with_key if 0 < len(with_key) <= MAX_ALIKE else alike[:SHOWN_OF_MANY]


def impossible(screen: Screen, refused: list[tuple[str, str]]) -> Grid:
    """Each reason once, with the moves that it forbids."""
    by_reason: dict[str, list[str]] = {}
    for move, reason in refused:
        by_reason.setdefault(reason, []).append(move)
    if not by_reason:
        return Grid()
    grid = Grid(title=screen.text("cli-impossible"), title_justify="left", box=None, padding=(0, 1), show_header=False)
    grid.add_column(max_width=screen.out.width // 3)
    grid.add_column(style="dim")
    for reason, moves in by_reason.items():
        more = ["…"] if len(moves) > MAX_NAMED else []
        grid.add_row(", ".join([*moves[:MAX_NAMED], *more]), reason)
    return grid
