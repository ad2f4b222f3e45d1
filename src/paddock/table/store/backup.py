"""Backup and restore. A backup is one SQLite file, whichever database it was taken from."""

import asyncio
import glob
import os
import secrets
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from paddock.table.errors import BadDatabase
from paddock.table.store.migrate import VERSION, is_current
from paddock.table.store.open import POSTGRES, sqlite_path
from paddock.table.store.postgres import copy as postgres_copy
from paddock.table.store.sqlite.file import check_pages, connect, has_rows, prepare, store_error, version
from paddock.table.store.sqlite.store import locked

PAGES_AT_ONCE = 500
REMOVE_AT_END = """import shutil, sys
sys.stdin.read()
shutil.rmtree(sys.argv[1], ignore_errors=True)
"""
# Called with the amount done and the total.
Progress = Callable[[int, int], None]


def backup(address: str, file: Path, report: Progress) -> None:
    """Copy the database as of one moment into a file, while servers go on writing.

    The file appears when it is complete. BadDatabase or StoreDown if there is nothing to copy.
    """
    with readable_errors(file), draft_beside(file) as draft:
        if file.exists():
            version(file)
        if address.startswith(POSTGRES):
            prepare(draft)
            asyncio.run(postgres_copy.fetch_all(address, draft, report))
        else:
            source = sqlite_path(address)
            check_source(source, is_same=file.exists() and source.exists() and file.samefile(source))
            copy(source, draft, report)
        finish(draft)
        draft.replace(file)


def restore(file: Path, address: str, report: Progress) -> None:
    """Copy a backup into an empty database; BadDatabase if it is not empty, or if the file is not a backup."""
    with readable_errors(file):
        check_source(file)
        if not address.startswith(POSTGRES):
            restore_file(file, sqlite_path(address), report)
            return
        # A temporary copy, because an older backup has to be migrated first.
        with private_folder() as folder:
            own = folder / "backup"
            copy(file, own, lambda _done, _total: None)
            prepare(own)
            asyncio.run(postgres_copy.store_all(own, address, report))


def restore_file(file: Path, target: Path, report: Progress) -> None:
    lock = locked(target)
    try:
        for left in target.parent.glob(f".{glob.escape(target.name)}.*.draft*"):
            left.unlink(missing_ok=True)  # of a restore that was killed
        prepare(target)
        if has_rows(target):
            raise BadDatabase("not-empty", address=str(target))
        with draft_beside(target) as draft:
            copy(file, draft, report)
            prepare(draft)
            finish(draft)
            # `prepare` has closed the old file, so that no journal is left that would be applied to the new one.
            draft.replace(target)
    finally:
        lock.release()


def check_source(path: Path, *, is_same: bool = False) -> None:
    """BadDatabase unless this is one of our databases."""
    if is_same:
        raise BadDatabase("same", address=str(path))
    if not path.exists():
        raise BadDatabase("missing", address=str(path))
    found = version(path)
    is_current(found, str(path))
    if found is None:
        raise BadDatabase("not-ours", address=str(path))


def copy(source: Path, draft: Path, report: Progress) -> None:
    """Copy the whole file as of one moment. The open transaction excludes what others write meanwhile."""
    with closing(connect(source)) as here, closing(connect(draft, "rwc")) as there:
        here.execute("begin")
        here.execute(VERSION).fetchone()
        here.backup(there, pages=PAGES_AT_ONCE, progress=lambda _, left, total: report(total - left, total))
    check_pages(draft, source)


def finish(draft: Path) -> None:
    """Turn it into one file without a journal, on disk."""
    with closing(connect(draft)) as connection:
        connection.execute("pragma journal_mode = delete")
    handle = os.open(draft, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def draft_beside(file: Path) -> Iterator[Path]:
    """A temporary file beside another, removed at the end unless it was renamed."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".draft", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(name + ending).unlink(missing_ok=True)


@contextmanager
def private_folder() -> Iterator[Path]:
    """A temporary folder for secrets. It is removed at the end, also if this process is killed.

    A second process waits for the end of this one, because nobody may come by later to remove it.
    """
    folder = Path(tempfile.gettempdir()) / f"paddock-restore-{secrets.token_hex(8)}"
    command = [sys.executable, "-I", "-c", REMOVE_AT_END, str(folder)]
    # In a session of its own: a signal to the group of this process does not reach it.
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True) as remover:
        try:
            folder.mkdir(0o700)
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)
            remover.communicate()


@contextmanager
def readable_errors(file: Path) -> Iterator[None]:
    """Turn errors of SQLite and the file system into ours."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise store_error(error, file) from error
