"""Sweep: when Python looks for garbage that holds itself in memory: a little often, and all of it seldom.

Left alone it looks whenever enough has been made, which while tables play is all the time, and each time through all
that thousands of tables have made since. Here it looks four times a second at what is youngest, which takes some
milliseconds, and at everything, which with thousands of sockets stops all tables for a third of a second, only when
memory has doubled beyond what those sockets need. While there is more to do than there is time for, as when a thousand
tables are woken after a restart, it puts the small looks off for a moment.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Final

import psutil

if TYPE_CHECKING:
    from collections.abc import Callable

YOUNGEST, ALL = 0, 2  # generations, as Python counts them
EVERY_S: Final = 0.25
BUSY: Final = 0.9  # of a core
MOST_PUT_OFF: Final = 6  # looks in a row
LOOK_S: Final = 10.0  # how often memory is looked at
GROWTH: Final = 2
SOCKET: Final = 40_000  # bytes that a socket takes, with its share of a table


class Sweep:
    """Takes over from Python in this process, from `begin` to `end`."""

    def __init__(self, sockets: Callable[[], int]) -> None:
        self._process: Final = psutil.Process()
        self._sockets: Final = sockets
        self._beats = 0
        self._put_off = 0
        self._used = (0.0, 0.0)  # seconds by the clock and of the processor, at the last beat
        self.level = 0  # memory without sockets, after the last look at everything
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """From now on, by the clock."""
        self.settle()
        gc.disable()
        self._beat()

    def settle(self) -> None:
        """What there is now will stay: it is never looked at again."""
        gc.freeze()
        self.level = self._memory()

    def end(self) -> None:
        """Leave it to Python again."""
        if self._timer is not None:
            self._timer.cancel()
        gc.enable()

    def _beat(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY_S, self._beat)
        self._beats += 1
        self._put_off = self._put_off + 1 if self._is_busy() and self._put_off < MOST_PUT_OFF else 0
        if self._put_off == 0:
            gc.collect(YOUNGEST)
        if self._beats * EVERY_S % LOOK_S == 0 and self._memory() > self.level * GROWTH:
            gc.collect(ALL)
            self.level = max(self.level, self._memory())

    def _is_busy(self) -> bool:
        before, self._used = self._used, (time.perf_counter(), time.process_time())
        return self._used[1] - before[1] > BUSY * (self._used[0] - before[0])

    def _memory(self) -> int:
        return int(self._process.memory_info().rss) - self._sockets() * SOCKET
