"""`paddock forget`, `paddock storage` and `paddock reports`, as a person types them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from paddock.people import blocks_and_reports
from paddock.table.entries import Chair, Settings
from paddock.table.hub import Hub
from paddock.table.store.open import open_store
from paddock.table.thinkers import NoThinkers

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

PEOPLE = (("g1", "Xaverquilla"), ("g2", "Ben"), ("g3", "Ben"))


async def an_evening(address: str) -> None:
    """Three guests, two of them with one name; the first opens a table."""
    hub = Hub(open_store(address), NoThinkers())
    await hub.start()
    for guest, name in PEOPLE:
        await hub.store.add_guest(guest, name, 1.0)
    await hub.open(Settings("mille-bornes", 2), "g1", [Chair(kind="person", name="Xaverquilla", guest="g1"), Chair()])
    await hub.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a server's database."""
    found = tmp_path / "races"
    asyncio.run(an_evening(str(found / "paddock.sqlite3")))
    return found


def test_a_person_is_forgotten_by_name_and_is_nowhere_in_the_folder_then(run: Run, folder: Path) -> None:
    assert b"Xaverquilla" in (folder / "paddock.sqlite3").read_bytes()
    assert "Xaverquilla" in run("forget", "Xaverquilla", "--data", str(folder)).out
    assert not [path for path in folder.iterdir() if b"Xaverquilla" in path.read_bytes()]
    again = run("forget", "Xaverquilla", "--data", str(folder))
    assert (again.code, again.out) == (2, "")


def test_of_several_with_one_name_the_ids_are_told_and_nobody_is_forgotten(run: Run, folder: Path) -> None:
    several = run("forget", "Ben", "--data", str(folder))
    assert several.code == 2
    assert "g2, g3" in several.error
    assert run("forget", "g2", "--data", str(folder)).code == 0
    assert run("forget", "Ben", "--data", str(folder)).code == 0


def test_what_takes_how_much_is_listed_with_the_sum(run: Run, folder: Path) -> None:
    lines = [line.split() for line in run("storage", "--data", str(folder)).out.splitlines()]
    counts = {line[0]: int(line[-2]) for line in lines[1:]}
    assert (counts["guests"], counts["cards"], counts["names"], counts["chat"]) == (3, 1, 1, 0)
    assert list(counts.values())[-1] == sum(list(counts.values())[:-1])


def test_reports_are_listed_with_the_last_lines(run: Run, folder: Path) -> None:
    assert run("reports", "--data", str(folder)).out == "nobody has reported anything\n"
    asyncio.run(reported(str(folder / "paddock.sqlite3")))
    first, *lines = run("reports", "--data", str(folder)).out.splitlines()
    assert first.endswith("Ben reports Xaverquilla (table t1): rude")
    assert lines == ["  > [bold]no[/bold]", "  > no"]


async def reported(address: str) -> None:
    store = open_store(address)
    await store.start()
    lines = ["[bold]no[/bold]", "no"]
    await blocks_and_reports.report(store, "g2", blocks_and_reports.Other("g1", "Xaverquilla", 1), "t1", lines, "rude")
    await store.stop()


@pytest.mark.parametrize("command", [("forget", "Anna"), ("storage",), ("reports",)])
def test_where_there_is_no_database_none_is_made(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    missing = run(*command, "--data", str(tmp_path / "nowhere"))
    assert missing.code == 2
    assert missing.error == f"paddock: there is no Paddock database at {tmp_path}/nowhere/paddock.sqlite3\n"
    assert not (tmp_path / "nowhere").exists()
