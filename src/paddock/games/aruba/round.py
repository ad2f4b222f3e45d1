"""ArubaRound: one race, from the first roll to the third car home."""

from mypy_extensions import i64

from paddock.core.standing import Result
from paddock.games.aruba import candidates, events, picture, refusals, scoring
from paddock.games.aruba.car import HOME, RACING
from paddock.games.aruba.cards import (
    BOMB,
    CARDS,
    LARCENY,
    NITRO,
)
from paddock.games.aruba.dice import FACES, faces_of
from paddock.games.aruba.effects import SIDES
from paddock.games.aruba.moves import (
    AHEAD,
    DRAW,
    END,
    EVEN,
    EXTRA,
    FIX,
    MEND,
    ODD,
    PASS,
    PLAY_HOOK,
    PLAY_NITRO,
    PLAY_REPAIR,
    RAM,
    SHOOT,
    STEAL,
    STOP,
    STRAIGHT,
    TO_LEFT,
    TO_RIGHT,
    TURBO,
)
from paddock.games.aruba.rolling import ArubaRolling
from paddock.games.aruba.rules import RULES
from paddock.games.aruba.state import (
    ACT,
    APPROACH,
    BEGIN,
    DICE,
    DRAWING,
    DRIVEN,
    DRIVING,
    HOOK_WINDOW,
    NINTH,
    NOBODY,
    STEALING,
    Cards,
)


class ArubaRound(ArubaRolling):
    """One race, and what each move does to it."""

    def clone(self) -> "ArubaRound":
        """An independent copy that shares the deck, the source of chance and the scratch space."""
        cards = Cards(self.deck, self.hands[:], self.discards[:], self.known[:])
        cars = [car.clone() for car in self.cars]
        twin = ArubaRound(self.terms, self.chance, self.moves, cards, cars)
        twin.dice = self.dice[:]
        twin.extra = self.extra[:]
        twin.board = self.board[:]
        twin.fresh = self.fresh[:]
        twin.pending = self.pending[:]
        self._copy_numbers(twin)
        return twin

    def _copy_numbers(self, twin: "ArubaRound") -> None:
        twin.setup = self.setup
        twin.turn = self.turn
        twin.over = self.over
        twin.drawn = self.drawn
        twin.secrets = self.secrets
        twin.fresh_size = self.fresh_size
        twin.start = self.start
        twin.phase = self.phase
        twin.stage = self.stage
        twin.car = self.car
        twin.rerolls = self.rerolls
        twin.dice_used = self.dice_used
        twin.straight_used = self.straight_used
        twin.dice_move = self.dice_move
        twin.gained = self.gained
        twin.spent = self.spent
        twin.leads = self.leads
        twin.from_red = self.from_red
        twin.hooked = self.hooked
        twin.sawn = self.sawn
        twin.pendings = self.pendings
        twin.ninth = self.ninth
        twin.home = self.home
        twin.wrecks = self.wrecks
        twin.racing = self.racing
        twin.still = self.still

    def apply(self, move: i64) -> None:
        """Make a legal move. The caller vouches that it is legal."""
        if move >= FIX:
            self._fix((move - FIX) % CARDS, (move - FIX) // CARDS - 1)
        elif move == PASS:
            self._pass()
        elif move == PLAY_HOOK:
            self._hook()
        elif self.phase == BEGIN:
            self._begin(move)
        elif self.phase == DICE:
            self._handle_dice(move)
        else:
            self._act(move)

    def _pass(self) -> None:
        if self.journal is not None:
            self.journal.append(events.WindowPassed(self.turn + 1))
        if self.phase == HOOK_WINDOW:
            self._close_hook_window()
            return
        self.pendings -= 1
        self.wreck(self.cars[self.ninth])
        self._go_on()

    def _fix(self, card: i64, named: i64) -> None:
        seat: i64 = self.turn
        car: i64 = named if named >= 0 else seat
        if self.usable(seat, card) == 0:
            self.fresh[card] -= 1
            self.fresh_size -= 1
        self.discard(seat, card)
        if self.journal is not None:
            self.journal.append(events.QuickFixMade(seat + 1, car + 1, self.terms.names[card]))
        self.mend(self.cars[car], self.terms.quick_fix)
        if self.phase == NINTH and car == self.ninth:
            self._go_on()
        elif self.phase == DICE:
            self._stand_if_done()

    def _act(self, move: i64) -> None:
        if move == END:
            self._end_turn()
        elif AHEAD <= move <= TO_RIGHT:
            self._step(move)
        elif move == RAM:
            self._ram()
        elif move == STOP:
            self.stage = DRIVEN
        elif move < STRAIGHT:
            self._play_word(move)
        elif move < EXTRA:
            self._combine(move)
        elif move < STEAL:
            self._turn_die(move)
        else:
            self._steal(move - STEAL)

    def _play_word(self, move: i64) -> None:
        if move == EVEN:
            self._use_all("even")
            self._gain(self.terms.boost, by_dice=True)
        elif move == ODD:
            self._use_all("odd")
            self.mend(self.cars[self.car], self.cars[self.car].damage)
        elif move == PLAY_NITRO:
            self.discard(self.turn, NITRO)
            self._tell_card(NITRO)
            self._gain(self.terms.nitro, by_dice=False)
        elif move == PLAY_REPAIR:
            self._repair()
        else:
            self._bomb()

    def _tell_combination(self, name: str, face: i64, count: i64) -> None:
        """Of so many dice of one face; a straight runs up to that face."""
        if self.journal is not None:
            faces = list(range(1, face + 2)) if name == "straight" else [face + 1] * count
            self.journal.append(events.CombinationMade(self.turn + 1, self.car + 1, name, faces))

    def _gain(self, points: i64, *, by_dice: bool) -> None:
        self.gained += points
        if by_dice:
            self.dice_move = True

    def _use(self, face: i64, count: i64) -> None:
        """Spend dice of one face, Extra dice first: a rolled one may still be changed."""
        self.dice_used = True
        for _ in range(count):
            if self.extra[face] > 0:
                self.extra[face] -= 1
            else:
                self.dice[face] -= 1

    def _use_all(self, name: str) -> None:
        if self.journal is not None:
            faces = sorted(faces_of(self.dice) + faces_of(self.extra))
            self.journal.append(events.CombinationMade(self.turn + 1, self.car + 1, name, faces))
        for face in range(i64(FACES)):
            self._use(face, self.have(face))

    def _combine(self, move: i64) -> None:
        face: i64 = (move - STRAIGHT) % FACES
        if move < SHOOT:
            self._tell_combination("straight", face, 1)
            self.straight_used = True
            for each in range(face + 1):
                self._use(each, 1)
            self._gain(face + 1, by_dice=True)
        elif move < MEND:
            self._shoot(face)
        elif move < TURBO:
            self._tell_combination("repair", face, 2)
            self._use(face, 2)
            self.mend(self.cars[self.car], self.terms.small_repair)
        elif move < DRAW:
            self._tell_combination("turbo", face, 4)
            self._use(face, 4)
            self._gain(self.terms.turbo, by_dice=True)
        else:
            self._draw_cards(face)

    def _shoot(self, face: i64) -> None:
        self._use(face, 2)
        self._end_drive()
        active = self.cars[self.car]
        target = self.cars[self.at(active.row + 1, active.lane)]
        self._tell_combination("shoot", face, 2)
        if self.journal is not None:
            self.journal.append(events.CarShot(self.car + 1, target.number + 1))
        self.shot(target)
        self._go_on()

    def _end_drive(self) -> None:
        if self.stage == DRIVING:
            self.stage = DRIVEN

    def _bomb(self) -> None:
        self.discard(self.turn, BOMB)
        self._end_drive()
        self._tell_card(BOMB)
        self.blast()
        self._go_on()

    def _start_drive(self) -> None:
        if self.stage == APPROACH:
            if self.terms.leader_at_movement:
                self.leads = self.is_alone_in_front
            self.stage = DRIVING

    def _step(self, move: i64) -> None:
        self._start_drive()
        car = self.cars[self.car]
        lane: i64 = car.lane
        points: i64 = self.points
        self.spent += 1
        side: i64 = 0
        if move != AHEAD:
            side = -1 if move == TO_LEFT else 1
        self.advance(car, lane + side)
        self.follow(lane)
        if car.fate == HOME and points > 1 and self.hooked != NOBODY:
            # What is left of the drive carries the hooked car over the line right behind.
            hooked = self.cars[self.hooked]
            self.advance(hooked, hooked.lane)
        self.expect(SIDES, self.car)
        self._go_on()

    def _ram(self) -> None:
        self._start_drive()
        self.stage = DRIVEN
        self.spent += 1
        car = self.cars[self.car]
        self.strike(car, self.cars[self.at(car.row + 1, car.lane)])
        self._go_on()

    def _steal(self, victim: i64) -> None:
        self.discard(self.turn, LARCENY)
        self._tell_card(LARCENY)
        if not self.terms.larceny_any_time:
            self.stage = STEALING
        taken: list[str] = []
        for _ in range(self.terms.larceny):
            size: i64 = self.hand_size(victim)
            if size > 0:
                card: i64 = self._card_at(victim, self.chance.below(size))
                self._take_over(victim, card)
                taken.append(self.terms.names[card])
        if self.journal is not None:
            self.journal.append(events.CardsStolen(self.turn + 1, victim + 1, len(taken), taken))

    def _draw_cards(self, face: i64) -> None:
        self._tell_combination("cards", face, 3)
        self._use(face, 3)
        self.stage = DRAWING
        drawn: list[str] = []
        for _ in range(self.terms.cards_drawn):
            if self.pile == 0:
                self._reshuffle()
            if self.pile > 0:
                card: i64 = self.deck[self.drawn]
                self.drawn += 1
                self.hands[self.turn * CARDS + card] += 1
                self.fresh[card] += 1
                self.fresh_size += 1
                drawn.append(self.terms.names[card])
        if self.journal is not None:
            self.journal.append(events.ActionCardsDrawn(self.turn + 1, len(drawn), drawn, self.pile))

    def _go_on(self) -> None:
        """Settle what is pending; then the active seat goes on, unless its car or the race is through."""
        if not self.settle():
            return
        self.phase = ACT
        self.ninth = NOBODY
        self.turn = self.terms.owner(self.car)
        if self._is_decided():
            self._finish()
        elif self.cars[self.car].fate != RACING:
            self._end_turn()

    def _is_decided(self) -> bool:
        return self.home >= self.terms.scored or self.racing == 0

    def _finish(self) -> None:
        self._wipe_turn()
        self.over = True
        if self.journal is not None:
            self.journal.append(events.RaceEnded(self.home))

    def _wipe_turn(self) -> None:
        """Nothing of a turn is carried into the next."""
        self.pendings = 0
        self.hooked = NOBODY
        self.ninth = NOBODY
        self.sawn = 0
        self.rerolls = 0
        self.dice_used = False
        self.straight_used = False
        self.dice_move = False
        for face in range(i64(FACES)):
            self.dice[face] = 0
            self.extra[face] = 0
        if self.fresh_size > 0:
            self.fresh_size = 0
            for card in range(i64(CARDS)):
                self.fresh[card] = 0

    def _end_turn(self) -> None:
        self._wipe_turn()
        self.still += 1
        if self.still >= self.terms.stall_turns:
            if self.journal is not None:
                self.journal.append(events.RaceStalled(self.still))
            self._finish()
            return
        self.begin_turn(self._next_car())

    def _next_car(self) -> i64:
        """The next car in order of play that still races."""
        car: i64 = self.car
        while True:
            car = self._car_after(car)
            if self.cars[car].fate == RACING:
                return car

    def _car_after(self, car: i64) -> i64:
        """All first cars take a turn, then all second cars, from the start seat on."""
        seats: i64 = self.terms.seats
        seat: i64 = car % seats + 1 if car % seats + 1 < seats else 0
        team: i64 = car // seats
        if seat == self.start:
            team = team + 1 if team + 1 < self.terms.cars_each else 0
        return team * seats + seat

    def score(self, side: i64) -> i64:
        """That side's points in this race so far."""
        return scoring.points_of(self, side)

    def result(self) -> Result:
        """The score sheet of a finished race."""
        return scoring.result(self)

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        return refusals.facts(self, move, number)

    def candidates(self) -> list[int]:
        """The legal moves, and every use of cards and dice that a seat may wish for in vain."""
        return candidates.candidates(self)

    def census(self) -> list[int]:
        """The cards of each kind or car, wherever they lie: their number never changes."""
        return candidates.census(self)

    def view(self, seat: int) -> dict[str, object]:
        """What that seat may know of the race (-1: a spectator), as JSON data."""
        return picture.view(self, seat)

    def position(self) -> dict[str, object]:
        """The whole race as JSON data."""
        return picture.position(self)
