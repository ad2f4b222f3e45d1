"""Writes a round as JSON data: the whole position or a view of it."""

from typing import Any

from paddock.games.bornes.rules.cards import BIG, CARDS, END_LIMIT, LIMIT, NO_CARD, RIGHT_OF_WAY, STOP
from paddock.games.bornes.rules.state import DRIVING, NOBODY, PHASES, WAITING, BornesState


def position(state: BornesState) -> dict[str, Any]:
    """The whole round."""
    names = state.terms.names
    pile = [names[state.deck[i]] for i in range(state.drawn, len(state.deck))]
    hands = [hand(state, seat) for seat in range(state.terms.seats)]
    return {**_table(state), "hands": hands, "pile": pile}


def public_view(state: BornesState) -> dict[str, Any]:
    """The public part."""
    return {
        **_table(state),
        "hand_sizes": [state.hand_size(seat) for seat in range(state.terms.seats)],
        "pile_size": state.pile,
    }


def own_view(state: BornesState, seat: int) -> dict[str, Any]:
    """The private part for that seat (-1: a spectator)."""
    return {"hand": None if seat < 0 else hand(state, seat)}


def hand(state: BornesState, seat: int) -> list[str]:
    """A seat's cards by name, in pack order."""
    return _names(state, seat * CARDS)


def _table(state: BornesState) -> dict[str, Any]:
    return {
        "start": state.start + 1,
        "turn": state.first_asked() + 1,
        "phase": PHASES[state.phase],
        "over": state.over,
        "goal_km": state.goal_km,
        "extension": _side_number(state.caller),
        "finisher": _side_number(state.finisher),
        "attack": _attack(state),
        "sides": [_side(state, i) for i in range(state.terms.sides)],
        "discards": _discards(state),
    }


def _side_number(side: int) -> int | None:
    return None if side == NOBODY else side + 1


def _attack(state: BornesState) -> dict[str, Any] | None:
    if state.attack == NO_CARD:
        return None
    return {
        "card": state.terms.names[state.attack],
        "by": state.attacker + 1,
        "side": state.own + 1,
        "asked": [seat + 1 for seat in range(state.terms.seats) if (state.asked >> seat) & 1],
    }


def _discards(state: BornesState) -> list[str]:
    """All discards in pack order, except that the last one, which is visible, comes last."""
    cards = _names(state, state.terms.discards)
    if state.last_discard != NO_CARD:
        last = state.terms.names[state.last_discard]
        cards.remove(last)
        cards.append(last)
    return cards


def _side(state: BornesState, side: int) -> dict[str, Any]:
    names = state.terms.names
    laid = [(kind, names[kind]) for kind in range(CARDS) for _ in range(state.laid(side, kind))]
    battle = state.battle(side)
    return {
        "seats": [seat + 1 for seat in range(side, state.terms.seats, state.terms.sides)],
        "state": "waiting" if battle == WAITING else "driving" if battle == DRIVING else "stopped",
        "km": state.km(side),
        "battle": _battle_pile(state, side),
        "speed": _speed_pile(state, side),
        "limited": state.is_limited(side),
        "distances": [name for kind, name in laid if kind <= BIG],
        "safeties": [name for kind, name in laid if kind >= RIGHT_OF_WAY],
        "coups": [names[kind] for kind in range(RIGHT_OF_WAY, CARDS) if state.has_coup(side, kind)],
    }


def _battle_pile(state: BornesState, side: int) -> list[str]:
    """The battle pile: buried cards in pack order, then the card under the attack, then the top."""
    buried = [kind for kind in range(STOP, RIGHT_OF_WAY) if kind not in (LIMIT, END_LIMIT)]
    kinds = [kind for kind in buried for _ in range(state.laid(side, kind))]
    shown = [kind for kind in (state.under(side), state.top(side)) if kind != NO_CARD]
    for kind in shown:
        kinds.remove(kind)
    return [state.terms.names[kind] for kind in kinds + shown]


def _speed_pile(state: BornesState, side: int) -> list[str]:
    limits = [state.terms.names[LIMIT]] * state.laid(side, LIMIT)
    ends = [state.terms.names[END_LIMIT]] * state.laid(side, END_LIMIT)
    return ends + limits if state.is_limited(side) else limits + ends


def _names(state: BornesState, first: int) -> list[str]:
    """The cards of a row by name, in pack order."""
    names = state.terms.names
    return [names[kind] for kind in range(CARDS) for _ in range(state.cards[first + kind])]
