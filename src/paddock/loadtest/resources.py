"""ResourceMonitor: CPU time and memory of the servers, of the load test and of the rest of the machine."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

import psutil

if TYPE_CHECKING:
    from collections.abc import Iterable

MB: Final = 1024 * 1024


class CpuSample(NamedTuple):
    """CPU seconds used so far."""

    at: float
    busy: float
    driver: float
    servers: float | None


class ResourceMonitor:
    """Samples this machine, the server processes and our own process."""

    def __init__(self, pids: Iterable[int | None]) -> None:
        known = [pid for pid in pids if pid is not None]
        self._servers: Final = [psutil.Process(pid) for pid in known]
        self._driver: Final = psutil.Process()

    def sample(self) -> CpuSample:
        times = psutil.cpu_times()
        idle = times.idle + getattr(times, "iowait", 0.0)
        guest = getattr(times, "guest", 0.0) + getattr(times, "guest_nice", 0.0)  # counted in user as well
        servers = sum(map(_used, self._servers)) if self._servers else None
        return CpuSample(time.perf_counter(), sum(times) - idle - guest, _used(self._driver), servers)

    def rss_mb(self) -> list[float] | None:
        """The memory of each server, including its worker processes."""
        return [round(_memory(server) / MB, 1) for server in self._servers] or None


def cores(before: CpuSample, after: CpuSample) -> tuple[float | None, float, float]:
    """Busy cores between two samples: of the servers, of the load test and of all other processes."""
    seconds = after.at - before.at
    driver = after.driver - before.driver
    servers = None if before.servers is None or after.servers is None else after.servers - before.servers
    others = max(0.0, after.busy - before.busy - driver - (servers or 0.0))
    mine = None if servers is None else round(servers / seconds, 2)
    return mine, round(driver / seconds, 2), round(others / seconds, 2)


def _used(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _memory(process: psutil.Process) -> int:
    family = [process, *process.children(recursive=True)]
    return sum(member.memory_info().rss for member in family)
