"""The store in one SQLite file: a thread that writes, a thread that reads, and a lock against a second process."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from paddock.table.errors import BadDatabase, StoreDown
from paddock.table.store.base import Card, Fate, Row, Settle, reason_of
from paddock.table.store.batch import Key, Later, Pending, Statement, Values, fates, gathered, settle, won_cards
from paddock.table.store.lobby import Lobby, card_statements
from paddock.table.store.lock import Lock
from paddock.table.store.queries import PULSE
from paddock.table.store.sqlite_file import Connection, prepare, trouble

Job = Callable[[], None]
Found = list[tuple[Any, ...]]


class SqliteStore(Lobby):
    """One thread owns the connection that writes. While it waits for the disk the next batch gathers.

    A batch is one statement: the interpreter's lock changes hands once a batch, and a row that lost its seq does not
    sink the others. Readers have a connection of their own, so that no query holds up a move.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._items: SimpleQueue[Pending | Later | Job] = SimpleQueue()
        self._is_open = False
        self._is_working = True
        self._writer = Connection(path)
        self._reader = Connection(path)

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lock = await asyncio.to_thread(locked, self.path)
        try:
            await asyncio.to_thread(prepare, self.path)
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
        """The thread's last job; what it tells the loop comes behind the last fate."""
        self._is_working = False
        self._loop.call_soon_threadsafe(ended.set_result, None)

    async def health(self) -> None:
        await self._write(PULSE, time.time())

    def append(self, row: Row, done: Settle, card: Card | None = None) -> None:
        pending = Pending(row, done, card, time.monotonic())
        if self._is_open:
            self._items.put(pending)
        else:
            self._loop.call_soon(settle, [pending], [Fate.FAILED], self.on_settled)

    def tell(self, words: str) -> None:
        """Nobody else is on this file."""

    async def _read(self, sql: str, *values: object) -> Found:
        self._check_open()
        return await self._run(self._readers.submit(self._fetch, self._reader, sql, values))

    async def _write(self, sql: str, *values: object) -> Found:
        self._check_open()
        written: Future[Found] = Future()
        self._items.put(lambda: fulfil(written, lambda: self._fetch(self._writer, sql, values)))
        return await self._run(written)

    def _write_later(self, statements: list[Statement]) -> None:
        self._items.put(Later(statements))

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreDown("stopped", address=str(self.path))

    async def _run(self, found: "Future[Found]") -> Found:
        try:
            return await asyncio.wrap_future(found)
        except sqlite3.IntegrityError:
            raise  # the caller's mistake, not the database's
        except (sqlite3.Error, OSError) as error:
            raise trouble(error, self.path) from error

    def _fetch(self, connection: Connection, sql: str, values: Values) -> Found:
        try:
            return connection.get().execute(sql, named(values)).fetchall()
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.Error, OSError):
            connection.close()
            raise

    def _work(self) -> None:
        """The life of the thread that writes."""
        while self._is_working:
            found = gathered(self._items.get(), self._items)
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
            found = [Fate.FAILED for _ in batch]
        self._loop.call_soon_threadsafe(settle, batch, found, self.on_settled)


def locked(path: Path) -> Lock:
    """The right to write the file; BadDatabase if another process has it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock.free(path)
    except OSError as error:
        raise trouble(error, path) from error
    if lock is None:
        raise BadDatabase("in-use", address=str(path))
    return lock


def write(connection: sqlite3.Connection, batch: list[Pending], others: list[Statement]) -> list[Fate]:
    """Write the rows, the cards of those that won, and what else there is; all is on disk when this returns."""
    if not others and all(pending.card is None for pending in batch):
        return fates(batch, insert(connection, batch))
    connection.execute("begin immediate")
    found = fates(batch, insert(connection, batch))
    for sql, rows in card_statements(won_cards(batch, found)):
        connection.executemany(sql, map(named, rows))
    for sql, values in others:
        connection.execute(sql, named(values))
    connection.execute("commit")
    return found


def insert(connection: sqlite3.Connection, batch: list[Pending]) -> set[Key]:
    """The keys that were free."""
    if not batch:
        return set()
    marks = ",".join(["(?,?,?,?)"] * len(batch))
    sql = f"insert into events values {marks} on conflict do nothing returning table_id, seq"
    return set(connection.execute(sql, [field for pending in batch for field in pending.row]))


def named(values: Values) -> dict[str, object]:
    """SQLite takes `$1` for a name."""
    return {str(number): value for number, value in enumerate(values, 1)}


def fulfil(promise: "Future[Found]", work: Callable[[], Found]) -> None:
    """Do the work and hand over what comes of it, be it an error."""
    try:
        promise.set_result(work())
    except Exception as error:  # noqa: BLE001 - it belongs to whoever waits
        promise.set_exception(error)
