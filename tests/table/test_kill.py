"""kill -9 at a random moment: acknowledged rows are stored without gaps, and the next process continues."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING

import paddock
from launcher.places import ROOT
from paddock.table.store.open import open_store
from tests.table.writer import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

ROUNDS = 3
SOURCE = os.path.dirname(os.path.dirname(paddock.__file__))  # noqa: PTH120


def acknowledged(address: str, lines: int) -> Iterator[str]:
    """What a writer acknowledged before it was killed after this many lines."""
    command = [sys.executable, "-m", "tests.table.writer", address]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": SOURCE}, stdout=subprocess.PIPE
    ) as writer:
        assert writer.stdout is not None
        for _ in range(lines):
            yield writer.stdout.readline().decode()
        writer.kill()
        yield from (line.decode() for line in writer.stdout)


async def test_no_acknowledged_row_is_lost_when_the_writer_is_killed(address: str) -> None:
    dice = random.Random(7)
    told: Counter[str] = Counter()
    for _ in range(ROUNDS):
        for line in acknowledged(address, dice.randint(500, 3000)):
            table, seq = line.split()
            told[table] = int(seq)
    store = open_store(address)
    await store.start()
    kept = await store.read_many(told)
    assert len(kept) == TABLES
    for table, found in kept.items():
        assert [row.seq for row in found] == list(range(1, len(found) + 1))
        assert [row.body for row in found] == [f"{table} {row.seq}".encode() for row in found]
        # In each round at most one row was written without being acknowledged.
        assert told[table] <= len(found) <= told[table] + ROUNDS
        shown = await store.card(table)
        assert shown is not None
        assert shown.seq == (len(found) - 1) // 10 * 10 + 1
        # What belongs to every third row was written with those rows, and only with those.
        beside = [await store.guest(f"{table}-{seq}") is not None for seq in range(1, len(found) + ROUNDS + 1)]
        assert beside == [seq % 3 == 0 and seq <= len(found) for seq in range(1, len(found) + ROUNDS + 1)]
    await store.stop()
