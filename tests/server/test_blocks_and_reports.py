"""Block and report people over the wire: lobby, chat, club invitations; and nobody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paddock.server.config import Limits
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def blocks(person: Person, **other: str) -> list[dict[str, Any]]:
    answer = await person.post("/api/me/blocks", other)
    assert answer.status_code == 201, answer.text
    return list(answer.json())


async def listed(person: Person) -> set[str]:
    return {table["table"] for table in (await person.get("/api/tables")).json()["tables"]}


async def seated_with(anna: Person, ben: Person) -> str:
    """A table that Anna hosts, where Ben has the second seat."""
    table = await anna.opens("me", "open", is_listed=True)
    assert (await ben.post(f"/api/tables/{table}/seats", {"name": "Ben"})).status_code == 201
    return table


async def test_tables_of_each_other_are_not_listed_and_others_see_both(served: Served) -> None:
    anna, ben, clara = [await served.person(name) for name in ("Anna", "Ben", "Clara")]
    first, second = await seated_with(anna, ben), await ben.opens("me", "open", is_listed=True)
    shown = await blocks(anna, table=first, guest=ben.guest)
    assert [one["name"] for one in shown] == ["Ben"]
    assert [{first, second} & await listed(one) for one in (anna, ben, clara)] == [{first}, {second}, {first, second}]
    assert (await anna.delete(f"/api/me/blocks/{shown[0]['block']}")).json() == []
    assert {first, second} <= await listed(anna)


async def test_who_is_blocked_is_known_at_a_table_by_the_id_there_also_after_joining(served: Served) -> None:
    anna, ben, clara = [await served.person(name) for name in ("Anna", "Ben", "Clara")]
    first, second = await seated_with(anna, ben), await seated_with(anna, clara)
    assert [one["guest"] for one in await blocks(anna, table=first, guest=ben.guest)] == [ben.guest]
    link = (await clara.post("/api/me/link")).json()["code"]
    assert (await ben.post("/api/me/accept", {"code": link, "joins": True})).status_code == 201
    for table, guest in ((first, ben.guest), (second, clara.guest)):
        found = (await anna.get("/api/me/blocks", table=table)).json()
        assert [(one["name"], one["guest"]) for one in found] == [("Ben", guest)]
    elsewhere = await anna.opens("me", "open")
    for query in ({}, {"table": elsewhere}):
        assert [one["guest"] for one in (await anna.get("/api/me/blocks", **query)).json()] == [""]
    assert (await anna.get("/api/me/blocks", table="nowhere")).status_code == 404


async def test_chat_of_a_blocked_person_is_not_shown_from_now_on_and_they_notice_nothing(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await seated_with(anna, ben)
    of_anna, of_ben = await anna.at(table), await ben.at(table)
    before = (await ben.get(f"/api/tables/{table}")).json()
    await blocks(anna, table=table, guest=ben.guest)
    assert (await of_ben.ask("say", text="hello"))["kind"] == "done"
    await of_anna.ask("ping")
    assert [told["type"] for told in of_anna.heard].count("talk") == 0
    again = await anna.at(table)
    assert [told for told in again.heard if told["type"] == "talk"] == []
    after = (await ben.get(f"/api/tables/{table}")).json()
    assert {**after, "seq": 0} == {**before, "seq": 0}


async def test_only_people_whom_one_met_can_be_blocked_and_nobody_blocks_themselves(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await anna.opens("me", "open")
    for data, status in (
        ({"table": table, "guest": ben.guest}, 404),
        ({"table": table, "guest": anna.guest}, 400),
        ({"table": "nowhere", "guest": ben.guest}, 404),
        ({}, 400),
    ):
        assert (await anna.post("/api/me/blocks", data)).status_code == status


async def test_an_invitation_of_a_blocked_keeper_is_none(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await seated_with(anna, ben)
    club = (await ben.post("/api/clubs", {"name": "Club"})).json()["id"]
    code = (await ben.post(f"/api/clubs/{club}/invitation")).json()["code"]
    assert (await anna.get(f"/api/invitations/{code}")).status_code == 200
    await blocks(anna, table=table, guest=ben.guest)
    assert (await anna.get(f"/api/invitations/{code}")).status_code == 410
    assert (await anna.post(f"/api/invitations/{code}")).status_code == 410


async def test_a_member_of_a_club_is_blocked_by_the_name_the_club_shows(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    club = (await ben.post("/api/clubs", {"name": "Club"})).json()["id"]
    code = (await ben.post(f"/api/clubs/{club}/invitation")).json()["code"]
    page = (await anna.post(f"/api/invitations/{code}")).json()
    member = next(one["member"] for one in page["members"] if one["name"] == "Ben")
    assert [one["name"] for one in await blocks(anna, club=club, member=member)] == ["Ben"]
    stranger = await served.person("Clara")
    assert (await stranger.post("/api/me/blocks", {"club": club, "member": member})).status_code in {403, 404}


async def test_a_report_has_the_last_lines_and_is_in_the_export(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await seated_with(anna, ben)
    await (await ben.at(table)).ask("say", text="rude words")
    await (await anna.at(table)).ask("say", text="please stop")
    data = {"table": table, "guest": ben.guest, "reason": "He is rude."}
    assert (await anna.post("/api/reports", data)).status_code == 204
    rows = await served.context.store.query("select name, seat, reason, lines from reports where table_id = $1", table)
    assert [tuple(row) for row in rows] == [("Ben", 2, "He is rude.", '["rude words"]')]
    made = (await anna.get("/api/me/export")).json()["reports"]
    assert [(one["table"], one["reason"]) for one in made] == [(table, "He is rude.")]
    assert (await ben.get("/api/me/export")).json()["reports"] == []


async def test_reports_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", Limits(reports_per_guest_hour=2)) as served:
        anna, ben = await served.person("Anna"), await served.person("Ben")
        table = await seated_with(anna, ben)
        data = {"table": table, "guest": ben.guest, "reason": "rude"}
        answers = [await anna.post("/api/reports", data) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [204, 204, 429]
        assert answers[-1].json()["facts"] == {"what": "reports"}
