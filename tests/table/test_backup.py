"""A backup is a consistent snapshot taken while servers write; it restores into either kind of database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from paddock.table.errors import BadDatabase, StoreDown
from paddock.table.store.backup import backup, restore
from paddock.table.store.base import AppendResult, Store, ignore
from paddock.table.store.open import open_store
from paddock.table.store.sqlite.file import connect, prepare
from tests.table.rows import append, append_card, card, row, rows
from tests.table.writer import TABLES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.conftest import Postgres

ENOUGH = 100


class Players:
    """Tables that append one row after another until stopped."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told = dict.fromkeys((f"t{number}" for number in range(TABLES)), 0)
        self.is_playing = True
        self.has_enough = asyncio.Event()
        for table in self.told:
            self.play(table)

    def play(self, table: str) -> None:
        seq = self.told[table] + 1
        self.store.append(row(table, seq), lambda _: self.go_on(table), card(table, seq) if seq % 10 == 1 else None)

    def go_on(self, table: str) -> None:
        self.told[table] += 1
        if self.told[table] == ENOUGH:
            self.has_enough.set()
        if self.is_playing:
            self.play(table)


async def filled(store: Store) -> None:
    """A bit of everything."""
    store.keep_snapshot("a", 500, b"snapshot")
    await append(store, *rows("a", 2, 1500), row("b", 1, bytes(range(256))))
    await append_card(store, card("a", guests=("g1", "g2")), card("c", is_listed=False))
    await store.add_guest("g1", "Άννα", 1.5)
    await store.add_device("hash", "g1", "phone", 2.5)
    assert await store.add_code("code", "g1", 9.5, by="hash", most=1)


async def contents(store: Store) -> list[object]:
    return [
        await store.read_many(["a", "b", "c"]),
        await store.cards(listed_only=False),
        await store.cards_of("g2"),
        await store.guests_of(["hash"]),
        await store.devices("g1"),
        await store.snapshot("a"),
    ]


async def test_a_backup_taken_in_mid_play_is_a_beginning_of_every_log(
    store: Store, address: str, tmp_path: Path
) -> None:
    players = Players(store)
    async with asyncio.timeout(60):
        await players.has_enough.wait()
    before = after = dict(players.told)
    while before == after:  # on a busy machine nobody may have moved meanwhile: then this was not a backup during play
        (tmp_path / "backup").unlink(missing_ok=True)
        before = dict(players.told)
        await asyncio.to_thread(backup, address, tmp_path / "backup", ignore)
        after = dict(players.told)
    players.is_playing = False
    kept = open_store(tmp_path / "backup")
    await kept.start()
    for table, found in (await kept.read_many(players.told)).items():
        assert found == [row(table, seq) for seq in range(1, len(found) + 1)]
        assert before[table] <= len(found) <= after[table] + 1
        assert await kept.card(table) == card(table, (len(found) - 1) // 10 * 10 + 1)
    await kept.stop()


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_a_backup_fits_into_either_database(
    store: Store, address: str, tmp_path: Path, target: str, postgres: Postgres
) -> None:
    await filled(store)
    await asyncio.to_thread(backup, address, tmp_path / "backup", ignore)
    elsewhere = str(tmp_path / "elsewhere" / "tables.db") if target == "sqlite" else postgres.empty_database()
    await asyncio.to_thread(restore, tmp_path / "backup", elsewhere, ignore)
    restored = open_store(elsewhere)
    await restored.start()
    assert await contents(restored) == await contents(store)
    assert await restored.take_code("code", 5.0, 10.0) == "g1"
    assert await append(restored, row("a", 1500), row("a", 1501)) == [AppendResult.CONFLICT, AppendResult.COMMITTED]
    await restored.stop()


async def test_a_backup_is_one_file_of_its_owner_and_replaces_the_last_one(
    store: Store, address: str, tmp_path: Path
) -> None:
    file = tmp_path / "kept" / "backup"
    file.parent.mkdir()
    for seq in (1, 2):
        await append(store, row("a", seq))
        await asyncio.to_thread(backup, address, file, ignore)
    assert {each.name: each.stat().st_mode & 0o777 for each in listed(file)} == {"backup": 0o600}
    kept = open_store(file)
    await kept.start()
    assert await kept.read("a") == [row("a", 1), row("a", 2)]
    await kept.stop()


def listed(file: Path) -> list[Path]:
    return list(file.parent.iterdir())


async def test_a_database_in_which_something_is_kept_is_not_restored_into(
    store: Store, address: str, tmp_path: Path
) -> None:
    await append(store, row("a", 1))
    await asyncio.to_thread(backup, address, tmp_path / "backup", ignore)
    await store.stop()
    with pytest.raises(BadDatabase, match="is not empty: a backup can only be restored into an empty database"):
        await asyncio.to_thread(restore, tmp_path / "backup", address, ignore)


async def test_a_database_that_a_server_has_open_is_not_restored_into(tmp_path: Path) -> None:
    prepare(tmp_path / "backup")
    store = open_store(tmp_path / "tables.db")
    await store.start()
    with pytest.raises(BadDatabase, match="in use by another running Paddock"):
        await asyncio.to_thread(restore, tmp_path / "backup", str(tmp_path / "tables.db"), ignore)
    await store.stop()


def test_there_must_be_something_to_copy(tmp_path: Path, empty_postgres_url: str) -> None:
    (tmp_path / "notes.txt").write_text("not a database")
    for address in (str(tmp_path / "nothing.db"), empty_postgres_url):
        with pytest.raises(BadDatabase, match="there is no Paddock database at"):
            backup(address, tmp_path / "backup", ignore)
    with pytest.raises(BadDatabase, match="belongs to another program"):
        backup(str(tmp_path / "notes.txt"), tmp_path / "backup", ignore)
    with pytest.raises(StoreDown):
        backup("postgresql://127.0.0.1:1/nothing", tmp_path / "backup", ignore)
    assert [each.name for each in tmp_path.iterdir()] == ["notes.txt"]


def test_a_backup_overwrites_neither_the_database_nor_what_is_no_backup(tmp_path: Path) -> None:
    source, notes = tmp_path / "tables.db", tmp_path / "notes.txt"
    prepare(source)
    notes.write_text("mine")
    with pytest.raises(BadDatabase, match="is the database itself"):
        backup(str(source), source, ignore)
    with pytest.raises(BadDatabase, match="belongs to another program"):
        backup(str(source), notes, ignore)
    assert notes.read_text() == "mine"


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    prepare(file)
    with connect(file) as connection:
        connection.executemany("insert into guests values (?, ?, 1.0)", ((str(n), "x" * 500) for n in range(100)))
    connection.close()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadDatabase, match="is damaged"):
        restore(file, str(tmp_path / "tables.db"), ignore)
    assert not (tmp_path / "tables.db").exists()


def test_progress_is_told(tmp_path: Path) -> None:
    prepare(tmp_path / "tables.db")
    told: list[tuple[int, int]] = []
    backup(str(tmp_path / "tables.db"), tmp_path / "backup", lambda done, total: told.append((done, total)))
    assert told[-1][0] == told[-1][1] > 0
