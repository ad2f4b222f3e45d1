"""Slow-reader test: sockets that stop reading must be closed soon and cost little memory."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.loadtest.processes import servers
from paddock.loadtest.resources import ResourceMonitor
from paddock.loadtest.run import MovePacer, gauge
from paddock.loadtest.table_client import Player
from paddock.loadtest.virtual_users import VirtualUsers

if TYPE_CHECKING:
    from paddock.loadtest.plan import Plan, Progress

TIMEOUT_S: Final = 60.0
POLL_S: Final = 0.1


class Stalled(msgspec.Struct, frozen=True, kw_only=True):
    """When the last one was closed (None: not within a minute), and the peak memory per socket."""

    readers: int
    sockets: int
    closed_s: float | None
    each_mb: float
    errors: dict[str, int]


async def stall(plan: Plan, count: int, progress: Progress) -> Stalled:
    """Let spectators join tables in play and stop reading; the players read on."""
    async with servers(plan) as found, VirtualUsers(plan, found, progress) as users:
        await users.open_tables()
        await users.connect_all(plan.sockets)
        pacer = MovePacer(users, plan.every_s)
        pacer.start()
        monitor = ResourceMonitor(server.pid for server in found)
        before = sum(monitor.rss_mb() or ())
        readers = await _readers(users, count)
        closed_s, most = await _watched(users, monitor)
        await pacer.end()
        for reader in readers:
            reader.leave()
    each = max(0.0, most - before) / count
    return Stalled(
        readers=count,
        sockets=plan.sockets,
        closed_s=closed_s,
        each_mb=round(each, 3),
        errors=dict(users.measurements.errors),
    )


async def _readers(users: VirtualUsers, count: int) -> list[Player]:
    loop = asyncio.get_running_loop()
    readers = [Player(users.tables[n % len(users.tables)], 0, 0, loop.create_future()) for n in range(count)]
    for reader in readers:
        reader.is_leaving = True  # being closed is the expected result
        await users.connect(reader)
        reader.stop_reading()
    return readers


async def _watched(users: VirtualUsers, monitor: ResourceMonitor) -> tuple[float | None, float]:
    """Seconds until only the players are left, and the peak memory."""
    users.progress.stage("stalled", TIMEOUT_S)
    begun, most = time.perf_counter(), 0.0
    while (passed := time.perf_counter() - begun) < TIMEOUT_S:
        most = max(most, sum(monitor.rss_mb() or ()))
        open_now = await gauge(users.clients[0], "paddock_sockets")
        if open_now is not None and open_now <= users.plan.sockets:
            return round(passed, 1), most
        users.progress.done(passed)
        await asyncio.sleep(POLL_S)
    return None, most
