"""A database of an older version (write_running_tables) loads correctly, and its tables play on."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.table import timing
from paddock.table.entries import decode_entry, encode_entry
from paddock.table.messages import Agree
from paddock.table.snapshots import decode_snapshot, encode_snapshot, fold
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

PACKED: Final = Path(__file__).parent / "data" / "running_tables.db.gz"
ENTRY_KINDS: Final = 18


@pytest.fixture
def old_database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress(PACKED.read_bytes()))
    return path


async def wake(harness: Harness, game: str) -> tuple[LiveTable, dict[str, RecordingDevice]]:
    """The table of that game, and a device for each of its people."""
    cards = await harness.store.cards(listed_only=False, limit=10)
    table = await harness.hub.table(next(card.table for card in cards if card.game == game))
    return table, {guest: await harness.join(table, guest) for guest in table.state.facts.guests}


def contains(new: object, old: object) -> bool:
    """Whether every field of the old value is there unchanged; a newer version may have added others."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(key in new and contains(new[key], value) for key, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(contains, new, old))
    return new == old


def bodies(path: Path, table: str) -> list[bytes]:
    with closing(sqlite3.connect(path)) as database:
        return [body for (body,) in database.execute(f"select body from {table}")]  # noqa: S608 - of ours


def test_every_entry_is_read_and_would_be_written_in_the_same_words(old_database: Path) -> None:
    stored = bodies(old_database, "events")
    entries = [decode_entry(body) for body in stored]
    for entry, body in zip(entries, stored, strict=True):
        assert contains(msgspec.json.decode(encode_entry(entry)), msgspec.json.decode(body))
    assert len({type(entry) for entry in entries}) == ENTRY_KINDS


def test_every_snapshot_is_read_and_would_be_written_in_the_same_words(old_database: Path) -> None:
    stored = bodies(old_database, "snapshots")
    assert stored
    for body in stored:
        written = encode_snapshot(decode_snapshot(body))
        assert contains(msgspec.json.decode(written), msgspec.json.decode(body))


@pytest.mark.parametrize("game", paddock.game_ids())
async def test_the_table_of_each_game_plays_on_and_its_log_still_tells_the_same(old_database: Path, game: str) -> None:
    async with harness_at(old_database) as harness:
        table, devices = await wake(harness, game)
        assert table.state.facts.status == "running"
        before = table.state.facts.seq
        await harness.go_on(table, devices, Rng(41), 40)
        assert table.state.facts.seq == before + 40
        folded = fold(await harness.store.read(table.id))
        assert folded is not None
        # A snapshot of that version does not contain the counts of chat lines and orders.
        counted = msgspec.structs.replace(
            table.state.facts, said=folded.facts.said, order_counts=folded.facts.order_counts
        )
        assert folded.facts == counted
        assert folded.match == table.state.match


async def test_a_window_that_was_open_is_still_open_and_closes_by_the_standing_order(old_database: Path) -> None:
    async with harness_at(old_database) as harness:
        table, _ = await wake(harness, "mille-bornes")
        assert timing.is_held(table.state)
        assert table.state.facts.orders == {1: {"pass": "always"}}
        steps = len(table.state.played.steps)
        await harness.pass_time(6.01)
        assert table.state.played.steps[steps].move == "pass"


async def test_a_request_to_take_a_move_back_waits_for_the_last_answer(old_database: Path) -> None:
    async with harness_at(old_database) as harness:
        table, devices = await wake(harness, "speed-1200")
        asked = devices["anna"].room["undo"]
        assert asked == {"seat": 1, "step": asked["step"], "asked": [3]}
        await harness.request(table, devices["carla"], Agree("yes", 3, is_agreed=True))
        assert len(table.state.played.steps) == asked["step"]


async def test_people_settings_and_talk_are_as_they_were(old_database: Path) -> None:
    async with harness_at(old_database) as harness:
        talked, _ = await wake(harness, "kilometer-1000")
        assert [line.text for line in talked.state.facts.lines] == ["Hello, everybody"]
        assert talked.state.facts.muted == ("eve",)
        dealt, _ = await wake(harness, "ausgebremst")
        assert (dealt.state.facts.host, dealt.state.facts.number) == ("ben", 2)
        assert dealt.state.facts.dealt.nonces == ("a word of Ben",)
        left, _ = await wake(harness, "aruba")
        assert left.state.facts.chair(2).stand_in == "left"
        assert left.state.facts.helped == {1: 1}


async def test_a_snapshot_that_cannot_be_read_is_ignored_and_the_log_is_read_instead(old_database: Path) -> None:
    with closing(sqlite3.connect(old_database)) as database:
        database.execute("update snapshots set body = ?", (b'{"facts":{}}',))
        database.commit()
    async with harness_at(old_database) as harness:
        for game in paddock.game_ids():
            table, devices = await wake(harness, game)
            await harness.go_on(table, devices, Rng(41), 1)
            assert table.state.facts.status == "running"
