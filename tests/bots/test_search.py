"""The rally driver (level 3): improves on its policy, is reproducible, and keeps its time budget."""

from __future__ import annotations

import time

import pytest

import paddock
from paddock.bots import ladder
from paddock.bots.search import Search
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.core.policy import RandomPolicy
from paddock.lab.engine import COMPILED, engine
from tests.games.bornes.editions import MILLE, SPEED
from tests.games.bornes.tables import driving, play, table

RALLY = 3
BUDGET_MS = 50.0


def searcher(match: paddock.Match, worlds: int) -> Search:
    """A search whose policy plays at random, so that it has to find every good move itself."""
    setup = match.setup
    policies = [[RandomPolicy(setup, Rng(seat)) for seat in range(setup.seats)]]
    search = Search(setup, Rng(3), [list(policies[0])], Chances(setup, ladder.weights(paddock.game(match.game_id))))
    search.follow(match.results)
    search.allow(1.0, worlds)
    return search


def test_it_comes_home_though_its_policy_would_not() -> None:
    match = table(MILLE, 2, hand={1: "100 25 stop"}, sides={1: driving(km=900), 2: driving(km=800)})
    move = searcher(match, 32).pick(match.state)
    assert match.setup.codec.notation(move) == "100"


def test_it_searches_whether_to_extend_the_trip() -> None:
    match = table(SPEED, 2, hand={1: "30 60 240"}, sides={1: driving(km=870), 2: driving(km=300)})
    play(match, "30")
    search = searcher(match, 32)
    search.pick(match.state)
    assert {match.setup.codec.notation(move) for move in search.moves} == {"extend", "finish"}
    assert search.worlds > 0


def test_its_playouts_know_the_standing_of_the_match() -> None:
    match = table(SPEED, 2, results=[[5200, 1200]], start=2)
    search = ladder.searcher(paddock.game(SPEED))(match.setup, Rng(1))
    search.follow(match.results)
    assert isinstance(search, Search)
    assert [policy.before for policy in search.policies[0]] == [[5200, 1200]] * 2  # type: ignore[attr-defined]


def test_it_keeps_to_its_policy_where_nothing_is_surely_better() -> None:
    match = table(MILLE, 2, hand={1: "100 25 stop"}, sides={1: driving(km=900), 2: driving(km=800)})
    search = searcher(match, 4)
    assert search.pick(match.state) == search.moves[0]


def test_a_number_of_iterations_gives_the_same_move_again() -> None:
    match = table(SPEED, 2, hand={1: "30 60 120 stop limit"}, sides={1: driving(km=300), 2: driving(km=600)})
    view = match.view(1)
    thought = [searcher(match, 16) for _ in range(2)]
    moves = {search.pick(match.state) for search in thought}
    assert len(moves) == 1
    first, second = ([search.sums[number] for number in range(len(search.moves))] for search in thought)
    assert first == second
    bots = [paddock.bot(paddock.game(SPEED), RALLY, seed=4) for _ in range(2)]
    assert len({bot.choose(view, iterations=16) for bot in bots}) == 1


@pytest.mark.skipif(engine() != COMPILED, reason="interpreted, a single world may take longer than the budget")
@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_it_keeps_to_its_budget_of_processor_time(game_id: str) -> None:
    game = paddock.game(game_id)
    match = game.start(game.seat_counts[0], seed=8)
    bot = paddock.bot(game, RALLY)
    taken = []
    for _ in range(12):
        seat = match.waiting[0]
        view = match.view(seat)
        started = time.thread_time()
        move = bot.choose(view, budget_ms=BUDGET_MS)
        taken.append((time.thread_time() - started) * 1000)
        match.play(move, seat)
    assert sorted(taken)[-2] <= 1.1 * BUDGET_MS
