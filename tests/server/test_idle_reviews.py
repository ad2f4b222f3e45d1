"""Reviews that nobody asked for: made while nothing is played, and kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.server.finished_match import finished
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Person


async def reviewed(person: Person) -> list[dict[str, Any]]:
    """What is known about the person's luck, once something is."""
    async with asyncio.timeout(60):
        while not (found := (await person.get("/api/me/statistics")).json()["reviewed"]):
            pass
    return list(found)


async def test_a_match_is_reviewed_when_nothing_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.db", review_ms=1, idle_review_percent=100, idle_after_s=0.0) as served:
        anna, table, _ = await finished(served)
        [race] = await reviewed(anna)
        assert (race["table"], race["match"], race["game"]) == (table, 1, "mille-bornes")
        assert (await anna.get("/api/me/export")).json()["reviewed"] == [race]
        accounts = (await anna.get(f"/api/tables/{table}/matches/1/review")).json()["review"]["accounts"]
        assert race["decisions"] == accounts[0]["decisions"]
        assert race["luck"] == accounts[0]["deal"] + accounts[0]["luck"]


async def test_a_match_that_ended_before_the_start_is_reviewed(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.db", review_ms=1) as served:
        anna, *_ = await finished(served)
        token = anna.token
        assert (await anna.get("/api/me/statistics")).json()["reviewed"] == []
    async with serving(tmp_path / "tables.db", review_ms=1, idle_review_percent=100, idle_after_s=0.0) as served:
        back = await served.person(cookie=f"paddock={token}")
        assert len(await reviewed(back)) == 1
