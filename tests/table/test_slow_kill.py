"""kill -9 between an entry and its deadline: both are there afterwards, or neither."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from tests.table.harness import harness_at
from tests.table.slow_kill import TIMES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.harness import Harness

DUE = "select seat from due where table_id = $1 and at is not null"


async def due_seats(harness: Harness, table: str) -> set[int]:
    return {seat for (seat,) in await harness.store.query(DUE, table)}


@pytest.mark.parametrize(("point", "status"), [("between", "waiting"), ("after", "running")])
async def test_a_question_and_its_deadline_are_kept_together_or_not_at_all(
    tmp_path: Path, point: str, status: str
) -> None:
    database = tmp_path / "tables.db"
    words = (sys.executable, "-m", "tests.table.slow_kill", str(database), point)
    killed = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    out, _ = await killed.communicate()
    assert killed.returncode == 0
    tables = out.decode().split()
    assert len(tables) == TIMES
    async with harness_at(database) as harness:
        for name in tables:
            table = await harness.hub.table(name)
            assert table.state.facts.status == status
            assert await due_seats(harness, name) == set(table.state.facts.asked_seqs)
            if status == "waiting":
                await harness.act(table, lambda state: commands.start(state, "anna"))
            assert await due_seats(harness, name) == set(table.state.facts.asked_seqs) != set()
