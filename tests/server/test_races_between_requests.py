"""Requests of one person at the same moment: joining a club, sitting down, joining two guests, handing a member over.

Nobody ends up twice, and nobody loses a chair.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from tests.server.device_links import code_of
from tests.server.serving import serving
from tests.server.test_clubs import founded, joined, member, page_of, with_child

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
AT_ONCE = 6
ROUNDS = 5


@pytest_asyncio.fixture(loop_scope="module", params=["sqlite", "postgres"])
async def both(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Served]:
    """A server on each database."""
    is_file = request.param == "sqlite"
    address = tmp_path / "tables.db" if is_file else request.getfixturevalue("postgres_url")
    async with serving(address) as served:
        yield served


async def chairs(person: Person, table: str) -> list[str]:
    """The names of the people at a table."""
    room = (await person.get(f"/api/tables/{table}")).json()
    return [chair["name"] for chair in room["chairs"] if chair["kind"] == "person"]


async def sits(person: Person, table: str, **data: Any) -> int:  # noqa: ANN401
    return (await person.post(f"/api/tables/{table}/seats", data)).status_code


async def test_who_accepts_an_invitation_twice_at_once_is_one_member_and_hears_of_no_full_club(both: Served) -> None:
    anna, club = await founded(both)
    code = (await anna.get(f"/api/clubs/{club['id']}/invitation")).json()["code"]
    ben = await both.person("Ben")
    answers = await asyncio.gather(*(ben.post(f"/api/invitations/{code}") for _ in range(AT_ONCE)))
    assert [answer.status_code for answer in answers] == [200] * AT_ONCE
    assert [one["name"] for one in (await page_of(anna, club["id"]))["members"]] == ["Anna", "Ben"]


@pytest.mark.parametrize("seat", [None, 3])
async def test_who_sits_down_several_times_at_once_has_one_chair(both: Served, seat: int | None) -> None:
    anna, ben = await both.person("Anna"), await both.person("Ben")
    table = await anna.opens("me", "open", "open", game="speed-1200")
    answers = await asyncio.gather(*(sits(ben, table, name="Ben", seat=seat) for _ in range(AT_ONCE)))
    assert answers == [201] * AT_ONCE
    assert await chairs(ben, table) == ["P1", "Ben"]
    assert await both.rows(table) == 2


async def test_of_two_people_who_want_one_chair_one_has_it(both: Served) -> None:
    people = [await both.person(name) for name in ("Anna", "Ben", "Clara")]
    table = await people[0].opens("me", "open")
    answers = await asyncio.gather(
        *(sits(one, table, name=name, seat=2) for one, name in zip(people[1:], "BC", strict=True))
    )
    assert sorted(answers) == [201, 409]
    assert len(await chairs(people[0], table)) == 2


async def test_who_joins_two_guests_while_one_of_them_sits_down_keeps_the_chair(both: Served) -> None:
    for turn in range(ROUNDS):
        anna, ben, clara = [await both.person(name) for name in ("Anna", "Ben", "Clara")]
        table, code = await clara.opens("me", "open"), await code_of(anna)
        join = ben.post("/api/me/accept", {"code": code, "joins": True})
        sit = ben.post(f"/api/tables/{table}/seats", {"name": "Ben", "seat": 2})
        joining, sitting = await asyncio.gather(*((join, sit) if turn % 2 else (sit, join))[:: 1 if turn % 2 else -1])
        assert (joining.status_code, sitting.status_code) == (201, 201)
        for device in (anna, ben):
            room = (await device.get(f"/api/tables/{table}")).json()
            assert (room["mine"], [chair["name"] for chair in room["chairs"]]) == ([2], ["P1", "Ben"])
            mine = (await device.get("/api/me/tables")).json()["tables"]
            assert [one["table"] for one in mine] == [table]


async def test_who_joins_a_club_and_sits_down_at_its_table_at_once_has_one_chair_or_is_asked_to_join(
    both: Served,
) -> None:
    anna, club = await founded(both)
    code = (await anna.get(f"/api/clubs/{club['id']}/invitation")).json()["code"]
    table = await anna.opens("me", "open", club=club["id"])
    ben = await both.person("Ben")
    accepted, answer = await asyncio.gather(ben.post(f"/api/invitations/{code}"), sits(ben, table, name="Ben"))
    assert accepted.status_code == 200
    assert answer in {201, 403}
    assert await sits(ben, table, name="Ben") == 201
    assert await chairs(ben, table) == ["P1", "Ben"]


async def test_a_member_who_is_handed_over_while_being_seated_has_the_chair_and_is_one_member(both: Served) -> None:
    anna, club = await founded(both)
    for number in range(ROUNDS):
        tim = await with_child(anna, club["id"], f"Tim {number}")
        code = (await anna.post(f"/api/clubs/{club['id']}/members/{tim}/invitation")).json()["code"]
        table = await anna.opens("me", "open", club=club["id"])
        phone = await both.person("Phone")
        accepted, answer = await asyncio.gather(
            phone.post(f"/api/invitations/{code}"), sits(anna, table, name="Tim", member=tim, seat=2)
        )
        assert accepted.status_code == 200
        assert answer in {201, 409}  # a member who has a device by now sits down there
        assert (await member(anna, club["id"], "Phone"))["has_device"]
        assert len(await chairs(anna, table)) == (2 if answer == 201 else 1)
        await phone.post(f"/api/clubs/{club['id']}/leave")


async def test_of_two_devices_with_the_code_of_one_member_one_becomes_the_member(both: Served) -> None:
    anna, club = await founded(both)
    await joined(both, anna, club["id"], "Ben")
    tim = await with_child(anna, club["id"])
    code = (await anna.post(f"/api/clubs/{club['id']}/members/{tim}/invitation")).json()["code"]
    phones = [await both.person(f"Phone {number}") for number in range(3)]
    answers = await asyncio.gather(*(phone.post(f"/api/invitations/{code}") for phone in phones))
    assert sorted(answer.status_code for answer in answers) == [200, 410, 410]
    assert len((await page_of(anna, club["id"]))["members"]) == 3
