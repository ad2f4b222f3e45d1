"""Moves on another seat's turn: pass a window, or discard a card to mend a car."""

from mypy_extensions import i64

from paddock.games.aruba.rules import effects, events, hands, moves, rolling, turns
from paddock.games.aruba.rules.state import DICE, HOOK_WINDOW, NINTH, ArubaState


def pass_by(state: ArubaState) -> None:
    if state.journal is not None:
        state.journal.append(events.WindowPassed(state.turn + 1))
    if state.phase == HOOK_WINDOW:
        rolling.close_hook_window(state)
        return
    state.pendings -= 1
    effects.wreck(state, state.cars[state.ninth])
    turns.go_on(state)


def fix(state: ArubaState, move: i64) -> None:
    seat: i64 = state.turn
    card: i64 = moves.card_fixing(move)
    car: i64 = moves.car_fixed(move, seat)
    if state.terms.new_cards_fix and seat == state.terms.owner(state.car) and state.fresh[card] > 0:
        # Remove the new copy first: the other one may still be played this turn.
        state.fresh[card] -= 1
        state.fresh_size -= 1
    hands.discard(state, seat, card)
    if state.journal is not None:
        state.journal.append(events.QuickFixMade(seat + 1, car + 1, state.terms.names[card]))
    effects.mend(state, state.cars[car], state.terms.quick_fix)
    _close_window(state, car)


def _close_window(state: ArubaState, fixed: i64) -> None:
    """Close the window once its car is mended, or once no card is left that could answer it."""
    if state.phase == NINTH:
        if fixed == state.ninth or effects.fixing_size(state, state.turn) == 0:
            turns.go_on(state)
    elif state.phase == HOOK_WINDOW:
        if state.hand_size(state.turn) == 0:
            rolling.close_hook_window(state)
    elif state.phase == DICE:
        rolling.stand_if_done(state)
