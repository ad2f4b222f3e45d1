"""Cars from above as SVG: colour, pattern, number, mounted gear, and a ring around the viewer's cars."""

from collections.abc import Sequence

from paddock.boards.looks import AMBER, CAR_COLOURS, CREAM, INK, LANE
from paddock.boards.shapes import Board, Car
from paddock.core.errors import BadInput

# A car that points to the right, in a box of 48 by 28.
LENGTH = 48
WIDTH = 28
BODY = "M4 3h27c9 0 15 4 17 11-2 7-8 11-17 11H4c-2.5 0-4-1.5-4-4V7c0-2.5 1.5-4 4-4z"
PATTERN_COLOURS = (CREAM, CREAM, INK, "#0f4a3e", "#ffd9ff", INK)
CARS = len(CAR_COLOURS)
STEEL = "#e9e4d8"
CROSS = f'<path stroke="{INK}" stroke-width="4" d="M-17-16 17 16M17-16-17 16"/>'


def draw_car(board: Board, car: Car) -> str:
    """Draw a car on its space; its number stays upright."""
    if car.number not in range(1, CARS + 1) or not set(car.mounts) <= GEAR.keys():
        raise BadInput(f"a board has cars 1 to {CARS} with {', '.join(GEAR)} mounted, not {car!r}")
    space = board.space(car.space)
    (x, y), turn = space.place, space.heading
    shape = "".join(GEAR[mount] for mount in car.mounts) + _body(car, turn)
    if car.is_wreck:
        shape = f'<g opacity=".8">{shape}</g>{CROSS}'
    scale = space.car / LENGTH
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({scale:.3f})">{shape}</g>'


def _body(car: Car, turn: float) -> str:
    ring = _ring_of_mine() if car.is_mine else ""
    rim = f'<path d="{BODY}" fill="none" stroke="{LANE}" stroke-width="5" opacity=".9"/>'
    edge = f'<path d="{BODY}" fill="none" stroke="{INK}" stroke-width="1.8"/>'
    number = (
        f'<g transform="rotate({-turn:.1f} 20 14)"><circle cx="20" cy="14" r="8.8" fill="{CREAM}" stroke="{INK}" '
        f'stroke-width="1.5"/><text x="20" y="19" font-size="15" fill="{INK}">{car.number}</text></g>'
    )
    shape = f"{ring}{rim}{_wheels()}{_painted(car.number)}{edge}{number}"
    return f'<g transform="translate({-LENGTH / 2:.0f} {-WIDTH / 2:.0f})">{shape}</g>'


def _ring_of_mine() -> str:
    ring = '<rect x="-6" y="-6" width="60" height="40" rx="14" fill="none"'
    return f'{ring} stroke="{CREAM}" stroke-width="5"/>{ring} stroke="{AMBER}" stroke-width="3"/>'


def _wheels() -> str:
    places = ((5, -0.5), (5, 23), (31, -0.5), (31, 23))
    return "".join(f'<rect x="{x}" y="{y}" width="9.5" height="5.5" rx="2" fill="{INK}"/>' for x, y in places)


def _painted(number: int) -> str:
    clip = f"car-{number}"
    screen = f'<path d="M33 5q5 9 0 18l5.5-2q3-7 0-14z" fill="{INK}" opacity=".88"/>'
    paint = f'<rect width="50" height="28" fill="{CAR_COLOURS[number - 1]}"/>'
    return (
        f'<clipPath id="{clip}"><path d="{BODY}"/></clipPath><g clip-path="url(#{clip})">{paint}'
        f'<g transform="translate(0 3)">{pattern(number, LENGTH, 22)}</g>{screen}</g>'
    )


def pattern(number: int, width: float, height: float) -> str:
    """The pattern that identifies a car without its colour, for a box of this size."""
    shapes = (
        _bands(width, height, ((0.39, 0.22),)),
        _bands(width, height, ((0.14, 0.15), (0.71, 0.15))),
        _chequered(width, height),
        _diagonals(width, height),
        _dots(width, height),
        _hoops(width, height),
    )
    return f'<g fill="{PATTERN_COLOURS[number - 1]}">{shapes[number - 1]}</g>'


def _bands(width: float, height: float, bands: Sequence[tuple[float, float]]) -> str:
    return "".join(
        f'<rect y="{height * top:.1f}" width="{width}" height="{height * high:.1f}"/>' for top, high in bands
    )


def _chequered(width: float, height: float) -> str:
    wide, high = width / 14, height / 6
    return "".join(
        f'<rect x="{i * wide:.1f}" y="{j * high:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'
        for i in range(14)
        for j in range(6)
        if (i + j) % 2 == 0
    )


def _diagonals(width: float, height: float) -> str:
    step, wide = width / 6, width / 13
    return "".join(
        f'<path d="M{i * step - height:.1f} {height}l{height}-{height}h{wide:.1f}l-{height} {height}z"/>'
        for i in range(8)
    )


def _dots(width: float, height: float) -> str:
    return "".join(
        f'<circle cx="{(i + (j % 2) / 2) * width / 7:.1f}" cy="{(j + 0.5) * height / 4:.1f}" r="{height * 0.07:.1f}"/>'
        for i in range(8)
        for j in range(4)
    )


def _hoops(width: float, height: float) -> str:
    return "".join(
        f'<rect x="{width * (x - 0.035):.1f}" width="{width * 0.07:.1f}" height="{height}"/>'
        for x in (0.12, 0.3, 0.72, 0.9)
    )


def _blade(y: float) -> str:
    teeth = "".join(
        f'<path d="M-3.2-8.2 0-13 3.2-8.2z" fill="{INK}" transform="rotate({angle})"/>' for angle in range(0, 360, 45)
    )
    disc = f'<circle r="9" fill="{STEEL}" stroke="{INK}" stroke-width="1.8"/><circle r="2" fill="{INK}"/>'
    return f'<g transform="translate(1 {y:.0f})">{teeth}{disc}</g>'


def _bumper(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="7"/>'
        f'<path d="{path}" fill="none" stroke="{STEEL}" stroke-width="3.4" stroke-dasharray="4 2.5"/>'
    )


# Mounted gear, relative to the centre of a car that points to the right.
GEAR = {
    "front": _bumper("M19-15q11 6 11 15t-11 15"),
    "rear": _bumper("M-27-13v26"),
    "left": _blade(-16),
    "right": _blade(16),
}
