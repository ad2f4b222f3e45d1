"""Lanes: a circuit's lanes as sets of bits, so that one step along every way ahead is a handful of shifts.

Bit n of a lane is its space number n. Numbers run on beyond the line: the first row of the next lap is bit `last` + 1.
A car that drives into a curve on a shorter lane jumps over the numbers which that lane leaves out; they are its gap.
"""

from typing import Final

from mypy_extensions import i64

from paddock.games.ausgebremst.rules.spaces import INNER, MIDDLE, OUTER, PIT, PIT_LANE, ROOM

HIGHEST_BIT: Final = 62  # of a positive i64
ANYWHERE: Final[i64] = -1  # every bit


def bit(number: i64) -> i64:
    """The set that holds this number alone."""
    return _shifted(1, number)


def _shifted(bits: i64, places: i64) -> i64:
    # A function of its own, because a literal is compiled to a C int, whose bits are 32.
    return bits << places


class Lanes:
    """What the spread of a car's ways needs to know of its circuit.

    It is made from `exits`, the spaces ahead of each; `to_entry`, from where field A can be reached; and `ends`, fields
    A and C.
    """

    def __init__(self, last: int, exits: dict[int, list[int]], to_entry: list[int], ends: tuple[int, int]) -> None:
        on_track = [space for space in exits if space < PIT]
        self.last: Final[i64] = last
        self.inner: Final[i64] = _bits(_numbers(on_track, INNER), last)
        self.middle: Final[i64] = _bits(_numbers(on_track, MIDDLE), last)
        self.outer: Final[i64] = _bits(_numbers(on_track, OUTER), last)
        self.pit: Final[i64] = _bits(_numbers(list(exits), PIT_LANE), HIGHEST_BIT)
        self.inner_gap: Final[i64] = _bits(_gap(exits, INNER), last)
        self.middle_gap: Final[i64] = _bits(_gap(exits, MIDDLE), last)
        self.change: Final[i64] = _bits(_free_rows(exits), last)  # from where a car may change lanes
        self.inner_to_entry: Final[i64] = _bits(_numbers(to_entry, INNER), HIGHEST_BIT)
        self.middle_to_entry: Final[i64] = _bits(_numbers(to_entry, MIDDLE), HIGHEST_BIT)
        self.outer_to_entry: Final[i64] = _bits(_numbers(to_entry, OUTER), HIGHEST_BIT)
        self.lap: Final[i64] = sum([1 << number for number in range(1, last + 1)])
        self.line: Final[i64] = bit(last + 1)  # the first space beyond it
        self.entry: Final[i64] = bit(ends[0] % ROOM)  # field A
        self.pit_end: Final[i64] = bit(len(exits) - len(on_track) + 1)  # the step out of the pit lane
        self.exit: Final[i64] = bit(last + ends[1] % ROOM)  # field C


def _bits(numbers: set[int], last: int) -> int:
    """These numbers of a lap, and again those of the next lap that are within reach of the line."""
    again = {number + last for number in numbers if number + last <= HIGHEST_BIT}
    return sum([1 << number for number in numbers | again])


def _numbers(spaces: list[int], lane: int) -> set[int]:
    return {int(space % ROOM) for space in spaces if space // ROOM == lane}


def _gap(exits: dict[int, list[int]], lane: int) -> set[int]:
    """The numbers that lie between a space of this lane and the next one."""
    found: set[int] = set()
    for space, ahead in exits.items():
        for other in ahead:
            if space // ROOM == lane == other // ROOM:
                found.update(range(space % ROOM + 1, other % ROOM))
    return found


def _free_rows(exits: dict[int, list[int]]) -> set[int]:
    """The numbers from which some space leads to another lane."""
    return {
        int(space % ROOM)
        for space, ahead in exits.items()
        if space < PIT and any(other // ROOM != space // ROOM for other in ahead)
    }
