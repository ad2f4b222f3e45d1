"""Level-1 policy of the Bornes family: plays what looks best, counts no cards, and sometimes overlooks a move."""

from typing import Final

from mypy_extensions import i64

from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.games.bornes.rules import law, moves
from paddock.games.bornes.rules.cards import BIG, END_LIMIT, LIMIT, START, attack_of, is_attack, is_safety, safety_of
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import ANSWER, CHOICE, DRIVING, BornesState

# Apparent value of a move; that of a distance is its kilometres.
LOOKS_GOOD: Final[float] = 500.0  # reaching the goal
SAFE_AT_LAST: Final[float] = 300.0  # a safety, laid as soon as it is drawn
OFF_WE_GO: Final[float] = 200.0  # a start or a remedy for a car that is not driving
FAST_AGAIN: Final[float] = 90.0
GOTCHA: Final[float] = 40.0  # an attack, whatever its target
SLOWED: Final[float] = 30.0
THROWN_AWAY: Final[float] = -1000.0

# It overlooks one of OVERLOOKS_COUP coups and sees only one of SEES_ATTACK attacks.
OVERLOOKS_COUP: Final[i64] = 2
SEES_ATTACK: Final[i64] = 4


class SundayDriver(Policy):
    """Level 1: rates each move on its own and plays the one that looks best."""

    def pick(self, state: Round) -> i64:
        """The move that looks best; it may overlook a coup or an attack."""
        assert isinstance(state, BornesRound)
        found: i64 = law.fill_moves(state)
        if state.phase == ANSWER:
            return state.moves[0] if self.chance.below(OVERLOOKS_COUP) == 0 else state.moves[found - 1]
        if state.phase == CHOICE:
            return state.moves[self.chance.below(found)]  # accepts or declines an extension at random
        is_dreaming: bool = self.chance.below(SEES_ATTACK) != 0
        best: i64 = state.moves[0]
        most: float = 2.0 * THROWN_AWAY
        for place in range(found):
            move: i64 = state.moves[place]
            looks: float = _looks(state, move // moves.SPAN, move % moves.SPAN, is_dreaming)
            if looks > most:
                best = move
                most = looks
        return _laid_after_all(state, best, found)


def _laid_after_all(state: BornesState, best: i64, found: i64) -> i64:
    """Lay an attack that it was about to discard, if it can: it does not overlook a card that it has picked."""
    card: i64 = best % moves.SPAN
    if best // moves.SPAN == moves.DISCARD and is_attack(card):
        for place in range(found):
            move: i64 = state.moves[place]
            if move % moves.SPAN == card and move != best:
                return move
    return best


def _looks(state: BornesState, slot: i64, card: i64, is_dreaming: bool) -> float:
    if slot == moves.DISCARD:
        return THROWN_AWAY - _liked(state, card)
    if slot == moves.OWN:
        return _lay(state, card)
    # An overlooked attack ranks among the discards.
    return THROWN_AWAY - 100.0 if is_dreaming else SLOWED if card == LIMIT else GOTCHA


def _lay(state: BornesState, card: i64) -> float:
    if is_safety(card):
        return SAFE_AT_LAST
    if card > BIG:
        return FAST_AGAIN if card == END_LIMIT else OFF_WE_GO
    km: i64 = state.terms.km[card]
    return LOOKS_GOOD if state.km(state.own) + km == state.goal_km else float(km)


def _liked(state: BornesState, card: i64) -> float:
    """The value of a card against a discard: the one that reaches the goal, big distances, attacks, needed remedies."""
    own: i64 = state.own
    if is_safety(card):
        return 400.0
    if card <= BIG:
        km: i64 = state.terms.km[card]
        rest: i64 = state.goal_km - state.km(own)
        return 300.0 if km == rest else float(km) if km < rest else 0.0
    if is_attack(card):
        return 90.0
    if state.has_safety(own, safety_of(attack_of(card))):
        return 0.0
    if state.battle(own) == attack_of(card) or (card == START and state.battle(own) != DRIVING):
        return 300.0
    return 35.0 if state.held(state.turn, card) == 1 else 10.0
