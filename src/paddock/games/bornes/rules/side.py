"""State of one side: which cards it may lay or receive, and their effects on it."""

from mypy_extensions import i64

from paddock.games.bornes.rules import rule_numbers
from paddock.games.bornes.rules.cards import (
    BIG,
    CARDS,
    END_LIMIT,
    LIMIT,
    NO_CARD,
    RIGHT_OF_WAY,
    START,
    STOP,
    attack_of,
    safety_of,
)
from paddock.games.bornes.rules.state import (
    BATTLE,
    COUPS,
    DRIVING,
    KM,
    LIMITED,
    NUMBERS,
    TOP,
    UNDER,
    WAITING,
    BornesState,
)


def refuse_lay(state: BornesState, side: i64, card: i64) -> i64:
    """The rule that forbids laying this card (not an attack) on the side itself; 0 if none does."""
    if card <= BIG:
        return _refuse_distance(state, side, card)
    if card >= RIGHT_OF_WAY:
        return rule_numbers.LEGAL
    if card == START:
        return _refuse_start(state, side)
    if card == END_LIMIT:
        return rule_numbers.LEGAL if state.is_limited(side) else rule_numbers.NO_LIMIT
    battle: i64 = state.battle(side)
    if battle == attack_of(card):
        return rule_numbers.LEGAL
    return rule_numbers.NO_ATTACK if battle <= DRIVING else rule_numbers.WRONG_REMEDY


def _refuse_distance(state: BornesState, side: i64, card: i64) -> i64:
    battle: i64 = state.battle(side)
    if battle != DRIVING:
        return rule_numbers.NEEDS_START if battle == WAITING else rule_numbers.STOPPED
    terms = state.terms
    km: i64 = terms.km[card]
    if km > terms.limit_km and state.is_limited(side):
        return rule_numbers.SPEED_LIMIT
    if card == BIG and state.laid(side, BIG) >= terms.max_big:
        return rule_numbers.BIG_CARDS
    return rule_numbers.LEGAL if state.km(side) + km <= state.goal_km else rule_numbers.PAST_GOAL


def _refuse_start(state: BornesState, side: i64) -> i64:
    battle: i64 = state.battle(side)
    if battle in (WAITING, STOP):
        return rule_numbers.LEGAL
    if battle != DRIVING:
        return rule_numbers.WRONG_REMEDY
    return rule_numbers.START_NOT_NEEDED if state.has_safety(side, RIGHT_OF_WAY) else rule_numbers.ALREADY_DRIVING


def refuse_attack(state: BornesState, side: i64, attack: i64) -> i64:
    """The rule that forbids rivals to lay this attack on this side; 0 if none does."""
    if state.has_safety(side, safety_of(attack)):
        return rule_numbers.PROTECTED
    if attack == LIMIT:
        if state.is_limited(side):
            return rule_numbers.ALREADY_LIMITED
        if not state.terms.limit_needs_driving:
            return rule_numbers.LEGAL
    battle: i64 = state.battle(side)
    if battle == DRIVING:
        return rule_numbers.LEGAL
    return rule_numbers.TARGET_WAITING if battle == WAITING else rule_numbers.TARGET_STOPPED


def lay(state: BornesState, side: i64, card: i64) -> None:
    """Lay a distance or a remedy on the side itself."""
    state.cards[(state.terms.seats + side) * CARDS + card] += 1
    first: i64 = side * NUMBERS
    sides = state.sides
    if card <= BIG:
        sides[first + KM] += state.terms.km[card]
    elif card == END_LIMIT:
        sides[first + LIMITED] = 0
    else:
        sides[first + TOP] = card
        sides[first + UNDER] = NO_CARD
        is_free: bool = card == START or not state.terms.start_after_remedy
        sides[first + BATTLE] = DRIVING if is_free or state.has_safety(side, RIGHT_OF_WAY) else WAITING


def lay_safety(state: BornesState, side: i64, safety: i64) -> None:
    """Lay a safety on the side itself; what it protects from is no longer in force."""
    state.cards[(state.terms.seats + side) * CARDS + safety] += 1
    first: i64 = side * NUMBERS
    battle: i64 = state.battle(side)
    if battle > DRIVING and safety_of(battle) == safety:
        battle = WAITING if state.terms.start_after_own_safety else DRIVING
    if safety == RIGHT_OF_WAY:
        state.sides[first + LIMITED] = 0
    is_moved: bool = battle == WAITING and state.has_safety(side, RIGHT_OF_WAY)
    state.sides[first + BATTLE] = DRIVING if is_moved else battle


def suffer(state: BornesState, side: i64, attack: i64) -> None:
    """Receive an attack."""
    state.cards[(state.terms.seats + side) * CARDS + attack] += 1
    first: i64 = side * NUMBERS
    sides = state.sides
    if attack == LIMIT:
        sides[first + LIMITED] = 1
    else:
        sides[first + UNDER] = sides[first + TOP]
        sides[first + TOP] = attack
        sides[first + BATTLE] = attack


def lift(state: BornesState, side: i64, attack: i64) -> None:
    """Remove the attack on top of the battle or speed pile; the caller decides whether the side drives."""
    state.cards[(state.terms.seats + side) * CARDS + attack] -= 1
    first: i64 = side * NUMBERS
    if attack == LIMIT:
        state.sides[first + LIMITED] = 0
    else:
        state.sides[first + TOP] = state.sides[first + UNDER]
        state.sides[first + UNDER] = NO_CARD


def undo(state: BornesState, side: i64, attack: i64) -> None:
    """Undo the attack that was just laid."""
    lift(state, side, attack)
    if attack != LIMIT:
        state.sides[side * NUMBERS + BATTLE] = DRIVING  # only a driving side can be stopped


def note_coup(state: BornesState, side: i64, safety: i64) -> None:
    """Record that this safety was laid as a coup."""
    state.sides[side * NUMBERS + COUPS] |= 1 << (safety - RIGHT_OF_WAY)
