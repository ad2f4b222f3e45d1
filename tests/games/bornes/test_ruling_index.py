"""Index of rulings: maps the numbers in docs/rules (S, K, M) to the test of each ruling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.bornes.editions import GAMES

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs" / "rules"

RULINGS = {
    "S1": "test_tire_stops_puncture_and_workshop_stops_damage",
    "S2": "test_six_seats_drive_990_km_by_default",
    "S3": "test_at_1110_km_120_and_240_are_of_no_use",
    "S4": "test_a_card_too_long_is_refused_and_nothing_has_to_be_taken_back",
    "S5": "test_after_the_rounds_agreed_the_highest_total_wins",
    "S6": "test_in_speed_a_caller_who_is_beaten_pays_200_to_every_opponent",
    "S7": "test_it_is_offered_once_a_round_to_the_first_side_only",
    "S8": "test_in_speed_a_caller_who_fails_because_the_cards_run_out_pays_as_well",
    "S9": "test_in_speed_a_blockade_of_two_opponents_is_paid_once",
    "S10": "test_a_wild_card_on_the_own_turn_voids_the_attack_but_its_card_stays",
    "S11": "test_with_right_of_way_a_side_is_attacked_on_an_empty_pile",
    "S12": "test_a_limited_side_gets_no_second_limit",
    "S13": "test_a_discard_is_always_allowed",
    "S14": "test_a_card_that_would_change_nothing_is_refused_but_may_be_discarded",
    "S15": "test_all_seats_of_the_side_are_asked_at_once",
    "S16": "test_a_wild_card_gives_its_extra_turn_without_a_draw",
    "S17": "test_the_round_ends_when_all_hands_are_empty_and_nobody_gets_the_trip",
    "S18": "test_open_road_voids_a_stop_and_no_start_is_needed",
    "S19": "test_a_coup_protects_for_the_rest_of_the_round",
    "S20": "test_speed_cards_have_the_names_of_the_booklet_without_its_slips",
    "S21": "test_a_puncture_stops_and_its_wild_card_does_not",
    "S23": "test_the_finisher_may_have_drawn_the_last_card_in_that_very_turn",
    "S24": "test_open_road_covers_stop_and_limit_alike",
    "S25": "test_a_conflict_is_one_of_them",
    "S26": "test_the_start_moves_on_by_one_seat_each_round",
    "S27": "test_the_distances_of_speed_are_counted_from_the_110",
    "S28": "test_teams_sit_alternately",
    "S29": "test_open_road_ends_a_limit_for_good_and_the_limit_card_stays",
    "S30": "test_a_tie_at_the_top_is_broken_by_one_more_round",
    "S31": "test_bonuses_are_judged_at_the_end_of_the_extended_trip",
    "S32": "test_a_seat_without_cards_is_passed_over",
    "S33": "test_if_several_pass_the_points_in_one_round_the_highest_total_wins",
    "S34": "test_speed_cards_have_the_names_of_the_booklet_without_its_slips",
    "S35": "test_a_delayed_action_is_delayed_and_not_amusing",
    "K1": "test_in_kilometer_three_limits_remain_for_two_or_three_seats",
    "K2": "test_in_kilometer_two_plain_and_two_lightning_safeties_count_1100",
    "K3": "test_a_safety_on_the_own_turn_is_the_whole_turn",
    "K4": "test_a_safety_takes_the_hazard_away_and_the_green_wave_shows_again",
    "K5": "test_in_kilometer_an_extended_stage_plays_hands_out",
    "K6": "test_in_kilometer_the_first_at_1000_earns_400_and_200_whoever_called",
    "K7": "test_where_the_goal_is_the_long_one_there_is_no_extension",
    "K8": "test_a_wrong_safety_is_refused_and_not_lost",
    "K9": "test_elsobbseg_is_a_safety_like_the_other_three",
    "K10": "test_after_a_help_card_a_side_with_right_of_way_can_be_attacked",
    "K11": "test_whoever_has_no_green_wave_yet_may_lay_a_safety_or_attack",
    "K12": "test_after_a_lightning_answer_the_seat_after_the_answering_one_goes_on",
    "K13": "test_in_kilometer_nobody_is_shut_out_when_nobody_wins",
    "K14": "test_if_several_pass_the_points_in_one_round_the_highest_total_wins",
    "K15": "test_in_kilometer_a_drawn_stage_counts_kilometres_and_safeties_only",
    "K16": "test_a_limit_too_needs_a_visible_green_wave",
    "K17": "test_with_right_of_way_a_side_is_attacked_on_an_empty_pile",
    "K18": "test_all_seats_of_the_side_are_asked_at_once",
    "K19": "test_there_are_four_200s",
    "K20": "test_a_hazard_in_force_shields_even_a_side_with_right_of_way",
    "K21": "test_a_third_200_is_refused",
    "K22": "test_a_card_beyond_the_goal_is_refused",
    "K23": "test_a_shut_out_side_keeps_what_its_safeties_earn",
    "K24": "test_a_card_without_effect_is_refused_but_may_be_discarded",
    "K25": "test_a_tie_at_the_top_is_broken_by_one_more_round",
    "K26": "test_the_start_moves_on_by_one_seat_each_round",
    "K27": "test_it_is_offered_even_when_the_pile_is_empty",
    "K28": "test_each_turn_lays_or_discards_one_card_without_a_draw",
    "K29": "test_safeties_protect_until_the_round_ends_and_no_longer",
    "M1": "test_a_side_can_be_attacked_whenever_it_can_drive",
    "M2": "test_in_the_variant_a_safety_on_the_own_turn_leaves_the_side_waiting",
    "M3": "test_a_mille_bornes_race_ends_after_the_turn_in_which_the_last_card_was_drawn",
    "M4": "test_a_playable_card_may_be_discarded",
    "M5": "test_within_a_pair_the_partners_take_turns_and_either_answers_with_the_own_hand",
    "M6": "test_four_six_or_eight_play_in_pairs",
    "M7": "test_four_seats_play_alone_or_in_pairs",
    "M8": "test_a_master_move_works_against_a_limit_with_right_of_way",
    "M9": "test_for_the_youngest_a_green_light_from_the_pack_lies_before_every_side",
    "M10": "test_the_four_illegible_safeties_have_our_names",
    "M11": "test_engine_damage_and_accident_are_one_card",
    "M13": "test_mille_bornes_always_plays_with_106_cards",
    "M14": "test_the_start_of_a_series_moves_on_by_one_seat_each_race",
    "M15": "test_what_changes_nothing_is_refused_but_may_be_discarded",
    "M16": "test_with_right_of_way_a_side_is_attacked_on_an_empty_pile",
    "M17": "test_a_safety_on_the_own_turn_removes_the_attack_and_the_side_is_as_before",
    "M18": "test_all_seats_of_the_side_are_asked_at_once",
    "M19": "test_a_single_race_is_shared_by_sides_that_are_level",
    "M20": "test_in_the_variant_an_end_of_limit_needs_no_green_light",
}

# Rulings about wording and physical components, which no move can show.
UNTESTABLE = {
    "S22": "muddled Romanian headings over the piles",
    "M12": "Dutch headings and misread words in the German booklet",
    "M21": "overview cards at a real table",
}

# Decisions without a number on the rules pages.
DECISIONS = {
    "every option is offered with a line of explanation": "test_every_option_has_a_line_of_explanation",
    "and kept in the record": "test_every_value_can_be_played_and_is_kept_in_the_record",
    "a move no rulebook allows is refused, never fixed": "test_a_refused_move_changes_nothing",
    "whatever was played or discarded face up is public": "test_everything_laid_or_discarded_is_seen_by_everybody",
    "nothing depends on what the target holds": "test_nothing_others_see_depends_on_the_hand_of_the_target",
    "with 1000 as printed nobody completes the trip": "test_with_1000_as_printed_nobody_can_complete_the_trip",
    "from the goal of six the extension goes to 1200": "test_the_extension_of_six_seats_goes_to_1200_from_any_goal",
    "option: the attack card is removed": "test_by_option_a_wild_card_on_the_own_turn_removes_the_attack_card",
    "option: a safety gives an extra turn": "test_by_the_classic_option_a_safety_gives_an_extra_turn",
    "option: the limit at any time": "test_by_the_classic_option_a_limit_may_be_laid_at_any_time",
    "shut-out 500 per victim": "test_in_kilometer_every_shut_out_side_is_worth_500",
    "one race, no points": "test_mille_bornes_knows_no_points_but_the_race_won",
    "a series goes to n wins": "test_the_first_side_to_win_so_many_races_wins_the_series",
    "level sides each count a win": "test_in_a_series_sides_level_in_a_race_each_count_a_win",
    "equals in a series run one more race": "test_in_a_longer_series_equals_at_the_top_run_one_more_race",
    "seat n+1 plays after seat n": "test_the_turn_goes_from_seat_to_seat",
    "seat 1 starts the first round": "test_everybody_gets_six_cards_and_the_first_seat_draws_a_seventh",
    "attacks but the limit need a driving side": "test_a_waiting_side_cannot_be_stopped",
    "with right of way on a remedy too": "test_with_right_of_way_a_side_is_attacked_on_a_remedy",
    "with right of way a side is never waiting": "test_right_of_way_replaces_the_start_card",
    "a voided attack: nobody attacks while waiting": "test_nobody_can_stop_a_side_that_waits_after_a_voided_attack",
    "a voided attack: no wait with OPEN ROAD": "test_with_open_road_a_voided_attack_needs_no_start",
    "right of way ends a limit for good": "test_right_of_way_ends_a_standing_limit_for_good",
    "a coup against a limit lifts a stop": "test_right_of_way_against_a_limit_frees_from_a_standing_stop_too",
    "an extra turn without cards passes on": "test_a_coup_brings_no_cards_and_an_extra_turn_without_cards_passes_on",
    "the last turn brings its window": "test_the_last_turn_of_a_mille_bornes_race_brings_its_coup_window",
    "the last turn brings its extra turn": "test_the_coup_in_the_last_turn_brings_one_more_turn_without_a_draw",
    "the variant with right of way": "test_in_the_variant_a_safety_needs_no_green_light_with_right_of_way",
    "a limit shields from no other attack": "test_a_limit_does_not_shield_from_other_attacks",
}

SOURCES = "\n".join(file.read_text("utf-8") for file in HERE.glob("test_*.py"))
TESTS = re.findall(r"^def (test_\w+)", SOURCES, re.MULTILINE)


@pytest.mark.parametrize(("ruling", "test"), [*RULINGS.items(), *DECISIONS.items()])
def test_the_ruling_has_its_test(ruling: str, test: str) -> None:
    assert TESTS.count(test) == 1, ruling


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_rules_page_is_listed(game: str) -> None:
    page = (DOCS / f"{game}.md").read_text("utf-8")
    numbers = set(re.findall(r"^\| ([SKM]\d+) \|", page, re.MULTILINE))
    assert numbers
    assert numbers == {number for number in [*RULINGS, *UNTESTABLE] if number[0] == min(numbers)[0]}
