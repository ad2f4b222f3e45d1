"""Sums over matches that can be added in any order, and means and shares with 95 % confidence intervals."""

import math

import msgspec

from paddock.core.results import Result
from paddock.core.setup import Setup

# Wins are counted in fractions, so that a win shared by up to eight sides is still an integer.
WIN = 840
Z95 = 1.96


class Tally(msgspec.Struct):
    """Sums over matches; lists are indexed by side. The tallies of chunks add up to the tally of the whole."""

    sides: int
    matches: int = 0
    rounds: int = 0
    moves: int = 0
    squared_round_moves: int = 0
    wins: list[int] = []
    points: list[int] = []
    squared_points: list[int] = []

    def __post_init__(self) -> None:
        for name in ("wins", "points", "squared_points"):
            if not getattr(self, name):
                setattr(self, name, [0] * self.sides)

    def count_round(self, moves: int) -> None:
        """Add a round with this number of moves."""
        self.rounds += 1
        self.moves += moves
        self.squared_round_moves += moves * moves

    def count_match(self, setup: Setup, results: list[Result]) -> None:
        """Add a match with these results."""
        self.matches += 1
        places = setup.places(results)
        share = WIN // places.count(1)
        for side, points in enumerate(setup.points(results)):
            self.points[side] += points
            self.squared_points[side] += points * points
            self.wins[side] += share if places[side] == 1 else 0

    def add(self, other: "Tally") -> None:
        """Add another tally's sums."""
        self.matches += other.matches
        self.rounds += other.rounds
        self.moves += other.moves
        self.squared_round_moves += other.squared_round_moves
        for name in ("wins", "points", "squared_points"):
            sums = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [mine + theirs for mine, theirs in sums])


def mean_and_margin(total: int, squares: int, count: int) -> tuple[float, float]:
    """A mean and half the width of its 95 % confidence interval."""
    if count == 0:
        return 0.0, 0.0
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    return round(mean, 4), round(Z95 * math.sqrt(variance / count), 4)


def wilson(wins: float, count: float) -> tuple[float, float, float]:
    """A share with its 95 % Wilson interval."""
    if count == 0:
        return 0.0, 0.0, 1.0
    share = wins / count
    weight = Z95 * Z95 / count
    centre = (share + weight / 2) / (1 + weight)
    half = Z95 * math.sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
    return round(share, 6), round(max(0.0, centre - half), 6), round(min(1.0, centre + half), 6)
