"""Fits the weights of a policy by coordinate search: changes one weight at a time and keeps improvements.

Each change is compared with the best weights so far on the same deals (`deal_value.py` has the objective), in several
parts, so that a hopeless change is abandoned early.
"""

import math
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context

import msgspec

from paddock import library
from paddock.bots import ladder
from paddock.lab.pool import cores
from paddock.lab.training.deal_value import Numbers, Plan, deal_values
from paddock.worker_process import start_worker_process

# Factors to try for a weight. A weight near zero is shifted instead, by a share of its initial value.
FACTORS = (0.6, 0.85, 1.18, 1.6)
NEARLY_NOTHING = 0.05
LOOKS = 5  # parts in which the deals of one comparison are played
PIECES = 2  # chunks of a part, per processor
SURE = 1.0  # standard errors by which a change must be better in the end,
HOPELESS = 0.0  # below which the comparison stops,
CERTAIN = 3.0  # and above which it stops as a success,
FEW = 30  # but not on fewer deals than this: the standard error of a small sample is unreliable


class Step(msgspec.Struct, frozen=True):
    """One tried change: the weight, its old and new value, its gain with standard error, and whether it was kept."""

    name: str
    before: float
    after: float
    gain: float
    error: float
    is_kept: bool


def first_numbers(plan: Plan) -> Numbers:
    """The initial weights."""
    found = ladder.first_weights(library.game(plan.game))
    return {f"{plan.table}.{name}": value for name, value in found.items()}


def fit(plan: Plan, numbers: Numbers, workers: int | None = None) -> Iterator[tuple[Step, Numbers]]:
    """Sweep over all weights of the plan's table; yields each tried change with the best weights after it."""
    context = get_context("spawn")
    best = dict(numbers)
    first = first_numbers(plan)
    with ProcessPoolExecutor(workers or cores(), context, initializer=start_worker_process) as pool:
        for sweep in range(plan.sweeps):
            judge = Judge(msgspec.structs.replace(plan, seed=plan.seed + sweep), pool, best)
            for name in first:
                for value in neighbours(best[name], first[name]):
                    step = judge.tried(name, value)
                    yield step, dict(judge.best)
                best = judge.best


def changes(plan: Plan, numbers: Numbers) -> int:
    """The number of changes that a sweep tries."""
    first = first_numbers(plan)
    return sum(len(list(neighbours(numbers[name], first[name]))) for name in first)


def neighbours(value: float, first: float) -> Iterator[float]:
    """Candidate values to replace this one."""
    if abs(value) < NEARLY_NOTHING * max(1.0, abs(first)):
        yield from (-0.3 * max(1.0, abs(first)), 0.3 * max(1.0, abs(first)))
    else:
        yield from (float(f"{value * factor:.4g}") for factor in FACTORS)


class Judge:
    """Holds the best weights so far, and their values on the deals of this sweep that have been played."""

    def __init__(self, plan: Plan, pool: Executor, numbers: Numbers) -> None:
        self.plan = plan
        self.pool = pool
        self.first = numbers  # the incumbent, which is one of the opponents
        self.best = numbers
        self.values: list[float] = []

    def tried(self, name: str, value: float) -> Step:
        """Change one weight, and keep the change if it is an improvement."""
        changed = {**self.best, name: value}
        values, gain, error = self._judged(changed)
        is_kept = gain > SURE * error and (len(values) == self.plan.deals or is_certain(gain, error, len(values)))
        step = Step(name, self.best[name], value, gain, error, is_kept)
        if step.is_kept:
            self.best, self.values = changed, values
        return step

    def _judged(self, changed: Numbers) -> tuple[list[float], float, float]:
        """The values of changed weights on as many deals as needed, their mean gain, and its standard error."""
        values: list[float] = []
        gain = error = 0.0
        for first, end in pairwise(parts(0, self.plan.deals, LOOKS)):
            values += self._played(changed, first, end)
            if len(self.values) < end:
                self.values += self._played(self.best, first, end)
            gain, error = paired_gain(values, self.values[:end])
            if end > first and (gain <= HOPELESS * error or is_certain(gain, error, end)):
                break
        return values, gain, error

    def _played(self, numbers: Numbers, first: int, end: int) -> list[float]:
        pieces = [
            self.pool.submit(deal_values, self.plan, numbers, self.first, begun, ended)
            for begun, ended in pairwise(parts(first, end, PIECES * cores()))
        ]
        return [value for piece in pieces for value in piece.result()]


def is_certain(gain: float, error: float, deals: int) -> bool:
    """Whether the gain is significant on enough deals to stop early."""
    return deals >= FEW and gain > CERTAIN * error


def parts(first: int, end: int, count: int) -> list[int]:
    """The boundaries that divide a range into `count` nearly equal parts."""
    return [first + (end - first) * number // count for number in range(count + 1)]


def paired_gain(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean of the paired differences, and its standard error."""
    differences = [mine - theirs for mine, theirs in zip(values, others, strict=True)]
    if not differences:
        return 0.0, 0.0
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    return mean, math.sqrt(variance / len(differences))
