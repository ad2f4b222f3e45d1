"""ArubaLaw: what the seat to act may do; `refuse` is the one home of legality."""

from typing import Final

from mypy_extensions import i64

from paddock.games.aruba.car import RACING
from paddock.games.aruba.cards import (
    BOMB,
    BUMPER,
    CARDS,
    DIE_CHANGE,
    EXTRA_DIE,
    HOOK,
    LARCENY,
    LEFT,
    MOUNTS,
    NITRO,
    RE_ROLL,
    REPAIR,
    SAW,
)
from paddock.games.aruba.circuit import LANES
from paddock.games.aruba.dice import FACES, FOUR, HANDFULS, PAIR, THREE, counts_of
from paddock.games.aruba.moves import (
    AHEAD,
    CHANGE,
    DRAW,
    END,
    EVEN,
    EXTRA,
    FIX,
    MEND,
    MOUNT,
    ODD,
    PASS,
    PLAY_BOMB,
    PLAY_HOOK,
    PLAY_NITRO,
    PLAY_RE_ROLL,
    PLAY_REPAIR,
    RAM,
    ROLL,
    SHOOT,
    STAND,
    STEAL,
    STOP,
    STRAIGHT,
    TO_LEFT,
    TURBO,
    old_face,
)
from paddock.games.aruba.rules import (
    ANSWER_HOOK,
    ANSWER_NINTH,
    BEGIN_ONLY,
    BETWEEN_CARS,
    CAR_OUT,
    CARDS_LAST,
    DICE_USED,
    DRIVE_OVER,
    KEEPS_ALL,
    LARCENY_LAST,
    LEGAL,
    MOUNTED,
    NEW_CARD,
    NO_BLAST,
    NO_CARDS_LEFT,
    NO_CARDS_TO_STEAL,
    NO_DAMAGE,
    NO_HOOK,
    NO_POINTS,
    NO_REROLL,
    NO_SUCH_DICE,
    NO_SUCH_SEAT,
    NOBODY_AHEAD,
    NOT_ADJACENT,
    NOT_DRIVING,
    NOT_EVEN,
    NOT_IN_HAND,
    NOT_ODD,
    NOT_YOUR_CAR,
    NOTHING_ASKED,
    OFF_TRACK,
    OWN_CAR_AHEAD,
    OWN_SEAT,
    ROLL_FIRST,
    ROLLING_OVER,
    SPACE_TAKEN,
    STAND_FIRST,
    STILL_DRIVING,
    STRAIGHT_ONCE,
    WRECK_AHEAD,
)
from paddock.games.aruba.state import (
    ACT,
    BEGIN,
    DICE,
    DRAWING,
    DRIVING,
    HOOK_WINDOW,
    NINTH,
    NOBODY,
    STEALING,
    ArubaState,
)

# A bomb reaches the row behind the car and the next.
BLAST_ROWS: Final = 2


class ArubaLaw(ArubaState):
    """The rules that allow and forbid."""

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        if move >= FIX:
            return self._refuse_fix((move - FIX) % CARDS, (move - FIX) // CARDS - 1)
        if move == PASS or move == PLAY_HOOK or self.phase == HOOK_WINDOW or self.phase == NINTH:  # noqa: SIM109 - native
            return self._refuse_answer(move)
        if move == ROLL:
            return LEGAL if self.phase == BEGIN else BEGIN_ONLY
        if MOUNT <= move < MOUNT + MOUNTS:
            return self._refuse_mount(move - MOUNT)
        if move == PLAY_REPAIR:
            return self._refuse_repair()
        if self.phase == BEGIN:
            return ROLL_FIRST
        if self._is_for_dice(move):
            return self._refuse_dice(move)
        return STAND_FIRST if self.phase == DICE else self._refuse_act(move)

    def _is_for_dice(self, move: i64) -> bool:
        is_card: bool = EXTRA <= move < STEAL or move == PLAY_RE_ROLL
        return is_card or move < HANDFULS or move == STAND

    def _refuse_answer(self, move: i64) -> i64:
        """Another seat's turn asks; on one's own there is nothing to answer."""
        is_hook_window: bool = self.phase == HOOK_WINDOW
        if move == PASS:
            return LEGAL if is_hook_window or self.phase == NINTH else NOTHING_ASKED
        if move == PLAY_HOOK:
            return self._refuse_card(HOOK) if is_hook_window else NO_HOOK
        return ANSWER_HOOK if is_hook_window else ANSWER_NINTH

    def _refuse_card(self, card: i64) -> i64:
        if self.usable(self.turn, card) > 0:
            return LEGAL
        return NOT_IN_HAND if self.hands[self.turn * CARDS + card] == 0 else NEW_CARD

    def _refuse_fix(self, card: i64, named: i64) -> i64:
        car: i64 = named if named >= 0 else self.turn
        if car >= self.terms.cars or self.terms.owner(car) != self.turn:
            return NOT_YOUR_CAR
        if self.hands[self.turn * CARDS + card] == 0:
            return NOT_IN_HAND
        if self.usable(self.turn, card) == 0 and not self.terms.new_cards_fix:
            return NEW_CARD
        if self.cars[car].fate != RACING:
            return CAR_OUT
        return LEGAL if self.cars[car].damage > 0 else NO_DAMAGE

    def _refuse_mount(self, mount: i64) -> i64:
        if self.phase != BEGIN:
            return BEGIN_ONLY
        refused: i64 = self._refuse_card(SAW if mount >= LEFT else BUMPER)
        if refused != LEGAL:
            return refused
        return MOUNTED if self.cars[self.car].has(mount) else LEGAL

    def _refuse_repair(self) -> i64:
        if self.phase == ACT and self.stage >= STEALING:
            return CARDS_LAST if self.stage == DRAWING else LARCENY_LAST
        refused: i64 = self._refuse_card(REPAIR)
        if refused != LEGAL:
            return refused
        return LEGAL if self.cars[self.car].damage > 0 else NO_DAMAGE

    def _refuse_dice(self, move: i64) -> i64:
        """While the dice roll, or with Extra die and Die change by option also later."""
        is_card: bool = EXTRA <= move < STEAL
        if self.phase == ACT:
            if not (is_card and self.terms.dice_cards_any_time):
                return ROLLING_OVER
            if self.stage >= STEALING:
                return CARDS_LAST if self.stage == DRAWING else LARCENY_LAST
        if move == STAND:
            return LEGAL
        if move < HANDFULS:
            return self._refuse_keep(move)
        if move == PLAY_RE_ROLL:
            return self._refuse_card(RE_ROLL)
        if move < CHANGE:
            return self._refuse_card(EXTRA_DIE)
        refused: i64 = self._refuse_card(DIE_CHANGE)
        if refused != LEGAL:
            return refused
        return LEGAL if self.dice[old_face(move)] > 0 else NO_SUCH_DICE

    def _refuse_keep(self, move: i64) -> i64:
        if self.rerolls == 0:
            return NO_REROLL
        kept = counts_of(move)
        is_whole: bool = True
        for face in range(i64(FACES)):
            if kept[face] > self.dice[face]:
                return NO_SUCH_DICE
            if kept[face] < self.dice[face]:
                is_whole = False
        return KEEPS_ALL if is_whole else LEGAL

    def _refuse_act(self, move: i64) -> i64:
        if move == END:
            return LEGAL
        if self.stage >= STEALING and not DRAW <= move < DRAW + FACES:
            if self.stage == DRAWING:
                return CARDS_LAST
            if move < STEAL:
                return LARCENY_LAST
        if move == STOP:
            return LEGAL if self.stage == DRIVING and self.points > 0 else NOT_DRIVING
        if MEND <= move < TURBO:
            return self._refuse_mend(move - MEND)
        if move == ODD:
            return self._refuse_odd()
        if (AHEAD <= move < SHOOT and move != PLAY_BOMB) or TURBO <= move < DRAW:
            return self._refuse_movement(move)
        return STILL_DRIVING if self.stage == DRIVING and self.points > 0 else self._refuse_beside_drive(move)

    def _refuse_beside_drive(self, move: i64) -> i64:
        """What is done before or after driving."""
        if move >= STEAL:
            return self._refuse_theft(move - STEAL)
        if move >= DRAW:
            return self._refuse_draw(move - DRAW)
        return self._refuse_bomb() if move == PLAY_BOMB else self._refuse_shot(move - SHOOT)

    def _refuse_mend(self, face: i64) -> i64:
        if self.have(face) < PAIR:
            return NO_SUCH_DICE
        return LEGAL if self.cars[self.car].damage > 0 else NO_DAMAGE

    def _refuse_odd(self) -> i64:
        if self.dice_used:
            return DICE_USED
        if self.have(1) + self.have(3) + self.have(5) > 0:
            return NOT_ODD
        return LEGAL if self.cars[self.car].damage > 0 else NO_DAMAGE

    def _refuse_movement(self, move: i64) -> i64:
        """Whatever makes or spends movement points belongs to one drive."""
        if self.stage > DRIVING:
            return DRIVE_OVER
        if move <= RAM:
            return self._refuse_step(move)
        if move == PLAY_NITRO:
            return self._refuse_card(NITRO)
        if move == EVEN:
            if self.dice_used:
                return DICE_USED
            return NOT_EVEN if self.have(0) + self.have(2) + self.have(4) > 0 else LEGAL
        if move >= TURBO:
            return LEGAL if self.have(move - TURBO) >= FOUR else NO_SUCH_DICE
        if self.straight_used:
            return STRAIGHT_ONCE
        for face in range(move - STRAIGHT + 1):
            if self.have(face) == 0:
                return NO_SUCH_DICE
        return LEGAL

    def _refuse_step(self, move: i64) -> i64:
        if self.points == 0:
            return NO_POINTS
        car = self.cars[self.car]
        if move == RAM:
            return self._refuse_target()
        side: i64 = 0
        if move != AHEAD:
            side = -1 if move == TO_LEFT else 1
        lane: i64 = car.lane + side
        if lane < 0 or lane >= LANES:
            return OFF_TRACK
        if self.at(car.row + 1, lane) != NOBODY:
            return SPACE_TAKEN
        if side != 0 and self.at(car.row + 1, car.lane) != NOBODY and self.at(car.row, lane) != NOBODY:
            return BETWEEN_CARS
        return LEGAL

    def _refuse_target(self) -> i64:
        """Whether the car directly ahead may be rammed or shot at."""
        car = self.cars[self.car]
        target: i64 = self.at(car.row + 1, car.lane)
        if target == NOBODY:
            return NOBODY_AHEAD
        if self.cars[target].fate != RACING:
            return WRECK_AHEAD
        return OWN_CAR_AHEAD if self.terms.owner(target) == self.turn else LEGAL

    def _refuse_shot(self, face: i64) -> i64:
        return NO_SUCH_DICE if self.have(face) < PAIR else self._refuse_target()

    def _refuse_bomb(self) -> i64:
        refused: i64 = self._refuse_card(BOMB)
        if refused != LEGAL:
            return refused
        for car in self.cars:
            if self.is_in_blast(car.number) and car.number != self.car:
                return LEGAL
        return NO_BLAST

    def is_in_blast(self, number: i64) -> bool:
        """Whether a bomb dropped behind the active car now would hit that car."""
        bomber = self.cars[self.car]
        car = self.cars[number]
        behind: i64 = bomber.row - car.row
        aside: i64 = car.lane - bomber.lane
        nearest: i64 = 0 if self.terms.blast_around else 1
        return car.fate == RACING and nearest <= behind <= BLAST_ROWS and -1 <= aside <= 1

    def _refuse_draw(self, face: i64) -> i64:
        if self.have(face) < THREE:
            return NO_SUCH_DICE
        if self.pile > 0:
            return LEGAL
        for card in range(i64(CARDS)):
            if self.discards[card] > 0:
                return LEGAL
        return NO_CARDS_LEFT

    def _refuse_theft(self, seat: i64) -> i64:
        refused: i64 = self._refuse_card(LARCENY)
        if refused != LEGAL:
            return refused
        if seat >= self.terms.seats:
            return NO_SUCH_SEAT
        if seat == self.turn:
            return OWN_SEAT
        car: i64 = seat
        while car < self.terms.cars:
            if self.is_beside(car):
                return LEGAL if self.hand_size(seat) > 0 else NO_CARDS_TO_STEAL
            car += self.terms.seats
        return NOT_ADJACENT

    def is_beside(self, number: i64) -> bool:
        """Whether that car races on a space next to the active car, in any direction."""
        mine = self.cars[self.car]
        car = self.cars[number]
        return car.fate == RACING and -1 <= car.row - mine.row <= 1 and -1 <= car.lane - mine.lane <= 1
