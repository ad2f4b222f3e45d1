"""Turn order, and the end of the race."""

from mypy_extensions import i64

from paddock.games.aruba.rules import effects, events, law
from paddock.games.aruba.rules.car import HOME, RACING
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.dice import FACES
from paddock.games.aruba.rules.state import ACT, APPROACH, BEGIN, DRAWING, NOBODY, ArubaState


def begin_turn(state: ArubaState, car: i64) -> None:
    """Begin the turn of that car."""
    state.car = car
    state.turn = state.terms.owner(car)
    state.phase = BEGIN
    state.stage = APPROACH
    state.gained = 0
    state.spent = 0
    state.leads = state.is_alone_in_front
    state.from_red = state.terms.circuit.red[state.cars[car].row] != 0
    if state.journal is not None:
        state.journal.append(events.CarTurnBegan(state.turn + 1, car + 1))


def go_on(state: ArubaState) -> None:
    """Process pending effects; then the active seat continues, unless its car or the race has finished."""
    if not effects.settle(state):
        return
    state.phase = ACT
    state.ninth = NOBODY
    state.turn = state.terms.owner(state.car)
    if state.is_decided:
        _finish(state)
    elif state.cars[state.car].fate == HOME and _may_draw(state):
        state.stage = DRAWING
    elif state.cars[state.car].fate != RACING:
        end_turn(state)


def _may_draw(state: ArubaState) -> bool:
    """Whether a seat whose car has just come home draws for its other car."""
    car: i64 = state.turn
    while car < state.terms.cars:
        if state.cars[car].fate == RACING:
            return law.has_draw(state)
        car += state.terms.seats
    return False


def _finish(state: ArubaState) -> None:
    _wipe_turn(state)
    state.over = True
    if state.journal is not None:
        state.journal.append(events.RaceEnded(state.home))


def _wipe_turn(state: ArubaState) -> None:
    """Reset the state of a turn."""
    state.pendings = 0
    state.hooked = NOBODY
    state.ninth = NOBODY
    state.sawn = 0
    state.rerolls = 0
    state.dice_used = False
    state.straight_used = False
    state.all_used = False
    state.dice_move = False
    state.moved = False
    for face in range(i64(FACES)):
        state.dice[face] = 0
        state.extra[face] = 0
    if state.fresh_size > 0:
        state.fresh_size = 0
        for card in range(i64(CARDS)):
            state.fresh[card] = 0


def end_turn(state: ArubaState) -> None:
    if not state.moved:
        state.still += 1
    _wipe_turn(state)
    if state.is_stalled:
        if state.journal is not None:
            state.journal.append(events.RaceStalled(state.still))
        _finish(state)
        return
    if state.journal is not None:
        _warn_of_stall(state)
    begin_turn(state, _next_car(state))


def _warn_of_stall(state: ArubaState) -> None:
    """Warn when one round is left and again before the last turn, since a wreck may shorten the rounds in between."""
    assert state.journal is not None
    left: i64 = state.turns_to_stall
    if state.still > 0 and (left == state.racing or left == 1):
        state.journal.append(events.StallWarned(state.still, left))


def _next_car(state: ArubaState) -> i64:
    """The next car in order of play that still races."""
    car: i64 = state.car
    while True:
        car = _car_after(state, car)
        if state.cars[car].fate == RACING:
            return car


def _car_after(state: ArubaState, car: i64) -> i64:
    """All first cars take a turn, then all second cars, from the start seat on."""
    seats: i64 = state.terms.seats
    seat: i64 = car % seats + 1
    if seat == seats:
        seat = 0
    team: i64 = car // seats
    if seat == state.start:
        team += 1
        if team == state.terms.cars_each:
            team = 0
    return team * seats + seat
