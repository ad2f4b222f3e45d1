"""Validates imported results: the score sheet must agree with the kilometres in its detail."""

from typing import Final

from paddock.core.errors import require
from paddock.core.results import Result, read_shape
from paddock.games.bornes.rules.shapes import Detail
from paddock.games.bornes.rules.terms import Terms

LINES: Final = ("km", "safeties", "all-safeties", "coups", "trip", "delayed", "safe-trip", "shut-out", "extension")
LINES_OF_A_RACE: Final = ("race-won",)


def is_line(terms: Terms, name: str) -> bool:
    """Whether a score sheet of this edition can have a line of that name."""
    return name in (LINES_OF_A_RACE if terms.scoring is None else LINES)


def check_detail(terms: Terms, who: str, result: Result) -> None:
    """BadPosition unless the detail has every side's kilometres, and the lines agree with them."""
    km = read_shape(result["detail"], Detail, f"detail of {who}")["km"]
    require(len(result["detail"]) == 1, f"{who}: the detail has nothing but km")
    farthest = max(terms.goal_km, terms.long_goal_km)
    fits = len(km) == terms.sides and max(km) <= farthest
    require(fits, f"{who}: km must be {terms.sides} numbers up to {farthest}")
    for driven, lines in zip(km, result["lines"], strict=True):
        names = [name for name, _ in lines]
        require(len(set(names)) == len(names), f"{who}: a line stands twice")
        line, worth = ("km", driven) if terms.scoring is not None else ("race-won", int(driven == max(km)))
        written = dict(lines).get(line, 0)
        require(written == worth, f"{who}: {driven} km make the line {line} {worth}, not {written}")
