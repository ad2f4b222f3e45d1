"""ArubaRolling: the first part of a turn: mounting, rolling, the hook window, keeping and cards on dice."""

from mypy_extensions import i64

from paddock.games.aruba import events
from paddock.games.aruba.cards import (
    BUMPER,
    CARDS,
    DIE_CHANGE,
    EXTRA_DIE,
    HOOK,
    LEFT,
    MOUNT_NAMES,
    RE_ROLL,
    REPAIR,
    SAW,
)
from paddock.games.aruba.dice import FACES, HANDFULS, faces_of, unpack
from paddock.games.aruba.effects import ArubaEffects
from paddock.games.aruba.moves import CHANGE, EXTRA, MOUNT, PLAY_RE_ROLL, PLAY_REPAIR, ROLL, STAND, new_face, old_face
from paddock.games.aruba.state import ACT, APPROACH, BEGIN, DICE, HOOK_WINDOW, NOBODY


class ArubaRolling(ArubaEffects):
    """Up to the dice of a turn."""

    def begin_turn(self, car: i64) -> None:
        """It is that car's turn."""
        self.car = car
        self.turn = self.terms.owner(car)
        self.phase = BEGIN
        self.stage = APPROACH
        self.gained = 0
        self.spent = 0
        self.leads = self.is_alone_in_front
        self.from_red = self.terms.circuit.red[self.cars[car].row] != 0
        if self.journal is not None:
            self.journal.append(events.CarTurnBegan(self.turn + 1, car + 1))

    def _begin(self, move: i64) -> None:
        if move == ROLL:
            self.rerolls = self.terms.rerolls
            self._roll(self.terms.dice - self.cars[self.car].damage)
            if self.terms.hook_after_last or not self._open_hook_window():
                self.phase = DICE
        elif move == PLAY_REPAIR:
            self._repair()
        else:
            mount: i64 = move - MOUNT
            card: i64 = SAW if mount >= LEFT else BUMPER
            self.hands[self.turn * CARDS + card] -= 1
            if self.secrets > 0:
                self._forget(self.turn, card)
            self.cars[self.car].fit(mount, on=True)
            if self.journal is not None:
                name = self.terms.names[card]
                self.journal.append(events.CardMounted(self.turn + 1, self.car + 1, name, MOUNT_NAMES[mount]))

    def _roll(self, count: i64) -> None:
        chance = self.chance
        dice = self.dice
        for _ in range(count):
            dice[chance.below(FACES)] += 1
        if self.journal is not None:
            self.journal.append(events.DiceRolled(self.turn + 1, faces_of(dice), self.rerolls))

    def _open_hook_window(self) -> bool:
        """Ask the seat of the car directly behind, whatever it holds; False if there is none."""
        active = self.cars[self.car]
        behind: i64 = self.racer_at(active.row - 1, active.lane)
        if behind == NOBODY or self.terms.owner(behind) == self.terms.owner(self.car):
            return False
        self.phase = HOOK_WINDOW
        self.turn = self.terms.owner(behind)
        if self.journal is not None:
            self.journal.append(events.HookAsked(self.turn + 1, behind + 1, self.car + 1))
        return True

    def _hook(self) -> None:
        active = self.cars[self.car]
        self.discard(self.turn, HOOK)
        self.hooked = self.at(active.row - 1, active.lane)
        if self.journal is not None:
            self.journal.append(events.CarHooked(self.turn + 1, self.hooked + 1, self.car + 1))
        self._close_hook_window()

    def _close_hook_window(self) -> None:
        self.turn = self.terms.owner(self.car)
        self.phase = ACT if self.terms.hook_after_last else DICE

    def _handle_dice(self, move: i64) -> None:
        if move < HANDFULS:
            self._keep(move)
        elif move == STAND:
            self._stand()
            return
        elif move == PLAY_REPAIR:
            self._repair()
        elif move == PLAY_RE_ROLL:
            self.discard(self.turn, RE_ROLL)
            self.rerolls += 1
            self._tell_card(RE_ROLL)
        else:
            self._turn_die(move)
        self._stand_if_done()

    def _keep(self, handful: i64) -> None:
        loose: i64 = self._rolled()
        unpack(handful, self.dice)
        loose -= self._rolled()
        if self.journal is not None:
            self.journal.append(events.DiceKept(self.turn + 1, faces_of(self.dice), loose))
        self.rerolls -= 1
        self._roll(loose)

    def _rolled(self) -> i64:
        count: i64 = 0
        for face in range(i64(FACES)):
            count += i64(self.dice[face])
        return count

    def _turn_die(self, move: i64) -> None:
        if move < CHANGE:
            self.discard(self.turn, EXTRA_DIE)
            self.extra[move - EXTRA] += 1
            self._tell_card(EXTRA_DIE)
            if self.journal is not None:
                self.journal.append(events.ExtraDieSet(self.turn + 1, move - EXTRA + 1))
            return
        old: i64 = old_face(move)
        new: i64 = new_face(move)
        self.discard(self.turn, DIE_CHANGE)
        self.dice[old] -= 1
        self.dice[new] += 1
        self._tell_card(DIE_CHANGE)
        if self.journal is not None:
            self.journal.append(events.DieChanged(self.turn + 1, old + 1, new + 1))

    def _stand_if_done(self) -> None:
        """Without a reroll and without a card (how many a seat holds is public) there is nothing left to decide."""
        if self.rerolls == 0 and self.hand_size(self.turn) == 0:
            self._stand()

    def _stand(self) -> None:
        if self.journal is not None:
            self.journal.append(events.DiceSettled(self.turn + 1, faces_of(self.dice), faces_of(self.extra)))
        if not (self.terms.hook_after_last and self._open_hook_window()):
            self.phase = ACT

    def _tell_card(self, card: i64) -> None:
        if self.journal is not None:
            self.journal.append(events.ActionCardPlayed(self.turn + 1, self.car + 1, self.terms.names[card]))

    def _repair(self) -> None:
        self.discard(self.turn, REPAIR)
        self._tell_card(REPAIR)
        self.mend(self.cars[self.car], self.terms.repair)
