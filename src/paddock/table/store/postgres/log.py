"""Appending to PostgreSQL: a batch of rows is one statement."""

import asyncio

import asyncpg

from paddock.table.store.base import AppendResult, Store, reason_of
from paddock.table.store.batch import Key, Pending, append_results, committed_also, committed_cards
from paddock.table.store.lobby_queries import card_statements
from paddock.table.store.postgres.database import Connection, connect, is_lost

# Sorted, so that two processes wait for each other in one direction only.
APPEND = """
insert into events (table_id, seq, at, body)
select table_id, seq, at, body from unnest($1::text[], $2::bigint[], $3::float8[], $4::bytea[])
with ordinality as asked (table_id, seq, at, body, place) order by table_id, seq, place
on conflict do nothing returning table_id, seq
"""
OURS = """
select table_id, seq from events
join unnest($1::text[], $2::bigint[], $3::float8[], $4::bytea[]) as asked (table_id, seq, at, body)
using (table_id, seq, at, body)
"""
# Attempts to find out whether a batch was written when its connection broke; each pause is twice as long.
TRIES = 5
PAUSE_S = 0.1
Columns = list[list[object]]


class Log:
    """The writing connection; reopened when it was lost."""

    def __init__(self, url: str, store: Store) -> None:
        self._url = url
        self._store = store
        self._connection: Connection | None = None
        self._was_away = False

    async def commit(self, batch: list[Pending]) -> list[AppendResult]:
        """Write the batch; all is on disk when this returns.

        When a connection breaks during a commit it is unknown whether the rows were written. Then they are sent again,
        and rows that are there already, exactly as ours, count as committed.
        """
        is_in_doubt = False
        for attempt in range(TRIES):
            try:
                return await self._write(batch, is_in_doubt=is_in_doubt)
            except asyncpg.DeadlockDetectedError:
                continue
            except Exception as error:  # noqa: BLE001 - whatever it was, these rows are not known to be written
                self._store.failure = reason_of(error)
                is_in_doubt |= self._connection is not None and is_lost(error)
                self.drop()
                if not (is_in_doubt and is_lost(error)):
                    break
            await asyncio.sleep(PAUSE_S * 2**attempt)
        self._was_away = True
        return [AppendResult.UNAVAILABLE for _ in batch]

    async def connection(self) -> Connection:
        """The connection, opened if necessary."""
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            self._connection = await connect(self._url)
            if self._was_away:
                self._was_away = False
                self._store.on_gap()
        return self._connection

    def drop(self) -> None:
        """Abort the connection."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def _write(self, batch: list[Pending], *, is_in_doubt: bool) -> list[AppendResult]:
        connection = await self.connection()
        columns = [list(column) for column in zip(*(pending.row[:4] for pending in batch), strict=True)]
        if all(pending.is_alone for pending in batch):
            inserted = await self._insert(connection, columns)
            return append_results(batch, inserted | await self._found(connection, columns, is_in_doubt=is_in_doubt))
        async with connection.transaction():
            inserted = await self._insert(connection, columns)
            # Statements that belong to a row inserted by an earlier attempt were written with it.
            for sql, values in committed_also(batch, inserted):
                await connection.execute(sql, *values)
            before = await self._found(connection, columns, is_in_doubt=is_in_doubt)
            found = append_results(batch, inserted | before)
            for sql, rows in card_statements(committed_cards(batch, found)):
                await connection.executemany(sql, rows)
        return found

    async def _insert(self, connection: Connection, columns: Columns) -> set[Key]:
        """The keys that were free."""
        return {(table, seq) for table, seq in await connection.fetch(APPEND, *columns)}

    async def _found(self, connection: Connection, columns: Columns, *, is_in_doubt: bool) -> set[Key]:
        """The keys of rows that an earlier attempt may have written: those that exist exactly as ours."""
        return {(table, seq) for table, seq in await connection.fetch(OURS, *columns)} if is_in_doubt else set()
