"""The empty draw pile: hands are played to the last card; in Mille Bornes the race ends."""

from __future__ import annotations

import pytest

from tests.games.bornes.editions import KILOMETER, MILLE, RIGHT_OF_WAY, SPEED, in_editions_with_points
from tests.games.bornes.tables import before, driving, hand, happened, idle, now, play, score, table, waiting


@in_editions_with_points
def test_each_turn_lays_or_discards_one_card_without_a_draw(game: str) -> None:
    match = table(game, 2, pile="", hand={1: "stop limit", 2: "stop limit"}, sides={2: driving()})
    play(match, "discard limit")
    assert (match.turn, hand(match, 1), hand(match, 2)) == (2, ["stop"], ["stop", "limit"])


@in_editions_with_points
def test_a_seat_without_cards_is_passed_over(game: str) -> None:
    match = table(game, 3, pile="", hand={1: "stop stop", 3: "limit limit"})
    turns = []
    for _ in range(3):
        turns.append(match.turn)
        idle(match)
    assert turns == [1, 3, 1]


@in_editions_with_points
def test_the_round_ends_when_all_hands_are_empty_and_nobody_gets_the_trip(game: str) -> None:
    safety = {SPEED: "tire", KILOMETER: "driving-ace"}[game]
    sides = {1: driving(km=600, coups=safety), 2: waiting()}
    match = table(game, 4, pile="", hand={1: "stop", 4: "limit"}, sides=sides)
    idle(match)
    events = play(match, "discard limit")
    assert "RaceRanOut" in happened(events)
    assert score(match, 2) == {}
    assert score(match, 1)["km"] == 600
    assert {"trip", "delayed", "safe-trip", "shut-out"}.isdisjoint(score(match, 1))


@in_editions_with_points
def test_a_side_that_has_only_one_card_left_may_still_be_attacked_and_asked(game: str) -> None:
    match = table(game, 2, pile="", hand={1: "stop", 2: RIGHT_OF_WAY[game]}, sides={2: driving()})
    play(match, "stop>2")
    assert match.moves() == ["pass", f"coup {RIGHT_OF_WAY[game]}"]


@in_editions_with_points
def test_a_coup_brings_no_cards_and_an_extra_turn_without_cards_passes_on(game: str) -> None:
    hands = {1: "stop limit", 2: RIGHT_OF_WAY[game]}
    match = table(game, 2, pile="", hand=hands, sides={2: driving()})
    play(match, "stop>2", f"coup {RIGHT_OF_WAY[game]}")
    assert (match.turn, hand(match, 2)) == (1, [])


@in_editions_with_points
def test_a_coup_with_cards_left_gives_its_turn_without_a_draw(game: str) -> None:
    hands = {1: "stop", 2: f"{RIGHT_OF_WAY[game]} limit"}
    match = table(game, 2, pile="", hand=hands, sides={2: driving()})
    play(match, "stop>2", f"coup {RIGHT_OF_WAY[game]}")
    assert (match.turn, hand(match, 2)) == (2, ["limit"])


def test_a_wild_card_gives_its_extra_turn_without_a_draw() -> None:
    match = table(SPEED, 2, pile="", hand={1: "tire stop", 2: "stop"})
    play(match, "tire")
    assert (match.turn, hand(match, 1)) == (1, ["stop"])


def test_a_wild_card_as_the_last_card_passes_the_turn_on() -> None:
    match = table(SPEED, 2, pile="", hand={1: "tire", 2: "stop"})
    play(match, "tire")
    assert match.turn == 2


def test_a_wild_card_as_the_last_card_of_all_ends_the_round() -> None:
    match = table(SPEED, 2, pile="", hand={1: "tire"}, sides={1: driving(km=30)})
    play(match, "tire")
    assert score(match, 1) == {"km": 30, "safeties": 100}


def test_an_attack_with_the_last_card_of_all_still_opens_the_window() -> None:
    match = table(SPEED, 2, pile="", hand={1: "stop"}, sides={2: driving()})
    play(match, "stop>2")
    assert (match.turn, match.moves()) == (2, ["pass"])
    play(match, "pass")
    assert len(match.results) == 1


def test_in_kilometer_a_drawn_stage_counts_kilometres_and_safeties_only() -> None:
    sides = {1: driving(km=675, coups="extra-tank"), 2: waiting(safeties="driving-ace")}
    match = table(KILOMETER, 2, pile="", hand={1: "stop"}, sides=sides)
    play(match, "discard stop")
    assert match.results[0]["points"] == [975, 100]


def test_in_kilometer_nobody_is_shut_out_when_nobody_wins() -> None:
    match = table(KILOMETER, 2, pile="", hand={1: "stop"}, sides={1: driving(km=675)})
    play(match, "discard stop")
    assert match.results[0]["points"] == [675, 0]


def test_a_mille_bornes_race_ends_after_the_turn_in_which_the_last_card_was_drawn() -> None:
    match = table(MILLE, 3, pile="stop", sides={2: driving(km=100)})
    idle(match)
    assert (match.turn, len(hand(match, 2)), now(match)["pile"]) == (2, 7, [])
    idle(match)
    assert match.is_over
    assert [standing.place for standing in match.standings()] == [2, 1, 2]


def test_the_nearest_to_1000_wins_a_mille_bornes_race_that_ran_out() -> None:
    sides = {1: driving(km=975), 2: driving(km=950)}
    match = table(MILLE, 2, pile="stop", sides=sides)
    idle(match, turns=2)
    assert [standing.place for standing in match.standings()] == [1, 2]


def test_the_last_turn_of_a_mille_bornes_race_may_still_reach_1000() -> None:
    sides = {1: driving(km=975), 2: driving(km=950)}
    match = table(MILLE, 2, pile="50", sides=sides)
    idle(match)
    play(match, "50")
    assert match.results[0]["detail"]["km"] == [975, 1000]
    assert [standing.place for standing in match.standings()] == [2, 1]


@pytest.mark.parametrize(("move", "ends"), [("pass", True), ("coup extra-tank", False)])
def test_the_last_turn_of_a_mille_bornes_race_brings_its_coup_window(move: str, *, ends: bool) -> None:
    hands = {2: "out-of-gas", 1: "extra-tank"}
    match = table(MILLE, 2, pile="stop", hand=hands, sides={1: driving(km=100)})
    idle(match)
    play(match, "out-of-gas>1", move)
    assert match.is_over is ends


def test_the_coup_in_the_last_turn_brings_one_more_turn_without_a_draw() -> None:
    hands = {2: "out-of-gas", 1: "extra-tank 100"}
    match = table(MILLE, 2, pile="stop", hand=hands, sides={1: driving(km=100), 2: driving(km=150)})
    idle(match)
    play(match, "out-of-gas>1", "coup extra-tank")
    assert (match.turn, len(hand(match, 1))) == (1, 5)
    play(match, "100")
    assert match.is_over
    assert match.results[0]["detail"]["km"] == [200, 150]


def test_a_safety_in_the_last_turn_brings_one_more_turn_without_a_draw() -> None:
    match = table(MILLE, 2, pile="extra-tank", hand={2: "100"}, sides={2: driving()})
    idle(match)
    play(match, "extra-tank")
    assert (match.turn, len(hand(match, 2))) == (2, 6)
    play(match, "100")
    assert (match.is_over, before(match, 2)["km"]) == (True, 100)


def test_in_mille_bornes_hands_are_not_played_out() -> None:
    match = table(MILLE, 2, pile="stop", hand={1: "100"}, sides={1: driving()})
    idle(match, turns=2)
    assert match.is_over
    assert len(hand(match, 1)) == 6
