"""Row: encodes a view as a vector of numbers, mostly between 0 and 1, with a fixed layout."""

from collections.abc import Iterable, Sequence

import msgspec


class Row(msgspec.Struct):
    """A vector of numbers. Absent values (such as another seat's hand) are zeros, so that the layout stays fixed."""

    numbers: list[float] = msgspec.field(default_factory=list)

    def flag(self, *values: bool) -> None:
        """Append 1 for true and 0 for false."""
        self.numbers += [float(value) for value in values]

    def part(self, value: int | None, most: int) -> None:
        """Append a number, scaled by its usual maximum."""
        self.numbers.append((value or 0) / most)

    def choice(self, value: object, choices: Sequence[object]) -> None:
        """Append a one-hot encoding of the choice."""
        self.numbers += [float(value == each) for each in choices]

    def counts(self, things: Iterable[object] | None, kinds: Sequence[object]) -> None:
        """Append the count of each kind."""
        held = list(things or ())
        self.numbers += [float(held.count(kind)) for kind in kinds]


def around(count: int, first: int) -> list[int]:
    """The numbers 1 to `count` in order of play, starting with the observing seat or side."""
    return [(first - 1 + step) % count + 1 for step in range(count)]
