"""Lanes as bit sets, so that one step along all ways ahead takes a few shifts.

Bit n of a lane is its space number n. Numbers go on beyond the line: the first row of the next lap is bit `last` + 1.
In a curve, shorter lanes skip some numbers; these numbers are the lane's gap.
"""

from typing import Final

from mypy_extensions import i64

from paddock.games.ausgebremst.rules.spaces import INNER, MIDDLE, OUTER, PIT, PIT_LANE, ROOM

HIGHEST_BIT: Final = 62  # of a positive i64
ANYWHERE: Final[i64] = -1  # every bit


def bit(number: i64) -> i64:
    """The set with this number only."""
    return _shifted(1, number)


def _shifted(bits: i64, places: i64) -> i64:
    # A separate function, because mypyc compiles a literal to a 32-bit C int.
    return bits << places


class Lanes:
    """The bit sets of a circuit.

    Built from `exits`, the next spaces of each space; `to_entry`, the spaces that can reach field A; and `ends`, fields
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
        self.change: Final[i64] = _bits(_free_rows(exits), last)  # rows from which lane changes are allowed
        self.inner_to_entry: Final[i64] = _bits(_numbers(to_entry, INNER), HIGHEST_BIT)
        self.middle_to_entry: Final[i64] = _bits(_numbers(to_entry, MIDDLE), HIGHEST_BIT)
        self.outer_to_entry: Final[i64] = _bits(_numbers(to_entry, OUTER), HIGHEST_BIT)
        self.lap: Final[i64] = sum([1 << number for number in range(1, last + 1)])
        self.line: Final[i64] = bit(last + 1)  # the first space beyond it
        self.entry: Final[i64] = bit(ends[0] % ROOM)  # field A
        self.pit_end: Final[i64] = bit(len(exits) - len(on_track) + 1)  # the step out of the pit lane
        self.exit: Final[i64] = bit(last + ends[1] % ROOM)  # field C


def _bits(numbers: set[int], last: int) -> int:
    """These numbers of a lap, and those of the next lap that fit into the bit set."""
    again = {number + last for number in numbers if number + last <= HIGHEST_BIT}
    return sum([1 << number for number in numbers | again])


def _numbers(spaces: list[int], lane: int) -> set[int]:
    return {int(space % ROOM) for space in spaces if space // ROOM == lane}


def _gap(exits: dict[int, list[int]], lane: int) -> set[int]:
    """The numbers that this lane skips between a space and the next one."""
    found: set[int] = set()
    for space, ahead in exits.items():
        for other in ahead:
            if space // ROOM == lane == other // ROOM:
                found.update(range(space % ROOM + 1, other % ROOM))
    return found


def _free_rows(exits: dict[int, list[int]]) -> set[int]:
    """The numbers of spaces that lead to another lane."""
    return {
        int(space % ROOM)
        for space, ahead in exits.items()
        if space < PIT and any(other // ROOM != space // ROOM for other in ahead)
    }
