"""Exact odds of a keep: its value for each goal, and the value of the best keep."""

from functools import lru_cache
from typing import Final

from paddock.core.errors import BadInput
from paddock.games.aruba.rules.dice import FACES
from paddock.games.aruba.rules.goals import goal
from paddock.games.aruba.rules.solver import Keep, Solver

# Movement first, then common goals with ten dice.
ASKED: Final = ("movement", "straight:4", "straight:5", "straight:6", "even", "odd", "pairs", "threes", "fours")


class Odds:
    """The value of a keep for one goal, and the best keep: a probability if `is_chance`, else a mean."""

    def __init__(self, name: str, worth: float, best: Keep, *, is_chance: bool) -> None:
        self.goal: Final = name
        self.worth: Final = worth
        self.best: Final = best
        self.is_chance: Final = is_chance


class Roll:
    """Rolled dice, Extra dice beside them, and the number of rerolls left."""

    def __init__(self, dice: list[int], extra: list[int], rerolls: int) -> None:
        self.dice: Final = sorted(dice)
        self.extra: Final = tuple(sorted(extra))
        self.rerolls: Final = rerolls


def odds_of(roll: Roll, kept: list[int], boost: int, turbo: int) -> list[Odds]:
    """The value of keeping these dice and rolling the others; to keep all of them is to stand."""
    for face in range(1, FACES + 1):
        if kept.count(face) > roll.dice.count(face):
            raise BadInput(f"{sorted(kept)} cannot be kept from {roll.dice}")
    is_standing = len(kept) == len(roll.dice)
    if roll.rerolls == 0 and not is_standing:
        raise BadInput("without a re-roll all dice are kept")
    found: list[Odds] = []
    for name in ASKED:
        solver = _solver(len(roll.dice), name, roll.extra, boost, turbo)
        rerolls = 0 if is_standing else roll.rerolls
        found.append(
            Odds(
                name,
                solver.worth(kept, rerolls),
                solver.best(roll.dice, roll.rerolls),
                is_chance=goal(name, boost, turbo).is_chance,
            )
        )
    return found


@lru_cache(maxsize=64)
def _solver(dice: int, name: str, extra: tuple[int, ...], boost: int, turbo: int) -> Solver:
    """Cached solvers: the first answer for a number of dice is slow."""
    value = goal(name, boost, turbo).value
    return Solver(dice, lambda faces: value(faces + list(extra)))
