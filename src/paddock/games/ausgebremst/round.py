"""RaceRound: one race, from the grid until every car is home or out of cards."""

from mypy_extensions import i64, u8

from paddock.core.standing import Result
from paddock.games.ausgebremst import events, picture, refusals
from paddock.games.ausgebremst.candidates import candidates
from paddock.games.ausgebremst.moves import DECK, DISCARD, PASS, PILE, TAKE, WORDS
from paddock.games.ausgebremst.neutrals import Neutrals
from paddock.games.ausgebremst.rules import DRIVE_NOW, FAMILY_GAME, RULES
from paddock.games.ausgebremst.scoring import points_of
from paddock.games.ausgebremst.spaces import FINISH, NOWHERE, PIT, SPACES, space_name
from paddock.games.ausgebremst.state import CHOOSE, DRAW, DRIVE, HOME, OPEN, OUT, RACING, SORT, STORE, TAKE_CARD
from paddock.games.ausgebremst.terms import VALUES


class RaceRound(Neutrals):
    """One race, and what each move does to it."""

    def clone(self) -> "RaceRound":
        """An independent copy that shares orders of cards, the source of chance and the scratch space."""
        twin = RaceRound(self.terms, self.circuit, self.chance, self.moves, self.way)
        self.copy_into(twin)
        return twin

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves`; how many there are."""
        if self.phase != DRIVE:
            return self.fill_pile_moves()
        found: i64 = self.fill_drives()
        return found if found > 0 else self.fill_waits()

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        if self.phase != DRIVE:
            return self.refuse_pile_move(move)
        if move < WORDS:
            return self.refuse_drive(move // SPACES, move % SPACES)
        if move == PASS or DISCARD < move < PILE:
            return self.refuse_wait(move)
        return DRIVE_NOW if self.terms.is_advanced else FAMILY_GAME

    def apply(self, move: i64) -> None:
        """Make a legal move. The caller vouches that it is legal."""
        if self.phase != DRIVE:
            self._answer(move)
        elif move < WORDS:
            self._drive(move // SPACES, move % SPACES)
        else:
            self._wait(move)

    def _drive(self, card: i64, space: i64) -> None:
        car: i64 = self.turn
        self._use(car, card)
        made_stop: bool = self._move(car, card, space)
        if self.status[car] == HOME:
            self._next_turn()
        elif made_stop and self.terms.is_advanced:
            self._collect()
        else:
            self._refill()

    def _use(self, car: i64, card: i64) -> None:
        """Lay a card of the hand face up; what was known of it goes with it."""
        at: i64 = car * VALUES + card
        self.hands[at] -= 1
        self.played[at] += 1
        if self.shown[at] > 0:
            self.shown[at] -= 1

    def _move(self, car: i64, card: i64, space: i64) -> bool:
        """Bring a car forward; whether it made its stop."""
        start: i64 = self.space[car]
        has_crossed: bool = self.crosses_line(car, space)
        self.idle = 0
        self.moved[car] = 1
        self.board[start] = 0
        if self.journal is not None:
            self.journal.append(events.CarDrove(car + 1, card, space_name(start), space_name(space)))
        if space == FINISH:
            self._come_home(car)
            return False
        self.space[car] = space
        self.board[space] = u8(car + 1)
        if has_crossed:
            self.laps[car] += 1
            if self.journal is not None:
                self.journal.append(events.LapBegan(car + 1, self.laps[car]))
        if space < PIT or self.stopped[car] != 0:
            return False
        self.stopped[car] = 1
        if self.journal is not None:
            self.journal.append(events.PitStopMade(car + 1, space_name(space)))
        return True

    def _come_home(self, car: i64) -> None:
        self.status[car] = HOME
        self.finish[self.home] = car
        self.home += 1
        self.racing -= 1
        if self.journal is not None:
            self.journal.append(events.CarFinished(car + 1, self.home))

    def _wait(self, move: i64) -> None:
        """Show the hand; then pass, or throw a card away and draw another."""
        car: i64 = self.turn
        for at in range(car * VALUES, (car + 1) * VALUES):
            self.shown[at] = self.hands[at]
        if self.journal is not None:
            self.journal.append(events.HandShown(car + 1, self.hand_list(car)))
        self._stand(1)
        if move == PASS:
            self._next_turn()
            return
        self._use(car, move - DISCARD)
        if self.journal is not None:
            self.journal.append(events.RaceCardDiscarded(car + 1, move - DISCARD))
        self._refill()

    def _stand(self, turns: i64) -> None:
        """Count a turn without a move; after a whole round of them the ban on sixes rests."""
        self.idle += turns
        if self.journal is not None and self.idle == self.racing and self.home == 0:
            self.journal.append(events.SixesAllowed(self.idle))

    def hand_list(self, car: i64) -> list[int]:
        """A seat's cards, low values first."""
        return [card for card in range(VALUES) for _ in range(self.hands[car * VALUES + card])]

    def _refill(self) -> None:
        """Replace the card that was laid, from the deck or by asking for a pile."""
        car: i64 = self.turn
        if self.terms.is_advanced:
            if self.stored(car) > 0:
                self.phase = DRAW
                return
        elif self.deck_left(car) > 0:
            self.draw_from_deck(car)
        if self.hand_size(car) == 0:
            self._retire(car)
        self._next_turn()

    def draw_from_deck(self, car: i64) -> None:
        """Take the top card of a seat's deck into its hand."""
        card: i64 = self.decks[car][self.drawn[car]]
        self.drawn[car] += 1
        self.hands[car * VALUES + card] += 1
        if self.journal is not None:
            self.journal.append(events.RaceCardDrawn(car + 1, card, 0))

    def _collect(self) -> None:
        """Pit cards replace the draw: one comes to hand, of two the seat chooses which."""
        if self.pit_cards_left(self.turn) > 1:
            self.phase = TAKE_CARD
            return
        self.take_pit_card(self.only_pit_card(self.turn))
        self._next_turn()

    def _retire(self, car: i64) -> None:
        self.status[car] = OUT
        self.racing -= 1
        self.board[self.space[car]] = 0
        if self.journal is not None:
            self.journal.append(events.CarRetired(car + 1, self.to_go(car)))

    def _answer(self, move: i64) -> None:
        if self.phase == CHOOSE:
            self.choose_deck(move - DECK)
            self._ask_next(CHOOSE, SORT)
        elif self.phase == SORT:
            if self.sort(move):
                self._ask_next(SORT, OPEN)
        elif self.phase == OPEN:
            self.draw_from_pile(move - PILE - 1)
            if self.hand_size(self.turn) == self.terms.hand:
                self._ask_next(OPEN, DRIVE)
        elif self.phase == TAKE_CARD:
            self.take_pit_card(move - TAKE)
            self.phase = STORE
        else:
            if self.phase == STORE:
                self.store_pit_card(move - PILE - 1)
            else:
                self.draw_from_pile(move - PILE - 1)
            self.phase = DRIVE
            self._next_turn()

    def _ask_next(self, phase: i64, then: i64) -> None:
        """Ask the next seat the same; after the last one go on to what comes then."""
        self.asked = 0
        self.at += 1
        if self.at < self.terms.cars:
            self.turn = self.order[self.at]
        elif then == DRIVE:
            self.start_race()
        else:
            self.ask_all(then)

    def ask_all(self, phase: i64) -> None:
        """Ask every seat the same question, in the order of the grid; neutrals stand before them."""
        self.phase = phase
        self.at = self.terms.cars - self.terms.seats
        self.turn = self.order[self.at]

    def start_race(self) -> None:
        """Lights out: the first car of the grid moves first."""
        self.phase = DRIVE
        self.at = -1
        self._next_turn()

    def _next_turn(self) -> None:
        """Give the turn to the next car in the race; neutrals take theirs at once."""
        while self.racing > 0:
            self.at = self.at + 1 if self.at + 1 < self.terms.cars else 0
            car: i64 = self.order[self.at]
            if self.status[car] != RACING:
                continue
            if car < self.terms.seats:
                self.turn = car
                return
            self._drive_neutral(car)
        self.over = True

    def _drive_neutral(self, car: i64) -> None:
        if self.is_boxed_in(car) and self.idle < 2 * self.racing:
            self._stand(1)
            if self.journal is not None:
                self.journal.append(events.NeutralBlocked(car + 1))
            return
        card: i64 = self.decks[car][self.drawn[car]]
        self.drawn[car] += 1
        self.played[car * VALUES + card] += 1
        space: i64 = self.neutral_target(car, card)
        if space != NOWHERE:
            self._move(car, card, space)
        else:
            self._stand(1)
            if self.journal is not None:
                self.journal.append(events.NeutralStayed(car + 1, card))
        if self.status[car] == RACING and self.deck_left(car) == 0:
            self._retire(car)

    def score(self, side: i64) -> i64:
        """That side's points in this race so far."""
        return points_of(self, side)

    def result(self) -> Result:
        """The score sheet of a finished race."""
        return picture.result(self)

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        return refusals.facts(self, move, number)

    def candidates(self) -> list[int]:
        """Every space that a card in hand might be thought to reach, or every answer to what is asked."""
        return candidates(self)

    def census(self) -> list[int]:
        """The cards of each kind or car, wherever they lie: their number never changes."""
        return picture.census(self)

    def view(self, seat: int) -> dict[str, object]:
        """What that seat may know of the race (-1: a spectator), as JSON data."""
        return picture.view(self, seat)

    def position(self) -> dict[str, object]:
        """The whole race as JSON data."""
        return picture.position(self)
