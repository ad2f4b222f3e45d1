"""Ramming: one point to spare, chains, bumpers, wrecks in the way, the line."""

from __future__ import annotations

from tests.games.aruba.tables import active, at, car, damage, home, movement, play, race, rule, space, state, wreck


def test_a_ram_takes_the_place_of_the_struck_car_and_pushes_it_one_space_ahead() -> None:
    match = race({1: at(10, 2), 2: at(11, 2)}, gained=3)
    play(match, "ram")
    assert space(match, 1) == (11, 2)
    assert space(match, 2) == (12, 2)
    assert damage(match, 2) == 1
    assert damage(match, 1) == 0


def test_a_ram_needs_a_point_and_loses_all_others() -> None:
    assert rule(race({1: at(10, 2), 2: at(11, 2)}), "ram") == "aruba-no-movement"
    match = race({1: at(10, 2), 2: at(11, 2)}, gained=5, hand={1: "nitro"})
    play(match, "ram")
    assert rule(match, "ahead") == "aruba-drive-over"
    assert rule(match, "nitro") == "aruba-drive-over"


def test_a_ram_goes_straight_ahead_only() -> None:
    assert rule(race({1: at(10, 2), 2: at(11, 1)}, gained=2), "ram") == "aruba-nobody-ahead"


def test_a_ram_may_end_a_drive() -> None:
    match = race({1: at(10, 2), 2: at(12, 2)}, gained=4)
    play(match, "ahead", "ram")
    assert space(match, 1) == (12, 2)
    assert space(match, 2) == (13, 2)


def test_a_chain_runs_forward_and_every_struck_car_takes_a_token_and_moves() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(12, 2), 4: at(13, 2)}, gained=1)
    play(match, "ram")
    assert [space(match, number)[0] for number in (1, 2, 3, 4)] == [11, 12, 13, 14]
    assert [damage(match, number) for number in (1, 2, 3, 4)] == [0, 1, 1, 1]


def test_a_front_bumper_deals_two_and_stays() -> None:
    match = race({1: at(10, 2, mounts="front"), 2: at(11, 2)}, gained=1)
    play(match, "ram")
    assert damage(match, 2) == 2
    assert car(match, 1)["mounts"] == ["front"]


def test_a_rear_bumper_keeps_tokens_away_and_stays() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, mounts="rear")}, gained=1)
    play(match, "ram")
    assert damage(match, 2) == 0
    assert space(match, 2) == (12, 2)
    assert car(match, 2)["mounts"] == ["rear"]


def test_front_against_rear_bumper_both_are_discarded_and_the_push_happens_without_damage() -> None:
    match = race({1: at(10, 2, mounts="front"), 2: at(11, 2, mounts="rear")}, gained=1)
    play(match, "ram")
    assert damage(match, 2) == 0
    assert space(match, 2) == (12, 2)
    assert car(match, 1)["mounts"] == car(match, 2)["mounts"] == []
    assert state(match)["discards"] == ["bumper", "bumper"]


def test_in_a_chain_the_bumpers_of_every_pair_count() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, mounts="front"), 3: at(12, 2), 4: at(13, 2, mounts="rear")}, gained=1)
    play(match, "ram")
    assert [damage(match, number) for number in (2, 3, 4)] == [1, 2, 0]


def test_a_target_wrecked_by_the_ram_stays_and_nobody_moves() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8), 3: at(12, 2)}, gained=1)
    play(match, "ram")
    assert car(match, 2)["state"] == "wreck"
    assert [space(match, number) for number in (1, 2, 3)] == [(10, 2), (11, 2), (12, 2)]
    assert damage(match, 3) == 0


def test_a_chain_ends_at_a_car_it_wrecks_and_nobody_moves() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(12, 2, damage=8), 4: at(13, 2)}, gained=1)
    play(match, "ram")
    assert [space(match, number)[0] for number in (1, 2, 3, 4)] == [10, 11, 12, 13]
    assert [damage(match, number) for number in (2, 4)] == [1, 0]


def test_a_chain_into_a_wreck_deals_its_tokens_but_nobody_moves() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(12, 2), 4: wreck(13, 2)}, gained=1)
    play(match, "ram")
    assert [space(match, number)[0] for number in (1, 2, 3)] == [10, 11, 12]
    assert [damage(match, number) for number in (2, 3)] == [1, 1]


def test_a_wreck_can_be_neither_rammed_nor_shot() -> None:
    match = race({1: at(10, 2), 2: wreck(11, 2)}, gained=1, dice="4 4")
    assert rule(match, "ram") == "aruba-wreck-ahead"
    assert rule(match, "shoot 4") == "aruba-wreck-ahead"


def test_a_car_pushed_over_the_line_is_home() -> None:
    match = race({1: at(39, 2), 2: at(40, 2)}, gained=1)
    play(match, "ram")
    assert car(match, 2)["state"] == "home"
    assert car(match, 2)["rank"] == 1
    assert space(match, 1) == (40, 2)


def test_in_a_chain_over_the_line_the_front_car_is_ahead() -> None:
    match = race({1: at(38, 2), 2: at(39, 2), 3: at(40, 2)}, gained=1)
    play(match, "ram")
    assert car(match, 3)["rank"] == 1
    assert space(match, 2) == (40, 2)


def test_a_push_brings_the_third_car_home_and_ends_the_race() -> None:
    match = race({1: at(39, 2), 2: at(40, 2), 3: home(1), 4: home(2)}, gained=1)
    play(match, "ram")
    assert len(match.results) == 1
    assert match.results[0]["points"] == [0, 2, 6, 4]


def test_the_token_comes_before_the_push() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, gained=1, hand={2: "nitro"})
    play(match, "ram")
    assert match.turn == 2
    assert space(match, 2) == (11, 2)
    play(match, "fix nitro")
    assert space(match, 2) == (12, 2)
    assert damage(match, 2) == 8
    assert match.turn == 1


def test_a_ram_after_the_first_step_of_a_leader_has_its_loss_already() -> None:
    match = race({1: at(12, 2), 2: at(13, 2)}, from_red=True, gained=1)
    assert movement(match) == 0
    assert rule(match, "ram") == "aruba-no-movement"
    assert active(match)["stage"] == "approach"
