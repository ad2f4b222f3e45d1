"""Combinations that dice can form, each die used once."""

from __future__ import annotations

import pytest

from tests.games.aruba.tables import active, at, damage, hand, movement, play, race, rule


@pytest.mark.parametrize("top", range(1, 7))
def test_a_straight_moves_as_far_as_its_highest_die(top: int) -> None:
    match = race(dice="1 2 3 4 5 6")
    play(match, f"straight {top}")
    assert movement(match) == top


def test_a_straight_starts_with_one_and_has_no_gap() -> None:
    match = race(dice="1 2 4 5 6")
    assert rule(match, "straight 2") is None
    assert rule(match, "straight 4") == "aruba-no-such-dice"
    assert rule(race(dice="2 3 4"), "straight 4") == "aruba-no-such-dice"


def test_a_straight_is_used_once_a_turn() -> None:
    match = race(dice="1 1 2")
    play(match, "straight 1")
    assert rule(match, "straight 1") == "aruba-straight-once"


def test_each_die_is_used_in_one_combination() -> None:
    match = race({1: at(10, 2, damage=4)}, dice="1 2 2")
    play(match, "straight 2")
    assert rule(match, "mend 2") == "aruba-no-such-dice"


def test_a_pair_shoots_the_car_directly_ahead() -> None:
    match = race({1: at(10, 2), 2: at(11, 2)}, dice="4 4")
    play(match, "shoot 4")
    assert damage(match, 2) == 1


def test_a_pair_may_shoot_as_often_as_there_are_pairs() -> None:
    match = race({1: at(10, 2), 2: at(11, 2)}, dice="4 4 4 4 6 6")
    play(match, "shoot 4", "shoot 4", "shoot 6")
    assert damage(match, 2) == 3


@pytest.mark.parametrize("spot", [at(12, 2), at(11, 1), at(11, 3), at(9, 2)])
def test_a_shot_reaches_only_the_space_immediately_ahead_in_the_same_lane(spot: object) -> None:
    match = race({1: at(10, 2), 2: spot}, dice="4 4")  # type: ignore[dict-item]  # parametrize forgets the type
    assert rule(match, "shoot 4") == "aruba-nobody-ahead"


def test_a_pair_repairs_two() -> None:
    match = race({1: at(10, 2, damage=5)}, dice="3 3")
    play(match, "mend 3")
    assert damage(match, 1) == 3


def test_a_repair_takes_up_to_two_and_none_from_a_sound_car() -> None:
    match = race({1: at(10, 2, damage=1)}, dice="3 3 3 3")
    play(match, "mend 3")
    assert damage(match, 1) == 0
    assert rule(match, "mend 3") == "aruba-no-damage"


def test_three_of_a_kind_draws_two_cards_and_may_be_repeated() -> None:
    match = race(dice="3 3 3 4 5 5 5", draws="bomb nitro saw repair")
    play(match, "cards 3", "cards 5")
    assert hand(match, 1) == ["bomb", "nitro", "repair", "saw"]


def test_cards_are_the_last_action_of_a_turn() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="1 3 3 3 5 5", draws="bomb nitro", hand={1: "larceny repair"})
    play(match, "cards 3")
    assert {rule(match, move) for move in ("straight 1", "mend 5", "repair", "nitro", "ahead", "larceny>2")} == {
        "aruba-cards-last"
    }
    assert rule(match, "end") is None


def test_four_of_a_kind_adds_two_also_alone_and_repeatedly() -> None:
    match = race(dice="1 2 5 5 5 5 6 6 6 6")
    play(match, "turbo 5", "turbo 6")
    assert movement(match) == 4
    play(match, "straight 2")
    assert movement(match) == 6


def test_all_even_moves_six() -> None:
    match = race(dice="2 4 4 6")
    play(match, "even")
    assert movement(match) == 6


def test_all_odd_repairs_everything() -> None:
    match = race({1: at(10, 2, damage=8)}, dice="1 5")
    play(match, "odd")
    assert damage(match, 1) == 0


@pytest.mark.parametrize(("move", "dice"), [("even", "2 4"), ("odd", "1 3")])
def test_all_even_and_all_odd_hold_for_two_dice(move: str, dice: str) -> None:
    assert rule(race({1: at(10, 2, damage=8)}, dice=dice), move) is None


def test_one_other_die_spoils_all_even_and_all_odd() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="1 2 2")
    assert rule(match, "even") == "aruba-not-even"
    assert rule(match, "odd") == "aruba-not-odd"


def test_an_extra_die_counts_for_all_even_and_all_odd() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="2 2", extra="1")
    assert rule(match, "even") == "aruba-not-even"
    assert rule(race({1: at(10, 2, damage=3)}, dice="1 3", extra="5"), "odd") is None


def test_all_even_and_all_odd_use_all_dice() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="2 2 4 4")
    play(match, "even")
    assert active(match)["dice"] == []
    match = race({1: at(10, 2, damage=3)}, dice="2 2 4 4")
    play(match, "mend 2")
    assert rule(match, "even") == "aruba-dice-used"


def test_nitro_still_adds_to_all_even() -> None:
    match = race(dice="2 4", hand={1: "nitro nitro"})
    play(match, "even", "nitro", "nitro")
    assert movement(match) == 10


def test_not_every_die_must_be_used() -> None:
    match = race(dice="1 2 3 4 5 6")
    play(match, "end")
    assert match.turn == 2


def test_a_sound_car_needs_no_full_repair() -> None:
    assert rule(race(dice="1 3"), "odd") == "aruba-no-damage"
