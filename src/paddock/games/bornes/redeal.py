"""What a seat cannot see of a deal, dealt anew: the hands of others and the draw pile."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.games.bornes.cards import CARDS
from paddock.games.bornes.state import BornesState


def redeal(state: BornesState, seat: i64, chance: Chance) -> None:
    """Shuffle all that this seat (-1: a spectator) cannot see, and deal as many cards as everybody holds.

    Nobody ever shows a hand in these games, so any deal of the unseen cards is as likely as the next.
    """
    hidden: i64 = _count_hidden_hands(state, seat)
    deck = state.terms.deck[: hidden + state.pile]  # a new one, since clones share the old; every card is overwritten
    _gather(state, seat, deck)
    chance.shuffle(deck)
    drawn: i64 = 0
    for other in range(state.terms.seats):
        if other != seat:
            drawn = _deal_hand(state, other, deck, drawn)
    state.deck = deck
    state.drawn = drawn


def _count_hidden_hands(state: BornesState, seat: i64) -> i64:
    count: i64 = 0
    for other in range(state.terms.seats):
        if other != seat:
            count += state.hand_size(other)
    return count


def _gather(state: BornesState, seat: i64, deck: vec[i64]) -> None:
    """Write the cards of other hands and the pile into the deck, by kind: the shuffle must not know who holds them."""
    counts = vec[i64]([0] * CARDS)
    for other in range(state.terms.seats):
        if other != seat:
            for card in range(CARDS):
                counts[card] += i64(state.cards[other * CARDS + card])
    for drawn in range(state.drawn, i64(len(state.deck))):
        counts[state.deck[drawn]] += 1
    place: i64 = 0
    for card in range(CARDS):
        for _ in range(counts[card]):
            deck[place] = card
            place += 1


def _deal_hand(state: BornesState, seat: i64, deck: vec[i64], drawn: i64) -> i64:
    """Give a seat as many cards as it holds, from this place of the deck on; the place behind them."""
    behind: i64 = drawn + state.hand_size(seat)
    first: i64 = seat * CARDS
    for card in range(first, first + CARDS):
        state.cards[card] = 0
    for place in range(drawn, behind):
        state.cards[first + deck[place]] += 1
    return behind
