"""Handfuls of dice: up to ten dice by how many show each face, and one number for each such handful."""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

FACES: Final = 6
PAIR: Final = 2
THREE: Final = 3
FOUR: Final = 4
MOST: Final = 10
HANDFULS: Final = 8008  # comb(MOST + FACES, FACES), spelled out so that the compiler knows it

# The number of a handful is its place in the list of all of them sorted by their counts, face 1 first. To step over
# the handfuls with fewer dice of one face costs STEPS[face, room for dice, count];
# the sum over all faces is the number.
ROOM: Final = MOST + 1
ROOM_BITS: Final = 4
ROOM_MASK: Final = 15


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
    room: i64 = MOST
    for face in range(i64(FACES)):
        count: i64 = i64(counts[face])
        number += STEPS[(face * ROOM + room) * ROOM + count]
        room -= count
    return number


def counts_of(number: i64) -> vec[u8]:
    """The handful with this number."""
    counts = vec[u8]([0] * FACES)
    left: i64 = number
    room: i64 = MOST
    for face in range(i64(FACES)):
        count: i64 = 0
        base: i64 = (face * ROOM + room) * ROOM
        while count < room and STEPS[base + count + 1] <= left:
            count += 1
        left -= STEPS[base + count]
        room -= count
        counts[face] = u8(count)
    return counts


def fill_parts(counts: vec[u8], into: vec[i64]) -> i64:
    """Write the numbers of all handfuls that can be picked from this one, itself last; how many there are.

    Built face by face: `into` first holds every choice of the first faces, then each is followed by every count of the
    next. A partial choice is written as its number so far and, in the last bits, the room left for dice.
    """
    into[0] = MOST
    found: i64 = 1
    for face in range(i64(FACES)):
        most: i64 = i64(counts[face])
        if most == 0:
            continue  # none of this face: no step, the numbers stay
        # From the back, so that no choice is overwritten before it has been followed up.
        i: i64 = found - 1
        while i >= 0:
            number: i64 = into[i] >> ROOM_BITS
            room: i64 = into[i] & ROOM_MASK
            base: i64 = (face * ROOM + room) * ROOM
            first: i64 = i * (most + 1)
            for count in range(most + 1):
                into[first + count] = ((number + STEPS[base + count]) << ROOM_BITS) + room - count
            i -= 1
        found *= most + 1
    for each in range(found):
        into[each] = into[each] >> ROOM_BITS
    return found


def faces_of(counts: vec[u8]) -> list[int]:
    """The dice as faces from 1 to 6, in order."""
    return [face + 1 for face in range(FACES) for _ in range(counts[face])]


def counts_from(faces: list[int]) -> vec[u8]:
    """The handful that shows these faces."""
    return vec[u8]([faces.count(face + 1) for face in range(FACES)])
