"""Fitting: a change is kept only if it improves the result; weights are written and read back."""

from __future__ import annotations

import math
from itertools import islice
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.bots import ladder
from paddock.games.bornes.bots.belief import HABITS
from paddock.games.bornes.bots.extension import CUES, ENDS
from paddock.games.bornes.lab import fit_belief, fit_extension
from paddock.lab.training.deal_value import Numbers, Plan, deal_values
from paddock.lab.training.fit import first_numbers, fit, is_certain, neighbours, paired_gain, parts
from paddock.lab.training.fit_win_chances import fit_chances
from paddock.lab.training.weight_file import read, write

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan(game="mille-bornes", seats=(2,), deals=4, sweeps=1)
RACE = Plan(game="ausgebremst", seats=(2,), deals=2, sweeps=1, options={"rules": "family"})
FITTED = {
    name: value for name, value in ladder.weights(paddock.game("ausgebremst")).items() if name.startswith("family.")
}
DIRECT = ("holds_", "match_", "reach_", "beaten_", "lead_", "gain_", "rivals_")
CARD_GAMES = ("speed-1200", "kilometer-1000", "mille-bornes")

TABLES: tuple[tuple[str, dict[str, str], str], ...] = (
    ("speed-1200", {}, "two"),
    ("mille-bornes", {}, "more"),
    ("ausgebremst", {"rules": "advanced"}, "advanced"),
    ("ausgebremst", {}, "family"),
    ("aruba", {}, "race"),
)


def test_a_fit_tries_one_weight_after_the_other_and_keeps_what_wins_more() -> None:
    start = first_numbers(PLAN)
    found = list(islice(fit(PLAN, start, workers=1), 3))
    assert [step.name for step, _ in found] == ["two.km"] * 3
    for step, numbers in found:
        assert not step.is_kept or step.gain > step.error
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


def test_what_a_person_noted_in_the_file_stays_and_only_the_fitted_table_has_a_new_command(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(
        "# By hand.\n[more]\n# Last fitted by: magic\nkm = 2\n[two]\n# Last fitted by: luck\nkm = 1\n", "utf-8"
    )
    write(file, PLAN, read(file))
    text = file.read_text("utf-8")
    assert text.startswith("# By hand.\n")
    assert "# Last fitted by: magic\nkm = 2\n" in text
    assert "# Last fitted by: ./paddock fit mille-bornes" in text
    assert "luck" not in text


def test_numbers_of_the_track_are_judged_by_the_points_that_they_bring_on_the_same_deals() -> None:
    def brought(numbers: Numbers) -> float:
        return sum(deal_values(RACE, numbers, FITTED, 0, 2))

    assert brought(FITTED) == brought(dict(FITTED))
    assert brought({**FITTED, "family.fuel": 1.0, "family.stranded": 0.0}) < brought(FITTED)


@pytest.mark.parametrize(("game_id", "options", "table"), TABLES)
def test_a_plan_knows_the_table_that_it_fits(game_id: str, options: dict[str, str], table: str) -> None:
    plan = Plan(game_id, (4,), deals=1, sweeps=0, options=options)
    assert plan.tables == {plan.table} == {table}
    assert {name.partition(".")[0] for name in first_numbers(plan)} == {table}
    assert set(first_numbers(plan)) >= {
        name for name in ladder.weights(paddock.game(game_id)) if name.startswith(table) and is_weighed(name)
    }


def is_weighed(name: str) -> bool:
    """Whether sweeps change this number: the value of points, beliefs and the extension are fitted separately."""
    return not name.partition(".")[2].startswith(DIRECT)


def test_a_duel_and_a_crowd_are_not_fitted_together() -> None:
    assert Plan("speed-1200", (2, 3), deals=1, sweeps=0).tables == {"two", "more"}


def test_a_few_deals_make_nothing_certain() -> None:
    assert not is_certain(0.4, 0.02, 2)
    assert is_certain(0.4, 0.02, 40)
    assert not is_certain(0.4, 0.2, 40)


def test_the_parts_of_a_range_leave_nothing_out() -> None:
    assert parts(3, 13, 4) == [3, 5, 8, 10, 13]


def test_what_others_hold_is_learned_from_rounds_of_experts() -> None:
    found = fit_belief.fitted("mille-bornes", (2,), 12)
    assert set(found) == {f"two.holds_{habit}{late}" for habit in HABITS for late in ("", "_late")}
    assert found["two.holds_attack_now"] + found["two.holds_attack_now_late"] < 0


def test_what_points_are_worth_is_found_from_whole_matches() -> None:
    found = fit_chances("mille-bornes", 2, 4)
    assert set(found) == {"two.match_spread", "two.match_gain"}
    assert found["two.match_gain"] == 1


@pytest.mark.played_out
def test_a_rival_that_stands_and_a_full_pile_speak_for_the_extension() -> None:
    found = fit_extension.fitted("speed-1200", (2,), 100)
    assert found["two.lead_standing"] > 100
    assert found["two.lead_pile"] > 0
    assert found["two.beaten_rest"] < 0  # the farther a rival has to go, the rarer it wins


def test_a_game_without_an_extension_has_no_odds_of_it() -> None:
    assert fit_extension.fitted("mille-bornes", (2,), 1) == {}


def test_regressions_find_what_made_the_numbers() -> None:
    seen = [[1.0, x / 10, (x * 7 % 11) / 10] for x in range(400)]
    assert fit_extension.least_squares(seen, [3 - 2 * x + 5 * y for _, x, y in seen]) == pytest.approx(
        [3, -2, 5],
        abs=0.2,  # regularised
    )
    tries = [1000] * len(seen)
    hits = [round(1000 / (1 + math.exp(-(0.5 - 0.1 * x + y)))) for _, x, y in seen]
    assert fit_extension.regression(seen, hits, tries) == pytest.approx([0.5, -0.1, 1], abs=0.02)


@pytest.mark.parametrize("game_id", CARD_GAMES)
def test_every_edition_has_all_its_weights_for_duels_and_for_crowds(game_id: str) -> None:
    beliefs = [f"holds_{habit}{late}" for habit in HABITS for late in ("", "_late")]
    names = [*ladder.first_weights(paddock.game(game_id)), "match_spread", "match_gain", *beliefs]
    if game_id != "mille-bornes":  # it has no extension
        names += [f"{number}_{cue}" for number in ("reach", "beaten", "lead") for cue in CUES]
        names += [f"{points}_{end}" for points in ("gain", "rivals") for end in ENDS]
    assert set(ladder.weights(paddock.game(game_id))) == {
        f"{table}.{name}" for table in ("two", "more") for name in names
    }
