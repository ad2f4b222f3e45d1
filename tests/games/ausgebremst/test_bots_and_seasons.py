"""Whole seasons of both bots, at every seat count and with both rule sets: they end, and the expert beats chance."""

from typing import Any

import pytest

import paddock
from paddock import Match
from tests.games.ausgebremst.races import game

pytestmark = pytest.mark.played_out
SEASON = {"family": "printed:8", "advanced": "chosen:3+6"}
every_table = pytest.mark.parametrize(("seats", "rules"), [(s, r) for r in SEASON for s in range(2, 7)])


def drive(seats: int, options: dict[str, str], levels: list[int], seed: int) -> Match:
    match = game().start(seats, seed=seed, options=options)
    bots = [paddock.bot(game(), level, seed=seed + seat) for seat, level in enumerate(levels)]
    while match.waiting:
        seat = match.waiting[-1]
        match.play(bots[seat - 1].choose(match.view(seat)), seat)
    return match


@every_table
@pytest.mark.parametrize("level", [0, 2])
def test_a_season_comes_to_its_end(seats: int, rules: str, level: int) -> None:
    options = {"rules": rules, "circuits": SEASON[rules]}
    match = drive(seats, options, [level] * seats, seats)
    races = 8 if rules == "family" else 2
    assert len(match.results) == races
    assert all(sum(result["points"]) <= 25 for result in match.results)


@pytest.mark.parametrize("rules", SEASON)
def test_a_commuter_beats_learners(rules: str) -> None:
    wins = 0
    for seed in range(16):
        seat = seed % 4
        levels = [2 if other == seat else 0 for other in range(4)]
        match = drive(4, {"rules": rules, "circuits": f"chosen:{seed % 8 + 1}"}, levels, seed)
        best = [standing.side for standing in match.standings() if standing.place == 1]
        wins += best == [seat + 1]
    assert wins >= 11


def test_commuters_come_home() -> None:
    home = [
        points > 0
        for number in range(1, 9)
        for points in drive(6, {"circuits": f"chosen:{number}"}, [2] * 6, number).results[0]["points"]
    ]
    assert sum(home) >= 0.8 * len(home)


def test_a_commuter_stops_in_time() -> None:
    match = drive(6, {"circuits": "chosen:1"}, [2] * 6, 3)
    cars: list[dict[str, Any]] = match.position()["round"]["cars"]
    assert all(car["stopped"] for car in cars if car["state"] == "home")
