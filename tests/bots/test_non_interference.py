"""Hidden information never changes a bot's move: after a redeal the same seed gives the same move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.bots import ladder
from paddock.bots.player import NetworkSearcher, Player, Searcher
from paddock.bots.search import Search
from paddock.core.chance.rng import Rng
from paddock.lab.engine import COMPILED, engine
from tests.contract.playing import any_move
from tests.contract.variants import variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paddock.core.round import Round
    from paddock.core.setup import Setup

POSITIONS = 1000
# Number of positions a search is tested in: playouts are slow interpreted.
SEARCHED = POSITIONS if engine() == COMPILED else 2
RANDOM_EVERY = 3  # one move in this many is random, so that positions differ
SAMPLE_EVERY = 8  # one position in this many is tested, so that many kinds of rounds occur


def positions(game: paddock.Game, count: int) -> Iterator[tuple[Setup, Round, Round]]:
    """Positions from expert play at tables of every kind, each with a twin whose hidden cards differ."""
    rng = Rng(91)
    kinds = variants(game.id)
    found = 0
    while found < count:
        setup = kinds[rng.below(len(kinds))].setup
        state = setup.new_round([], rng)
        expert = ladder.policies(game)[ladder.EXPERT](setup, rng)
        for _ in range(1 + rng.below(120)):
            if state.over:
                break
            if rng.below(RANDOM_EVERY) == 0:
                any_move(state, rng)
            else:
                state.apply(expert.pick(state))
            if not state.over and rng.below(SAMPLE_EVERY) == 0 and found < count:
                twin = state.clone()
                twin.redeal(state.turn, rng)
                found += 1
                yield setup, state, twin


@pytest.mark.played_out
@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_no_policy_looks_at_what_its_seat_cannot_see(game_id: str) -> None:
    game = paddock.game(game_id)
    everybody = [*ladder.policies(game).values(), *ladder.opponents(game).values()]
    quick = [player for player in everybody if isinstance(player, Player)]
    seen = 0
    for setup, state, twin in positions(game, POSITIONS):
        seen += 1
        asked = quick if engine() == COMPILED else [quick[seen % len(quick)]]
        for player in asked:
            assert player(setup, Rng(seen)).pick(state) == player(setup, Rng(seen)).pick(twin), player.kind
    assert seen == POSITIONS


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_no_search_looks_at_what_its_seat_cannot_see(game_id: str) -> None:
    game = paddock.game(game_id)
    searchers: list[Searcher | NetworkSearcher] = [ladder.searcher(game), *ladder.on_trial(game).values()]
    for setup, state, twin in positions(game, SEARCHED):
        for searcher in searchers:
            here, there = thought(searcher, setup, state), thought(searcher, setup, twin)
            assert here == there


def thought(searcher: Searcher | NetworkSearcher, setup: Setup, state: Round) -> tuple[int, list[int], list[float]]:
    """The move a search chooses, its candidates, and the advantage it found for each."""
    search = searcher(setup, Rng(7))
    assert isinstance(search, Search)
    search.allow(1.0, 1)  # one world is enough: the sums reveal any hidden card
    return search.pick(state), list(search.moves), [search.sums[number] for number in range(len(search.moves))]


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_a_bot_answers_the_same_view_with_the_same_move(game_id: str) -> None:
    game = paddock.game(game_id)
    match = game.start(game.seat_counts[0], seed=92)
    for level in ladder.levels(game):
        for seat in match.waiting:
            moves = {paddock.bot(game, level, seed=5).choose(match.view(seat), iterations=1) for _ in range(2)}
            assert len(moves) == 1
            assert moves <= set(match.moves(seat))
