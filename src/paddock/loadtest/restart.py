"""Restart test: kill -9 a server with live tables and measure how long recovery takes."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.loadtest import processes
from paddock.loadtest.plan import SEATS
from paddock.loadtest.resources import ResourceMonitor, cores
from paddock.loadtest.run import MovePacer
from paddock.loadtest.virtual_users import VirtualUsers
from paddock.server.open_files import raise_limit

if TYPE_CHECKING:
    from paddock.loadtest.plan import Plan, Progress

MOVES: Final = range(50, 151)  # of a table before the end; a hundred on average
POLL_S: Final = 0.2


class Restart(msgspec.Struct, frozen=True, kw_only=True):
    """Time until the new process serves, and from then until every table has answered a join."""

    tables: int
    moves: int
    serving_s: float
    back_s: float
    lost: int  # tables that came back without some acknowledged moves
    server_cores: float | None  # from the start of the new process on
    driver_cores: float
    neighbour_cores: float
    errors: dict[str, int]


class Back(NamedTuple):
    """A restarted server: when it served, when all tables had answered, and the seq of each."""

    serving_s: float
    back_s: float
    seqs: dict[str, int]
    cores: tuple[float | None, float, float]
    errors: dict[str, int]


async def restart(plan: Plan, progress: Progress) -> Restart:
    """Play, kill -9, start again, join every table."""
    raise_limit()
    with tempfile.TemporaryDirectory(prefix="paddock-load-") as folder:
        database = plan.database or f"{folder}/load.sqlite3"
        first = await processes.start(database)
        try:
            async with VirtualUsers(plan, [first], progress) as users:
                known, errors = await _played(users)
                for player in users.players:
                    player.is_leaving = True
                await first.end(signal.SIGKILL)
                tokens = {table.id: table.tokens for table in users.tables}
        finally:
            await first.end(signal.SIGKILL)
        again = await _back(plan, database, tokens, progress)
    server, driver, neighbour = again.cores
    return Restart(
        tables=len(known),
        moves=sum(known.values()),
        serving_s=round(again.serving_s, 2),
        back_s=round(again.back_s, 2),
        lost=sum(1 for table, seq in known.items() if again.seqs[table] < seq),
        server_cores=server,
        driver_cores=driver,
        neighbour_cores=neighbour,
        errors={**errors, **again.errors},
    )


async def _played(users: VirtualUsers) -> tuple[dict[str, int], dict[str, int]]:
    """Play at every table for a while: the last seq that its players saw, and the errors."""
    await users.open_tables()
    await users.connect_all(users.plan.tables * SEATS)
    wanted = {table: MOVES[number % len(MOVES)] for number, table in enumerate(users.tables)}
    pacer = MovePacer(users, 0.0, wanted)
    users.progress.stage("moves", sum(wanted.values()))
    pacer.start()
    while any(table.made < wanted[table] or table.unseen for table in users.tables):
        await asyncio.sleep(POLL_S)
        users.progress.done(sum(table.made for table in users.tables))
    return {table.id: table.seq for table in users.tables}, dict(users.measurements.errors)


async def _back(plan: Plan, database: str, tokens: dict[str, list[str]], progress: Progress) -> Back:
    """A new server on the same database, and a socket at each table."""
    before = ResourceMonitor(()).sample()._replace(servers=0.0)  # the one that starts has used nothing yet
    second = await processes.start(database)
    serving = time.perf_counter()
    try:
        async with VirtualUsers(plan, [second], progress) as users:
            users.adopt(tokens)
            await users.connect_all(len(tokens), at_once=len(tokens))  # as pages do that were cut off run_concurrently
            after = ResourceMonitor([second.pid]).sample()
            seqs = {player.table.id: player.joined.result() for player in users.players}
            times = serving - before.at, after.at - serving
            return Back(*times, seqs, cores(before, after), dict(users.measurements.errors))
    finally:
        await second.end()
