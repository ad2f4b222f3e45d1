"""The road of ARUBA as the active car's driver sees it, and the way it would drive."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.aruba import moves
from paddock.games.aruba.car import RACING
from paddock.games.aruba.circuit import LANES
from paddock.games.aruba.state import NOBODY, ArubaState

RED_LOSS: Final = 0.8  # to stop on red costs a space next turn
SHUT_IN: Final = 0.3  # a car right ahead is in the way, but also a target
EXPOSED: Final = 0.2  # a car right behind may shoot
RAM_GAIN: Final = 0.7  # a token for the struck car
LEADER_LOSS: Final = 0.4  # alone in front costs a space next turn
PAST_THE_LINE: Final = 5.0
MOST_STEPS: Final[i64] = 24


def rival_at(state: ArubaState, row: i64, lane: i64) -> bool:
    """Whether another seat's car races on that space."""
    car: i64 = state.racer_at(row, lane)
    return car != NOBODY and state.terms.owner(car) != state.terms.owner(state.car)


def is_ahead_of_all(state: ArubaState) -> bool:
    """Whether no car is further on than the active one."""
    row: i64 = state.cars[state.car].row
    for car in state.cars:  # noqa: SIM110 - a loop compiles to a loop, all() to a generator
        if car.fate == RACING and car.row > row:
            return False
    return True


def has_target(state: ArubaState) -> bool:
    """Whether a rival's car is right ahead of the active one."""
    car = state.cars[state.car]
    return rival_at(state, car.row + 1, car.lane)


def _can_push(state: ArubaState, row: i64, lane: i64) -> bool:
    """Whether the cars from that space on would all move when struck."""
    car: i64 = state.at(row, lane)
    while car != NOBODY:
        if state.cars[car].fate != RACING:
            return False
        row += 1
        car = state.at(row, lane)
    return True


def _is_open(state: ArubaState, row: i64, lane: i64, aside: i64) -> bool:
    """Whether a step from that space into the next lane is free, and not between two cars."""
    if state.at(row + 1, aside) != NOBODY:
        return False
    return state.racer_at(row + 1, lane) == NOBODY or state.racer_at(row, aside) == NOBODY


class Road:
    """Finds the best drive, from its last row back: what it is worth to have come so many rows into each lane."""

    def __init__(self) -> None:
        self._worth: Final[vec[float]] = vec[float]([0.0] * ((MOST_STEPS + 1) * LANES))
        self._steps: i64 = 0
        self._front: i64 = 0  # the row of the first of the other cars
        self._step: i64 = NOBODY  # the best step from the space looked at last

    def best_step(self, state: ArubaState, movement: i64) -> i64:
        """The first step of the best drive with so much movement; NOBODY if standing still is better."""
        car = state.cars[state.car]
        self._front = _first_row(state)
        self._steps = min(movement, state.terms.rows + 1 - car.row, MOST_STEPS)
        come: i64 = self._steps
        while come >= 0:
            for lane in range(max(0, car.lane - come), min(LANES, car.lane + come + 1)):
                self._worth[come * LANES + lane] = self._look(state, car.row + come, lane, come)
            come -= 1
        return self._step

    def _look(self, state: ArubaState, row: i64, lane: i64, come: i64) -> float:
        if row > state.terms.rows:
            return float(come) + PAST_THE_LINE
        best: float = float(come) + self._rest(state, row, lane)
        self._step = NOBODY
        if come == self._steps:
            return best
        beyond: i64 = (come + 1) * LANES + lane
        if state.at(row + 1, lane) == NOBODY:
            if self._worth[beyond] > best:
                best = self._worth[beyond]
                self._step = moves.AHEAD
        elif rival_at(state, row + 1, lane) and _can_push(state, row + 1, lane):
            ram: float = float(come + 1) + RAM_GAIN + self._rest(state, row + 1, lane)
            if ram > best:
                best = ram
                self._step = moves.RAM
        if lane > 0 and self._worth[beyond - 1] > best and _is_open(state, row, lane, lane - 1):
            best = self._worth[beyond - 1]
            self._step = moves.TO_LEFT
        if lane < LANES - 1 and self._worth[beyond + 1] > best and _is_open(state, row, lane, lane + 1):
            best = self._worth[beyond + 1]
            self._step = moves.TO_RIGHT
        return best

    def _rest(self, state: ArubaState, row: i64, lane: i64) -> float:
        """What it is like to stop there."""
        worth: float = 0.0
        if state.terms.circuit.red[row] != 0:
            worth -= RED_LOSS
        if state.at(row + 1, lane) != NOBODY:
            worth -= SHUT_IN
        if rival_at(state, row - 1, lane):
            worth -= EXPOSED
        return worth - LEADER_LOSS if row > self._front else worth


def _first_row(state: ArubaState) -> i64:
    """The row of the first of the other cars; beyond the line once a car is home, since nobody leads then."""
    first: i64 = 0 if state.home == 0 else state.terms.rows + 1
    for car in state.cars:
        if car.fate == RACING and car.number != state.car:
            first = max(first, car.row)
    return first
