"""Piles: decks chosen, cards sorted onto gear piles and drawn from them, pit cards taken; the advanced game."""

from mypy_extensions import i64, u8

from paddock.games.ausgebremst import events
from paddock.games.ausgebremst.driving import Driving
from paddock.games.ausgebremst.moves import DECK, DONE, PILE, PRESET, TAKE
from paddock.games.ausgebremst.rules import (
    CHOOSE_DECK,
    DRAW_FROM_PILE,
    LEGAL,
    NO_PIT_CARD,
    NOTHING_TO_SORT,
    PILE_EMPTY,
    SORT_CARDS,
    STORE_PIT_CARD,
    TAKE_PIT_CARD,
)
from paddock.games.ausgebremst.state import CHOOSE, SORT, STORE, TAKE_CARD
from paddock.games.ausgebremst.terms import DECKS, VALUES, in_order


class Piles(Driving):
    """What seats do with their cards before and between moves."""

    def fill_pile_moves(self) -> i64:
        """Write the answers to what the seat is asked about decks, piles and pit cards; how many there are."""
        if self.phase == CHOOSE:
            return self._fill_run(DECK, i64(len(DECKS)))
        if self.phase == STORE:
            return self._fill_run(PILE + 1, self.terms.piles)
        if self.phase == TAKE_CARD:
            return self._fill_pit_cards()
        if self.phase != SORT:
            return self._fill_draws()
        if self.deck_left(self.turn) == 0:
            self.moves[0] = DONE
            return 1
        found: i64 = self._fill_run(PILE + 1, self.terms.piles)
        for preset in range(len(self.terms.presets)):
            self.moves[found] = PRESET + preset
            found += 1
        return found

    def _fill_run(self, first: i64, count: i64) -> i64:
        for i in range(count):
            self.moves[i] = first + i
        return count

    def _fill_draws(self) -> i64:
        found: i64 = 0
        for pile in range(self.terms.piles):
            if self.heights[self.turn * self.terms.piles + pile] > 0:
                self.moves[found] = PILE + 1 + pile
                found += 1
        return found

    def _fill_pit_cards(self) -> i64:
        found: i64 = 0
        for card in range(i64(1), i64(VALUES)):
            if self.pit_cards[self.turn * VALUES + card] > 0:
                self.moves[found] = TAKE + card
                found += 1
        return found

    def refuse_pile_move(self, move: i64) -> i64:
        """The rule that forbids this answer to what the seat is asked; 0 if none does."""
        is_pile: bool = PILE < move < TAKE
        if self.phase == CHOOSE:
            return LEGAL if move >= DECK else CHOOSE_DECK
        if self.phase == STORE:
            return LEGAL if is_pile else STORE_PIT_CARD
        if self.phase == TAKE_CARD:
            if not TAKE < move < PRESET:
                return TAKE_PIT_CARD
            return LEGAL if self.pit_cards[self.turn * VALUES + move - TAKE] > 0 else NO_PIT_CARD
        if self.phase != SORT:
            if not is_pile:
                return DRAW_FROM_PILE
            return LEGAL if self.heights[self.turn * self.terms.piles + move - PILE - 1] > 0 else PILE_EMPTY
        if self.deck_left(self.turn) == 0:
            return LEGAL if move == DONE else NOTHING_TO_SORT
        return LEGAL if is_pile or PRESET <= move < DECK else SORT_CARDS

    def choose_deck(self, deck: i64) -> None:
        """Take a deck, lay its pit cards beside the lane and shuffle the rest."""
        seat: i64 = self.turn
        self.choice[seat] = deck
        counts = list(self.terms.decks[deck])
        for card in self.circuit.pit_cards[self.row(seat)]:
            counts[card] -= 1
            self.pit_cards[seat * VALUES + card] += 1
        cards = in_order(counts)
        self.chance.shuffle(cards)
        self.decks[seat] = cards
        self.drawn[seat] = 0
        if self.journal is not None:
            self.journal.append(events.DeckChosen(seat + 1, DECKS[deck]))

    def sort(self, move: i64) -> bool:
        """Put the top card of the deck onto a pile, or all that are left by a preset; whether the seat is done."""
        self.asked += 1
        seat: i64 = self.turn
        if move >= PRESET:
            while self.deck_left(seat) > 0:
                self._sort_one(self.terms.pile_of(move - PRESET, self.decks[seat][self.drawn[seat]]))
            if self.journal is not None:
                self.journal.append(events.PilesPreset(seat + 1, self.terms.presets[move - PRESET]))
            return True
        if self.journal is not None:
            # With nothing left to sort the event is the same to everybody else: the deck's size stays secret.
            card = None if move == DONE else int(self.decks[seat][self.drawn[seat]])
            self.journal.append(events.CardSorted(seat + 1, card, None if move == DONE else int(move - PILE)))
        if move != DONE:
            self._sort_one(move - PILE - 1)
        return self.asked == self.cards_to_sort(seat)

    def _sort_one(self, pile: i64) -> None:
        seat: i64 = self.turn
        self.put_on_pile(pile, self.decks[seat][self.drawn[seat]])
        self.drawn[seat] += 1

    def put_on_pile(self, pile: i64, card: i64) -> None:
        """Put a card face down on top of a pile of the seat to act."""
        at: i64 = self.turn * self.terms.piles + pile
        self.piles[at * self.terms.largest_deck + self.heights[at]] = u8(card)
        self.heights[at] += 1

    def draw_from_pile(self, pile: i64) -> None:
        """Take the top card of a pile into the hand."""
        seat: i64 = self.turn
        at: i64 = seat * self.terms.piles + pile
        self.heights[at] -= 1
        card: i64 = i64(self.piles[at * self.terms.largest_deck + self.heights[at]])
        self.hands[seat * VALUES + card] += 1
        if self.journal is not None:
            self.journal.append(events.RaceCardDrawn(seat + 1, card, pile + 1))

    def pit_cards_left(self, seat: i64) -> i64:
        """How many cards a seat has beside the pit lane."""
        total: i64 = 0
        for card in range(seat * VALUES + 1, (seat + 1) * VALUES):
            total += i64(self.pit_cards[card])
        return total

    def take_pit_card(self, card: i64) -> None:
        """Take one of the cards beside the pit lane into the hand, for all to see."""
        at: i64 = self.turn * VALUES + card
        self.pit_cards[at] -= 1
        self.hands[at] += 1
        self.shown[at] += 1
        if self.journal is not None:
            self.journal.append(events.PitCardTaken(self.turn + 1, card))

    def store_pit_card(self, pile: i64) -> None:
        """Put the card that is left beside the pit lane on top of a pile."""
        card: i64 = self.only_pit_card(self.turn)
        self.pit_cards[self.turn * VALUES + card] -= 1
        self.put_on_pile(pile, card)
        if self.journal is not None:
            self.journal.append(events.PitCardStored(self.turn + 1, card, pile + 1))

    def only_pit_card(self, seat: i64) -> i64:
        """The lowest card a seat has beside the pit lane."""
        for card in range(i64(1), i64(VALUES)):
            if self.pit_cards[seat * VALUES + card] > 0:
                return card
        return 0
