"""A restore that is killed leaves an empty database or the whole backup, and can be repeated."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paddock.table.store.backup import restore
from paddock.table.store.open import open_store
from tests.table.rows import append, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.table.conftest import Postgres

KILLS = 50 if os.environ.get("PADDOCK_LONG") == "1" else 4  # on each database
ROWS = 3_000
REMOVED_S = 60.0
RESTORE = """
import sys
from pathlib import Path
from paddock.table.store.backup import restore
print("begun", flush=True)
restore(Path(sys.argv[1]), sys.argv[2], lambda done, total: None)
print("done", flush=True)
"""


async def kept(address: str) -> int:
    """How many rows a database has, once it is opened."""
    store = open_store(address)
    await store.start()
    try:
        return len(await store.read("a"))
    finally:
        await store.stop()


def restore_for(seconds: float, backup: Path, target: str) -> float:
    """Restore in another process, which is killed after so long, if it is not done by then; how long it took.

    Its temporary files are beside the backup.
    """
    command = [sys.executable, "-c", RESTORE, str(backup), target]
    own = {**os.environ, "TMPDIR": str(backup.parent)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=own) as process:
        assert process.stdout is not None
        process.stdout.readline()
        begun = time.monotonic()
        if seconds:
            time.sleep(seconds)
            process.kill()
        process.stdout.readline()
        return time.monotonic() - begun


def copies_left(folder: Path) -> list[Path]:
    """The private copies that are left when whoever removes them has had time for it."""
    latest = time.monotonic() + REMOVED_S
    while (left := list(folder.glob("paddock-restore-*"))) and time.monotonic() < latest:
        time.sleep(0.02)
    return left


@pytest.fixture(params=["sqlite", "postgres"])
def new_target(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[int], str]:
    """A function that gives an empty database for each number."""
    if request.param == "sqlite":
        return lambda number: str(tmp_path / f"restored {number}" / "t.db")
    server: Postgres = request.getfixturevalue("postgres")
    return lambda _: server.empty_database()


async def test_a_restore_killed_at_any_moment_leaves_nothing_or_all_and_can_be_repeated(
    new_target: Callable[[int], str], tmp_path: Path
) -> None:
    backup = tmp_path / "backup"
    store = open_store(backup)
    await store.start()
    await append(store, *[row("a", seq, bytes(1000)) for seq in range(1, ROWS + 1)])
    await store.stop()
    rng, whole = random.Random(7), restore_for(0, backup, new_target(KILLS))
    found = []
    for number in range(KILLS):
        target = new_target(number)
        restore_for(rng.uniform(0, whole), backup, target)
        found.append(await kept(target))
        if found[-1] == 0:
            await asyncio.to_thread(restore, backup, target, lambda _done, _total: None)
            assert await kept(target) == ROWS
        assert list(Path(target).parent.glob("*.draft*")) == []
        assert await asyncio.to_thread(copies_left, tmp_path) == []
    assert set(found) <= {0, ROWS}
    assert 0 in found, "none was killed before its end"
