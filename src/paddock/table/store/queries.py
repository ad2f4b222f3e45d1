"""Queries for logs and snapshots, in the SQL that SQLite and PostgreSQL share: both understand `$1`."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from paddock.table.store.base import NO_ONE, Beside, Row, Snapshot, Statement, Store
from paddock.table.store.names_and_chat import BESIDE, attached

# Two parameters per table: both databases accept about 32,000.
AT_ONCE = 500

READ = "select table_id, seq, at, body from events where table_id = $1 and seq > $2 order by seq"
READ_MANY = """
with asked (table_id, seq) as (values {asked})
select events.table_id, events.seq, events.at, events.body
from asked join events on events.table_id = asked.table_id and events.seq > asked.seq
order by events.table_id, events.seq
"""
SNAPSHOT = "select table_id, seq, body from snapshots where table_id = $1 and seq <= $2 order by seq desc limit 1"
SNAPSHOTS = """
select table_id, seq, body from snapshots
where table_id in ({asked}) and seq = (select max(seq) from snapshots newer where newer.table_id = snapshots.table_id)
"""
KEEP_SNAPSHOT = "insert into snapshots (table_id, seq, body) values ($1, $2, $3) on conflict do nothing"
DROP_SNAPSHOTS = """
delete from snapshots where table_id = $1 and seq <
(select min(seq) from (select seq from snapshots where table_id = $1 order by seq desc limit 2) kept)
"""
PULSE = "insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = excluded.at"
LAST_SEQ = 2**62


class Queries(Store):
    """The queries on top of three methods that each database implements."""

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        """Run a query; StoreDown if the database is away."""

    @abstractmethod
    async def _write(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        """The same for a statement that changes something."""

    @abstractmethod
    async def _write_all(self, statements: list[Statement]) -> None:
        """Run statements in one transaction."""

    @abstractmethod
    async def _wipe(self) -> None:
        """Make sure that nothing that was deleted is left on the disk."""

    @abstractmethod
    def _write_deferred(self, statements: list[Statement]) -> None:
        """Queue statements behind the appended rows; failures are ignored."""

    async def query(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        return await self._read(sql, *values)

    async def execute(self, statements: list[Statement]) -> None:
        await self._write_all(statements)

    async def change(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        return await self._write(sql, *values)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        rows = [Row(*row) for row in await self._read(READ, table, after)]
        return attached(rows, (await self.beside([table], {table: after}))[table]) if rows else []

    async def read_many(self, tables: Iterable[str], after: Mapping[str, int] = NO_ONE) -> dict[str, list[Row]]:
        found: dict[str, list[Row]] = {table: [] for table in tables}
        for row in await self._read_behind(READ_MANY, list(found), after):
            read = Row(*row)
            found[read.table].append(read)
        # Read afterwards: what goes with a row was written with it.
        beside = await self.beside([table for table, rows in found.items() if rows], after)
        return {table: attached(rows, beside.get(table, [])) for table, rows in found.items()}

    async def beside(self, tables: Iterable[str], after: Mapping[str, int] = NO_ONE) -> dict[str, list[Beside]]:
        found: dict[str, list[Beside]] = {table: [] for table in tables}
        for table, *kept in await self._read_behind(BESIDE, list(found), after):
            found[table].append(Beside(*kept))
        return found

    async def _read_behind(self, sql: str, tables: list[str], after: Mapping[str, int]) -> list[Sequence[Any]]:
        """The answers to a query about tables, each behind its own seq."""
        found: list[Sequence[Any]] = []
        for part in chunks(tables):
            pairs = (f"(cast(${n} as text), cast(${n + 1} as bigint))" for n in range(1, 2 * len(part), 2))
            values = [value for table in part for value in (table, after.get(table, 0))]
            found += await self._read(sql.format(asked=", ".join(pairs)), *values)
        return found

    async def snapshot(self, table: str, before: int | None = None) -> Snapshot | None:
        rows = await self._read(SNAPSHOT, table, LAST_SEQ if before is None else before)
        return Snapshot(*rows[0]) if rows else None

    async def snapshots(self, tables: Iterable[str]) -> dict[str, Snapshot]:
        found = {}
        for part in chunks(list(tables)):
            for row in await self._read(SNAPSHOTS.format(asked=placeholders(1, len(part))), *part):
                kept = Snapshot(*row)
                found[kept.table] = kept
        return found

    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        self._write_deferred([(KEEP_SNAPSHOT, (table, seq, body)), (DROP_SNAPSHOTS, (table,))])


def placeholders(first: int, count: int) -> str:
    """Placeholders in a statement: `$3, $4`."""
    return ", ".join(f"${number}" for number in range(first, first + count))


def chunks(words: list[str]) -> Iterator[list[str]]:
    """The values in chunks that fit into one statement."""
    return (words[start : start + AT_ONCE] for start in range(0, len(words), AT_ONCE))
