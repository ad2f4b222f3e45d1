"""Moves cards between pile, hands and discards, and tracks what seats know about each other's hands."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.aruba.rules import events
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.state import ArubaState


def discard(state: ArubaState, seat: i64, card: i64) -> None:
    """Discard a card from a hand in public."""
    state.hands[seat * CARDS + card] -= 1
    state.discards[card] += 1
    if state.secrets > 0:
        forget(state, seat, card)


def forget(state: ArubaState, seat: i64, card: i64) -> None:
    """Seats that knew of such a card in this hand know of one fewer."""
    seats: i64 = state.terms.seats
    for viewer in range(seats):
        at: i64 = (viewer * seats + seat) * CARDS + card
        if state.known[at] > 0:
            state.known[at] -= 1
            state.secrets -= 1


def forget_any(state: ArubaState, seat: i64, thief: i64) -> None:
    """A card left this hand unseen: all seats but thief and owner know of one fewer of each kind."""
    for card in range(i64(CARDS)):
        seats: i64 = state.terms.seats
        for viewer in range(seats):
            at: i64 = (viewer * seats + seat) * CARDS + card
            if viewer != thief and state.known[at] > 0:
                state.known[at] -= 1
                state.secrets -= 1


def card_at(state: ArubaState, seat: i64, place: i64) -> i64:
    card: i64 = 0
    while place >= i64(state.hands[seat * CARDS + card]):
        place -= i64(state.hands[seat * CARDS + card])
        card += 1
    return card


def take_over(state: ArubaState, victim: i64, card: i64) -> None:
    thief: i64 = state.turn
    seats: i64 = state.terms.seats
    if state.secrets > 0:
        was_known: i64 = (thief * seats + victim) * CARDS + card
        if state.known[was_known] > 0:
            state.known[was_known] -= 1
            state.secrets -= 1
        forget_any(state, victim, thief)
    state.hands[victim * CARDS + card] -= 1
    state.hands[thief * CARDS + card] += 1
    state.fresh[card] += 1
    state.fresh_size += 1
    state.known[(victim * seats + thief) * CARDS + card] += 1
    state.secrets += 1


def reshuffle(state: ArubaState) -> None:
    found: list[int] = []
    state.stock = state.discards[:]
    for card in range(i64(CARDS)):
        found += [int(card)] * int(state.discards[card])
        state.discards[card] = 0
    state.deck = vec[i64](found)
    state.drawn = 0
    if not found:
        return
    state.chance.shuffle(state.deck)
    if state.journal is not None:
        state.journal.append(events.PileReshuffled(state.pile))


def tell_card(state: ArubaState, card: i64) -> None:
    if state.journal is not None:
        state.journal.append(events.ActionCardPlayed(state.turn + 1, state.car + 1, state.terms.names[card]))
