"""Several servers on one PostgreSQL: people share a table through any of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from paddock.server.handlers import seasons
from tests.server.device_links import code_of, signed_out
from tests.server.serving import serving
from tests.server.test_clubs import founded
from tests.server.test_seasons import opened, planned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.people.clubs.page import MemberRow
    from paddock.server.context import ServerContext

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_device_is_cut_off_also_in_another_process(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        anna, phone = await here.person("Anna"), await there.person()
        await phone.post("/api/me/accept", {"code": await code_of(anna)})
        assert (await phone.get("/api/me")).json()["me"]["guest"] == anna.guest
        await signed_out(anna, phone)


async def test_guests_who_are_joined_here_are_one_person_in_another_process(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        anna, ben = await here.person("Anna"), await there.person("Ben")
        table = await ben.opens("me", "bot", start=True)
        watching, line = await anna.at(table), await ben.at(table)
        ben_here = await here.person()
        ben_here.http.cookies.set("paddock", ben.token)
        joined = await ben_here.post("/api/me/accept", {"code": await code_of(anna), "joins": True})
        assert joined.status_code == 201, joined.text
        assert [await watching.ended(), await line.ended()] == [1012] * 2
        for person in (anna, ben):
            again = await person.at(table)
            room = again.heard[0]
            assert (room["mine"], room["chairs"][0]["is_here"], room["watchers"]) == ([1], True, 0)


async def test_people_of_two_processes_sit_at_one_table_and_words_no_database_takes_are_refused(
    postgres_url: str,
) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        anna, ben = await here.person("Anna"), await there.person("Ben")
        table = await anna.opens("me", "open")
        watching = await anna.at(table)
        assert (await ben.post(f"/api/tables/{table}/seats", {"name": "Ben"})).status_code == 201
        assert (await watching.until("room"))["chairs"][1]["name"] == "Ben"
        line = await ben.at(table)
        await line.send("say", id="hi", text="hello")
        assert (await watching.until("talk"))["lines"][0]["text"] == "hello"
        for odd in ("%00", "a%00b", "%F0%9F%8F%8E"):
            assert (await ben.get(f"/api/tables/{odd}")).status_code == 404
        await line.send("join", table="a\x00b")
        assert (await line.until("trouble"))["code"] == "no-table"
        answer = await ben.delete("/api/me/devices/a%00b")
        assert answer.status_code == 400


async def test_who_leaves_a_club_leaves_its_tables_also_in_another_process(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        anna, ben = await here.person("Anna"), await there.person("Ben")
        club = (await anna.post("/api/clubs", {"name": "Sunday Drivers"})).json()
        code = (await anna.get(f"/api/clubs/{club['id']}/invitation")).json()["code"]
        page = (await ben.post(f"/api/invitations/{code}")).json()
        table = await anna.opens("me", "open", club=club["id"])
        watching = await ben.at(table)
        assert [one["is_here"] for one in (await anna.get(f"/api/clubs/{club['id']}")).json()["members"]] == [True] * 2
        await anna.delete(f"/api/clubs/{club['id']}/members/{page['me']}")
        assert await watching.ended() == 1012
        await watching.wire.close()
        assert (await ben.get(f"/api/tables/{table}")).json()["code"] == "not-a-member"


async def test_a_leg_that_two_processes_open_at_once_has_the_tables_of_one(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, found = asyncio.Barrier(2), seasons._members  # noqa: SLF001 - asked after both saw a planned leg

    async def together(context: ServerContext, club: str, members: Sequence[str]) -> list[MemberRow]:
        await both.wait()
        return await found(context, club, members)

    async with serving(postgres_url) as here, serving(postgres_url) as there:
        anna, club = await founded(here)
        again = await there.person()
        again.http.cookies.set("paddock", anna.token)
        season = await planned(anna, club["id"])
        await anna.post(f"{season}/legs/1/going", {"is_going": True})
        monkeypatch.setattr(seasons, "_members", together)
        heats = await asyncio.gather(opened(anna, season, 1), opened(again, season, 1))
        assert heats[0] == heats[1]
        kept = await here.context.store.query("select table_id from cards")
        assert [table for (table,) in kept] == [heat["table"] for heat in heats[0]]
