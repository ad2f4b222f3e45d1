"""Appending to PostgreSQL: a batch is one statement that also tells the other processes, in the same transaction."""

import asyncio

import asyncpg

from paddock.table.store.base import Fate, Store, reason_of
from paddock.table.store.batch import Key, Pending, fates, won_cards
from paddock.table.store.lobby import card_statements
from paddock.table.store.postgres_server import Connection, connect, is_lost

APPENDED = "paddock_appended"
# Sorted, so that two processes wait for each other in one direction only. A notification holds 8,000 bytes: a hundred
# pairs of a seq and an id of a dozen letters are a quarter of that.
APPEND = f"""
with asked as (
    select * from unnest($1::text[], $2::bigint[], $3::float8[], $4::bytea[])
    with ordinality as asked (table_id, seq, at, body, place)
), won as (
    insert into events (table_id, seq, at, body)
    select table_id, seq, at, body from asked order by table_id, seq, place
    on conflict do nothing returning table_id, seq
), pages as (
    select table_id, seq, (row_number() over () - 1) / 100 as page from won
)
select array_agg(table_id), array_agg(seq), pg_notify('{APPENDED}', $5 || string_agg(' ' || seq || ' ' || table_id, ''))
from pages group by page
"""
OURS = """
select table_id, seq from events
join unnest($1::text[], $2::bigint[], $3::float8[], $4::bytea[]) as asked (table_id, seq, at, body)
using (table_id, seq, at, body)
"""
# Tries to learn what became of a batch whose connection broke, and the pause before the second; each pause is doubled.
TRIES = 5
PAUSE_S = 0.1


class Log:
    """The connection on which rows are written; it is opened anew when it was lost."""

    def __init__(self, url: str, me: str, store: Store) -> None:
        self._url = url
        self._me = me
        self._store = store
        self._connection: Connection | None = None
        self._was_away = False

    async def commit(self, batch: list[Pending]) -> list[Fate]:
        """Write the batch; all is on disk when this returns.

        A connection that breaks in mid-commit leaves it open whether the rows were written. Then they are sent again,
        and rows that turn out to be there, exactly as ours, have won.
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
        return [Fate.FAILED for _ in batch]

    async def connection(self) -> Connection:
        """The connection, opened if need be."""
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            self._connection = await connect(self._url)
            if self._was_away:
                self._was_away = False
                self._store.on_gap()
        return self._connection

    def drop(self) -> None:
        """Let go of the connection without a word."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def _write(self, batch: list[Pending], *, is_in_doubt: bool) -> list[Fate]:
        connection = await self.connection()
        if all(pending.card is None for pending in batch):
            return await self._insert(connection, batch, is_in_doubt=is_in_doubt)
        async with connection.transaction():
            found = await self._insert(connection, batch, is_in_doubt=is_in_doubt)
            for sql, rows in card_statements(won_cards(batch, found)):
                await connection.executemany(sql, rows)
        return found

    async def _insert(self, connection: Connection, batch: list[Pending], *, is_in_doubt: bool) -> list[Fate]:
        columns = [list(column) for column in zip(*(pending.row for pending in batch), strict=True)]
        won: set[Key] = set()
        for tables, seqs, _ in await connection.fetch(APPEND, *columns, self._me):
            won.update(zip(tables, seqs, strict=True))
        if is_in_doubt:
            won.update((table, seq) for table, seq in await connection.fetch(OURS, *columns))
        return fates(batch, won)
