"""Rulings of 1000 Kilométer that no other file tests: docs/rules/kilometer-1000.md has their numbers."""

from __future__ import annotations

import pytest

from tests.games.bornes.editions import KILOMETER
from tests.games.bornes.tables import Layout, before, driving, hand, now, play, rule, stopped, table, waiting

SAFETIES = pytest.mark.parametrize(
    ("attack", "safety"),
    [("stop", "right-of-way"), ("out-of-gas", "extra-tank"), ("flat", "puncture-proof"), ("accident", "driving-ace")],
)
CLASSIC_LIMIT = {"limit-attack": "classic"}


@SAFETIES
def test_a_safety_on_the_own_turn_is_the_whole_turn(attack: str, safety: str) -> None:
    match = table(KILOMETER, hand={1: safety}, sides={1: stopped(by=attack)})
    play(match, safety)
    assert (match.turn, len(hand(match, 1))) == (2, 6)


@SAFETIES
def test_a_safety_takes_the_hazard_away_and_the_green_wave_shows_again(attack: str, safety: str) -> None:
    match = table(KILOMETER, hand={1: safety}, sides={1: stopped(by=attack)})
    play(match, safety)
    assert (before(match, 1)["state"], before(match, 1)["battle"]) == ("driving", ["roll"])
    assert now(match)["discards"] == [attack]


def test_right_of_way_takes_a_limit_off_the_speed_pile() -> None:
    match = table(KILOMETER, hand={1: "right-of-way"}, sides={1: driving(limited=True)})
    play(match, "right-of-way")
    assert (before(match, 1)["limited"], before(match, 1)["speed"]) == (False, [])
    assert now(match)["discards"] == ["limit"]


@pytest.mark.parametrize("layout", [waiting(), waiting(battle="roll flat spare")])
def test_a_limit_too_needs_a_visible_green_wave(layout: Layout) -> None:
    match = table(KILOMETER, hand={1: "limit"}, sides={2: layout})
    assert rule(match, "limit>2") == "target-waiting"


def test_a_limit_is_not_laid_on_a_stopped_side() -> None:
    match = table(KILOMETER, hand={1: "limit"}, sides={2: stopped(by="flat")})
    assert rule(match, "limit>2") == "target-stopped"


@pytest.mark.parametrize("layout", [waiting(), driving(), stopped(by="flat")])
def test_by_the_classic_option_a_limit_may_be_laid_at_any_time(layout: Layout) -> None:
    match = table(KILOMETER, hand={1: "limit"}, sides={2: layout}, options=CLASSIC_LIMIT)
    assert rule(match, "limit>2") is None


def test_by_the_classic_option_right_of_way_against_a_limit_lifts_a_standing_stop() -> None:
    match = table(KILOMETER, hand={1: "limit", 2: "right-of-way"}, sides={2: stopped(by="stop")}, options=CLASSIC_LIMIT)
    play(match, "limit>2", "coup right-of-way")
    assert (before(match, 2)["state"], before(match, 2)["battle"]) == ("driving", ["roll"])


def test_by_the_classic_option_a_safety_gives_an_extra_turn() -> None:
    match = table(KILOMETER, hand={1: "extra-tank"}, options={"safety-turn": "classic"})
    play(match, "extra-tank")
    assert (match.turn, len(hand(match, 1))) == (1, 7)


def test_after_a_help_card_a_side_with_right_of_way_can_be_attacked() -> None:
    layout = driving(battle="roll flat spare", safeties="right-of-way")
    match = table(KILOMETER, hand={1: "flat"}, sides={2: layout})
    assert rule(match, "flat>2") is None


def test_after_a_help_card_a_side_without_right_of_way_cannot_be_attacked() -> None:
    match = table(KILOMETER, hand={1: "flat"}, sides={2: waiting(battle="roll flat spare")})
    assert rule(match, "flat>2") == "target-waiting"


def test_a_hazard_in_force_shields_even_a_side_with_right_of_way() -> None:
    match = table(KILOMETER, hand={1: "accident"}, sides={2: stopped(by="flat", safeties="right-of-way")})
    assert rule(match, "accident>2") == "target-stopped"


def test_whoever_has_no_green_wave_yet_may_lay_a_safety_or_attack() -> None:
    match = table(KILOMETER, hand={1: "driving-ace stop limit"}, sides={1: waiting(), 2: driving()})
    assert {rule(match, move) for move in ("driving-ace", "stop>2", "limit>2")} == {None}


def test_a_wrong_safety_is_refused_and_not_lost() -> None:
    match = table(KILOMETER, hand={1: "flat", 2: "extra-tank"}, sides={2: driving()})
    play(match, "flat>2")
    assert rule(match, "coup extra-tank") == "wrong-safety"
    assert "extra-tank" in hand(match, 2)


def test_after_a_lightning_answer_the_seat_after_the_answering_one_goes_on() -> None:
    match = table(KILOMETER, 4, hand={1: "flat", 2: "puncture-proof"}, sides={2: driving()}, draws="200 stop")
    play(match, "flat>2", "coup puncture-proof")
    assert {"200", "stop"} <= set(hand(match, 2))
    play(match, "discard stop")
    assert match.turn == 3


@pytest.mark.parametrize(
    ("card", "layout", "refused_by"),
    [
        ("roll", driving(), "already-driving"),
        ("roll", driving(battle="", safeties="right-of-way"), "start-not-needed"),
        ("end-limit", driving(), "no-limit"),
        ("gas", driving(), "no-attack"),
        ("repair", waiting(), "no-attack"),
    ],
)
def test_a_card_without_effect_is_refused_but_may_be_discarded(card: str, layout: Layout, refused_by: str) -> None:
    match = table(KILOMETER, hand={1: card}, sides={1: layout})
    assert rule(match, card) == refused_by
    assert rule(match, f"discard {card}") is None


def test_a_distance_may_be_discarded_though_it_could_be_laid() -> None:
    match = table(KILOMETER, hand={1: "100"}, sides={1: driving()})
    assert {rule(match, "100"), rule(match, "discard 100")} == {None}
