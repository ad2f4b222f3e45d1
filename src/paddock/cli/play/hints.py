"""Output of `?!`: the best move and why, then the best moves with their keys, chances to win the round, and figures."""

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from paddock import library
from paddock.advice.hint import Hint, Tip
from paddock.cli.painters import Keys
from paddock.cli.screen import Screen
from paddock.cli.simulate import percent
from paddock.cli.waiting import Waiting


def thought(screen: Screen, view: dict[str, Any]) -> Hint:
    """Compute the hint for this view, with a progress bar."""
    with Waiting(screen) as watch:
        return library.hint(view, progress=watch)


def told(screen: Screen, hint: Hint, keys: Keys, text: Callable[[str], str]) -> Group:
    """The best move and why, in a sentence; below it the best moves with their chances and figures."""
    best = hint.tips[0]
    sentence = Text.assemble((text(best.move), "bold"), f". {best.text(screen.lang)}\n")
    return Group(sentence, moves(screen, hint, keys, text))


def moves(screen: Screen, hint: Hint, keys: Keys, text: Callable[[str], str]) -> Grid:
    """The best moves with their keys, chances and figures."""
    title = screen.text("cli-hint-title", {"worlds": hint.worlds})
    grid = Grid(title=title, title_justify="left", box=None, padding=(0, 1), show_header=False)
    for style in ("dim", "bold", "bold", ""):
        grid.add_column(style=style)
    for number, tip in enumerate(hint.tips, start=1):
        grid.add_row(f"{number}.", keys.of(tip.move) or tip.move, text(tip.move), _chance(screen, tip))
        grid.add_row("", "", _why(screen, number, tip), style="dim")
    return grid


def _why(screen: Screen, number: int, tip: Tip) -> str:
    """What another move does, and the figures behind each; what the first one does stands above."""
    parts = (tip.text(screen.lang) if number > 1 else "", tip.details(screen.lang))
    return " ".join(part for part in parts if part)


def _chance(screen: Screen, tip: Tip) -> str:
    """The move's chance to win this round, if there were enough samples to estimate it."""
    if tip.is_vague:
        return screen.text("cli-hint-vague")
    of_round = tip.of_round
    chance, low, high = (percent(share, screen.lang) for share in (of_round.mean, of_round.low, of_round.high))
    return screen.text("cli-hint-chance", {"chance": chance, "low": low, "high": high})
