"""The PostgreSQL database: connect, recognise, migrate."""

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import asyncpg

from paddock.table.errors import BadDatabase, StoreDown
from paddock.table.store.base import Row, ignore
from paddock.table.store.migrate import VERSION, VERSION_TABLE, is_current, upgrade
from paddock.table.store.rewrite import DONE, FINISH, NEXT, REACH, REACHED, ROWS, SUFFIX, TOTAL, Progress, rewritten

CONNECT_S = 5.0
COMMAND_S = 10.0
# What asyncpg raises when a connection is lost; the internal error if that happens while we send.
CONNECTION_LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
# Everything that means the database is away or refuses to write.
DATABASE_ERRORS = (*CONNECTION_LOST, asyncpg.PostgresError)
# Advisory lock: one process migrates at a time ("Padk").
MIGRATING = 0x5061646B


Rows = Sequence[Sequence[Any]]


class Cursor(Protocol):
    """The part of a cursor that we use."""

    async def fetch(self, rows: int) -> list[Sequence[Any]]: ...


class Connection(Protocol):
    """The part of an asyncpg connection that we use; asyncpg has no types."""

    async def fetch(self, sql: str, *values: object) -> Rows: ...
    async def fetchval(self, sql: str, *values: object) -> Any: ...  # noqa: ANN401
    async def execute(self, sql: str, *values: object, timeout: float | None = ...) -> str: ...  # noqa: ASYNC109
    async def executemany(self, sql: str, values: Iterable[Sequence[object]]) -> None: ...
    async def add_listener(self, channel: str, heard: Callable[[object, int, str, object], None]) -> None: ...
    async def cursor(self, sql: str) -> Cursor: ...
    async def copy_records_to_table(
        self, table: str, *, records: Iterable[Sequence[object]], columns: Sequence[str]
    ) -> str: ...
    async def close(self) -> None: ...
    def add_termination_listener(self, ended: Callable[[object], None]) -> None: ...
    def transaction(self, *, isolation: str = ..., readonly: bool = ...) -> AbstractAsyncContextManager[object]: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...


async def connect(url: str) -> Connection:
    connection: Connection = await asyncpg.connect(url, timeout=CONNECT_S, command_timeout=COMMAND_S)
    return connection


async def prepare(url: str, report: Progress = ignore) -> None:
    """Bring the database up to date; BadDatabase or StoreDown if that fails."""
    try:
        connection = await connect(url)
        try:
            await connection.execute(f"select pg_advisory_lock({MIGRATING})", timeout=None)
            if not is_current(await version(connection), shown(url)):
                await migrate(url)
            await rewrite_logs(connection, report)
        finally:
            await connection.close()
    except (*DATABASE_ERRORS, ValueError) as error:
        raise store_error(error, url) from error


async def rewrite_logs(connection: Connection, report: Progress) -> None:
    """Take names and chat out of the logs of an older version; the table with the logs as they were is kept."""
    reached = await connection.fetchval(REACHED)
    if reached is None:
        return
    if not reached:
        await connection.execute(f"create table if not exists events{SUFFIX} as table events", timeout=None)
    total = await connection.fetchval(TOTAL)
    done = await connection.fetchval(DONE, reached)
    while tables := [table for (table,) in await connection.fetch(NEXT, reached)]:
        async with connection.transaction():
            for table in tables:
                for sql, values in rewritten([Row(*row) for row in await connection.fetch(ROWS, table)]):
                    await connection.execute(sql, *values)
            reached = tables[-1]
            await connection.execute(REACH, reached)
        done += len(tables)
        report(done, total)
    for statement in (*FINISH, "vacuum full events"):
        await connection.execute(statement, timeout=None)


async def version(connection: Connection) -> str | None:
    """The schema version, None for an empty database."""
    if await connection.fetchval("select to_regclass($1)", VERSION_TABLE) is None:
        return None
    found: str | None = await connection.fetchval(VERSION)
    return found


async def migrate(url: str) -> None:
    """Run the missing migrations in one transaction."""
    from sqlalchemy.exc import DBAPIError, ProgrammingError  # noqa: PLC0415 - most starts have no use for it
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415
    from sqlalchemy.pool import NullPool  # noqa: PLC0415

    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool)
    try:
        async with engine.begin() as begun:
            await begun.run_sync(upgrade)
    except ProgrammingError as error:
        # A table of that name exists already.
        raise BadDatabase("not-ours", address=shown(url)) from error
    except DBAPIError as error:
        raise store_error(error, url) from error


def store_error(error: Exception, url: str) -> BadDatabase | StoreDown:
    """The error as one of ours, with a kind that has a sentence."""
    if isinstance(error, ValueError) and not isinstance(error, asyncpg.PostgresError):
        return BadDatabase("address", address=shown(url))
    return StoreDown("down", address=shown(url), reason=str(error) or type(error).__name__)


def is_lost(error: Exception) -> bool:
    """Whether the connection was lost, rather than the statement refused."""
    return isinstance(error, CONNECTION_LOST) and not isinstance(error, ValueError)


def shown(url: str) -> str:
    """The address without its password."""
    return re.sub(r"password=[^&]*", "password=", re.sub(r"://([^:/@]*):.*@", r"://\1@", url))
