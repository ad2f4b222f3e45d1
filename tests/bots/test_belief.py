"""Beliefs about other hands: players hold the cards they tend to keep, and hidden information is never used."""

from __future__ import annotations

import pytest

import paddock
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.games.bornes.bots import belief
from paddock.games.bornes.bots.belief import Beliefs
from paddock.games.bornes.lab import fit_belief
from paddock.games.bornes.rules.cards import CARDS, START, STOP
from paddock.games.bornes.rules.state import BornesState
from tests.games.bornes.editions import GAMES, SPEED
from tests.games.bornes.tables import driving, table, waiting

WORLDS = 300


def imagined(game_id: str, card: int, *, is_uniform: bool = False) -> float:
    """Average number of a card in the second seat's hand, with its car waiting and the other driving."""
    state = table(game_id, 2, hand={1: "30 60"}, sides={1: driving(km=300), 2: waiting()}).state
    assert isinstance(state, BornesState)
    beliefs = Beliefs({} if is_uniform else ladder.weights(paddock.game(game_id)), 2)
    rng = Rng(2)
    held = 0
    for _ in range(WORLDS):
        belief.deal(state, beliefs, rng)
        held += state.held(1, card)
    return held / WORLDS


@pytest.mark.parametrize("card", [START, STOP])
def test_nobody_is_thought_to_hold_what_he_would_have_laid(card: int) -> None:
    assert imagined(SPEED, card) < 0.5 * imagined(SPEED, card, is_uniform=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_card_appears_or_gets_lost_and_the_own_hand_stays(game_id: str) -> None:
    match = table(game_id, 2, hand={1: "stop"}, sides={1: driving(), 2: waiting()})
    state = match.state
    assert isinstance(state, BornesState)
    before = state.census(), state.pile, [state.hand_size(seat) for seat in range(2)]
    own = [state.held(0, card) for card in range(CARDS)]
    belief.deal(state, Beliefs(ladder.weights(paddock.game(game_id)), 2), Rng(1))
    assert (state.census(), state.pile, [state.hand_size(seat) for seat in range(2)]) == before
    assert [state.held(0, card) for card in range(CARDS)] == own


def test_a_few_rounds_of_experts_teach_that_attacks_are_laid_at_once() -> None:
    numbers = fit_belief.fitted(SPEED, (2,), rounds=12)
    assert numbers["two.holds_attack_now"] < -1 < numbers["two.holds_attack_later"]
