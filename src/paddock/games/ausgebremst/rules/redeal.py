"""Redeal: deals the hidden cards again, consistently with everything that a seat knows.

Hidden are the order of every deck, the cards in rivals' hands that were not shown, and in the advanced game their decks
and piles. A car's hidden cards are its pack minus the cards that everybody has seen.
"""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.games.ausgebremst.rules import piles
from paddock.games.ausgebremst.rules.leader import holds_only_sixes
from paddock.games.ausgebremst.rules.state import CHOOSE, DRAW, OUT, PREPARE, RACING, SORT, TAKE_CARD, RaceState
from paddock.games.ausgebremst.rules.terms import DECKS, FAMILY_DECK, NONE, VALUES


def redeal(race: RaceState, seat: i64, chance: Chance) -> None:
    """Redeal in place what this seat (-1: a spectator) cannot see."""
    race.decks = race.decks[:]
    for car in range(race.terms.cars):
        if car == seat or race.is_neutral(car) or _is_told_by_the_law(race, car, seat):
            shuffle_deck(race, car, chance)
        elif race.terms.is_advanced:
            deal_advanced(race, car, race.hand_size(car), chance)
        else:
            deal_family(race, car, race.hand_size(car), chance)


def _is_told_by_the_law(race: RaceState, car: i64, seat: i64) -> bool:
    """Whether legal moves reveal a hand: where hidden hands count, a leader with only sixes knows about level cars."""
    if not race.terms.hidden_hands_count or seat < 0 or race.status[seat] != RACING:
        return False
    return race.progress[car] == race.progress[seat] and holds_only_sixes(race, seat)


def shuffle_deck(race: RaceState, car: i64, chance: Chance) -> None:
    """Shuffle the rest of a deck; a card that its seat is looking at stays on top."""
    left: i64 = race.deck_left(car)
    if left == 0:
        return
    deck = race.decks[car][race.drawn[car] :]
    is_looking: bool = race.terms.is_advanced and not race.is_neutral(car)
    lowest: i64 = 1 if is_looking else i64(0)
    _sort(deck, lowest)
    while left > lowest + 1:
        other: i64 = lowest + chance.below(left - lowest)
        left -= 1
        card: i64 = deck[left]
        deck[left] = deck[other]
        deck[other] = card
    race.decks[car] = deck
    race.drawn[car] = 0


def _sort(deck: vec[i64], lowest: i64) -> None:
    """Sort by value from this index on, so that the shuffle does not depend on the real order."""
    counts = vec[i64]([0] * VALUES)
    for place in range(lowest, i64(len(deck))):
        counts[deck[place]] += 1
    at: i64 = lowest
    for card in range(VALUES):
        for _card in range(counts[card]):
            deck[at] = card
            at += 1


def hidden_cards(race: RaceState, car: i64, deck: i64, chance: Chance) -> vec[i64]:
    """The cards of a seat that are not public, in random order, assuming this deck."""
    counts = race.terms.deck_counts
    total: i64 = 0
    for card in range(i64(1), VALUES):
        total += counts[deck * VALUES + card] - _seen(race, car, card)
    found = vec[i64]([0] * total)
    at: i64 = 0
    for card in range(i64(1), VALUES):
        for _card in range(counts[deck * VALUES + card] - _seen(race, car, card)):
            found[at] = card
            at += 1
    chance.shuffle(found)
    return found


def _seen(race: RaceState, car: i64, card: i64) -> i64:
    """How many public cards of this value a car has: played, shown, beside the pit lane, or stored from there."""
    at: i64 = car * VALUES + card
    seen: i64 = i64(race.played[at]) + i64(race.shown[at])
    if race.terms.is_advanced:
        seen += i64(race.pit_cards[at])
        if race.stored[car] != NONE and race.top_card(car, race.stored[car]) == card:
            seen += 1
    return seen


def _deal_hand(race: RaceState, car: i64, size: i64, cards: vec[i64]) -> i64:
    """Deal a seat its shown cards plus cards from this list; returns how many it took from the list."""
    known: i64 = 0
    for at in range(car * VALUES + 1, (car + 1) * VALUES):
        race.hands[at] = race.shown[at]
        known += i64(race.shown[at])
    for i in range(size - known):
        race.hands[car * VALUES + cards[i]] += 1
    return size - known


def deal_family(race: RaceState, car: i64, size: i64, chance: Chance) -> None:
    """Deal a rival's hand of that size and its deck."""
    cards = hidden_cards(race, car, FAMILY_DECK, chance)
    race.drawn[car] = _deal_hand(race, car, size, cards)
    race.decks[car] = cards


def deal_advanced(race: RaceState, car: i64, size: i64, chance: Chance) -> None:
    """Deal a rival a consistent deck, a hand of that size, and piles as far as it has sorted."""
    if race.choice[car] == NONE:
        return
    deck: i64 = _likely_deck(race, car, size, chance)
    race.choice[car] = deck
    if race.phase == CHOOSE:
        return
    stored: i64 = race.stored[car]
    put_back: i64 = 0 if stored == NONE else race.top_card(car, stored)
    cards = hidden_cards(race, car, deck, chance)
    taken: i64 = _deal_hand(race, car, size, cards)
    ends: i64 = i64(len(cards))
    if race.task(car) == SORT:
        ends = min(ends, taken + race.asked[car])
    for pile in range(race.terms.piles):
        race.heights[car * race.terms.piles + pile] = 0
    for i in range(taken, ends):
        piles.put_on_pile(race, car, chance.below(race.terms.piles), cards[i])
    if stored != NONE:
        piles.put_on_pile(race, car, stored, put_back)
    race.decks[car] = cards[ends:]
    race.drawn[car] = 0


def _likely_deck(race: RaceState, car: i64, size: i64, chance: Chance) -> i64:
    """A random deck among those consistent with the public cards; NONE if there is none."""
    fitting: i64 = 0
    for deck in range(i64(len(DECKS))):
        if fits(race, car, deck, size):
            fitting += 1
    if fitting == 0:
        return NONE
    skip: i64 = chance.below(fitting)
    for deck in range(i64(len(DECKS))):
        if fits(race, car, deck, size):
            if skip == 0:
                return deck
            skip -= 1
    return NONE


def fits(race: RaceState, car: i64, deck: i64, size: i64) -> bool:
    """Whether this deck is consistent with the public cards and a hand of this size."""
    hidden: i64 = 0
    known: i64 = 0
    for card in range(i64(1), VALUES):
        left: i64 = race.terms.deck_counts[deck * VALUES + card] - _seen(race, car, card)
        if left < 0:
            return False
        hidden += left
        known += i64(race.shown[car * VALUES + card])
    on_piles: i64 = hidden - (size - known)
    if race.phase == CHOOSE or race.phase == PREPARE:
        return on_piles >= 0
    if _is_out_of_piles(race, car, size):
        return on_piles == 0
    is_drawing: bool = race.phase == DRAW and race.turn == car
    return on_piles > 0 or (on_piles == 0 and (not is_drawing or race.stored[car] != NONE))


def _is_out_of_piles(race: RaceState, car: i64, size: i64) -> bool:
    """Whether the hand is so small that the piles must be empty, apart from a stored pit card."""
    if race.status[car] == OUT:
        return True
    due: i64 = race.terms.hand
    is_asked: bool = race.status[car] == RACING and race.turn == car and not race.over
    if race.status[car] != RACING or (is_asked and (race.phase == DRAW or race.phase == TAKE_CARD)):
        due -= 1
    return size < due
