"""Reinforcement learning environments: PettingZoo's API tests pass for every game, and OpenSpiel plays them."""

import random
import warnings

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import paddock
from paddock.core.errors import BadInput, IllegalMove
from paddock.lab.environments import openspiel, pettingzoo
from paddock.lab.environments.episode import Episode, Terms

TABLES = [(game_id, seats) for game_id in paddock.game_ids() for seats in paddock.game(game_id).seat_counts]


def played(episode: Episode, moves: int, seed: int = 1) -> Episode:
    """The environment after this many random actions, or at its end."""
    luck = random.Random(seed)
    for _ in range(moves):
        if episode.player is None:
            break
        episode.act(luck.choice(episode.legal(episode.player)))
    return episode


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_the_tests_of_pettingzoo_pass(game_id: str) -> None:
    seats = max(paddock.game(game_id).seat_counts)
    with warnings.catch_warnings():
        # Gymnasium warns about every environment with a mask that its observations are more than one array.
        warnings.filterwarnings("ignore", message="Observation", category=UserWarning)
        api_test(pettingzoo.env(game_id, seats), num_cycles=30)
        seed_test(lambda: pettingzoo.env(game_id, seats), num_cycles=10)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_row_has_the_same_places_all_the_time(game_id: str, seats: int) -> None:
    episode = Terms(game_id, seats, whole_match=True).start(1)
    width = len(episode.row(0))
    for _ in range(10):
        played(episode, 8)
        assert {len(episode.row(player)) for player in range(seats)} == {width}


def test_a_row_begins_with_the_player_who_looks() -> None:
    terms = Terms("speed-1200", 3)
    match = paddock.game("speed-1200").start(seats=3, seed=1)
    one = terms.row({**match.view(1), "results": [{"points": [600, 300, 0], "lines": [], "detail": {}}]})
    three = terms.row({**match.view(3), "results": [{"points": [600, 300, 0], "lines": [], "detail": {}}]})
    assert (one[:3], three[:3]) == ([1.0, 0.5, 0.0], [0.0, 1.0, 0.5])


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_legal_move_is_an_action_and_has_a_name(game_id: str, seats: int) -> None:
    episode = played(Terms(game_id, seats).start(3), 20)
    player = episode.player
    assert player is not None
    legal = episode.legal(player)
    assert all(0 <= action < episode.terms.actions for action in legal)
    assert sorted(map(episode.name, legal)) == sorted(episode.match.moves(player + 1))


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    episode = Terms("mille-bornes", 2).start(1)
    before = episode.match.position()
    wrong = next(action for action in range(episode.terms.actions) if action not in episode.legal(0))
    with pytest.raises(IllegalMove):
        episode.act(wrong)
    with pytest.raises(BadInput):
        episode.act(episode.terms.actions)
    assert episode.match.position() == before


@pytest.mark.parametrize("game_id", ["speed-1200", "kilometer-1000", "mille-bornes"])
def test_what_some_win_others_lose(game_id: str) -> None:
    episode = played(Terms(game_id, 3).start(1), 5000)
    assert episode.is_over
    sides = episode.terms.setup.sides
    assert sum(episode.returns()[:sides]) == pytest.approx(0)
    assert max(episode.returns()) > 0


def test_partners_get_the_same() -> None:
    episode = played(Terms("speed-1200", 4).start(2), 5000)
    assert episode.returns()[0] == episode.returns()[2] != episode.returns()[1]


def test_a_game_that_nobody_wrote_as_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = paddock.game("aruba")
    monkeypatch.setattr(game, "family", "sprint")
    with pytest.raises(BadInput, match=r"games/sprint/rl\.py"):
        Terms("aruba", 4)


@pytest.mark.parametrize("name", ["paddock(game=mille-bornes,seats=2)", "paddock(game=ausgebremst,seats=2)"])
def test_the_tests_of_openspiel_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiel_takes_options() -> None:
    game = pyspiel.load_game("paddock(game=ausgebremst,seats=3,options=rules:advanced)")
    state = game.new_initial_state()
    state.apply_action(7)
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "deck fast",
        "deck medium",
        "deck slow",
    ]


def test_a_resampled_state_looks_the_same_to_the_player_who_asks() -> None:
    state = pyspiel.load_game("paddock(game=speed-1200,seats=2)").new_initial_state()
    state.apply_action(3)
    other = state.resample_from_infostate(0, lambda: 0.25)
    assert isinstance(other, openspiel.SpielState)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_string(1) != state.observation_string(1)
