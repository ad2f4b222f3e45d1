"""A round written as JSON data: the whole position, or one seat's view of it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from paddock.games.bornes.cards import BIG, CARDS, END_LIMIT, LIMIT, NO_CARD, RIGHT_OF_WAY, STOP
from paddock.games.bornes.side import DRIVING, WAITING, Side
from paddock.games.bornes.state import NOBODY, BornesState

PHASES: Final = ("play", "answer", "choice")


def position(state: BornesState) -> dict[str, Any]:
    """The whole round."""
    names = state.terms.names
    pile = [names[state.deck[i]] for i in range(state.drawn, len(state.deck))]
    hands = [hand(state, seat) for seat in range(state.terms.seats)]
    return {**_table(state), "hands": hands, "pile": pile}


def view(state: BornesState, seat: int) -> dict[str, Any]:
    """What that seat may know (-1: a spectator)."""
    return {
        **_table(state),
        "hand": None if seat < 0 else hand(state, seat),
        "hand_sizes": [state.hand_size(other) for other in range(state.terms.seats)],
        "pile_size": state.pile,
    }


def hand(state: BornesState, seat: int) -> list[str]:
    """A seat's cards by name, in pack order."""
    return _names(state, state.hands, seat * CARDS)


def _table(state: BornesState) -> dict[str, Any]:
    return {
        "start": state.start + 1,
        "turn": state.turn + 1,
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
    target = state.turn % state.terms.sides
    return {"card": state.terms.names[state.attack], "by": state.attacker + 1, "side": target + 1}


def _discards(state: BornesState) -> list[str]:
    """All discards in pack order, but the last one last: it shows."""
    cards = _names(state, state.discards, 0)
    if state.last_discard != NO_CARD:
        last = state.terms.names[state.last_discard]
        cards.remove(last)
        cards.append(last)
    return cards


def _side(state: BornesState, number: int) -> dict[str, Any]:
    side = state.sides[number]
    names = state.terms.names
    laid = [(kind, names[kind]) for kind in range(CARDS) for _ in range(side.laid[kind])]
    return {
        "seats": [seat + 1 for seat in range(number, state.terms.seats, state.terms.sides)],
        "state": "waiting" if side.battle == WAITING else "driving" if side.battle == DRIVING else "stopped",
        "km": side.km,
        "battle": _battle(side, names),
        "speed": _speed(side, names),
        "limited": side.limited,
        "distances": [name for kind, name in laid if kind <= BIG],
        "safeties": [name for kind, name in laid if kind >= RIGHT_OF_WAY],
        "coups": [names[kind] for kind in range(RIGHT_OF_WAY, CARDS) if side.coups >> (kind - RIGHT_OF_WAY) & 1],
    }


def _battle(side: Side, names: list[str]) -> list[str]:
    """The battle pile: what is buried in pack order, then the card under the attack, then the top."""
    kinds = [
        kind for kind in range(STOP, RIGHT_OF_WAY) if kind not in (LIMIT, END_LIMIT) for _ in range(side.laid[kind])
    ]
    shown = [kind for kind in (side.under, side.top) if kind != NO_CARD]
    for kind in shown:
        kinds.remove(kind)
    return [names[kind] for kind in kinds + shown]


def _speed(side: Side, names: list[str]) -> list[str]:
    limits = [names[LIMIT]] * side.laid[LIMIT]
    ends = [names[END_LIMIT]] * side.laid[END_LIMIT]
    return ends + limits if side.limited else limits + ends


def _names(state: BornesState, counts: vec[u8], first: int) -> list[str]:
    names = state.terms.names
    return [names[kind] for kind in range(CARDS) for _ in range(counts[first + kind])]
