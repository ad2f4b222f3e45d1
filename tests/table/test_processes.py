"""Several processes on one PostgreSQL: one process wins each row, and all are notified."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import pytest

from paddock.table.errors import StoreDown
from paddock.table.store.base import AppendResult, Guest, Store
from paddock.table.store.open import open_store
from tests.table.proxy import Proxy
from tests.table.rows import also, append, appending, card, row, rows

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.table.conftest import Postgres

HANG_ON = 20.0


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, like two processes."""
    stores = open_store(postgres_url), open_store(postgres_url)
    for store in stores:
        await store.start()
    yield stores
    for store in stores:
        await store.stop()


class Boss:
    """An administrator of a database, connected to another one on the same server."""

    def __init__(self, connection: asyncpg.Connection, database: str) -> None:
        self._connection = connection
        self._database = database

    async def alter(self, change: str) -> None:
        """Change the database, and close all connections to it."""
        await self._connection.execute(f"alter database {self._database} {change}")
        await self.cut_off()

    async def cut_off(self) -> None:
        sql = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1"
        await self._connection.execute(sql, self._database)


@pytest.fixture
async def boss(postgres: Postgres, postgres_url: str) -> AsyncIterator[Boss]:
    connection = await asyncpg.connect(postgres.url("postgres"))
    yield Boss(connection, postgres_url.split("?", maxsplit=1)[0].rpartition("/")[2])
    await connection.close()


async def test_of_two_processes_exactly_one_wins_each_seq(pair: tuple[Store, Store]) -> None:
    results = [
        [appending(store, row(f"t{seq % 7}", seq, body), card(f"t{seq % 7}", seq)) for seq in range(1, 500)]
        for store, body in zip(pair, (b"one", b"two"), strict=True)
    ]
    found = [[await fate for fate in each] for each in results]
    assert all({one, two} == {AppendResult.COMMITTED, AppendResult.CONFLICT} for one, two in zip(*found, strict=True))
    winners = [b"one" if fate is AppendResult.COMMITTED else b"two" for fate in found[0]]
    kept = {each.seq: each.body for table in range(7) for each in await pair[0].read(f"t{table}")}
    assert kept == dict(enumerate(winners, 1))


async def test_the_other_process_hears_of_every_row_and_this_one_does_not(pair: tuple[Store, Store]) -> None:
    here, there = pair
    own: list[tuple[str, int]] = []
    heard: list[tuple[str, int]] = []
    all_heard = asyncio.Event()
    here.on_appended = lambda table, seq: own.append((table, seq))
    there.on_appended = lambda table, seq: all_heard.set() if table == "last" else heard.append((table, seq))
    # A batch larger than one notification can carry, and a rejected row, which is not announced.
    written = [row(f"a-table-with-a-long-name-{number}", seq) for number in range(350) for seq in (1, 2)]
    await append(here, *written, written[0])
    await append(here, row("last", 1))
    async with asyncio.timeout(HANG_ON):
        await all_heard.wait()
    assert sorted(heard) == sorted(each[:2] for each in written)
    assert own == []


async def test_words_reach_the_other_processes_only(pair: tuple[Store, Store]) -> None:
    here, there = pair
    told: asyncio.Queue[str] = asyncio.Queue()
    own: list[str] = []
    here.on_notified, there.on_notified = own.append, told.put_nowait
    here.notify("anna is here")
    here.notify("Άννα " + "x" * 7000)
    async with asyncio.timeout(HANG_ON):
        assert await told.get() == "anna is here"
        assert await told.get() == "Άννα " + "x" * 7000
    assert own == []
    with pytest.raises(ValueError, match="at most 7500 bytes"):
        here.notify("Ά" * 4000)


async def test_a_lost_connection_is_a_gap_and_news_come_again(pair: tuple[Store, Store], boss: Boss) -> None:
    here, there = pair
    gap, heard = asyncio.Event(), asyncio.Event()
    there.on_gap, there.on_appended = gap.set, lambda _table, _seq: heard.set()
    await boss.cut_off()
    async with asyncio.timeout(HANG_ON):
        await gap.wait()
        assert await append(here, row("a", 1)) == [AppendResult.COMMITTED]
        await heard.wait()
    assert await there.read("a") == [row("a", 1)]


async def test_a_question_is_asked_again_when_its_connection_has_died(pair: tuple[Store, Store], boss: Boss) -> None:
    await pair[0].add_guest("g1", "Anna", 1.0)
    await boss.cut_off()
    assert await pair[0].guest("g1") == Guest("g1", "Anna", 1.0)
    await boss.cut_off()
    await pair[0].health()


async def test_rows_fail_while_the_database_is_away_and_win_when_it_is_back(
    pair: tuple[Store, Store], boss: Boss
) -> None:
    here = pair[0]
    gap = asyncio.Event()
    here.on_gap = gap.set
    await append(here, row("a", 1))
    await boss.alter("allow_connections false")
    assert await append(here, row("a", 2), row("b", 1)) == [AppendResult.UNAVAILABLE, AppendResult.UNAVAILABLE]
    with pytest.raises(StoreDown, match="is not available"):
        await here.read("a")
    with pytest.raises(StoreDown):
        await here.health()
    await boss.alter("allow_connections true")
    async with asyncio.timeout(HANG_ON):
        await gap.wait()
    assert await append(here, row("a", 2)) == [AppendResult.COMMITTED]
    assert await here.read("a") == [row("a", 1), row("a", 2)]
    await here.health()


async def test_rows_fail_while_the_database_is_read_only(pair: tuple[Store, Store], boss: Boss) -> None:
    here = pair[0]
    await boss.alter("set default_transaction_read_only = on")
    assert await append(here, row("a", 1)) == [AppendResult.UNAVAILABLE]
    assert here.failure == "ReadOnlySQLTransactionError: cannot execute INSERT in a read-only transaction"
    with pytest.raises(StoreDown, match="read-only"):
        await here.health()
    await boss.alter("set default_transaction_read_only = off")
    assert await append(here, row("a", 1)) == [AppendResult.COMMITTED]


# As PostgreSQL answers when its disk is full: a real one cannot be filled without rights on the machine.
FULL = """
create function full_disk() returns trigger language plpgsql as
$$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
create trigger full_disk before insert on {table} execute function full_disk();
"""


async def test_rows_fail_while_the_disk_of_the_database_is_full(pair: tuple[Store, Store], postgres_url: str) -> None:
    here = pair[0]
    connection = await asyncpg.connect(postgres_url)
    await connection.execute(FULL.format(table="events"))
    assert await append(here, row("a", 1)) == [AppendResult.UNAVAILABLE]
    assert here.failure == "DiskFullError: could not extend file: No space left on device"
    await connection.execute("create trigger full_disk before insert on pulse execute function full_disk()")
    with pytest.raises(StoreDown, match="No space left on device"):
        await here.health()
    await connection.execute("drop function full_disk cascade")
    await connection.close()
    assert await append(here, row("a", 1)) == [AppendResult.COMMITTED]
    await here.health()


@pytest.mark.parametrize("is_forwarded", [True, False])
async def test_a_batch_whose_connection_broke_in_mid_commit_is_written_once(
    postgres_url: str, *, is_forwarded: bool
) -> None:
    async with Proxy(postgres_url) as proxy:
        store = open_store(proxy.url)
        await store.start()
        await append(store, row("a", 1))
        proxy.break_at(b"a-row-to-remember", is_forwarded=is_forwarded)
        written = [row("a", 2, b"a-row-to-remember"), *rows("b", 1, 3)]
        fates = [appending(store, each, with_also=also(each)) for each in written]
        assert list(await asyncio.gather(*fates)) == [AppendResult.COMMITTED] * 4
        assert proxy.has_broken
        assert all([await store.guest(f"{each.table}-{each.seq}") for each in written])
        assert (await store.read_many(["a", "b"])) == {"a": [row("a", 1), written[0]], "b": written[1:]}
        await store.stop()
