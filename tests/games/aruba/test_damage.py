"""Damage: eight tokens at most, the window before the ninth, wrecks and what becomes of them."""

from __future__ import annotations

import pytest

from tests.games.aruba.tables import at, car, damage, hand, play, race, rule, space, state, wreck


def test_the_ninth_token_wrecks_a_car_where_it_stands() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4")
    play(match, "shoot 4")
    assert car(match, 2)["state"] == "wreck"
    assert space(match, 2) == (11, 2)


def test_before_the_ninth_token_the_owner_is_asked_and_may_make_room() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4", hand={2: "nitro saw"})
    play(match, "shoot 4")
    assert match.turn == 2
    assert match.moves() == ["pass", "fix nitro", "fix saw"]
    play(match, "fix saw")
    assert damage(match, 2) == 8
    assert match.turn == 1


def test_an_owner_that_passes_loses_its_car() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4", hand={2: "nitro"})
    play(match, "shoot 4", "pass")
    assert car(match, 2)["state"] == "wreck"
    assert hand(match, 2) == ["nitro"]


@pytest.mark.parametrize("held", ["nitro", "hook", "saw"])
def test_the_ninth_token_window_depends_on_the_size_of_the_hand_not_on_its_cards(held: str) -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4", hand={2: held})
    play(match, "shoot 4")
    assert match.turn == 2


def test_without_cards_nobody_is_asked() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4")
    play(match, "shoot 4")
    assert match.turn == 1


def test_two_tokens_at_once_ask_twice() -> None:
    match = race({1: at(10, 2, mounts="front"), 2: at(11, 2, damage=8)}, gained=1, hand={2: "nitro saw"})
    play(match, "ram", "fix nitro")
    assert match.turn == 2
    play(match, "fix saw")
    assert damage(match, 2) == 8
    assert space(match, 2) == (12, 2)


def test_while_the_ninth_token_waits_nothing_else_is_allowed() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4", hand={2: "repair"})
    play(match, "shoot 4")
    assert {rule(match, move) for move in ("repair", "roll", "end")} == {"aruba-answer-ninth"}


def test_a_bomb_goes_on_after_each_answer() -> None:
    match = race({1: at(10, 2), 2: at(9, 1, damage=8), 3: at(9, 3, damage=8)}, hand={1: "bomb", 2: "saw", 3: "nitro"})
    play(match, "bomb")
    assert match.turn == 2
    play(match, "pass")
    assert match.turn == 3
    play(match, "fix nitro")
    assert [car(match, number)["state"] for number in (2, 3)] == ["wreck", "racing"]
    assert match.turn == 1


def test_a_wreck_takes_no_further_damage_and_its_owner_no_further_turns() -> None:
    match = race({1: at(10, 2), 2: wreck(9, 2), 3: at(9, 1)}, hand={1: "bomb"})
    play(match, "bomb", "end")
    assert damage(match, 2) == 8
    assert match.turn == 3


def test_what_is_mounted_on_a_wreck_is_discarded() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8, mounts="front left")}, dice="4 4")
    play(match, "shoot 4")
    assert car(match, 2)["mounts"] == []
    assert state(match)["discards"] == ["bumper", "saw"]


def test_a_row_full_of_wrecks_is_cleared_of_its_oldest_at_once() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8), 3: wreck(11, 1, 2), 4: wreck(11, 3, 1)}, dice="4 4")
    play(match, "shoot 4")
    assert [car(match, number)["state"] for number in (2, 3, 4)] == ["wreck", "wreck", "cleared"]
    assert match.position()["round"]["cars"][3]["row"] is None


def test_two_wrecks_in_a_row_stay() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8), 3: wreck(11, 1)}, dice="4 4")
    play(match, "shoot 4")
    assert [car(match, number)["state"] for number in (2, 3)] == ["wreck", "wreck"]
