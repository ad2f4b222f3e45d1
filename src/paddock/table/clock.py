"""Clock: the time source of tables; tests use one they set themselves."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Handle(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel it."""


class Clock(Protocol):
    """The time source of a table."""

    def now(self) -> float:
        """The time of day, in seconds since 1970."""

    def monotonic(self) -> float:
        """Monotonic seconds."""

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        """Call this after a delay."""


class LoopClock:
    """The time of the running event loop."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(seconds, do)
