"""Input features of the network: hand, both sides and remaining cards as numbers, from the view of one seat.

Every number is a small integer that depends only on what the seat can see. Each kind of move has an output index: lay a
card, discard it, attack with it, and the two answers about the extension.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.bornes.bots.expert import all_unseen, can_go_home, turns_left, unseen
from paddock.games.bornes.bots.extension import nearest
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import ACCIDENT, BIG, CARDS, RIGHT_OF_WAY, STOP
from paddock.games.bornes.rules.state import COUPS, DRIVING, NUMBERS, BornesState

STOPPED: Final[i64] = 4  # subtract it from an attack other than stop to get the feature index
OF_A_SIDE: Final[i64] = 30
SEEN: Final[i64] = 2 * CARDS + 2 * OF_A_SIDE + 14  # number of features
SCALE_KM: Final[i64] = 10
MAX_TURNS: Final[float] = 40.0

DISCARDS: Final[i64] = CARDS
ATTACKS: Final[i64] = 2 * CARDS
EXTEND: Final[i64] = ATTACKS + 5
FINISH: Final[i64] = EXTEND + 1
PLACES: Final[i64] = FINISH + 1


def place_of(move: i64) -> i64:
    """The output index of a move, by action and kind of card, whatever its target."""
    slot: i64 = move // moves.SPAN
    card: i64 = move % moves.SPAN
    if slot == moves.OWN:
        return card
    if slot == moves.DISCARD:
        return DISCARDS + card
    if slot == moves.WORD:
        return EXTEND if move == moves.EXTEND else FINISH
    return ATTACKS + card - STOP


def look(state: BornesState, seen: vec[i64]) -> None:
    """Write the features of the seat to act into `seen`."""
    for card in range(CARDS):
        seen[card] = state.held(state.turn, card)
        seen[CARDS + card] = unseen(state, card)
    own: i64 = state.own
    _look_at_side(state, own, seen, 2 * CARDS)
    _look_at_side(state, nearest(state, own), seen, 2 * CARDS + OF_A_SIDE)
    at: i64 = 2 * CARDS + 2 * OF_A_SIDE
    seen[at] = state.pile
    seen[at + 1] = all_unseen(state) - state.pile
    seen[at + 2] = state.hand_size(state.turn)
    seen[at + 3] = i64(state.goal_km != state.terms.goal_km)
    seen[at + 4] = i64(state.caller == own)
    seen[at + 5] = i64(can_go_home(state))
    seen[at + 6] = i64(min(MAX_TURNS, turns_left(state)) * 4.0)
    seen[at + 7] = i64(state.pile == 0)
    seen[at + 8] = _kilometres(state) // SCALE_KM
    seen[at + 9] = _exact(state)
    seen[at + 10] = state.last_discard - STOP + 1 if STOP <= state.last_discard <= ACCIDENT else i64(0)
    seen[at + 11] = i64(state.pile < 2 * state.terms.seats)
    seen[at + 12] = state.terms.seats
    seen[at + 13] = state.terms.sides


def _look_at_side(state: BornesState, side: i64, seen: vec[i64], at: i64) -> None:
    for number in range(OF_A_SIDE):
        seen[at + number] = 0
    battle: i64 = state.battle(side)
    seen[at + (battle if battle <= DRIVING else i64(2) if battle == STOP else battle - STOPPED)] = 1
    rest: i64 = state.goal_km - state.km(side)
    seen[at + 6] = i64(state.is_limited(side))
    seen[at + 7] = state.km(side) // SCALE_KM
    seen[at + 8] = rest // SCALE_KM
    for card in range(BIG + 1):
        seen[at + 9 + card] = i64(rest >= state.terms.km[card])
        seen[at + 14 + card] = i64(rest == state.terms.km[card])
    seen[at + 19] = state.laid(side, BIG)
    for safety in range(RIGHT_OF_WAY, CARDS):
        seen[at + 20 + safety - RIGHT_OF_WAY] = i64(state.has_safety(side, safety))
    seen[at + 24] = i64(state.sides[side * NUMBERS + COUPS] != 0)
    seen[at + 25] = i64(state.km(side) == 0)
    seen[at + 26] = i64(state.top(side) == state.battle(side))
    seen[at + 27] = i64(rest <= state.terms.limit_km)
    seen[at + 28] = i64(rest <= 2 * state.terms.km[BIG])
    seen[at + 29] = i64(state.terms.side_of[state.start] == side)


def _kilometres(state: BornesState) -> i64:
    """The kilometres in hand that still fit, added card by card."""
    rest: i64 = state.goal_km - state.km(state.own)
    total: i64 = 0
    for card in range(BIG + 1):
        if state.terms.km[card] <= rest:
            total += state.terms.km[card] * state.held(state.turn, card)
    return min(total, i64(2000))


def _exact(state: BornesState) -> i64:
    """Whether two distances in hand together reach the goal exactly."""
    rest: i64 = state.goal_km - state.km(state.own)
    for one in range(BIG + 1):
        for other in range(one, BIG + 1):
            is_held: bool = state.held(state.turn, one) > i64(one == other) and state.holds(state.turn, other)
            if is_held and state.terms.km[one] + state.terms.km[other] == rest:
                return 1
    return 0


def seen_as_bytes(state: BornesState) -> bytes:
    """The features of the seat to act, one byte each.

    It makes its own vector: one passed in by interpreted code would never be freed.
    """
    seen = vec[i64]([0] * SEEN)
    look(state, seen)
    return bytes([int(min(i64(255), max(i64(0), seen[number]))) for number in range(SEEN)])
