"""PostgresStore, for any number of processes: one connection appends, one listens, a pool serves queries."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import asyncpg

from paddock.table.errors import StoreDown
from paddock.table.store.base import AppendResult, Card, Row, Settle, Statement, Values
from paddock.table.store.batch import Deferred, Pending, next_batch, settle
from paddock.table.store.postgres.database import (
    COMMAND_S,
    CONNECT_S,
    DATABASE_ERRORS,
    Rows,
    is_lost,
    prepare,
    shown,
    store_error,
)
from paddock.table.store.postgres.log import Log
from paddock.table.store.postgres.notifications import Notifications
from paddock.table.store.queries import PULSE
from paddock.table.store.retention_queries import KEPT, OF_GUEST, RetentionQueries

Job = Callable[[], Awaitable[None]]
QUERIES_AT_ONCE = 4
WIPED = ("names", "chat", "cards", "old_deals", "guests", *OF_GUEST, *KEPT)


class PostgresStore(RetentionQueries):
    """One task writes batch after batch; while one is being written, the next is queued."""

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        # The name of this process in notifications, so that it ignores its own.
        self._me = secrets.token_hex(4)
        self._items: asyncio.Queue[Pending | Deferred | Job] = asyncio.Queue()
        self._is_open = False
        self._is_working = True
        self._log = Log(url, self)
        self._notifications = Notifications(url, self._me, self)

    async def start(self) -> None:
        await prepare(self.url, self.on_rewritten)
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=QUERIES_AT_ONCE, timeout=CONNECT_S, command_timeout=COMMAND_S
            )
            await self._log.connection()
            await self._notifications.start()
        except DATABASE_ERRORS as error:
            raise store_error(error, self.url) from error
        self._is_open = True
        self._worker = asyncio.create_task(self._work(), name="store-writer")

    async def stop(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        self._items.put_nowait(self._end)
        await self._worker
        await self._notifications.stop()
        self._log.drop()
        self._pool.terminate()

    async def _end(self) -> None:
        self._is_working = False

    async def health(self) -> None:
        await self._ask(PULSE, (time.time(),), is_repeatable=True)

    def append(self, row: Row, done: Settle, card: Card | None = None, also: Sequence[Statement] = ()) -> None:
        pending = Pending(row, done, card, also, time.monotonic())
        if self._is_open:
            self._items.put_nowait(pending)
        else:
            asyncio.get_running_loop().call_soon(settle, [pending], [AppendResult.UNAVAILABLE], self.on_settled)

    def notify(self, words: str) -> None:
        self._notifications.notify(words)

    async def _read(self, sql: str, *values: object) -> Rows:
        return await self._ask(sql, values, is_repeatable=True)

    async def _write(self, sql: str, *values: object) -> Rows:
        return await self._ask(sql, values, is_repeatable=False)

    async def _ask(self, sql: str, values: Values, *, is_repeatable: bool) -> Rows:
        """Run a query; one that is repeatable is retried once when the connection was lost."""
        if not self._is_open:
            raise StoreDown("stopped", address=shown(self.url))
        try:
            found: Rows = await self._pool.fetch(sql, *values)
        except asyncpg.IntegrityConstraintViolationError:
            raise  # the caller's mistake, not the database's
        except DATABASE_ERRORS as error:
            if not (is_repeatable and is_lost(error)):
                raise store_error(error, self.url) from error
            await self._pool.expire_connections()
            return await self._ask(sql, values, is_repeatable=False)
        return found

    async def _write_all(self, statements: list[Statement]) -> None:
        if not self._is_open:
            raise StoreDown("stopped", address=shown(self.url))
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, values in statements:
                    await connection.execute(sql, *values)
        except DATABASE_ERRORS as error:
            raise store_error(error, self.url) from error

    async def _wipe(self) -> None:
        """Free the space of deleted rows for reuse. VACUUM FULL would erase it, but lock tables for anybody's wish."""
        for kind in WIPED:
            await self._write(f"vacuum {kind}")

    def _write_deferred(self, statements: list[Statement]) -> None:
        self._items.put_nowait(Deferred(statements))

    async def _commit(self, rows: list[Pending]) -> None:
        if rows:
            found = await self._log.commit(rows)
            self._notifications.appended(
                pending.row[:2] for pending, result in zip(rows, found, strict=True) if result is AppendResult.COMMITTED
            )
            settle(rows, found, self.on_settled)
            self.commits += 1

    async def _write_others(self, statements: list[Statement]) -> None:
        """Statements of one kind together, in one round trip."""
        kinds: dict[str, list[Values]] = {}
        for sql, values in statements:
            kinds.setdefault(sql, []).append(values)
        with suppress(*DATABASE_ERRORS):
            for sql, rows in kinds.items():
                await self._pool.executemany(sql, rows)

    async def _work(self) -> None:
        """The writer task."""
        while self._is_working:
            found = next_batch(await self._items.get(), self._items)
            await asyncio.gather(self._commit(found.rows), self._write_others(found.others))
            if found.job is not None:
                await found.job()
