"""ArubaHands: cards on their way between pile, hands and discards, and what the seats know of each other's."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.aruba import events
from paddock.games.aruba.cards import CARDS
from paddock.games.aruba.offer import ArubaOffer


class ArubaHands(ArubaOffer):
    """Cards that move."""

    def discard(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for all to see."""
        self.hands[seat * CARDS + card] -= 1
        self.discards[card] += 1
        if self.secrets > 0:
            self._forget(seat, card)

    def _forget(self, seat: i64, card: i64) -> None:
        """Who knew of such a card in this hand cannot be sure of another one."""
        seats: i64 = self.terms.seats
        for viewer in range(seats):
            at: i64 = (viewer * seats + seat) * CARDS + card
            if self.known[at] > 0:
                self.known[at] -= 1
                self.secrets -= 1

    def forget_any(self, seat: i64, thief: i64) -> None:
        """A card left this hand unseen by all but thief and owner: others can be sure of one less of each kind."""
        for card in range(i64(CARDS)):
            seats: i64 = self.terms.seats
            for viewer in range(seats):
                at: i64 = (viewer * seats + seat) * CARDS + card
                if viewer != thief and self.known[at] > 0:
                    self.known[at] -= 1
                    self.secrets -= 1

    def _card_at(self, seat: i64, place: i64) -> i64:
        card: i64 = 0
        while place >= i64(self.hands[seat * CARDS + card]):
            place -= i64(self.hands[seat * CARDS + card])
            card += 1
        return card

    def _take_over(self, victim: i64, card: i64) -> None:
        thief: i64 = self.turn
        seats: i64 = self.terms.seats
        if self.secrets > 0:
            was_known: i64 = (thief * seats + victim) * CARDS + card
            if self.known[was_known] > 0:
                self.known[was_known] -= 1
                self.secrets -= 1
            self.forget_any(victim, thief)
        self.hands[victim * CARDS + card] -= 1
        self.hands[thief * CARDS + card] += 1
        self.fresh[card] += 1
        self.fresh_size += 1
        self.known[(victim * seats + thief) * CARDS + card] += 1
        self.secrets += 1

    def _reshuffle(self) -> None:
        found: list[int] = []
        for card in range(i64(CARDS)):
            found += [int(card)] * int(self.discards[card])
            self.discards[card] = 0
        self.deck = vec[i64](found)
        self.drawn = 0
        if not found:
            return
        self.chance.shuffle(self.deck)
        if self.journal is not None:
            self.journal.append(events.PileReshuffled(self.pile))
