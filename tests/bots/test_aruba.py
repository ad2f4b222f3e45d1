"""The ARUBA commuter's rules of thumb, each in a moment that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.bots import ladder
from tests.games.aruba.tables import GAME, at, race, wreck

if TYPE_CHECKING:
    from paddock import Match

BOT = ladder.bot(GAME, 2)


def choice(match: Match) -> str:
    assert match.turn is not None
    return BOT.choose(match.view(match.turn))


def test_it_keeps_the_exactly_best_dice_for_a_straight() -> None:
    match = race({1: at(10, 2), 2: at(20, 2)}, phase="dice", dice="1 2 3 4 5 5 5 5 5 5", rerolls=1, hand={1: "hook"})
    assert choice(match).startswith("keep 1 2 3 4 5")


def test_it_takes_a_whole_straight_to_the_line() -> None:
    match = race({1: at(35, 2), 2: at(20, 2)}, dice="1 2 3 4 5 6")
    assert choice(match) == "straight 6"


def test_it_saves_its_car_with_its_cheapest_card() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4", hand={2: "nitro hook"})
    match.play("shoot 4")
    assert choice(match) == "fix hook"


@pytest.mark.parametrize(("damage", "answer"), [(0, "hook"), (6, "pass")])
def test_it_hooks_on_to_cars_with_many_dice(damage: int, answer: str) -> None:
    match = race({1: at(10, 2, damage=damage), 3: at(9, 2)}, phase="begin", hand={3: "hook"})
    match.play("roll")
    assert choice(match) == answer


def test_it_mends_before_the_roll() -> None:
    assert choice(race({1: at(10, 2, damage=4)}, phase="begin", hand={1: "repair"})) == "repair"
    assert choice(race({1: at(10, 2, damage=7)}, phase="begin", hand={1: "nitro bomb"})) == "fix bomb"


def test_it_drives_around_what_is_in_the_way_and_off_the_red() -> None:
    assert choice(race({1: at(20, 2), 2: wreck(21, 2), 3: at(30, 1)}, gained=2)) in ("left", "right")
    assert choice(race({1: at(9, 2), 2: at(30, 2)}, gained=2, spent=0)) in ("ahead", "left", "right")


def test_it_rams_with_its_last_point() -> None:
    match = race({1: at(20, 2), 2: at(21, 2), 3: at(20, 1), 4: at(20, 3)}, gained=1)
    assert choice(match) == "ram"


def test_it_shoots_before_it_drives() -> None:
    match = race({1: at(20, 2), 2: at(21, 2)}, dice="5 5", gained=2)
    assert choice(match) == "shoot 5"


def test_it_draws_cards_last() -> None:
    assert choice(race({1: at(20, 2)}, dice="5 5 5")) == "cards 5"
