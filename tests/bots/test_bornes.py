"""Heuristics of the Bornes family: the commuter follows them; the Sunday driver errs, but never absurdly."""

from __future__ import annotations

import pytest

import paddock
from tests.games.bornes.editions import MILLE, SPEED
from tests.games.bornes.tables import Layout, Wanted, before, driving, play, stopped, table

COMMUTER = 2


def choice(match: paddock.Match, seat: int) -> str:
    return paddock.bot(paddock.game(match.game_id), COMMUTER).choose(match.view(seat))


@pytest.mark.parametrize(
    ("best", "wanted"),
    [
        ("start", Wanted(hand={1: "start 240 stop tire"})),
        ("120", Wanted(hand={1: "30 60 120"}, sides={1: driving(km=300)})),
        ("60", Wanted(hand={1: "30 60 120"}, sides={1: driving(km=840)})),
        ("240", Wanted(hand={1: "120 240"}, sides={1: driving(distances="240")})),
        ("60", Wanted(hand={1: "60 tire"}, sides={1: driving(km=300)})),
        ("tire", Wanted(hand={1: "60 tire"}, sides={1: stopped(by="puncture")})),
        ("stop>2", Wanted(hand={1: "30 stop"}, sides={1: driving(), 2: driving(km=600)})),
        ("damage>3", Wanted(hand={1: "damage"}, sides={2: driving(km=300), 3: driving(km=600)})),
        ("tire", Wanted(hand={1: "60 tire"}, sides={1: driving(), 2: driving(km=780)})),
    ],
)
def test_it_gets_moving_drives_far_keeps_safeties_and_stops_whoever_leads(best: str, wanted: Wanted) -> None:
    seats = 3 if 3 in wanted.get("sides", {}) else 2
    assert choice(table(SPEED, seats, **wanted), 1) == best


@pytest.mark.parametrize("seat", [2, 4])
def test_each_partner_strikes_back_whenever_it_can(seat: int) -> None:
    match = table(SPEED, 4, hand={1: "damage", seat: "workshop"}, sides={2: driving()})
    play(match, "damage>2")
    assert {asked: choice(match, asked) for asked in (2, 4)} == {2: "pass", 4: "pass", seat: "coup workshop"}


# A pile of 36 cards, as full as it is when a trip is completed early.
EARLY = " ".join(["120 gasoline 60 start 90 30 spare-tire stop 240 replacement end-limit 120"] * 3)
SAFE = driving(km=870, safeties="gas-station workshop")
READY = "30 60 240 tire start stop"


@pytest.mark.parametrize(
    ("best", "hand", "own", "rival", "results"),
    [
        ("extend", READY, SAFE, stopped(by="puncture", km=300), []),
        ("finish", "30 gasoline end-limit", driving(km=870), driving(km=870), []),
        ("finish", READY, SAFE, stopped(by="puncture", km=300), [[5200, 1200]]),  # that wins the match
    ],
)
def test_it_extends_the_trip_when_the_odds_are_good(
    best: str, hand: str, own: Layout, rival: Layout, results: list[list[int]]
) -> None:
    start = len(results) % 2 + 1
    match = table(SPEED, 2, hand={1: hand}, pile=EARLY, sides={1: own, 2: rival}, results=results, start=start)
    play(match, "30")
    assert choice(match, 1) == best


def test_it_lays_its_last_distances_when_no_card_is_left_to_draw() -> None:
    match = table(SPEED, 2, hand={1: "30 gasoline"}, pile="", sides={1: driving(km=780), 2: driving(km=600)})
    assert choice(match, 1) == "30"


def test_it_rides_on_a_safety_where_a_coup_pays_no_points() -> None:
    match = table(MILLE, 2, hand={1: "50 100 right-of-way"}, sides={1: stopped(by="stop")})
    assert choice(match, 1) == "right-of-way"


def test_it_wins_a_race_without_points_as_soon_as_it_can() -> None:
    match = table(MILLE, 2, hand={1: "100 stop right-of-way"}, sides={1: driving(km=900), 2: driving(km=800)})
    assert choice(match, 1) == "100"


def test_it_throws_away_what_it_can_never_use() -> None:
    match = table(MILLE, 2, hand={1: "200 roll roll end-limit gas spare repair"}, sides={1: driving(km=850)})
    assert choice(match, 1) == "discard 200"


@pytest.mark.parametrize(("pile", "waits"), [("30 30 30", True), ("", False)])
def test_it_waits_at_the_goal_for_the_delayed_action_while_its_rival_stands(pile: str, *, waits: bool) -> None:
    match = table(SPEED, 2, hand={1: "60 gasoline"}, pile=pile, sides={1: driving(km=840), 2: stopped(by="damage")})
    assert (choice(match, 1) != "60") == waits


def test_it_lays_its_safeties_before_it_comes_home_where_that_costs_no_turn() -> None:
    match = table(SPEED, 2, hand={1: "60 tire workshop"}, sides={1: driving(km=840), 2: driving(km=600)})
    play(match, choice(match, 1))
    play(match, choice(match, 1))
    assert set(before(match, 1)["safeties"]) == {"tire", "workshop"}


def sunday(match: paddock.Match, seed: int) -> str:
    return paddock.bot(paddock.game(match.game_id), 1, seed=seed).choose(match.view(match.waiting[0]))


def test_a_sunday_driver_overlooks_a_coup_now_and_then() -> None:
    match = table(SPEED, 2, hand={1: "damage", 2: "workshop"}, sides={2: driving()})
    play(match, "damage>2")
    assert {sunday(match, seed) for seed in range(30)} == {"pass", "coup workshop"}


@pytest.mark.parametrize(
    ("best", "wanted"),
    [
        ("start", Wanted(hand={1: "start 240"})),
        ("60", Wanted(hand={1: "30 60 120"}, sides={1: driving(km=840)})),
        ("240", Wanted(hand={1: "60 120 240"}, sides={1: driving(km=300)})),
    ],
)
def test_a_sunday_driver_takes_what_looks_best(best: str, wanted: Wanted) -> None:
    assert {sunday(table(SPEED, 2, **wanted), seed) for seed in range(10)} == {best}


def test_a_sunday_driver_never_throws_an_attack_away_that_it_could_lay() -> None:
    match = table(
        SPEED,
        2,
        hand={1: "stop stop limit limit out-of-gas puncture"},
        sides={1: stopped(by="damage"), 2: driving(km=600)},
    )
    assert not {"discard stop", "discard limit"} & {sunday(match, seed) for seed in range(20)}


def test_a_sunday_driver_never_throws_the_card_away_that_brings_it_home() -> None:
    match = table(SPEED, 2, hand={1: "30 replacement gasoline"}, sides={1: stopped("puncture", km=870)})
    assert "discard 30" not in {sunday(match, seed) for seed in range(20)}


def test_a_sunday_driver_never_throws_a_safety_away() -> None:
    match = table(SPEED, 2, hand={1: "240 tire"}, sides={1: stopped(by="damage")})
    assert "discard tire" not in {sunday(match, seed) for seed in range(20)}
