"""SVG chart of a review: each side's chance to win, turn by turn; lines differ by dashes and names, not just colour."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from paddock.advice.exact_shares import WHOLE
from paddock.boards.looks import CAR_COLOURS
from paddock.locales import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.advice.review import Moment, Review

WIDTH, LEFT, RIGHT = 800, 52, 150
TOP, TALL, BOTTOM = 52, 260, 40
DASHES: Final = ("", "8 4", "2 4", "12 3 2 3", "5 3", "1 3", "14 4", "8 3 2 3 2 3")
MIN_DISTANCE: Final = 15  # minimum vertical distance between two names, in SVG units
QUARTERS: Final = (0, 25, 50, 75, 100)
# Those of the cars on the board, then two more. Some are as light or dark as the ground, so each line has an edge.
COLOURS: Final = (*CAR_COLOURS, "#8a8f98", "#7b4a2d")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.title{font-size:16px;font-weight:600}"
    ".small{font-size:11px;fill:#666}"
    ".grid{stroke:#ddd}.round{stroke:#bbb;stroke-dasharray:1 3}.line{fill:none;stroke-width:2.2;stroke-linejoin:round}"
    ".ground,.costly{fill:#fff}.costly{stroke-width:2}"
    ".edge{fill:none;stroke:#222;stroke-width:4.6;stroke-linejoin:round}"
    + "".join(f".s{side}{{stroke:{colour}}}" for side, colour in enumerate(COLOURS))
    + "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}.grid{stroke:#444}.round{stroke:#666}"
    ".ground,.costly{fill:#1d1f24}.edge{stroke:#eee}}"
)


def picture(review: Review, sides: Sequence[str], lang: str = "en") -> str:
    """The chart as SVG text; `sides` are the names of the sides."""
    last = max(1, review.moments[-1].step)
    title, legend = say("review-picture", {}, lang), say("review-steps", {"count": last}, lang)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {TOP + TALL + BOTTOM}" role="img">'
    return "\n".join(
        [
            head,
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            '<rect class="ground" width="100%" height="100%"/>',
            f'<text class="title" x="16" y="26">{escape(title)}</text>',
            *[_level(percent) for percent in QUARTERS],
            *[_round(_x(moment.step, last)) for moment in review.moments if moment.is_deal and moment.step],
            *[_line(review.moments, side, last) for side in range(len(sides))],
            *_names(review, sides),
            *[_costly(review, number, last) for number in range(len(review.costliest))],
            f'<text class="small" x="{LEFT}" y="{TOP + TALL + 28}">{escape(legend)}</text>',
            "</svg>\n",
        ]
    )


def _x(step: int, last: int) -> float:
    return round(LEFT + step / last * (WIDTH - LEFT - RIGHT), 1)


def _y(chance: float) -> float:
    return round(TOP + TALL * (1 - chance / WHOLE), 1)


def _level(percent: int) -> str:
    y = _y(percent * WHOLE / 100)
    return (
        f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'
        f'<text class="small" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>'
    )


def _round(x: float) -> str:
    """A vertical line at the deal of another round."""
    return f'<line class="round" x1="{x}" y1="{TOP}" x2="{x}" y2="{TOP + TALL}"/>'


def _line(moments: Sequence[Moment], side: int, last: int) -> str:
    points = " ".join(f"{_x(moment.step, last)},{_y(moment.chances[side])}" for moment in moments)
    shape = f'stroke-dasharray="{DASHES[side]}" points="{points}"'
    return f'<polyline class="edge" {shape}/><polyline class="line s{side}" {shape}/>'


def _names(review: Review, sides: Sequence[str]) -> list[str]:
    """The name of each side at the end of its line, with a sample of the line; names do not overlap."""
    ends = sorted((_y(account.result), account.side - 1) for account in review.accounts)
    found, free = [], float(TOP)
    x = WIDTH - RIGHT + 6
    for wanted, side in ends:
        y = max(wanted, free)
        free = y + MIN_DISTANCE
        shape = f'stroke-dasharray="{DASHES[side]}" x1="{x}" y1="{y}" x2="{x + 26}" y2="{y}"'
        sample = f'<line class="edge" {shape}/><line class="line s{side}" {shape}/>'
        found.append(f'{sample}<text x="{x + 32}" y="{y + 4}">{escape(sides[side])}</text>')
    return found


def _costly(review: Review, number: int, last: int) -> str:
    """A numbered circle at a costly move."""
    move = review.costliest[number]
    side = next(account.side - 1 for account in review.accounts if move.seat in account.seats)
    before = [moment for moment in review.moments if moment.step < move.step]
    x, y = _x(move.step, last), _y(before[-1].chances[side])
    shape = f'cx="{x}" cy="{y}" r="8"'
    return (
        f'<circle class="edge" {shape}/><circle class="costly s{side}" {shape}/>'
        f'<text class="small" x="{x}" y="{y + 4}" text-anchor="middle">{number + 1}</text>'
    )
