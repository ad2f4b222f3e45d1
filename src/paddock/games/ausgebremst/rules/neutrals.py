"""Neutral cars: where one goes with the card that it turned up."""

from mypy_extensions import i64

from paddock.games.ausgebremst.rules.law import may_stop
from paddock.games.ausgebremst.rules.leader import is_six_barred
from paddock.games.ausgebremst.rules.reach import AS_IT_IS, fill_spaces, goes_on, goes_on_track, look_ahead
from paddock.games.ausgebremst.rules.spaces import FINISH, NOWHERE, PIT, PIT_LANE, ROOM, lanes_apart
from paddock.games.ausgebremst.rules.state import LANE_SETS, RaceState
from paddock.games.ausgebremst.rules.terms import VALUES


def is_boxed_in(race: RaceState, car: i64, card: i64) -> bool:
    """Whether no card can move a car; calls `look_ahead` up to this card."""
    look_ahead(race, car, card, AS_IT_IS)
    if goes_on_track(race, 1):
        return False
    if may_stop(race, car):
        return not goes_on(race, 1)
    # A second stop is illegal, so the pit lane is open only to a card that leads out of it.
    most: i64 = VALUES - 1
    look_ahead(race, car, most, AS_IT_IS)
    steps: i64 = 2
    while steps <= most and not goes_on_track(race, steps):
        steps += 1
    return steps > most


def neutral_target(race: RaceState, car: i64, card: i64) -> i64:
    """The target of a neutral car with this card after `look_ahead`; NOWHERE if it uses up the card and stays."""
    if card == race.terms.leader_ban and is_six_barred(race, car):
        return NOWHERE
    if race.way.home_from <= card:
        return FINISH
    if not may_stop(race, car):
        race.way.reach[card * LANE_SETS + PIT_LANE] = 0
    best: i64 = NOWHERE
    shortest: i64 = 0
    passed: i64 = race.passed(car)
    spaces = race.way.spaces
    for i in range(fill_spaces(race, card, spaces, 0, 0)):
        space: i64 = spaces[i]
        left: i64 = _way_home(race, passed, space)
        if best == NOWHERE or _is_better(race, car, space, best, shortest - left):
            best = space
            shortest = left
    return best


def _is_better(race: RaceState, car: i64, space: i64, best: i64, gain: i64) -> bool:
    """Pit lane first while a stop is owed, then the shorter way (`gain`), the straighter one, the inner lane."""
    if (space > PIT) != (best > PIT):
        return (space > PIT) == race.owes_stop(car)
    if gain != 0:
        return gain > 0
    start: i64 = race.space[car]
    turn: i64 = lanes_apart(space, start) - lanes_apart(best, start)
    return turn < 0 if turn != 0 else space < best


def _way_home(race: RaceState, passed: i64, space: i64) -> i64:
    """Spaces from there to the end of the car's current lap; negative beyond the line."""
    left: i64 = race.circuit.to_line[space]
    return left - race.circuit.lap if space < PIT and space % ROOM < passed else left
