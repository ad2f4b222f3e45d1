"""Estimates each side's chance to win the match from the points and the number of rounds left."""

import math
from typing import Final

from mypy_extensions import i64

from paddock.bots.weight_sets import table_of
from paddock.core.setup import Setup

# How a match ends: after a number of rounds (possibly one), or at a number of points.
AFTER_ROUNDS: Final[i64] = 0
AT_POINTS: Final[i64] = 1
TIE: Final[float] = 1e-9


class Chances:
    """Softmax of the points: the more rounds are left, the less a lead counts.

    `spread` is the typical swing of points in one round, `gain` the typical points of a round's winner. Both are fitted
    for the edition; `gain` gives the expected number of rounds left in a match with a points limit.
    """

    def __init__(self, setup: Setup, numbers: dict[str, float]) -> None:
        kind, _, number = setup.options.get("limit", "").partition(":")
        self.kind: i64 = AT_POINTS if kind in ("points", "wins") else AFTER_ROUNDS
        self.limit: float = float(number) if number else float(_rounds(setup))
        table = table_of(setup.sides)
        self.spread: float = numbers.get(f"{table}.match_spread", 1.0)
        self.gain: float = numbers.get(f"{table}.match_gain", 1.0)
        self.sides: i64 = setup.sides

    def chance(self, points: list[int], side: i64, rounds: i64) -> float:
        """The chance of a side to win the match with these points of all sides after this number of rounds."""
        most: int = max(points)
        left: float = self._rounds_left(float(most), rounds)
        if left <= 0.0 and (self.kind == AFTER_ROUNDS or points.count(most) == 1 or self.limit <= 1.0):
            return 1.0 / float(points.count(most)) if points[side] == most else 0.0
        scale: float = self.spread * math.sqrt(max(left, 1.0))
        total: float = 0.0
        for value in points:
            total += math.exp(float(value - most) / scale)
        return math.exp(float(points[side] - most) / scale) / total

    def slope(self, points: list[int], side: i64, rounds: i64) -> float:
        """Approximate value of one more point for a side: a central difference over one round's swing."""
        swing: int = max(1, int(self.spread))
        better, worse = list(points), list(points)
        better[side] += swing
        worse[side] -= swing
        return (self.chance(better, side, rounds) - self.chance(worse, side, rounds)) / float(2 * swing)

    def _rounds_left(self, most: float, rounds: i64) -> float:
        if self.kind == AFTER_ROUNDS:
            return self.limit - float(rounds)
        return (self.limit - most) / self.gain


def _rounds(setup: Setup) -> int:
    """The number of rounds of a match without a points limit, found by trying `is_over`."""
    nothing = [0] * setup.sides
    rounds = 1
    while rounds < MAX_ROUNDS and not setup.is_over(
        [{"points": nothing, "lines": [], "detail": {}} for _ in range(rounds)]
    ):
        rounds += 1
    return rounds


MAX_ROUNDS: Final = 20
