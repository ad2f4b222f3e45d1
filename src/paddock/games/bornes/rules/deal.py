"""Creates rounds: a shuffled deal, or an empty table to fill from a position."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.event import Event
from paddock.games.bornes.rules import events, law, side, turns, views
from paddock.games.bornes.rules.cards import CARDS, NO_CARD, START
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import NUMBERS, TOP, UNDER
from paddock.games.bornes.rules.terms import Terms


def fresh_round(terms: Terms, chance: Chance, start: int, journal: list[Event] | None) -> BornesRound:
    """Shuffle the pack, deal each hand, and let the starting seat draw for its first turn."""
    deck = terms.deck[:]
    chance.shuffle(deck)
    state = empty_round(terms, chance, deck)
    state.start = start
    state.journal = journal
    if terms.start_laid_out:
        _lay_out_starts(state)
    _deal_hands(state)
    turns.first_turn(state)
    return state


def empty_round(terms: Terms, chance: Chance, deck: vec[i64]) -> BornesRound:
    """A round with empty piles and hands, and only the deck."""
    cards = vec[u8]([0] * (terms.discards + CARDS))
    sides = vec[i64]([0] * (terms.sides * NUMBERS))
    for first in range(0, terms.sides * NUMBERS, NUMBERS):
        sides[first + TOP] = NO_CARD
        sides[first + UNDER] = NO_CARD
    state = BornesRound(terms, chance, vec[i64]([0] * law.SCRATCH), cards, sides)
    state.deck = deck
    return state


def _lay_out_starts(state: BornesRound) -> None:
    for number in range(state.terms.sides):
        side.lay(state, number, START)
        if state.journal is not None:
            state.journal.append(events.StartLaidOut(number + 1, state.terms.names[START]))


def _deal_hands(state: BornesRound) -> None:
    """Deal card by card, from the starting seat on."""
    seats: i64 = state.terms.seats
    dealt: i64 = seats * state.terms.hand
    for place in range(dealt):
        seat: i64 = (state.start + place) % seats
        state.cards[seat * CARDS + state.deck[place]] += 1
    state.drawn = dealt
    if state.journal is not None:
        for each in range(seats):
            hand = views.hand(state, each)
            state.journal.append(events.HandDealt(each + 1, hand, len(hand)))
