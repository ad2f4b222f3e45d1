"""Points, dropped results, standings and grids of a season."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.people.seasons.scoring import (
    CLUB_POINTS,
    FORMULA_1_POINTS,
    MAX_PLACE,
    Scoring,
    dropped_legs,
    grid,
    leg_scores,
    rank,
    standings,
    sums_after,
)

MEMBERS = ("anna", "ben", "clara", "dora")
POINTS = st.lists(st.integers(0, 30), min_size=1, max_size=MAX_PLACE).map(
    lambda points: tuple(sorted(points, reverse=True))
)
SCORING = st.builds(Scoring, POINTS, st.integers(0, 6))
LEG = st.dictionaries(st.sampled_from(MEMBERS), st.integers(1, MAX_PLACE))
LEGS = st.lists(LEG, max_size=6)
PLACES = st.lists(st.none() | st.integers(1, MAX_PLACE), max_size=6).map(tuple)


def order(scoring: Scoring, *legs: dict[str, int]) -> list[tuple[int, str, int]]:
    found = standings(scoring, legs, sorted({member for leg in legs for member in leg}))
    return [(one.place, one.member, one.sum) for one in found]


def test_points_go_by_place_and_end_with_the_list() -> None:
    assert [Scoring().points_of(place) for place in (1, 2, 6, 7, 12, None)] == [9, 6, 1, 0, 0, 0]
    assert Scoring(FORMULA_1_POINTS).points_of(10) == 1
    assert Scoring((3, 1)).points_of(2) == 1


def test_members_who_share_a_place_each_get_its_points() -> None:
    assert order(Scoring(), {"anna": 1, "ben": 1, "clara": 3}) == [(1, "anna", 9), (1, "ben", 9), (3, "clara", 4)]


def test_the_season_of_the_picture() -> None:
    """Four legs, of which the best three count."""
    driven = {"anna": (2, 1, 2, 4), "iva": (1, 3, 4, 2), "nikos": (3, 5, 1, 6), "rosa": (4, 6, 5, 1)}
    legs = [{member: places[leg] for member, places in driven.items()} for leg in range(4)]
    scoring = Scoring(CLUB_POINTS, 3)
    assert order(scoring, *legs) == [(1, "anna", 21), (2, "iva", 19), (3, "nikos", 15), (4, "rosa", 14)]
    anna = standings(scoring, legs, driven)[0]
    assert [(score.points, score.is_dropped) for score in anna.legs if score] == [
        (6, False),
        (9, False),
        (6, False),
        (3, True),
    ]


def test_a_leg_not_driven_is_neither_a_result_nor_dropped() -> None:
    assert leg_scores(Scoring(counting=2), (None, 2, None)) == (None, (2, 6, False), None)


@pytest.mark.parametrize(("counting", "sums"), [(0, [6, 15, 21, 24]), (3, [6, 15, 21, 21]), (1, [6, 9, 9, 9])])
def test_after_each_leg_the_best_results_so_far_are_added(counting: int, sums: list[int]) -> None:
    assert sums_after(Scoring(counting=counting), (2, 1, 2, 4)) == sums


def test_a_leg_not_driven_adds_nothing() -> None:
    assert sums_after(Scoring(), (2, None, 3)) == [6, 6, 10]


def test_of_equal_results_the_later_one_is_dropped() -> None:
    assert dropped_legs(Scoring(counting=1), (2, 2, 3)) == {1, 2}
    assert dropped_legs(Scoring((5,), 1), (3, 2)) == {0}


def test_ties_are_broken_by_wins_then_second_places_then_the_last_leg() -> None:
    equal = Scoring((4, 2, 2, 0))
    assert order(equal, {"anna": 2, "ben": 1}, {"anna": 2, "ben": 4})[0] == (1, "ben", 4)
    assert order(equal, {"anna": 3, "ben": 2}, {"anna": 3, "ben": 3})[0] == (1, "ben", 4)
    assert order(equal, {"anna": 1, "ben": 2}, {"anna": 2, "ben": 1})[0] == (1, "ben", 6)


def test_who_is_equal_in_everything_shares_a_place_and_the_next_one_is_left_out() -> None:
    assert [place for place, _, _ in order(Scoring(), {"anna": 1, "ben": 1, "clara": 2})] == [1, 1, 3]


@given(SCORING, LEGS)
def test_standings_contain_everybody_once_in_order_of_points(scoring: Scoring, legs: list[dict[str, int]]) -> None:
    found = standings(scoring, legs, MEMBERS)
    assert sorted(one.member for one in found) == sorted(MEMBERS)
    assert [one.sum for one in found] == sorted((one.sum for one in found), reverse=True)
    for number, one in enumerate(found, 1):
        assert one.place == 1 + sum(
            rank(scoring, tuple(leg.get(other) for leg in legs))
            < rank(scoring, tuple(leg.get(one.member) for leg in legs))
            for other in MEMBERS
        )
        assert one.place <= number


@given(SCORING, PLACES)
def test_the_best_legs_count_and_no_others(scoring: Scoring, places: tuple[int | None, ...]) -> None:
    scores = [score for score in leg_scores(scoring, places) if score]
    counted = [score.points for score in scores if not score.is_dropped]
    dropped = [score.points for score in scores if score.is_dropped]
    assert len(counted) == (min(scoring.counting, len(scores)) if scoring.counting else len(scores))
    assert max(dropped, default=0) <= min(counted, default=99)


@given(SCORING, PLACES, st.integers(2, MAX_PLACE), st.data())
def test_a_better_place_never_hurts(
    scoring: Scoring, places: tuple[int | None, ...], place: int, data: st.DataObject
) -> None:
    better = data.draw(st.integers(1, place - 1))
    assert rank(scoring, (*places, better)) < rank(scoring, (*places, place)) < rank(scoring, (*places, None))


def test_a_grid_follows_the_standings_and_newcomers_come_last() -> None:
    table = standings(Scoring(), [{"anna": 3, "ben": 1, "clara": 2}], MEMBERS)
    drawn = ["anna", "dora", "ben", "clara"]
    assert grid("none", drawn, table) == drawn
    assert grid("standings", drawn, table) == ["ben", "clara", "anna", "dora"]
    assert grid("reversed", drawn, table) == ["dora", "anna", "clara", "ben"]


def test_the_first_grid_of_a_season_is_as_drawn() -> None:
    assert grid("reversed", ["clara", "anna"], standings(Scoring(), [], MEMBERS)) == ["clara", "anna"]
