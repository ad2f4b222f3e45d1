"""Index of rulings: maps the numbers in docs/rules (AG) to the tests of each ruling."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "ausgebremst.md"

RULINGS = {
    "AG1": "test_the_first_move_of_the_race_is_free_of_the_ban",
    "AG2": "test_in_a_curve_the_spaces_left_to_its_end_decide",
    "AG3": "test_exception_2_waits_until_the_other_hands_lie_open_so_that_no_hidden_card_decides",
    "AG4": "test_a_leader_whose_other_cards_are_blocked_and_who_holds_a_6_is_unable",
    "AG5": "test_a_blocked_entry_at_the_end_of_lap_2_means_waiting",
    "AG6": "test_at_the_end_of_lap_2_a_car_that_owes_its_stop_may_not_drive_past_the_entry",
    "AG7": "test_driving_through_after_lap_1_is_allowed_and_does_not_count",
    "AG8": "test_nobody_enters_the_pit_lane_at_the_end_of_the_last_lap",
    "AG9": "test_a_neutral_that_shares_the_lead_spends_its_6_too",
    "AG10": "test_a_neutral_whose_card_is_larger_than_its_free_way_spends_it_and_stays",
    "AG11": "test_on_equal_ways_a_neutral_stays_straight",
    "AG12": "test_a_neutral_that_owes_its_stop_spends_a_card_that_cannot_stop_there",
    "AG13": "test_a_neutral_plays_all_28_cards",
    "AG14": "test_equal_highest_cards_draw_again",
    "AG15": "test_a_race_ends_when_every_car_is_home_or_out_of_cards",
    "AG16": "test_places_earn_9_6_4_3_2_1_and_neutrals_take_places_but_no_points",
    "AG17": "test_cars_that_are_not_home_get_no_points_and_line_up_by_their_distance",
    "AG18": "test_a_hand_of_cards_that_are_all_too_big_just_waits",
    "AG19": "test_a_neutral_winner_ends_the_ban_too",
    "AG20": "test_a_seat_sees_one_card_after_the_other_and_puts_each_on_a_pile_of_its_choice",
    "AG21": "test_of_two_pit_cards_one_comes_to_hand_and_the_other_onto_a_pile",
    "AG22": "test_a_single_pit_card_replaces_the_draw_at_once",
    "AG23": "test_with_all_piles_empty_the_hand_shrinks",
    "AG24": "test_no_lane_change_from_the_last_free_row_into_the_lined_stretch",
    "AG25": "test_whoever_can_play_a_card_must_even_if_it_drives_wide",
    "AG26": "test_the_choice_is_secret_until_the_race_is_over",
    "AG27": "test_cars_that_are_not_home_get_no_points_and_line_up_by_their_distance",
    "AG28": "test_neutral_cars_fill_the_grid_to_six_and_stand_in_front_in_car_number_order",
    "AG29": "test_at_the_finish_only_the_way_to_the_line_must_be_free",
    "AG30": "test_exception_2_never_involves_neutral_cars",
    "AG31": "test_stall_rule_two_a_car_that_only_its_owed_stop_holds_discards_and_draws",
    "AG32": "test_cars_that_were_equally_far_away_keep_the_order_of_their_grid",
    "AG33": "test_equal_points_are_parted_by_the_better_place_in_the_last_race",
    "AG34": "test_every_seat_is_asked_equally_often_so_that_nobody_learns_the_size_of_a_deck",
    "AG35": "test_the_box_says_3_to_6_but_two_can_play",
    "AG36": "test_a_seat_may_look_at_its_own_piles_and_at_nobody_elses",
}


def names_of_tests() -> set[str]:
    sources = [file.read_text("utf-8") for file in HERE.glob("test_*.py")]
    return {name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)}


@pytest.mark.parametrize(("number", "test"), RULINGS.items())
def test_a_ruling_has_the_test_that_it_names(number: str, test: str) -> None:
    assert test in names_of_tests(), number


def test_every_ruling_of_the_rules_page_is_tested() -> None:
    assert re.findall(r"^\| (AG\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE) == list(RULINGS)
