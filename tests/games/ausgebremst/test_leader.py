"""The leader and the 6: who leads, when the ban holds, its two exceptions, and what ends a stall."""

from paddock import Rng
from tests.games.ausgebremst.races import Car, car_of, family, rule_of, spaces_for

SIXES = [6, 6, 6]


def test_the_leader_may_not_play_a_6() -> None:
    match = family({1: Car("L9"), 2: Car("L4")}, {1: [1, 6, 6]})
    assert spaces_for(match, 6) == set()
    refusal = match.refusal("6@L16")
    assert refusal is not None
    assert refusal.rule == "leader-six"


def test_neither_may_whoever_shares_the_lead_and_the_refusal_names_the_other() -> None:
    match = family({1: Car("L9"), 2: Car("N9")}, {1: [1, 6, 6]})
    refusal = match.refusal("6@L16")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["car"]) == ("joint-leader-six", 2)


def test_whoever_is_behind_may() -> None:
    match = family({1: Car("L9"), 2: Car("N10")}, {1: [1, 6, 6]})
    assert spaces_for(match, 6)


def test_the_first_move_of_the_race_is_free_of_the_ban() -> None:
    cars = {1: Car("N31", laps=0, moved=False), 2: Car("M30", laps=0, moved=False)}
    match = family(cars, {1: [1, 6, 6]})
    assert spaces_for(match, 6)


def test_a_lap_more_leads_wherever_the_cars_are() -> None:
    match = family({1: Car("L2", laps=2), 2: Car("L29", laps=1)}, {1: [1, 6, 6]})
    assert rule_of(match, "6@L9") == "leader-six"


def test_in_a_curve_the_spaces_left_to_its_end_decide() -> None:
    level = family({1: Car("N7"), 2: Car("L7")}, {1: [1, 6, 6]})
    assert rule_of(level, "6@L13") == "joint-leader-six"
    behind = family({1: Car("N6"), 2: Car("L7")}, {1: [1, 6, 6]})
    assert spaces_for(behind, 6)


def test_in_the_pit_lane_the_spaces_left_to_its_end_decide() -> None:
    # From P3 two spaces lead to field C, as from row 1.
    level = family({1: Car("M1", laps=2, stopped=True), 2: Car("P3", stopped=True)}, {1: [1, 6, 6]})
    assert rule_of(level, "6@M8") == "joint-leader-six"
    behind = family({1: Car("M1", laps=2, stopped=True), 2: Car("P4", stopped=True)}, {1: [1, 6, 6]})
    assert spaces_for(behind, 6)


def test_an_owed_stop_does_not_count_for_the_lead() -> None:
    match = family({1: Car("L10", laps=2), 2: Car("L9", laps=2, stopped=True)}, {1: [1, 6, 6]})
    assert rule_of(match, "6@M17") == "leader-six"


def test_once_the_first_car_is_home_anybody_may_play_a_6() -> None:
    winner = Car("L32", laps=3, stopped=True, state="home")
    match = family({1: Car("L9"), 2: Car("L4"), 3: winner}, {1: [1, 6, 6]}, finish=(3,))
    assert spaces_for(match, 6)


def test_a_neutral_winner_ends_the_ban_too() -> None:
    winner = Car("L32", laps=3, stopped=True, state="home")
    match = family({1: Car("L9"), 2: Car("L4"), 6: winner}, {1: [1, 6, 6]}, finish=(6,))
    assert spaces_for(match, 6)


def test_a_leader_with_nothing_but_6s_waits_and_keeps_them() -> None:
    match = family({1: Car("L9"), 2: Car("L4")}, {1: SIXES})
    assert match.moves() == ["pass"]
    match.play("pass")
    assert match.position()["round"]["hands"][0] == SIXES


def test_exception_1_on_a_chicane_a_leader_with_nothing_but_6s_may_play_one() -> None:
    match = family({1: Car("M18"), 2: Car("L4")}, {1: SIXES})
    assert spaces_for(match, 6)


def test_exception_1_needs_nothing_but_6s() -> None:
    match = family({1: Car("M18"), 2: Car("L4")}, {1: [1, 6, 6]})
    assert spaces_for(match, 6) == set()


def test_exception_2_three_abreast_with_nothing_but_6s_may_play_them_once_shown() -> None:
    cars = {1: Car("L9"), 2: Car("M9", shown=(6, 6, 6)), 3: Car("N9", shown=(6, 6, 6))}
    match = family(cars, {1: SIXES, 2: SIXES, 3: SIXES})
    assert spaces_for(match, 6)


def test_exception_2_waits_until_the_other_hands_lie_open_so_that_no_hidden_card_decides() -> None:
    cars = {1: Car("L9"), 2: Car("M9"), 3: Car("N9", shown=(6, 6, 6))}
    match = family(cars, {1: SIXES, 2: SIXES, 3: SIXES})
    assert match.moves() == ["pass"]


def test_exception_2_needs_the_whole_track_blocked() -> None:
    match = family({1: Car("L9"), 2: Car("M9", shown=(6, 6, 6))}, {1: SIXES, 2: SIXES})
    assert match.moves() == ["pass"]


def test_exception_2_never_involves_neutral_cars() -> None:
    cars = {1: Car("L9"), 2: Car("M9", shown=(6, 6, 6)), 6: Car("N9")}
    match = family(cars, {1: SIXES, 2: SIXES})
    assert match.moves() == ["pass"]


def test_a_leader_whose_other_cards_are_blocked_and_who_holds_a_6_is_unable() -> None:
    cars = {1: Car("M17"), 2: Car("M18")}
    match = family(cars, {1: [1, 2, 6]})
    assert match.moves() == ["pass"]


def test_stall_rule_a_whole_round_without_a_move_lifts_the_ban_until_a_car_moves() -> None:
    cars = {1: Car("L9"), 2: Car("L4", laps=1)}
    still = family(cars, {1: SIXES}, idle=1)
    assert still.moves() == ["pass"]
    lifted = family(cars, {1: SIXES}, idle=2)
    assert spaces_for(lifted, 6)
    lifted.play(next(iter(sorted(lifted.moves()))))
    assert lifted.position()["round"]["idle"] == 0


def test_stall_rule_three_two_rounds_without_a_move_throw_cards_away() -> None:
    cars = {1: Car("M17"), 2: Car("M18")}
    match = family(cars, {1: [1, 2, 3]}, idle=4)
    assert match.moves() == ["discard 1", "discard 2", "discard 3"]
    assert rule_of(match, "pass") == "must-discard"
    match.play("discard 2")
    assert car_of(match, 1)["shown"] == [1, 3]
    assert len(match.position()["round"]["hands"][0]) == 3


def test_the_refusal_of_a_6_says_whether_an_exception_would_have_been_possible() -> None:
    mixed = family({1: Car("L9"), 2: Car("N9")}, {1: [1, 6, 6]}).refusal("6@L16")
    sixes = family({1: Car("L9"), 2: Car("N9")}, {1: SIXES}).refusal("6@L16")
    assert mixed is not None
    assert sixes is not None
    assert (mixed.facts["exception"], sixes.facts["exception"]) == ("none", "possible")


def test_by_the_booklet_hidden_hands_of_sixes_count_for_exception_2() -> None:
    cars = {1: Car("L9"), 2: Car("M9"), 3: Car("N9")}
    hands = {1: SIXES, 2: SIXES, 3: SIXES}
    literal = family(cars, hands, options={"six-exception": "booklet"})
    assert spaces_for(literal, 6)
    others = family(cars, {**hands, 3: [1, 6, 6]}, options={"six-exception": "booklet"})
    assert others.moves() == ["pass"]


def test_by_the_booklet_a_redeal_keeps_what_a_leader_has_learnt_from_its_moves() -> None:
    cars = {1: Car("L9"), 2: Car("M9"), 3: Car("N9")}
    match = family(cars, {1: SIXES, 2: SIXES, 3: SIXES}, options={"six-exception": "booklet"})
    moves = match.state.legal_moves()
    for seed in range(20):
        match.state.redeal(0, Rng(seed))
        assert match.state.legal_moves() == moves
