"""Movement of cars: full value, forwards, one car per space, white lines, chicanes, and the facts of refusals."""

from tests.games.ausgebremst.races import Car, car_of, family, rule_of, space_of, spaces_for

# On Bleifuss-Drom: rows 1 to 4, a curve from 5 to 8 (A has 7 and 8), rows 9 and 10, a chicane M18, field A on L31.


def test_a_card_is_driven_for_its_full_value_ahead_or_ahead_to_the_side() -> None:
    match = family({1: Car("M9"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    assert match.moves() == ["1@L10", "1@M10", "1@N10"]


def test_a_lane_at_the_edge_has_one_way_to_the_side() -> None:
    match = family({1: Car("N15"), 2: Car("L25", laps=2)}, {1: [2, 2, 2]})
    assert spaces_for(match, 2) == {"L17", "M17", "N17"}


def test_equal_cards_give_one_move() -> None:
    match = family({1: Car("L15"), 2: Car("L25", laps=2)}, {1: [1, 1, 2]})
    assert len(match.moves()) == len(set(match.moves())) == 5


def test_only_one_car_stands_on_a_space_and_the_refusal_names_it() -> None:
    match = family({1: Car("M9"), 2: Car("M10"), 3: Car("L25", laps=2)}, {1: [1, 1, 1]})
    assert spaces_for(match, 1) == {"L10", "N10"}
    refusal = match.refusal("1@M10")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["car"], refusal.facts["space"]) == ("space-taken", 2, "M10")


def test_cars_are_not_driven_through_but_round_a_free_lane() -> None:
    match = family({1: Car("L15"), 2: Car("L16"), 3: Car("L25", laps=2)}, {1: [2, 2, 2]})
    assert "L17" in spaces_for(match, 2)


def test_a_wall_of_cars_blocks_and_the_refusal_names_one_of_them() -> None:
    cars = {1: Car("M9"), 2: Car("L10"), 3: Car("M10"), 4: Car("N10"), 5: Car("L25", laps=2)}
    match = family(cars, {1: [2, 2, 2]}, seats=5)
    refusal = match.refusal("2@M12")
    assert refusal is not None
    assert refusal.rule == "way-blocked"
    assert refusal.facts["car"] == 3
    assert refusal.facts["at"] == "M10"
    assert match.moves() == ["pass"]


def test_passing_diagonally_between_two_cars_is_allowed() -> None:
    match = family({1: Car("M15"), 2: Car("M16"), 3: Car("L15"), 4: Car("L25", laps=2)}, {1: [1, 1, 1]}, seats=4)
    assert "L16" in spaces_for(match, 1)


def test_nobody_moves_sideways_or_back() -> None:
    match = family({1: Car("M16"), 2: Car("L25", laps=2)}, {1: [1, 2, 3]})
    assert rule_of(match, "1@L16") == "only-forward"
    assert rule_of(match, "1@M15") == "only-forward"
    assert rule_of(match, "1@M18") == "out-of-reach"


def test_a_chicane_is_one_lane_and_a_car_on_it_blocks_the_whole_track() -> None:
    match = family({1: Car("L16"), 2: Car("M18"), 3: Car("L25", laps=2)}, {1: [1, 2, 3]})
    assert spaces_for(match, 2) == set()
    assert spaces_for(match, 3) == set()
    refusal = match.refusal("3@L19")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["car"], refusal.facts["at"]) == ("way-blocked", 2, "M18")


def test_every_lane_leads_into_a_chicane_and_out_of_it() -> None:
    for start in ("L17", "M17", "N17"):
        match = family({1: Car(start), 2: Car("L25", laps=2)}, {1: [2, 2, 2]})
        assert spaces_for(match, 2) == {"L19", "M19", "N19"}


def test_inside_the_white_lines_a_car_keeps_its_lane() -> None:
    match = family({1: Car("M6"), 2: Car("L25", laps=2)}, {1: [1, 2, 2]})
    assert match.moves() == ["1@M7", "2@M8"]
    assert rule_of(match, "1@L7") == "white-line"


def test_no_lane_change_from_the_last_free_row_into_the_lined_stretch() -> None:
    match = family({1: Car("M4"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    assert match.moves() == ["1@M6"]
    refusal = match.refusal("1@N5")
    assert refusal is not None
    assert refusal.rule == "white-line"
    assert (refusal.facts["first"], refusal.facts["last"]) == (5, 8)


def test_the_white_line_is_the_reason_inwards_as_well_as_outwards() -> None:
    match = family({1: Car("M4"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    assert rule_of(match, "1@L7") == "white-line"
    assert rule_of(match, "1@N5") == "white-line"


def test_the_line_that_is_named_lies_ahead_of_a_car_that_may_leave_its_lane_again() -> None:
    match = family({1: Car("L24"), 2: Car("L9", laps=2)}, {1: [3, 4, 5]})
    refusal = match.refusal("3@N28")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["first"], refusal.facts["last"]) == ("white-line", 26, 29)


def test_a_space_in_the_own_lane_is_on_no_other_side_of_a_line() -> None:
    match = family({1: Car("L24"), 2: Car("L9", laps=2)}, {1: [3, 4, 5]})
    assert rule_of(match, "3@L28") == "out-of-reach"


def test_a_card_barred_by_cars_has_only_reasons_that_name_them() -> None:
    match = family({1: Car("L24"), 2: Car("L28"), 3: Car("M28")}, {1: [3, 4, 5]})
    assert [move for move in match.candidates() if move.startswith("3@")] == ["3@L29", "3@M28"]
    barred = [match.refusal(move) for move in match.candidates() if "@" in move]
    assert {refusal.rule for refusal in barred if refusal} == {"way-blocked", "space-taken"}
    assert all(refusal and refusal.facts["car"] in (2, 3) for refusal in barred)


def test_spaces_that_only_a_forbidden_change_of_lane_would_reach_are_no_candidates() -> None:
    match = family({1: Car("M4"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    assert [move for move in match.candidates() if "@" in move] == ["1@M6"]


def test_a_car_in_the_way_is_a_reason_before_the_stop_that_is_owed() -> None:
    match = family({1: Car("L30", laps=2), 2: Car("P1", laps=2, stopped=True)}, {1: [3, 3, 3]})
    rules = [rule_of(match, move) for move in match.candidates() if "@" in move]
    assert rules[0] == "way-blocked"
    assert set(rules[1:]) == {"pit-owed"}


def test_lanes_may_be_changed_again_on_the_first_row_after_the_line() -> None:
    match = family({1: Car("M8"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    assert spaces_for(match, 1) == {"L9", "M9", "N9"}


def test_the_inner_lane_of_a_curve_is_shorter() -> None:
    inner = family({1: Car("L4"), 2: Car("L25", laps=2)}, {1: [3, 3, 3]})
    outer = family({1: Car("N4"), 2: Car("L25", laps=2)}, {1: [3, 3, 3]})
    assert spaces_for(inner, 3) == {"L9", "M9"}
    assert spaces_for(outer, 3) == {"N7"}


def test_whoever_can_play_a_card_must_even_if_it_drives_wide() -> None:
    cars = {1: Car("M4"), 2: Car("L25", laps=2)}
    match = family(cars, {1: [1, 1, 1]})
    assert rule_of(match, "pass") == "must-play"
    refusal = match.refusal("pass")
    assert refusal is not None
    assert refusal.facts["card"] == 1
    assert rule_of(match, "discard 1") == "no-race-discard"


def test_whoever_cannot_play_shows_the_hand_and_keeps_it() -> None:
    cars = {1: Car("M17"), 2: Car("M18"), 3: Car("L25", laps=2)}
    match = family(cars, {1: [1, 3, 5], 2: [2, 2, 2], 3: [4, 4, 4]})
    assert match.moves() == ["pass"]
    match.play("pass")
    assert car_of(match, 1)["shown"] == [1, 3, 5]
    assert space_of(match, 1) == "M17"
    assert match.position()["round"]["hands"][0] == [1, 3, 5]
    assert match.view(2)["round"]["cars"][0]["shown"] == [1, 3, 5]


def test_what_was_shown_stays_known_until_the_card_is_played() -> None:
    cars = {1: Car("L15", shown=(2, 3)), 2: Car("L25", laps=2)}
    match = family(cars, {1: [2, 3, 5]})
    match.play("3@M18")
    assert car_of(match, 1)["shown"] == [2]


def test_a_hand_of_cards_that_are_all_too_big_just_waits() -> None:
    cars = {1: Car("M16"), 2: Car("M18"), 3: Car("L25", laps=2)}
    match = family(cars, {1: [4, 5, 6]})
    assert match.moves() == ["pass"]
    assert rule_of(match, "discard 4") == "no-race-discard"


def test_the_played_card_is_replaced_from_the_deck() -> None:
    match = family({1: Car("L15"), 2: Car("L25", laps=2)}, {1: [1, 2, 3]}, tops={1: [6]})
    match.play("2@L17")
    assert match.position()["round"]["hands"][0] == [1, 3, 6]


def test_a_car_whose_last_card_is_played_leaves_at_once() -> None:
    cars = {
        1: Car("L15", laps=3, stopped=True),
        2: Car("L25", laps=3, stopped=True),
        3: Car("L9", laps=3, stopped=True),
    }
    match = family(cars, {1: [1], 2: [1, 2, 3], 3: [1, 2, 3]}, tops={1: []})
    match.play("1@L16")
    assert car_of(match, 1)["state"] == "out"
    assert match.turn == 2


def test_at_the_finish_only_the_way_to_the_line_must_be_free() -> None:
    cars = {1: Car("L31", laps=3, stopped=True), 2: Car("L1", laps=3, stopped=True), 3: Car("L2", laps=3, stopped=True)}
    match = family(cars, {1: [2, 3, 5]})
    assert "2@finish" in match.moves()
    assert "5@finish" in match.moves()
    assert spaces_for(match, 3) == {"finish"}
    match.play("3@finish")
    assert car_of(match, 1)["state"] == "home"


def test_a_car_in_the_way_keeps_others_from_the_finish() -> None:
    cars = {
        1: Car("N31", laps=3, stopped=True),
        2: Car("N32", laps=3, stopped=True),
        3: Car("M32", laps=3, stopped=True),
    }
    match = family(cars, {1: [2, 2, 2]})
    refusal = match.refusal("2@finish")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["car"]) == ("way-blocked", 3)


def test_a_space_that_the_circuit_does_not_have_is_refused() -> None:
    match = family({1: Car("L4"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    refusal = match.refusal("1@L5")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["circuit"]) == ("no-such-space", "Bleifuss-Drom")


def test_a_card_that_is_not_held_is_refused() -> None:
    match = family({1: Car("L15"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    assert rule_of(match, "4@L19") == "race-card-missing"


def test_words_of_the_advanced_game_are_refused_in_the_family_game() -> None:
    match = family({1: Car("L15"), 2: Car("L25", laps=2)}, {1: [1, 1, 1]})
    for move in ("deck fast", "pile 2", "take 4", "done", "preset 1/23/45/6"):
        assert rule_of(match, move) == "family-game"
