"""The log of a table: acknowledged rows are stored in order, exactly once, with one writer per seq."""

from __future__ import annotations

import asyncio

from paddock.table.store.base import AppendResult, Row, Snapshot, Store
from paddock.table.store.batch import MAX_ROWS
from paddock.table.store.open import open_store
from tests.table.rows import also, append, appending, row, rows, written


async def test_an_acknowledged_row_is_read_back_as_it_was(store: Store) -> None:
    odd = Row("Zk3-_9aB", 1, 1234567890.123456, bytes(range(256)))
    assert await append(store, odd) == [AppendResult.COMMITTED]
    assert await store.read("Zk3-_9aB") == [odd]


async def test_a_table_reads_what_came_after_a_seq(store: Store) -> None:
    await append(store, *rows("a", 1, 5), *rows("b", 1, 2))
    assert await store.read("a", after=3) == rows("a", 4, 5)
    assert await store.read("a", after=5) == []
    assert await store.read("nobody") == []


async def test_many_tables_are_read_at_once(store: Store) -> None:
    tables = [f"t{number}" for number in range(1200)]
    await append(store, *(row(table, seq) for table in tables for seq in (1, 2)))
    found = await store.read_many([*tables, "empty"], after={"t7": 1, "t8": 2})
    assert list(found) == [*tables, "empty"]
    assert [len(found[table]) for table in ("t0", "t7", "t8", "t1199", "empty")] == [2, 1, 0, 2, 0]
    assert found["t1199"] == [row("t1199", 1), row("t1199", 2)]


async def test_fates_come_in_the_order_of_appending(store: Store) -> None:
    told: list[int] = []
    last = asyncio.Event()
    for seq in range(1, 3 * MAX_ROWS):
        store.append(row("a", seq), lambda _, seq=seq: told.append(seq))  # type: ignore[misc]
    store.append(row("b", 1), lambda _: last.set())
    assert told == []
    await last.wait()
    assert told == list(range(1, 3 * MAX_ROWS))


async def test_a_taken_seq_is_lost_and_does_not_sink_the_others(store: Store) -> None:
    await append(store, row("a", 1, b"first"))
    found = await append(store, row("b", 1), row("a", 1, b"second"), row("a", 2), row("c", 1))
    assert found == [AppendResult.COMMITTED, AppendResult.CONFLICT, AppendResult.COMMITTED, AppendResult.COMMITTED]
    assert [each.body for each in await store.read("a")] == [b"first", b"{}"]


async def test_of_two_rows_with_one_seq_in_a_batch_the_first_wins(store: Store) -> None:
    found = await append(store, row("a", 1, b"first"), row("a", 1, b"second"))
    assert found == [AppendResult.COMMITTED, AppendResult.CONFLICT]
    assert [each.body for each in await store.read("a")] == [b"first"]


async def test_what_goes_with_a_row_is_written_with_it(store: Store) -> None:
    mine = row("a", 1)
    assert await appending(store, mine, with_also=also(mine)) is AppendResult.COMMITTED
    assert await store.guest("a-1") is not None


async def test_what_goes_with_a_row_that_lost_its_seq_is_not_written(store: Store) -> None:
    mine, late = row("a", 1), row("b", 1)
    await append(store, late)
    fates = [
        appending(store, mine, with_also=also(mine, "first")),
        appending(store, mine, with_also=[("update guests set name = 'second'", ())]),
        appending(store, late, with_also=also(late)),
    ]
    results = list(await asyncio.gather(*fates))
    assert results == [AppendResult.COMMITTED, AppendResult.CONFLICT, AppendResult.CONFLICT]
    kept = await store.guest("a-1")
    assert kept is not None
    assert kept.name == "first"
    assert await store.guest("b-1") is None


async def test_a_table_that_stumbles_over_its_news_does_not_keep_them_from_others(store: Store) -> None:
    reports: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, facts: reports.append(facts["message"]))

    def stumble(_: AppendResult) -> None:
        raise RuntimeError

    store.append(row("a", 1), stumble)
    assert await append(store, row("b", 1)) == [AppendResult.COMMITTED]
    assert reports == ["the table a failed at its own row"]


async def test_what_was_queued_is_written_before_the_store_stops(address: str) -> None:
    first = open_store(address)
    await first.start()
    results = [appending(first, each) for each in rows("a", 1, 900)]
    await first.stop()
    assert {fate.result() for fate in results} == {AppendResult.COMMITTED}
    second = open_store(address)
    await second.start()
    assert await second.read("a") == rows("a", 1, 900)
    await second.stop()


async def test_a_write_that_is_given_up_leaves_the_others_alone(store: Store) -> None:
    for seq in range(1, 3 * MAX_ROWS):  # the writer is busy, so the next writes are queued
        store.append(row("a", seq), lambda _: None)
    given_up = [asyncio.create_task(store.execute([("delete from guests", ())])) for _ in range(20)]
    await asyncio.sleep(0)
    for task in given_up:
        task.cancel()
    await asyncio.wait(given_up)
    assert await asyncio.wait_for(append(store, row("b", 1)), 20) == [AppendResult.COMMITTED]
    await store.execute([("delete from guests", ())])


async def test_a_row_appended_after_the_stop_has_failed(address: str) -> None:
    store = open_store(address)
    await store.start()
    await store.stop()
    assert await append(store, row("a", 1)) == [AppendResult.UNAVAILABLE]


async def test_a_table_keeps_its_last_two_snapshots(store: Store) -> None:
    for seq in (10, 20, 30):
        store.keep_snapshot("a", seq, f"as of {seq}".encode())
    store.keep_snapshot("b", 5, b"other")
    await written(store)
    assert await store.snapshot("a") == Snapshot("a", 30, b"as of 30")
    assert await store.snapshot("a", before=29) == Snapshot("a", 20, b"as of 20")
    assert await store.snapshot("a", before=19) is None
    assert await store.snapshots(["a", "b", "c"]) == {
        "a": Snapshot("a", 30, b"as of 30"),
        "b": Snapshot("b", 5, b"other"),
    }
