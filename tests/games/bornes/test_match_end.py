"""How a match ends: points or rounds agreed, races won, ties broken by one more round or shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.core.event import MatchEnded
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import before, driving, happened, idle, play, table

if TYPE_CHECKING:
    from paddock import Event, Match


def after_a_drawn_round(
    game: str, km: list[int], results: list[list[int]], options: dict[str, str] | None = None
) -> Match:
    """Four seats after a round that nobody completes and that scores only these kilometres for the two sides."""
    sides = {1: driving(km=km[0]), 2: driving(km=km[1])}
    match = table(game, 4, pile="", hand={1: "stop"}, sides=sides, results=results, options=options or {})
    play(match, "discard stop")
    return match


def places(match: Match) -> list[int]:
    return [standing.place for standing in match.standings()]


@pytest.mark.parametrize(("game", "goal"), [(SPEED, 6000), (KILOMETER, 5000)])
def test_the_match_ends_when_a_round_leaves_a_side_at_the_points_agreed(game: str, goal: int) -> None:
    match = after_a_drawn_round(game, [600, 300], results=[[goal - 600, 100]])
    assert (match.is_over, match.turn, places(match)) == (True, None, [1, 2])


@pytest.mark.parametrize(("game", "goal"), [(SPEED, 6000), (KILOMETER, 5000)])
def test_short_of_the_points_the_next_round_is_dealt(game: str, goal: int) -> None:
    match = after_a_drawn_round(game, [600, 300], results=[[goal - 630, 100]])
    assert (match.is_over, match.turn) == (False, 3)


@pytest.mark.parametrize(("game", "goal"), [(SPEED, 6000), (KILOMETER, 5000)])
def test_if_several_pass_the_points_in_one_round_the_highest_total_wins(game: str, goal: int) -> None:
    match = after_a_drawn_round(game, [300, 600], results=[[goal - 100, goal - 150]])
    assert (match.is_over, places(match)) == (True, [2, 1])


@pytest.mark.parametrize(("game", "goal"), [(SPEED, 6000), (KILOMETER, 5000)])
def test_a_tie_at_the_top_is_broken_by_one_more_round(game: str, goal: int) -> None:
    match = after_a_drawn_round(game, [600, 600], results=[[goal - 300, goal - 300]])
    assert (match.is_over, len(match.results), places(match)) == (False, 2, [1, 1])


def test_one_more_round_after_a_tie_ends_the_match() -> None:
    match = after_a_drawn_round(SPEED, [600, 300], results=[[6000, 6000]])
    assert (match.is_over, places(match)) == (True, [1, 2])


@pytest.mark.parametrize("game", [SPEED, KILOMETER])
def test_after_the_rounds_agreed_the_highest_total_wins(game: str) -> None:
    match = after_a_drawn_round(game, [300, 600], results=[[100, 200]], options={"limit": "rounds:2"})
    assert (match.is_over, places(match)) == (True, [2, 1])


@pytest.mark.parametrize("game", [SPEED, KILOMETER])
def test_rounds_agreed_are_played_whatever_the_points(game: str) -> None:
    match = after_a_drawn_round(game, [300, 600], results=[[9000, 200]], options={"limit": "rounds:3"})
    assert not match.is_over


@pytest.mark.parametrize("game", [SPEED, KILOMETER])
def test_a_tie_after_the_rounds_agreed_is_broken_by_one_more(game: str) -> None:
    match = after_a_drawn_round(game, [300, 600], results=[[600, 300]], options={"limit": "rounds:2"})
    assert not match.is_over


@pytest.mark.parametrize(("value", "is_over"), [("points:600", True), ("points:601", False)])
def test_any_number_of_points_may_be_agreed(value: str, *, is_over: bool) -> None:
    match = after_a_drawn_round(SPEED, [600, 300], results=[], options={"limit": value})
    assert match.is_over is is_over


def after_a_race(km: dict[int, int], results: list[list[int]], limit: str) -> tuple[Match, list[Event]]:
    """Mille Bornes after a race that ran out of cards with these kilometres."""
    sides = {side: driving(km=driven) for side, driven in km.items()}
    match = table(MILLE, len(km), pile="stop", sides=sides, results=results, options={"limit": limit})
    idle(match)
    return match, play(match, "discard stop")


def test_a_single_race_is_shared_by_sides_that_are_level() -> None:
    match, events = after_a_race({1: 700, 2: 700, 3: 650}, [], "wins:1")
    assert (match.is_over, places(match)) == (True, [1, 1, 3])
    assert events[-1] == MatchEnded([1, 2])


def test_in_a_series_sides_level_in_a_race_each_count_a_win() -> None:
    match, _ = after_a_race({1: 700, 2: 700, 3: 650}, [], "wins:2")
    assert match.results[-1]["points"] == [1, 1, 0]
    assert (match.is_over, match.turn) == (False, 2)


def test_the_first_side_to_win_so_many_races_wins_the_series() -> None:
    match, events = after_a_race({1: 700, 2: 500}, [[1, 0]], "wins:2")
    assert (match.is_over, places(match)) == (True, [1, 2])
    assert happened(events)[-1] == "MatchEnded"


def test_in_a_longer_series_equals_at_the_top_run_one_more_race() -> None:
    match, _ = after_a_race({1: 700, 2: 700}, [[1, 0], [0, 1]], "wins:2")
    assert (match.is_over, places(match)) == (False, [1, 1])


def test_one_more_race_between_equals_decides_the_series() -> None:
    match, _ = after_a_race({1: 500, 2: 700}, [[1, 1], [1, 1]], "wins:2")
    assert (match.is_over, places(match)) == (True, [2, 1])


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_exactly_1000_km_wins_the_race_at_once(seats: int) -> None:
    match = table(MILLE, seats, hand={1: "100"}, sides={1: driving(km=900)})
    events = play(match, "100")
    assert happened(events)[-3:] == ["TripCompleted", "RoundEnded", "MatchEnded"]
    assert (match.is_over, places(match)[0]) == (True, 1)


def test_after_the_match_nobody_may_move() -> None:
    match = table(MILLE, 2, hand={1: "100"}, sides={1: driving(km=900)})
    play(match, "100")
    refusal = match.refusal("pass", 1)
    assert (match.turn, match.moves(), match.candidates()) == (None, [], [])
    assert refusal is not None
    assert refusal.rule == "match-over"


def test_points_add_up_from_round_to_round() -> None:
    match = after_a_drawn_round(SPEED, [600, 300], results=[[1000, 2000], [500, 0]])
    assert [standing.points for standing in match.standings()] == [2100, 2300]
    assert [len(standing.rounds) for standing in match.standings()] == [3, 3]


def test_safeties_protect_until_the_round_ends_and_no_longer() -> None:
    sides = {1: driving(km=675, safeties="driving-ace"), 2: driving(coups="extra-tank")}
    match = table(KILOMETER, 2, hand={1: "25"}, sides=sides)
    play(match, "25", "finish")
    assert [before(match, side)["safeties"] for side in (1, 2)] == [[], []]
