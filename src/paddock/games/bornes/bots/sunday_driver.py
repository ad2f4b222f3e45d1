"""Sunday driver of the Bornes family: takes what looks best, counts nothing, and overlooks things as people do."""

from typing import Final

from mypy_extensions import i64

from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.games.bornes.rules import law, moves
from paddock.games.bornes.rules.cards import BIG, END_LIMIT, LIMIT, START, attack_of, is_attack, is_safety, safety_of
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import ANSWER, CHOICE, DRIVING, BornesState

# What a move looks worth; distances look worth their kilometres.
LOOKS_GOOD: Final[float] = 500.0  # going home
SAFE_AT_LAST: Final[float] = 300.0  # a safety is laid as soon as it is drawn
OFF_WE_GO: Final[float] = 200.0  # a start or a remedy for a car that stands
FAST_AGAIN: Final[float] = 90.0
GOTCHA: Final[float] = 40.0  # an attack, whoever it hits
SLOWED: Final[float] = 30.0
THROWN_AWAY: Final[float] = -1000.0

# It misses a chance to strike back once in so many times, and sees an attack that it could lay once in so many.
OVERLOOKS_COUP: Final[i64] = 2
SEES_ATTACK: Final[i64] = 4


class SundayDriver(Policy):
    """Level 1: one look at each move, the best looking one is played."""

    def pick(self, state: Round) -> i64:
        """The move that looks best; a coup or an attack may be overlooked."""
        assert isinstance(state, BornesRound)
        found: i64 = law.fill_moves(state)
        if state.phase == ANSWER:
            return state.moves[0] if self.chance.below(OVERLOOKS_COUP) == 0 else state.moves[found - 1]
        if state.phase == CHOICE:
            return state.moves[self.chance.below(found)]  # a longer trip sounds as good as any
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
    """A card in its fingers is not overlooked: an attack that it is about to throw away it lays where it can."""
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
    # A card seen in a dream is thrown away only if there is nothing else to do.
    return THROWN_AWAY - 100.0 if is_dreaming else SLOWED if card == LIMIT else GOTCHA


def _lay(state: BornesState, card: i64) -> float:
    if is_safety(card):
        return SAFE_AT_LAST
    if card > BIG:
        return FAST_AGAIN if card == END_LIMIT else OFF_WE_GO
    km: i64 = state.terms.km[card]
    return LOOKS_GOOD if state.km(state.own) + km == state.goal_km else float(km)


def _liked(state: BornesState, card: i64) -> float:
    """How dear a card is that could be thrown away: the way home, big distances, attacks, and remedies while needed."""
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
