"""The line, the end of a race, the next grid, the series, and races that nobody can finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.games.aruba.rules.events import StallWarned
from tests.games.aruba.tables import GAME, Spot, active, at, car, home, idle, play, race, space, state, track, wreck

if TYPE_CHECKING:
    from paddock import Event


def result(points: list[int], ranking: list[int], home_count: int, start: int = 1) -> dict[str, object]:
    return {
        "points": points,
        "lines": [[[{6: "first", 4: "second", 2: "third"}[value], value]] if value else [] for value in points],
        "detail": {"start": start, "home": home_count, "ranking": ranking},
    }


def test_a_race_begins_on_the_grid_with_empty_hands_and_sound_cars() -> None:
    match = GAME.start(6, seed=1)
    assert [space(match, number) for number in range(1, 7)] == [(2, 1), (2, 2), (2, 3), (1, 1), (1, 2), (1, 3)]
    assert state(match)["hands"] == [[]] * 6
    assert {car(match, number)["damage"] for number in range(1, 7)} == {0}
    assert len(state(match)["pile"]) == 66


def test_a_car_that_crosses_the_line_leaves_the_track_at_once() -> None:
    match = race({1: at(40, 2)}, gained=5)
    play(match, "ahead")
    assert (car(match, 1)["state"], car(match, 1)["row"]) == ("home", None)
    assert match.turn == 2


def test_the_race_ends_with_the_third_car_home() -> None:
    match = race({1: at(40, 2), 2: home(1), 3: home(2)}, gained=1)
    play(match, "ahead")
    assert match.results[0]["points"] == [2, 6, 4, 0]
    assert match.results[0]["lines"] == [[("third", 2)], [("first", 6)], [("second", 4)], []]


def test_the_race_goes_on_while_a_scored_place_is_open_even_for_the_last_car() -> None:
    match = race({1: at(39, 2), 2: home(1), 3: wreck(5, 1, 1), 4: wreck(6, 1, 2)}, gained=1)
    play(match, "ahead", "end")
    assert match.turn == 1
    assert not match.results


def test_the_race_ends_when_no_car_is_left() -> None:
    cars = {1: at(10, 2, damage=8), 2: at(9, 2, damage=8), 3: wreck(30, 1), 4: home(1)}
    match = race(cars, hand={1: "bomb"}, options={"blast": "around"})
    play(match, "bomb")
    assert match.results[0]["points"] == [0, 0, 0, 6]


def test_a_race_in_which_no_car_moves_for_three_rounds_is_over() -> None:
    match = race(still=11, dice="1")
    play(match, "end")
    assert match.results[0]["points"] == [0, 0, 0, 0]
    match = race({1: at(10, 2)}, still=11, gained=1)
    play(match, "ahead", "end")
    assert not match.results


@pytest.mark.parametrize(("wrecked", "idle_turns"), [(3, 3), (2, 6), (0, 12)])
def test_the_turn_in_which_a_car_moved_does_not_count_for_the_stall(wrecked: int, idle_turns: int) -> None:
    cars = {4 - rank: wreck(20 + rank, 1, rank + 1) for rank in range(wrecked)}
    match = race({1: at(10, 2), **cars}, gained=1)
    play(match, "ahead", "end")
    for _ in range(idle_turns - 1):
        idle(match)
    assert not match.results
    idle(match)
    assert len(match.results) == 1


def test_a_push_ends_a_stall_and_a_ram_against_a_wreck_does_not() -> None:
    pushed = race({1: at(10, 2), 2: at(11, 2)}, still=5, gained=1)
    play(pushed, "ram", "end")
    assert state(pushed)["still"] == 0
    stuck = race({1: at(10, 2), 2: at(11, 2), 3: wreck(12, 2)}, still=5, gained=1)
    play(stuck, "ram", "end")
    assert state(stuck)["still"] == 6


def test_players_are_warned_after_two_rounds_without_a_move_and_before_the_last_turn() -> None:
    match = race(still=6, dice="1")
    warned = [_warnings(play(match, "end")), *[_warnings(idle(match)) for _ in range(5)]]
    assert warned == [[], [StallWarned(8, 4)], [], [], [StallWarned(11, 1)], []]
    assert len(match.results) == 1


def test_the_only_car_left_is_warned_once() -> None:
    match = race({number: wreck(20 + number, 1, number - 1) for number in (2, 3, 4)}, dice="1")
    told = [_warnings(play(match, "end")), _warnings(idle(match)), _warnings(idle(match))]
    assert told == [[], [StallWarned(2, 1)], []]


def _warnings(told: list[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, StallWarned)]


def test_the_rounds_of_a_stall_are_those_of_the_cars_still_racing() -> None:
    cars = {3: wreck(20, 1, 1), 4: wreck(20, 3, 2)}
    match = race(cars, still=4, dice="1")
    play(match, "end")
    assert not match.results
    match = race(cars, still=5, dice="1")
    play(match, "end")
    assert len(match.results) == 1


def test_the_ninth_token_question_is_not_asked_once_the_race_is_decided() -> None:
    cars = {1: at(40, 2), 2: home(1), 3: home(2), 4: at(39, 2, damage=8)}
    match = race({**cars, 5: at(40, 1, mounts="right")}, seats=5, gained=2, hooked=4, hand={4: "nitro"})
    play(match, "ahead")
    assert len(match.results) == 1
    assert match.results[0]["detail"]["ranking"][:3] == [2, 3, 1]


def test_the_winner_starts_the_next_race_and_the_others_follow_in_order_of_play() -> None:
    match = race({1: at(40, 2), 2: home(2), 3: home(1)}, gained=1)
    play(match, "ahead")
    assert match.turn == 3
    assert [space(match, number) for number in (3, 4, 1, 2)] == [(2, 1), (2, 2), (2, 3), (1, 1)]


def test_by_option_the_grid_follows_the_order_of_arrival_and_the_turns_the_seats() -> None:
    match = race({1: at(40, 2), 2: home(2), 3: home(1), 4: at(20, 1)}, gained=1, options={"grid": "arrival"})
    play(match, "ahead")
    assert match.turn == 3
    assert [space(match, number) for number in (3, 2, 1, 4)] == [(2, 1), (2, 2), (2, 3), (1, 1)]
    play(match, "roll")
    play(match, *(["pass"] if state(match)["phase"] == "hook" else []))
    play(match, "stand", "end")
    assert match.turn == 4


def test_cars_that_did_not_come_home_are_ranked_by_row_and_abreast_by_number() -> None:
    cars = {1: at(40, 2), 2: at(20, 3), 3: home(1), 4: home(2), 5: at(20, 1), 6: at(21, 1)}
    match = race(cars, seats=6, gained=1, options={"grid": "arrival"})
    play(match, "ahead")
    assert match.results[0]["detail"]["ranking"] == [3, 4, 1, 6, 2, 5]


def test_if_nobody_came_home_the_next_start_is_the_neighbour_of_the_last_start_seat() -> None:
    match = race(still=11, dice="1", start=2)
    play(match, "end")
    assert match.turn == 3


def test_the_next_race_begins_without_cards_damage_or_mounts() -> None:
    cars = {1: at(40, 2, damage=5, mounts="front left"), 2: home(1), 3: home(2), 4: at(20, 2, damage=2, mounts="rear")}
    match = race(cars, gained=1, hand={4: "nitro saw"})
    play(match, "ahead")
    assert state(match)["hands"] == [[]] * 4
    assert all(car(match, number)["damage"] == 0 and car(match, number)["mounts"] == [] for number in range(1, 5))
    assert len(state(match)["pile"]) == 66
    assert active(match)["dice"] == []


LAST: dict[int, Spot] = {1: at(40, 2), 2: home(1), 3: home(2)}


def test_three_races_make_the_match_and_most_points_win() -> None:
    earlier = [result([6, 4, 2, 0], [1, 2, 3, 4], 3), result([6, 0, 4, 2], [1, 3, 4, 2], 3)]
    match = race(LAST, gained=1, results=earlier)
    play(match, "ahead")
    assert match.is_over
    assert [standing.points for standing in match.standings()] == [14, 10, 10, 2]
    assert [standing.place for standing in match.standings()] == [1, 2, 3, 4]


def test_a_tie_goes_to_the_better_place_in_the_third_race() -> None:
    earlier = [result([4, 0, 6, 2], [3, 1, 4, 2], 3), result([4, 6, 2, 0], [2, 1, 3, 4], 3)]
    match = race(LAST, gained=1, results=earlier)
    play(match, "ahead")
    assert [standing.points for standing in match.standings()] == [10, 12, 12, 2]
    assert [standing.place for standing in match.standings()] == [3, 1, 2, 4]


def test_a_tie_that_the_third_race_cannot_break_is_shared() -> None:
    earlier = [result([6, 4, 2, 0], [1, 2, 3, 4], 3), result([4, 6, 2, 0], [2, 1, 3, 4], 3)]
    match = race(still=11, dice="1", results=earlier)
    play(match, "end")
    assert [standing.place for standing in match.standings()] == [1, 1, 3, 4]


@pytest.mark.parametrize(("circuit", "rows"), [("triangle", 40), ("harbour", 61)])
def test_circuits_have_their_rows_and_come_back_to_where_they_began(circuit: str, rows: int) -> None:
    match = GAME.start(4, seed=1, options={"circuit": circuit})
    assert match.setup.options["circuit"] == circuit
    lap = track(circuit)
    assert lap.rows == rows
    assert sum({"left": 1, "right": -1, "none": 0}[s.turn] * s.degrees for s in lap.segments) == 360


def test_the_triangle_has_three_corners_about_a_quarter_of_its_rows_and_a_grid_of_two_rows() -> None:
    lap = track("triangle")
    red = [row for row in range(1, 41) if lap.red[row]]
    assert len(red) == 10
    assert sum(1 for row in red if row - 1 not in red) == 3
    assert sorted({row for row, _ in lap.grid}) == [1, 2]
    assert len(set(lap.grid)) == 6
