"""One load run: every table makes moves at a given rate while latency, CPU time and memory are measured."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from typing import TYPE_CHECKING, Final

from paddock.loadtest.plan import Figures, times
from paddock.loadtest.processes import servers
from paddock.loadtest.resources import ResourceMonitor, cores
from paddock.loadtest.virtual_users import VirtualUsers

if TYPE_CHECKING:
    from paddock.loadtest.http import Client
    from paddock.loadtest.plan import Plan, Progress
    from paddock.loadtest.processes import Server
    from paddock.loadtest.resources import CpuSample
    from paddock.loadtest.table_client import TableClient

LAST_ANSWERS_S: Final = 10.0  # timeout for the answers to the last moves
TICK_S: Final = 0.25
RETRY_S: Final = 0.1


class MovePacer:
    """Makes moves at every table, at a fixed interval or as fast as possible."""

    def __init__(self, users: VirtualUsers, every_s: float, wanted: dict[TableClient, int] | None = None) -> None:
        self._users: Final = users
        self._every_s: Final = every_s
        self._wanted: Final = wanted  # the number of moves for each table; None: no limit
        self._loop: Final = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_on = True

    def start(self) -> None:
        """Start all tables, spread evenly over one interval."""
        tables = self._users.tables
        pause = (self._every_s or 1.0) / len(tables)
        for number, table in enumerate(tables):
            table.on_all_seen = self._all_seen
            self._loop.call_later(number * pause, self._tick, table)

    def _tick(self, table: TableClient) -> None:
        """Make the next move; a table that still waits for the last one skips this interval."""
        if not self._goes_on(table):
            return
        self._loop.call_later(self._every_s or RETRY_S, self._tick, table)
        if table.is_over and not table.unseen:
            self._deal(table)
        else:
            table.move()

    def _all_seen(self, table: TableClient) -> None:
        """Everybody has seen the last move, or the new deal."""
        if not self._goes_on(table):
            return
        if table.is_over:
            self._deal(table)
        elif not self._every_s:
            table.move()

    def _goes_on(self, table: TableClient) -> bool:
        return self.is_on and (self._wanted is None or table.made < self._wanted[table])

    def _deal(self, table: TableClient) -> None:
        table.expect_new_deal()
        task = self._loop.create_task(self._users.rematch(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Stop making moves and wait for the answers to the last ones; missing answers count as errors."""
        self.is_on = False
        for _ in range(round(LAST_ANSWERS_S / TICK_S)):
            if not any(table.unseen for table in self._users.tables):
                break
            await asyncio.sleep(TICK_S)
        for table in self._users.tables:
            if table.unseen:
                table.failed("unanswered")


async def run(plan: Plan, progress: Progress) -> Figures:
    """One run, from starting the servers to ending them."""
    progress.stage("servers", plan.processes)
    async with servers(plan) as found, VirtualUsers(plan, found, progress) as users:
        await users.open_tables()
        await users.connect_all(plan.sockets)
        return await measured(users, found)


async def settled_run(plan: Plan, progress: Progress) -> Figures:
    """One of several runs, after the disk has settled: otherwise it would wait for the writes of the previous run."""
    await asyncio.to_thread(os.sync)
    return await run(plan, progress)


async def measured(users: VirtualUsers, found: list[Server]) -> Figures:
    """Play for the planned time and return the figures."""
    plan, measurements = users.plan, users.measurements
    monitor = ResourceMonitor(server.pid for server in found)
    pacer = MovePacer(users, plan.every_s)
    gc.collect()
    gc.freeze()  # the driver's own garbage collections must not look like delays of the server
    pacer.start()
    await passing(users, "warm-up", warm_up_s(plan))
    measurements.since, before = time.perf_counter(), monitor.sample()
    commits = await committed(users)
    await passing(users, "play", plan.seconds)
    measurements.until, after = time.perf_counter(), monitor.sample()
    commits = None if commits is None else (await committed(users) or 0) - commits
    memory = monitor.rss_mb()
    await pacer.end()
    gc.unfreeze()
    return figures(users, before, after, memory, commits)


def warm_up_s(plan: Plan) -> float:
    """Time until every table has made its first move, which costs more; slow tables make few others."""
    return max(plan.warm_up_s, plan.every_s)


async def passing(users: VirtualUsers, stage: str, seconds: float) -> None:
    """Wait, and report progress."""
    users.progress.stage(stage, seconds)
    begun = time.perf_counter()
    while (left := begun + seconds - time.perf_counter()) > 0:
        await asyncio.sleep(min(TICK_S, left))
        users.progress.done(time.perf_counter() - begun)


async def committed(users: VirtualUsers) -> int | None:
    """Total number of commits of the servers, if they report it."""
    found = [await gauge(client, "paddock_commits_total") for client in users.clients]
    known = [count for count in found if count is not None]
    return int(sum(known)) if len(known) == len(found) else None


async def gauge(client: Client, name: str) -> float | None:
    """One value of the server's metrics."""
    lines = (await client.ask("GET", "/api/metrics")).body.decode().splitlines()
    found = [line.split()[1] for line in lines if line.startswith(f"{name} ")]
    return float(found[0]) if found else None


def figures(
    users: VirtualUsers, before: CpuSample, after: CpuSample, memory: list[float] | None, commits: int | None
) -> Figures:
    plan, measurements = users.plan, users.measurements
    server, driver, neighbour = cores(before, after)
    seconds = after.at - before.at
    return Figures(
        sockets=plan.sockets,
        tables=plan.tables,
        processes=len(users.servers),
        seconds=round(seconds, 1),
        every_s=plan.every_s,
        moves=measurements.moves,
        moves_per_s=round(measurements.moves / seconds, 1),
        matches=measurements.matches,
        acknowledged_ms=times(measurements.acknowledged),
        seen_ms=times(measurements.seen),
        elsewhere_ms=times(measurements.elsewhere),
        commits=commits,
        rss_mb=memory,
        server_cores=server,
        driver_cores=driver,
        neighbour_cores=neighbour,
        errors=dict(measurements.errors),
    )
