"""Memory leak test: connect and close thousands of sockets; memory must stay level."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.loadtest.plan import SEATS
from paddock.loadtest.processes import servers
from paddock.loadtest.resources import ResourceMonitor
from paddock.loadtest.table_client import Player
from paddock.loadtest.virtual_users import VirtualUsers

if TYPE_CHECKING:
    from paddock.loadtest.plan import Plan, Progress

PARTS: Final = 8
# The heap settles during the first half; what the second half adds beyond this share is a leak.
MAX_GROWTH: Final = 1.1


class Reconnects(msgspec.Struct, frozen=True, kw_only=True):
    """Memory before, and after each eighth of the sockets."""

    reconnects: int
    tables: int
    seconds: float
    rss_mb: list[float]
    is_level: bool
    errors: dict[str, int]


async def reconnect(plan: Plan, count: int, progress: Progress) -> Reconnects:
    """Connect, join and close this number of sockets, many concurrently, as the guests of the tables."""
    async with servers(plan) as found, VirtualUsers(plan, found, progress) as users:
        await users.open_tables()
        monitor = ResourceMonitor(server.pid for server in found)
        begun, memory = time.perf_counter(), [_total(monitor)]
        progress.stage("reconnects", count)
        for part in range(PARTS):
            done = part * count // PARTS
            await users.run_concurrently(
                [_visit(users, number) for number in range(done, (part + 1) * count // PARTS)], done
            )
            memory.append(_total(monitor))
        return Reconnects(
            reconnects=count,
            tables=plan.tables,
            seconds=round(time.perf_counter() - begun, 1),
            rss_mb=memory,
            is_level=memory[-1] <= memory[PARTS // 2] * MAX_GROWTH,
            errors=dict(users.measurements.errors),
        )


def _total(monitor: ResourceMonitor) -> float:
    return round(sum(monitor.rss_mb() or ()), 1)


async def _visit(users: VirtualUsers, number: int) -> None:
    table = users.tables[number // SEATS % len(users.tables)]
    player = Player(table, number % SEATS + 1, 0, asyncio.get_running_loop().create_future())
    await users.connect(player)
    player.leave()
    await player.gone()
