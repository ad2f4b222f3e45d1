"""A backup is one SQLite file, whichever database it was taken from; it is restored into any that is empty."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from paddock.table.errors import BadDatabase
from paddock.table.store import backup_postgres
from paddock.table.store.migrate import VERSION, is_current
from paddock.table.store.open import POSTGRES, sqlite_path
from paddock.table.store.sqlite import locked
from paddock.table.store.sqlite_file import connect, has_rows, prepare, trouble, version

PAGES_AT_ONCE = 500
# What has been done, and out of how much.
Tell = Callable[[int, int], None]


def backup(address: str, file: Path, tell: Tell) -> None:
    """Copy the database as it is at this moment into a file, while servers go on writing.

    The file appears when it is complete. BadDatabase or StoreDown if there is nothing to copy.
    """
    with told(file), draft_beside(file) as draft:
        if file.exists():
            version(file)
        if address.startswith(POSTGRES):
            prepare(draft)
            asyncio.run(backup_postgres.fetch_all(address, draft, tell))
        else:
            source = sqlite_path(address)
            check_source(source, is_same=file.exists() and source.exists() and file.samefile(source))
            copy(source, draft, tell)
        finish(draft)
        draft.replace(file)


def restore(file: Path, address: str, tell: Tell) -> None:
    """Copy a backup into a database that is empty; BadDatabase if it is not, or if the file is no backup."""
    with told(file), tempfile.TemporaryDirectory(prefix="paddock-restore-") as folder:
        check_source(file)
        if not address.startswith(POSTGRES):
            restore_file(file, sqlite_path(address), tell)
            return
        # A copy of our own, since an older backup has to be brought up to date first.
        own = Path(folder) / "backup"
        copy(file, own, lambda _done, _total: None)
        prepare(own)
        asyncio.run(backup_postgres.store_all(own, address, tell))


def restore_file(file: Path, target: Path, tell: Tell) -> None:
    lock = locked(target)
    try:
        prepare(target)
        if has_rows(target):
            raise BadDatabase("not-empty", address=str(target))
        with draft_beside(target) as draft:
            copy(file, draft, tell)
            prepare(draft)
            finish(draft)
            # Closed by `prepare`, the old file has left no journal that the new one could be mistaken to own.
            draft.replace(target)
    finally:
        lock.release()


def check_source(path: Path, *, is_same: bool = False) -> None:
    """BadDatabase unless this is a database of ours to copy from."""
    if is_same:
        raise BadDatabase("same", address=str(path))
    if not path.exists():
        raise BadDatabase("missing", address=str(path))
    found = version(path)
    is_current(found, str(path))
    if found is None:
        raise BadDatabase("not-ours", address=str(path))


def copy(source: Path, draft: Path, tell: Tell) -> None:
    """The whole file as of one moment. The open transaction keeps what others write meanwhile out of it."""
    with closing(connect(source)) as here, closing(connect(draft, "rwc")) as there:
        here.execute("begin")
        here.execute(VERSION).fetchone()
        here.backup(there, pages=PAGES_AT_ONCE, progress=lambda _, left, total: tell(total - left, total))
    with closing(connect(draft)) as there:
        (verdict,) = there.execute("pragma quick_check(1)").fetchone()
    if verdict != "ok":
        raise BadDatabase("damaged", address=str(source))


def finish(draft: Path) -> None:
    """One file without a journal beside it, on disk."""
    with closing(connect(draft)) as connection:
        connection.execute("pragma journal_mode = delete")
    handle = os.open(draft, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def draft_beside(file: Path) -> Iterator[Path]:
    """A new file that takes the place of another; if it does not come to that, nothing is left of it."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".draft", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(name + ending).unlink(missing_ok=True)


@contextmanager
def told(file: Path) -> Iterator[None]:
    """Errors as a person can read them."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise trouble(error, file) from error
