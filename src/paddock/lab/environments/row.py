"""Row: a view written as numbers, most of them between 0 and 1, always in the same places."""

from collections.abc import Iterable, Sequence

import msgspec


class Row(msgspec.Struct):
    """Numbers in a row. What is not there (a hand that is not yours) is written as zeros, so the places never shift."""

    numbers: list[float] = msgspec.field(default_factory=list)

    def flag(self, *values: bool) -> None:
        """1 for what holds."""
        self.numbers += [float(value) for value in values]

    def part(self, value: int | None, most: int) -> None:
        """A number as a part of the most it can well be."""
        self.numbers.append((value or 0) / most)

    def choice(self, value: object, choices: Sequence[object]) -> None:
        """A 1 in the place of the choice that was made."""
        self.numbers += [float(value == each) for each in choices]

    def counts(self, things: Iterable[object] | None, kinds: Sequence[object]) -> None:
        """How many there are of each kind."""
        held = list(things or ())
        self.numbers += [float(held.count(kind)) for kind in kinds]


def around(count: int, first: int) -> list[int]:
    """The numbers 1 to `count` in order of play, beginning with the seat or side that looks."""
    return [(first - 1 + step) % count + 1 for step in range(count)]
