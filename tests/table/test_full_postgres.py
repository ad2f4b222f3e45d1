"""A PostgreSQL whose disk is really full: nothing acknowledged is lost, and play goes on when there is room again."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from paddock.table.snapshots import fold
from paddock.table.store.base import AppendResult
from paddock.table.store.open import open_store
from tests.table.harness import harness_at
from tests.table.rows import append, row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paddock.table.live import LiveTable
    from tests.table.conftest import Postgres
    from tests.table.harness import Harness, RecordingDevice

SIZE: Final = "20m"  # an empty database takes 8
CANNOT_MOUNT: Final = "no small disk can be mounted here: run this test as root, in a container with --privileged"
MOST: Final = 500


class SmallDisk:
    """A file system of a few megabytes with a database on it."""

    def __init__(self, folder: Path, url: str) -> None:
        self.url = url
        self._filler = folder / "filler"

    def fill(self) -> None:
        """Take all the room that is left."""
        with self._filler.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(bytes(4096)):
                pass

    def empty(self) -> None:
        self._filler.unlink()


def is_mounted(folder: Path) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=0755", "paddock-full", str(folder)]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


@pytest.fixture
def disk(postgres: Postgres) -> Iterator[SmallDisk]:
    folder = Path(tempfile.mkdtemp(prefix="paddock-full-"))
    folder.chmod(0o755)
    if not is_mounted(folder):
        folder.rmdir()
        pytest.skip(CANNOT_MOUNT)
    try:
        place = folder / "space"
        place.mkdir()
        if postgres.system_user:
            shutil.chown(place, postgres.system_user)
        postgres.execute(f"create tablespace small location '{place}'")
        postgres.execute("create database on_small_disk tablespace small")
        yield SmallDisk(folder, postgres.url("on_small_disk"))
        postgres.execute("drop database on_small_disk with (force)")
        postgres.execute("drop tablespace small")
    finally:
        subprocess.run(["umount", str(folder)], check=True)  # noqa: S607 - wherever this system has it
        folder.rmdir()


async def test_rows_fail_while_the_disk_is_full_and_are_written_when_there_is_room(disk: SmallDisk) -> None:
    store, rng = open_store(disk.url), Random(1)
    await store.start()
    kept = [row("a", 1, rng.randbytes(50_000))]
    assert await append(store, *kept) == [AppendResult.COMMITTED]
    disk.fill()
    results = []
    while AppendResult.UNAVAILABLE not in results:  # what is free within its files is used first
        tried = row("a", len(kept) + 1, rng.randbytes(50_000))
        results += await append(store, tried)
        kept += [tried] if results[-1] is AppendResult.COMMITTED else []
        assert len(results) < MOST
    assert store.failure.startswith("DiskFullError: could not extend file")
    assert await store.read("a") == kept, "what was acknowledged is there, and nothing else"
    disk.empty()
    assert await append(store, tried) == [AppendResult.COMMITTED]
    await store.health()
    assert await store.read("a") == [*kept, tried]
    await store.stop()


async def move_or_wait(harness: Harness, table: LiveTable, device: RecordingDevice) -> None:
    """Send a move if the seat of this device is to move; otherwise let the bot have its time."""
    moves = table.state.played.moves(1) if 1 in table.state.played.waiting else []
    if moves:
        await harness.play(table, device, 1, moves[0])
    else:
        await harness.pass_time(1)


async def test_a_table_tells_of_the_full_disk_and_plays_on_when_there_is_room(disk: SmallDisk) -> None:
    async with harness_at(disk.url) as harness:
        table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=500)
        anna = await harness.join(table, "anna")
        disk.fill()
        for _ in range(MOST):
            if anna.room["hurdle"] or table.state.facts.status != "running":
                break
            await move_or_wait(harness, table, anna)
        assert anna.room["hurdle"] == "storage"
        found = fold(await harness.store.read(table.id))
        assert found is not None
        assert found.match == table.state.match, "everybody has seen what is stored, and no more"
        disk.empty()
        await harness.pass_time(2.1)
        assert anna.room["hurdle"] == ""
        steps = len(table.state.played.steps)
        while len(table.state.played.steps) == steps:
            await move_or_wait(harness, table, anna)
        found = fold(await harness.store.read(table.id))
        assert found is not None
        assert found.match == table.state.match
