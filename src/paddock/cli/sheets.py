"""The score sheet of a round and the standings of a match, for any game."""

from rich.table import Table as Grid
from rich.text import Text

from paddock.core.match import Match
from paddock.locales import number, say


def round_sheet(match: Match, facts: dict[str, object], lang: str, at: int = -1) -> Grid:
    """The lines of one finished round's score sheet, a column per side, and the sums."""
    result = match.results[at]
    count = len(match.results) if at < 0 else at + 1
    title = say("sheet-title", {**facts, "number": count}, lang)
    grid = Grid(title=title, title_justify="left", title_style="bold")
    grid.add_column()
    for side in range(1, match.setup.sides + 1):
        grid.add_column(side_name(side, facts, lang), justify="right", overflow="fold")
    for name in line_names(result["lines"]):
        cells = [dict(side).get(name) for side in result["lines"]]
        grid.add_row(say(f"line-{name}", facts, lang), *(shown(points, lang) for points in cells))
    grid.add_section()
    grid.add_row(say("sheet-round", facts, lang), *(number(points, lang) for points in result["points"]), style="bold")
    totals = match.setup.points(match.results[:count])
    grid.add_row(say("sheet-match", lang=lang), *(number(points, lang) for points in totals), style="bold")
    return grid


def line_names(lines: list[list[tuple[str, int]]]) -> list[str]:
    """The names of all lines that any side has: as they follow on a sheet, and among equals the most points first."""
    found: dict[str, tuple[int, int]] = {}
    for side in lines:
        for at, (name, points) in enumerate(side):
            before = found.get(name, (at, -points))
            found[name] = (max(at, before[0]), min(-points, before[1]))
    return sorted(found, key=lambda name: found[name])


def shown(points: int | None, lang: str) -> str:
    return "-" if points is None else number(points, lang)


def side_name(side: int, facts: dict[str, object], lang: str) -> str:
    return say("cli-side-name", {**facts, "side": side}, lang)


def standings(match: Match, facts: dict[str, object], lang: str) -> Grid:
    """Places, sides and points."""
    title = say("standings-title" if match.is_over else "standings-so-far", lang=lang)
    grid = Grid(title=title, title_justify="left", title_style="bold")
    grid.add_column(say("cli-place", lang=lang), justify="right")
    grid.add_column(say("cli-side", lang=lang))
    grid.add_column(say("cli-points", lang=lang), justify="right")
    for standing in sorted(match.standings(), key=lambda standing: (standing.place, standing.side)):
        style = "bold" if standing.place == 1 else ""
        name = Text(side_name(standing.side, facts, lang))
        grid.add_row(str(standing.place), name, number(standing.points, lang), style=style)
    return grid
