"""Turn order: drawing cards, moving on to the next seat, and the end when the cards run out."""

from mypy_extensions import i64

from paddock.games.bornes.rules import events
from paddock.games.bornes.rules.cards import CARDS
from paddock.games.bornes.rules.state import BornesState


def draw(state: BornesState) -> None:
    """Let the seat to act draw a card, if there is one."""
    if state.drawn == i64(len(state.deck)):
        return
    card: i64 = state.deck[state.drawn]
    state.drawn += 1
    state.cards[state.turn * CARDS + card] += 1
    if state.journal is not None:
        state.journal.append(events.CardDrawn(state.turn + 1, state.terms.names[card], state.pile))


def next_turn(state: BornesState, seat: i64) -> None:
    """Give the turn to the next seat; once the pile is empty, to the next seat that has cards."""
    state.turn = seat + 1 if seat + 1 < state.terms.seats else i64(0)
    if state.drawn == i64(len(state.deck)):
        if not state.terms.play_hands_out or not _pass_over_empty_hands(state):
            _run_out(state)
            return
    else:
        draw(state)
    _begin_turn(state)


def extra_turn(state: BornesState) -> None:
    """Give the seat to act another turn, if it has a card left."""
    draw(state)
    if state.drawn == i64(len(state.deck)) and state.hand_size(state.turn) == 0:
        next_turn(state, state.turn)
    else:
        _begin_turn(state)


def first_turn(state: BornesState) -> None:
    """Let the starting seat begin."""
    state.turn = state.start
    draw(state)
    _begin_turn(state)


def _begin_turn(state: BornesState) -> None:
    if state.journal is not None:
        state.journal.append(events.TurnBegan(state.turn + 1))


def _pass_over_empty_hands(state: BornesState) -> bool:
    seats: i64 = state.terms.seats
    for _ in range(seats):
        if state.hand_size(state.turn) > 0:
            return True
        state.turn = (state.turn + 1) % seats
    return False


def _run_out(state: BornesState) -> None:
    state.over = True
    if state.journal is not None:
        state.journal.append(events.RaceRanOut())
