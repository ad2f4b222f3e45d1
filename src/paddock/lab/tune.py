"""Tunes what a driver weighs by small random steps: `python -m paddock.lab.tune GAME TABLE --seats 2,4 --minutes 10`.

Each step changes a number or two. Old and new numbers play the same deals from every seat, half of the others by the
old numbers and half by the Sunday driver's; points decide, and a car that is not home costs one. More deals are played
while the answer is open.
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from itertools import count

from paddock import library
from paddock.bots import ladder
from paddock.core.chance import Rng
from paddock.core.policy import Policy, play_out
from paddock.core.setup import Setup
from paddock.core.standing import Result

Numbers = dict[str, float]

EXPERT, BELOW = 2, 1
NOT_HOME = 1.0  # what no points cost beside the points
DEALS = 40  # in one look
LOOKS = 5
HOPELESS, CERTAIN, ENOUGH = 0.3, 3.0, 1.5  # standard errors
FIRST_STEP, SMALLEST_STEP, GROWTH, DECAY = 0.4, 0.05, 1.2, 0.95  # as shares of a number
LEAST = 0.2  # the size of a number that is nearly nothing


class Bench:
    """The tables that numbers are tried at."""

    def __init__(self, game_id: str, table: str, seats: list[int], deals: int = DEALS) -> None:
        self.game = library.game(game_id)
        options = {"rules": table} if any(option.name == "rules" for option in self.game.options()) else {}
        self.setups = [self.game.setup(number, options) for number in seats]
        kinds: dict[int, type[Policy]] = import_module(f"paddock.bots.{self.game.family}").POLICIES
        self.deals = deals
        self.expert, self.below = kinds[EXPERT], kinds[BELOW]

    def gain(self, old: Numbers, new: Numbers, seed: int) -> tuple[float, float]:
        """How many points a race the new numbers bring more than the old, and the standard error of that."""
        gains: list[float] = []
        for look in range(LOOKS):
            for setup in self.setups:
                first = (seed * LOOKS + look) * self.deals
                gains += [self._gain(setup, old, new, deal) for deal in range(first, first + self.deals)]
            mean = sum(gains) / len(gains)
            error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains)) + 1e-9
            if mean < HOPELESS * error or mean > CERTAIN * error:
                break
        return mean, error

    def _gain(self, setup: Setup, old: Numbers, new: Numbers, deal: int) -> float:
        others = [self.expert(setup, Rng(1), old), self.below(setup, Rng(2))]
        candidates = [self.expert(setup, Rng(3), numbers) for numbers in (old, new)]
        before, after = (
            sum(_points(setup, candidate, others, seat, deal) for seat in range(setup.seats))
            for candidate in candidates
        )
        return (after - before) / setup.seats


def _points(setup: Setup, candidate: Policy, others: list[Policy], own: int, deal: int) -> float:
    """What a candidate brings home a race from this seat of this deal."""
    policies = [candidate if seat == own else others[(seat + deal) % len(others)] for seat in range(setup.seats)]
    chance = Rng(deal)
    results = list[Result]()
    total = 0.0
    while not results or not setup.is_over(results):
        state = setup.new_round(results, chance)
        play_out(state, policies)
        results.append(state.result())
        points = results[-1]["points"][setup.side_of(own)]
        total += points - (0.0 if points else NOT_HOME)
    return total / len(results)


def tuned(bench: Bench, start: Numbers, seed: int) -> Iterator[tuple[str, Numbers]]:
    """Better and better numbers, each with a line that says what was changed."""
    luck = random.Random(seed)  # noqa: S311 - seeds, not secrets
    best = dict(start)
    steps = dict.fromkeys(best, FIRST_STEP)
    for trial in count():
        names = luck.sample(sorted(best), luck.choice((1, 1, 2)))
        moved = {name: best[name] + luck.gauss(0, steps[name]) * max(abs(best[name]), LEAST) for name in names}
        gain, error = bench.gain(best, {**best, **moved}, seed + trial)
        is_better = gain > ENOUGH * error
        for name in names:
            steps[name] = steps[name] * GROWTH if is_better else max(steps[name] * DECAY, SMALLEST_STEP)
        if is_better:
            best |= moved
        changed = ", ".join(f"{name} {value:.4g}" for name, value in moved.items())
        yield f"{trial}: {changed}: {gain:+.3f} ± {error:.3f}{', kept' if is_better else ''}", best


def main(arguments: list[str]) -> None:
    """Tune for so many minutes and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("table")
    parser.add_argument("--seats", default="4")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    bench = Bench(asked.game, asked.table, [int(number) for number in asked.seats.split(",")])
    prefix = f"{asked.table}."
    start = {name: value for name, value in ladder.weights(asked.game).items() if name.startswith(prefix)}
    until = time.monotonic() + asked.minutes * 60
    found = start
    for line, best in tuned(bench, start, asked.seed):
        found = best
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        if time.monotonic() > until:
            break
    rows = "".join(f"{name.removeprefix(prefix)} = {value:.4g}\n" for name, value in sorted(found.items()))
    sys.stdout.write(f"[{asked.table}]\n{rows}")


if __name__ == "__main__":
    main(sys.argv[1:])
