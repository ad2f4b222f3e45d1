"""What a move of the Bornes family does, in one sentence, from what its seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.games.bornes.rules import moves
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
    remedy_of,
    safety_of,
)
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import DRIVING, WAITING

if TYPE_CHECKING:
    from paddock.advice.plain_reasons import Choice, Told

NEAR_KM: Final = 250  # a rival with so little left to drive is nearly home
CLOSE_KM: Final = 100  # who is so little behind has nearly caught up
MANY: Final = 2  # one of so many equal cards can be spared


def plain_reason(choice: Choice) -> Told:
    """The sentence about this move."""
    state, slot, card = choice.state, choice.move // int(moves.SPAN), choice.move % int(moves.SPAN)
    assert isinstance(state, BornesRound)
    if slot == moves.WORD:
        return _word(state, choice.move)
    if slot >= moves.ATTACK:
        return _attack(state, card, slot - int(moves.ATTACK) - 1)
    if slot == moves.COUP:
        return _about(state, "coup-now", attack_card=state.attack)
    if slot == moves.DISCARD:
        return _discard(state, card)
    return _drive(state, card) if card <= BIG else _own(state, card)


def _about(state: BornesRound, name: str, **cards: int) -> Told:
    """A sentence that names cards."""
    return f"bornes-{name}", {fact: state.terms.names[card] for fact, card in cards.items()}


def _km(name: str, **amounts: int) -> Told:
    """A sentence that names distances."""
    return f"bornes-{name}", {fact: int(km) for fact, km in amounts.items()}


def _word(state: BornesRound, move: int) -> Told:
    if move == moves.EXTEND:
        return _km("extend", goal=state.terms.long_goal_km)
    if move == moves.FINISH:
        return _km("finish", goal=state.goal_km)
    return _about(state, "take-it", attack_card=state.attack)


def _left(state: BornesRound, side: int) -> int:
    return int(state.goal_km - state.km(side))


def _farthest_rival(state: BornesRound) -> int:
    return max(int(state.km(side)) for side in range(int(state.terms.sides)) if side != state.own)


def _drive(state: BornesRound, card: int) -> Told:
    """A distance: home, past the leader, to a distance that a card in hand fits, or just farther."""
    own, km = state.own, int(state.terms.km[card])
    total, left = int(state.km(own)) + km, _left(state, own) - km
    if left == 0:
        return _km("drive-home", goal=state.goal_km)
    fitting = [kind for kind in range(int(BIG) + 1) if state.terms.km[kind] == left and _spare(state, kind, card) > 0]
    if fitting:
        return _km("drive-fits", left=left)
    rival = _farthest_rival(state)
    if state.km(own) <= rival < total:
        return _km("drive-past", km=total, rival=rival)
    if 0 < rival - total <= CLOSE_KM:
        return _km("drive-behind", km=total, gap=rival - total)
    return _km("drive", km=total, left=left)


def _spare(state: BornesRound, kind: int, played: int) -> int:
    """How many cards of a kind the hand still has once one card is played."""
    return int(state.held(state.turn, kind)) - int(kind == played)


def _own(state: BornesRound, card: int) -> Told:
    """A start, a remedy, the end of a limit or a safety."""
    own, battle = state.own, int(state.battle(state.own))
    if is_safety(card):
        return _safety(state, card)
    if card == END_LIMIT:
        return _end_of_limit(state)
    if card == START:
        return _about(state, "start-again" if battle > DRIVING or state.km(own) else "start", card=card)
    if state.terms.lets_drive(card) or state.has_safety(own, RIGHT_OF_WAY):
        return _about(state, "repair", attack_card=attack_of(card))
    return _about(state, "repair-then-start", attack_card=attack_of(card), card=START)


def _end_of_limit(state: BornesRound) -> Told:
    """What may be driven again, best the farthest distance in hand."""
    fast = [kind for kind in range(int(BIG) + 1) if state.terms.km[kind] > state.terms.limit_km]
    held = [kind for kind in fast if state.holds(state.turn, kind) and state.terms.km[kind] <= _left(state, state.own)]
    return _about(state, "fast-with", card=held[-1]) if held else ("bornes-fast", {})


def _safety(state: BornesRound, card: int) -> Told:
    own, battle = state.own, int(state.battle(state.own))
    if battle > DRIVING and safety_of(battle) == card:
        return _about(state, "safety-cures", attack_card=battle)
    if card == RIGHT_OF_WAY:
        is_needed = battle == WAITING or state.is_limited(own)
        return _about(state, "way-now" if is_needed else "way", attack_card=STOP, other_card=LIMIT)
    attack = next(kind for kind in range(int(STOP), int(START)) if safety_of(kind) == card)
    return _about(state, "safety", attack_card=attack)


def _attack(state: BornesRound, card: int, side: int) -> Told:
    """An attack: on whom it is laid matters most."""
    ahead, left = int(state.km(side) - state.km(state.own)), _left(state, side)
    kind = "limit" if card == LIMIT else "stop"
    facts = {"limit": int(state.terms.limit_km)} if card == LIMIT else {}
    if left <= NEAR_KM:
        return f"bornes-{kind}-near", {"left": left, **facts}
    if ahead > 0:
        return f"bornes-{kind}-ahead", {"gap": ahead, **facts}
    return f"bornes-{kind}-rival", facts


def _discard(state: BornesRound, card: int) -> Told:
    """Why this card is the one to go: it is of no more use, or there are others, or what is needed is missing."""
    useless = _useless(state, card)
    if useless is not None:
        return useless
    if state.held(state.turn, card) >= MANY:
        return "bornes-throw-one", {"count": int(state.held(state.turn, card))}
    needed = _needed(state)
    if needed is not None:
        return _about(state, "throw-waiting", card=needed)
    shortest = next((kind for kind in range(int(BIG) + 1) if state.holds(state.turn, kind)), None)
    return ("bornes-throw-short" if card == shortest else "bornes-throw"), {}


def _useless(state: BornesRound, card: int) -> Told | None:
    own = state.own
    if card <= BIG:
        left = _left(state, own)
        if state.terms.km[card] > left:
            return _km("throw-too-long", left=left)
        return ("bornes-throw-big", {}) if card == BIG and state.laid(own, BIG) >= state.terms.max_big else None
    if is_attack(card):
        rivals = [side for side in range(int(state.terms.sides)) if side != own]
        is_vain = all(state.has_safety(side, safety_of(card)) for side in rivals)
        return ("bornes-throw-vain", {}) if is_vain else None
    if is_safety(card):
        return None
    attack = attack_of(card)
    if state.has_safety(own, safety_of(attack)):
        return _about(state, "throw-protected", safety_card=safety_of(attack))
    return _about(state, "throw-gone", attack_card=attack) if card != START and _is_gone(state, attack) else None


def _is_gone(state: BornesRound, attack: int) -> bool:
    """Whether every card of this attack has been played, discarded or is held here, and none is in force on us."""
    seen = int(state.discarded(attack)) + int(state.held(state.turn, attack))
    seen += sum(int(state.laid(side, attack)) for side in range(int(state.terms.sides)))
    is_in_force = state.battle(state.own) == attack or (attack == LIMIT and state.is_limited(state.own))
    return seen >= state.terms.pack[attack] and not is_in_force


def _needed(state: BornesRound) -> int | None:
    """The card that is missing to drive on; None while the side drives."""
    battle = int(state.battle(state.own))
    if battle == DRIVING:
        return None
    needed = int(START) if battle == WAITING else remedy_of(battle)
    return None if state.holds(state.turn, needed) else int(needed)
