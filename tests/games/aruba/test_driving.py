"""Driving step by step: where a car may go, what the leader and the corners cost, when shots may fall."""

from __future__ import annotations

import pytest

from paddock.games.aruba.rules import events
from tests.games.aruba.tables import at, damage, movement, play, race, rule, space, wreck


@pytest.mark.parametrize(("move", "lane"), [("ahead", 2), ("left", 1), ("right", 3)])
def test_a_car_drives_ahead_or_diagonally(move: str, lane: int) -> None:
    match = race({1: at(10, 2)}, gained=3)
    play(match, move)
    assert space(match, 1) == (11, lane)
    assert movement(match) == 2


def test_a_car_does_not_leave_the_track() -> None:
    assert rule(race({1: at(10, 1)}, gained=1), "left") == "aruba-off-track"
    assert rule(race({1: at(10, 3)}, gained=1), "right") == "aruba-off-track"


def test_a_taken_space_is_refused_and_the_car_on_it_named() -> None:
    match = race({1: at(10, 2), 3: at(11, 1)}, gained=2)
    refused = match.refusal("left")
    assert refused is not None
    assert refused.rule == "aruba-space-taken"
    assert refused.facts["other"] == 3


def test_a_car_never_goes_diagonally_between_two_cars() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(10, 1)}, gained=2)
    refused = match.refusal("left")
    assert refused is not None
    assert refused.rule == "aruba-between-cars"
    assert (refused.facts["other"], refused.facts["beside"]) == (2, 3)
    assert rule(match, "right") is None


def test_past_one_car_alone_a_diagonal_step_is_free() -> None:
    assert rule(race({1: at(10, 2), 2: at(11, 2)}, gained=2), "left") is None
    assert rule(race({1: at(10, 2), 2: at(10, 1)}, gained=2), "left") is None


def test_a_wreck_is_in_the_way_like_a_car() -> None:
    match = race({1: at(10, 2), 2: wreck(11, 2), 3: at(10, 1)}, gained=2)
    assert rule(match, "ahead") == "aruba-space-taken"


def test_a_wreck_does_not_make_between_two_cars() -> None:
    assert rule(race({1: at(10, 2), 2: wreck(11, 2), 3: at(10, 1)}, gained=2), "left") is None
    assert rule(race({1: at(10, 2), 2: at(11, 2), 3: wreck(10, 1)}, gained=2), "left") is None


@pytest.mark.parametrize("wrecks", [((17, 1), (17, 2), (18, 3)), ((17, 1), (18, 2), (19, 3))])
def test_three_wrecks_never_close_the_track(wrecks: tuple[tuple[int, int], ...]) -> None:
    cars = {number: wreck(*spot, rank=number - 1) for number, spot in enumerate(wrecks, start=2)}
    match = race({1: at(16, 2), **cars}, gained=6)
    for _ in range(5):
        play(match, next(step for step in ("right", "left", "ahead") if rule(match, step) is None))
    assert space(match, 1)[0] == 21


def test_a_drive_needs_points() -> None:
    assert rule(race({1: at(10, 2)}), "ahead") == "aruba-no-movement"


def test_a_drive_that_stops_is_told_with_what_it_gives_up() -> None:
    match = race({1: at(10, 2)}, gained=5)
    assert play(match, "ahead", "stop") == [
        events.CarStepped(1, "10-2", "11-2", "drive"),
        events.DriveEnded(1, 1, "11-2", 4),
    ]


def test_a_drive_may_stop_early() -> None:
    match = race({1: at(10, 2)}, gained=5)
    play(match, "ahead", "stop")
    assert rule(match, "ahead") == "aruba-drive-over"
    assert rule(match, "stop") == "aruba-not-driving"


def test_when_a_drive_has_stopped_the_view_shows_no_movement_and_no_reach() -> None:
    match = race({1: at(10, 2)}, gained=5)
    play(match, "ahead")
    assert (movement(match), len(match.view(1)["round"]["reach"]) > 0) == (4, True)
    play(match, "stop")
    assert (movement(match), match.view(1)["round"]["reach"]) == (0, [])


def test_movement_may_be_added_while_driving_but_not_after() -> None:
    match = race({1: at(10, 2)}, gained=1, hand={1: "nitro nitro"}, dice="1 1 1 1")
    play(match, "ahead", "nitro", "ahead")
    assert movement(match) == 1
    play(match, "stop")
    assert rule(match, "nitro") == "aruba-drive-over"
    assert rule(match, "turbo 1") == "aruba-drive-over"


def test_the_car_alone_in_the_lead_loses_a_space() -> None:
    match = race({1: at(20, 2), 4: at(10, 2)}, car=4, dice="1")
    play(match, "end")
    assert match.turn == 1
    assert match.position()["round"]["active"]["leads"]


@pytest.mark.parametrize(("other", "leads"), [(at(9, 1), True), (at(10, 1), False), (at(11, 1), False)])
def test_only_a_car_alone_in_front_leads(other: object, leads: bool) -> None:
    match = race({1: at(10, 2), 2: other}, car=4, dice="1")  # type: ignore[dict-item]  # parametrize forgets the type
    play(match, "end")
    assert match.position()["round"]["active"]["leads"] is leads


def test_wrecks_do_not_count_for_the_lead() -> None:
    match = race({1: at(10, 2), 2: wreck(20, 2)}, car=4, dice="1")
    play(match, "end")
    assert match.position()["round"]["active"]["leads"]


def test_the_leader_loses_one_point_of_all_movement() -> None:
    match = race({1: at(10, 2)}, leads=True, dice="1 2 3", hand={1: "nitro"})
    play(match, "straight 3")
    assert movement(match) == 2
    play(match, "nitro")
    assert movement(match) == 4


def test_nitro_alone_costs_the_leader_a_point() -> None:
    match = race({1: at(10, 2)}, leads=True, hand={1: "nitro"})
    play(match, "nitro")
    assert movement(match) == 1


def test_by_option_nitro_alone_is_free_for_the_leader_until_dice_move_it() -> None:
    match = race({1: at(10, 2)}, leads=True, hand={1: "nitro"}, dice="1", options={"leader-nitro": "free"})
    play(match, "nitro")
    assert movement(match) == 2
    play(match, "straight 1")
    assert movement(match) == 2


def test_a_leader_that_does_not_move_loses_nothing() -> None:
    match = race({1: at(10, 2)}, leads=True, dice="1")
    play(match, "end")
    assert space(match, 1) == (10, 2)


def test_after_the_first_car_is_home_nobody_leads() -> None:
    match = race({1: at(30, 2), 2: at(40, 1)}, car=2, gained=1)
    play(match, "ahead", "roll", "stand", "end", "roll", "stand", "end")
    assert match.turn == 1
    assert not match.position()["round"]["active"]["leads"]


def test_a_drive_that_starts_on_red_loses_a_space() -> None:
    match = race({1: at(12, 2), 2: at(30, 1)}, car=4, dice="1")
    play(match, "end")
    assert match.position()["round"]["active"]["from_red"]
    match = race({1: at(12, 2)}, from_red=True, gained=4)
    assert movement(match) == 3


def test_leading_from_red_loses_two() -> None:
    assert movement(race({1: at(12, 2)}, from_red=True, leads=True, gained=4)) == 2


def test_driving_through_red_costs_nothing() -> None:
    match = race({1: at(10, 2)}, gained=5)
    play(match, "ahead", "ahead", "ahead", "ahead", "ahead")
    assert space(match, 1) == (15, 2)


def test_shots_fall_before_or_after_driving_never_in_between() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(12, 3)}, gained=2, dice="4 4 5 5", hand={1: "bomb"})
    assert rule(match, "shoot 4") is None
    play(match, "shoot 4", "right")
    assert rule(match, "shoot 5") == "aruba-still-driving"
    play(match, "stop")
    assert rule(match, "shoot 5") is None


def test_a_bomb_falls_before_or_after_driving_never_in_between() -> None:
    match = race({1: at(10, 2), 2: at(9, 2)}, gained=2, hand={1: "bomb"})
    assert rule(match, "bomb") is None
    play(match, "ahead")
    assert rule(match, "bomb") == "aruba-still-driving"
    play(match, "stop", "bomb")
    assert damage(match, 2) == 1


def test_a_shot_after_the_last_point_ends_the_drive() -> None:
    match = race({1: at(10, 2), 2: at(12, 2)}, gained=1, dice="4 4", hand={1: "nitro"})
    play(match, "ahead", "shoot 4")
    assert rule(match, "nitro") == "aruba-drive-over"


def test_a_car_that_does_not_move_may_shoot_and_bomb() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(9, 2)}, dice="4 4", hand={1: "bomb"})
    play(match, "shoot 4", "bomb")
    assert [damage(match, number) for number in (1, 2, 3)] == [0, 1, 1]
    assert space(match, 1) == (10, 2)


def test_who_leads_is_settled_as_the_turn_begins_even_if_the_leader_is_wrecked_then() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="1 2 4 4")
    play(match, "shoot 4", "straight 2")
    assert movement(match) == 2


def test_by_option_who_leads_is_settled_as_the_movement_begins() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="1 2 4 4", options={"leader": "movement"})
    play(match, "shoot 4", "straight 2")
    assert movement(match) == 1
    play(match, "left")
    assert movement(match) == 0


@pytest.mark.parametrize("end", ["stop", "ram"])
def test_points_that_a_drive_leaves_are_lost(end: str) -> None:
    match = race({1: at(10, 2), 2: at(12, 2)}, gained=4)
    play(match, "ahead", end)
    assert movement(match) == 0
