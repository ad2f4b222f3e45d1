"""Rulings of Mille Bornes that no other file tests: docs/rules/mille-bornes.md has their numbers."""

from __future__ import annotations

import pytest

import paddock
from paddock import BadOption, BadSeats
from tests.games.bornes.editions import MILLE, breakdowns_of, for_each
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

REPAIRS = breakdowns_of(MILLE)
VARIANT = {"mode": "variant"}
YOUNGEST = {"mode": "youngest"}


@for_each(REPAIRS, "attack", "remedy")
def test_the_defence_alone_is_enough_to_drive_on(attack: str, remedy: str) -> None:
    match = table(MILLE, hand={1: f"{remedy} 25"}, sides={1: stopped(by=attack)})
    play(match, remedy)
    assert before(match, 1)["state"] == "driving"


@for_each(REPAIRS, "attack", "remedy", "safety")
def test_a_side_can_be_attacked_whenever_it_can_drive(attack: str, remedy: str, safety: str) -> None:
    layout = driving(battle=f"roll {attack} {remedy}")
    match = table(MILLE, hand={1: f"stop {attack}", 2: safety}, sides={2: layout})
    assert {rule(match, "stop>2"), rule(match, f"{attack}>2")} == {None}
    play(match, f"{attack}>2", f"coup {safety}")
    assert before(match, 2)["battle"][-1] == remedy


@for_each(REPAIRS, "attack", "remedy")
def test_in_the_variant_a_green_light_is_needed_after_each_defence(attack: str, remedy: str) -> None:
    match = table(MILLE, hand={1: f"{remedy} roll 25"}, sides={1: stopped(by=attack)}, options=VARIANT)
    play(match, remedy)
    idle(match)
    assert rule(match, "25") == "needs-start"
    assert rule(match, "roll") is None


def test_in_the_variant_a_side_without_its_green_light_can_only_be_given_a_limit() -> None:
    layout = waiting(battle="roll flat spare")
    match = table(MILLE, hand={1: "stop flat limit"}, sides={2: layout}, options=VARIANT)
    assert (rule(match, "stop>2"), rule(match, "flat>2")) == ("target-waiting", "target-waiting")
    assert rule(match, "limit>2") is None


def test_in_the_variant_right_of_way_replaces_the_green_light_and_lets_a_side_be_attacked() -> None:
    layout = driving(battle="roll flat spare", safeties="right-of-way")
    match = table(MILLE, hand={1: "flat"}, sides={2: layout}, options=VARIANT)
    assert rule(match, "flat>2") is None


@for_each(REPAIRS, "attack", "remedy", "safety")
def test_in_the_variant_a_safety_on_the_own_turn_leaves_the_side_waiting(attack: str, remedy: str, safety: str) -> None:
    match = table(MILLE, hand={1: f"{safety} {remedy} roll"}, sides={1: stopped(by=attack)}, options=VARIANT)
    play(match, safety)
    assert (before(match, 1)["state"], before(match, 1)["battle"]) == ("waiting", ["roll"])
    assert (rule(match, remedy), rule(match, "roll")) == ("no-attack", None)


@for_each(REPAIRS, "attack", "safety")
def test_in_the_variant_a_safety_needs_no_green_light_with_right_of_way(attack: str, safety: str) -> None:
    layout = stopped(by=attack, safeties="right-of-way")
    match = table(MILLE, hand={1: safety}, sides={1: layout}, options=VARIANT)
    play(match, safety)
    assert before(match, 1)["state"] == "driving"


@for_each(REPAIRS, "attack", "safety")
def test_in_the_variant_no_green_light_is_needed_after_a_master_move(attack: str, safety: str) -> None:
    match = table(MILLE, hand={1: attack, 2: f"{safety} 25"}, sides={2: driving()}, options=VARIANT)
    play(match, f"{attack}>2", f"coup {safety}")
    assert rule(match, "25") is None


def test_in_the_variant_an_end_of_limit_needs_no_green_light() -> None:
    match = table(MILLE, hand={1: "end-limit 100"}, sides={1: driving(limited=True)}, options=VARIANT)
    play(match, "end-limit")
    idle(match)
    assert rule(match, "100") is None


def test_in_the_variant_a_green_light_on_a_red_one_is_itself_the_green_light() -> None:
    match = table(MILLE, hand={1: "roll"}, sides={1: stopped(by="stop")}, options=VARIANT)
    play(match, "roll")
    assert before(match, 1)["state"] == "driving"


@for_each(REPAIRS, "attack", "remedy", "safety")
def test_a_safety_on_the_own_turn_removes_the_attack_and_the_side_is_as_before(
    attack: str, remedy: str, safety: str
) -> None:
    layout = stopped(battle=f"roll {attack} {remedy} {attack}")
    match = table(MILLE, hand={1: safety}, sides={1: layout})
    play(match, safety)
    assert (before(match, 1)["state"], before(match, 1)["battle"][-1]) == ("driving", remedy)
    assert now(match)["discards"] == [attack]


@pytest.mark.parametrize("game_seats", [5, 7])
def test_five_or_seven_cannot_play_in_pairs(game_seats: int) -> None:
    with pytest.raises(BadSeats):
        paddock.game(MILLE).start(game_seats)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_four_six_or_eight_play_in_pairs(seats: int) -> None:
    match = paddock.game(MILLE).start(seats, seed=1, options={"sides": "pairs"})
    assert [len(standing.seats) for standing in match.standings()] == [2] * (seats // 2)


@pytest.mark.parametrize(("sides", "count"), [("auto", 4), ("alone", 4), ("pairs", 2)])
def test_four_seats_play_alone_or_in_pairs(sides: str, count: int) -> None:
    match = paddock.game(MILLE).start(4, seed=1, options={"sides": sides})
    assert len(match.standings()) == count


@pytest.mark.parametrize(("seats", "sides"), [(2, "pairs"), (3, "pairs"), (6, "alone"), (8, "alone")])
def test_two_and_three_play_alone_and_six_and_eight_in_pairs(seats: int, sides: str) -> None:
    with pytest.raises(BadOption):
        paddock.game(MILLE).start(seats, options={"sides": sides})


def test_within_a_pair_the_partners_take_turns_and_either_answers_with_the_own_hand() -> None:
    match = table(MILLE, 6, hand={1: "stop", 5: "right-of-way"}, sides={2: driving()})
    play(match, "stop>2")
    assert (match.waiting, rule(match, "coup right-of-way")) == ((2, 5), "not-in-hand")
    play(match, "pass", "coup right-of-way")
    assert (match.turn, before(match, 2)["coups"]) == (5, ["right-of-way"])


def test_a_master_move_works_against_a_limit_with_right_of_way() -> None:
    match = table(MILLE, hand={1: "limit", 2: "right-of-way"}, sides={2: driving()})
    play(match, "limit>2", "coup right-of-way")
    assert (before(match, 2)["limited"], now(match)["discards"]) == (False, ["limit"])


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 4), (6, 3), (8, 4)])
def test_for_the_youngest_a_green_light_from_the_pack_lies_before_every_side(seats: int, sides: int) -> None:
    match = paddock.game(MILLE).start(seats, seed=3, options=YOUNGEST)
    assert [before(match, side)["battle"] for side in range(1, sides + 1)] == [["roll"]] * sides
    held = [card for seat in range(1, seats + 1) for card in hand(match, seat)]
    assert [*held, *now(match)["pile"]].count("roll") == 14 - sides
    assert len(held) == 6 * seats + 1


def test_for_the_youngest_all_sides_drive_from_the_first_turn() -> None:
    match = table(MILLE, hand={1: "100 stop"}, options=YOUNGEST)
    assert {rule(match, "100"), rule(match, "stop>2")} == {None}


@pytest.mark.parametrize(
    ("card", "layout", "refused_by"),
    [
        ("roll", driving(), "already-driving"),
        ("roll", driving(battle="roll flat spare"), "already-driving"),
        ("roll", driving(battle="", safeties="right-of-way"), "start-not-needed"),
        ("end-limit", waiting(), "no-limit"),
        ("repair", driving(), "no-attack"),
    ],
)
def test_what_changes_nothing_is_refused_but_may_be_discarded(card: str, layout: Layout, refused_by: str) -> None:
    match = table(MILLE, hand={1: card}, sides={1: layout})
    assert rule(match, card) == refused_by
    assert rule(match, f"discard {card}") is None


def test_a_playable_card_may_be_discarded() -> None:
    match = table(MILLE, hand={1: "100"}, sides={1: driving()})
    assert {rule(match, "100"), rule(match, "discard 100")} == {None}


def test_a_limit_allows_nothing_above_50() -> None:
    match = table(MILLE, hand={1: "75"}, sides={1: driving(limited=True)})
    assert facts(match, "75") == {"card": "75", "km": 75, "limit_km": 50, "remedy_card": "end-limit"}
