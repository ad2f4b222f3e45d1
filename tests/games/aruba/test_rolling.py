"""The first part of a turn: how many dice, how often they roll, and the cards that touch them."""

from __future__ import annotations

import pytest

from tests.games.aruba.tables import GAME, active, at, hand, movement, play, race, rule, state


@pytest.mark.parametrize("damage", range(9))
def test_a_car_rolls_ten_dice_less_its_damage(damage: int) -> None:
    match = race({1: at(10, 2, damage=damage)}, phase="begin")
    play(match, "roll")
    assert len(active(match)["dice"]) == 10 - damage


def test_any_dice_may_be_rolled_again_twice() -> None:
    match = race(
        phase="dice", dice="1 2 2 3 6 6 6 6 6 6", rerolls=2, rolls="5 5 5 5 5 5 5 4 4 4 4 4 4 4", hand={1: "nitro"}
    )
    play(match, "keep 1 2 3")
    assert active(match)["dice"] == [1, 2, 3, 5, 5, 5, 5, 5, 5, 5]
    play(match, "keep 1 2 3")
    assert active(match)["dice"] == [1, 2, 3, 4, 4, 4, 4, 4, 4, 4]
    assert rule(match, "keep 1 2 3") == "aruba-no-reroll"


def test_all_dice_may_be_rolled_again() -> None:
    match = race({1: at(10, 2, damage=8)}, phase="dice", dice="1 1", rerolls=1, rolls="6 5", hand={1: "nitro"})
    play(match, "keep none")
    assert active(match)["dice"] == [5, 6]


def test_only_dice_that_lie_there_can_be_kept() -> None:
    match = race(phase="dice", dice="1 2 2 3 6 6", rerolls=2)
    assert rule(match, "keep 1 1") == "aruba-no-such-dice"
    assert rule(match, "keep 2 2 6") is None


def test_keeping_every_die_is_standing() -> None:
    match = race(phase="dice", dice="1 2", rerolls=2)
    assert rule(match, "keep 1 2") == "aruba-keeps-all"
    play(match, "stand")
    assert state(match)["phase"] == "act"


def test_combinations_wait_until_the_dice_are_settled() -> None:
    match = race(phase="dice", dice="1 2 2", rerolls=2)
    assert rule(match, "straight 2") == "aruba-stand-first"


def test_without_re_roll_and_without_cards_the_dice_are_settled_by_themselves() -> None:
    match = race({1: at(10, 2, damage=8)}, phase="dice", dice="1 1", rerolls=1)
    play(match, "keep 1")
    assert state(match)["phase"] == "act"


def test_with_cards_in_hand_a_seat_is_asked_whatever_they_are() -> None:
    match = race({1: at(10, 2, damage=8)}, phase="dice", dice="1 1", rerolls=1, hand={1: "saw"})
    play(match, "keep 1")
    assert state(match)["phase"] == "dice"


def test_a_re_roll_card_gives_one_more_roll_and_several_may_be_played() -> None:
    match = race(phase="dice", dice="1 2", rerolls=0, hand={1: "re-roll re-roll nitro"})
    play(match, "reroll", "reroll")
    assert active(match)["rerolls"] == 2
    assert hand(match, 1) == ["nitro"]


def test_a_die_change_turns_any_rolled_die() -> None:
    match = race(phase="dice", dice="2 2 5", rerolls=1, hand={1: "die-change"})
    play(match, "change 5 1")
    assert active(match)["dice"] == [1, 2, 2]


def test_a_die_change_works_on_rolled_dice_not_on_an_extra_die() -> None:
    match = race(phase="dice", dice="2 2", extra="5", rerolls=1, hand={1: "die-change"})
    assert rule(match, "change 5 1") == "aruba-no-such-dice"


def test_an_extra_die_has_the_face_its_owner_wants_and_is_not_rolled_again() -> None:
    match = race(
        {1: at(10, 2, damage=8)}, phase="dice", dice="2 2", rerolls=1, rolls="6 6", hand={1: "extra-die nitro"}
    )
    play(match, "extra 1", "keep none")
    assert active(match)["extra"] == [1]
    assert active(match)["dice"] == [6, 6]


def test_an_extra_die_comes_after_the_first_roll() -> None:
    match = race(phase="begin", hand={1: "extra-die"})
    assert rule(match, "extra 1") == "aruba-roll-first"


def test_an_extra_die_comes_before_the_combinations() -> None:
    match = race(dice="1 1", hand={1: "extra-die die-change re-roll"})
    assert rule(match, "extra 1") == "aruba-rolling-over"
    assert rule(match, "change 1 2") == "aruba-rolling-over"
    assert rule(match, "reroll") == "aruba-rolling-over"


def test_by_option_extra_die_and_die_change_may_come_at_any_time() -> None:
    match = race(dice="2 3", hand={1: "extra-die die-change re-roll"}, options={"dice-cards": "any-time"})
    play(match, "extra 1", "straight 3", "end")
    match = race(dice="2 3", hand={1: "die-change re-roll"}, options={"dice-cards": "any-time"})
    assert rule(match, "reroll") == "aruba-rolling-over"
    play(match, "change 2 3")
    assert active(match)["dice"] == [3, 3]


@pytest.mark.parametrize(("dice", "combination"), [("2 4", "even"), ("3 5", "odd")])
def test_after_all_even_or_all_odd_no_extra_die_makes_another_combination(dice: str, combination: str) -> None:
    cars = {1: at(10, 2, damage=3), 2: at(11, 2)}
    match = race(cars, dice=dice, hand={1: "extra-die extra-die nitro"}, options={"dice-cards": "any-time"})
    play(match, combination)
    assert rule(match, "extra 1") == "aruba-dice-used"
    assert not [move for move in match.moves() if move.startswith(("extra", "straight", "shoot"))]
    again = GAME.restore(match.position())
    assert rule(again, "extra 1") == "aruba-dice-used"
    play(match, "nitro", "end")
    assert not active(match)["all_used"]


def test_after_another_combination_of_the_last_dice_an_extra_die_may_follow() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="2 2", hand={1: "extra-die"}, options={"dice-cards": "any-time"})
    play(match, "mend 2", "extra 1", "straight 1")
    assert movement(match) == 1


def test_the_dice_are_rolled_before_anything_else_but_mounting_and_mending() -> None:
    match = race({1: at(10, 2, damage=3)}, phase="begin", hand={1: "repair bumper saw nitro"})
    assert rule(match, "nitro") == "aruba-roll-first"
    assert rule(match, "stand") == "aruba-roll-first"
    assert {"roll", "repair", "bumper front", "saw left", "fix nitro"} <= set(match.moves())


def test_a_repair_before_the_roll_brings_dice_back() -> None:
    match = race({1: at(10, 2, damage=3)}, phase="begin", hand={1: "repair"})
    play(match, "repair", "roll")
    assert len(active(match)["dice"]) == 9


def test_a_turn_is_rolled_once() -> None:
    match = race(phase="dice", dice="1 2", rerolls=2)
    assert rule(match, "roll") == "aruba-begin-only"
