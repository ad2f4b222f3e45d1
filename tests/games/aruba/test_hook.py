"""The hook: who is asked and when, and how a hooked car follows."""

from __future__ import annotations

import pytest

from paddock.games.aruba.rules import events
from tests.games.aruba.tables import GAME, active, at, car, damage, home, play, race, rule, space, state


@pytest.mark.parametrize("held", ["hook", "nitro"])
def test_the_window_opens_right_after_the_first_roll_whatever_the_seat_behind_holds(held: str) -> None:
    match = race({1: at(10, 2), 3: at(9, 2)}, phase="begin", hand={3: held})
    play(match, "roll")
    assert match.turn == 3
    assert state(match)["phase"] == "hook"


def test_a_seat_without_cards_is_not_asked_for_a_hook() -> None:
    match = race({1: at(10, 2), 3: at(9, 2)}, phase="begin")
    play(match, "roll")
    assert match.turn == 1
    assert state(match)["phase"] == "dice"


def test_the_window_closes_when_the_last_card_goes_into_a_repair() -> None:
    match = race({1: at(10, 2), 3: at(9, 2, damage=1)}, phase="begin", hand={3: "nitro"})
    play(match, "roll", "fix nitro")
    assert match.turn == 1


@pytest.mark.parametrize("spot", [at(9, 1), at(8, 2), at(11, 2)])
def test_only_the_car_directly_behind_is_asked(spot: object) -> None:
    match = race({1: at(10, 2), 3: spot}, phase="begin", hand={3: "hook"})  # type: ignore[dict-item]  # parametrize forgets the type
    play(match, "roll")
    assert match.turn == 1


def test_by_option_the_window_opens_after_the_last_roll() -> None:
    match = race({1: at(10, 2), 3: at(9, 2)}, phase="begin", hand={3: "hook"}, options={"hook": "last-roll"})
    play(match, "roll")
    assert match.turn == 1
    play(match, "stand")
    assert match.turn == 3
    play(match, "hook")
    assert match.turn == 1
    assert state(match)["phase"] == "act"


def test_a_hook_is_played_only_in_the_window() -> None:
    match = race(phase="begin", hand={1: "hook"})
    assert rule(match, "hook") == "aruba-no-hook"


def test_in_the_window_one_hooks_passes_or_mends() -> None:
    match = race({1: at(10, 2), 3: at(9, 2, damage=2)}, phase="begin", hand={3: "hook nitro"})
    play(match, "roll")
    assert match.moves() == ["pass", "hook", "fix hook", "fix nitro"]
    assert rule(match, "roll") == "aruba-answer-hook"
    play(match, "fix nitro", "hook")
    assert active(match)["hooked"] == 3
    assert damage(match, 3) == 1


def test_without_the_card_one_can_only_pass() -> None:
    match = race({1: at(10, 2), 3: at(9, 2)}, phase="begin", hand={3: "nitro"})
    play(match, "roll")
    assert match.moves() == ["pass"]
    assert rule(match, "hook") == "aruba-not-in-hand"


def test_a_hooked_car_makes_every_step_one_space_behind() -> None:
    match = race({1: at(10, 2), 3: at(9, 2)}, gained=3, hooked=3)
    play(match, "left", "ahead", "right")
    assert space(match, 1) == (13, 2)
    assert space(match, 3) == (12, 1)


def test_a_hooked_car_makes_a_ramming_step_too() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(9, 2)}, gained=1, hooked=3)
    play(match, "ram")
    assert [space(match, number) for number in (1, 2, 3)] == [(11, 2), (12, 2), (10, 2)]


def test_when_a_ram_moves_nobody_the_hooked_car_stays() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8), 3: at(9, 2)}, gained=1, hooked=3)
    play(match, "ram")
    assert space(match, 3) == (9, 2)


def test_a_hooked_car_meets_saws_on_its_way() -> None:
    match = race({1: at(10, 2), 2: at(10, 1, mounts="right"), 3: at(9, 2)}, gained=1, hooked=3)
    play(match, "ahead")
    assert damage(match, 3) == 1


def test_the_hook_holds_until_the_end_of_the_turn() -> None:
    match = race({1: at(10, 2), 3: at(9, 2)}, gained=1, hooked=3)
    play(match, "ahead", "end")
    assert active(match)["hooked"] is None


def test_a_wrecked_mover_or_follower_breaks_the_hook() -> None:
    match = race({1: at(10, 2), 2: at(10, 1, mounts="right"), 3: at(9, 2, damage=8)}, gained=2, hooked=3)
    play(match, "ahead")
    assert car(match, 3)["state"] == "wreck"
    assert active(match)["hooked"] is None
    play(match, "ahead")
    assert space(match, 3) == (10, 2)


def test_a_hooked_car_crosses_the_line_right_behind_if_a_point_is_left() -> None:
    match = race({1: at(40, 2), 3: at(39, 2)}, gained=2, hooked=3)
    play(match, "ahead")
    assert (car(match, 1)["rank"], car(match, 3)["rank"]) == (1, 2)


def test_a_car_carried_over_the_line_meets_the_saws_of_the_last_row_first() -> None:
    match = race({1: at(40, 2), 2: at(40, 1, mounts="right"), 3: at(39, 2, damage=8)}, gained=2, hooked=3)
    told = play(match, "ahead")
    assert car(match, 3)["state"] == "wreck"
    assert events.CarWrecked(3, "40-2") in told
    match = race({1: at(40, 2), 2: at(40, 1, mounts="right"), 3: at(39, 2, damage=7)}, gained=2, hooked=3)
    play(match, "ahead")
    assert (car(match, 3)["state"], car(match, 3)["damage"]) == ("home", 8)


def test_a_carried_car_may_be_saved_from_its_ninth_token_and_goes_on() -> None:
    match = race(
        {1: at(40, 2), 2: at(40, 1, mounts="right"), 3: at(39, 2, damage=8)}, gained=2, hooked=3, hand={3: "nitro"}
    )
    play(match, "ahead")
    assert match.turn == 3
    assert active(match)["pending"] == ["carry 3", "token 3"]
    assert GAME.restore(match.position()).position() == match.position()
    play(match, "fix nitro")
    assert car(match, 3)["rank"] == 2


def test_a_hooked_car_stays_before_the_line_if_no_point_is_left() -> None:
    match = race({1: at(40, 2), 3: at(39, 2)}, gained=1, hooked=3)
    play(match, "ahead")
    assert car(match, 1)["state"] == "home"
    assert space(match, 3) == (40, 2)


def test_a_third_car_does_not_hook_on_to_the_follower() -> None:
    match = race({1: at(10, 2), 3: at(9, 2), 4: at(8, 2)}, phase="begin", hand={3: "hook", 4: "hook"})
    play(match, "roll", "hook")
    assert match.turn == 1


def test_the_hooked_car_over_the_line_may_end_the_race() -> None:
    match = race({1: at(40, 2), 3: at(39, 2), 2: home(1)}, gained=2, hooked=3)
    play(match, "ahead")
    assert match.results[0]["points"] == [4, 6, 2, 0]
