"""Opening a database: a foreign one is refused in one line, and the schema is migrated atomically."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import asyncpg
import pytest
import structlog
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from hatchling.builders.wheel import WheelBuilder
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from launcher.places import ROOT
from paddock.table.errors import BadDatabase, StoreDown
from paddock.table.store.base import AppendResult, Store
from paddock.table.store.migrate import HEAD, STEPS, VERSION_TABLE
from paddock.table.store.open import open_store
from paddock.table.store.schema import metadata
from paddock.table.store.sqlite import file as sqlite_file
from tests.table.rows import append, row

if TYPE_CHECKING:
    from pathlib import Path


async def refusal(address: str) -> str:
    """Why a store does not open; checks that the attempt leaves nothing behind."""
    with pytest.raises((BadDatabase, StoreDown)) as caught:
        await open_store(address).start()
    text = str(caught.value)
    assert "\n" not in text
    return text


def files(folder: Path) -> dict[str, int]:
    """The files of a folder with their permissions."""
    return {file.name: file.stat().st_mode & 0o777 for file in sorted(folder.iterdir())}


def differences(connection: Connection) -> list[object]:
    """The differences between a database and schema.py."""
    options = {"version_table": VERSION_TABLE, "compare_type": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def test_the_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    sqlite_file.prepare(tmp_path / "tables.db")
    with create_engine(f"sqlite:///{tmp_path}/tables.db").connect() as connection:
        assert differences(connection) == []


async def test_the_migrations_lead_to_the_schema_on_postgres(empty_postgres_url: str) -> None:
    store = open_store(empty_postgres_url)
    await store.start()
    await store.stop()
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(empty_postgres_url))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_the_last_step_is_the_one_that_a_start_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_the_wheel_carries_the_migrations() -> None:
    carried = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    needed = {f"paddock/table/store/migrations/{path.relative_to(STEPS)}" for path in STEPS.rglob("*.py")}
    assert "paddock/table/store/migrations/versions/v0001_tables.py" in needed
    assert needed <= carried


async def test_processes_that_start_at_once_migrate_once(empty_postgres_url: str) -> None:
    stores = [open_store(empty_postgres_url) for _ in range(4)]
    await asyncio.gather(*(store.start() for store in stores))
    assert [await append(store, row("a", seq)) for seq, store in enumerate(stores, 1)] == [[AppendResult.COMMITTED]] * 4
    await asyncio.gather(*(store.stop() for store in stores))


def test_a_migration_that_fails_half_way_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    connection = sqlite_file.connect(path)
    forbidden = (sqlite3.SQLITE_CREATE_TABLE, "codes")
    connection.set_authorizer(lambda *about: sqlite3.SQLITE_DENY if about[:2] == forbidden else sqlite3.SQLITE_OK)
    with pytest.raises(Exception, match="not authorized"):
        sqlite_file.migrate(connection)
    connection.close()
    assert sqlite_file.connect(path).execute("select name from sqlite_master").fetchall() == []


async def test_a_database_of_a_newer_paddock_is_refused(address: str) -> None:
    store = open_store(address)
    await store.start()
    await store._write(f"update {VERSION_TABLE} set version_num = $1", "9999")  # type: ignore[attr-defined]  # noqa: SLF001, S608
    await store.stop()
    assert f"was written by a newer version of Paddock (schema 9999, this one knows {HEAD})" in await refusal(address)


async def test_a_second_process_on_the_same_file_is_refused(tmp_path: Path) -> None:
    first = open_store(tmp_path / "tables.db")
    await first.start()
    assert await refusal(f"sqlite:///{tmp_path}/tables.db") == (
        f"{tmp_path}/tables.db is in use by another running Paddock"
    )
    await first.stop()
    second = open_store(tmp_path / "tables.db")
    await second.start()
    await second.stop()


async def test_a_second_process_is_refused_also_through_a_link_to_the_file(tmp_path: Path) -> None:
    first = open_store(tmp_path / "t.db")
    await first.start()
    try:
        (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
        assert "in use" in await refusal(str(tmp_path / "link.db"))
    finally:
        await first.stop()


async def stored(path: Path) -> None:
    """A database with many rows, closed."""
    store = open_store(path)
    await store.start()
    await append(store, *[row("a", seq, bytes(1000)) for seq in range(1, 200)])
    await store.stop()


def overwrite(path: Path, page: int) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(b"\xff" * 4096)


def root_of_events(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        return int(connection.execute("select rootpage from sqlite_master where name = 'events'").fetchone()[0])


async def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path) -> None:
    await stored(tmp_path / "t.db")
    overwrite(tmp_path / "t.db", root_of_events(tmp_path / "t.db"))
    assert "is damaged" in await refusal(str(tmp_path / "t.db"))


async def test_a_truncated_file_is_refused_at_the_start(tmp_path: Path) -> None:
    await stored(tmp_path / "t.db")
    whole = (tmp_path / "t.db").read_bytes()
    (tmp_path / "t.db").write_bytes(whole[: len(whole) // 2])
    assert "is damaged" in await refusal(str(tmp_path / "t.db"))


async def test_a_file_damaged_while_it_is_open_is_not_healthy(tmp_path: Path) -> None:
    await stored(tmp_path / "t.db")
    store = open_store(tmp_path / "t.db")
    await store.start()
    try:
        await store.health()
        overwrite(tmp_path / "t.db", root_of_events(tmp_path / "t.db"))
        store._reader.close()  # type: ignore[attr-defined]  # noqa: SLF001 - what it has in its cache is whole
        with pytest.raises((BadDatabase, StoreDown)):
            await store.health()
    finally:
        await store.stop()


@pytest.mark.parametrize("is_there", [True, False])
async def test_an_empty_file_beside_the_journal_of_a_former_one_is_refused(tmp_path: Path, *, is_there: bool) -> None:
    if is_there:
        (tmp_path / "t.db").touch()
    (tmp_path / "t.db-wal").write_bytes(b"rows")
    assert "journal of a former database" in await refusal(str(tmp_path / "t.db"))
    assert (tmp_path / "t.db-wal").read_bytes() == b"rows"


async def test_a_new_file_beside_a_lock_or_a_backup_of_a_former_one_is_reported(tmp_path: Path) -> None:
    await stored(tmp_path / "backup")
    (tmp_path / ".t.db.lock").touch()
    (tmp_path / "notes.txt").write_text("SQLite format 3")
    with structlog.testing.capture_logs() as lines:
        await stored(tmp_path / "t.db")
    assert [(line["log_level"], line["traces"]) for line in lines] == [("warning", [".t.db.lock", "backup"])]
    with structlog.testing.capture_logs() as lines:
        store = open_store(tmp_path / "t.db")
        await store.start()
        await store.stop()
    assert lines == []


@pytest.mark.parametrize("content", [b"not a database, but quite long enough to be one" * 40, b"\0" * 4096, b"x"])
async def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    assert await refusal(str(path)) == f"{path} belongs to another program: it is not a Paddock database"
    assert path.read_bytes() == content
    assert list(files(tmp_path)) == ["notes.txt"]


async def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    sqlite3.connect(path).execute("create table events (at text)").connection.close()
    before = path.read_bytes()
    assert "belongs to another program" in await refusal(str(path))
    assert path.read_bytes() == before


async def test_a_database_that_has_a_table_of_ours_which_we_did_not_make_is_refused(empty_postgres_url: str) -> None:
    connection = await asyncpg.connect(empty_postgres_url)
    await connection.execute("create table events (at text)")
    assert "belongs to another program" in await refusal(empty_postgres_url)
    assert await connection.fetchval("select to_regclass('snapshots')") is None
    await connection.close()


@pytest.mark.parametrize(
    "address", ["mysql://host/db", "", "sqlite:tables.db", "sqlite://", "http://host/tables.db", "postgresql:/host/db"]
)
def test_an_address_that_is_no_database_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase, match="is not a database that Paddock knows"):
        open_store(address)


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    said = await refusal("postgresql://anna:secret@127.0.0.1:1/tables?password=hidden&x=1")
    assert "is not available" in said
    assert "secret" not in said
    assert "hidden" not in said


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert f"the database {tmp_path}/file/tables.db is not available" in await refusal(f"{tmp_path}/file/tables.db")


async def test_a_file_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    store: Store = open_store(tmp_path / "deep" / "tables.db")
    await store.start()
    await append(store, row("a", 1))
    names = [".tables.db.lock", "tables.db", "tables.db-shm", "tables.db-wal"]
    assert files(tmp_path / "deep") == dict.fromkeys(names, 0o600)
    await store.stop()
    assert list(files(tmp_path / "deep")) == ["tables.db"]
