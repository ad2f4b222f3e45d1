"""Results and ratings rebuilt from the logs are those written with the matches, whatever happened meanwhile."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest

import paddock
from launcher.places import ROOT
from paddock.people.ratings import catch_up
from paddock.people.rebuild_results import rebuild
from paddock.table.store.open import open_store
from tests.people.evenings import CLUB, GAMES, Rows, rated, written

SOURCE = os.path.dirname(os.path.dirname(paddock.__file__))  # noqa: PTH120
NOTHING: tuple[Rows, Rows] = ([], [])


def play_until_killed(address: str, seed: int, matches: int) -> int:
    """Play evenings in a process that is killed after this many matches; how many it reported."""
    command = [sys.executable, "-m", "tests.people.evenings", address, str(seed)]
    reported = 0
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": SOURCE}, stdout=subprocess.PIPE
    ) as player:
        assert player.stdout is not None
        while reported < matches:
            reported += int(player.stdout.readline().split()[1])
        player.kill()
        return reported + sum(int(line.split()[1]) for line in player.stdout)


async def compare(address: str, rounds: int, matches: int) -> None:
    reported = 0
    for seed in range(1, rounds + 1):
        reported += await asyncio.to_thread(play_until_killed, address, seed, matches // rounds)
    store = open_store(address)
    await store.start()
    await catch_up(store)  # the last match, if the process was killed before it was rated
    before, ratings = await written(store), await rated(store)
    assert len(before[0]) >= reported >= matches
    assert {club for club, *_ in ratings} == {"", CLUB}
    found = await rebuild(store, lambda _done, _total: None)
    assert found.unread == []
    assert (await written(store), await rated(store)) == (before, ratings)
    await store.execute([(f"delete from {kind}", ()) for kind in ("matches", "standings", "ratings")])  # noqa: S608 - our own words
    assert await written(store) == NOTHING
    await rebuild(store, lambda _done, _total: None)
    assert (await written(store), await rated(store)) == (before, ratings)
    await store.stop()


async def check_variety(address: str) -> None:
    """Nothing that could go wrong was missing."""
    store = open_store(address)
    await store.start()
    assert await store.query("select 1 from matches where ending = 'ended' limit 1")
    for what in ("stand_in_moves > 0", "number > 1 and counts"):
        assert await store.query(f"select 1 from standings where {what} limit 1"), what  # noqa: S608 - our own words
    logs = await store.read_many([table for (table,) in await store.query("select table_id from cards")])
    assert any(b'"undone"' in row.body or b'"undoanswered"' in row.body for rows in logs.values() for row in rows)
    await store.stop()


@pytest.mark.played_out
async def test_rebuilt_results_are_those_that_were_written(address: str) -> None:
    is_file = not address.startswith("postgres")
    await compare(address, rounds=2, matches=26 if is_file else 14)
    if is_file:
        await check_variety(address)


@pytest.mark.full
async def test_rebuilt_results_of_500_matches_are_those_that_were_written(address: str) -> None:
    await compare(address, rounds=5, matches=500)
    await check_variety(address)
    store = open_store(address)
    await store.start()
    assert len(await store.query("select distinct game, sides from matches")) == len(GAMES)
    assert await store.query("select 1 from standings where handovers > 0 limit 1")
    await store.stop()
