"""The score sheet of a round, line by line, as each edition counts."""

from __future__ import annotations

import pytest

import paddock
from paddock import Rng
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.scoring import score_lines
from tests.games.bornes.editions import (
    KILOMETER,
    MILLE,
    SMALLEST,
    SPEED,
    at_every_table,
    in_editions_with_points,
)
from tests.games.bornes.tables import driving, idle, play, score, table, waiting

SPEED_SAFETIES = "open-road gas-station tire workshop"
KILOMETER_SAFETIES = "right-of-way extra-tank puncture-proof driving-ace"

# km one small card short of the goal of four seats, and that card
LAST = {SPEED: (1140, "60"), KILOMETER: (950, "50")}


def finished(game: str, safeties: str = "", coups: str = "", distances: str = "", rival: str = "") -> dict[str, int]:
    """What side 1 of two scores when it completes the trip with a small card, its rival having laid these distances."""
    km, card = LAST[game]
    own = driving(km=0 if distances else km, distances=distances, safeties=safeties, coups=coups)
    match = table(game, 4, hand={1: card}, sides={1: own, 2: driving(distances=rival)})
    play(match, card)
    return score(match, 1)


@in_editions_with_points
def test_every_kilometre_is_a_point_and_the_trip_400_more(game: str) -> None:
    km, card = LAST[game]
    assert finished(game, rival=card) == {"km": km + int(card), "trip": 400, "safe-trip": 300}


@in_editions_with_points
def test_a_side_that_used_a_big_card_makes_no_safe_trip(game: str) -> None:
    distances = {SPEED: "240 120 120 120 120 120 120 120 60", KILOMETER: "200 100 100 100 100 100 100 100 50"}[game]
    assert "safe-trip" not in finished(game, distances=distances)


def test_in_speed_every_wild_card_counts_100() -> None:
    assert finished(SPEED, safeties="open-road tire")["safeties"] == 200


def test_in_speed_every_conflict_counts_300_beside_the_100_of_its_card() -> None:
    lines = finished(SPEED, coups="tire")
    assert (lines["safeties"], lines["coups"]) == (100, 300)


def test_in_speed_two_preventions_and_two_conflicts_are_400_and_300_and_600() -> None:
    lines = finished(SPEED, safeties="open-road gas-station", coups="tire workshop")
    assert (lines["safeties"], lines["all-safeties"], lines["coups"]) == (400, 300, 600)


def test_in_speed_all_four_wild_cards_are_700_together() -> None:
    lines = finished(SPEED, safeties=SPEED_SAFETIES)
    assert lines["safeties"] + lines["all-safeties"] == 700


def test_three_safeties_bring_no_bonus() -> None:
    assert "all-safeties" not in finished(SPEED, safeties="open-road gas-station tire")


def test_in_kilometer_a_lightning_answer_counts_300_instead_of_100() -> None:
    lines = finished(KILOMETER, coups="extra-tank")
    assert lines["coups"] == 300
    assert "safeties" not in lines


def test_in_kilometer_four_safeties_count_700_instead_of_400() -> None:
    lines = finished(KILOMETER, safeties=KILOMETER_SAFETIES)
    assert lines["safeties"] + lines["all-safeties"] == 700


def test_in_kilometer_two_plain_and_two_lightning_safeties_count_1100() -> None:
    lines = finished(KILOMETER, safeties="right-of-way extra-tank", coups="puncture-proof driving-ace")
    assert lines["safeties"] + lines["coups"] + lines["all-safeties"] == 1100


def test_in_kilometer_four_lightning_safeties_count_1500() -> None:
    lines = finished(KILOMETER, coups=KILOMETER_SAFETIES)
    assert lines["coups"] + lines["all-safeties"] == 1500


@in_editions_with_points
def test_a_side_without_a_kilometre_is_shut_out_and_500_go_to_the_winner(game: str) -> None:
    assert finished(game)["shut-out"] == 500


@in_editions_with_points
def test_one_kilometre_card_saves_from_the_shut_out(game: str) -> None:
    assert "shut-out" not in finished(game, rival=SMALLEST[game])


def test_in_speed_a_blockade_of_two_opponents_is_paid_once() -> None:
    match = table(SPEED, 6, hand={1: "30"}, sides={1: driving(km=960)})
    play(match, "30", "finish")
    assert score(match, 1)["shut-out"] == 500


def test_in_speed_all_opponents_must_stand_at_0_km() -> None:
    match = table(SPEED, 6, hand={1: "30"}, sides={1: driving(km=960), 2: driving(km=30)})
    play(match, "30", "finish")
    assert "shut-out" not in score(match, 1)


@pytest.mark.parametrize(("second_km", "points"), [(0, 1000), (25, 500)])
def test_in_kilometer_every_shut_out_side_is_worth_500(second_km: int, points: int) -> None:
    match = table(KILOMETER, 6, hand={1: "25"}, sides={1: driving(km=975), 2: driving(km=second_km)})
    play(match, "25")
    assert score(match, 1)["shut-out"] == points


def test_a_shut_out_side_keeps_what_its_safeties_earn() -> None:
    shut_out = waiting(safeties="extra-tank", coups="driving-ace")
    match = table(KILOMETER, 4, hand={1: "25"}, sides={1: driving(km=975), 2: shut_out})
    play(match, "25")
    assert score(match, 2) == {"safeties": 100, "coups": 300}


@in_editions_with_points
def test_the_others_count_kilometres_and_safeties_but_no_bonus(game: str) -> None:
    km, card = LAST[game]
    safety = {SPEED: "tire", KILOMETER: "driving-ace"}[game]
    match = table(game, 4, hand={1: card}, sides={1: driving(km=km), 2: driving(km=600, safeties=safety)})
    play(match, card)
    assert score(match, 2) == {"km": 600, "safeties": 100}


@in_editions_with_points
def test_a_trip_completed_with_an_empty_pile_is_a_delayed_action(game: str) -> None:
    km, card = LAST[game]
    match = table(game, 4, pile="", hand={1: card, 2: "stop"}, sides={1: driving(km=km)})
    play(match, card)
    assert score(match, 1)["delayed"] == 300


@in_editions_with_points
def test_the_finisher_may_have_drawn_the_last_card_in_that_very_turn(game: str) -> None:
    km, card = LAST[game]
    match = table(game, 4, turn=4, pile=card, sides={1: driving(km=km)})
    idle(match)
    assert len(match.position()["round"]["pile"]) == 0
    play(match, card)
    assert score(match, 1)["delayed"] == 300


@in_editions_with_points
def test_with_one_card_left_to_draw_it_is_no_delayed_action(game: str) -> None:
    km, card = LAST[game]
    match = table(game, 4, pile="stop", hand={1: card}, sides={1: driving(km=km)})
    play(match, card)
    assert "delayed" not in score(match, 1)


def test_mille_bornes_knows_no_points_but_the_race_won() -> None:
    own = driving(km=950, coups="extra-tank", safeties="right-of-way")
    match = table(MILLE, 2, hand={1: "50"}, sides={1: own})
    play(match, "50")
    assert (score(match, 1), score(match, 2)) == ({"race-won": 1}, {})


def test_a_round_in_progress_scores_what_is_on_the_table() -> None:
    sides = {1: driving(km=300, safeties="tire", coups="open-road"), 2: driving(km=60)}
    state = table(SPEED, 2, sides=sides).state
    assert (state.score(0), state.score(1)) == (300 + 200 + 300, 60)


@at_every_table
def test_the_score_is_the_sum_of_its_lines_at_any_time(game: str, seats: int, options: dict[str, str]) -> None:
    setup = paddock.game(game).setup(seats, options)
    rng = Rng(9)
    for _ in range(5):
        state = setup.new_round([], rng)
        assert isinstance(state, BornesRound)
        while not state.over:
            state.apply(state.move_at(rng.below(state.fill_moves())))
            for side in range(setup.sides):
                assert state.score(side) == sum(points for _, points in score_lines(state, side))
