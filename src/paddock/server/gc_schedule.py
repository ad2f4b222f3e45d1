"""GcSchedule: runs Python's garbage collector on a timer instead of by allocation counts.

Automatic collection would run all the time while tables play, each time through everything that thousands of tables
have allocated. The schedule collects the youngest generation four times a second, which takes some milliseconds. A full
collection, which stops all tables for a third of a second with thousands of sockets, runs only when memory has doubled
beyond what the sockets need. While the process is busy, as when a thousand tables are loaded after a restart, small
collections are postponed for a moment.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Final

import psutil

if TYPE_CHECKING:
    from collections.abc import Callable

YOUNGEST, ALL = 0, 2  # generations
INTERVAL_S: Final = 0.25
BUSY: Final = 0.9  # share of a core
MAX_POSTPONED: Final = 6  # collections in a row
MEMORY_CHECK_S: Final = 10.0
GROWTH: Final = 2
SOCKET_BYTES: Final = 40_000  # memory of a socket, with its share of a table


class GcSchedule:
    """Replaces automatic garbage collection in this process, from `start` to `stop`."""

    def __init__(self, sockets: Callable[[], int]) -> None:
        self._process: Final = psutil.Process()
        self._sockets: Final = sockets
        self._ticks = 0
        self._postponed = 0
        self._used = (0.0, 0.0)  # wall-clock and CPU seconds at the last tick
        self.baseline = 0  # memory without sockets, after the last full collection
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Turn automatic collection off and start the timer."""
        self.freeze()
        gc.disable()
        self._tick()

    def freeze(self) -> None:
        """Exclude everything allocated so far from collections: it is permanent."""
        gc.freeze()
        self.baseline = self._memory()

    def stop(self) -> None:
        """Turn automatic collection on again."""
        if self._timer is not None:
            self._timer.cancel()
        gc.enable()

    def _tick(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(INTERVAL_S, self._tick)
        self._ticks += 1
        self._postponed = self._postponed + 1 if self._is_busy() and self._postponed < MAX_POSTPONED else 0
        if self._postponed == 0:
            gc.collect(YOUNGEST)
        if self._ticks * INTERVAL_S % MEMORY_CHECK_S == 0 and self._memory() > self.baseline * GROWTH:
            gc.collect(ALL)
            self.baseline = max(self.baseline, self._memory())

    def _is_busy(self) -> bool:
        before, self._used = self._used, (time.perf_counter(), time.process_time())
        return self._used[1] - before[1] > BUSY * (self._used[0] - before[0])

    def _memory(self) -> int:
        return int(self._process.memory_info().rss) - self._sockets() * SOCKET_BYTES
