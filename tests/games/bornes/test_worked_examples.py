"""The worked examples of the rules pages, played to their last card."""

from __future__ import annotations

from tests.games.bornes.editions import KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import driving, idle, play, score, table, waiting


def test_speed_four_seats() -> None:
    first = driving(distances="120 120 120 120 120 120 120 90 90 60", safeties="open-road", coups="tire")
    second = driving(distances="240 240 120 60", safeties="gas-station")
    match = table(SPEED, 4, hand={1: "120"}, sides={1: first, 2: second})
    play(match, "120")
    assert score(match, 1) == {"km": 1200, "safeties": 200, "coups": 300, "trip": 400, "safe-trip": 300}
    assert score(match, 2) == {"km": 660, "safeties": 100}
    assert match.results[0]["points"] == [2400, 760]


def test_speed_three_seats_a_failed_extension() -> None:
    caller = driving(distances="240 120 120 120 120 120 90 90", safeties="workshop")
    other = driving(distances="90 90 90 90 60 60 60")
    rival = driving(distances="240 120 120 120 120 120 90 60 60 30 30", coups="open-road")
    match = table(SPEED, 3, turn=3, extension=1, hand={3: "90"}, sides={1: caller, 2: other, 3: rival})
    play(match, "90")
    assert score(match, 1) == {"km": 1020, "safeties": 100}
    assert score(match, 2) == {"km": 540, "extension": 200}
    assert score(match, 3) == {"km": 1200, "safeties": 100, "coups": 300, "trip": 400, "extension": 200}
    assert match.results[0]["points"] == [1120, 740, 2200]


def test_speed_three_seats_had_seat_1_finished_at_900() -> None:
    own = driving(distances="240 120 120 120 120 90", safeties="workshop")
    match = table(SPEED, 3, hand={1: "90"}, sides={1: own, 2: driving(km=540), 3: driving(km=60)})
    play(match, "90", "finish")
    assert match.results[0]["points"][0] == 1400


def test_kilometer_three_seats_extended() -> None:
    own = driving(distances="200 200 100 100 100 75 75 50", safeties="right-of-way", coups="extra-tank")
    shut_out = waiting(safeties="driving-ace")
    match = table(KILOMETER, 3, extension=1, hand={1: "100"}, sides={1: own, 2: shut_out, 3: driving(km=575)})
    play(match, "100")
    assert score(match, 1) == {
        "km": 1000,
        "safeties": 100,
        "coups": 300,
        "trip": 400,
        "shut-out": 500,
        "extension": 200,
    }
    assert match.results[0]["points"] == [2500, 100, 575]


def test_mille_bornes_three_seats_share_a_race() -> None:
    sides = {
        1: driving(distances="200 200 100 100 100 75 75 75"),
        2: driving(distances="200 100 100 100 100 100 75 75 50 50"),
        3: driving(distances="200 100 100 100 100 75 75 75 75 50"),
    }
    match = table(MILLE, 3, turn=1, pile="stop", sides=sides)
    idle(match, turns=2)
    assert match.is_over
    assert match.results[0]["detail"]["km"] == [925, 950, 950]
    assert [standing.place for standing in match.standings()] == [3, 1, 1]
    assert (score(match, 1), score(match, 2), score(match, 3)) == ({}, {"race-won": 1}, {"race-won": 1})
