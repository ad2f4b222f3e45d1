"""Fitting: a change is kept only where it wins more, and what was found is written down and read back."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.bots import ladder
from paddock.bots.bornes_belief import HABITS
from paddock.cli.fit import read, write
from paddock.lab.fit import Plan, first_numbers, fit, neighbours, paired_gain
from paddock.lab.fit_chances import fit_chances

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan(game="mille-bornes", seats=2, deals=4, sweeps=1)
CARD_GAMES = ("speed-1200", "kilometer-1000", "mille-bornes")


def test_a_fit_tries_one_weight_after_the_other_and_keeps_what_wins_more() -> None:
    start = first_numbers(PLAN.game, PLAN.table)
    found = list(islice(fit(PLAN, start, workers=1), 3))
    assert [step.name for step, _ in found] == ["two.km"] * 3
    for step, numbers in found:
        assert step.is_kept == (step.gain > step.error)
        assert (numbers["two.km"] == step.after) == step.is_kept


def test_the_gain_of_a_change_is_judged_deal_by_deal() -> None:
    assert paired_gain([0.6, 0.4, 0.5], [0.5, 0.3, 0.4]) == pytest.approx((0.1, 0))
    mean, error = paired_gain([1.0, 0.0], [0.0, 1.0])
    assert (mean, error) == pytest.approx((0, 1))


def test_a_weight_that_is_nearly_nothing_may_take_either_sign() -> None:
    assert sorted(neighbours(0.0, 100.0)) == [-30.0, 30.0]
    assert all(value > 0 for value in neighbours(5.0, 5.0))


def test_what_was_fitted_is_written_and_read_back(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    numbers = {"two.km": 1.5, "two.home": -3.0, "two.match_spread": 900.0}
    write(file, PLAN, numbers)
    assert read(file) == numbers
    assert "./paddock fit mille-bornes --seats 2 --deals 4 --sweeps 1 --seed 0" in file.read_text("utf-8")


def test_what_points_are_worth_is_found_from_whole_matches() -> None:
    found = fit_chances("mille-bornes", 2, 4)
    assert set(found) == {"two.match_spread", "two.match_gain"}
    assert found["two.match_gain"] == 1


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_every_edition_has_all_its_weights_for_duels_and_for_crowds(game_id: str) -> None:
    beliefs = [f"holds_{habit}{late}" for habit in HABITS for late in ("", "_late")]
    names = [*ladder.first_weights(paddock.game(game_id)), "match_spread", "match_gain", *beliefs]
    assert set(ladder.weights(game_id)) == {f"{table}.{name}" for table in ("two", "more") for name in names}
