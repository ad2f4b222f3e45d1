"""`paddock rules`: the rules page of a game with a legend of its symbols, in a pager; or a short how-to-play."""

from typing import Annotated

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, flag, opened_game
from paddock.cli.language import settled_language
from paddock.cli.painters import painter_of
from paddock.cli.rules_pages import file_of, page_of
from paddock.cli.screen import Screen
from paddock.core.game import Game
from paddock.howtos import HowtoItem, HowtoSection, howto


def rules(
    game: Annotated[str, flag("cli-argument-game")],
    /,
    *,
    short: Annotated[bool, flag("cli-flag-short")] = False,
    lang: Lang = None,
) -> int:
    """Show the rules of a game."""
    screen = Screen(settled_language(lang))
    opened = opened_game(game, screen.lang)
    sections = howto(opened, screen.lang) if short else []
    screen.page(lesson(opened, sections, screen) if sections else whole(opened, screen))
    return 0


def lesson(game: Game, sections: list[HowtoSection], screen: Screen) -> RenderableType:
    """The short how-to-play."""
    parts: list[RenderableType] = [Text(game.name(screen.lang), style="bold underline")]
    for section in sections:
        parts += [Text(), Text(section.title, style="bold"), *map(told, section.items)]
    return Group(*parts)


def told(item: HowtoItem) -> RenderableType:
    """An item, preceded by the name of its subject."""
    name = f"{item.name}: " if item.name else ""
    return Padding(Text.assemble((name, "bold"), item.text), (0, 0, 0, 2))


def whole(game: Game, screen: Screen) -> RenderableType:
    """The whole rules page, after the legend."""
    page = page_of(game, screen.lang)
    file = file_of(page)
    if file is None:
        raise CliError(screen.text("cli-rules-missing", {"page": page}))
    parts: list[RenderableType] = [legend(game, screen), Text()]
    if screen.lang != "en" and page == page_of(game, "en"):
        parts.append(Text(screen.text("cli-rules-english"), style="dim"))
    return Group(*parts, Markdown(file.read_text("utf-8")))


def legend(game: Game, screen: Screen) -> RenderableType:
    """The symbols of the table, each with its meaning."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for sign, meaning in painter_of(game.family).legend(game.sheet, screen.lang):
        grid.add_row(sign, meaning)
    return Group(Text(screen.text("cli-rules-legend", {"name": game.name(screen.lang)}), style="bold"), grid)
