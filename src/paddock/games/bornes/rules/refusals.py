"""Facts of refusals: the card, the side, the kilometres."""

from mypy_extensions import i64

from paddock.games.bornes.rules import moves, rule_numbers
from paddock.games.bornes.rules.cards import (
    BIG,
    END_LIMIT,
    LIMIT,
    NO_CARD,
    RIGHT_OF_WAY,
    START,
    attack_of,
    is_safety,
    remedy_of,
    safety_of,
)
from paddock.games.bornes.rules.state import DRIVING, BornesState


def facts(state: BornesState, move: i64, rule: i64) -> dict[str, object]:
    """The facts that explain why this rule forbids this move."""
    slot = move // moves.SPAN
    card = move % moves.SPAN
    own = state.own
    found: dict[str, object] = {} if slot == moves.WORD else {"card": state.terms.names[card]}
    if rule in (rule_numbers.ANSWER_FIRST, rule_numbers.WRONG_SAFETY):
        found["attack_card"] = state.terms.names[state.attack]
    if slot > moves.ATTACK - 1:
        found["side"] = slot - moves.ATTACK
        found.update(_target_facts(state, slot - moves.ATTACK - 1, card, rule))
    elif rule == rule_numbers.NO_WINDOW:
        return _window_facts(state, own, card if slot == moves.COUP else NO_CARD)
    elif slot == moves.COUP and rule == rule_numbers.WRONG_SAFETY:
        found["safety_card"] = state.terms.names[safety_of(state.attack)]
    elif slot == moves.OWN:
        found.update(_own_facts(state, own, card, rule))
    return {**found, **_section(state, rule)}


def _section(state: BornesState, rule: i64) -> dict[str, object]:
    """The section of the rule in the booklet, where a mode of play differs from the standard game."""
    path = f"sections.{state.terms.mode}.{rule_numbers.RULES[rule]}"
    return {"section": state.terms.sheet.text(path)} if state.terms.sheet.has(path) else {}


def _window_facts(state: BornesState, own: int, card: int) -> dict[str, object]:
    """The attack that can no longer be answered, and the safety that can still be laid."""
    names = state.terms.names
    standing = [LIMIT] if state.is_limited(own) else []
    standing += [state.battle(own)] if state.battle(own) > DRIVING else []
    fitting = [attack for attack in standing if card in (NO_CARD, safety_of(attack))] or standing
    found: dict[str, object] = {"attack_card": names[fitting[-1]]} if fitting else {}
    if card != NO_CARD and is_safety(card) and state.holds(state.turn, card):
        found["card"] = names[card]
    return found


def _own_facts(state: BornesState, own: int, card: int, rule: i64) -> dict[str, object]:
    names = state.terms.names
    if rule in (rule_numbers.STOPPED, rule_numbers.WRONG_REMEDY):
        attack = state.battle(own)
        return {"attack_card": names[attack], "remedy_card": names[remedy_of(attack)]}
    if rule == rule_numbers.NEEDS_START:
        return {"start_card": names[START], "mode": state.terms.mode}
    if rule == rule_numbers.ALREADY_DRIVING:
        return {"start_card": names[START]}
    if rule == rule_numbers.START_NOT_NEEDED:
        return {"safety_card": names[RIGHT_OF_WAY]}
    if rule == rule_numbers.NO_LIMIT:
        return {"attack_card": names[LIMIT]}
    if rule in (rule_numbers.SPEED_LIMIT, rule_numbers.BIG_CARDS, rule_numbers.PAST_GOAL):
        return _distance_facts(state, own, card, rule)
    return {"attack_card": names[attack_of(card)]} if rule == rule_numbers.NO_ATTACK else {}


def _distance_facts(state: BornesState, own: int, card: int, rule: i64) -> dict[str, object]:
    km = state.terms.km[card]
    if rule == rule_numbers.SPEED_LIMIT:
        return {"km": km, "limit_km": state.terms.limit_km, "remedy_card": state.terms.names[END_LIMIT]}
    if rule == rule_numbers.BIG_CARDS:
        return {"km": state.terms.km[BIG], "count": state.terms.max_big}
    return {"km": km, "remaining_km": state.goal_km - state.km(own), "goal_km": state.goal_km}


def _target_facts(state: BornesState, target: int, card: int, rule: i64) -> dict[str, object]:
    names = state.terms.names
    if rule == rule_numbers.NO_SUCH_SIDE:
        return {"sides": state.terms.sides}
    if rule == rule_numbers.PROTECTED:
        return {"safety_card": names[safety_of(card)]}
    if rule == rule_numbers.ALREADY_LIMITED:
        return {"attack_card": names[LIMIT]}
    if rule == rule_numbers.TARGET_STOPPED:
        return {"attack_card": names[state.battle(target)]}
    return {"start_card": names[START]} if rule == rule_numbers.TARGET_WAITING else {}
