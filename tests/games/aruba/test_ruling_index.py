"""Index of rulings: maps the numbers in docs/rules/aruba.md to the tests of each ruling."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "aruba.md"

RULINGS = {
    "A1": (
        "test_a_bomb_hits_the_two_rows_behind_and_gives_one_token",
        "test_by_option_a_bomb_gives_two_tokens",
    ),
    "A2": (
        "test_a_bomb_reaches_no_further",
        "test_by_option_a_bomb_goes_off_all_around_and_hits_the_bomber_too",
        "test_no_bomb_is_dropped_from_the_first_row",
    ),
    "A3": (
        "test_the_window_opens_right_after_the_first_roll_whatever_the_seat_behind_holds",
        "test_a_seat_without_cards_is_not_asked_for_a_hook",
        "test_by_option_the_window_opens_after_the_last_roll",
    ),
    "A4": (
        "test_the_winner_starts_the_next_race_and_the_others_follow_in_order_of_play",
        "test_by_option_the_grid_follows_the_order_of_arrival_and_the_turns_the_seats",
        "test_cars_that_did_not_come_home_are_ranked_by_row_and_abreast_by_number",
    ),
    "A5": (
        "test_an_extra_die_comes_after_the_first_roll",
        "test_an_extra_die_comes_before_the_combinations",
        "test_an_extra_die_has_the_face_its_owner_wants_and_is_not_rolled_again",
        "test_an_extra_die_counts_for_all_even_and_all_odd",
        "test_by_option_extra_die_and_die_change_may_come_at_any_time",
    ),
    "A6": (
        "test_who_leads_is_settled_as_the_turn_begins_even_if_the_leader_is_wrecked_then",
        "test_by_option_who_leads_is_settled_as_the_movement_begins",
    ),
    "A7": (
        "test_nitro_alone_costs_the_leader_a_point",
        "test_by_option_nitro_alone_is_free_for_the_leader_until_dice_move_it",
    ),
    "A8": (
        "test_all_even_moves_six",
        "test_all_odd_repairs_everything",
    ),
    "A9": ("test_all_odd_repairs_everything",),
    "A11": (
        "test_larceny_comes_at_the_end_of_the_turn_before_the_final_threes",
        "test_by_option_larceny_may_come_at_any_time_of_the_turn",
        "test_by_option_larceny_may_come_before_the_roll_while_rolling_and_in_the_drive",
        "test_larceny_takes_what_there_is",
    ),
    "A12": (
        "test_drawn_cards_are_not_playable_in_the_turn_they_come_not_even_for_a_quick_fix",
        "test_by_option_a_new_card_may_mend_at_once",
    ),
    "A13": (
        "test_before_the_ninth_token_the_owner_is_asked_and_may_make_room",
        "test_the_ninth_token_window_depends_on_the_size_of_the_hand_not_on_its_cards",
        "test_the_ninth_token_question_is_not_asked_once_the_race_is_decided",
    ),
    "A14": ("test_a_shot_reaches_only_the_space_immediately_ahead_in_the_same_lane",),
    "A15": ("test_a_car_that_does_not_move_may_shoot_and_bomb",),
    "A16": (
        "test_four_of_a_kind_adds_two_also_alone_and_repeatedly",
        "test_all_even_and_all_odd_use_all_dice",
    ),
    "A17": (
        "test_the_token_comes_before_the_push",
        "test_a_target_wrecked_by_the_ram_stays_and_nobody_moves",
    ),
    "A18": ("test_a_chain_into_a_wreck_deals_its_tokens_but_nobody_moves",),
    "A19": (
        "test_a_car_pushed_over_the_line_is_home",
        "test_in_a_chain_over_the_line_the_front_car_is_ahead",
    ),
    "A20": ("test_a_row_full_of_wrecks_is_cleared_of_its_oldest_at_once",),
    "A21": ("test_a_car_that_crosses_the_line_leaves_the_track_at_once",),
    "A22": (
        "test_a_hooked_car_makes_every_step_one_space_behind",
        "test_a_hooked_car_makes_a_ramming_step_too",
        "test_a_hooked_car_meets_saws_on_its_way",
        "test_a_car_carried_over_the_line_meets_the_saws_of_the_last_row_first",
        "test_a_hooked_car_crosses_the_line_right_behind_if_a_point_is_left",
        "test_a_third_car_does_not_hook_on_to_the_follower",
    ),
    "A23": (
        "test_a_saw_bites_the_car_it_passes_on_its_side",
        "test_a_pushed_car_meets_its_new_neighbours_too",
        "test_a_pair_of_cars_meets_once_a_turn",
    ),
    "A24": (
        "test_a_car_never_goes_diagonally_between_two_cars",
        "test_a_wreck_does_not_make_between_two_cars",
    ),
    "A25": ("test_the_next_race_begins_without_cards_damage_or_mounts",),
    "A26": (
        "test_an_empty_pile_is_made_anew_from_the_discards",
        "test_without_pile_and_discards_nothing_is_drawn",
    ),
    "A27": (
        "test_with_three_seats_each_drives_two_cars",
        "test_by_option_each_of_three_seats_drives_one_car",
    ),
    "A28": ("test_the_turn_of_a_car_that_is_out_is_skipped",),
    "A30": (
        "test_a_bumper_is_mounted_at_the_beginning_of_the_turn_in_front_or_behind",
        "test_a_saw_is_mounted_at_the_beginning_of_the_turn_left_or_right_one_a_side",
    ),
    "A31": ("test_the_pack_has_six_of_every_card_but_nine_bumpers_and_nine_saws",),
    "A32": ("test_circuits_have_their_rows_and_come_back_to_where_they_began",),
    "A33": (
        "test_ones_own_other_car_is_neither_rammed_nor_shot_nor_hooked",
        "test_chains_bombs_and_saws_spare_nobody_not_even_ones_own_car",
    ),
    "A34": (
        "test_a_sound_car_needs_no_quick_fix",
        "test_a_sound_car_needs_no_full_repair",
        "test_a_bomb_needs_somebody_to_hit_and_wrecks_do_not_count",
        "test_by_option_a_bomb_all_around_needs_another_car_to_hit",
    ),
    "A35": (
        "test_movement_may_be_added_while_driving_but_not_after",
        "test_points_that_a_drive_leaves_are_lost",
        "test_a_repair_card_takes_off_up_to_two_at_any_time_of_the_turn",
    ),
    "A36": (
        "test_a_race_in_which_no_car_moves_for_three_rounds_is_over",
        "test_the_turn_in_which_a_car_moved_does_not_count_for_the_stall",
        "test_players_are_warned_after_two_rounds_without_a_move_and_before_the_last_turn",
    ),
    "A37": (
        "test_if_nobody_came_home_the_next_start_is_the_neighbour_of_the_last_start_seat",
        "test_a_tie_that_the_third_race_cannot_break_is_shared",
    ),
    "A38": (
        "test_a_seat_whose_car_comes_home_still_draws_for_its_other_car",
        "test_without_a_three_or_another_car_crossing_the_line_ends_the_turn",
    ),
    "A39": ("test_a_wreck_is_no_car_to_steal_from",),
}

# Rulings about wording and people, which no move can show.
UNTESTABLE = {
    "A10": "a misprinted card name in the German booklet",
    "A29": "the age of players",
}


def names_of_tests() -> list[str]:
    sources = [file.read_text("utf-8") for file in HERE.glob("test_*.py")]
    return [name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)]


@pytest.mark.parametrize(("number", "tests"), RULINGS.items())
def test_a_ruling_has_the_tests_that_it_names(number: str, tests: tuple[str, ...]) -> None:
    names = names_of_tests()
    assert [test for test in tests if names.count(test) != 1] == [], number


def test_every_ruling_of_the_rules_page_is_tested() -> None:
    numbers = re.findall(r"^\| (A\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert numbers == sorted([*RULINGS, *UNTESTABLE], key=lambda number: int(number[1:]))
