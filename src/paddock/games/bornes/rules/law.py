"""Legality: lists the legal moves of the seat to act, and names the rule that forbids any other."""

from typing import Final

from mypy_extensions import i64

from paddock.games.bornes.rules import moves, rule_numbers, side
from paddock.games.bornes.rules.cards import ACCIDENT, CARDS, STOP, is_attack, safety_of
from paddock.games.bornes.rules.state import ANSWER, CHOICE, PLAY, BornesState

# Scratch space: the moves, followed by the kinds of card in hand.
MAX_MOVES: Final[i64] = 64
SCRATCH: Final[i64] = 96


def fill_moves(state: BornesState) -> i64:
    """Write the legal moves of the seat to act into `moves` and return their number."""
    if state.phase == PLAY:
        return _fill_plays(state)
    found = state.moves
    if state.phase == CHOICE:
        found[0] = moves.EXTEND
        found[1] = moves.FINISH
        return 2
    found[0] = moves.PASS
    safety: i64 = safety_of(state.attack)
    found[1] = moves.COUP * moves.SPAN + safety
    return 1 + i64(state.holds(state.turn, safety))


def _fill_plays(state: BornesState) -> i64:
    """Every legal use of every card in hand.

    It writes each move first and increments the count only if the move is legal, which avoids unpredictable branches.
    """
    found: i64 = 0
    scratch = state.moves
    sides: i64 = state.terms.sides
    own: i64 = state.own
    for place in range(MAX_MOVES, MAX_MOVES + _gather_hand(state)):
        card: i64 = scratch[place]
        if STOP <= card <= ACCIDENT:
            for target in range(sides):
                scratch[found] = (moves.ATTACK + target + 1) * moves.SPAN + card
                found += i64(target != own and side.refuse_attack(state, target, card) == rule_numbers.LEGAL)
        else:
            scratch[found] = card
            found += i64(side.refuse_lay(state, own, card) == rule_numbers.LEGAL)
        scratch[found] = moves.DISCARD * moves.SPAN + card
        found += 1
    return found


def _gather_hand(state: BornesState) -> i64:
    """Write the kinds of card in the hand of the seat to act after the moves and return their number."""
    scratch = state.moves
    cards = state.cards
    first: i64 = state.turn * CARDS
    held: i64 = 0
    for card in range(CARDS):
        scratch[MAX_MOVES + held] = card
        held += i64(cards[first + card] != 0)
    return held


def refuse(state: BornesState, move: i64) -> i64:
    """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
    slot: i64 = move // moves.SPAN
    card: i64 = move % moves.SPAN
    if slot == moves.WORD:
        return _refuse_word(state, move)
    if slot == moves.COUP:
        return _refuse_coup(state, card)
    if state.phase != PLAY:
        return rule_numbers.ANSWER_FIRST if state.phase == ANSWER else rule_numbers.CHOOSE_FIRST
    if not state.holds(state.turn, card):
        return rule_numbers.NOT_IN_HAND
    if slot == moves.DISCARD:
        return rule_numbers.LEGAL
    if slot != moves.OWN:
        return _refuse_attack(state, card, slot - moves.ATTACK - 1)
    if is_attack(card):
        return rule_numbers.ATTACK_NEEDS_SIDE
    return side.refuse_lay(state, state.own, card)


def _refuse_word(state: BornesState, move: i64) -> i64:
    if move == moves.PASS:
        return rule_numbers.LEGAL if state.phase == ANSWER else rule_numbers.NO_WINDOW
    return rule_numbers.LEGAL if state.phase == CHOICE else rule_numbers.NO_CHOICE


def _refuse_coup(state: BornesState, card: i64) -> i64:
    if state.phase != ANSWER:
        return rule_numbers.NO_WINDOW
    if not state.holds(state.turn, card):
        return rule_numbers.NOT_IN_HAND
    return rule_numbers.LEGAL if card == safety_of(state.attack) else rule_numbers.WRONG_SAFETY


def _refuse_attack(state: BornesState, card: i64, target: i64) -> i64:
    if not is_attack(card):
        return rule_numbers.NOT_AN_ATTACK
    if not 0 <= target < state.terms.sides:
        return rule_numbers.NO_SUCH_SIDE
    if target == state.own:
        return rule_numbers.OWN_SIDE
    return side.refuse_attack(state, target, card)
