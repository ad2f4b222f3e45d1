"""A clock that the test advances."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

MORNING: Final = 1_700_000_000.0


class Alarm:
    """A scheduled callback; cancelled, it keeps nothing in memory."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        self.do = None


class ManualClock:
    """A clock that only moves when turned; `now` and `monotonic` agree."""

    def __init__(self) -> None:
        self._time = 0.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order: Final = count()

    def now(self) -> float:
        return MORNING + self._time

    def monotonic(self) -> float:
        return self._time

    def later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        alarm = Alarm(do)
        heappush(self._alarms, (self._time + max(0.0, seconds), next(self._order), alarm))
        return alarm

    def skip(self, seconds: float) -> None:
        """Turn ahead without running timers: those that have become due run when it is turned the next time."""
        self._time += seconds

    def turn_to_next(self, until: float) -> bool:
        """Turn to the next timer and run it; False if none is due until then."""
        while self._alarms and self._alarms[0][0] <= until:
            at, _, alarm = heappop(self._alarms)
            if alarm.do is not None:
                self._time = max(self._time, at)
                alarm.do()
                return True
        self._time = max(self._time, until)
        return False
