"""ArubaOffer: the list of legal moves; the law is asked about each, except the parts of a handful of dice."""

from mypy_extensions import i64

from paddock.games.aruba.cards import (
    BOMB,
    BUMPER,
    CARDS,
    EXTRA_DIE,
    HOOK,
    LARCENY,
    LEFT,
    NITRO,
    RE_ROLL,
    REPAIR,
)
from paddock.games.aruba.dice import FACES, FOUR, PAIR, THREE, fill_parts
from paddock.games.aruba.law import ArubaLaw
from paddock.games.aruba.moves import (
    AHEAD,
    CHANGE,
    DRAW,
    END,
    EVEN,
    EXTRA,
    MEND,
    MOUNT,
    ODD,
    PASS,
    PLAY_BOMB,
    PLAY_HOOK,
    PLAY_NITRO,
    PLAY_RE_ROLL,
    PLAY_REPAIR,
    ROLL,
    SHOOT,
    STAND,
    STEAL,
    STOP,
    STRAIGHT,
    TURBO,
    fix,
)
from paddock.games.aruba.rules import LEGAL
from paddock.games.aruba.state import ACT, BEGIN, DICE, DRIVING


class ArubaOffer(ArubaLaw):
    """What the seat to act is offered."""

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves`; how many there are."""
        found: i64 = 0
        if self.phase == ACT:
            found = self._fill_combinations(self._fill_driving(0))
        elif self.phase == DICE:
            found = self._fill_dice()
        elif self.phase == BEGIN:
            found = self._offer(found, ROLL)
        else:
            found = self._offer(found, PASS)
        if self.hand_size(self.turn) > 0:
            found = self._fill_cards(found)
        if self.phase == ACT:
            self.moves[found] = END
            found += 1
        return found

    def _offer(self, found: i64, move: i64) -> i64:
        """Add a move if it is legal; how many there are now."""
        if self.refuse(move) != LEGAL:
            return found
        self.moves[found] = move
        return found + 1

    def _fill_dice(self) -> i64:
        found: i64 = 0
        if self.rerolls > 0:
            # All parts of the handful but itself, which comes last.
            found = fill_parts(self.dice, self.moves) - 1
        self.moves[found] = STAND
        return found + 1

    def _fill_driving(self, found: i64) -> i64:
        if self.stage <= DRIVING and self.points > 0:
            for move in range(i64(AHEAD), i64(EVEN)):
                found = self._offer(found, move)
            found = self._offer(found, STOP)
        return found

    def _fill_combinations(self, found: i64) -> i64:
        if self.count_dice() == 0:
            return found
        if self.stage <= DRIVING and not self.straight_used:
            face: i64 = 0
            while face < FACES and self.have(face) > 0:
                found = self._offer(found, STRAIGHT + face)
                face += 1
        if not self.dice_used:
            found = self._offer(self._offer(found, EVEN), ODD)
        for same in range(i64(FACES)):
            count: i64 = self.have(same)
            if count >= PAIR:
                found = self._offer(self._offer(found, SHOOT + same), MEND + same)
            if count >= THREE:
                found = self._offer(found, DRAW + same)
            if count >= FOUR:
                found = self._offer(found, TURBO + same)
        return found

    def _fill_cards(self, found: i64) -> i64:
        terms = self.terms
        seat: i64 = self.turn
        for card in range(i64(CARDS)):
            if self.hands[seat * CARDS + card] == 0:
                continue
            found = self._fill_effect(found, card)
            car: i64 = seat
            while car < terms.cars:
                if self.cars[car].damage > 0:
                    found = self._offer(found, fix(terms, card, car))
                car += terms.seats
        return found

    def _fill_effect(self, found: i64, card: i64) -> i64:
        """Every way to use one kind of card for its effect."""
        if card == HOOK:
            return self._offer(found, PLAY_HOOK)
        if card == BOMB:
            return self._offer(found, PLAY_BOMB)
        if card == NITRO:
            return self._offer(found, PLAY_NITRO)
        if card == REPAIR:
            return self._offer(found, PLAY_REPAIR)
        if card == RE_ROLL:
            return self._offer(found, PLAY_RE_ROLL)
        # The rest comes in many forms; the phase is looked at first only to save asking about each of them in vain.
        if card == LARCENY:
            return self._offer_range(found, STEAL, self.terms.seats) if self.phase == ACT else found
        if card >= BUMPER:
            first: i64 = MOUNT if card == BUMPER else MOUNT + LEFT
            return self._offer_range(found, first, 2) if self.phase == BEGIN else found
        if self.phase != DICE and not (self.phase == ACT and self.terms.dice_cards_any_time):
            return found
        if card == EXTRA_DIE:
            return self._offer_range(found, EXTRA, FACES)
        return self._offer_range(found, CHANGE, FACES * (FACES - 1))

    def _offer_range(self, found: i64, first: i64, count: i64) -> i64:
        for move in range(first, first + count):
            found = self._offer(found, move)
        return found
