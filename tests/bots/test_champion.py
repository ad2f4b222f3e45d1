"""The champion, on trial: weighs its move prior against playouts, tries only promising moves, and is reproducible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.bots import ladder
from paddock.bots.bot import Bot
from paddock.bots.move_prior import MovePrior
from paddock.bots.network_file import networks
from paddock.bots.network_search import MAX_TRIED, NetworkSearch
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.games.bornes.bots import features
from tests.games.bornes.editions import SPEED, WITH_POINTS
from tests.games.bornes.tables import driving, table

if TYPE_CHECKING:
    from paddock.core.round import Round


class Fond(MovePrior):
    """A policy that rates one move highly and all others low."""

    def __init__(self, move: int, gain: float, trust: float) -> None:
        super().__init__(trust, 0.0)
        self.move = move
        self.gain = gain

    def gains(self, state: Round, candidates: list[int]) -> list[float]:
        return [self.gain if move == self.move else 0.0 for move in candidates]


def champion(match: paddock.Match, opinion: MovePrior, worlds: int) -> NetworkSearch:
    setup = match.setup
    expert = ladder.policies(paddock.game(match.game_id))[ladder.EXPERT]
    policies = [[expert(setup, Rng(seat)) for seat in range(setup.seats)]]
    made = NetworkSearch(setup, Rng(3), policies, Chances(setup, ladder.weights(paddock.game(match.game_id))), opinion)
    made.follow(match.results)
    made.allow(1.0, worlds)
    return made


def move_of(match: paddock.Match, notation: str) -> int:
    return match.setup.codec.parse(notation)


def hand() -> paddock.Match:
    return table(SPEED, 2, hand={1: "30 60 120 stop limit"}, sides={1: driving(km=300), 2: driving(km=600)})


def test_a_firm_opinion_is_followed_against_a_few_worlds() -> None:
    match = hand()
    wanted = move_of(match, "60")
    assert champion(match, Fond(wanted, 200.0, 1e6), 2).pick(match.state) == wanted


def test_an_opinion_that_counts_for_little_gives_way_to_the_worlds() -> None:
    match = hand()
    bad = move_of(match, "discard 120")
    assert champion(match, Fond(bad, 200.0, 1.0), 64).pick(match.state) != bad


def test_without_an_opinion_of_others_the_move_of_the_expert_stays() -> None:
    match = hand()
    made = champion(match, Fond(-1, 0.0, 1e6), 2)
    assert made.pick(match.state) == made.moves[0]


def test_only_a_few_promising_moves_are_tried() -> None:
    match = hand()
    made = champion(match, Fond(move_of(match, "60"), 200.0, 1.0), 2)
    made.pick(match.state)
    assert len(made.moves) <= 1 + MAX_TRIED
    assert made.hopes[1] == max(made.hopes)


@pytest.mark.parametrize("game_id", WITH_POINTS)
def test_a_lesson_is_there_for_two_sides(game_id: str) -> None:
    assert set(networks(paddock.game(game_id))) == {"two"}
    read = networks(paddock.game(game_id))["two"].read()
    assert len(read.weights[0]) == features.SEEN * len(read.biases[0])
    assert len(read.biases[2]) == features.PLACES


def thought(match: paddock.Match) -> Bot:
    game = paddock.game(match.game_id)
    return Bot(game, ladder.on_trial(game)[ladder.CHAMPION], ladder.SEARCHING, seed=4)


@pytest.mark.parametrize("game_id", WITH_POINTS)
def test_a_number_of_iterations_gives_the_same_move_again(game_id: str) -> None:
    match = paddock.game(game_id).start(seats=2, seed=5)
    moves = {thought(match).choose(match.view(1), iterations=4) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(match.moves(1))
