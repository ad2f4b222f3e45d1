"""Redeal: shuffles what a seat cannot see, that is other hands and the draw pile."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.games.bornes.rules.cards import CARDS
from paddock.games.bornes.rules.state import BornesState


def redeal(state: BornesState, seat: i64, chance: Chance) -> None:
    """Shuffle the cards that this seat (-1: a spectator) cannot see; hand sizes stay the same.

    No hand is ever shown in these games, so all deals of the unseen cards are equally likely.
    """
    stack(state, count_unseen(state, seat), chance)
    for other in range(state.terms.seats):
        if other != seat:
            _deal_hand(state, other)


def shuffle_pile(state: BornesState, chance: Chance) -> None:
    """Shuffle the pile; hands stay as they are."""
    stack(state, count_pile(state), chance)


def count_unseen(state: BornesState, seat: i64) -> vec[i64]:
    """How many cards of each kind are in other hands and in the pile."""
    counts = count_pile(state)
    for other in range(state.terms.seats):
        if other != seat:
            for card in range(CARDS):
                counts[card] += i64(state.cards[other * CARDS + card])
    return counts


def count_pile(state: BornesState) -> vec[i64]:
    """How many cards of each kind are in the pile."""
    counts = vec[i64]([0] * CARDS)
    for drawn in range(state.drawn, i64(len(state.deck))):
        counts[state.deck[drawn]] += 1
    return counts


def stack(state: BornesState, counts: vec[i64], chance: Chance) -> None:
    """Build the pile from these counts, sorted by kind, so that the shuffle does not depend on the old order."""
    size: i64 = 0
    for card in range(CARDS):
        size += counts[card]
    deck = state.terms.deck[:size]  # a new vector, since clones share the old one; every card is overwritten
    place: i64 = 0
    for card in range(CARDS):
        for _card in range(counts[card]):
            deck[place] = card
            place += 1
    chance.shuffle(deck)
    state.deck = deck
    state.drawn = 0


def _deal_hand(state: BornesState, seat: i64) -> None:
    """Deal a seat a new hand of the same size from the pile."""
    behind: i64 = state.drawn + state.hand_size(seat)
    first: i64 = seat * CARDS
    for card in range(first, first + CARDS):
        state.cards[card] = 0
    for place in range(state.drawn, behind):
        state.cards[first + state.deck[place]] += 1
    state.drawn = behind
