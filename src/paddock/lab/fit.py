"""Fits the numbers that a policy weighs: one after the other is changed, and kept where that wins more.

A candidate plays duplicate deals against the commuter as it was, the level below and every style. What counts is the
chance to win the match after one round, so that points weigh what they are worth. Each change is judged against the
best so far on the same deals.
"""

import math
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from itertools import pairwise
from multiprocessing import get_context

import msgspec

from paddock import library
from paddock.bots import ladder
from paddock.bots.chances import Chances
from paddock.bots.player import Player
from paddock.bots.tables import table_of
from paddock.core.chance import Rng
from paddock.core.policy import play_out
from paddock.core.setup import Setup
from paddock.lab.pool import cores, ignore_interrupts

EXPERT, BELOW = 2, 1
# What a weight is multiplied by, and what is added to one that is nearly nothing, as shares of its first value.
FACTORS = (0.6, 0.85, 1.18, 1.6)
NEARLY_NOTHING = 0.05
PIECES = 2  # of the deals of a judgement, for each processor
SURE = 1.0  # standard errors by which a change must be better


class Plan(msgspec.Struct, frozen=True):
    """What to fit, and on how many deals each change is judged."""

    game: str
    seats: int
    deals: int
    sweeps: int
    seed: int = 0

    @property
    def setup(self) -> Setup:
        """The terms it is fitted on."""
        return _setup(self.game, self.seats)

    @property
    def table(self) -> str:
        """The table that the numbers belong to."""
        return table_of(self.setup.sides)


@cache
def _setup(game: str, seats: int) -> Setup:
    return library.game(game).setup(seats)


@cache
def _chances(game: str, seats: int) -> Chances:
    return Chances(_setup(game, seats), ladder.weights(game))


class Step(msgspec.Struct, frozen=True):
    """One change that was tried: which weight, from what to what, how much it gained, and whether it was kept."""

    name: str
    before: float
    after: float
    gain: float
    error: float
    is_kept: bool


Numbers = dict[str, float]


def first_numbers(game: str, table: str) -> Numbers:
    """Where a fit from nothing begins."""
    found = ladder.first_weights(library.game(game))
    return {f"{table}.{name}": value for name, value in found.items()}


def fit(plan: Plan, numbers: Numbers, workers: int | None = None) -> Iterator[tuple[Step, Numbers]]:
    """Sweep over all weights of the plan's table; after each change that was tried, the numbers as they are then."""
    context = get_context("spawn")
    best = dict(numbers)
    first = first_numbers(plan.game, plan.table)
    with ProcessPoolExecutor(workers or cores(), context, initializer=ignore_interrupts) as pool:
        for sweep in range(plan.sweeps):
            judge = Judge(msgspec.structs.replace(plan, seed=plan.seed + sweep), pool, best)
            for name in first:
                for value in neighbours(best[name], first[name]):
                    step = judge.tried(name, value)
                    yield step, dict(judge.best)
                best = judge.best


def changes(plan: Plan, numbers: Numbers) -> int:
    """How many changes a sweep tries."""
    first = first_numbers(plan.game, plan.table)
    return sum(len(list(neighbours(numbers[name], first[name]))) for name in first)


def neighbours(value: float, first: float) -> Iterator[float]:
    """Values to try in place of this one."""
    if abs(value) < NEARLY_NOTHING * max(1.0, abs(first)):
        yield from (-0.3 * max(1.0, abs(first)), 0.3 * max(1.0, abs(first)))
    else:
        yield from (float(f"{value * factor:.4g}") for factor in FACTORS)


class Judge:
    """Holds the best numbers so far, and what they brought on the deals of this sweep."""

    def __init__(self, plan: Plan, pool: Executor, numbers: Numbers) -> None:
        self.plan = plan
        self.pool = pool
        self.first = numbers  # the incumbent is one of the opponents
        self.best = numbers
        self.values = self._values(numbers)

    def tried(self, name: str, value: float) -> Step:
        """Change one weight, and keep the change if it wins more."""
        changed = {**self.best, name: value}
        values = self._values(changed)
        gain, error = paired_gain(values, self.values)
        step = Step(name, self.best[name], value, gain, error, gain > SURE * error)
        if step.is_kept:
            self.best, self.values = changed, values
        return step

    def _values(self, numbers: Numbers) -> list[float]:
        pieces = PIECES * cores()
        bounds = [self.plan.deals * number // pieces for number in range(pieces + 1)]
        parts = [
            self.pool.submit(deal_values, self.plan, numbers, self.first, first, end) for first, end in pairwise(bounds)
        ]
        return [value for part in parts for value in part.result()]


def paired_gain(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of two lists, deal by deal, and its standard error."""
    differences = [mine - theirs for mine, theirs in zip(values, others, strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    return mean, math.sqrt(variance / len(differences))


def opponents(game: str, incumbent: Numbers) -> list[Player]:
    """Whom a candidate is judged against."""
    opened = library.game(game)
    kinds = ladder.kinds(opened)
    ladder_players = [Player(kinds[level], incumbent) for level in (EXPERT, BELOW) if level in kinds]
    return [*ladder_players, *ladder.styles(opened).values()]


def deal_values(plan: Plan, numbers: Numbers, incumbent: Numbers, first: int, end: int) -> list[float]:
    """What a player with these numbers gets from each of these deals, on average over opponents and sides."""
    candidate = Player(ladder.kinds(library.game(plan.game))[EXPERT], numbers)
    others = opponents(plan.game, incumbent)
    games = len(others) * plan.setup.sides

    def value(deal: int) -> float:
        sides = range(plan.setup.sides)
        return sum(round_value(plan, deal, side, candidate, other) for other in others for side in sides)

    return [value(deal) / games for deal in range(first, end)]


def round_value(plan: Plan, deal: int, side: int, candidate: Player, other: Player) -> float:
    """The candidate's chance to win the match after this round."""
    setup = plan.setup
    luck = (plan.seed << 32) + deal
    seats = range(setup.seats)
    players = [candidate if setup.side_of(seat) == side else other for seat in seats]
    policies = [player(setup, Rng((luck << 8) + seat + 1)) for seat, player in zip(seats, players, strict=True)]
    state = setup.new_round([], Rng(luck << 8))
    play_out(state, policies)
    return _chances(plan.game, plan.seats).chance([state.score(each) for each in range(setup.sides)], side, 1)
