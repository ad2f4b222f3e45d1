"""Tuning judges numbers by the points that they bring on the same deals."""

from paddock.bots import ladder
from paddock.lab.tune import Bench, tuned

BENCH = Bench("ausgebremst", "family", [2], deals=2)
FITTED = {name: value for name, value in ladder.weights("ausgebremst").items() if name.startswith("family.")}
RECKLESS = {**FITTED, "family.fuel": 1.0}


def test_the_same_numbers_gain_nothing() -> None:
    gain, error = BENCH.gain(FITTED, dict(FITTED), seed=1)
    assert gain == 0
    assert error < 1e-6


def test_a_tank_run_dry_costs_points() -> None:
    gain, error = BENCH.gain(FITTED, RECKLESS, seed=1)
    assert gain < -error


def test_a_step_is_kept_only_if_it_is_better() -> None:
    line, found = next(tuned(BENCH, FITTED, seed=3))
    assert ("kept" in line) == (found != FITTED)
