"""Frozen first version of the level-2 policy: the baseline for all later versions. Do not improve it."""

from typing import Final

from mypy_extensions import i64

from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.games.bornes.rules import law, moves
from paddock.games.bornes.rules.cards import (
    BIG,
    END_LIMIT,
    LIMIT,
    RIGHT_OF_WAY,
    START,
    STOP,
    attack_of,
    is_attack,
    is_safety,
    safety_of,
)
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import ANSWER, CHOICE, DRIVING, WAITING, BornesState

# Rough value of a move in points of a round; only the order matters.
WINS_THE_ROUND: Final = 1000.0
GETS_MOVING: Final = 150.0
ENDS_A_LIMIT: Final = 70.0
ATTACKS: Final = 90.0
FREES_BY_SAFETY: Final = 140.0
SPENDS_A_SAFETY: Final = -20.0
LATE_PILE: Final[i64] = 12

NO_MOVE: Final[i64] = -1


class Frozen(Policy):
    """Gets moving, drives far, attacks the leader and plays every coup it can."""

    def pick(self, state: Round) -> i64:
        """The move with the highest value; the first one on a tie."""
        assert isinstance(state, BornesRound)
        found: i64 = law.fill_moves(state)
        if state.phase == ANSWER:
            return state.moves[found - 1]  # the coup, if there is one, comes after the pass
        if state.phase == CHOICE:
            return moves.EXTEND if _is_worth_extending(state) else moves.FINISH
        use: i64 = _best_use(state, found)
        return use if use != NO_MOVE else _best_discard(state, found)


def _best_use(state: BornesState, found: i64) -> i64:
    """The best card to lay, or NO_MOVE: laying any card is better than a discard."""
    best: i64 = NO_MOVE
    most: float = -1e9
    for place in range(found):
        move: i64 = state.moves[place]
        slot: i64 = move // moves.SPAN
        if slot == moves.DISCARD:
            continue
        card: i64 = move % moves.SPAN
        worth: float = _lay_worth(state, card) if slot == moves.OWN else _attack_worth(state, card, slot)
        if worth > most:
            best = move
            most = worth
    return best


def _best_discard(state: BornesState, found: i64) -> i64:
    """The card with the lowest value in hand."""
    best: i64 = state.moves[0]
    least: float = 1e9
    for place in range(found):
        worth: float = _keep_worth(state, state.moves[place] % moves.SPAN)
        if worth < least:
            best = state.moves[place]
            least = worth
    return best


def _remaining_km(state: BornesState) -> i64:
    return state.goal_km - state.km(state.own)


def _is_late(state: BornesState) -> bool:
    """Whether the round may end soon: the pile is low, or a rival needs one more card."""
    if state.pile < LATE_PILE:
        return True
    own: i64 = state.own
    for side in range(state.terms.sides):
        if side != own and state.goal_km - state.km(side) <= state.terms.km[BIG]:
            return True
    return False


def _is_worth_extending(state: BornesState) -> bool:
    """Extend while rivals are far behind, the pile is deep and no attack is in force."""
    own: i64 = state.own
    if state.battle(own) != DRIVING or state.is_limited(own) or state.pile <= 3 * LATE_PILE:
        return False
    return all(side == own or state.km(side) * 2 <= state.goal_km for side in range(state.terms.sides))


def _lay_worth(state: BornesState, card: i64) -> float:
    if card <= BIG:
        return _distance_worth(state, card)
    if is_safety(card):
        return _safety_worth(state, card)
    return ENDS_A_LIMIT if card == END_LIMIT else GETS_MOVING


def _distance_worth(state: BornesState, card: i64) -> float:
    km: i64 = state.terms.km[card]
    if km == _remaining_km(state):
        return WINS_THE_ROUND
    # The first big card spoils a safe trip.
    is_spoiling: bool = card == BIG and state.laid(state.own, BIG) == 0 and not _is_late(state)
    return float(km - state.terms.km[1] * 2) if is_spoiling else float(km)


def _safety_worth(state: BornesState, safety: i64) -> float:
    """Keep a safety for a coup, unless it frees the car, its attacks are gone, or the round is about to end."""
    own: i64 = state.own
    battle: i64 = state.battle(own)
    if battle > DRIVING and safety_of(battle) == safety:
        return FREES_BY_SAFETY
    is_held_up: bool = battle == WAITING or state.is_limited(own)
    if safety == RIGHT_OF_WAY and is_held_up and not _holds_cure(state):
        return FREES_BY_SAFETY
    return WINS_THE_ROUND / 2 if _is_late(state) or _is_idle(state, safety) else SPENDS_A_SAFETY


def _holds_cure(state: BornesState) -> bool:
    cure: i64 = END_LIMIT if state.battle(state.own) == DRIVING else START
    return state.holds(state.turn, cure)


def _is_idle(state: BornesState, safety: i64) -> bool:
    """Whether all attacks that this safety answers are gone."""
    return all(safety_of(attack) != safety or _unseen(state, attack) == 0 for attack in range(STOP, START))


def _unseen(state: BornesState, card: i64) -> i64:
    """How many cards of this kind are in other hands and in the pile."""
    count: i64 = state.terms.pack[card]
    count -= state.held(state.turn, card) + state.discarded(card)
    for side in range(state.terms.sides):
        count -= state.laid(side, card)
    return count


def _attack_worth(state: BornesState, attack: i64, slot: i64) -> float:
    """Attack the side that leads, most of all when it could finish soon; a limit near the goal hardly hurts."""
    km: i64 = state.km(slot - moves.ATTACK - 1)
    remaining: i64 = state.goal_km - km
    worth: float = ATTACKS + 60.0 * float(km) / float(state.goal_km)
    if remaining <= state.terms.km[BIG]:
        worth += 80.0
    if attack == LIMIT:
        worth -= 80.0 if remaining <= state.terms.limit_km * 2 else 30.0
    elif attack != STOP:
        worth += 10.0
    return worth


def _keep_worth(state: BornesState, card: i64) -> float:
    """The value of keeping a card in hand."""
    if is_safety(card):
        return 500.0
    if card <= BIG:
        return _keep_distance(state, card)
    if is_attack(card):
        return 25.0 if _can_hit(state, card) else 0.0
    return _keep_remedy(state, card)


def _keep_distance(state: BornesState, card: i64) -> float:
    km: i64 = state.terms.km[card]
    remaining: i64 = _remaining_km(state)
    if km > remaining:
        return 0.0
    if card == BIG and state.laid(state.own, BIG) + state.held(state.turn, BIG) > state.terms.max_big:
        return 0.0
    return 100.0 if km == remaining else 5.0 + float(km) / 5.0


def _can_hit(state: BornesState, attack: i64) -> bool:
    """Whether some rival is not protected from this attack."""
    own: i64 = state.own
    return any(side != own and not state.has_safety(side, safety_of(attack)) for side in range(state.terms.sides))


def _keep_remedy(state: BornesState, remedy: i64) -> float:
    """One of each is enough, none once its attacks are gone; two starts while starts are needed."""
    own: i64 = state.own
    attack: i64 = attack_of(remedy)
    safety: i64 = safety_of(attack)
    if state.has_safety(own, safety) or state.holds(state.turn, safety):
        return 1.0
    battle: i64 = state.battle(own)
    if battle == attack or (remedy == START and battle != DRIVING):
        return 120.0
    if remedy != START and _unseen(state, attack) == 0:
        return 1.0
    spare: i64 = state.held(state.turn, remedy) - i64(remedy == START)
    return 40.0 / float(max(i64(1), spare))
