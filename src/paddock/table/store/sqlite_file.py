"""One SQLite file: how it is made, recognised, brought up to date and opened."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from paddock.table.errors import BadDatabase, StoreDown
from paddock.table.store.migrate import VERSION, VERSION_TABLE, is_current, upgrade

MAGIC = b"SQLite format 3\0"
# Stands in the head of our files ("Padk"), so that no other program's file is taken for one.
APPLICATION = 0x5061646B
KINDS = {sqlite3.SQLITE_NOTADB: "not-ours", sqlite3.SQLITE_CORRUPT: "damaged"}
BUSY_MS = 5000
LARGEST_JOURNAL = 64 * 1024 * 1024
# FULL: a commit is on disk before it is told. What a reader holds open must not let the journal grow for ever.
PRAGMAS = (
    f"busy_timeout = {BUSY_MS}",
    "journal_mode = wal",
    "synchronous = full",
    "foreign_keys = on",
    f"journal_size_limit = {LARGEST_JOURNAL}",
)


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection in autocommit to a file that is there; it may be handed to another thread."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


def connect_durable(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive anything."""
    connection = connect(path)
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")
    return connection


class Connection:
    """A durable connection that is opened anew after trouble; one thread uses it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: sqlite3.Connection | None = None
        self._file = (0, 0)

    def get(self) -> sqlite3.Connection:
        """The connection; an error if the file is not there any more."""
        status = self._path.stat()
        if self._file != (status.st_dev, status.st_ino):
            # Without this look, writes into a file that was moved away would still succeed.
            self.close()
        if self._opened is None:
            self._opened = connect_durable(self._path)
            self._file = (status.st_dev, status.st_ino)
        return self._opened

    def close(self) -> None:
        """Let go of the file; what was not committed is gone."""
        if self._opened is not None:
            with suppress(sqlite3.Error):
                self._opened.close()
        self._opened = None


def prepare(path: Path) -> None:
    """Make the file if need be, and bring its schema up to date; BadDatabase if it is not ours."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of running games: nobody else may read it.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
        if not is_current(version(path), str(path)):
            with closing(connect_durable(path)) as connection:
                migrate(connection)
    except (sqlite3.Error, OSError) as error:
        raise trouble(error, path) from error


def version(path: Path) -> str | None:
    """The step that the schema of a file has reached, None for an empty file; BadDatabase if it is not ours."""
    with path.open("rb") as file:
        head = file.read(len(MAGIC))
    if not head:
        return None
    # What is too short for a head is to SQLite as good as empty.
    if head != MAGIC:
        raise BadDatabase("not-ours", address=str(path))
    with closing(connect(path)) as connection:
        tables = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        (application,) = connection.execute("pragma application_id").fetchone()
        if tables and (application != APPLICATION or VERSION_TABLE not in tables):
            raise BadDatabase("not-ours", address=str(path))
        row = connection.execute(VERSION).fetchone() if tables else None
        return None if row is None else str(row[0])


def has_rows(path: Path) -> bool:
    """Whether anything was ever kept in a database of ours."""
    kept = "exists (select 1 from events) or exists (select 1 from guests) or exists (select 1 from cards)"
    with closing(connect(path)) as connection:
        return bool(connection.execute(f"select {kept}").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Take the missing steps, all or none: a kill in the middle leaves the old schema."""
    from sqlalchemy import StaticPool, create_engine, event  # noqa: PLC0415 - most starts have no use for it
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("begin immediate"))
    try:
        with engine.begin() as begun:
            begun.exec_driver_sql(f"pragma application_id = {APPLICATION}")
            upgrade(begun)
    except DBAPIError as error:
        raise error.orig or error from error


def trouble(error: Exception, path: Path) -> BadDatabase | StoreDown:
    """The error that a person can do something about."""
    code = getattr(error, "sqlite_errorcode", None)
    if code in KINDS:
        return BadDatabase(KINDS[code], address=str(path))
    return StoreDown("down", address=str(path), reason=getattr(error, "strerror", None) or str(error))
