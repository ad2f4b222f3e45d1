"""KeepAlive: one timer that lets all connections send pings, a few at a time."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

SLICES: Final = 400  # parts of an interval, each for a share of the connections, so that none waits for many others


class Pinged(Protocol):
    """A connection that takes part."""

    def keep_alive(self) -> None:
        """Called once in every interval."""


class KeepAlive:
    """Calls `keep_alive` of every registered connection once in `every_s` seconds."""

    def __init__(self, every_s: float) -> None:
        self._pause_s: Final = every_s / SLICES
        self._slices: Final[list[set[Pinged]]] = [set() for _ in range(SLICES)]
        self._next = 0
        self._is_running = False

    def register(self, connection: Pinged) -> set[Pinged]:
        """Include this connection until it is removed from the returned set."""
        if not self._is_running:
            self._tick()
        smallest = min(self._slices, key=len)
        smallest.add(connection)
        return smallest

    def _tick(self) -> None:
        self._is_running = any(self._slices) or not self._is_running
        if not self._is_running:
            return
        asyncio.get_running_loop().call_later(self._pause_s, self._tick)
        for connection in list(self._slices[self._next]):
            connection.keep_alive()
        self._next = (self._next + 1) % SLICES
