"""A restore that is killed leaves an empty database or the whole backup, and can be repeated."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from paddock.table.store.backup import restore
from paddock.table.store.open import open_store
from tests.table.rows import append, row

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 50 if os.environ.get("PADDOCK_LONG") == "1" else 4
ROWS = 3_000
RESTORE = """
import sys
from pathlib import Path
from paddock.table.store.backup import restore
print("begun", flush=True)
restore(Path(sys.argv[1]), sys.argv[2], lambda done, total: None)
"""


async def kept(path: Path) -> int:
    """How many rows a database has, once it is opened."""
    store = open_store(path)
    await store.start()
    try:
        return len(await store.read("a"))
    finally:
        await store.stop()


def restore_for(seconds: float, backup: Path, target: Path) -> None:
    """Restore in a process of its own, which is killed after so long, if it is not through by then."""
    command = [sys.executable, "-c", RESTORE, str(backup), str(target)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(seconds)
        process.kill()


async def test_a_restore_killed_at_any_moment_leaves_nothing_or_all_and_can_be_repeated(tmp_path: Path) -> None:
    backup, target = tmp_path / "backup", tmp_path / "restored" / "t.db"
    store = open_store(backup)
    await store.start()
    await append(store, *[row("a", seq, bytes(1000)) for seq in range(1, ROWS + 1)])
    await store.stop()
    rng, found = random.Random(7), set()
    for _ in range(KILLS):
        restore_for(rng.uniform(0, 0.1), backup, target)
        left = await kept(target)
        found.add(left)
        if left == 0:
            restore(backup, str(target), lambda _done, _total: None)
            assert await kept(target) == ROWS
        assert [path.name for path in target.parent.glob("*.draft*")] == []
        target.unlink()
    assert found <= {0, ROWS}
