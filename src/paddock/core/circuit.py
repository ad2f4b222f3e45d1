"""Circuit: interface of all tracks: spaces by number and by name, and the spaces one step ahead."""

from typing import Final


class Circuit:
    """One track. Each space has a number for the engine and a unique name for people."""

    def __init__(self, circuit_id: str) -> None:
        self.id: Final = circuit_id

    def space_numbers(self) -> list[int]:
        """Every space, in the engine's order."""
        raise NotImplementedError

    def space_name(self, space: int) -> str:
        """A space as people write it; BadInput if the circuit has none of that number."""
        raise NotImplementedError

    def space_number(self, name: str) -> int:
        """The space of that name; BadInput if the circuit has none."""
        raise NotImplementedError

    def steps(self, space: int) -> list[int]:
        """The spaces that one step can lead to on an empty track."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"Circuit({self.id!r})"
