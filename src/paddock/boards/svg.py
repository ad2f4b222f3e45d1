"""Renders a board as an SVG file: its marks in order, then the cars. Independent of the game."""

from collections.abc import Iterable, Sequence
from functools import singledispatch

from paddock.boards import looks
from paddock.boards.cars import draw_car
from paddock.boards.marks import CAP_HEIGHT
from paddock.boards.shapes import Area, Board, Car, Disc, Label, Line, Mark, Point

# One A4 page in landscape, without the margins of a printer.
WIDTH_MM = 277
HEIGHT_MM = 190


def svg(board: Board, cars: Iterable[Car] = ()) -> str:
    """The whole file; it prints on one landscape page."""
    shapes = "".join(drawn(mark) for mark in board.marks)
    on_top = "".join(draw_car(board, car) for car in cars)
    frame = " ".join(num(side) for side in (board.left, board.top, board.width, board.height))
    scale = min(WIDTH_MM / board.width, HEIGHT_MM / board.height)
    size = f'width="{num(board.width * scale)}mm" height="{num(board.height * scale)}mm"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" {size} role="img" '
        f'font-family="{looks.FONT}" font-weight="800" text-anchor="middle">'
        f"<title>{escape(board.name)}</title>{looks.PATTERNS}{shapes}{on_top}</svg>\n"
    )


@singledispatch
def drawn(mark: Mark) -> str:
    """A mark as SVG."""
    raise NotImplementedError(type(mark))


@drawn.register
def _(mark: Area) -> str:
    return f'<path d="M{path(mark.ring)}Z" {looks.AREAS[mark.look]}/>'


@drawn.register
def _(mark: Disc) -> str:
    x, y = mark.at
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(mark.radius)}" {looks.AREAS[mark.look]}/>'


@drawn.register
def _(mark: Line) -> str:
    way = f"M{path(mark.points)}{'Z' if mark.closed else ''}"
    return "".join(
        f'<path d="{way}" fill="none" stroke="{stroke.colour}" stroke-width="{num(mark.width + stroke.wider)}" '
        f"{stroke.extra}/>"
        for stroke in looks.LINES[mark.look]
    )


@drawn.register
def _(mark: Label) -> str:
    """`textLength` makes the text fit its label in any font."""
    x, y = mark.at
    turn = f' transform="rotate({num(mark.turn)} {num(x)} {num(y)})"' if mark.turn else ""
    return (
        f'<text x="{num(x)}" y="{num(y + mark.size * CAP_HEIGHT / 2)}" font-size="{num(mark.size)}" '
        f'fill="{looks.LABELS[mark.look]}" textLength="{num(mark.width)}" lengthAdjust="spacingAndGlyphs"{turn}>'
        f"{escape(mark.text)}</text>"
    )


def path(points: Sequence[Point]) -> str:
    """Points as SVG path data."""
    return "L".join(f"{num(x)} {num(y)}" for x, y in points)


def num(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def escape(words: str) -> str:
    """Escape a text for SVG."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
