"""ArubaEffects: what happens to cars, one thing after another: tokens, wrecks, rams, saws, the line."""

from typing import Final

from mypy_extensions import i64, u8

from paddock.games.aruba import events
from paddock.games.aruba.car import CLEARED, HOME, RACING, WRECK, Car
from paddock.games.aruba.cards import BUMPER, LEFT, MOUNTS, SAW
from paddock.games.aruba.circuit import LANES
from paddock.games.aruba.hands import ArubaHands
from paddock.games.aruba.state import NINTH, NOBODY

# What is still to happen, last one first: kind * 8 + car. The owner of a car may be asked in between.
TOKEN: Final = 0  # the car takes a token
SHOVE: Final = 1  # the car was struck: it passes the blow on, or all move
SIDES: Final = 2  # the car came to a new space: saws beside it bite
OPS: Final = ("token", "shove", "sides")


class ArubaEffects(ArubaHands):
    """Consequences. `settle` works through what is pending and stops where an owner must be asked."""

    def expect(self, kind: i64, car: i64) -> None:
        """Note something that is still to happen, before all that was noted earlier."""
        self.pending[self.pendings] = kind * 8 + car
        self.pendings += 1

    def settle(self) -> bool:
        """Let everything pending happen; False if an owner is asked first."""
        while self.pendings > 0:
            self.pendings -= 1
            op: i64 = self.pending[self.pendings]
            kind: i64 = op >> 3
            car = self.cars[op & 7]
            if car.fate != RACING:
                continue
            if kind == TOKEN:
                if not self._take_token(car):
                    return False
            elif kind == SHOVE:
                self._shove(car)
            else:
                self._bite(car)
        return True

    def _take_token(self, car: Car) -> bool:
        if car.damage < self.terms.max_damage:
            car.damage += 1
            if self.journal is not None:
                self.journal.append(events.DamageTaken(car.number + 1, car.damage))
            return True
        owner: i64 = self.terms.owner(car.number)
        if self.fixing_size(owner) == 0:
            self.wreck(car)
            return True
        # The size of a hand is public: whether the owner is asked betrays nothing of what it holds.
        self.expect(TOKEN, car.number)
        self.phase = NINTH
        self.ninth = car.number
        self.turn = owner
        if self.journal is not None:
            self.journal.append(events.NinthTokenAsked(owner + 1, car.number + 1))
        return False

    def fixing_size(self, seat: i64) -> i64:
        """How many cards a seat could throw away for a quick fix."""
        return self.hand_size(seat) if self.terms.new_cards_fix else self.usable_size(seat)

    def wreck(self, car: Car) -> None:
        """The car stays on its space, on its side; a row full of wrecks loses its oldest one."""
        car.fate = WRECK
        self.wrecks += 1
        car.rank = self.wrecks
        self.racing -= 1
        self._strip(car)
        if self.hooked == car.number or car.number == self.car:
            self.hooked = NOBODY
        if self.journal is not None:
            self.journal.append(events.CarWrecked(car.number + 1, car.row, car.lane + 1))
        self._clear_row(car.row)

    def _clear_row(self, row: i64) -> None:
        oldest: i64 = NOBODY
        for lane in range(i64(LANES)):
            number: i64 = self.at(row, lane)
            if number == NOBODY or self.cars[number].fate != WRECK:
                return
            if oldest == NOBODY or self.cars[number].rank < self.cars[oldest].rank:
                oldest = number
        self._lift(self.cars[oldest])
        self.cars[oldest].fate = CLEARED
        if self.journal is not None:
            self.journal.append(events.WreckCleared(oldest + 1, row))

    def _strip(self, car: Car) -> None:
        """What is mounted on a car that leaves the race goes to the discards."""
        for mount in range(i64(MOUNTS)):
            self._unmount(car, mount)

    def _unmount(self, car: Car, mount: i64) -> None:
        if car.has(mount):
            car.fit(mount, on=False)
            self.discards[SAW if mount >= LEFT else BUMPER] += 1

    def strike(self, striker: Car, target: Car) -> None:
        """One car runs into the next: bumpers decide on the tokens, then the blow goes on."""
        self.expect(SHOVE, target.number)
        if self.journal is not None:
            self.journal.append(events.CarRammed(striker.number + 1, target.number + 1))
        if target.rear:
            if striker.front:
                striker.front = False
                target.rear = False
                self.discards[BUMPER] += 2
                if self.journal is not None:
                    self.journal.append(events.BumpersLost(striker.number + 1, target.number + 1))
            return
        tokens: i64 = self.terms.ram
        if striker.front:
            tokens += self.terms.front_bumper
        self._hurt(target, tokens)

    def _hurt(self, car: Car, tokens: i64) -> None:
        for _ in range(tokens):
            self.expect(TOKEN, car.number)

    def _shove(self, front: Car) -> None:
        """A struck car that still races hits whatever is ahead; at a free space all move, at a wreck nobody does."""
        ahead: i64 = self.at(front.row + 1, front.lane)
        if ahead == NOBODY:
            self._push(front)
        elif self.cars[ahead].fate == RACING:
            self.strike(front, self.cars[ahead])

    def _push(self, front: Car) -> None:
        striker = self.cars[self.car]
        behind: i64 = striker.row
        lane: i64 = front.lane
        row: i64 = front.row
        while row >= behind:
            number: i64 = self.at(row, lane)
            self.advance(self.cars[number], lane)
            row -= 1
        self.follow(lane)
        # The striker's sides come first, so they are noted last.
        row = front.row
        while row > behind:
            moved: i64 = self.at(row, lane)
            if moved != NOBODY:
                self.expect(SIDES, moved)
            row -= 1

    def advance(self, car: Car, lane: i64) -> None:
        """A car goes one row on into that lane, or over the line."""
        self._lift(car)
        self.still = 0
        car.row += 1
        car.lane = lane
        if car.row > self.terms.rows:
            self._bring_home(car)
            return
        self.board[car.row * LANES + lane] = u8(car.number + 1)
        if self.journal is not None:
            self.journal.append(events.CarStepped(car.number + 1, car.row, lane + 1))

    def _lift(self, car: Car) -> None:
        self.board[car.row * LANES + car.lane] = 0

    def _bring_home(self, car: Car) -> None:
        car.fate = HOME
        self.home += 1
        car.rank = self.home
        self.racing -= 1
        self._strip(car)
        if self.journal is not None:
            self.journal.append(events.CarFinished(car.number + 1, self.home))

    def follow(self, lane: i64) -> None:
        """A hooked car comes to the space that the active car has just left."""
        if self.hooked == NOBODY:
            return
        self.advance(self.cars[self.hooked], lane)
        self.expect(SIDES, self.hooked)

    def _bite(self, car: Car) -> None:
        """Saws between a car and its side neighbours, once per pair and turn."""
        left: i64 = self.racer_at(car.row, car.lane - 1)
        if left != NOBODY:
            self._saw(self.cars[left], car)
        right: i64 = self.racer_at(car.row, car.lane + 1)
        if right != NOBODY:
            self._saw(car, self.cars[right])

    def _saw(self, left: Car, right: Car) -> None:
        if not left.right and not right.left:
            return
        pair: i64 = pair_bit(left.number, right.number)
        if self.sawn & pair != 0:
            return
        self.sawn |= pair
        if left.right and right.left:
            left.right = False
            right.left = False
            self.discards[SAW] += 2
            if self.journal is not None:
                self.journal.append(events.SawsLost(left.number + 1, right.number + 1))
            return
        sawing, victim = (left, right) if left.right else (right, left)
        if self.journal is not None:
            self.journal.append(events.CarSawn(sawing.number + 1, victim.number + 1))
        self._hurt(victim, self.terms.saw)

    def blast(self) -> None:
        """A bomb goes off behind the active car; the cars are hit in order of their numbers."""
        number: i64 = self.terms.cars - 1
        while number >= 0:
            if self.is_in_blast(number):
                self._hurt(self.cars[number], self.terms.bomb)
            number -= 1

    def shot(self, target: Car) -> None:
        """A shot hits the car directly ahead."""
        self._hurt(target, self.terms.shot)

    def mend(self, car: Car, tokens: i64) -> None:
        """Take up to so many tokens off a car."""
        removed: i64 = min(car.damage, tokens)
        car.damage -= removed
        if self.journal is not None:
            self.journal.append(events.DamageMended(car.number + 1, removed, car.damage))


def pair_bit(a: i64, b: i64) -> i64:
    """One bit for each pair of cars."""
    low: i64 = min(b, a)
    high: i64 = max(a, b)
    return PAIR_BITS[high * (high - 1) // 2 + low]


PAIR_BITS: Final = tuple([1 << n for n in range(15)])
