"""Fits the numbers that a policy weighs: one after the other is changed, and kept where that brings more.

Each change is judged against the best so far on the same deals (`fit_value.py` says what a deal brings), a part of them
at a time: most changes are hopeless, and that shows early.
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

# What a weight is multiplied by, and what is added to one that is nearly nothing, as shares of its first value.
FACTORS = (0.6, 0.85, 1.18, 1.6)
NEARLY_NOTHING = 0.05
LOOKS = 5  # the parts in which the deals of a judgement are played
PIECES = 2  # of a part, for each processor
SURE = 1.0  # standard errors by which a change must be better in the end,
HOPELESS = 0.0  # below which no further part is played,
CERTAIN = 3.0  # and above which none is needed,
FEW = 30  # but not on fewer deals than these: the error of a few is itself a guess


class Step(msgspec.Struct, frozen=True):
    """One change that was tried: which weight, from what to what, how much it gained, and whether it was kept."""

    name: str
    before: float
    after: float
    gain: float
    error: float
    is_kept: bool


def first_numbers(plan: Plan) -> Numbers:
    """Where a fit from nothing begins."""
    found = ladder.first_weights(library.game(plan.game))
    return {f"{plan.table}.{name}": value for name, value in found.items()}


def fit(plan: Plan, numbers: Numbers, workers: int | None = None) -> Iterator[tuple[Step, Numbers]]:
    """Sweep over all weights of the plan's table; after each change that was tried, the numbers as they are then."""
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
    """How many changes a sweep tries."""
    first = first_numbers(plan)
    return sum(len(list(neighbours(numbers[name], first[name]))) for name in first)


def neighbours(value: float, first: float) -> Iterator[float]:
    """Values to try in place of this one."""
    if abs(value) < NEARLY_NOTHING * max(1.0, abs(first)):
        yield from (-0.3 * max(1.0, abs(first)), 0.3 * max(1.0, abs(first)))
    else:
        yield from (float(f"{value * factor:.4g}") for factor in FACTORS)


class Judge:
    """Holds the best numbers so far, and what they brought on the deals of this sweep as far as those were played."""

    def __init__(self, plan: Plan, pool: Executor, numbers: Numbers) -> None:
        self.plan = plan
        self.pool = pool
        self.first = numbers  # the incumbent is one of the opponents
        self.best = numbers
        self.values: list[float] = []

    def tried(self, name: str, value: float) -> Step:
        """Change one weight, and keep the change if it brings more."""
        changed = {**self.best, name: value}
        values, gain, error = self._judged(changed)
        is_kept = gain > SURE * error and (len(values) == self.plan.deals or is_certain(gain, error, len(values)))
        step = Step(name, self.best[name], value, gain, error, is_kept)
        if step.is_kept:
            self.best, self.values = changed, values
        return step

    def _judged(self, changed: Numbers) -> tuple[list[float], float, float]:
        """What changed numbers bring on as many deals as it takes, how much more that is, and its standard error."""
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
    """Whether a change is so good on so many deals that no more need be played."""
    return deals >= FEW and gain > CERTAIN * error


def parts(first: int, end: int, count: int) -> list[int]:
    """Where so many parts of a range begin and end, as equal as can be."""
    return [first + (end - first) * number // count for number in range(count + 1)]


def paired_gain(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of two lists, deal by deal, and its standard error."""
    differences = [mine - theirs for mine, theirs in zip(values, others, strict=True)]
    if not differences:
        return 0.0, 0.0
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    return mean, math.sqrt(variance / len(differences))
