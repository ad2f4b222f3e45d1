"""Copy a PostgreSQL database into an SQLite file and back, for backups."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Table

from paddock.table.errors import BadDatabase
from paddock.table.store.migrate import is_current
from paddock.table.store.postgres.database import (
    DATABASE_ERRORS,
    Connection,
    connect,
    prepare,
    shown,
    store_error,
    version,
)
from paddock.table.store.schema import metadata, pulse
from paddock.table.store.sqlite.file import connect as connect_file

ROWS_AT_ONCE = 1000
TABLES = [table for table in metadata.sorted_tables if table is not pulse]
Progress = Callable[[int, int], None]
Row = Sequence[Any]


async def fetch_all(url: str, file: Path, report: Progress) -> None:
    """Copy the database as of one moment into a file that has the schema already."""
    try:
        connection = await connect(url)
        try:
            await check_version(connection, url)
            # One snapshot for all tables: a card never comes without its row.
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await fetch_tables(connection, file, report)
        finally:
            await connection.close()
    except (*DATABASE_ERRORS, ValueError) as error:
        raise store_error(error, url) from error


async def check_version(connection: Connection, url: str) -> None:
    found = await version(connection)
    if not is_current(found, shown(url)):
        raise BadDatabase("missing" if found is None else "older", address=shown(url))


async def fetch_tables(connection: Connection, file: Path, report: Progress) -> None:
    total = sum([await connection.fetchval(f"select count(*) from {table.name}") for table in TABLES])
    done = 0
    with closing(connect_file(file)) as there:
        there.execute("pragma synchronous = off")
        there.execute("begin")
        for table in TABLES:
            sql = f"insert into {table.name} ({columns(table)}) values ({', '.join('?' * len(table.columns))})"
            async for rows in batches(connection, table):
                there.executemany(sql, rows)
                done += len(rows)
                report(done, total)
        there.execute("commit")


async def batches(connection: Connection, table: Table) -> AsyncIterator[list[Row]]:
    cursor = await connection.cursor(f"select {columns(table)} from {table.name}")
    while rows := await cursor.fetch(ROWS_AT_ONCE):
        yield rows


async def store_all(file: Path, url: str, report: Progress) -> None:
    """Copy a file into an empty database, all of it or nothing."""
    await prepare(url)
    try:
        connection = await connect(url)
        try:
            async with connection.transaction():
                await store_tables(connection, file, url, report)
        finally:
            await connection.close()
    except (*DATABASE_ERRORS, ValueError) as error:
        raise store_error(error, url) from error


async def store_tables(connection: Connection, file: Path, url: str, report: Progress) -> None:
    # A server that runs on it waits until we are done, and then finds its tables.
    await connection.execute(f"lock table {', '.join(table.name for table in TABLES)} in exclusive mode")
    for table in TABLES:
        if await connection.fetchval(f"select exists (select 1 from {table.name})"):
            raise BadDatabase("not-empty", address=shown(url))
    with closing(connect_file(file)) as here:
        total = sum(here.execute(f"select count(*) from {table.name}").fetchone()[0] for table in TABLES)
        done = 0
        for table in TABLES:
            names = [column.name for column in table.columns]
            for rows in read_batches(here, table):
                await connection.copy_records_to_table(table.name, records=rows, columns=names)
                done += len(rows)
                report(done, total)


def read_batches(connection: sqlite3.Connection, table: Table) -> Iterator[list[Row]]:
    """The rows of a table as PostgreSQL needs them: SQLite has no booleans."""
    booleans = [isinstance(column.type, Boolean) for column in table.columns]
    found = iter(connection.execute(f"select {columns(table)} from {table.name}"))
    while rows := list(islice(found, ROWS_AT_ONCE)):
        yield [
            [bool(value) if is_boolean else value for value, is_boolean in zip(row, booleans, strict=True)]
            for row in rows
        ]


def columns(table: Table) -> str:
    return ", ".join(column.name for column in table.columns)
