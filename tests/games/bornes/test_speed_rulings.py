"""Rulings of Speed 1.200 km that no other file tests: docs/rules/speed-1200.md has their numbers."""

from __future__ import annotations

import pytest

from tests.games.bornes.editions import SPEED, breakdowns_of, for_each
from tests.games.bornes.tables import (
    Layout,
    before,
    driving,
    facts,
    hand,
    idle,
    now,
    play,
    rule,
    stopped,
    table,
    waiting,
)

REPAIRS = breakdowns_of(SPEED)


def test_tire_stops_puncture_and_workshop_stops_damage() -> None:
    match = table(
        SPEED, 3, hand={1: "puncture damage"}, sides={2: driving(safeties="tire"), 3: driving(coups="workshop")}
    )
    assert (rule(match, "puncture>2"), rule(match, "damage>2")) == ("protected", None)
    assert (rule(match, "puncture>3"), rule(match, "damage>3")) == (None, "protected")


def test_at_1110_km_120_and_240_are_of_no_use() -> None:
    match = table(SPEED, 4, hand={1: "30 60 90 120 240"}, sides={1: driving(km=1110)})
    laid = [rule(match, card) for card in ("30", "60", "90", "120", "240")]
    assert laid == [None, None, None, "past-goal", "past-goal"]


def test_a_card_too_long_is_refused_and_nothing_has_to_be_taken_back() -> None:
    match = table(SPEED, 4, hand={1: "120"}, sides={1: driving(km=1110)})
    assert facts(match, "120") == {"card": "120", "km": 120, "remaining_km": 90, "goal_km": 1200}
    assert before(match, 1)["km"] == 1110


@for_each(REPAIRS, "attack", "remedy", "safety")
def test_a_wild_card_on_the_own_turn_voids_the_attack_but_its_card_stays(attack: str, remedy: str, safety: str) -> None:
    match = table(SPEED, hand={1: f"{safety} {remedy} start"}, sides={1: stopped(by=attack)})
    play(match, safety)
    assert (before(match, 1)["state"], before(match, 1)["battle"]) == ("waiting", ["start", attack])
    assert rule(match, remedy) == "no-attack"
    assert rule(match, "start") is None


@for_each(REPAIRS, "attack", "safety")
def test_after_a_voided_attack_a_start_lets_the_side_drive(attack: str, safety: str) -> None:
    layout = waiting(battle=f"start {attack}", safeties=safety)
    match = table(SPEED, hand={1: "start 30"}, sides={1: layout})
    assert rule(match, "30") == "needs-start"
    play(match, "start")
    assert before(match, 1)["state"] == "driving"


@for_each(REPAIRS, "attack", "remedy", "safety")
def test_nobody_can_stop_a_side_that_waits_after_a_voided_attack(attack: str, remedy: str, safety: str) -> None:
    layout = waiting(battle=f"start {attack} {remedy} start {attack}", safeties=safety)
    match = table(SPEED, 4, hand={1: f"stop limit {attack}"}, sides={2: layout})
    assert rule(match, "stop>2") == "target-waiting"
    assert rule(match, f"{attack}>2") == "protected"
    assert rule(match, "limit>2") is None


@for_each(REPAIRS, "attack", "safety")
def test_with_open_road_a_voided_attack_needs_no_start(attack: str, safety: str) -> None:
    layout = stopped(by=attack, safeties="open-road")
    match = table(SPEED, hand={1: f"{safety} 30"}, sides={1: layout})
    play(match, safety)
    assert before(match, 1)["state"] == "driving"
    assert rule(match, "30") is None


def test_open_road_sets_a_side_free_that_waits_after_a_voided_attack() -> None:
    match = table(SPEED, hand={1: "open-road 30"}, sides={1: waiting(battle="start puncture", safeties="tire")})
    play(match, "open-road")
    assert before(match, 1)["state"] == "driving"


def test_open_road_voids_a_stop_and_no_start_is_needed() -> None:
    match = table(SPEED, hand={1: "open-road 120"}, sides={1: stopped(by="stop")})
    play(match, "open-road")
    assert before(match, 1)["battle"] == ["start", "stop"]
    assert rule(match, "120") is None


def test_open_road_covers_stop_and_limit_alike() -> None:
    match = table(SPEED, hand={1: "stop limit"}, sides={2: driving(safeties="open-road")})
    assert (rule(match, "stop>2"), rule(match, "limit>2")) == ("protected", "protected")


def test_open_road_ends_a_limit_for_good_and_the_limit_card_stays() -> None:
    match = table(SPEED, hand={1: "open-road 240"}, sides={1: driving(limited=True)})
    play(match, "open-road")
    assert (before(match, 1)["limited"], before(match, 1)["speed"]) == (False, ["limit"])
    assert rule(match, "240") is None
    assert rule(match, "end-limit") == "no-limit"


def test_with_open_road_an_attack_may_be_laid_on_a_void_attack() -> None:
    layout = driving(battle="start stop", safeties="open-road")
    match = table(SPEED, hand={1: "puncture", 2: "tire"}, sides={2: layout})
    play(match, "puncture>2")
    assert before(match, 2)["battle"] == ["start", "stop", "puncture"]
    play(match, "coup tire")
    assert (before(match, 2)["state"], before(match, 2)["battle"]) == ("driving", ["start", "stop"])


def test_a_discard_is_always_allowed() -> None:
    match = table(SPEED, hand={1: "start 240 tire stop end-limit gasoline 30"}, sides={1: driving(), 2: driving()})
    assert {rule(match, f"discard {card}") for card in hand(match, 1)} == {None}


@pytest.mark.parametrize(
    ("card", "layout", "refused_by"),
    [
        ("start", driving(), "already-driving"),
        ("start", driving(battle="", safeties="open-road"), "start-not-needed"),
        ("end-limit", driving(), "no-limit"),
        ("gasoline", driving(), "no-attack"),
        ("gasoline", waiting(), "no-attack"),
        ("spare-tire", waiting(battle="start puncture", safeties="tire"), "no-attack"),
    ],
)
def test_a_card_that_would_change_nothing_is_refused_but_may_be_discarded(
    card: str, layout: Layout, refused_by: str
) -> None:
    match = table(SPEED, hand={1: card}, sides={1: layout})
    assert rule(match, card) == refused_by
    assert rule(match, f"discard {card}") is None


def test_a_puncture_stops_and_its_wild_card_does_not() -> None:
    match = table(SPEED, hand={1: "puncture tire"}, sides={2: driving()})
    assert rule(match, "tire>2") == "not-an-attack"
    play(match, "puncture>2")
    assert before(match, 2)["state"] == "stopped"


def test_a_discard_never_comes_back_during_the_round() -> None:
    match = table(SPEED, hand={1: "240"})
    play(match, "discard 240")
    idle(match, turns=60)
    assert "240" in now(match)["discards"]
