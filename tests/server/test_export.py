"""`paddock export`, as a person types it, while a server runs on the same database."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.cli import main
from paddock.people.export_results import result_files
from tests.server.finished_match import finished
from tests.server.serving import serving
from tests.table.rows import append, row

if TYPE_CHECKING:
    from pathlib import Path


def exported(folder: Path, *arguments: str) -> list[str]:
    """The exported records, written in a separate thread."""
    assert main(["export", str(folder), *arguments, "--lang", "en"]) == 0
    return [path.read_text() for path in sorted(folder.glob("*.paddock"))]


@pytest.mark.asyncio(loop_scope="module")
async def test_matches_that_are_over_are_exported_whole_and_running_ones_as_spectators_know_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    async with serving(data / "paddock.sqlite3") as served:
        anna, table, commitment = await finished(served)
        await anna.post(f"/api/tables/{table}/start", {})
        running = (await anna.get(f"/api/tables/{table}/matches/2/record")).text
        await anna.opens("me", "open")
        over = await asyncio.to_thread(exported, tmp_path / "over", "--data", str(data))
        both = await asyncio.to_thread(exported, tmp_path / "both", "--data", str(data), "--running")
    assert len(over) == 1
    replay = paddock.replay(over[0])
    assert replay.match.is_over
    assert replay.proof.commitment == commitment
    assert len(both) == 2
    assert over[0] in both
    assert running.split("\n\n")[0] in both[1]
    lines = (tmp_path / "over" / "results.csv").read_text().splitlines()
    assert lines[0] == (
        "table,match,game,options,rounds,started_at,ended_at,ending,unrated,club,is_rated_in_club,club_name,"
        "seat,side,place,points,name,level,moves,stand_in_moves"
    )
    assert [line.split(",")[0] for line in lines[1:]] == [table, table]
    [result] = map(json.loads, (tmp_path / "over" / "results.jsonl").read_text().splitlines())
    assert [(seat["seat"], seat["name"], seat["level"]) for seat in result["seats"]] == [(1, "P1", None), (2, "", 2)]
    assert result["seats"][0]["points"] == replay.match.standings()[0].points
    told = [line for line in capsys.readouterr().out.splitlines() if " in /" in line]
    assert told == [f"1 record in {tmp_path / 'over'}", f"2 records in {tmp_path / 'both'}"]


@pytest.mark.asyncio(loop_scope="module")
async def test_the_result_of_a_club_match_names_the_club(tmp_path: Path) -> None:
    async with serving(tmp_path / "paddock.sqlite3") as served:
        anna = await (await served.person()).called("Anna")
        club = (await anna.post("/api/clubs", {"name": "Sunday Drivers"})).json()["id"]
        table = await anna.opens("me", "bot", club=club, start=True)
        await anna.post(f"/api/tables/{table}/end")
        found = await result_files(served.context.store)
    result = json.loads(found.json_lines)
    assert (result["club"], result["club_name"]) == (club, "Sunday Drivers")
    assert f",{club},False,Sunday Drivers," in found.csv


@pytest.mark.asyncio(loop_scope="module")
async def test_a_table_that_another_version_kept_is_named_and_the_others_are_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path / "paddock.sqlite3") as served:
        anna, readable, _ = await finished(served)
        strange = await anna.opens("me", "open")
        await append(served.context.store, row(strange, 2, b'{"type":"teleported"}'))
        folder = tmp_path / "records"
        words = ["export", str(folder), "--data", str(tmp_path), "--lang", "en"]
        assert await asyncio.to_thread(main, words) == 1
    assert [readable in path.name for path in folder.glob("*.paddock")] == [True]
    said = capsys.readouterr()
    assert f"1 record in {folder}" in said.out
    assert said.err.startswith("paddock: this table was saved by another version of Paddock ")
    assert strange in said.err


def test_where_no_database_is_nothing_is_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "records"), "--data", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("paddock: ")
    assert list(tmp_path.iterdir()) == []
