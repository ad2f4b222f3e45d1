"""Saws: between a car and its side neighbours, whenever a car changes its space."""

from __future__ import annotations

from tests.games.aruba.tables import at, car, damage, play, race, state, wreck


def test_a_saw_bites_the_car_it_passes_on_its_side() -> None:
    match = race({1: at(10, 2, mounts="left"), 2: at(11, 1)}, gained=2)
    play(match, "ahead")
    assert damage(match, 2) == 1


def test_a_saw_on_the_other_side_does_not_bite() -> None:
    match = race({1: at(10, 2, mounts="right"), 2: at(11, 1)}, gained=2)
    play(match, "ahead")
    assert damage(match, 2) == 0


def test_a_saw_bites_a_car_that_passes_it_in_another_turn() -> None:
    match = race({1: at(10, 2), 2: at(11, 1, mounts="right")}, gained=2)
    play(match, "ahead")
    assert damage(match, 1) == 1


def test_a_saw_stays_after_it_has_bitten() -> None:
    match = race({1: at(10, 2, mounts="left"), 2: at(11, 1)}, gained=2)
    play(match, "ahead")
    assert car(match, 1)["mounts"] == ["left"]


def test_two_saws_that_meet_are_both_discarded_without_damage() -> None:
    match = race({1: at(10, 2, mounts="left"), 2: at(11, 1, mounts="right")}, gained=2)
    play(match, "ahead")
    assert damage(match, 1) == damage(match, 2) == 0
    assert car(match, 1)["mounts"] == car(match, 2)["mounts"] == []
    assert state(match)["discards"] == ["saw", "saw"]


def test_a_pair_of_cars_meets_once_a_turn() -> None:
    match = race({1: at(10, 2, mounts="left"), 2: at(10, 1), 3: at(11, 2)}, gained=1)
    play(match, "ram")
    assert damage(match, 2) == 0
    match = race({1: at(9, 2, mounts="left"), 2: at(11, 1), 3: at(10, 2, mounts="left")}, gained=1)
    play(match, "ram")
    assert damage(match, 2) == 1


def test_saws_on_both_sides_bite_both_neighbours() -> None:
    match = race({1: at(10, 2, mounts="left right"), 2: at(11, 1), 3: at(11, 3)}, gained=1)
    play(match, "ahead")
    assert damage(match, 2) == damage(match, 3) == 1


def test_a_pushed_car_meets_its_new_neighbours_too() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(12, 1, mounts="right")}, gained=1)
    play(match, "ram")
    assert damage(match, 2) == 2


def test_mounting_a_saw_beside_a_car_does_not_bite_by_itself() -> None:
    match = race({1: at(10, 2), 2: at(10, 1)}, phase="begin", hand={1: "saw"})
    play(match, "saw left")
    assert damage(match, 2) == 0


def test_a_wreck_is_not_sawn() -> None:
    match = race({1: at(10, 2, mounts="left"), 2: wreck(11, 1)}, gained=1)
    play(match, "ahead")
    assert damage(match, 2) == 8


def test_the_active_car_may_be_wrecked_by_a_saw_and_its_turn_is_over() -> None:
    match = race({1: at(10, 2, damage=8), 2: at(11, 1, mounts="right")}, gained=3)
    play(match, "ahead")
    assert car(match, 1)["state"] == "wreck"
    assert match.turn == 2
