"""Driving: which spaces a card reaches, who leads, and what may be played; the one home of those rules."""

from typing import Final

from mypy_extensions import i64

from paddock.games.ausgebremst.circuit import EXITS
from paddock.games.ausgebremst.moves import DISCARD, PASS
from paddock.games.ausgebremst.rules import (
    CARD_MISSING,
    JOINT_LEADER_SIX,
    LEADER_SIX,
    LEGAL,
    MUST_DISCARD,
    MUST_PLAY,
    NO_DISCARD,
    NO_SUCH_SPACE,
    OUT_OF_REACH,
    PIT_CLOSED,
    PIT_OWED,
    SECOND_STOP,
    SPACE_TAKEN,
    WAY_BLOCKED,
    WHITE_LINE,
)
from paddock.games.ausgebremst.spaces import FINISH, LANES, NOWHERE, PIT, ROOM, SPACES, lanes_apart
from paddock.games.ausgebremst.state import RACING, REACH_ROOM, RaceState
from paddock.games.ausgebremst.terms import VALUES

# How the way ahead is looked at: as it is, without other cars, without the duty to stop, or without white lines too.
AS_IT_IS: Final = 0
NO_CARS: Final = 1
NO_DUTY: Final = 2
NO_LINES: Final = 3


class Driving(RaceState):
    """What the rules let a car do."""

    def spread(self, car: i64, most: i64, look: i64) -> None:
        """Find the spaces that lie 1 to `most` steps ahead, step by step; never path by path."""
        circuit = self.circuit
        way = self.way
        way.entry = circuit.entry if self._can_enter_pit(car) else NOWHERE
        way.must_stop = look < NO_DUTY and self._must_stop(car)
        way.is_last_lap = self.laps[car] == circuit.laps
        way.home_from = VALUES
        way.reach[0] = self.space[car]
        way.sizes[0] = 1
        for step in range(i64(1), most + 1):
            self._step(step, look)

    def _step(self, step: i64, look: i64) -> None:
        """Find what lies one step beyond the spaces of the step before."""
        circuit = self.circuit
        way = self.way
        reach = way.reach
        seen = way.seen
        exits = circuit.exits
        board = self.board
        way.steps += 1
        first: i64 = step * REACH_ROOM
        found: i64 = first
        for i in range(first - REACH_ROOM, first - REACH_ROOM + way.sizes[step - 1]):
            space: i64 = reach[i]
            if way.is_last_lap and space < PIT and circuit.rank[space] == circuit.last:
                way.home_from = min(way.home_from, step)
                continue
            for exit_at in range(space * EXITS, space * EXITS + EXITS):
                ahead: i64 = exits[exit_at]
                if ahead < 0:
                    break
                if seen[ahead] == way.steps or (look == AS_IT_IS and board[ahead] != 0):
                    continue
                if way.must_stop and self._is_past_entry(space, ahead):
                    continue
                seen[ahead] = way.steps
                reach[found] = ahead
                found += 1
            if space == way.entry:
                found = self._add(found, PIT + 1, look)
            if look == NO_LINES:
                found = self._add_across_lines(found, space)
        way.sizes[step] = found - first

    def _is_past_entry(self, space: i64, ahead: i64) -> bool:
        """Whether a step leads out of the pit lane, or to where field A can no longer be reached."""
        return ahead < PIT and (space > PIT or self.circuit.leads_to_entry[ahead] == 0)

    def _add(self, found: i64, space: i64, look: i64) -> i64:
        """Add a space to what this step has found, unless it is there or a car bars it; where the set now ends."""
        way = self.way
        if way.seen[space] == way.steps or (look == AS_IT_IS and self.board[space] != 0):
            return found
        way.seen[space] = way.steps
        way.reach[found] = space
        return found + 1

    def _add_across_lines(self, found: i64, space: i64) -> i64:
        """The spaces that only a white line keeps apart from this one: the next number in the lanes beside."""
        if space >= PIT:
            return found
        for lane in range(i64(LANES)):
            ahead: i64 = lane * ROOM + space % ROOM + 1
            if lanes_apart(ahead, space) == 1 and self.circuit.has(ahead):
                found = self._add(found, ahead, NO_LINES)
        return found

    def _can_enter_pit(self, car: i64) -> bool:
        lap: i64 = self.laps[car]
        circuit = self.circuit
        is_open: bool = circuit.first_stop <= lap <= circuit.last_stop
        return is_open and (car < self.terms.seats or self.terms.neutrals_stop)

    def _must_stop(self, car: i64) -> bool:
        """Whether this is the last chance to make a stop that is due."""
        return self.laps[car] == self.circuit.last_stop and self.owes_stop(car)

    def reaches(self, steps: i64, space: i64) -> bool:
        """Whether the last spread found this space that many steps ahead."""
        if space == FINISH:
            return self.way.home_from <= steps
        for i in range(steps * REACH_ROOM, steps * REACH_ROOM + self.way.sizes[steps]):
            if self.way.reach[i] == space:
                return True
        return False

    def leads(self, car: i64) -> bool:
        """Whether no other car is ahead: the leader, or level with it."""
        mine: i64 = self.progress(car)
        for other in range(self.terms.cars):
            if self.status[other] == RACING and self.progress(other) > mine:
                return False
        return True

    def level_with(self, car: i64) -> i64:
        """The first other car that is as far as this one, or NOWHERE."""
        mine: i64 = self.progress(car)
        for other in range(self.terms.cars):
            if other != car and self.status[other] == RACING and self.progress(other) == mine:
                return other
        return NOWHERE

    def is_six_barred(self, car: i64) -> bool:
        """Whether the leader's ban holds for this car: not on its first move, after the winner, or in a stall."""
        if self.home > 0 or self.moved[car] == 0 or self.idle >= self.racing or not self.leads(car):
            return False
        return self.is_neutral(car) or not self._is_excepted(car)

    def _is_excepted(self, car: i64) -> bool:
        """With nothing but sixes a leader may play one if it blocks the track, alone or with others like it."""
        six: i64 = self.terms.leader_ban
        if i64(self.hands[car * VALUES + six]) != self.hand_size(car) or self.space[car] >= PIT:
            return False
        if self.circuit.is_chicane[self.space[car]] != 0:
            return True
        return self._sixes_abreast(car) == LANES

    def _sixes_abreast(self, car: i64) -> i64:
        """How many cars block the track here, counting only players whose hands of sixes have been shown."""
        six: i64 = self.terms.leader_ban
        mine: i64 = self.progress(car)
        count: i64 = 1
        for other in range(self.terms.seats):
            if other == car or self.status[other] != RACING or self.progress(other) != mine:
                continue
            size: i64 = self.hand_size(other)
            if self.space[other] < PIT and size > 0 and i64(self.shown[other * VALUES + six]) == size:
                count += 1
        return count

    def may_land(self, car: i64, space: i64) -> bool:
        """Whether a car may end a move there: a second stop is not allowed."""
        return space < PIT or space == FINISH or self.space[car] > PIT or self.stopped[car] == 0

    def highest_card(self, car: i64) -> i64:
        """The largest value a seat holds."""
        card: i64 = VALUES - 1
        while card > 0 and self.hands[car * VALUES + card] == 0:
            card -= 1
        return card

    def fill_drives(self) -> i64:
        """Write every drive into `moves`; how many there are."""
        car: i64 = self.turn
        moves = self.moves
        reach = self.way.reach
        found: i64 = 0
        most: i64 = self.highest_card(car)
        self.spread(car, most, AS_IT_IS)
        is_barred: bool = most == self.terms.leader_ban and self.is_six_barred(car)
        for card in range(i64(1), most + 1):
            if self.hands[car * VALUES + card] == 0 or (is_barred and card == self.terms.leader_ban):
                continue
            for i in range(card * REACH_ROOM, card * REACH_ROOM + self.way.sizes[card]):
                if self.may_land(car, reach[i]):
                    moves[found] = card * SPACES + reach[i]
                    found += 1
            if self.way.home_from <= card:
                moves[found] = card * SPACES + FINISH
                found += 1
        return found

    def fill_waits(self) -> i64:
        """Write what a car does that cannot drive: pass, or discard where waiting would not help."""
        if not self.is_stuck():
            self.moves[0] = PASS
            return 1
        found: i64 = 0
        for card in range(i64(1), i64(VALUES)):
            if self.hands[self.turn * VALUES + card] != 0:
                self.moves[found] = DISCARD + card
                found += 1
        return found

    def is_stuck(self) -> bool:
        """Whether only other cards can help: the owed stop bars all of these, or two rounds passed without a move."""
        car: i64 = self.turn
        if self.idle >= 2 * self.racing:
            return True
        if not self._must_stop(car):
            return False
        self.spread(car, self.highest_card(car), NO_CARS)
        for card in range(i64(1), i64(VALUES)):
            if self.hands[car * VALUES + card] != 0 and self.way.sizes[card] > 0:
                return False
        return True

    def can_drive(self) -> bool:
        """Whether the seat to act has a card it can play."""
        car: i64 = self.turn
        most: i64 = self.highest_card(car)
        self.spread(car, most, AS_IT_IS)
        is_barred: bool = self.is_six_barred(car)
        for card in range(i64(1), most + 1):
            if self.hands[car * VALUES + card] == 0 or (is_barred and card == self.terms.leader_ban):
                continue
            if self.way.home_from <= card:
                return True
            for i in range(card * REACH_ROOM, card * REACH_ROOM + self.way.sizes[card]):
                if self.may_land(car, self.way.reach[i]):
                    return True
        return False

    def refuse_wait(self, move: i64) -> i64:
        """The rule that forbids passing or discarding; 0 if none does."""
        if move != PASS and self.hands[self.turn * VALUES + move - DISCARD] == 0:
            return CARD_MISSING
        if self.can_drive():
            return MUST_PLAY if move == PASS else NO_DISCARD
        if move == PASS:
            return MUST_DISCARD if self.is_stuck() else LEGAL
        return LEGAL if self.is_stuck() else NO_DISCARD

    def refuse_drive(self, card: i64, space: i64) -> i64:
        """The rule that forbids playing this card to that space; 0 if none does."""
        car: i64 = self.turn
        if space != FINISH and not self.circuit.has(space):
            return NO_SUCH_SPACE
        if self.hands[car * VALUES + card] == 0:
            return CARD_MISSING
        if card == self.terms.leader_ban and self.is_six_barred(car):
            return LEADER_SIX if self.level_with(car) == NOWHERE else JOINT_LEADER_SIX
        self.spread(car, card, AS_IT_IS)
        if self.reaches(card, space):
            return LEGAL if self.may_land(car, space) else SECOND_STOP
        return self._why_not_reached(car, card, space)

    def _why_not_reached(self, car: i64, card: i64, space: i64) -> i64:
        self.spread(car, card, NO_CARS)
        if self.reaches(card, space):
            is_taken: bool = space != FINISH and self.board[space] != 0
            return SPACE_TAKEN if is_taken else WAY_BLOCKED
        self.spread(car, card, NO_DUTY)
        if self.reaches(card, space):
            return PIT_OWED
        if PIT < space < FINISH and self.space[car] < PIT and not self._can_enter_pit(car):
            return PIT_CLOSED
        self.spread(car, card, NO_LINES)
        return WHITE_LINE if self.reaches(card, space) else OUT_OF_REACH
