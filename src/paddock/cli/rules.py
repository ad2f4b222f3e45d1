"""`paddock rules`: the rules page of a game, paged, with a legend of the signs that its table uses."""

from pathlib import Path
from typing import Annotated

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, flag, opened_game, settled_language
from paddock.cli.painters import painter_of
from paddock.cli.screen import Screen
from paddock.core.game import Game


def rules(game: Annotated[str, flag("cli-argument-game")], /, *, lang: Lang = None) -> int:
    """Show the rules of a game."""
    screen = Screen(settled_language(lang))
    opened = opened_game(game, screen.lang)
    parts: list[RenderableType] = [legend(opened, screen), Text()]
    if screen.lang != "en":
        parts.append(Text(screen.text("cli-rules-english"), style="dim"))
    screen.page(Group(*parts, Markdown(page_of(opened, screen))))
    return 0


def legend(game: Game, screen: Screen) -> RenderableType:
    """The signs of the table, each with its meaning."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for sign, meaning in painter_of(game.family).legend(game.sheet, screen.lang):
        grid.add_row(sign, meaning)
    return Group(Text(screen.text("cli-rules-legend", {"name": game.name(screen.lang)}), style="bold"), grid)


def page_of(game: Game, screen: Screen) -> str:
    """The page among the documents of this checkout, wherever in it we are installed."""
    name = f"docs/rules/{game.id}.md"
    for folder in Path(__file__).resolve().parents:
        if (folder / name).is_file():
            return (folder / name).read_text("utf-8")
    raise CliError(screen.text("cli-rules-missing", {"page": name}))
