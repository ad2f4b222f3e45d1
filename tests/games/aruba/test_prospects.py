"""Previews in a view: the effects of dice and cards, the spaces in reach, and the consequences of each drive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.aruba.tables import at, damage, home, play, race

if TYPE_CHECKING:
    from paddock import Match


def uses(match: Match, seat: int | None = 1) -> dict[str, dict[str, Any]]:
    race_view = match.view(seat)["round"]
    return {use["move"]: use for use in race_view["uses"] + race_view["card_uses"]}


def reach(match: Match, seat: int | None = 1) -> dict[str | None, dict[str, Any]]:
    return {spot["space"]: spot for spot in match.view(seat)["round"]["reach"]}


def test_a_straight_is_foretold_with_the_points_that_are_left_of_it() -> None:
    match = race({1: at(10, 2)}, dice="1 2 3 5 5", leads=True)
    straight = uses(match)["straight 3"]
    assert straight["dice"] == [1, 2, 3]
    assert straight["movement"] == 2


@pytest.mark.parametrize(("tokens", "each"), [("1", 1), ("2", 2)])
def test_a_bomb_shows_every_token_also_of_cars_after_one_that_is_asked(tokens: str, each: int) -> None:
    cars = {1: at(10, 2), 2: at(9, 1, damage=8), 3: at(9, 2), 4: at(9, 3, damage=8)}
    match = race(cars, hand={1: "bomb", 2: "nitro", 4: "nitro"}, options={"bomb": tokens})
    hits = uses(match)["bomb"]["hits"]
    assert [(hit["car"], hit["tokens"], hit["last"]) for hit in hits] == [(2, 1, True), (3, each, False), (4, 1, True)]


def test_a_bomb_of_two_tokens_shows_the_ninth_of_a_car_after_one_that_is_asked() -> None:
    cars = {1: at(10, 2), 2: at(9, 1, damage=8), 3: at(9, 2, damage=7)}
    match = race(cars, hand={1: "bomb", 2: "nitro", 3: "nitro"}, options={"bomb": "2"})
    hit = uses(match)["bomb"]["hits"][1]
    assert (hit["car"], hit["tokens"], hit["last"]) == (3, 2, True)


def test_a_step_between_two_cars_shows_both_saws_though_one_owner_is_asked_first() -> None:
    cars = {1: at(10, 2, mounts="left right"), 2: at(11, 1), 3: at(11, 3, damage=8)}
    match = race(cars, gained=1, hand={2: "nitro", 3: "nitro"})
    hits = reach(match)["11-2"]["hits"]
    assert sorted((hit["car"], hit["tokens"], hit["last"]) for hit in hits) == [(2, 1, False), (3, 1, True)]


def test_what_follows_a_blow_that_an_owner_may_survive_is_not_foretold() -> None:
    cars = {1: at(10, 2), 2: at(11, 2, damage=8), 3: at(12, 2)}
    match = race(cars, gained=1, hand={2: "nitro"})
    assert [hit["car"] for hit in reach(match)["11-2"]["hits"]] == [2]


def test_a_pair_shows_whom_it_would_hit_or_how_much_it_would_mend() -> None:
    match = race({1: at(10, 2, damage=1), 2: at(11, 2, damage=8)}, dice="5 5")
    assert uses(match)["shoot 5"]["hits"] == [{"car": 2, "cause": "shot", "tokens": 1, "last": True}]
    assert uses(match)["mend 5"]["mended"] == 1


def test_threes_say_how_many_cards_they_bring_and_not_which() -> None:
    match = race({1: at(10, 2)}, dice="4 4 4", pile="bomb")
    assert uses(match)["cards 4"]["cards"] == 2
    assert uses(race({1: at(10, 2)}, dice="4 4 4", draws="bomb saw"))["cards 4"]["hits"] == []


def test_while_the_dice_roll_it_is_foretold_what_they_would_bring_as_they_lie() -> None:
    match = race({1: at(10, 2)}, phase="dice", rerolls=2, dice="2 2 4 4 4 4 6 6 6 6")
    assert uses(match)["even"]["movement"] == 6 - match.view(1)["round"]["penalty"]
    assert uses(match)["turbo 4"]["dice"] == [4, 4, 4, 4]


def test_what_dice_bring_is_for_all_to_see_and_what_cards_bring_for_their_owner() -> None:
    match = race({1: at(10, 2)}, dice="1 2", hand={1: "nitro"})
    assert set(uses(match)) == {"straight 1", "straight 2", "nitro"}
    assert set(uses(match, 2)) == set(uses(match, None)) == {"straight 1", "straight 2"}


def test_a_bomb_shows_every_car_that_it_would_hit() -> None:
    match = race({1: at(10, 2), 2: at(9, 1), 3: at(8, 3)}, hand={1: "bomb"})
    assert [hit["car"] for hit in uses(match)["bomb"]["hits"]] == [2, 3]


def test_a_drive_reaches_as_far_as_its_points_and_says_what_is_left() -> None:
    match = race({1: at(10, 2)}, gained=2, options={"circuit": "triangle"})
    found = reach(match)
    assert found["11-2"] == {"space": "11-2", "lane": 2, "steps": ["ahead"], "movement": 1, "red": True, "hits": []}
    assert found["12-1"]["lane"] == 1
    assert found["12-1"]["movement"] == 0
    assert len(found) == 6


def test_every_drive_that_is_foretold_can_be_driven() -> None:
    for spot in reach(race({1: at(5, 2), 2: at(7, 2), 3: at(8, 1, mounts="right")}, gained=4)).values():
        match = race({1: at(5, 2), 2: at(7, 2), 3: at(8, 1, mounts="right")}, gained=4)
        play(match, *spot["steps"])
        car = match.view(1)["round"]["cars"][0]
        assert f"{car['row']}-{car['lane']}" == spot["space"]
        assert damage(match, 1) == sum(hit["tokens"] for hit in spot["hits"] if hit["car"] == 1)


def test_a_ram_is_foretold_with_its_chain() -> None:
    match = race({1: at(10, 2, mounts="front"), 2: at(11, 2), 3: at(12, 2)}, gained=3)
    assert reach(match)["11-2"]["hits"] == [
        {"car": 2, "cause": "ram", "tokens": 2, "last": False},
        {"car": 3, "cause": "ram", "tokens": 1, "last": False},
    ]
    assert reach(match)["11-2"]["movement"] == 0


def test_a_drive_past_a_saw_goes_on_and_a_way_around_it_is_taken() -> None:
    match = race({1: at(10, 1), 2: at(11, 2, mounts="left")}, gained=2)
    bitten = [{"car": 1, "cause": "saw", "tokens": 1, "last": False}]
    assert {space: spot["hits"] for space, spot in reach(match).items()} == dict.fromkeys(
        ["11-1", "12-1", "12-2"], bitten
    )
    match = race({1: at(10, 2), 2: at(11, 1, mounts="right")}, gained=2)
    assert reach(match)["12-2"]["steps"] == ["right", "left"]


def test_saws_that_would_meet_are_foretold_without_a_token() -> None:
    match = race({1: at(10, 1, mounts="right"), 2: at(11, 2, mounts="left")}, gained=1)
    assert reach(match)["11-1"]["hits"] == [{"car": 2, "cause": "saws", "tokens": 0, "last": False}]


def test_a_drive_goes_on_beyond_saws_that_meet() -> None:
    match = race({1: at(10, 1, mounts="right"), 2: at(11, 2, mounts="left")}, gained=2)
    assert reach(match)["12-1"]["steps"] == ["ahead", "ahead"]
    assert reach(match)["12-1"]["hits"] == [{"car": 2, "cause": "saws", "tokens": 0, "last": False}]


def test_beyond_a_ninth_token_that_is_asked_about_nothing_is_foretold() -> None:
    match = race({1: at(10, 1, damage=8), 2: at(11, 2, mounts="left")}, gained=2, hand={1: "hook"})
    assert set(reach(match)) == {"11-1"}


def test_the_line_is_one_goal_whatever_the_lane() -> None:
    found = reach(race({1: at(39, 2)}, gained=3))
    assert found[None]["steps"] == ["ahead", "ahead"]
    assert found[None]["red"] is False


def test_where_a_car_can_drive_is_told_to_the_seat_that_is_asked() -> None:
    match = race({1: at(10, 2)}, gained=2)
    assert reach(match, 2) == reach(match, None) == {}
    play(match, "ahead", "stop")
    assert reach(match) == {}


def test_a_view_says_which_car_is_where_in_the_race() -> None:
    match = race({1: at(10, 2), 2: at(12, 1), 3: home(1), 4: at(12, 3)})
    assert match.view(None)["round"]["order"] == [3, 2, 4, 1]


def test_of_a_race_that_is_over_nothing_is_foretold() -> None:
    match = race({1: at(40, 2), 2: home(1), 3: home(2)}, dice="1 2", gained=2)
    play(match, "ahead")
    race_over = match.view(1, 1)["round"]
    assert race_over["over"]
    assert race_over["uses"] == race_over["reach"] == []
