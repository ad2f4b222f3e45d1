"""The three editions: their names of the same cards, and marks that parametrize a test by edition."""

from __future__ import annotations

from typing import NamedTuple

import pytest

SPEED, KILOMETER, MILLE = GAMES = ("speed-1200", "kilometer-1000", "mille-bornes")
WITH_POINTS = (SPEED, KILOMETER)

START = {SPEED: "start", KILOMETER: "roll", MILLE: "roll"}
RIGHT_OF_WAY = {SPEED: "open-road", KILOMETER: "right-of-way", MILLE: "right-of-way"}
SMALLEST = {SPEED: "30", KILOMETER: "25", MILLE: "25"}
BIGGEST = {SPEED: "240", KILOMETER: "200", MILLE: "200"}

# every seating
TABLES: list[tuple[str, int, dict[str, str]]] = [
    (SPEED, 2, {}),
    (SPEED, 3, {}),
    (SPEED, 4, {}),
    (SPEED, 6, {}),
    (KILOMETER, 2, {}),
    (KILOMETER, 3, {}),
    (KILOMETER, 4, {}),
    (KILOMETER, 6, {}),
    (MILLE, 2, {}),
    (MILLE, 3, {}),
    (MILLE, 4, {}),
    (MILLE, 4, {"sides": "pairs"}),
    (MILLE, 6, {}),
    (MILLE, 8, {}),
]


class Triangle(NamedTuple):
    """An attack, the remedy that ends it and the safety that prevents it."""

    game: str
    attack: str
    remedy: str
    safety: str


STOPPING = [
    Triangle(SPEED, "stop", "start", "open-road"),
    Triangle(SPEED, "out-of-gas", "gasoline", "gas-station"),
    Triangle(SPEED, "puncture", "spare-tire", "tire"),
    Triangle(SPEED, "damage", "replacement", "workshop"),
    Triangle(KILOMETER, "stop", "roll", "right-of-way"),
    Triangle(KILOMETER, "out-of-gas", "gas", "extra-tank"),
    Triangle(KILOMETER, "flat", "spare", "puncture-proof"),
    Triangle(KILOMETER, "accident", "repair", "driving-ace"),
    Triangle(MILLE, "stop", "roll", "right-of-way"),
    Triangle(MILLE, "out-of-gas", "gas", "extra-tank"),
    Triangle(MILLE, "flat", "spare", "puncture-proof"),
    Triangle(MILLE, "accident", "repair", "driving-ace"),
]
BREAKDOWNS = [row for row in STOPPING if row.attack != "stop"]
LIMITS = [Triangle(game, "limit", "end-limit", RIGHT_OF_WAY[game]) for game in GAMES]

in_every_edition = pytest.mark.parametrize("game", GAMES)
at_every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
in_editions_with_points = pytest.mark.parametrize("game", WITH_POINTS)


def for_each(rows: list[Triangle], *columns: str) -> pytest.MarkDecorator:
    """Run a test for each of these rows, with these columns as its arguments."""
    return pytest.mark.parametrize(columns, [tuple(getattr(row, column) for column in columns) for row in rows])


def breakdowns_of(game: str) -> list[Triangle]:
    """The attacks of an edition that need a repair."""
    return [row for row in BREAKDOWNS if row.game == game]


def attacks_of(game: str) -> list[str]:
    """The attacks that stop a side."""
    return [row.attack for row in STOPPING if row.game == game]
