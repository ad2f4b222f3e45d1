"""Search for the best drive of the active car in ARUBA."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.games.aruba.bots.token_prices import Reckoner
from paddock.games.aruba.rules import moves
from paddock.games.aruba.rules.car import RACING, Car
from paddock.games.aruba.rules.cards import CARDS, HOOK
from paddock.games.aruba.rules.circuit import LANES
from paddock.games.aruba.rules.state import NOBODY, ArubaState

MAX_STEPS: Final[i64] = 24
UNKNOWN: Final[float] = -1e9


def rival_at(state: ArubaState, row: i64, lane: i64) -> bool:
    """Whether a car of another seat is racing on that space."""
    car: i64 = state.racer_at(row, lane)
    return car != NOBODY and state.terms.owner(car) != state.terms.owner(state.car)


def is_ahead_of_all(state: ArubaState) -> bool:
    """Whether no car is ahead of the active one."""
    row: i64 = state.cars[state.car].row
    for car in state.cars:  # noqa: SIM110 - a loop compiles to a loop, all() to a generator
        if car.fate == RACING and car.row > row:
            return False
    return True


def has_target(state: ArubaState) -> bool:
    """Whether a rival's car is directly ahead of the active one."""
    car = state.cars[state.car]
    return rival_at(state, car.row + 1, car.lane)


def _can_push(state: ArubaState, row: i64, lane: i64) -> bool:
    """Whether all cars in a line from that space on would move when struck."""
    car: i64 = state.at(row, lane)
    while car != NOBODY:
        if state.cars[car].fate != RACING:
            return False
        row += 1
        car = state.at(row, lane)
    return True


def _is_open(state: ArubaState, row: i64, lane: i64, aside: i64) -> bool:
    """Whether a diagonal step from that space is free and not between two cars."""
    if state.at(row + 1, aside) != NOBODY:
        return False
    return state.racer_at(row + 1, lane) == NOBODY or state.racer_at(row, aside) == NOBODY


class Road:
    """Finds the best drive by dynamic programming, from the last row back: the value of each row and lane."""

    def __init__(self, reckoner: Reckoner) -> None:
        self._reckoner: Final = reckoner
        self._weights: Final = reckoner.weights
        self._turns: i64 = 0  # turns of the active car after this one
        self._has_hook: bool = False
        self._has_saws: bool = False  # whether any car has a saw
        self._worth: Final[vec[float]] = vec[float]([0.0] * ((MAX_STEPS + 1) * LANES))
        self._crowded: Final[vec[u8]] = vec[u8]([0] * (MAX_STEPS + 1))
        self._steps: i64 = 0
        self._front: i64 = 0  # the row of the leading other car
        self._step: i64 = NOBODY  # the best step from the last evaluated space

    def best_step(self, state: ArubaState, movement: i64) -> i64:
        """The first step of the best drive with this movement; NOBODY if it is better not to move."""
        car = state.cars[state.car]
        self._front = _first_row(state)
        self._has_saws = self._weights.saws > 0.0 and _has_saws(state)
        self._turns = self._reckoner.turns(state.terms.rows + 1 - car.row)
        self._has_hook = state.hands[state.turn * CARDS + HOOK] > 0
        to_go: i64 = state.terms.rows + 1 - car.row
        self._steps = min(min(movement, to_go), MAX_STEPS)  # noqa: PLW3301 - compiled, min of three is slow
        self._note_cars(state, car.row)
        come: i64 = self._look_far(state, car.row, to_go)
        while come >= 0:
            first: i64 = max(i64(0), car.lane - come)
            last: i64 = min(i64(LANES) - 1, car.lane + come)
            if self._crowded[come] == 0:
                self._look_alone(float(come) + self._rest_alone(state, car.row + come), come, first, last)
            else:
                for lane in range(first, last + 1):
                    self._worth[come * LANES + lane] = self._look(state, car.row + come, lane, come)
            come -= 1
        return self._step

    def _look_far(self, state: ArubaState, row: i64, to_go: i64) -> i64:
        """Value the farthest rows, up to one with another car near, and return that one; all lanes are equal there."""
        come: i64 = self._steps
        beyond: float = UNKNOWN
        while come == to_go or (come >= 0 and self._crowded[come] == 0):
            rest: float = self._weights.home if come == to_go else self._rest_alone(state, row + come)
            stop: float = float(come) + rest
            self._step = moves.AHEAD if beyond > stop else NOBODY
            beyond = max(beyond, stop)
            come -= 1
        if 0 <= come < self._steps:
            for lane in range(i64(LANES)):
                self._worth[(come + 1) * LANES + lane] = beyond
        return come

    def _note_cars(self, state: ArubaState, row: i64) -> None:
        """Note for every row within reach whether another car is in it or next to it; most rows are empty."""
        board = state.board
        near: i64 = row * LANES
        before: bool = board[near - 1] != 0 or board[near - 2] != 0 or board[near - 3] != 0
        # The active car itself is one of those in its row.
        here: bool = i64(board[near] != 0) + i64(board[near + 1] != 0) + i64(board[near + 2] != 0) > 1
        for come in range(self._steps + 1):
            first: i64 = (row + come + 1) * LANES
            after: bool = board[first] != 0 or board[first + 1] != 0 or board[first + 2] != 0
            self._crowded[come] = u8(before or here or after)
            before = here
            here = after

    def _look_alone(self, stop: float, come: i64, first: i64, last: i64) -> None:
        """Value the spaces of a row with no other car near, where every step is free; `stop`: of ending there."""
        worth = self._worth
        beyond: i64 = (come + 1) * LANES
        for lane in range(first, last + 1):
            best: float = stop
            step: i64 = NOBODY
            if come < self._steps:
                if worth[beyond + lane] > best:
                    best = worth[beyond + lane]
                    step = moves.AHEAD
                if lane > 0 and worth[beyond + lane - 1] > best:
                    best = worth[beyond + lane - 1]
                    step = moves.TO_LEFT
                if lane < LANES - 1 and worth[beyond + lane + 1] > best:
                    best = worth[beyond + lane + 1]
                    step = moves.TO_RIGHT
            worth[come * LANES + lane] = best
            self._step = step

    def _look(self, state: ArubaState, row: i64, lane: i64, come: i64) -> float:
        """The value of a space near other cars."""
        best: float = float(come) + self._rest(state, row, lane)
        self._step = NOBODY
        bites: float = self._bites(state, row, lane) if come > 0 and self._has_saws else 0.0
        if come == self._steps:
            return best + bites
        beyond: i64 = (come + 1) * LANES + lane
        if state.at(row + 1, lane) == NOBODY:
            if self._worth[beyond] > best:
                best = self._worth[beyond]
                self._step = moves.AHEAD
        elif self._weights.attacks and rival_at(state, row + 1, lane) and _can_push(state, row + 1, lane):
            ram: float = float(come + 1) + self._ram(state, row + 1, lane) + self._rest(state, row + 1, lane)
            if ram > best:
                best = ram
                self._step = moves.RAM
        if lane > 0 and self._worth[beyond - 1] > best and _is_open(state, row, lane, lane - 1):
            best = self._worth[beyond - 1]
            self._step = moves.TO_LEFT
        if lane < LANES - 1 and self._worth[beyond + 1] > best and _is_open(state, row, lane, lane + 1):
            best = self._worth[beyond + 1]
            self._step = moves.TO_RIGHT
        return best + bites

    def _ram(self, state: ArubaState, row: i64, lane: i64) -> float:
        """The value of ramming the car there."""
        if not self._weights.reckons:
            return self._weights.ram
        target = state.cars[state.at(row, lane)]
        if target.rear:
            return 0.0
        tokens: i64 = state.terms.ram
        if state.cars[state.car].front:
            tokens += state.terms.front_bumper
        return self._reckoner.harm(state, target, tokens)

    def _bites(self, state: ArubaState, row: i64, lane: i64) -> float:
        """The gains and costs of saws beside other cars."""
        car = state.cars[state.car]
        worth: float = 0.0
        left: i64 = state.racer_at(row, lane - 1)
        if left != NOBODY and left != state.car:
            worth += self._bite(state, state.cars[left], car.left, state.cars[left].right)
        right: i64 = state.racer_at(row, lane + 1)
        if right != NOBODY and right != state.car:
            worth += self._bite(state, state.cars[right], car.right, state.cars[right].left)
        return worth * self._weights.saws

    def _bite(self, state: ArubaState, other: Car, is_mine: bool, is_theirs: bool) -> float:
        if is_mine == is_theirs:
            return 0.0
        if is_mine:
            is_own: bool = state.terms.owner(other.number) == state.turn
            return -0.5 if is_own else self._reckoner.harm(state, other, state.terms.saw)
        damage: i64 = state.cars[state.car].damage
        if damage == state.terms.max_damage:
            return -self._weights.home
        return -max(self._reckoner.gain(damage + 1, 1, self._turns), 0.0)

    def _rest(self, state: ArubaState, row: i64, lane: i64) -> float:
        """The value of stopping there."""
        worth: float = 0.0
        if state.terms.circuit.red[row] != 0:
            worth -= self._weights.red
        if state.at(row + 1, lane) != NOBODY:
            worth -= self._weights.shut_in
            if self._has_hook and rival_at(state, row + 1, lane):
                worth += self._weights.hook_spot
        if rival_at(state, row - 1, lane):
            worth -= self._weights.exposed
        return worth - self._weights.leader if row > self._front else worth

    def _rest_alone(self, state: ArubaState, row: i64) -> float:
        """The same in a row with no car near."""
        worth: float = -self._weights.red if state.terms.circuit.red[row] != 0 else 0.0
        return worth - self._weights.leader if row > self._front else worth


def _has_saws(state: ArubaState) -> bool:
    for car in state.cars:  # noqa: SIM110 - a loop compiles to a loop, any() to a generator
        if car.left or car.right:
            return True
    return False


def _first_row(state: ArubaState) -> i64:
    """The row of the leading other car; beyond the line once a car has finished, since nobody leads then."""
    first: i64 = 0 if state.home == 0 else state.terms.rows + 1
    for car in state.cars:
        if car.fate == RACING and car.number != state.car:
            first = max(first, car.row)
    return first
