"""Redeals for search: they change nothing that the seat can see."""

import json
from typing import TypeGuard

import pytest

import paddock
from paddock.bots import ladder
from paddock.bots.player import NetworkSearcher, Player, Searcher
from paddock.core.chance.rng import Rng
from paddock.core.round import Round
from tests.contract.playing import bot_states, random_states
from tests.contract.variants import Variant, every_variant, fewer

pytestmark = pytest.mark.played_out
WORLDS = 2


def sampled(variant: Variant, seed: int) -> list[Round]:
    """States of random play and of bot play, as clones that may be changed."""
    setup = variant.setup
    game = paddock.game(variant.game)
    played = [state.clone() for state in bot_states(setup, game, seed, 1, 23)]
    return [*random_states(setup, seed, 6), *played[: fewer(variant, 12)], *played[-2:]]


def asked(state: Round, seat: int) -> list[int]:
    """The legal moves of a seat, if it may act; leaves the round unchanged."""
    if not state.is_waiting(seat):
        return []
    first = state.turn
    state.act_as(seat)
    moves = state.legal_moves()
    state.act_as(first)
    return moves


@every_variant
def test_a_redeal_is_invisible_to_the_seat_and_loses_no_card(variant: Variant) -> None:
    setup = variant.setup
    rng = Rng(71)
    for state in sampled(variant, 72):
        census = state.census()
        for seat in range(-1, variant.seats):
            before = json.dumps(state.view(seat))
            for _ in range(WORLDS):
                world = state.clone()
                world.redeal(seat, rng)
                assert json.dumps(world.view(seat)) == before
                assert world.census() == census
                assert asked(world, seat) == asked(state, seat)
                restored = setup.restore_round(json.loads(json.dumps(world.position())), [], rng)
                assert restored.position() == world.position()


@every_variant
def test_a_redeal_of_a_clone_leaves_the_round_itself_alone(variant: Variant) -> None:
    rng = Rng(73)
    for state in sampled(variant, 74):
        before = json.dumps(state.position())
        state.clone().redeal(-1, rng)
        assert json.dumps(state.position()) == before


@every_variant
def test_a_redeal_really_deals_anew(variant: Variant) -> None:
    rng = Rng(76)
    # Before decks are chosen nothing is hidden yet.
    state = variant.setup.new_round([], Rng(75))
    for _ in range(3 * variant.seats):
        state.apply(state.legal_moves()[0])
    found = set()
    for _ in range(20):
        state.redeal(-1, rng)
        found.add(json.dumps(state.position()))
    assert len(found) > 15


@every_variant
def test_positions_and_views_of_bot_play_come_back(variant: Variant) -> None:
    setup = variant.setup
    rng = Rng(77)
    game = paddock.game(variant.game)
    for state in bot_states(setup, game, 78, fewer(variant, 2), 7):
        position = json.loads(json.dumps(state.position()))
        assert setup.restore_round(position, [], rng).position() == state.position()
        seat = rng.below(variant.seats)
        guess = setup.imagine_round(json.loads(json.dumps(state.view(seat))), seat, [], rng)
        assert guess.view(seat) == state.view(seat)
        assert setup.restore_round(guess.position(), [], rng) == guess


@every_variant
def test_a_policy_names_legal_moves(variant: Variant) -> None:
    setup = variant.setup
    for player in players(variant.game):
        for state in sampled(variant, 80):
            if not state.over:
                assert state.refuse(player(setup, Rng(81)).pick(state)) == 0


def players(game_id: str) -> list[Player]:
    """All policies without search; those that search are tested with the bots."""
    game = paddock.game(game_id)
    everybody = [*ladder.policies(game).values(), *ladder.opponents(game).values()]
    return [player for player in everybody if is_quick(player)]


def is_quick(player: Player | NetworkSearcher | Searcher) -> TypeGuard[Player]:
    return isinstance(player, Player)
