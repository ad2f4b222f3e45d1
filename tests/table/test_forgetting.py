"""Forgetting a person: seats, name, chat and devices are gone, from the disk too; matches stay readable."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import asyncpg
import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.table import commands, history
from paddock.table.forgetting import forget
from paddock.table.messages import Say
from paddock.table.snapshots import fold
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

PACKED: Final = Path(__file__).parent / "data" / "running_tables.db.gz"
NAME: Final = "Xaverquilla"
SAID: Final = "zebrafinches at midnight"
GUEST: Final = NAME.lower()


async def evening(harness: Harness) -> LiveTable:
    """A match at which the person hosts, plays, talks and has a device."""
    await harness.store.add_guest(GUEST, NAME, 1.0)
    await harness.store.add_device("hash", GUEST, f"{NAME}'s phone", 1.0)
    assert await harness.store.add_code("code", GUEST, 2e9, by="hash", most=5)
    table = await harness.start("mille-bornes", [GUEST, "ben", "bot"], host=GUEST, pace_ms=0, window_ms=0)
    devices = {guest: await harness.join(table, guest) for guest in (GUEST, "ben")}
    await harness.request(table, devices[GUEST], Say("s1", SAID))
    await harness.request(table, devices["ben"], Say("s2", "good luck"))
    await harness.go_on(table, devices, Rng(5), 20)
    return table


async def test_a_bot_plays_on_and_the_host_is_somebody_else(harness: Harness) -> None:
    table = await evening(harness)
    await forget(harness.hub, GUEST)
    await harness.settle()
    again = await harness.hub.table(table.id)
    facts = again.state.facts
    assert (facts.status, facts.chair(1).kind, facts.host, facts.seats_of(GUEST)) == ("running", "bot", "ben", [])
    assert again.state.played.names[:2] == ("Player 1", "Ben")
    assert [line.text for line in facts.lines] == ["good luck"]
    assert len(again.state.played.steps) >= len(table.state.played.steps)
    assert await harness.store.guest(GUEST) is None
    assert await harness.store.guests_of(["hash"]) == {}
    assert await harness.store.take_code("code", 2.0, 3e9) is None
    assert await harness.store.cards_of(GUEST) == []


async def test_a_finished_match_stays_readable_and_fair(harness: Harness) -> None:
    table = await evening(harness)
    await harness.act(table, lambda state: commands.end(state, GUEST))
    await forget(harness.hub, GUEST)
    record = history.record((await harness.hub.table(table.id)).state, None)
    assert "name: Player 1\nname: Ben\n" in record
    assert paddock.replay(record).proof.is_fair


async def test_the_name_is_found_nowhere_in_the_file_nor_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with harness_at(path) as harness:
        await evening(harness)
        harness.hub.drop_tables_with(GUEST)  # so that a snapshot is not older than the log
        assert NAME.encode() in traces(tmp_path)
        await forget(harness.hub, GUEST)
        assert NAME.encode() not in traces(tmp_path)
        assert SAID.encode() not in traces(tmp_path)
        await harness.open("mille-bornes", ["anna", "open"])
    assert NAME.encode() not in traces(tmp_path)
    assert SAID.encode() not in traces(tmp_path)


def traces(folder: Path) -> bytes:
    """Every byte of the database, its journal and whatever else is there."""
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


async def test_the_name_is_in_no_table_of_postgres(postgres_url: str) -> None:
    async with harness_at(postgres_url) as harness:
        await evening(harness)
        await forget(harness.hub, GUEST)
    connection = await asyncpg.connect(postgres_url)
    kinds = await connection.fetch("select tablename from pg_tables where schemaname = 'public'")
    for (kind,) in kinds:
        rows = await connection.fetch(f"select t::text, t.* from {kind} t")  # noqa: S608 - of ours
        assert not [row for row in rows if NAME in str([*row.values()]) or SAID in str([*row.values()])]
    await connection.close()


# Matches of kind 1.


@pytest.fixture
def old_database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress(PACKED.read_bytes()))
    return path


async def test_a_running_match_of_kind_1_is_ended_and_then_replays_as_recorded(old_database: Path) -> None:
    async with harness_at(old_database) as harness:
        cards = await harness.store.cards_of("ben", 100)
        assert cards
        before = {card.table: (await harness.hub.table(card.table)).state.played for card in cards}
        await forget(harness.hub, "ben")
        for card in cards:
            state = (await harness.hub.table(card.table)).state
            assert state.facts.status == "ended"
            assert "Ben" not in state.played.names
            assert state.played.steps == before[card.table].steps
            record = history.record(state, None)
            assert "chance: recorded" in record
            assert paddock.replay(record).proof.chance == "recorded"
            folded = fold(await harness.store.read(card.table))
            assert folded is not None
            assert folded.played.position() == before[card.table].position()
    with closing(sqlite3.connect(old_database)) as database:
        assert not database.execute("select 1 from old_deals where names like '%Ben%'").fetchall()
