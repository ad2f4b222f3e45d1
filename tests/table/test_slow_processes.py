"""Any number of processes on one PostgreSQL: each table that is due is moved exactly once."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.table.clock import ManualClock
from tests.table.harness import harness_at, in_days

pytestmark = pytest.mark.usefixtures("seeded")
TABLES = 200
COUNT = "select table_id, count(*) from events group by table_id"
DAY_S = 86_400


async def test_two_processes_move_each_of_200_tables_due_in_one_second_exactly_once(postgres_url: str) -> None:
    clocks = [ManualClock(), ManualClock()]
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(harness_at(postgres_url, clock, is_slow=True)) for clock in clocks]
        opened = [await one.start("speed-1200", ["anna", "ben"], clock=in_days(1)) for _ in range(TABLES)]
        one.hub.tables.clear()  # as if they had been idle
        before = dict(map(tuple, await one.store.query(COUNT)))
        for clock in clocks:
            clock.skip(DAY_S + 10)
        claimed = await asyncio.gather(one.hub.due.check(), two.hub.due.check())
        await asyncio.gather(one.pass_time(8), two.pass_time(8))
        assert sum(claimed) == TABLES
        assert min(claimed) > 0, "both took part"
        rows = await one.store.query("select table_id, body from events where body like $1", b'%"by":"clock"%')
        assert {table for table, _ in rows} == {table.id for table in opened}
        # A safety is followed by another move of the same turn; but nobody's second turn was played.
        assert all(b'"seat":1' in body for _, body in rows)
        assert {seat for (seat,) in await one.store.query("select seat from due")} == {2}
        after = dict(map(tuple, await one.store.query(COUNT)))
        assert all(after[table.id] > before[table.id] for table in opened)


async def test_processes_that_start_together_move_the_deadlines_once(postgres_url: str) -> None:
    clock = ManualClock()
    async with harness_at(postgres_url, clock, is_slow=True) as first:
        await first.start("speed-1200", ["anna", "ben"], clock=in_days(1))
        (before,) = [at for (at,) in await first.store.query("select at from due")]
    clock.skip(5 * DAY_S)
    async with harness_at(postgres_url, clock) as one, harness_at(postgres_url, clock) as two:
        await asyncio.gather(one.hub.due.begin(), two.hub.due.begin())
        (after,) = [at for (at,) in await one.store.query("select at from due")]
        assert after - before == pytest.approx(5 * DAY_S)
