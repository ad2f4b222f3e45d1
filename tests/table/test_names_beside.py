"""Names and chat are kept beside the log: a log holds ids, and a table that is loaded has its people again."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import asyncpg
import msgspec
import pytest

import paddock
from launcher.places import ROOT
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.entries import decode_entry
from paddock.table.messages import Say
from paddock.table.rows import placeholder
from paddock.table.snapshots import fold
from paddock.table.store.open import open_store
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from paddock.table.store.base import Row, Store
    from tests.table.harness import Harness

PACKED: Final = Path(__file__).parent / "data" / "running_tables.db.gz"
SOURCE: Final = os.path.dirname(os.path.dirname(paddock.__file__))  # noqa: PTH120
PEOPLE: Final = (b'"Anna"', b'"Ben"', b'"Carla"', b'"Hello, everybody"')  # as JSON writes them
KILLS: Final = 50 if os.environ.get("PADDOCK_LONG") else 3  # on each database
COPIES: Final = 2 * KILLS  # of five tables: every kill comes before the last of them


async def test_neither_names_nor_chat_of_people_are_in_the_log(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben", "bot"])
    anna = await harness.join(table, "anna")
    await harness.request(table, anna, Say("s1", "Hello, everybody"))
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    await harness.act(table, lambda state: commands.sit(state, "carla", 2, "Carla", "a word"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    rows = await harness.store.read(table.id)
    assert not [row.body for row in rows if any(person in row.body for person in PEOPLE)]
    folded = fold(rows)
    assert folded is not None
    assert folded.facts == table.state.facts
    assert [chair.name for chair in folded.facts.chairs[:2]] == ["Anna", "Carla"]
    assert folded.played.names == table.state.played.names
    assert [line.text for line in folded.facts.lines] == ["Hello, everybody"]


async def test_a_snapshot_holds_no_people_and_a_table_loaded_from_it_has_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with harness_at(path) as first:
        table = await first.start("mille-bornes", ["anna", "ben"])
        anna = await first.join(table, "anna")
        await first.request(table, anna, Say("s1", "Hello, everybody"))
        before = table.state.facts
    with closing(sqlite3.connect(path)) as database:
        (body,) = database.execute("select body from snapshots").fetchone()
    assert not [person for person in PEOPLE if person in body]
    async with harness_at(path) as second:
        table = await second.hub.table(table.id)
        assert table.state.facts == before
        assert table.state.played.names == ("Anna", "Ben")


async def test_of_two_people_who_sit_down_at_once_with_one_name_in_two_processes_one_is_refused(
    postgres_url: str,
) -> None:
    async with harness_at(postgres_url) as here, harness_at(postgres_url) as there:
        opened = await here.open("mille-bornes", ["anna", "open", "open"])
        elsewhere = await there.hub.table(opened.id)
        outcomes = await asyncio.gather(
            opened.act(lambda state: commands.sit(state, "eva", 2, "Eva")),
            elsewhere.act(lambda state: commands.sit(state, "eve", 3, "Eva")),
            return_exceptions=True,
        )
        assert [one.code for one in outcomes if isinstance(one, Denied)] == ["name-taken"]


def test_a_person_who_was_forgotten_has_a_name_that_nobody_else_has() -> None:
    assert placeholder(2, ["Anna", ""]) == "Player 2"
    assert placeholder(2, ["Player 2", ""]) not in {"Player 2", ""}


# Databases of an older version.


def old_file(path: Path) -> Path:
    path.write_bytes(gzip.decompress(PACKED.read_bytes()))
    with closing(sqlite3.connect(path)) as database:
        for number in range(COPIES):  # more tables, so that there is a middle
            for table in ("events", "cards", "snapshots"):
                columns = [name for _, name, *_ in database.execute(f"pragma table_info({table})")][1:]
                rest = ", ".join(columns)
                database.execute(
                    f"insert into {table} (table_id, {rest}) "  # noqa: S608 - of ours
                    f"select table_id || '{number}', {rest} from {table} where length(table_id) = 12"
                )
        database.commit()
    return path


async def old_postgres(url: str, path: Path) -> str:
    """The rows of an older version in a database whose schema is up to date and whose logs are not."""
    store = open_store(url)
    await store.start()
    await store.stop()
    connection = await asyncpg.connect(url)
    with closing(sqlite3.connect(old_file(path))) as database:
        for table in ("events", "cards", "snapshots"):
            rows = database.execute(f"select * from {table}").fetchall()  # noqa: S608 - of ours
            fixed = [[bool(v) if table == "cards" and n == 3 else v for n, v in enumerate(row)] for row in rows]
            columns = [name for _, name, *_ in database.execute(f"pragma table_info({table})")]
            await connection.copy_records_to_table(table, records=fixed, columns=columns)
    await connection.execute("insert into rewriting (after) values ('')")
    await connection.close()
    return url


@pytest.fixture
async def old_address(address: str, tmp_path: Path) -> str:
    if address.startswith("postgres"):
        return await old_postgres(address, tmp_path / "old.db")
    return str(old_file(Path(address)))


def logs_of(path: Path) -> dict[str, list[tuple[int, bytes]]]:
    with closing(sqlite3.connect(path)) as database:
        found = database.execute("select table_id, seq, body from events order by table_id, seq").fetchall()
    logs: dict[str, list[tuple[int, bytes]]] = {}
    for table, seq, body in found:
        logs.setdefault(table, []).append((seq, body))
    return logs


def opened_and_killed(address: str, after: int) -> bool:
    """Whether a process that rewrites this database was killed after so many tables more, before it was done."""
    command = [sys.executable, "-m", "tests.table.rewriter", address]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": SOURCE}, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after + 1)]
        process.kill()
        return all(lines)


async def read_all(store: Store, tables: list[str]) -> dict[str, list[Row]]:
    await store.start()
    found = await store.read_many(tables)
    await store.stop()
    return found


async def test_a_database_of_an_older_version_is_rewritten_however_often_it_is_killed(
    old_address: str, tmp_path: Path
) -> None:
    logs = logs_of(old_file(tmp_path / "before.db"))
    dice = random.Random(3)
    for _ in range(KILLS):
        assert await asyncio.to_thread(opened_and_killed, old_address, dice.randint(0, 6))
    kept = await read_all(open_store(old_address), list(logs))
    for table, log in logs.items():
        assert [row.seq for row in kept[table]] == [seq for seq, _ in log]
        assert not [row.body for row in kept[table] if any(person in row.body for person in PEOPLE)]
        assert names_and_talk(kept[table]) == names_and_talk_before(log)


def names_and_talk(log: list[Row]) -> list[tuple[int, str, str]]:
    named = [(one.seq, one.name, one.text) for row in log for one in row.beside if one.seat >= 0]
    bound = [(one.seq, name, "") for row in log for one in row.beside if one.seat < 0 for name in one.names]
    return sorted([*named, *bound])


def names_and_talk_before(log: list[tuple[int, bytes]]) -> list[tuple[int, str, str]]:
    found = []
    for seq, body in log:
        entry = msgspec.to_builtins(decode_entry(body))
        chairs = [*entry.get("chairs", ()), *([entry["chair"]] if "chair" in entry else [])]
        found += [(seq, chair["name"], "") for chair in chairs if chair["kind"] == "person"]
        found += [(seq, name, "") for name in entry.get("names", ())]
        found += [(seq, entry["name"], entry["text"])] if "text" in entry else []
    return sorted(found)


async def test_the_file_as_it_was_is_kept_beside_the_rewritten_one(tmp_path: Path) -> None:
    path, logs = old_file(tmp_path / "tables.db"), logs_of(tmp_path / "tables.db")
    store = open_store(path)
    await store.start()
    await store.stop()
    assert logs_of(tmp_path / "tables.db.before-0002") == logs
    assert not [
        person for person in PEOPLE if person in b"".join(body for log in logs_of(path).values() for _, body in log)
    ]
