"""The stop of the family game: where the pit lane opens, who may not drive past it, and what ends a hopeless wait."""

import pytest

from paddock import BadPosition
from tests.games.ausgebremst.races import Car, car_of, family, rule_of, space_of, spaces_for

# On Bleifuss-Drom field A is L31, the pit lane P1 to P4, field C is L3; the last curve ends at 29, row 30 follows.
FAR_AHEAD = Car("L9", laps=3, stopped=True)


def test_the_pit_lane_is_entered_from_field_a_only() -> None:
    on_a = family({1: Car("L31"), 2: FAR_AHEAD}, {1: [1, 1, 1]})
    assert spaces_for(on_a, 1) == {"L32", "M32", "P1"}
    beside = family({1: Car("M31"), 2: FAR_AHEAD}, {1: [1, 1, 1]})
    assert "P1" not in spaces_for(beside, 1)


def test_field_a_is_passed_or_stood_on_as_the_last_track_space() -> None:
    match = family({1: Car("M30"), 2: FAR_AHEAD}, {1: [2, 4, 5]})
    assert "P1" in spaces_for(match, 2)
    assert "P4" in spaces_for(match, 5)


def test_a_car_on_field_a_keeps_others_out() -> None:
    match = family({1: Car("M30"), 2: FAR_AHEAD, 3: Car("L31")}, {1: [2, 2, 2]})
    refusal = match.refusal("2@P1")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["car"], refusal.facts["at"]) == ("way-blocked", 3, "L31")


def test_a_car_on_field_c_keeps_others_in() -> None:
    match = family({1: Car("P3", stopped=True), 2: FAR_AHEAD, 3: Car("L3", laps=2)}, {1: [2, 3, 4]})
    assert match.moves() == ["pass"]


def test_the_pit_lane_is_single_file() -> None:
    match = family({1: Car("P1", stopped=True), 2: FAR_AHEAD, 3: Car("P3", stopped=True)}, {1: [1, 2, 3]})
    assert match.moves() == ["1@P2"]


def test_several_cars_may_be_in_the_pit_lane() -> None:
    match = family({1: Car("L31"), 2: FAR_AHEAD, 3: Car("P2", stopped=True)}, {1: [1, 1, 1]})
    match.play("1@P1")
    assert car_of(match, 1)["stopped"] is True


def test_the_pit_lane_leads_over_the_line_and_out_at_field_c() -> None:
    match = family({1: Car("P4", stopped=True), 2: FAR_AHEAD}, {1: [1, 2, 2]})
    assert spaces_for(match, 1) == {"L3"}
    match.play("2@L4")
    assert car_of(match, 1)["laps"] == 2


def test_nobody_enters_the_pit_lane_at_the_start() -> None:
    match = family({2: Car("L31", laps=0), 1: FAR_AHEAD}, {2: [1, 1, 1]}, turn=2)
    assert "P1" not in spaces_for(match, 1)
    assert rule_of(match, "1@P1") == "pit-closed"


def test_nobody_enters_the_pit_lane_at_the_end_of_the_last_lap() -> None:
    match = family({1: Car("L31", laps=3, stopped=True), 2: FAR_AHEAD}, {1: [1, 1, 1]})
    assert rule_of(match, "1@P1") == "pit-closed"


def test_driving_through_after_lap_1_is_allowed_and_does_not_count() -> None:
    match = family({1: Car("L31"), 2: FAR_AHEAD}, {1: [5, 5, 5]})
    # Field C is 5 spaces away through the pit lane, but only 4 along the track.
    assert "L3" in spaces_for(match, 5)
    match.play("5@L3")
    assert (car_of(match, 1)["stopped"], car_of(match, 1)["laps"]) == (False, 2)


def test_at_the_end_of_lap_2_a_car_that_owes_its_stop_may_not_drive_past_the_entry() -> None:
    match = family({1: Car("L30", laps=2), 2: FAR_AHEAD}, {1: [1, 2, 3]})
    assert spaces_for(match, 1) == {"L31"}
    assert spaces_for(match, 2) == {"P1"}
    assert spaces_for(match, 3) == {"P2"}
    refusal = match.refusal("2@L32")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["entry"]) == ("pit-owed", "L31")


def test_nor_go_where_field_a_can_no_longer_be_reached() -> None:
    match = family({1: Car("N29", laps=2), 2: FAR_AHEAD}, {1: [1, 2, 2]})
    assert spaces_for(match, 1) == {"M30"}
    assert spaces_for(match, 2) == {"L31"}
    assert rule_of(match, "1@N30") == "pit-owed"


def test_nor_drive_through_the_pit_lane_without_stopping() -> None:
    match = family({1: Car("L31", laps=2), 2: FAR_AHEAD}, {1: [5, 4, 4]})
    assert spaces_for(match, 5) == set()
    assert rule_of(match, "5@L3") == "pit-owed"
    assert spaces_for(match, 4) == {"P4"}


def test_a_blocked_entry_at_the_end_of_lap_2_means_waiting() -> None:
    match = family({1: Car("L30", laps=2), 2: FAR_AHEAD, 3: Car("L31", laps=1)}, {1: [2, 2, 3]})
    assert match.moves() == ["pass"]
    assert rule_of(match, "discard 2") == "no-race-discard"


def test_a_full_pit_lane_means_waiting_too() -> None:
    match = family({1: Car("L31", laps=2), 2: FAR_AHEAD, 3: Car("P1", laps=1, stopped=True)}, {1: [2, 2, 3]})
    assert match.moves() == ["pass"]


def test_stall_rule_two_a_car_that_only_its_owed_stop_holds_discards_and_draws() -> None:
    match = family({1: Car("L31", laps=2), 2: FAR_AHEAD}, {1: [5, 6, 6]}, tops={1: [2]})
    assert match.moves() == ["discard 5", "discard 6"]
    assert rule_of(match, "pass") == "must-discard"
    match.play("discard 6")
    assert match.position()["round"]["hands"][0] == [2, 5, 6]
    assert space_of(match, 1) == "L31"
    assert car_of(match, 1)["shown"] == [5, 6]
    assert 6 in car_of(match, 1)["played"]


def test_a_second_stop_is_refused() -> None:
    match = family({1: Car("L31", laps=2, stopped=True), 2: FAR_AHEAD}, {1: [1, 2, 5]})
    assert rule_of(match, "1@P1") == "second-stop"
    assert "L3" in spaces_for(match, 5)


def test_moving_up_inside_the_pit_lane_is_no_second_stop() -> None:
    match = family({1: Car("P1", stopped=True), 2: FAR_AHEAD}, {1: [1, 2, 2]})
    assert spaces_for(match, 1) == {"P2"}


def test_a_stop_after_lap_1_frees_lap_2() -> None:
    match = family({1: Car("L31", laps=2, stopped=True), 2: FAR_AHEAD}, {1: [2, 2, 2]})
    assert "L1" in spaces_for(match, 2)


def test_a_position_with_a_missed_stop_cannot_be_made() -> None:
    with pytest.raises(BadPosition, match="missed its stop"):
        family({1: Car("L9", laps=3), 2: FAR_AHEAD}, {1: [1, 1, 1]})
    with pytest.raises(BadPosition, match="past the entry"):
        family({1: Car("L32", laps=2), 2: FAR_AHEAD}, {1: [1, 1, 1]})


def test_the_pit_lane_is_entered_from_field_a_alone_and_the_refusal_says_so() -> None:
    beside = family({1: Car("M31"), 2: FAR_AHEAD}, {1: [1, 2, 6]})
    assert rule_of(beside, "1@P1") == "pit-entry"
    assert rule_of(beside, "2@P2") == "pit-entry"
    further = family({1: Car("M29"), 2: FAR_AHEAD}, {1: [1, 2, 6]})
    assert rule_of(further, "1@P1") == "out-of-reach"


def test_a_refused_way_past_the_entry_says_whether_the_space_lies_before_field_a_or_past_it() -> None:
    match = family({1: Car("N29", laps=2), 2: FAR_AHEAD}, {1: [1, 2, 4]})
    before, past = match.refusal("2@N31"), match.refusal("4@M1")
    assert before is not None
    assert past is not None
    assert (before.rule, before.facts["where"]) == ("pit-owed", "before")
    assert (past.rule, past.facts["where"]) == ("pit-owed", "past")


def test_a_compulsory_discard_says_whether_the_stop_or_a_stall_is_the_reason() -> None:
    stop = family({1: Car("L31", laps=2), 2: FAR_AHEAD}, {1: [5, 6, 6]})
    stall = family({1: Car("M17"), 2: Car("M18")}, {1: [1, 2, 3]}, idle=4)
    for match, why in ((stop, "pit"), (stall, "stall")):
        refusal = match.refusal("pass")
        assert refusal is not None
        assert (refusal.rule, refusal.facts["why"]) == ("must-discard", why)
