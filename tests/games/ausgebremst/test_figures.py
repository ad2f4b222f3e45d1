"""Dashboard figures: points and spaces to go, the reserve after each drive, the ideal line, the stop, the ban on 6."""

from itertools import pairwise
from typing import Any

import pytest

from paddock.core.match import Match
from paddock.games.ausgebremst.rules.circuit import Circuit
from tests.games.ausgebremst.races import Car, Garage, advanced, circuits, family, game

# On Bleifuss-Drom a lap is 24 spaces, a stop costs 1; field A is L31, row 32 is the last before the line.
FAR_AHEAD = Car("L9", laps=3, stopped=True)


def race(match: Match, seat: int | None = 1) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["round"]
    return found


def drive(match: Match, move: str) -> dict[str, Any]:
    card, _, space = move.partition("@")
    return next(one for one in race(match)["drives"] if (one["card"], one["space"]) == (int(card), space))


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_the_points_of_a_family_deck_are_what_was_not_played_and_no_secret(seat: int | None) -> None:
    match = game().start(seats=2, seed=3)
    assert [car["points"] for car in race(match, seat)["cars"]][:2] == [84, 84]
    match.play(match.moves()[0])
    played = sum(sum(car["played"]) for car in race(match, seat)["cars"][:2])
    assert sum(car["points"] for car in race(match, seat)["cars"][:2]) == 168 - played


def test_the_points_of_an_advanced_deck_are_known_to_its_own_seat_alone() -> None:
    match = advanced({1: Car("M15"), 2: FAR_AHEAD}, {1: Garage([4, 5], [[1, 2], [3], [], []])})
    assert (race(match, 1)["points"], race(match, None)["points"]) == (15, None)
    assert [car["points"] for car in race(match, 1)["cars"]] == [None, None, 0, 0, 0, 0]


def test_before_a_deck_is_chosen_a_seat_has_no_points() -> None:
    match = game().start(seats=2, seed=3, options={"rules": "advanced"})
    assert race(match)["points"] is None
    match.play("deck fast", seat=1)
    assert race(match)["points"] == 84
    match.play("deck slow", seat=2)
    assert race(match)["points"] == 84 - sum(race(match)["cars"][0]["pit_cards"])


def test_the_drives_of_a_view_are_the_legal_ones() -> None:
    match = family({1: Car("M30"), 2: FAR_AHEAD}, {1: [1, 2, 4]})
    assert [f"{one['card']}@{one['space']}" for one in race(match)["drives"]] == match.moves()
    assert race(match, 2)["drives"] == []
    assert race(match, None)["drives"] == []


def test_a_drive_on_the_ideal_line_keeps_the_reserve_and_a_wide_one_costs_it() -> None:
    match = family({1: Car("M1", stopped=True), 2: FAR_AHEAD}, {1: [2, 2, 2]})
    car = race(match)["cars"][0]
    reserve = car["points"] - car["to_go"]
    inside, outside = drive(match, "2@L3"), drive(match, "2@N3")
    assert (inside["wide"], inside["reserve"]) == (0, reserve)
    assert (outside["wide"], outside["reserve"]) == (outside["to_go"] - inside["to_go"], reserve - outside["wide"])
    assert outside["wide"] > 0


def test_a_stop_is_part_of_the_way_and_costs_no_reserve_when_it_is_owed() -> None:
    match = family({1: Car("L31"), 2: FAR_AHEAD}, {1: [1, 1, 1]})
    assert drive(match, "1@P1") | {"to_go": 0} == drive(match, "1@L32") | {"space": "P1", "stops": True, "to_go": 0}


def test_a_stop_of_the_advanced_game_brings_the_points_of_its_pit_cards() -> None:
    match = advanced({1: Car("L31"), 2: FAR_AHEAD}, {1: Garage([1, 6], [[6, 6], [6], [], []])})
    assert drive(match, "1@P1")["reserve"] == drive(match, "1@L32")["reserve"] + 6 - 1


def test_the_finish_leaves_what_is_not_needed() -> None:
    match = family({1: Car("L32", laps=3, stopped=True)}, {1: [1, 3, 5]}, tops={1: []})
    assert drive(match, "3@finish") == {
        "card": 3,
        "space": "finish",
        "to_go": 0,
        "reserve": 6,
        "wide": 0,
        "stops": False,
    }


@pytest.mark.parametrize("circuit", circuits(), ids=lambda circuit: circuit.id)
def test_the_ideal_line_of_a_lap_is_as_long_as_the_lap_and_its_steps_are_steps(circuit: Circuit) -> None:
    match = family({1: Car("L1")}, {1: [1, 1, 1]}, circuit=circuit.number)
    line = race(match)["ideal_line"]
    assert len(line) == circuit.lap + 1
    assert line[0] == "L1"
    steps = pairwise(line)
    assert all(circuit.space_number(to) in circuit.steps(circuit.space_number(at)) for at, to in steps)


def test_the_ideal_line_leads_through_the_pit_lane_when_the_stop_is_due() -> None:
    due = family({1: Car("M28", laps=2), 2: FAR_AHEAD}, {1: [1, 1, 1]})
    line = race(due)["ideal_line"]
    assert line[line.index("L31") : line.index("L31") + 6] == ["L31", "P1", "P2", "P3", "P4", "L3"]
    made = family({1: Car("M28", laps=2, stopped=True), 2: FAR_AHEAD}, {1: [1, 1, 1]})
    assert "P1" not in race(made)["ideal_line"]


def test_the_ideal_line_ends_at_the_finish() -> None:
    match = family({1: Car("M30", laps=3, stopped=True)}, {1: [1, 1, 1]})
    assert race(match)["ideal_line"] == ["M30", "M31", "M32", "finish"]


def test_how_a_car_stands_to_its_stop() -> None:
    cars = {1: Car("M15"), 2: Car("M16", laps=2), 3: Car("M17", stopped=True)}
    assert [car["stop"] for car in race(family(cars, {}))["cars"][:3]] == ["owed", "due", "made"]
    free = advanced({1: Car("M15"), 2: Car("M16", laps=3), 3: Car("M17")}, {})
    assert [car["stop"] for car in race(free)["cars"][:3]] == ["open", "none", "none"]


def test_only_who_leads_may_play_no_6_and_nobody_at_the_start_or_after_the_winner() -> None:
    cars = {1: Car("M16"), 2: Car("L16"), 3: Car("M15")}
    assert [car["no_six"] for car in race(family(cars, {}))["cars"][:3]] == [True, True, False]
    start = game().start(seats=2, seed=5)
    assert [car["leads"] for car in race(start)["cars"]].count(True) > 0
    assert not any(car["no_six"] for car in race(start)["cars"] if not car["moved"])
    after = family({**cars, 3: Car("L1", laps=3, state="home", stopped=True)}, {}, finish=(3,))
    assert race(after)["cars"][0]["no_six"] is False


def test_cars_abreast_are_as_far_round_the_race() -> None:
    cars = race(family({1: Car("M16"), 2: Car("L16"), 3: Car("N4", laps=2)}, {}))["cars"]
    assert cars[0]["progress"] == cars[1]["progress"] < cars[2]["progress"]


def test_a_view_tells_the_season_the_laps_and_what_a_stop_costs() -> None:
    view = race(game().start(seats=2, seed=1, options={"circuits": "chosen:2+1"}))
    assert (view["season"], view["laps"], view["detour"]) == (["plattfuss-circuit", "bleifuss-drom"], 3, 3)


def test_an_advanced_view_shows_the_decks_to_choose_from() -> None:
    view = race(game().start(seats=2, seed=1, options={"rules": "advanced"}))
    assert view["decks"] == {"fast": [1, 2, 2, 3, 5, 6], "medium": [3, 3, 3, 4, 4, 5], "slow": [4, 4, 4, 4, 4, 4]}
    assert race(game().start(seats=2, seed=1))["decks"] == {}
