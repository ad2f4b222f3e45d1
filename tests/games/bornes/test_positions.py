"""Positions, handwritten or from a match, restore exactly at any point of any game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import paddock
from paddock import BadPosition, Rng
from tests.games.bornes.editions import SPEED, TABLES
from tests.games.bornes.tables import Layout, before, driving, hand, now, play, rule, stopped, table, waiting

HANDWRITTEN = json.loads(Path(__file__).with_name("handwritten.json").read_text("utf-8"))
MODES = [{}, {"mode": "variant"}, {"mode": "youngest"}]
EVERYWHERE = [*TABLES, *[("mille-bornes", seats, mode) for seats in (2, 3, 4, 6, 8) for mode in MODES[1:]]]
EVERYWHERE += [(SPEED, seats, {"own-turn-wild": "removes"}) for seats in (2, 4)]
EVERYWHERE += [("kilometer-1000", 2, {"limit-attack": "classic", "safety-turn": "classic"})]


def test_a_position_written_by_hand_restores() -> None:
    match = paddock.game(SPEED).restore(HANDWRITTEN)
    assert (match.turn, match.moves()) == (2, ["pass", "coup tire"])
    assert [before(match, side)["km"] for side in (1, 2)] == [240, 330]
    play(match, "coup tire")
    assert (before(match, 2)["state"], before(match, 2)["coups"]) == ("driving", ["tire"])
    assert [standing.points for standing in match.standings()] == [1500, 700]


@pytest.mark.parametrize(("game", "seats", "options"), EVERYWHERE)
def test_every_position_of_a_round_restores_to_itself(game: str, seats: int, options: dict[str, str]) -> None:
    match = paddock.game(game).start(seats, seed=31, options=options)
    rng = Rng(seats)
    while not match.results:
        position = match.position()
        twin = paddock.game(game).restore(json.loads(json.dumps(position)))
        assert twin.position() == position
        seat = match.waiting[rng.below(len(match.waiting))]
        moves = match.moves(seat)
        assert (twin.waiting, twin.moves(seat)) == (match.waiting, moves)
        match.play(moves[rng.below(len(moves))], seat)


@pytest.mark.parametrize("at", [0, 10, 50, 90])
def test_a_restored_match_goes_on_like_its_twin(at: int) -> None:
    match = paddock.game(SPEED).start(3, seed=11, options={"limit": "rounds:1"})
    rng = Rng(at)
    for _ in range(at):
        match.play(match.moves()[rng.below(len(match.moves()))])
    twin = paddock.game(SPEED).restore(match.position())
    while not match.is_over:
        move = match.moves()[rng.below(len(match.moves()))]
        assert match.play(move) == twin.play(move)
    assert match.position() == twin.position()


def test_a_finished_match_restores() -> None:
    match = table("mille-bornes", 2, hand={1: "25"}, sides={1: driving(km=975)})
    play(match, "25")
    twin = paddock.game("mille-bornes").restore(match.position())
    assert (twin.is_over, twin.turn, twin.standings()) == (True, None, match.standings())
    assert twin.position() == match.position()


def test_a_position_needs_no_sheet_and_only_the_options_that_differ() -> None:
    position = table(SPEED, 2).position()
    del position["sheet"]
    position["options"] = {"limit": "rounds:2"}
    match = paddock.game(SPEED).restore(position)
    assert match.position()["options"] == {"limit": "rounds:2", "six-goal": "990", "own-turn-wild": "voids"}


def test_the_draw_pile_has_its_next_card_first() -> None:
    match = table(SPEED, 2, hand={1: "stop"}, draws="240 tire")
    play(match, "discard stop")
    assert "240" in hand(match, 2)
    assert now(match)["pile"][0] == "tire"


def test_the_last_discard_lies_on_top() -> None:
    match = table(SPEED, 2, hand={1: "stop", 2: "240"})
    play(match, "discard stop", "discard 240")
    assert now(match)["discards"] == ["stop", "240"]
    play(match, "discard end-limit")
    assert now(match)["discards"][-1] == "end-limit"


@pytest.mark.parametrize(
    ("layout", "move"),
    [
        (waiting(battle="start puncture", safeties="tire"), "start"),
        (driving(battle="start stop", safeties="open-road"), "30"),
        (stopped(battle="start stop damage", safeties="open-road"), "replacement"),
        (driving(battle="", safeties="open-road", speed="limit"), "30"),
    ],
)
def test_void_attacks_may_lie_on_the_piles(layout: Layout, move: str) -> None:
    match = table(SPEED, 2, hand={1: "start 30 replacement"}, sides={1: layout})
    assert rule(match, move) is None


def test_a_position_of_another_game_is_refused() -> None:
    position = table(SPEED, 2).position()
    with pytest.raises(BadPosition, match="this is a position of 'speed-1200', not of 'mille-bornes'"):
        paddock.game("mille-bornes").restore(position)


def test_a_position_of_another_sheet_is_refused() -> None:
    position = {**table(SPEED, 2).position(), "sheet": "0123456789abcdef"}
    with pytest.raises(BadPosition, match="written for another sheet"):
        paddock.game(SPEED).restore(position)


@pytest.mark.parametrize("points", [[1], [1, 2, 3]])
def test_results_are_needed_for_every_side(points: list[int]) -> None:
    result = {"points": points, "lines": [[] for _ in points], "detail": {}}
    position = {**table(SPEED, 2).position(), "results": [result]}
    with pytest.raises(BadPosition, match="points and lines for 2 sides"):
        paddock.game(SPEED).restore(position)


def test_a_round_does_not_go_on_after_the_match() -> None:
    position = table(SPEED, 2, results=[[5000, 100]]).position()
    position["results"][0].update(points=[6000, 100], lines=[[["km", 500], ["coups", 5500]], [["km", 100]]])
    with pytest.raises(BadPosition, match="the round is over exactly when the match is"):
        paddock.game(SPEED).restore(position)
