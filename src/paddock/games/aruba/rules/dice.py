"""Handfuls of dice: up to ten dice as counts by face, and a number for each handful."""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

FACES: Final[i64] = 6
PAIR: Final[i64] = 2
THREE: Final[i64] = 3
FOUR: Final[i64] = 4
MAX_DICE: Final[i64] = 10
HANDFULS: Final[i64] = 8008  # comb(MAX_DICE + FACES, FACES), spelled out so that the compiler knows it

# The number of a handful is its index in the list of all handfuls sorted by their counts, face 1 first. Skipping
# the handfuls with fewer dice of one face adds STEPS[face, room for dice, count];
# the sum over all faces is the number.
ROOM: Final[i64] = MAX_DICE + 1


def _steps() -> vec[i64]:
    steps = [0] * (FACES * ROOM * ROOM)
    for face in range(FACES):
        later = FACES - 1 - face
        for room in range(ROOM):
            for count in range(1, room + 1):
                at = (face * ROOM + room) * ROOM + count
                steps[at] = steps[at - 1] + comb(room - count + 1 + later, later)
    return vec[i64](steps)


STEPS: Final[vec[i64]] = _steps()


def number_of(counts: vec[u8]) -> i64:
    """The number of a handful."""
    number: i64 = 0
    room: i64 = MAX_DICE
    for face in range(i64(FACES)):
        count: i64 = i64(counts[face])
        number += STEPS[(face * ROOM + room) * ROOM + count]
        room -= count
    return number


def handful(faces: list[int]) -> i64:
    """The number of the handful with these faces, counted from 1; at most MAX_DICE of them."""
    return number_of(vec[u8]([faces.count(face) for face in range(1, FACES + 1)]))


def counts_of(number: i64) -> vec[u8]:
    """The handful with this number."""
    counts = vec[u8]([0] * FACES)
    unpack(number, counts)
    return counts


def unpack(number: i64, into: vec[u8]) -> None:
    """Write the handful with this number into existing counts."""
    left: i64 = number
    room: i64 = MAX_DICE
    for face in range(i64(FACES)):
        count: i64 = 0
        base: i64 = (face * ROOM + room) * ROOM
        while count < room and STEPS[base + count + 1] <= left:
            count += 1
        left -= STEPS[base + count]
        room -= count
        into[face] = u8(count)


def fill_parts(counts: vec[u8], into: vec[i64]) -> i64:
    """Write the numbers of all sub-handfuls of this one, itself last, and return how many there are."""
    number: i64 = number_of(counts)
    parts = _PARTS[number]
    if len(parts) == 0:
        parts = _parts(counts)
        _PARTS[number] = parts
    found: i64 = len(parts)
    for i in range(found):
        into[i] = parts[i]
    return found


# Cache of sub-handfuls: the same rolls recur often, and copying is fast.
_PARTS: Final[list[vec[i64]]] = [vec[i64]()] * HANDFULS


def _parts(counts: vec[u8]) -> vec[i64]:
    """Built face by face: every choice of the first faces, combined with every count of the next one."""
    partial: list[tuple[int, int]] = [(0, MAX_DICE)]
    for face in range(FACES):
        most = int(counts[face])
        partial = [
            (number + STEPS[(face * ROOM + room) * ROOM + count], room - count)
            for number, room in partial
            for count in range(most + 1)
        ]
    return vec[i64]([number for number, _ in partial])


def faces_of(counts: vec[u8]) -> list[int]:
    """The dice as faces from 1 to 6, in order."""
    found: list[int] = []
    for face in range(FACES):
        for _die in range(i64(counts[face])):
            found.append(face + 1)  # noqa: PERF401 - a loop compiles to a loop over numbers that are not boxed
    return found


def counts_from(faces: list[int]) -> vec[u8]:
    """The handful that shows these faces."""
    return vec[u8]([faces.count(face + 1) for face in range(FACES)])
