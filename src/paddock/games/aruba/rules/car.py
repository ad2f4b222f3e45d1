"""Car: position, damage and mounts of one car."""

from typing import Final

from mypy_extensions import i64

from paddock.games.aruba.rules.cards import FRONT, LEFT, REAR

# State of a car. A cleared wreck has been taken off the track.
RACING: Final[i64] = 0
WRECK: Final[i64] = 1
HOME: Final[i64] = 2
CLEARED: Final[i64] = 3


class Car:
    """One car. Rows count from 1; a car that has finished or was cleared has no space."""

    def __init__(self, number: i64, row: i64, lane: i64) -> None:
        self.number: i64 = number
        self.row: i64 = row
        self.lane: i64 = lane
        self.damage: i64 = 0
        self.fate: i64 = RACING
        self.rank: i64 = 0  # order of finishing, or of wrecking
        self.front: bool = False
        self.rear: bool = False
        self.left: bool = False
        self.right: bool = False

    def clone(self) -> "Car":
        """An independent copy."""
        twin = Car(self.number, self.row, self.lane)
        twin.damage = self.damage
        twin.fate = self.fate
        twin.rank = self.rank
        twin.front = self.front
        twin.rear = self.rear
        twin.left = self.left
        twin.right = self.right
        return twin

    def has(self, mount: i64) -> bool:
        """Whether this mount is occupied."""
        if mount == FRONT:
            return self.front
        if mount == REAR:
            return self.rear
        return self.left if mount == LEFT else self.right

    def fit(self, mount: i64, *, on: bool) -> None:
        """Mount a bumper or saw there, or remove it."""
        if mount == FRONT:
            self.front = on
        elif mount == REAR:
            self.rear = on
        elif mount == LEFT:
            self.left = on
        else:
            self.right = on
