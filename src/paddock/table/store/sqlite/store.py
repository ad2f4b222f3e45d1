"""SqliteStore: one writer thread, one reader thread, and a lock file against a second process."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import structlog

from paddock.table.errors import BadDatabase, StoreDown
from paddock.table.store.base import AppendResult, Card, Row, Settle, Statement, Values, reason_of
from paddock.table.store.batch import (
    Deferred,
    Key,
    Pending,
    append_results,
    committed_also,
    committed_cards,
    next_batch,
    settle,
)
from paddock.table.store.lobby_queries import card_statements
from paddock.table.store.lock import Lock
from paddock.table.store.queries import PULSE
from paddock.table.store.retention_queries import RetentionQueries
from paddock.table.store.sqlite.file import Connection, named, prepare, store_error, traces_of_former

log = structlog.get_logger("paddock")
TABLES = (
    "events",
    "snapshots",
    "names",
    "chat",
    "cards",
    "card_guests",
    "guests",
    "devices",
    "codes",
    "recovery_codes",
    "passkeys",
    "challenges",
    "aliases",
    "blocks",
    "reports",
    "matches",
    "standings",
    "reviewed",
    "ratings",
    "clubs",
    "club_members",
    "invitations",
    "seasons",
    "season_legs",
    "season_drivers",
    "season_going",
    "season_heats",
    "season_seats",
    "season_changes",
    "due",
    "away",
)
# Reads the first page of every table itself, not of an index.
PROBE = "select " + ", ".join(f"exists (select 1 from {table} not indexed)" for table in TABLES)
Job = Callable[[], None]
Found = list[tuple[Any, ...]]


class SqliteStore(RetentionQueries):
    """One thread owns the writing connection. While it waits for the disk, the next batch is queued.

    A batch is one statement: the GIL is released once per batch, and a row whose seq is taken does not affect
    the others. Readers have their own connection, so that no query delays a move.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._items: SimpleQueue[Pending | Deferred | Job] = SimpleQueue()
        self._is_open = False
        self._is_working = True
        self._writer = Connection(path)
        self._reader = Connection(path)

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        former = await asyncio.to_thread(traces_of_former, self.path)
        self._lock = await asyncio.to_thread(locked, self.path)
        if former:
            log.warning("new database where a former one stood", address=str(self.path), traces=former)
        try:
            await asyncio.to_thread(prepare, self.path, self.on_rewritten)
        except BaseException:
            self._lock.release()
            raise
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._is_open = True
        self._thread.start()

    async def stop(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        ended = self._loop.create_future()
        self._items.put(lambda: self._end(ended))
        await ended
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._reader.close()
        self._lock.release()

    def _end(self, ended: "asyncio.Future[None]") -> None:
        """The thread's last job; the future is resolved after the last result."""
        self._is_working = False
        self._loop.call_soon_threadsafe(ended.set_result, None)

    async def health(self) -> None:
        await self._write(PULSE, time.time())
        await self._read(PROBE)

    def append(self, row: Row, done: Settle, card: Card | None = None, also: Sequence[Statement] = ()) -> None:
        pending = Pending(row, done, card, also, time.monotonic())
        if self._is_open:
            self._items.put(pending)
        else:
            self._loop.call_soon(settle, [pending], [AppendResult.UNAVAILABLE], self.on_settled)

    def notify(self, words: str) -> None:
        """Do nothing: no other process uses this file."""

    async def _read(self, sql: str, *values: object) -> Found:
        self._check_open()
        return await self._run(self._readers.submit(self._fetch, self._reader, sql, values))

    async def _write(self, sql: str, *values: object) -> Found:
        self._check_open()
        written: Future[Found] = Future()
        self._items.put(lambda: fulfil(written, lambda: self._fetch(self._writer, sql, values)))
        return await self._run(written)

    async def _write_all(self, statements: list[Statement]) -> None:
        self._check_open()
        written: Future[Found] = Future()
        self._items.put(lambda: fulfil(written, lambda: self._run_all(statements)))
        await self._run(written)

    def _run_all(self, statements: list[Statement]) -> Found:
        connection = self._writer.get()
        try:
            connection.execute("begin immediate")
            for sql, values in statements:
                connection.execute(sql, named(values))
            connection.execute("commit")
        except (sqlite3.Error, OSError):
            self._writer.close()
            raise
        return []

    async def _wipe(self) -> None:
        """Empty the journal; deleted cells have been overwritten (secure_delete).

        No vacuum: anybody may have themselves forgotten, and nothing could be written while the file is rewritten.
        """
        await self._write("pragma wal_checkpoint(truncate)")

    def _write_deferred(self, statements: list[Statement]) -> None:
        self._items.put(Deferred(statements))

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreDown("stopped", address=str(self.path))

    async def _run(self, found: "Future[Found]") -> Found:
        try:
            return await asyncio.wrap_future(found)
        except sqlite3.IntegrityError:
            raise  # the caller's mistake, not the database's
        except (sqlite3.Error, OSError) as error:
            raise store_error(error, self.path) from error

    def _fetch(self, connection: Connection, sql: str, values: Values) -> Found:
        try:
            return connection.get().execute(sql, named(values)).fetchall()
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.Error, OSError):
            connection.close()
            raise

    def _work(self) -> None:
        """The writer thread."""
        while self._is_working:
            found = next_batch(self._items.get(), self._items)
            if found.rows or found.others:
                self._commit(found.rows, found.others)
            if found.job is not None:
                found.job()
        self._writer.close()

    def _commit(self, batch: list[Pending], others: list[Statement]) -> None:
        try:
            found = write(self._writer.get(), batch, others)
            self.commits += 1
        except Exception as error:  # noqa: BLE001 - whatever it was, the thread lives on and these rows are not written
            self.failure = reason_of(error)
            self._writer.close()
            found = [AppendResult.UNAVAILABLE for _ in batch]
        self._loop.call_soon_threadsafe(settle, batch, found, self.on_settled)


def locked(path: Path) -> Lock:
    """Lock the file; BadDatabase if another process has it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock.free(path)
    except OSError as error:
        raise store_error(error, path) from error
    if lock is None:
        raise BadDatabase("in-use", address=str(path))
    return lock


def write(connection: sqlite3.Connection, batch: list[Pending], others: list[Statement]) -> list[AppendResult]:
    """Write the rows, the statements that belong to the committed ones, and all others; on disk when this returns."""
    if not others and all(pending.is_alone for pending in batch):
        return append_results(batch, insert(connection, batch))
    connection.execute("begin immediate")
    inserted = insert(connection, batch)
    also = committed_also(batch, inserted)
    found = append_results(batch, inserted)
    for sql, rows in card_statements(committed_cards(batch, found)):
        connection.executemany(sql, map(named, rows))
    for sql, values in (*also, *others):
        connection.execute(sql, named(values))
    connection.execute("commit")
    return found


def insert(connection: sqlite3.Connection, batch: list[Pending]) -> set[Key]:
    """The keys that were free."""
    if not batch:
        return set()
    placeholders = ",".join(["(?,?,?,?)"] * len(batch))
    sql = f"insert into events values {placeholders} on conflict do nothing returning table_id, seq"
    return set(connection.execute(sql, [field for pending in batch for field in pending.row[:4]]))


def fulfil(promise: "Future[Found]", work: Callable[[], Found]) -> None:
    """Set the result or the exception of the future; if nobody waits for it any more, do nothing."""
    if not promise.set_running_or_notify_cancel():
        return
    try:
        promise.set_result(work())
    except Exception as error:  # noqa: BLE001 - it belongs to whoever waits
        promise.set_exception(error)
