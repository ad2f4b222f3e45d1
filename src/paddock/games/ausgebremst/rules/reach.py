"""Reach: the spaces a number of steps ahead of a car, with or without certain restrictions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.ausgebremst.rules.lanes import ANYWHERE, bit
from paddock.games.ausgebremst.rules.spaces import FINISH, INNER, MIDDLE, OUTER, PIT, PIT_LANE, ROOM
from paddock.games.ausgebremst.rules.state import LANE_SETS, RaceState, Way
from paddock.games.ausgebremst.rules.terms import VALUES

# Modes of `look_ahead`: the road as it is, without other cars, without the duty to stop, or also without white lines.
AS_IT_IS: Final[i64] = 0
NO_CARS: Final[i64] = 1
NO_DUTY: Final[i64] = 2
NO_LINES: Final[i64] = 3


def look_ahead(race: RaceState, car: i64, most: i64, look: i64) -> None:
    """Find the spaces 1 to `most` steps ahead of a car."""
    open_ways(race, race.laps[car], look, race.owes_stop(car), can_stop_at_all(race, car))
    follow(race, race.space[car], most)


def open_ways(race: RaceState, lap: i64, look: i64, owes_stop: bool, can_stop: bool) -> None:
    """Store which spaces a car on this lap may drive over, and whether fields A and C and the finish are open to it."""
    circuit = race.circuit
    lanes = circuit.lanes
    way = race.way
    inner: i64 = lanes.inner
    middle: i64 = lanes.middle
    outer: i64 = lanes.outer
    pit: i64 = lanes.pit
    if look == AS_IT_IS:
        last: i64 = lanes.last
        taken = race.taken
        inner &= ~(taken[INNER] | taken[INNER] << last)
        middle &= ~(taken[MIDDLE] | taken[MIDDLE] << last)
        outer &= ~(taken[OUTER] | taken[OUTER] << last)
        pit &= ~taken[PIT_LANE]
    is_open: bool = circuit.first_stop <= lap <= circuit.last_stop and can_stop
    way.entry = lanes.entry if is_open else i64(0)
    way.leave = lanes.exit
    way.line = 0
    if is_open and owes_stop and lap == circuit.last_stop and look < NO_DUTY:
        # The last chance to stop closes the track beyond field A and the way through the pit lane.
        inner &= lanes.inner_to_entry
        middle &= lanes.middle_to_entry
        outer &= lanes.outer_to_entry
        way.leave = 0
    if lap == circuit.laps:
        way.line = lanes.line
        inner &= lanes.lap
        middle &= lanes.lap
        outer &= lanes.lap
    way.change = ANYWHERE if look == NO_LINES else lanes.change
    way.inner = inner
    way.middle = middle
    way.outer = outer
    way.pit = pit


def follow(race: RaceState, start: i64, most: i64) -> None:
    """Follow all open ways from this space step by step, in all lanes at once."""
    way = race.way
    lanes = race.circuit.lanes
    reach = way.reach
    inner_gap: i64 = lanes.inner_gap
    middle_gap: i64 = lanes.middle_gap
    change: i64 = way.change
    lane: i64 = start // ROOM
    here: i64 = bit(start % ROOM)
    inner: i64 = here if lane == INNER else i64(0)
    middle: i64 = here if lane == MIDDLE else i64(0)
    outer: i64 = here if lane == OUTER else i64(0)
    pit: i64 = here if lane == PIT_LANE else i64(0)
    way.start = start
    way.home_from = VALUES
    at: i64 = 0
    for step in range(i64(1), most + 1):
        aside: i64 = middle & change
        to_middle: i64 = (middle | ((inner | outer) & change)) << 1
        to_outer: i64 = (outer | aside) << 1
        to_pit: i64 = pit << 1
        if inner & way.entry != 0:
            to_pit |= 2
        to_inner: i64 = (inner | aside) << 1
        if (to_inner | to_middle | to_outer) & way.line != 0 and step < way.home_from:
            way.home_from = step
        if to_pit & lanes.pit_end != 0:
            to_inner |= way.leave
        # Adding the gap to a bit inside it carries the bit to the far end of the gap.
        inner = (to_inner | ((to_inner & inner_gap) + inner_gap)) & way.inner
        middle = (to_middle | ((to_middle & middle_gap) + middle_gap)) & way.middle
        outer = to_outer & way.outer
        pit = to_pit & way.pit
        at += LANE_SETS
        reach[at] = inner
        reach[at + MIDDLE] = middle
        reach[at + OUTER] = outer
        reach[at + PIT_LANE] = pit


def can_stop_at_all(race: RaceState, car: i64) -> bool:
    """Whether the pit lane is open to this car on any lap."""
    return car < race.terms.seats or race.terms.neutrals_stop


def is_pit_open(race: RaceState, car: i64) -> bool:
    """Whether this car may enter the pit lane on its current lap."""
    circuit = race.circuit
    return circuit.first_stop <= race.laps[car] <= circuit.last_stop and can_stop_at_all(race, car)


def reaches(race: RaceState, steps: i64, space: i64) -> bool:
    """Whether the last `look_ahead` found this space at that many steps."""
    if space == FINISH:
        return race.way.home_from <= steps
    found: i64 = race.way.reach[steps * LANE_SETS + space // ROOM]
    if space < PIT:
        found = (found & race.circuit.lanes.lap) | found >> race.circuit.last
    return found >> (space % ROOM) & 1 != 0


def fill_spaces(race: RaceState, steps: i64, spaces: vec[i64], found: i64, base: i64) -> i64:
    """Write the spaces found at that many steps, inner lane first, and return the new end of the list.

    `base` is added to every space, so that the result can be a list of moves.
    """
    way = race.way
    last: i64 = race.circuit.last
    for lane in range(LANE_SETS):
        ahead: i64 = way.reach[steps * LANE_SETS + lane]
        if ahead == 0:
            continue
        number: i64 = _first_number(way, steps, ahead)
        ahead >>= number
        while ahead != 0:
            if ahead & 1 != 0:
                spaces[found] = base + lane * ROOM + (number if number <= last else number - last)
                found += 1
            ahead >>= 1
            number += 1
    return found


def _first_number(way: Way, steps: i64, spaces: i64) -> i64:
    """A lower bound for the numbers in a set of spaces at that many steps."""
    if way.start > PIT:
        return 0
    # A step adds at least one to the number, except on a way through the pit lane.
    expected: i64 = way.start % ROOM + steps
    return expected if spaces & (bit(expected) - 1) == 0 else i64(0)


def goes_on(race: RaceState, steps: i64) -> bool:
    """Whether the last `look_ahead` found any space at that many steps."""
    return race.way.reach[steps * LANE_SETS + PIT_LANE] != 0 or goes_on_track(race, steps)


def goes_on_track(race: RaceState, steps: i64) -> bool:
    """Whether the last `look_ahead` found a space of the track at that many steps."""
    reach = race.way.reach
    first: i64 = steps * LANE_SETS
    found: i64 = reach[first] | reach[first + MIDDLE] | reach[first + OUTER]
    return found != 0 or race.way.home_from <= steps


def path(race: RaceState, car: i64, steps: i64, space: i64) -> list[int]:
    """A way of that many steps to a reachable space: straight on where possible, else inwards."""
    look_ahead(race, car, steps, AS_IT_IS)
    if space == FINISH:
        before: i64 = race.way.home_from - 1
        return [*_way_to_line(race, before), FINISH]
    return _way_back(race, steps, space)


def _way_to_line(race: RaceState, steps: i64) -> list[int]:
    """A way to the row before the line."""
    if steps == 0:
        return []
    ends = [lane * ROOM + race.circuit.last for lane in range(PIT_LANE)]
    return _way_back(race, steps, next(end for end in ends if reaches(race, steps, end)))


def _way_back(race: RaceState, steps: i64, space: i64) -> list[int]:
    """The spaces up to this one, reconstructed from its end."""
    found: list[int] = [space]
    for step in range(steps - 1, 0, -1):
        behind = [one for one in race.circuit.space_numbers() if reaches(race, step, one)]
        leading = [one for one in behind if found[0] in race.circuit.steps(one)]
        straight = [one for one in leading if one // ROOM == found[0] // ROOM]
        found.insert(0, next(iter([*straight, *leading])))
    return found
