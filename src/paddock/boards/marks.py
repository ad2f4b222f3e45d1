"""Building blocks of boards, made of areas, lines, discs and labels: arrows, trees, signs, dice."""

from collections.abc import Sequence

from paddock.boards.geometry import beside, cos, sin
from paddock.boards.shapes import Area, AreaLook, Disc, Label, LabelLook, Line, LineLook, Mark, Point

DECIMALS = 1
CAP_HEIGHT = 0.66  # cap height of our condensed font relative to its size; so are the widths below
WIDE = frozenset("MWmwЖШЩЮжтшщюω")
NARROW = frozenset("IJijl .,:·()|'")


def rounded(points: Sequence[Point]) -> list[Point]:
    """Points rounded to the precision of a drawing."""
    return [(round(x, DECIMALS) + 0.0, round(y, DECIMALS) + 0.0) for x, y in points]


def area(look: AreaLook, ring: Sequence[Point]) -> Area:
    """A filled shape."""
    return Area(look, rounded(ring))


def line(look: LineLook, points: Sequence[Point], width: float, *, closed: bool = False) -> Line:
    """A stroke."""
    return Line(look, rounded(points), round(width, DECIMALS), closed)


def disc(look: AreaLook, at: Point, radius: float) -> Disc:
    """A filled circle."""
    return Disc(look, rounded([at])[0], round(radius, DECIMALS))


def label(look: LabelLook, text: str, at: Point, size: float, turn: float = 0.0) -> Label:
    """A text centred on a point."""
    width = text_width(text, size)
    return Label(
        look, text, rounded([at])[0], round(size, DECIMALS), round(width, DECIMALS), round(turn, DECIMALS) + 0.0
    )


def text_width(text: str, size: float) -> float:
    """The width of a text."""
    return size * sum(0.68 if letter in WIDE else 0.25 if letter in NARROW else _usual(letter) for letter in text)


def _usual(letter: str) -> float:
    return 0.52 if letter.isupper() else 0.47


def label_box(mark: Label) -> list[Point]:
    """The corners of a label's bounding box."""
    half, high = mark.width / 2, mark.size * CAP_HEIGHT / 2
    return turned([(-half, -high), (half, -high), (half, high), (-half, high)], mark.at, mark.turn)


def turned(ring: Sequence[Point], at: Point, turn: float) -> list[Point]:
    """A shape around the origin, rotated and moved to a point."""
    return [(at[0] + x * cos(turn) - y * sin(turn), at[1] + x * sin(turn) + y * cos(turn)) for x, y in ring]


def box(left: float, top: float, width: float, height: float) -> list[Point]:
    """The corners of a rectangle."""
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]


def rounded_box(left: float, top: float, width: float, height: float, radius: float) -> list[Point]:
    """A rectangle with round corners."""
    west, east, north, south = left + radius, left + width - radius, top + radius, top + height - radius
    corners = ((west, north, 180), (east, north, 270), (east, south, 0), (west, south, 90))
    return [
        (x + radius * cos(first + step * 15), y + radius * sin(first + step * 15))
        for x, y, first in corners
        for step in range(7)
    ]


def arrow(at: Point, turn: float, length: float) -> Area:
    """An arrow on the ground, pointing along `turn`."""
    half, shaft, head = length / 2, length * 0.09, length * 0.26
    neck = half - length * 0.42
    ring = [(-half, -shaft), (neck, -shaft), (neck, -head), (half, 0.0), (neck, head), (neck, shaft), (-half, shaft)]
    return area("turf", turned(ring, at, turn))


def tree(at: Point, radius: float) -> list[Mark]:
    """A tree from above."""
    return [disc("tree", at, radius), disc("tree-light", (at[0] - radius / 4, at[1] - radius / 4), radius * 0.6)]


def chequers(at: Point, turn: float, length: float, square: float) -> list[Mark]:
    """A chequered line across a road with heading `turn`: two columns of squares around a point."""
    count = round(length / square)
    return [
        area(
            "white" if (row + column) % 2 else "black",
            turned(box((column - 1) * square, row * square - length / 2, square, square), at, turn),
        )
        for row in range(count)
        for column in range(2)
    ]


def plate(letter: str, at: Point, size: float) -> list[Mark]:
    """A blue sign with one letter."""
    half = size / 2
    ring = [(at[0] + x, at[1] + y) for x, y in rounded_box(-half, -half, size, size, size / 4)]
    return [area("plate", ring), label("field", letter, at, size * 0.8)]


def bracket(place: Point, heading: float, ahead: float, lane_width: float) -> Line:
    """The mark of a start place, `ahead` of the middle of its space."""
    wide, deep = lane_width * 0.34, lane_width * 0.16
    corners = ((-wide, ahead - deep), (-wide, ahead), (wide, ahead), (wide, ahead - deep))
    return line("grid", [beside(place, heading, far, front) for far, front in corners], 2.2)


def die(face: Sequence[Point], at: Point, turn: float, size: float) -> list[Mark]:
    """A die seen from above, with pips at these coordinates (-1 to 1)."""
    half = size / 2
    body = turned(rounded_box(-half, -half, size, size, size / 5), at, turn)
    pips = turned([(x * size / 4, y * size / 4) for x, y in face], at, turn)
    return [area("die", body), *[disc("turf", pip, size / 11) for pip in pips]]
