"""Clock: the time a table lives by; tests hand in one that they turn themselves."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Handle(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """What a table asks of time."""

    def now(self) -> float:
        """The time of day, in seconds since 1970."""

    def monotonic(self) -> float:
        """Seconds that only ever grow."""

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        """Do this in so many seconds."""


class LoopClock:
    """The time of the running event loop."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(seconds, do)
