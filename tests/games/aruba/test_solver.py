"""The dice solver against brute force and published figures."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from paddock import BadInput
from paddock.games.aruba.rules.goals import GOALS, fours, goal, movement, straight
from paddock.games.aruba.rules.odds import Roll, odds_of
from paddock.games.aruba.rules.solver import Solver

BOOST, TURBO = 6, 2
NAMES = ["straight", "straight:3", "even", "odd", "pairs", "threes", "fours", "movement"]


def brute(dice: tuple[int, ...], rerolls: int, name: str) -> float:
    """The value of the best keep, by trying every subset and every roll."""
    value = goal(name, BOOST, TURBO).value

    @cache
    def worth(lying: tuple[int, ...], left: int) -> float:
        if left == 0:
            return value(list(lying))
        return max(hope(kept, left) for kept in subsets(lying))

    @cache
    def hope(kept: tuple[int, ...], left: int) -> float:
        missing = len(dice) - len(kept)
        rolls = list(product(range(1, 7), repeat=missing))
        return sum(worth(tuple(sorted(kept + roll)), left - 1) for roll in rolls) / len(rolls)

    return worth(tuple(sorted(dice)), rerolls)


def subsets(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {
        tuple(sorted(face for face, chosen in zip(dice, mask, strict=True) if chosen))
        for mask in product((False, True), repeat=len(dice))
    }


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("dice", "rerolls"), [((3,), 2), ((1, 4), 2), ((2, 2, 5), 2), ((1, 2, 2, 6), 1), ((1, 3, 3, 5, 6), 1)]
)
def test_the_solver_equals_brute_force(name: str, dice: tuple[int, ...], rerolls: int) -> None:
    solver = Solver(len(dice), goal(name, BOOST, TURBO).value)
    assert solver.best(list(dice), rerolls).worth == pytest.approx(brute(dice, rerolls, name), abs=1e-12)


def test_five_dice_and_two_rerolls_equal_brute_force() -> None:
    dice = (1, 2, 2, 5, 6)
    solver = Solver(5, goal("straight", BOOST, TURBO).value)
    assert solver.best(list(dice), 2).worth == pytest.approx(brute(dice, 2, "straight"), abs=1e-12)


def test_five_of_a_kind_has_its_published_chance() -> None:
    solver = Solver(5, lambda dice: 1.0 if len(set(dice)) == 1 else 0.0)
    assert solver.before_rolling(2) == pytest.approx(0.04602864, abs=1e-8)


@pytest.mark.parametrize("dice", range(1, 11))
def test_all_even_and_all_odd_have_seven_chances_in_eight_for_each_die(dice: int) -> None:
    for name in ("even", "odd"):
        assert Solver(dice, goal(name, BOOST, TURBO).value).before_rolling(2) == pytest.approx(0.875**dice)


@pytest.mark.parametrize("rerolls", range(5))
def test_the_sum_of_dice_is_solved_die_by_die(rerolls: int) -> None:
    one = Solver(1, lambda dice: float(sum(dice))).before_rolling(rerolls)
    assert Solver(10, lambda dice: float(sum(dice))).before_rolling(rerolls) == pytest.approx(10 * one)


def test_more_rerolls_are_never_worse() -> None:
    solver = Solver(7, goal("movement", BOOST, TURBO).value)
    worths = [solver.best([1, 1, 2, 4, 4, 6, 6], rerolls).worth for rerolls in range(5)]
    assert worths == sorted(worths)


def test_the_list_of_keeps_begins_with_the_best() -> None:
    solver = Solver(6, goal("even", BOOST, TURBO).value)
    keeps = solver.keeps([1, 2, 2, 3, 4, 6], 2)
    assert keeps[0].dice == [2, 2, 4, 6]
    assert keeps[0].worth == solver.best([1, 2, 2, 3, 4, 6], 2).worth
    assert [keep.worth for keep in keeps] == sorted([keep.worth for keep in keeps], reverse=True)


def test_without_a_reroll_the_dice_are_what_they_are() -> None:
    solver = Solver(3, goal("straight", BOOST, TURBO).value)
    assert solver.best([3, 1, 2], 0).worth == 3
    assert solver.best([3, 1, 2], 0).dice == [1, 2, 3]


def test_the_value_of_movement_chooses_between_straight_fours_and_all_even() -> None:
    assert straight([1, 2, 4]) == 2
    assert fours([4, 4, 4, 4, 1]) == 1
    assert movement([2, 4], BOOST, TURBO) == 6
    assert movement([1, 1, 1, 1], BOOST, TURBO) == 2
    assert movement([1, 2, 2, 2, 2], BOOST, TURBO) == 3
    assert movement([1, 1, 2, 2, 2, 2, 2], BOOST, TURBO) == 4


@pytest.mark.parametrize("dice", [0, 11])
def test_the_solver_is_for_one_to_ten_dice(dice: int) -> None:
    with pytest.raises(BadInput, match="1 to 10 dice"):
        Solver(dice, lambda _: 0.0)


def test_wrong_questions_get_a_clear_answer() -> None:
    solver = Solver(2, lambda _: 0.0)
    with pytest.raises(BadInput, match="0 to 4 rerolls"):
        solver.best([1, 2], 5)
    with pytest.raises(BadInput, match="2 dice"):
        solver.best([1, 2, 3], 1)
    with pytest.raises(BadInput, match="faces 1 to 6"):
        solver.best([1, 7], 1)
    with pytest.raises(BadInput, match="there is no goal 'speed'"):
        goal("speed", BOOST, TURBO)
    assert "straight" in GOALS


def test_the_odds_of_a_keep_are_those_of_rolling_the_rest() -> None:
    found = {one.goal: one for one in odds_of(Roll([2, 2, 5], [], 1), [2, 2], BOOST, TURBO)}
    assert found["even"].worth == pytest.approx(1 / 2)
    assert found["even"].best.dice == [2, 2]
    assert found["odd"].worth == 0
    assert found["odd"].best.worth == pytest.approx(1 / 4)


def test_pairs_and_threes_are_counted_as_often_as_they_can_be_made() -> None:
    found = {one.goal: one for one in odds_of(Roll([2, 2, 2, 2, 5], [5], 1), [2, 2, 2, 2], BOOST, TURBO)}
    assert found["pairs"].worth == pytest.approx(2 + 1 / 6), "a second five beside the extra one"
    assert found["threes"].worth == 1
    assert found["pairs"].best.dice == [2, 2, 2, 2, 5]


def test_the_odds_of_keeping_all_are_what_lies_there() -> None:
    found = {one.goal: one for one in odds_of(Roll([1, 2, 4], [], 2), [1, 2, 4], BOOST, TURBO)}
    assert found["movement"].worth == 2
    assert found["movement"].best.worth > 2


def test_extra_dice_count_for_the_odds_and_are_not_rolled() -> None:
    found = {one.goal: one for one in odds_of(Roll([1, 2, 4], [3], 1), [1, 2, 4], BOOST, TURBO)}
    assert found["straight:4"].worth == 1
    assert found["even"].best.worth == 0


@pytest.mark.parametrize(("kept", "rerolls"), [([5, 5], 1), ([1], 0)])
def test_odds_of_what_cannot_be_kept_are_refused(kept: list[int], rerolls: int) -> None:
    with pytest.raises(BadInput):
        odds_of(Roll([1, 2, 5], [], rerolls), kept, BOOST, TURBO)
