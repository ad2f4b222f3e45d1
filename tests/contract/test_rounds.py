"""Invariants at every step of every game, option and seat count, under random play."""

import json

import pytest

import paddock
from paddock.core.chance.rng import Rng
from tests.contract.playing import any_move, random_states
from tests.contract.variants import ROUNDS_PER_GAME, Variant, every_variant, fewer, share

MAX_MOVES = 20_000
pytestmark = pytest.mark.played_out


@every_variant
def test_cards_are_conserved_moves_never_run_out_and_every_round_ends(variant: Variant) -> None:
    setup = variant.setup
    rng = Rng(1)
    for _ in range(share(variant, ROUNDS_PER_GAME)):
        state = setup.new_round([], rng)
        census = state.census()
        moves = 0
        while not state.over:
            assert state.fill_moves() > 0
            any_move(state, rng)
            assert state.census() == census
            moves += 1
            assert moves < MAX_MOVES


@every_variant
def test_the_legal_moves_are_exactly_those_that_no_rule_refuses(variant: Variant) -> None:
    setup = variant.setup
    rules = set(paddock.game(variant.game).rules())
    for state in random_states(setup, 2, 30):
        if state.over:
            continue
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal)
        candidates = state.candidates()
        assert set(legal) <= set(candidates)
        for move in candidates:
            rule = state.refuse(move)
            assert (rule == 0) == (move in legal)
            if rule != 0:
                assert state.rule(rule) in rules
                json.dumps(state.facts(move, rule))


@every_variant
def test_notation_names_every_move_exactly(variant: Variant) -> None:
    setup = variant.setup
    for state in random_states(setup, 3, 30):
        if not state.over:
            for move in state.candidates():
                assert setup.codec.parse(setup.codec.notation(move)) == move


@every_variant
def test_a_position_read_back_is_the_same_position(variant: Variant) -> None:
    setup = variant.setup
    rng = Rng(4)
    for state in random_states(setup, 4, 20):
        position = state.position()
        restored = setup.restore_round(json.loads(json.dumps(position)), [], rng)
        assert restored.position() == position
        if not state.over:
            assert restored.legal_moves() == state.legal_moves()


@every_variant
def test_a_clone_goes_its_own_way_and_would_go_the_same(variant: Variant) -> None:
    setup = variant.setup
    for state in random_states(setup, 5, fewer(variant, 20)):
        before = state.position()
        ends = []
        for _ in range(2):
            twin = state.clone()
            rng = Rng(6)
            twin.chance = rng
            while not twin.over:
                any_move(twin, rng)
            ends.append(twin.position())
        assert ends[0] == ends[1]
        assert state.position() == before
