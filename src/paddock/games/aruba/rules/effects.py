"""Effects on cars, processed one after another: tokens, wrecks, rams, saws, the line."""

from typing import Final

from mypy_extensions import i64, u8

from paddock.games.aruba.rules import cards, events, hands, law
from paddock.games.aruba.rules.car import CLEARED, HOME, RACING, WRECK, Car
from paddock.games.aruba.rules.circuit import LANES
from paddock.games.aruba.rules.state import NINTH, NOBODY, ArubaState

# Stack of pending effects: kind * 8 + car. The owner of a car may have to answer in between.
TOKEN: Final[i64] = 0  # the car takes a token
SHOVE: Final[i64] = 1  # the car was struck: it passes the blow on, or all cars move
SIDES: Final[i64] = 2  # the car came to a new space: saws beside it take effect
CARRY: Final[i64] = 3  # the car is hooked to one that crossed the line, and follows it
OPS: Final = ("token", "shove", "sides", "carry")

# Causes of a car's step.
DRIVE: Final[i64] = 0
PUSH: Final[i64] = 1
PULL: Final[i64] = 2
CAUSES: Final = ("drive", "push", "hook")


def expect(state: ArubaState, kind: i64, car: i64) -> None:
    """Push an effect onto the stack of pending effects."""
    state.pending[state.pendings] = kind * 8 + car
    state.pendings += 1


def pending_at(state: ArubaState, place: i64) -> tuple[i64, i64]:
    """The kind and the car of a pending effect."""
    op: i64 = state.pending[place]
    return op >> 3, op & 7


def settle(state: ArubaState) -> bool:
    """Process all pending effects until the race is decided; False if an owner has to answer first."""
    while state.pendings > 0 and not state.is_decided:
        state.pendings -= 1
        op: i64 = state.pending[state.pendings]
        kind: i64 = op >> 3
        car = state.cars[op & 7]
        if car.fate != RACING:
            continue
        if kind == TOKEN:
            if not _take_token(state, car):
                return False
        elif kind == SHOVE:
            _shove(state, car)
        elif kind == SIDES:
            _bite(state, car)
        else:
            advance(state, car, car.lane, PULL)
    return True


def _take_token(state: ArubaState, car: Car) -> bool:
    if car.damage < state.terms.max_damage:
        car.damage += 1
        if state.journal is not None:
            state.journal.append(events.DamageTaken(car.number + 1, car.damage))
        return True
    owner: i64 = state.terms.owner(car.number)
    if fixing_size(state, owner) == 0:
        wreck(state, car)
        return True
    # The size of a hand is public, so the question reveals nothing about its cards.
    expect(state, TOKEN, car.number)
    state.phase = NINTH
    state.ninth = car.number
    state.turn = owner
    if state.journal is not None:
        state.journal.append(events.NinthTokenAsked(owner + 1, car.number + 1))
    return False


def fixing_size(state: ArubaState, seat: i64) -> i64:
    """How many cards a seat could discard for a quick fix."""
    return state.hand_size(seat) if state.terms.new_cards_fix else state.usable_size(seat)


def wreck(state: ArubaState, car: Car) -> None:
    """Wreck a car: it stays on its space; a row full of wrecks loses its oldest one."""
    car.fate = WRECK
    state.wrecks += 1
    car.rank = state.wrecks
    state.racing -= 1
    _strip(state, car)
    if state.hooked == car.number or car.number == state.car:
        state.hooked = NOBODY
    if state.journal is not None:
        state.journal.append(events.CarWrecked(car.number + 1, state.space(car.row, car.lane)))
    _clear_row(state, car.row)


def _clear_row(state: ArubaState, row: i64) -> None:
    oldest: i64 = NOBODY
    for lane in range(i64(LANES)):
        number: i64 = state.at(row, lane)
        if number == NOBODY or state.cars[number].fate != WRECK:
            return
        if oldest == NOBODY or state.cars[number].rank < state.cars[oldest].rank:
            oldest = number
    wrecked = state.cars[oldest]
    _lift(state, wrecked)
    wrecked.fate = CLEARED
    if state.journal is not None:
        state.journal.append(events.WreckCleared(oldest + 1, state.space(row, wrecked.lane)))


def _strip(state: ArubaState, car: Car) -> None:
    """Discard the mounts of a car that leaves the race."""
    for mount in range(i64(cards.MOUNTS)):
        _unmount(state, car, mount)


def _unmount(state: ArubaState, car: Car, mount: i64) -> None:
    if car.has(mount):
        car.fit(mount, on=False)
        state.discards[cards.SAW if mount >= cards.LEFT else cards.BUMPER] += 1


def strike(state: ArubaState, striker: Car, target: Car) -> None:
    """One car runs into the next: bumpers decide on the tokens, then the blow is passed on."""
    expect(state, SHOVE, target.number)
    if state.journal is not None:
        start = state.space(striker.row, striker.lane)
        space = state.space(target.row, target.lane)
        state.journal.append(events.CarRammed(striker.number + 1, target.number + 1, start, space))
    if target.rear:
        if striker.front:
            striker.front = False
            target.rear = False
            state.discards[cards.BUMPER] += 2
            if state.journal is not None:
                state.journal.append(events.BumpersLost(striker.number + 1, target.number + 1))
        return
    tokens: i64 = state.terms.ram
    if striker.front:
        tokens += state.terms.front_bumper
    _hurt(state, target, tokens)


def _hurt(state: ArubaState, car: Car, tokens: i64) -> None:
    for _token in range(tokens):  # mypyc boxes the numbers of a plain `_`
        expect(state, TOKEN, car.number)


def _shove(state: ArubaState, front: Car) -> None:
    """Pass a blow on: a racing car hits what is ahead; before a free space all move, before a wreck none does."""
    ahead: i64 = state.at(front.row + 1, front.lane)
    if ahead == NOBODY:
        _push(state, front)
    elif state.cars[ahead].fate == RACING:
        strike(state, front, state.cars[ahead])


def _push(state: ArubaState, front: Car) -> None:
    striker = state.cars[state.car]
    behind: i64 = striker.row
    lane: i64 = front.lane
    row: i64 = front.row
    while row >= behind:
        number: i64 = state.at(row, lane)
        advance(state, state.cars[number], lane, DRIVE if number == state.car else PUSH)
        row -= 1
    follow(state, lane)
    # The striker's sides come first, so they are pushed last.
    row = front.row
    while row > behind:
        moved: i64 = state.at(row, lane)
        if moved != NOBODY:
            expect(state, SIDES, moved)
        row -= 1


def advance(state: ArubaState, car: Car, lane: i64, cause: i64) -> None:
    """Move a car one row forward into that lane, or over the line."""
    _lift(state, car)
    state.still = 0
    state.moved = True
    start: i64 = car.lane
    car.row += 1
    car.lane = lane
    if car.row > state.terms.rows:
        _bring_home(state, car)
    else:
        state.board[car.row * LANES + lane] = u8(car.number + 1)
    if state.journal is not None:
        _tell_step(state, car, start, cause)


def _closest_rival(state: ArubaState) -> Car | None:
    """The car that is furthest of those that still race; None if there is none."""
    away = [car for car in state.cars if car.fate == RACING]
    return max(away, key=lambda car: int(car.row)) if away else None


def _tell_step(state: ArubaState, car: Car, start: i64, cause: i64) -> None:
    assert state.journal is not None
    came_from = state.space(car.row - 1, start)
    if car.fate == HOME:
        rival = _closest_rival(state) if state.home == 1 else None
        gap = None if rival is None else int(state.terms.rows + 1 - rival.row)
        number = None if rival is None else int(rival.number) + 1
        state.journal.append(
            events.CarFinished(car.number + 1, came_from, car.rank, CAUSES[cause], number, gap),
        )
    else:
        space = state.space(car.row, car.lane)
        state.journal.append(events.CarStepped(car.number + 1, came_from, space, CAUSES[cause]))


def _lift(state: ArubaState, car: Car) -> None:
    state.board[car.row * LANES + car.lane] = 0


def _bring_home(state: ArubaState, car: Car) -> None:
    car.fate = HOME
    state.home += 1
    car.rank = state.home
    state.racing -= 1
    _strip(state, car)


def follow(state: ArubaState, lane: i64) -> None:
    """Move a hooked car to the space that the active car has just left."""
    if state.hooked == NOBODY:
        return
    advance(state, state.cars[state.hooked], lane, PULL)
    expect(state, SIDES, state.hooked)


def _bite(state: ArubaState, car: Car) -> None:
    """Saws between a car and its neighbours, once per pair and turn."""
    left: i64 = state.racer_at(car.row, car.lane - 1)
    if left != NOBODY:
        _saw(state, state.cars[left], car)
    right: i64 = state.racer_at(car.row, car.lane + 1)
    if right != NOBODY:
        _saw(state, car, state.cars[right])


def _saw(state: ArubaState, left: Car, right: Car) -> None:
    if not left.right and not right.left:
        return
    pair: i64 = pair_bit(left.number, right.number)
    if state.sawn & pair != 0:
        return
    state.sawn |= pair
    if left.right and right.left:
        left.right = False
        right.left = False
        state.discards[cards.SAW] += 2
        if state.journal is not None:
            state.journal.append(events.SawsLost(left.number + 1, right.number + 1))
        return
    sawing, victim = (left, right) if left.right else (right, left)
    if state.journal is not None:
        state.journal.append(events.CarSawn(sawing.number + 1, victim.number + 1))
    _hurt(state, victim, state.terms.saw)


def blast(state: ArubaState) -> None:
    """A bomb goes off behind the active car; cars are hit in order of their numbers."""
    if state.journal is not None:
        bomber = state.cars[state.car]
        hit = [car.number + 1 for car in state.cars if law.is_in_blast(state, car.number)]
        state.journal.append(events.BombDropped(state.car + 1, state.space(bomber.row, bomber.lane), hit))
    number: i64 = state.terms.cars - 1
    while number >= 0:
        if law.is_in_blast(state, number):
            _hurt(state, state.cars[number], state.terms.bomb)
        number -= 1


def shot(state: ArubaState, target: Car) -> None:
    """A shot hits the car directly ahead."""
    _hurt(state, target, state.terms.shot)


def mend(state: ArubaState, car: Car, tokens: i64) -> None:
    """Remove up to this many tokens from a car."""
    removed: i64 = min(car.damage, tokens)
    car.damage -= removed
    if state.journal is not None:
        state.journal.append(events.DamageMended(car.number + 1, removed, car.damage))


def repair(state: ArubaState) -> None:
    hands.discard(state, state.turn, cards.REPAIR)
    hands.tell_card(state, cards.REPAIR)
    mend(state, state.cars[state.car], state.terms.repair)


def pair_bit(a: i64, b: i64) -> i64:
    """The bit for a pair of cars."""
    low: i64 = min(b, a)
    high: i64 = max(a, b)
    return PAIR_BITS[high * (high - 1) // 2 + low]


PAIR_BITS: Final = tuple([1 << n for n in range(15)])
