"""Crowd: how many connections each address has, whatever it does with them."""

from collections import Counter
from typing import Final


class Crowd:
    """How many connections each address has; 0 for `most` lets in as many as come."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._there: Final[Counter[str]] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; it is counted in any case, until it leaves."""
        self._there[address] += 1
        return not self._most or self._there[address] <= self._most

    def leave(self, address: str) -> None:
        """One is gone."""
        self._there[address] -= 1
        if not self._there[address]:
            del self._there[address]

    def count(self, address: str) -> int:
        """How many there are of this one."""
        return self._there[address]
