"""Redeal: deals rivals' hands and the pile again, consistently with what a seat knows."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.state import ArubaState


def redeal(state: ArubaState, seat: i64, chance: Chance) -> None:
    """Redeal in place what that seat (-1: a spectator) cannot see; cards that it knows stay."""
    counts = _count_unseen(state, seat)
    size: i64 = 0
    held: i64 = 0  # cards that the pile cannot contain, so they are in other hands
    for card in range(i64(CARDS)):
        size += counts[card]
        held += max(0, counts[card] - i64(state.stock[card]))
    unseen = vec[i64]([0] * size)
    _lay_out(state, counts, unseen, held)
    hidden: i64 = size - state.pile
    _shuffle(unseen, held, size, chance)
    if held > 0:
        _shuffle(unseen, 0, hidden, chance)
    _deal_hands(state, seat, unseen)
    # A new deck, since clones share the old one; its first cards are those just dealt.
    state.deck = unseen
    state.drawn = hidden
    if state.secrets > 0:
        _guess_knowledge(state, seat, chance)


def _count_unseen(state: ArubaState, seat: i64) -> vec[i64]:
    """By kind: the cards of the pile, and the unknown cards in other hands."""
    counts = vec[i64]([0] * CARDS)
    for place in range(state.drawn, i64(len(state.deck))):
        counts[state.deck[place]] += 1
    for holder in range(state.terms.seats):
        if holder != seat:
            for card in range(i64(CARDS)):
                counts[card] += i64(state.hands[holder * CARDS + card]) - _known(state, seat, holder, card)
    return counts


def _lay_out(state: ArubaState, counts: vec[i64], unseen: vec[i64], held: i64) -> None:
    """First the cards that must be in hands, then the rest."""
    first: i64 = 0
    rest: i64 = held
    for card in range(i64(CARDS)):
        stock: i64 = i64(state.stock[card])
        for _card in range(counts[card] - stock):
            unseen[first] = card
            first += 1
        for _card in range(min(counts[card], stock)):
            unseen[rest] = card
            rest += 1


def _shuffle(cards: vec[i64], first: i64, last: i64, chance: Chance) -> None:
    left: i64 = last - first
    while left > 1:
        other: i64 = first + chance.below(left)
        left -= 1
        card: i64 = cards[first + left]
        cards[first + left] = cards[other]
        cards[other] = card


def _deal_hands(state: ArubaState, seat: i64, unseen: vec[i64]) -> None:
    owner: i64 = state.terms.owner(state.car)
    used: i64 = 0
    for holder in range(state.terms.seats):
        if holder != seat:
            dealt: i64 = _deal(state, seat, holder, unseen, used)
            if holder == owner and state.fresh_size > 0:
                _freshen(state, seat, unseen, used)
            used += dealt


def _known(state: ArubaState, seat: i64, holder: i64, card: i64) -> i64:
    if state.secrets == 0 or seat < 0:
        return 0
    return i64(state.known[(seat * state.terms.seats + holder) * CARDS + card])


def _hidden_size(state: ArubaState, seat: i64, holder: i64) -> i64:
    size: i64 = 0
    for card in range(i64(CARDS)):
        size += i64(state.hands[holder * CARDS + card]) - _known(state, seat, holder, card)
    return size


def _deal(state: ArubaState, seat: i64, holder: i64, unseen: vec[i64], first: i64) -> i64:
    """Deal a new hand of the same size from this index on and return how many cards it took."""
    count: i64 = _hidden_size(state, seat, holder)
    for card in range(i64(CARDS)):
        state.hands[holder * CARDS + card] = u8(_known(state, seat, holder, card))
    for place in range(first, first + count):
        state.hands[holder * CARDS + unseen[place]] += 1
    return count


def _freshen(state: ArubaState, seat: i64, unseen: vec[i64], first: i64) -> None:
    """New cards that the seat knows stay new; the others are picked from those just dealt."""
    owner: i64 = state.terms.owner(state.car)
    left: i64 = state.fresh_size
    for card in range(i64(CARDS)):
        kept: i64 = min(i64(state.fresh[card]), _known(state, seat, owner, card))
        state.fresh[card] = u8(kept)
        left -= kept
    for place in range(first, first + left):
        state.fresh[unseen[place]] += 1


def _guess_knowledge(state: ArubaState, seat: i64, chance: Chance) -> None:
    """Sample what others know of hidden hands from the new hands; the number of known cards stays the same."""
    seats: i64 = state.terms.seats
    for viewer in range(seats):
        for holder in range(seats):
            if viewer != seat and holder != seat and viewer != holder:
                _guess_cards(state, (viewer * seats + holder) * CARDS, holder, chance)


def _guess_cards(state: ArubaState, first: i64, holder: i64, chance: Chance) -> None:
    count: i64 = 0
    for card in range(i64(CARDS)):
        count += i64(state.known[first + card])
        state.known[first + card] = 0
    left: i64 = state.hand_size(holder)
    for _card in range(count):
        place: i64 = chance.below(left)
        card = i64(0)
        while place >= i64(state.hands[holder * CARDS + card]) - i64(state.known[first + card]):
            place -= i64(state.hands[holder * CARDS + card]) - i64(state.known[first + card])
            card += 1
        state.known[first + card] += 1
        left -= 1
