"""Output of `?!`: the best moves with their keys, their chances to win, and the reasons."""

from collections.abc import Callable
from typing import Any

from rich.table import Table as Grid

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


def told(screen: Screen, hint: Hint, keys: Keys, text: Callable[[str], str]) -> Grid:
    """The lines of a hint, best move first; `text` describes a move."""
    title = screen.text("cli-hint-title", {"worlds": hint.worlds})
    grid = Grid(title=title, title_justify="left", box=None, padding=(0, 1), show_header=False)
    for style in ("dim", "bold", "bold", ""):
        grid.add_column(style=style)
    for number, tip in enumerate(hint.tips, start=1):
        grid.add_row(f"{number}.", keys.of(tip.move) or tip.move, text(tip.move), _chance(screen, tip))
        grid.add_row("", "", tip.text(screen.lang), style="dim")
    return grid


def _chance(screen: Screen, tip: Tip) -> str:
    """The move's chance to win, if there were enough samples to estimate it."""
    if tip.is_vague:
        return screen.text("cli-hint-vague")
    chance, low, high = (percent(share, screen.lang) for share in (tip.chance, tip.low, tip.high))
    return screen.text("cli-hint-chance", {"chance": chance, "low": low, "high": high})
