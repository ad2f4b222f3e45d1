"""Results in a position: each must be a possible score sheet of this edition; the starting seat follows from them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import paddock
from paddock import BadPosition
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import driving, play, table

GOOD: dict[str, Any] = {
    "points": [1300, 400],
    "lines": [[["km", 900], ["trip", 400]], [["km", 300], ["safeties", 100]]],
}


def refuse(game: str, position: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition) as refused:
        paddock.game(game).restore(position)
    assert problem in str(refused.value)


def with_result(changes: dict[str, Any]) -> dict[str, Any]:
    """Two seats of Speed in their second round."""
    position = table(SPEED, 2, results=[[1300, 400]]).position()
    position["results"] = [{**copy.deepcopy(GOOD), "detail": {"km": [900, 300]}, **changes}]
    return position


def test_a_score_sheet_that_agrees_with_its_detail_is_taken() -> None:
    match = paddock.game(SPEED).restore(with_result({}))
    assert [standing.points for standing in match.standings()] == [1300, 400]


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        ("the lines do not add up to 1200 points", {"points": [1200, 400]}),
        ("there is no line 'luck'", {"lines": [[["km", 900], ["luck", 400]], [["km", 400]]]}),
        ("there is no line 'race-won'", {"lines": [[["km", 900], ["race-won", 400]], [["km", 400]]]}),
        ("does not have the right form", {"points": [-1300, 400]}),
        ("a line stands twice", {"lines": [[["km", 900], ["trip", 200], ["trip", 200]], GOOD["lines"][1]]}),
        ("result 1: 900 km make the line km 900, not 0", {"lines": [[["trip", 1300]], GOOD["lines"][1]]}),
        ("missing required field `km`", {"detail": {}}),
        ("the detail has nothing but km", {"detail": {"km": [900, 300], "weather": "rain"}}),
        ("km must be 2 numbers up to 1200", {"detail": {"km": [900]}}),
        ("km must be 2 numbers up to 1200", {"detail": {"km": [900, 1230]}}),
        ("result 1: 300 km make the line km 300, not 900", {"detail": {"km": [300, 300]}}),
        ("does not have the right form", {"detail": {"km": [900, "300"]}}),
        ("does not have the right form", {"detail": {"km": [900, None]}}),
        ("does not have the right form", {"detail": {"km": [900, 300.5]}}),
    ],
)
def test_a_score_sheet_that_cannot_be_is_refused(problem: str, changes: dict[str, Any]) -> None:
    refuse(SPEED, with_result(changes), problem)


@pytest.mark.parametrize(
    ("problem", "result"),
    [
        ("there is no line 'km'", {"points": [1000, 0], "lines": [[["km", 1000]], []], "detail": {"km": [1000, 0]}}),
        ("500 km make the line race-won 0, not 1", {"points": [1, 0], "lines": [[["race-won", 1]], []]}),
        ("1000 km make the line race-won 1, not 0", {"points": [0, 0], "lines": [[], []]}),
    ],
)
def test_a_race_is_won_by_whoever_came_farthest(problem: str, result: dict[str, Any]) -> None:
    position = table(MILLE, 2, results=[[1, 0]], options={"limit": "wins:3"}).position()
    position["results"] = [{"detail": {"km": [500, 1000]}, **result}]
    refuse(MILLE, position, problem)


@pytest.mark.parametrize(("game", "rounds", "start"), [(SPEED, 0, 2), (SPEED, 1, 1), (KILOMETER, 2, 2), (SPEED, 5, 1)])
def test_a_round_begins_with_the_seat_whose_turn_it_is_after_the_results(game: str, rounds: int, start: int) -> None:
    position = table(game, 2, results=[[100, 100]] * rounds).position()
    position["round"]["start"] = start
    refuse(game, position, f"start: this round begins with seat {3 - start}, not {start}")


def test_the_last_round_of_a_match_counts_among_its_results() -> None:
    match = table(MILLE, 2, hand={1: "25"}, sides={1: driving(km=975)})
    play(match, "25")
    position = match.position()
    assert paddock.game(MILLE).restore(position).position() == position
    position["round"]["start"] = 2
    refuse(MILLE, position, "start: this round begins with seat 1, not 2")
