"""What every drawn board is made of: palette, SVG words, cars with number and pattern, signs and trees.

Colours and shapes are those of the project's visual language; a drawing is a list of strings.
"""

from collections.abc import Iterable, Sequence
from typing import Final

Point = tuple[float, float]

INK: Final = "#23262b"
CREAM: Final = "#fffdf8"
PAPER: Final = "#f6f1e7"
LANE: Final = "#fbf8f1"
ROAD: Final = "#33373d"
PIT_ROAD: Final = "#4a4f57"
GRASS: Final = "#d9dfbf"
VERGE: Final = "#c3cda2"
TURF_TEXT: Final = "#66843f"
TREE: Final = "#7c9a5c"
TREE_LIGHT: Final = "#95b073"
RED: Final = "#c8312b"
BLUE: Final = "#1f5fae"
AMBER: Final = "#f2a900"
SIGN_GREY: Final = "#8b8170"

FONT: Final = "'Sofia Sans Condensed','Arial Narrow','Roboto Condensed','Liberation Sans Narrow',sans-serif"

CAR_COLOURS: Final = ("#d9402f", "#1f5fae", "#f5b21a", "#2bab8f", "#5d2e82", "#f4ecd9")
PATTERN_COLOURS: Final = (CREAM, CREAM, INK, "#0f4a3e", "#ffd9ff", INK)
CARS: Final = len(CAR_COLOURS)
# A car seen from above, nose to the right, in a box of 48 by 28.
CAR_BODY: Final = "M4 3h27c9 0 15 4 17 11-2 7-8 11-17 11H4c-2.5 0-4-1.5-4-4V7c0-2.5 1.5-4 4-4z"
CAR_LENGTH: Final = 48
CAR_WIDTH: Final = 28


def num(value: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def points(path: Iterable[Point]) -> str:
    """Points as the words of a path: M and L are the caller's."""
    return "L".join(f"{num(x)} {num(y)}" for x, y in path)


def line(path: Iterable[Point], stroke: str, width: float, extra: str = "") -> str:
    """An open line through these points."""
    return f'<path d="M{points(path)}" fill="none" stroke="{stroke}" stroke-width="{num(width)}" {extra}/>'


def area(ring: Iterable[Point], fill: str, extra: str = "") -> str:
    """A closed shape."""
    return f'<path d="M{points(ring)}Z" fill="{fill}" {extra}/>'


def box(corner: Point, size: Point, fill: str, extra: str = "") -> str:
    """A rectangle by its upper left corner, width and height."""
    (x, y), (width, height) = corner, size
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" fill="{fill}" {extra}/>'


def text(words: str, at: Point, size: float, fill: str, extra: str = "") -> str:
    """Words in our condensed type, centred on a point of the base line."""
    x, y = at
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}" text-anchor="middle" '
        f'font-family="{FONT}" font-weight="800" {extra}>{escape(words)}</text>'
    )


def escape(words: str) -> str:
    """Words that are safe inside SVG."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def placed(shape: str, at: Point, turn: float = 0.0, scale: float = 1.0) -> str:
    """A shape moved to a place, turned by degrees and scaled."""
    x, y = at
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:.3f})">{shape}</g>'


def plate(letter: str, at: Point, size: float) -> str:
    """A blue sign with one letter, such as the pit fields A and C."""
    half = size / 2
    box = (
        f'<rect x="{num(-half)}" y="{num(-half)}" width="{num(size)}" height="{num(size)}" rx="{num(size / 4)}" '
        f'fill="{BLUE}" stroke="{LANE}" stroke-width="{num(size / 10)}"/>'
    )
    return placed(box + text(letter, (0, size * 0.28), size * 0.8, LANE), at)


def tree(at: Point, radius: float) -> str:
    """A tree from above."""
    x, y = at
    lit = (x - radius * 0.25, y - radius * 0.25)
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{TREE}"/>'
        f'<circle cx="{num(lit[0])}" cy="{num(lit[1])}" r="{num(radius * 0.6)}" fill="{TREE_LIGHT}"/>'
    )


def arrow(at: Point, turn: float, length: float, fill: str) -> str:
    """A painted arrow on the ground, pointing along `turn` (0: right, 90: down)."""
    half = length / 2
    shaft = length * 0.09
    head = length * 0.26
    neck = half - length * 0.42
    ring = [
        (-half, -shaft),
        (neck, -shaft),
        (neck, -head),
        (half, 0.0),
        (neck, head),
        (neck, shaft),
        (-half, shaft),
    ]
    return placed(area(ring, fill), at, turn)


def chequers(at: Point, turn: float, length: float, square: float) -> str:
    """A start line across the road: two columns of squares, centred on a point, road along `turn`."""
    count = round(length / square)
    squares = [
        f'<rect x="{num((column - 1) * square)}" y="{num(row * square - length / 2)}" width="{num(square)}" '
        f'height="{num(square)}" fill="{LANE if (row + column) % 2 else INK}"/>'
        for row in range(count)
        for column in range(2)
    ]
    return placed("".join(squares), at, turn)


def car(number: int, at: Point, heading: float, length: float, *, is_mine: bool = False) -> str:
    """A car from above with its colour, pattern and number (1 to 6); the number stands upright."""
    shape = _ring_of_mine() if is_mine else ""
    shape += f'<path d="{CAR_BODY}" fill="none" stroke="{LANE}" stroke-width="5" opacity=".9"/>{_wheels()}'
    shape += _painted_body(number)
    shape += f'<path d="{CAR_BODY}" fill="none" stroke="{INK}" stroke-width="1.8"/>'
    roundel = f'<circle cx="20" cy="14" r="8.8" fill="{CREAM}" stroke="{INK}" stroke-width="1.5"/>'
    roundel += text(str(number), (20, 19.2), 15, INK)
    shape += f'<g transform="rotate({num(-heading)} 20 14)">{roundel}</g>'
    middle = f'<g transform="translate({-CAR_LENGTH / 2} {-CAR_WIDTH / 2})">{shape}</g>'
    return placed(middle, at, heading, length / CAR_LENGTH)


def _ring_of_mine() -> str:
    box = '<rect x="-6" y="-6" width="60" height="40" rx="14" fill="none"'
    return f'{box} stroke="{CREAM}" stroke-width="5"/>{box} stroke="{AMBER}" stroke-width="3"/>'


def _wheels() -> str:
    places = ((5, -0.5), (5, 23), (31, -0.5), (31, 23))
    return "".join(f'<rect x="{x}" y="{y}" width="9.5" height="5.5" rx="2" fill="{INK}"/>' for x, y in places)


def _painted_body(number: int) -> str:
    clip = f"car-{number}"
    screen = f'<path d="M33 5q5 9 0 18l5.5-2q3-7 0-14z" fill="{INK}" opacity=".88"/>'
    paint = f'<rect width="50" height="28" fill="{CAR_COLOURS[number - 1]}"/>'
    return (
        f'<clipPath id="{clip}"><path d="{CAR_BODY}"/></clipPath><g clip-path="url(#{clip})">{paint}'
        f'<g transform="translate(0 3)">{pattern(number, CAR_LENGTH, 22)}</g>{screen}</g>'
    )


def pattern(number: int, width: float, height: float) -> str:
    """The pattern that tells a car apart without its colour, for a box of this size."""
    fill = PATTERN_COLOURS[number - 1]
    shapes: Sequence[str] = (
        _bands(width, height, ((0.39, 0.22),)),
        _bands(width, height, ((0.14, 0.15), (0.71, 0.15))),
        _chequered(width, height),
        _diagonals(width, height),
        _dots(width, height),
        _hoops(width, height),
    )
    return f'<g fill="{fill}">{shapes[number - 1]}</g>'


def _bands(width: float, height: float, bands: Sequence[tuple[float, float]]) -> str:
    return "".join(
        f'<rect y="{num(height * top)}" width="{num(width)}" height="{num(height * high)}"/>' for top, high in bands
    )


def _chequered(width: float, height: float) -> str:
    wide, high = width / 14, height / 6
    return "".join(
        f'<rect x="{num(i * wide)}" y="{num(j * high)}" width="{num(wide)}" height="{num(high)}"/>'
        for i in range(14)
        for j in range(6)
        if (i + j) % 2 == 0
    )


def _diagonals(width: float, height: float) -> str:
    step, wide = width / 6, width / 13
    high = num(height)
    return "".join(
        f'<path d="M{num(i * step - height)} {high}l{high}-{high}h{num(wide)}l-{high} {high}z"/>' for i in range(8)
    )


def _dots(width: float, height: float) -> str:
    size = num(height * 0.07)
    return "".join(
        f'<circle cx="{num((i + (j % 2) / 2) * width / 7)}" cy="{num((j + 0.5) * height / 4)}" r="{size}"/>'
        for i in range(8)
        for j in range(4)
    )


def _hoops(width: float, height: float) -> str:
    return "".join(
        f'<rect x="{num(width * (x - 0.035))}" width="{num(width * 0.07)}" height="{num(height)}"/>'
        for x in (0.12, 0.3, 0.72, 0.9)
    )


def drawing(box: tuple[float, float, float, float], title: str, shapes: Iterable[str], width_mm: float = 277) -> str:
    """A whole SVG file: `box` is left, top, width and height; it prints on one landscape page."""
    left, top, width, height = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(left)} {num(top)} {num(width)} {num(height)}" '
        f'width="{num(width_mm)}mm" height="{num(width_mm * height / width)}mm" role="img">'
        f"<title>{escape(title)}</title>{KERB}{''.join(shapes)}</svg>\n"
    )


# Red and white stripes, for kerbs and islands: fill="url(#kerb)".
KERB: Final = (
    '<defs><pattern id="kerb" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
    f'<rect width="14" height="14" fill="{LANE}"/><rect width="7" height="14" fill="{RED}"/></pattern></defs>'
)
