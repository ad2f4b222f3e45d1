"""BornesRound: one deal of the Bornes family, from the first card to the goal or the last one."""

from mypy_extensions import i64

from paddock.core.standing import Result
from paddock.games.bornes import candidates, events, picture, refusals
from paddock.games.bornes.cards import (
    ACCIDENT,
    BIG,
    CARDS,
    LIMIT,
    NO_CARD,
    RIGHT_OF_WAY,
    STOP,
    is_attack,
    safety_of,
)
from paddock.games.bornes.moves import COUP, DISCARD, EXTEND, FINISH, OWN, PASS
from paddock.games.bornes.rules import (
    ANSWER_FIRST,
    ATTACK_NEEDS_SIDE,
    CHOOSE_FIRST,
    LEGAL,
    NO_CHOICE,
    NO_SUCH_SIDE,
    NO_WINDOW,
    NOT_AN_ATTACK,
    NOT_IN_HAND,
    OWN_SIDE,
    RULES,
    WRONG_SAFETY,
)
from paddock.games.bornes.scoring import score_lines
from paddock.games.bornes.state import ANSWER, CHOICE, NOBODY, PLAY, BornesState


class BornesRound(BornesState):
    """One deal, and what each move does to it."""

    def clone(self) -> "BornesRound":
        """An independent copy that shares the deck, the source of chance and the scratch space."""
        sides = [side.clone() for side in self.sides]
        twin = BornesRound(self.terms, self.chance, self.moves, self.deck, sides)
        twin.hands = self.hands[:]
        twin.discards = self.discards[:]
        twin.setup = self.setup
        twin.turn = self.turn
        twin.over = self.over
        twin.drawn = self.drawn
        twin.last_discard = self.last_discard
        twin.start = self.start
        twin.phase = self.phase
        twin.attack = self.attack
        twin.attacker = self.attacker
        twin.goal_km = self.goal_km
        twin.caller = self.caller
        twin.finisher = self.finisher
        return twin

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves`; how many there are."""
        if self.phase == PLAY:
            return self._fill_plays()
        moves = self.moves
        if self.phase == CHOICE:
            moves[0] = EXTEND
            moves[1] = FINISH
            return 2
        moves[0] = PASS
        safety: i64 = safety_of(self.attack)
        if self.hands[self.turn * CARDS + safety] == 0:
            return 1
        moves[1] = COUP * CARDS + safety
        return 2

    def _fill_plays(self) -> i64:
        found: i64 = 0
        moves = self.moves
        hands = self.hands
        sides: i64 = self.terms.sides
        own: i64 = self.turn % sides
        side = self.sides[own]
        first: i64 = self.turn * CARDS
        for card in range(i64(CARDS)):
            if hands[first + card] == 0:
                continue
            if STOP <= card <= ACCIDENT:
                for target in range(sides):
                    if target != own and self.sides[target].refuse_attack(card) == LEGAL:
                        moves[found] = (target + 1) * CARDS + card
                        found += 1
            elif side.refuse_lay(card, self.goal_km) == LEGAL:
                moves[found] = card
                found += 1
            moves[found] = DISCARD * CARDS + card
            found += 1
        return found

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        if move >= PASS:
            return self._refuse_word(move)
        slot: i64 = move // CARDS
        card: i64 = move % CARDS
        if slot == COUP:
            return self._refuse_coup(card)
        if self.phase != PLAY:
            return ANSWER_FIRST if self.phase == ANSWER else CHOOSE_FIRST
        if self.hands[self.turn * CARDS + card] == 0:
            return NOT_IN_HAND
        if slot == DISCARD:
            return LEGAL
        if slot == OWN:
            side = self.sides[self.turn % self.terms.sides]
            return ATTACK_NEEDS_SIDE if is_attack(card) else side.refuse_lay(card, self.goal_km)
        return self._refuse_attack(card, slot - 1)

    def _refuse_word(self, move: i64) -> i64:
        if move == PASS:
            return LEGAL if self.phase == ANSWER else NO_WINDOW
        return LEGAL if self.phase == CHOICE else NO_CHOICE

    def _refuse_coup(self, card: i64) -> i64:
        if self.phase != ANSWER:
            return NO_WINDOW
        if self.hands[self.turn * CARDS + card] == 0:
            return NOT_IN_HAND
        return LEGAL if card == safety_of(self.attack) else WRONG_SAFETY

    def _refuse_attack(self, card: i64, target: i64) -> i64:
        if not is_attack(card):
            return NOT_AN_ATTACK
        if target >= self.terms.sides:
            return NO_SUCH_SIDE
        if target == self.turn % self.terms.sides:
            return OWN_SIDE
        return self.sides[target].refuse_attack(card)

    def apply(self, move: i64) -> None:
        """Make a legal move. The caller vouches that it is legal."""
        if self.phase == ANSWER:
            self._answer(move)
        elif self.phase == CHOICE:
            self._choose(move)
        else:
            self._play(move // CARDS, move % CARDS)

    def _play(self, slot: i64, card: i64) -> None:
        self.hands[self.turn * CARDS + card] -= 1
        if slot == DISCARD:
            self.discards[card] += 1
            self.last_discard = card
            if self.journal is not None:
                self.journal.append(events.CardDiscarded(self.turn + 1, self.terms.names[card]))
            self._next_turn(self.turn)
        elif slot != OWN:
            self._attack(slot - 1, card)
        elif card >= RIGHT_OF_WAY:
            self._lay_safety(card)
        else:
            self._lay(card)

    def _lay(self, card: i64) -> None:
        own: i64 = self.turn % self.terms.sides
        side = self.sides[own]
        side.lay(card)
        if self.journal is not None:
            self.journal.append(events.CardLaid(self.turn + 1, own + 1, self.terms.names[card]))
            if card <= BIG:
                self.journal.append(events.CarMoved(own + 1, self.terms.km[card], side.km))
        if card > BIG or side.km != self.goal_km:
            self._next_turn(self.turn)
        elif self.caller == NOBODY and self.terms.long_goal_km > self.goal_km:
            self.phase = CHOICE
            if self.journal is not None:
                self.journal.append(events.ExtensionOffered(self.turn + 1, own + 1))
        else:
            self._finish(own)

    def _finish(self, side: i64) -> None:
        self.finisher = side
        self.over = True
        if self.journal is not None:
            self.journal.append(events.TripCompleted(side + 1, self.goal_km))

    def _choose(self, move: i64) -> None:
        own: i64 = self.turn % self.terms.sides
        self.phase = PLAY
        if move == FINISH:
            if self.journal is not None:
                self.journal.append(events.ExtensionDeclined(self.turn + 1, own + 1))
            self._finish(own)
            return
        self.caller = own
        self.goal_km = self.terms.long_goal_km
        if self.journal is not None:
            self.journal.append(events.ExtensionCalled(self.turn + 1, own + 1, self.goal_km))
        self._next_turn(self.turn)

    def _lay_safety(self, safety: i64) -> None:
        own: i64 = self.turn % self.terms.sides
        if self.journal is not None:
            self.journal.append(events.CardLaid(self.turn + 1, own + 1, self.terms.names[safety]))
        self._protect(own, safety)
        if self.terms.safety_extra_turn:
            self._extra_turn()
        else:
            self._next_turn(self.turn)

    def _protect(self, own: i64, safety: i64) -> None:
        side = self.sides[own]
        if safety == RIGHT_OF_WAY and side.limited and self.terms.own_turn_removes:
            side.lift_limit()
            self._throw(own, LIMIT)
        removed: i64 = side.lay_safety(safety)
        if removed != NO_CARD:
            self._throw(own, removed)

    def _throw(self, side: i64, attack: i64) -> None:
        self.discards[attack] += 1
        self.last_discard = attack
        if self.journal is not None:
            self.journal.append(events.AttackRemoved(side + 1, self.terms.names[attack]))

    def _attack(self, target: i64, attack: i64) -> None:
        self.sides[target].suffer(attack)
        if self.journal is not None:
            self.journal.append(events.AttackLaid(self.turn + 1, target + 1, self.terms.names[attack]))
        # The window opens whatever the target holds: a pause, or none, would betray the hand.
        self.phase = ANSWER
        self.attack = attack
        self.attacker = self.turn
        self._ask(target)

    def _ask(self, seat: i64) -> None:
        self.turn = seat
        if self.journal is not None:
            self.journal.append(events.AnswerAsked(seat + 1, self.terms.names[self.attack]))

    def _answer(self, move: i64) -> None:
        if move != PASS:
            self._coup(move % CARDS)
            return
        if self.journal is not None:
            self.journal.append(events.AnswerPassed(self.turn + 1))
        partner: i64 = self.turn + self.terms.sides
        if partner < self.terms.seats:
            self._ask(partner)
            return
        attacker: i64 = self.attacker
        self._close_window()
        self._next_turn(attacker)

    def _close_window(self) -> None:
        self.phase = PLAY
        self.attack = NO_CARD
        self.attacker = NOBODY

    def _coup(self, safety: i64) -> None:
        own: i64 = self.turn % self.terms.sides
        self.hands[self.turn * CARDS + safety] -= 1
        if self.journal is not None:
            self.journal.append(events.CoupPlayed(self.turn + 1, own + 1, self.terms.names[safety]))
        self.sides[own].undo(self.attack)
        self._throw(own, self.attack)
        self.sides[own].coups |= 1 << (safety - RIGHT_OF_WAY)
        self._protect(own, safety)
        self._close_window()
        self._draw()
        self._extra_turn()

    def _extra_turn(self) -> None:
        self._draw()
        if self.drawn == i64(len(self.deck)) and self.hand_size(self.turn) == 0:
            self._next_turn(self.turn)
        elif self.journal is not None:
            self.journal.append(events.TurnBegan(self.turn + 1))

    def _next_turn(self, seat: i64) -> None:
        """Give the turn to the seat after this one or, once the pile is out, the next that has cards."""
        seats: i64 = self.terms.seats
        self.turn = seat + 1 if seat + 1 < seats else 0
        if self.drawn == i64(len(self.deck)):
            if not self.terms.play_hands_out or not self._pass_over_empty_hands():
                self._run_out()
                return
        else:
            self._draw()
        if self.journal is not None:
            self.journal.append(events.TurnBegan(self.turn + 1))

    def _pass_over_empty_hands(self) -> bool:
        seats: i64 = self.terms.seats
        for _ in range(seats):
            if self.hand_size(self.turn) > 0:
                return True
            self.turn = (self.turn + 1) % seats
        return False

    def _run_out(self) -> None:
        self.over = True
        if self.journal is not None:
            self.journal.append(events.RaceRanOut())

    def _draw(self) -> None:
        if self.drawn == i64(len(self.deck)):
            return
        card: i64 = self.deck[self.drawn]
        self.drawn += 1
        self.hands[self.turn * CARDS + card] += 1
        if self.journal is not None:
            self.journal.append(events.CardDrawn(self.turn + 1, self.terms.names[card], self.pile))

    def deal(self) -> None:
        """Deal the hands card by card from the starting seat, which then draws for its first turn."""
        journal = self.journal
        self.journal = None
        for _ in range(self.terms.hand):
            for step in range(self.terms.seats):
                self.turn = (self.start + step) % self.terms.seats
                self._draw()
        self.journal = journal
        self.turn = self.start
        self._draw()
        if self.journal is not None:
            self.journal.append(events.TurnBegan(self.start + 1))

    def score(self, side: i64) -> i64:
        """That side's points in this round so far."""
        total: i64 = 0
        for _, points in score_lines(self, side):
            total += points
        return total

    def result(self) -> Result:
        """The score sheet of a finished round."""
        lines = [score_lines(self, side) for side in range(self.terms.sides)]
        points = [sum([points for _, points in side]) for side in lines]
        return {"points": points, "lines": lines, "detail": {"km": [side.km for side in self.sides]}}

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        return refusals.facts(self, move, number)

    def question(self) -> str:
        """What the seats that may act are asked for."""
        return picture.PHASES[self.phase]

    def candidates(self) -> list[int]:
        """Every way to use each card in hand, or every answer to the question asked."""
        return candidates.candidates(self)

    def census(self) -> list[int]:
        """The cards of each kind, in the pile, in hands, before sides and thrown away."""
        return candidates.census(self)

    def view(self, seat: int) -> dict[str, object]:
        """What that seat may know of the round (-1: a spectator), as JSON data."""
        return picture.view(self, seat)

    def position(self) -> dict[str, object]:
        """The whole round as JSON data."""
        return picture.position(self)
