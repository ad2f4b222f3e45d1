"""Three seats: two cars each, driven in turn; or by option one."""

from __future__ import annotations

import pytest

from tests.games.aruba.tables import (
    GAME,
    Spot,
    active,
    at,
    car,
    damage,
    hand,
    home,
    play,
    race,
    rule,
    space,
    state,
    wreck,
)


def test_with_three_seats_each_drives_two_cars() -> None:
    match = GAME.start(3, seed=1)
    assert [car(match, number)["seat"] for number in range(1, 7)] == [1, 2, 3, 1, 2, 3]
    assert [space(match, number) for number in range(1, 7)] == [(2, 1), (2, 2), (2, 3), (1, 1), (1, 2), (1, 3)]


def test_by_option_each_of_three_seats_drives_one_car() -> None:
    match = GAME.start(3, seed=1, options={"cars": "1"})
    assert len(state(match)["cars"]) == 3


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_more_seats_drive_one_car_each(seats: int) -> None:
    assert len(state(GAME.start(seats, seed=1))["cars"]) == seats


def test_a_seat_drives_its_cars_in_turn() -> None:
    match = race(seats=3, dice="1")
    seen = []
    for _ in range(7):
        seen.append(state(match)["active"]["car"])
        if state(match)["phase"] == "begin":
            play(match, "roll")
            play(match, *(["pass"] if state(match)["phase"] == "hook" else []))
            play(match, "stand")
        play(match, "end")
    assert seen == [1, 2, 3, 4, 5, 6, 1]


def test_the_order_of_cars_starts_with_the_start_seat() -> None:
    match = race(seats=3, dice="1", start=2, car=1)
    play(match, "end")
    assert state(match)["active"]["car"] == 5


@pytest.mark.parametrize("spot", [wreck(5, 1), home(1)])
def test_the_turn_of_a_car_that_is_out_is_skipped(spot: object) -> None:
    match = race({4: spot}, seats=3, car=3, dice="1")  # type: ignore[dict-item]  # parametrize forgets the type
    play(match, "end")
    assert state(match)["active"]["car"] == 5


def test_a_quick_fix_names_the_car_it_mends() -> None:
    match = race({1: at(10, 2, damage=2), 4: at(20, 2, damage=3)}, seats=3, hand={1: "nitro saw"})
    play(match, "fix nitro 4")
    assert (damage(match, 1), damage(match, 4)) == (2, 2)
    assert rule(match, "fix saw 2") == "aruba-not-your-car"
    assert rule(match, "fix saw") == "not-a-move"


def test_a_quick_fix_of_the_other_car_does_not_answer_for_the_one_in_danger() -> None:
    match = race(
        {1: at(10, 2), 2: at(11, 2, damage=8), 5: at(20, 1, damage=1)}, seats=3, dice="4 4", hand={2: "saw saw"}
    )
    play(match, "shoot 4", "fix saw 5")
    assert match.turn == 2
    assert damage(match, 5) == 0


def test_when_the_last_card_is_spent_on_the_other_car_the_one_in_danger_is_wrecked() -> None:
    cars = {1: at(10, 2), 2: at(11, 2, damage=8), 5: at(20, 1, damage=1)}
    match = race(cars, seats=3, dice="4 4", hand={2: "saw"})
    play(match, "shoot 4", "fix saw 5")
    assert match.turn == 1
    assert car(match, 2)["state"] == "wreck"
    assert GAME.restore(match.position()).position() == match.position()


def test_a_car_that_is_out_is_not_mended() -> None:
    match = race({4: wreck(20, 2)}, seats=3, hand={1: "nitro"})
    assert rule(match, "fix nitro 4") == "aruba-car-out"


def test_ones_own_other_car_is_neither_rammed_nor_shot_nor_hooked() -> None:
    match = race({1: at(10, 2), 4: at(11, 2)}, seats=3, gained=1, dice="4 4")
    assert rule(match, "ram") == "aruba-own-car-ahead"
    assert rule(match, "shoot 4") == "aruba-own-car-ahead"
    match = race({1: at(10, 2), 4: at(9, 2)}, seats=3, phase="begin", hand={1: "hook"})
    play(match, "roll")
    assert state(match)["phase"] == "dice"


def test_chains_bombs_and_saws_spare_nobody_not_even_ones_own_car() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 4: at(12, 2)}, seats=3, gained=1)
    play(match, "ram")
    assert damage(match, 4) == 1


def test_a_seat_whose_car_comes_home_still_draws_for_its_other_car() -> None:
    match = race({1: at(40, 2), 4: at(10, 2, damage=1)}, seats=3, gained=2, dice="1 4 4 4", hand={1: "nitro"})
    play(match, "ahead")
    assert (match.turn, active(match)["stage"]) == (1, "drawing")
    assert match.moves() == ["cards 4", "fix nitro 4", "end"]
    assert GAME.restore(match.position()).position() == match.position()
    play(match, "cards 4", "end")
    assert (len(hand(match, 1)), match.turn) == (3, 2)


@pytest.mark.parametrize(
    ("other", "dice"),
    [(at(10, 2), "1 4 4"), (wreck(10, 2), "4 4 4"), (home(1), "4 4 4")],
    ids=["dice", "wreck", "home"],
)
def test_without_a_three_or_another_car_crossing_the_line_ends_the_turn(other: Spot, dice: str) -> None:
    match = race({1: at(40, 2), 4: other}, seats=3, gained=2, dice=dice)
    play(match, "ahead")
    assert match.turn == 2


def test_with_one_car_each_crossing_the_line_ends_the_turn() -> None:
    match = race({1: at(40, 2)}, gained=2, dice="4 4 4")
    play(match, "ahead")
    assert match.turn == 2


def test_points_come_for_each_car_among_the_first_three() -> None:
    match = race({1: home(1), 4: at(40, 2), 2: home(2)}, seats=3, car=4, gained=1)
    play(match, "ahead")
    assert match.results[0]["points"] == [8, 4, 0]
    assert match.results[0]["lines"][0] == [("first", 6), ("third", 2)]


def test_the_next_grid_puts_all_first_cars_before_all_second_cars() -> None:
    match = race({6: home(1), 4: at(40, 2), 2: home(2)}, seats=3, car=4, gained=1)
    play(match, "ahead")
    assert match.turn == 3
    assert [space(match, number) for number in (3, 1, 2, 6, 4, 5)] == [(2, 1), (2, 2), (2, 3), (1, 1), (1, 2), (1, 3)]


def test_with_two_cars_each_the_better_placed_car_counts_for_a_tie() -> None:
    detail = {"start": 1, "home": 1, "ranking": [2, 5, 1, 3, 4, 6]}
    won = {"points": [0, 6, 0], "lines": [[], [["first", 6]], []], "detail": detail}
    nothing = {"points": [0, 0, 0], "lines": [[], [], []], "detail": {**detail, "home": 0}}
    # Seat 1 comes home second and third, seat 3 first: both have six points then, like seat 2.
    match = race({3: home(1), 1: home(2), 4: at(40, 2)}, seats=3, car=4, gained=1, results=[won, nothing])
    play(match, "ahead")
    assert [standing.points for standing in match.standings()] == [6, 6, 6]
    assert [standing.place for standing in match.standings()] == [2, 3, 1]
