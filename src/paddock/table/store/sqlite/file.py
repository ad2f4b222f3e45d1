"""The SQLite file: create, recognise, migrate, connect."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from paddock.table.errors import BadDatabase, StoreDown
from paddock.table.store.base import Row, Values, ignore
from paddock.table.store.lock import lock_file
from paddock.table.store.migrate import VERSION, VERSION_TABLE, is_current, upgrade
from paddock.table.store.rewrite import COPY, DONE, FINISH, NEXT, REACH, REACHED, ROWS, TOTAL, Progress, rewritten

MAGIC = b"SQLite format 3\0"
# The application id in the header of our files ("Padk"), so that another program's file is not taken for one.
APPLICATION = 0x5061646B
KINDS = {sqlite3.SQLITE_NOTADB: "not-ours", sqlite3.SQLITE_CORRUPT: "damaged"}
HEAD = 72  # bytes up to the application id
BUSY_MS = 5000
MAX_JOURNAL = 64 * 1024 * 1024
# FULL: a commit is on disk before it is reported. The journal must not grow without bound while a reader is open.
PRAGMAS = (
    f"busy_timeout = {BUSY_MS}",
    "journal_mode = wal",
    "synchronous = full",
    "foreign_keys = on",
    "secure_delete = on",
    f"journal_size_limit = {MAX_JOURNAL}",
)


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """An autocommit connection to an existing file; it may be used in another thread."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


def connect_durable(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    connection = connect(path)
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")
    return connection


class Connection:
    """A durable connection for one thread, reopened after an error."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: sqlite3.Connection | None = None
        self._file = (0, 0)

    def get(self) -> sqlite3.Connection:
        """The connection; an error if the file is gone."""
        status = self._path.stat()
        if self._file != (status.st_dev, status.st_ino):
            # Otherwise writes into a file that was moved away would still succeed.
            self.close()
        if self._opened is None:
            self._opened = connect_durable(self._path)
            self._file = (status.st_dev, status.st_ino)
        return self._opened

    def close(self) -> None:
        """Close; uncommitted changes are lost."""
        if self._opened is not None:
            with suppress(sqlite3.Error):
                self._opened.close()
        self._opened = None


def prepare(path: Path, report: Progress = ignore) -> None:
    """Create the file if necessary and bring it up to date; BadDatabase if it is not ours."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        check_journal(path)
        # It holds the secrets of running games: no other user may read it.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
        if not is_current(version(path), str(path)):
            with closing(connect_durable(path)) as connection:
                migrate(connection)
        check_pages(path)
        rewrite_logs(path, report)
    except (sqlite3.Error, OSError) as error:
        raise store_error(error, path) from error


def check_journal(path: Path) -> None:
    """BadDatabase if a journal belongs to a file that is empty or gone: SQLite would throw the journal away."""
    journal = path.with_name(f"{path.name}-wal")
    if has_content(journal) and not has_content(path):
        raise BadDatabase("lost", address=str(path), traces=journal.name)


def check_pages(path: Path, named: Path | None = None) -> None:
    """BadDatabase, with the name of that file, if a page of this one is damaged. Reads the whole file."""
    with closing(connect(path)) as connection:
        (verdict,) = connection.execute("pragma quick_check(1)").fetchone()
    if verdict != "ok":
        raise BadDatabase("damaged", address=str(named or path))


def has_content(path: Path) -> bool:
    """Whether there is such a file and it is not empty."""
    return path.is_file() and path.stat().st_size > 0


def traces_of_former(path: Path) -> list[str]:
    """The names of files that say that a database stood here, if there is none: a lock left behind, backups."""
    if has_content(path) or not path.parent.is_dir():
        return []
    lock = lock_file(path)
    others = sorted(found for found in path.parent.iterdir() if found not in (path, lock))
    return [found.name for found in ([lock] if lock.exists() else []) + [one for one in others if is_ours(one)]]


def is_ours(path: Path) -> bool:
    """Whether a file is a database of ours, by its head."""
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
    except OSError:
        return False
    return head.startswith(MAGIC) and head[68:72] == APPLICATION.to_bytes(4, "big")


def rewrite_logs(path: Path, report: Progress) -> None:
    """Take names and chat out of the logs of an older version; a copy of the file as it was is kept beside it."""
    with closing(connect_durable(path)) as connection:
        reached = connection.execute(REACHED).fetchone()
        if reached is None:
            return
        if not reached[0]:
            keep_copy(connection, path.with_name(f"{path.name}{COPY}"))
        (total,) = connection.execute(TOTAL).fetchone()
        done = connection.execute(DONE, named(reached)).fetchone()[0]
        while tables := [table for (table,) in connection.execute(NEXT, named(reached))]:
            rows = [Row(*row) for table in tables for row in connection.execute(ROWS, named((table,)))]
            connection.execute("begin immediate")
            for sql, values in rewritten(rows):
                connection.execute(sql, named(values))
            reached = (tables[-1],)
            connection.execute(REACH, named(reached))
            connection.execute("commit")
            done += len(tables)
            report(done, total)
        for statement in (*FINISH, "pragma wal_checkpoint(truncate)", "vacuum"):
            connection.execute(statement)


def keep_copy(connection: sqlite3.Connection, copy: Path) -> None:
    """The whole file as it is, under another name, when it is complete."""
    draft = copy.with_name(f".{copy.name}.draft")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
    with closing(connect(draft)) as there:
        connection.backup(there)
    draft.replace(copy)


def named(values: Values) -> dict[str, object]:
    """SQLite treats `$1` as a name."""
    return {str(number): value for number, value in enumerate(values, 1)}


def version(path: Path) -> str | None:
    """The schema version of a file, None for an empty file; BadDatabase if it is not ours."""
    with path.open("rb") as file:
        head = file.read(len(MAGIC))
    if not head:
        return None
    # SQLite treats a file too short for a header as empty.
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
    """Whether the database holds any data."""
    kept = "exists (select 1 from events) or exists (select 1 from guests) or exists (select 1 from cards)"
    with closing(connect(path)) as connection:
        return bool(connection.execute(f"select {kept}").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Run the missing migrations in one transaction."""
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


def store_error(error: Exception, path: Path) -> BadDatabase | StoreDown:
    """The error as one of ours, with a kind that has a sentence."""
    code = getattr(error, "sqlite_errorcode", None)
    if code in KINDS:
        return BadDatabase(KINDS[code], address=str(path))
    return StoreDown("down", address=str(path), reason=getattr(error, "strerror", None) or str(error))
