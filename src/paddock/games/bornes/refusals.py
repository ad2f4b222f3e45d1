"""The facts behind each refusal: which card, which side, how many kilometres."""

from mypy_extensions import i64

from paddock.games.bornes.cards import (
    BIG,
    CARDS,
    END_LIMIT,
    LIMIT,
    RIGHT_OF_WAY,
    START,
    attack_of,
    remedy_of,
    safety_of,
)
from paddock.games.bornes.moves import COUP, DISCARD, OWN, PASS
from paddock.games.bornes.rules import (
    ALREADY_DRIVING,
    ALREADY_LIMITED,
    ANSWER_FIRST,
    BIG_CARDS,
    NEEDS_START,
    NO_ATTACK,
    NO_LIMIT,
    NO_SUCH_SIDE,
    PAST_GOAL,
    PROTECTED,
    SPEED_LIMIT,
    START_NOT_NEEDED,
    STOPPED,
    TARGET_STOPPED,
    TARGET_WAITING,
    WRONG_REMEDY,
    WRONG_SAFETY,
)
from paddock.games.bornes.side import Side
from paddock.games.bornes.state import BornesState


def facts(state: BornesState, move: i64, rule: i64) -> dict[str, object]:
    """What a refusal of this move by this rule should mention."""
    if move >= PASS:
        return _prompt_facts(state, rule)
    slot = move // CARDS
    card = move % CARDS
    found: dict[str, object] = {"card": state.terms.names[card], **_prompt_facts(state, rule)}
    if OWN < slot < DISCARD:
        found["side"] = slot
        found.update(_target_facts(state, slot, card, rule))
    elif slot == COUP and rule == WRONG_SAFETY:
        found["safety_card"] = state.terms.names[safety_of(state.attack)]
    elif slot == OWN:
        found.update(_own_facts(state, state.sides[state.turn % state.terms.sides], card, rule))
    return found


def _prompt_facts(state: BornesState, rule: i64) -> dict[str, object]:
    if rule in (ANSWER_FIRST, WRONG_SAFETY):
        return {"attack_card": state.terms.names[state.attack]}
    return {}


def _own_facts(state: BornesState, side: Side, card: int, rule: i64) -> dict[str, object]:
    names = state.terms.names
    if rule in (STOPPED, WRONG_REMEDY):
        return {"attack_card": names[side.battle], "remedy_card": names[remedy_of(side.battle)]}
    if rule in (NEEDS_START, ALREADY_DRIVING):
        return {"start_card": names[START]}
    if rule == START_NOT_NEEDED:
        return {"safety_card": names[RIGHT_OF_WAY]}
    if rule == NO_LIMIT:
        return {"attack_card": names[LIMIT]}
    if rule in (SPEED_LIMIT, BIG_CARDS, PAST_GOAL):
        return _distance_facts(state, side, card, rule)
    return {"attack_card": names[attack_of(card)]} if rule == NO_ATTACK else {}


def _distance_facts(state: BornesState, side: Side, card: int, rule: i64) -> dict[str, object]:
    km = state.terms.km[card]
    if rule == SPEED_LIMIT:
        return {"km": km, "limit_km": state.terms.limit_km, "remedy_card": state.terms.names[END_LIMIT]}
    if rule == BIG_CARDS:
        return {"km": state.terms.km[BIG], "count": state.terms.max_big}
    return {"km": km, "remaining_km": state.goal_km - side.km, "goal_km": state.goal_km}


def _target_facts(state: BornesState, slot: int, card: int, rule: i64) -> dict[str, object]:
    names = state.terms.names
    if rule == NO_SUCH_SIDE:
        return {"sides": state.terms.sides}
    if rule == PROTECTED:
        return {"safety_card": names[safety_of(card)]}
    if rule == ALREADY_LIMITED:
        return {"attack_card": names[LIMIT]}
    if rule == TARGET_STOPPED:
        return {"attack_card": names[state.sides[slot - 1].battle]}
    return {"start_card": names[START]} if rule == TARGET_WAITING else {}
