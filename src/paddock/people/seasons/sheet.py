"""The sheet of a season to print: one page of A4 with the table of points. Legs to come have room for a pencil."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

import paddock
from paddock.locales import number, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paddock.people.seasons.shapes import LegCell, SeasonPage, SeasonStanding

WIDTH, HEIGHT = 210, 297  # millimetres
LEFT, RIGHT = 15, 195
TOP: Final = 48
BOTTOM: Final = 285
NAME_X: Final = 24
SUM_WIDTH: Final = 18
MAX_ROW: Final = 9.0
BLANK_ROWS: Final = 6  # of a season without drivers yet
STYLE: Final = (
    "text{font-family:system-ui,sans-serif;font-size:4px;fill:#000}.title{font-size:8px;font-weight:700}"
    ".lead{font-size:4.2px}.small{font-size:3.4px}.head{font-weight:700}.sum{font-weight:700}.dropped{text-decoration:line-through;fill:#555}"
    "line{stroke:#000;stroke-width:.2}.rule{stroke-width:.5}circle{fill:none;stroke:#000;stroke-width:.3}"
)


def sheet(season: SeasonPage, lang: str = "en") -> str:
    """The sheet as SVG text."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}mm" height="{HEIGHT}mm"'
    games = list(_games(season, lang))
    row = min(MAX_ROW, (BOTTOM - TOP - 8 - 6 * (len(games) + 2)) / max(len(season.standings), BLANK_ROWS))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" lang="{lang}">',
            f"<title>{escape(season.name)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            *_heading(season, lang),
            *_column_heads(season, lang),
            *(_row(season, standing, TOP + row * line, row) for line, standing in enumerate(season.standings, 1)),
            *(_rule(TOP + row * line + 2) for line in range(1, max(len(season.standings), BLANK_ROWS) + 1)),
            *_foot(season, games, TOP + row * max(len(season.standings), BLANK_ROWS) + 10, lang),
            "</svg>\n",
        ]
    )


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    look = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{look}>{escape(words)}</text>'


def _rule(y: float, kind: str = "") -> str:
    look = f' class="{kind}"' if kind else ""
    return f'<line x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}"{look}/>'


def _heading(season: SeasonPage, lang: str) -> Iterator[str]:
    yield _text(LEFT, 22, season.name, "title")
    yield _text(LEFT, 30, season.club_name, "lead")
    champions = [standing.name for standing in season.standings if standing.place == 1]
    if season.champion is not None:
        yield _text(LEFT, 37, say("season-sheet-champion", {"name": ", ".join(champions)}, lang), "head")


def _leg_x(season: SeasonPage, leg: int) -> float:
    """The middle of the column of a leg."""
    width = (RIGHT - SUM_WIDTH - _names_end(season)) / len(season.legs)
    return _names_end(season) + width * (leg - 0.5)


def _names_end(season: SeasonPage) -> float:
    longest = max((len(standing.name) for standing in season.standings), default=12)
    return NAME_X + min(2.4 * longest + 6, 60)


def _column_heads(season: SeasonPage, lang: str) -> Iterator[str]:
    yield _text(NAME_X, TOP, say("season-sheet-name", {}, lang), "head")
    for leg in season.legs:
        yield _text(_leg_x(season, leg.leg), TOP, str(leg.leg), "head", "middle")
    yield _text(RIGHT, TOP, say("season-sheet-sum", {}, lang), "head", "end")
    yield _rule(TOP + 2, "rule")


def _row(season: SeasonPage, standing: SeasonStanding, y: float, row: float) -> str:
    size = f"{min(4.0, row * 0.6):.2f}px"
    cells = [_cell(cell, _leg_x(season, leg), y) for leg, cell in enumerate(standing.legs, 1)]
    line = [_text(LEFT, y, f"{standing.place}."), _text(NAME_X, y, standing.name), *cells]
    return f'<g style="font-size:{size}">{"".join(line)}{_text(RIGHT, y, number(standing.sum), "sum", "end")}</g>'


def _cell(cell: LegCell, x: float, y: float) -> str:
    """Points: a win has a ring, a dropped result is struck through, a mark is explained below."""
    if cell.points is None:
        return _text(x, y, "\u2013", "", "middle") if cell.mark else ""
    words = f"{cell.points}{'*' if cell.mark else ''}"
    ring = f'<circle cx="{x:.1f}" cy="{y - 1.4:.1f}" r="3.1"/>' if cell.is_won else ""
    return ring + _text(x, y, words, "dropped" if cell.is_dropped else "", "middle")


def _games(season: SeasonPage, lang: str) -> Iterator[str]:
    """The game of each leg."""
    for leg in season.legs:
        yield f"{leg.leg}  {paddock.game(leg.game).name(lang)}"


def _foot(season: SeasonPage, games: list[str], y: float, lang: str) -> Iterator[str]:
    points = ", ".join(map(str, season.points))
    counting = say("season-sheet-best", {"count": season.counting}, lang) if season.counting else ""
    lines = [say("season-sheet-points", {"points": points}, lang), counting, say("season-sheet-key", {}, lang), *games]
    for offset, words in enumerate(filter(None, lines)):
        yield _text(LEFT, y + 5.5 * offset, words, "small")
