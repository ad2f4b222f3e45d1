"""Full disk, missing file, read-only file: writes fail, nothing acknowledged is lost, play resumes later.

The full disk is simulated by a limit on file sizes: writes fail in the same place, with "file too large" instead of
"no space left". A file system that turns read-only under an open file needs root, so it is not tested here.
"""

from __future__ import annotations

import os
import resource
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paddock.table.errors import StoreDown
from paddock.table.store.base import AppendResult
from paddock.table.store.open import open_store
from paddock.table.store.sqlite.store import SqliteStore
from tests.table.rows import append, append_card, card, row

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

NOBODY = 65534


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "tables.db")
    await store.start()
    yield store
    await store.stop()


@pytest.fixture
def own_folder() -> Iterator[Path]:
    """A folder of an unprivileged user, as whom this process runs meanwhile: permissions do not stop root."""
    folder = Path(tempfile.mkdtemp(prefix="paddock-folder-"))
    is_root = os.geteuid() == 0
    if is_root:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    yield folder
    if is_root:
        os.seteuid(0)
    folder.chmod(0o700)
    shutil.rmtree(folder)


@contextmanager
def full_disk(store: SqliteStore) -> Iterator[None]:
    """Limit every file to the current size of the journal."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    journal = store.path.with_name("tables.db-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_rows_fail_on_a_full_disk_and_win_when_there_is_room_again(sqlite: SqliteStore) -> None:
    large = os.urandom(50_000)
    assert await append(sqlite, row("a", 1, large)) == [AppendResult.COMMITTED]
    with full_disk(sqlite):
        assert await append(sqlite, row("a", 2, large), row("b", 1, large)) == [
            AppendResult.UNAVAILABLE,
            AppendResult.UNAVAILABLE,
        ]
        assert sqlite.failure == "OperationalError: disk I/O error"
        assert await append_card(sqlite, card("c", summary=large)) == [AppendResult.UNAVAILABLE]
        assert await sqlite.read("a") == [row("a", 1, large)]
        with pytest.raises(StoreDown, match="is not available"):
            await sqlite.add_guest("g1", "Anna", 1.0)
    assert await append(sqlite, row("a", 2, b"again"), row("b", 1)) == [AppendResult.COMMITTED, AppendResult.COMMITTED]
    assert await sqlite.read("a") == [row("a", 1, large), row("a", 2, b"again")]
    assert await sqlite.read("b") == [row("b", 1)]
    assert await sqlite.card("c") is None
    await sqlite.health()


async def test_a_full_disk_is_not_healthy(sqlite: SqliteStore) -> None:
    await append(sqlite, row("a", 1))
    with full_disk(sqlite), pytest.raises(StoreDown):
        await sqlite.health()
    await sqlite.health()


async def test_rows_fail_while_the_file_is_gone(sqlite: SqliteStore) -> None:
    await append(sqlite, row("a", 1))
    away = sqlite.path.with_name("away.db")
    sqlite.path.rename(away)
    assert await append(sqlite, row("a", 2)) == [AppendResult.UNAVAILABLE]
    with pytest.raises(StoreDown):
        await sqlite.health()
    away.rename(sqlite.path)
    assert await append(sqlite, row("a", 2)) == [AppendResult.COMMITTED]
    assert await sqlite.read("a") == [row("a", 1), row("a", 2)]


async def test_rows_fail_while_the_file_is_read_only(own_folder: Path) -> None:
    path, away = own_folder / "tables.db", own_folder / "away.db"
    store = open_store(path)
    await store.start()
    assert await append(store, row("a", 1)) == [AppendResult.COMMITTED]
    # An open file stays open, so it is removed for a moment.
    path.rename(away)
    assert await append(store, row("a", 2)) == [AppendResult.UNAVAILABLE]
    away.rename(path)
    path.chmod(0o400)
    assert await append(store, row("a", 2)) == [AppendResult.UNAVAILABLE]
    assert await store.read("a") == [row("a", 1)]
    path.chmod(0o600)
    assert await append(store, row("a", 2)) == [AppendResult.COMMITTED]
    await store.stop()


@pytest.mark.parametrize(("folder_mode", "file_mode"), [(0o500, 0o600), (0o700, 0o400)])
async def test_a_store_does_not_start_where_it_may_not_write(
    own_folder: Path, folder_mode: int, file_mode: int
) -> None:
    path = own_folder / "tables.db"
    path.touch(file_mode)
    path.parent.chmod(folder_mode)
    with pytest.raises(StoreDown, match=r"tables\.db is not available: Permission denied"):
        await open_store(path).start()
