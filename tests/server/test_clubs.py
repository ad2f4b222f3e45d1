"""Clubs over HTTP: founding, inviting, members without a device, club tables; and who learns nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from paddock.server.config import Limits
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def founded(served: Served, name: str = "Sunday Drivers") -> tuple[Person, dict[str, Any]]:
    """Anna and her club."""
    anna = await (await served.person()).called("Anna")
    answer = await anna.post("/api/clubs", {"name": name})
    assert answer.status_code == 201, answer.text
    return anna, dict(answer.json())


async def joined(served: Served, keeper: Person, club: str, name: str) -> Person:
    """Somebody who accepted the invitation of the club."""
    person = await (await served.person()).called(name)
    code = (await keeper.get(f"/api/clubs/{club}/invitation")).json()["code"]
    assert (await person.post(f"/api/invitations/{code}")).status_code == 200
    return person


async def page_of(person: Person, club: str) -> dict[str, Any]:
    answer = await person.get(f"/api/clubs/{club}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def member(person: Person, club: str, name: str) -> dict[str, Any]:
    """A member by name."""
    return next(dict(one) for one in (await page_of(person, club))["members"] if one["name"] == name)


async def with_child(keeper: Person, club: str, name: str = "Tim") -> str:
    """The member id of a new member without a device."""
    answer = await keeper.post(f"/api/clubs/{club}/members", {"name": name, "has_consent": True})
    assert answer.status_code == 201, answer.text
    return str((await member(keeper, club, name))["member"])


def code_of(answer: Any) -> tuple[int, str]:  # noqa: ANN401 - an answer of httpx
    return answer.status_code, answer.json()["code"]


async def test_whoever_founds_a_club_is_its_keeper_and_here(served: Served) -> None:
    anna, club = await founded(served)
    assert (club["name"], club["role"], club["matches"]) == ("Sunday Drivers", "keeper", 0)
    (me,) = club["members"]
    assert (me["name"], me["role"], me["has_device"], me["is_here"]) == ("Anna", "keeper", True, True)
    assert me["member"] == club["me"] != anna.guest
    assert (await anna.get("/api/clubs")).json() == {
        "clubs": [{"id": club["id"], "name": "Sunday Drivers", "role": "keeper", "members": 1}]
    }


async def test_no_guest_id_of_another_person_leaves_the_server(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    told = (await ben.get(f"/api/clubs/{club['id']}")).text + (await ben.get("/api/home")).text
    assert anna.guest not in told


async def test_an_invitation_tells_the_club_and_brings_somebody_in(served: Served) -> None:
    anna, club = await founded(served)
    sent = (await anna.get(f"/api/clubs/{club['id']}/invitation")).json()
    assert sent["path"] == "/invite/" + sent["code"].lower().replace("-", "")
    assert sent["qr"].startswith("<svg")
    ben = await (await served.person()).called("Ben")
    shown = (await ben.get(f"/api/invitations/{sent['code']}")).json()
    assert shown == {"club": "Sunday Drivers", "members": 1, "keeper": "Anna", "as_member": "", "is_member": False}
    page = (await ben.post(f"/api/invitations/{sent['code'].lower()}")).json()
    assert (page["role"], [one["name"] for one in page["members"]]) == ("member", ["Anna", "Ben"])
    again = (await ben.post(f"/api/invitations/{sent['code']}")).json()
    assert len(again["members"]) == 2
    assert (await ben.get(f"/api/invitations/{sent['code']}")).json()["is_member"]


async def test_a_visitor_without_a_name_sees_an_invitation_and_gives_a_name_to_accept_it(served: Served) -> None:
    anna, club = await founded(served)
    code = (await anna.get(f"/api/clubs/{club['id']}/invitation")).json()["code"]
    visitor = await served.person()
    assert (await visitor.get(f"/api/invitations/{code}")).json()["club"] == "Sunday Drivers"
    assert code_of(await visitor.post(f"/api/invitations/{code}")) == (401, "no-guest")


async def test_a_renewed_invitation_ends_the_former_one(served: Served) -> None:
    anna, club = await founded(served)
    path = f"/api/clubs/{club['id']}/invitation"
    old, new = (await anna.get(path)).json()["code"], (await anna.post(path)).json()["code"]
    ben = await (await served.person()).called("Ben")
    assert code_of(await ben.post(f"/api/invitations/{old}")) == (410, "code-used")
    assert code_of(await ben.get("/api/invitations/never-was-one")) == (410, "code-used")
    assert (await ben.post(f"/api/invitations/{new}")).status_code == 200


async def test_a_keeper_hands_over_and_steps_down_but_is_never_the_last_to(served: Served) -> None:
    anna, club = await founded(served)
    await joined(served, anna, club["id"], "Ben")
    path = f"/api/clubs/{club['id']}/members/"
    assert code_of(await anna.http.patch(path + club["me"], json={"role": "member"})) == (409, "last-keeper")
    ben = await member(anna, club["id"], "Ben")
    assert (await anna.http.patch(path + ben["member"], json={"role": "keeper"})).status_code == 200
    assert (await anna.http.patch(path + club["me"], json={"role": "member"})).json()["role"] == "member"
    assert code_of(await anna.http.patch(path + club["me"], json={"role": "keeper"})) == (403, "not-keeper")


async def test_when_the_last_keeper_leaves_the_longest_member_takes_over(served: Served) -> None:
    anna, club = await founded(served)
    await with_child(anna, club["id"])
    ben = await joined(served, anna, club["id"], "Ben")
    clara = await joined(served, anna, club["id"], "Clara")
    assert (await anna.post(f"/api/clubs/{club['id']}/leave")).json() == {"clubs": []}
    assert (await page_of(ben, club["id"]))["role"] == "keeper"
    assert (await page_of(clara, club["id"]))["role"] == "member"


async def test_a_club_that_only_members_without_a_device_are_left_in_ends(served: Served) -> None:
    anna, club = await founded(served)
    await with_child(anna, club["id"], "Left Alone")
    await anna.post(f"/api/clubs/{club['id']}/leave")
    assert not await served.context.store.query("select 1 from clubs where club_id = $1", club["id"])
    assert not await served.context.store.guests_named("Left Alone")


async def test_when_the_last_keeper_is_forgotten_the_longest_member_takes_over(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    await anna.delete("/api/me")
    page = await page_of(ben, club["id"])
    assert (page["role"], [one["name"] for one in page["members"]]) == ("keeper", ["Ben"])


async def test_a_member_without_a_device_needs_consent_and_a_name_of_their_own(served: Served) -> None:
    anna, club = await founded(served)
    path = f"/api/clubs/{club['id']}/members"
    assert code_of(await anna.post(path, {"name": "Tim", "has_consent": False})) == (409, "needs-consent")
    tim = await with_child(anna, club["id"])
    assert code_of(await anna.post(path, {"name": "Tim", "has_consent": True})) == (409, "member-named")
    found = await member(anna, club["id"], "Tim")
    assert (found["has_device"], found["is_here"], found["seen_at"]) == (False, False, None)
    assert code_of(await anna.http.patch(f"{path}/{tim}", json={"role": "keeper"})) == (409, "no-device")
    await anna.http.patch(f"{path}/{tim}", json={"name": "Timothy"})
    assert (await member(anna, club["id"], "Timothy"))["member"] == tim
    assert code_of(await anna.http.patch(f"{path}/{club['me']}", json={"name": "Queen"})) == (409, "has-device")


async def test_a_removed_member_without_a_device_is_forgotten(served: Served) -> None:
    anna, club = await founded(served)
    gone = await with_child(anna, club["id"], "Soon Gone")
    assert (await anna.delete(f"/api/clubs/{club['id']}/members/{gone}")).status_code == 200
    assert not await served.context.store.guests_named("Soon Gone")


async def test_a_deleted_club_is_gone_for_everybody(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    assert (await anna.delete(f"/api/clubs/{club['id']}")).json() == {"clubs": []}
    assert code_of(await ben.get(f"/api/clubs/{club['id']}")) == (404, "not-found")
    assert (await ben.get("/api/clubs")).json() == {"clubs": []}


async def test_who_is_in_no_club_sees_nothing_of_it(served: Served) -> None:
    zoe = await (await served.person()).called("Zoe")
    assert (await zoe.get("/api/clubs")).json() == {"clubs": []}
    assert (await zoe.get("/api/home")).json()["clubs"] == []


async def test_the_export_of_a_person_names_their_clubs(served: Served) -> None:
    anna, club = await founded(served)
    assert [one["id"] for one in (await anna.get("/api/me/export")).json()["clubs"]] == [club["id"]]


# Tables of a club.


async def test_a_table_of_a_club_is_listed_to_its_members_only(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    table = await anna.opens("me", "open", club=club["id"], is_listed=True)
    assert [one["table"] for one in (await page_of(ben, club["id"]))["tables"]] == [table]
    assert [one["table"] for one in (await ben.get("/api/home")).json()["clubs"][0]["tables"]] == [table]
    assert table not in (await ben.get("/api/tables")).text


async def test_strangers_neither_sit_nor_watch_nor_read_nor_find_a_table_of_a_club(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    zoe = await (await served.person()).called("Zoe")
    table = await anna.opens("me", "open", "bot", club=club["id"])
    path, code = f"/api/tables/{table}", table[:6]
    assert (await ben.get(f"/api/codes/{code}")).json()["table"] == table
    assert code_of(await zoe.get(f"/api/codes/{code}")) == (404, "no-table")
    await ben.post(f"{path}/seats", {"name": "Ben"})
    await anna.post(f"{path}/start", {})
    asked = [
        *(zoe.get(path + more) for more in ("", "/qr", "/matches/1/record", "/matches/1/steps", "/matches/1/review")),
        zoe.post(f"{path}/seats", {"name": "Zoe"}),
        zoe.post(f"{path}/pause"),
    ]
    assert {code_of(await one) for one in asked} == {(403, "not-a-member")}
    line = await zoe.line()
    await line.send("join", table=table)
    assert (await line.until("trouble"))["code"] == "not-a-member"
    assert (await (await ben.line()).ask("ping"))["type"] == "pong"


async def test_who_leaves_a_club_leaves_its_tables_but_not_a_seat_in_a_match(served: Served) -> None:
    anna, club = await founded(served)
    ben, clara = [await joined(served, anna, club["id"], name) for name in ("Ben", "Clara")]
    table = await anna.opens("me", "open", "bot", club=club["id"])
    await ben.post(f"/api/tables/{table}/seats", {"name": "Ben"})
    await anna.post(f"/api/tables/{table}/start", {})
    watching = await clara.at(table)
    for person in (ben, clara):
        await person.post(f"/api/clubs/{club['id']}/leave")
    assert await watching.ended() == 1012
    assert (await ben.get(f"/api/tables/{table}")).status_code == 200
    assert code_of(await clara.get(f"/api/tables/{table}")) == (403, "not-a-member")


async def test_a_table_is_opened_in_a_club_by_its_members_only(served: Served) -> None:
    _, club = await founded(served)
    zoe = await (await served.person()).called("Zoe")
    data = {"game": "mille-bornes", "chairs": [{"kind": "me", "name": "Zoe"}, {"kind": "bot"}], "club": club["id"]}
    assert code_of(await zoe.post("/api/tables", data)) == (404, "not-found")


async def test_the_tables_of_a_deleted_club_are_tables_like_any_other(served: Served) -> None:
    anna, club = await founded(served)
    table = await anna.opens("me", "open", club=club["id"])
    await anna.delete(f"/api/clubs/{club['id']}")
    zoe = await (await served.person()).called("Zoe")
    assert (await zoe.post(f"/api/tables/{table}/seats", {"name": "Zoe"})).status_code == 201


async def test_a_member_without_a_device_is_seated_on_any_device_before_the_match(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    tim, oma = await with_child(anna, club["id"]), await with_child(anna, club["id"], "Oma Gerda")
    data = {"game": "mille-bornes", "chairs": [{"kind": "member", "member": tim}, {"kind": "open"}, {"kind": "open"}]}
    opened = await anna.post("/api/tables", {**data, "club": club["id"]})
    assert opened.status_code == 201, opened.text
    path = f"/api/tables/{opened.json()['table']}"
    twice = await ben.post(f"{path}/seats", {"name": "x", "member": tim})
    assert code_of(twice) == (409, "name-taken")
    seated = await ben.post(f"{path}/seats", {"name": "x", "member": oma})
    assert seated.json()["seat"] == 2, seated.text
    assert (await ben.post(f"{path}/seats", {"name": "Ben"})).json()["seat"] == 3
    room = (await anna.get(path)).json()
    assert [chair["name"] for chair in room["chairs"]] == ["Tim", "Oma Gerda", "Ben"]
    assert [chair["guest"] for chair in room["chairs"]] == [anna.guest, ben.guest, ben.guest]
    await anna.post(f"{path}/start", {})
    await ben.delete(f"{path}/seats/2")
    assert code_of(await ben.post(f"{path}/seats", {"name": "x", "seat": 2, "member": oma})) == (409, "is-running")


async def test_outside_a_club_nobody_seats_a_member(served: Served) -> None:
    anna, club = await founded(served)
    tim = await with_child(anna, club["id"])
    table = await anna.opens("me", "open")
    refused = await anna.post(f"/api/tables/{table}/seats", {"name": "x", "member": tim})
    assert code_of(refused) == (404, "not-found")


async def test_whoever_accepts_the_invitation_of_a_member_without_a_device_becomes_that_member(served: Served) -> None:
    anna, club = await founded(served)
    tim = await with_child(anna, club["id"])
    path = f"/api/clubs/{club['id']}/members/{tim}/invitation"
    code = (await anna.post(path)).json()["code"]
    grown = await (await served.person()).called("Timothy")
    assert (await grown.get(f"/api/invitations/{code}")).json()["as_member"] == "Tim"
    page = (await grown.post(f"/api/invitations/{code}")).json()
    assert (page["me"], [one["name"] for one in page["members"]]) == (tim, ["Anna", "Timothy"])
    assert (await member(anna, club["id"], "Timothy"))["has_device"]
    late = await (await served.person()).called("Late")
    assert code_of(await late.post(f"/api/invitations/{code}")) == (410, "code-used")
    assert code_of(await anna.post(path)) == (409, "has-device")


async def test_a_member_who_is_handed_over_keeps_their_results(served: Served) -> None:
    anna, club = await founded(served)
    tim = await with_child(anna, club["id"])
    chairs = [{"kind": "member", "member": tim}, {"kind": "bot"}]
    data = {"game": "mille-bornes", "chairs": chairs, "club": club["id"], "start": True}
    table = (await anna.post("/api/tables", data)).json()["table"]
    await anna.post(f"/api/tables/{table}/end")
    code = (await anna.post(f"/api/clubs/{club['id']}/members/{tim}/invitation")).json()["code"]
    grown = await (await served.person()).called("Timothy")
    await grown.post(f"/api/invitations/{code}")
    (race,) = (await grown.get("/api/me/races")).json()["races"]
    assert [(seat["name"], seat["is_me"]) for seat in race["seats"]] == [("Tim", True), ("", False)]
    assert (await anna.get("/api/me/races")).json()["races"] == []


async def test_a_keeper_does_not_become_by_mistake_the_member_they_played_with(served: Served) -> None:
    anna, club = await founded(served)
    tim = await with_child(anna, club["id"])
    chairs = [{"kind": "member", "member": tim}, {"kind": "me", "name": "Anna"}]
    data = {"game": "mille-bornes", "chairs": chairs, "club": club["id"], "start": True}
    table = (await anna.post("/api/tables", data)).json()["table"]
    await anna.post(f"/api/tables/{table}/end")
    code = (await anna.post(f"/api/clubs/{club['id']}/members/{tim}/invitation")).json()["code"]
    assert code_of(await anna.post(f"/api/invitations/{code}")) == (409, "two-people")
    assert (await member(anna, club["id"], "Tim"))["member"] == tim


async def test_limits_of_founding_hold_for_a_person_and_for_an_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits.none(), clubs_per_guest_hour=1, clubs_per_address_hour=2)
    async with serving(tmp_path / "tables.db", limits=limits) as served:
        people = [await (await served.person()).called(name) for name in ("Anna", "Ben", "Clara")]
        first = [(await person.post("/api/clubs", {"name": "Club"})).status_code for person in people]
        assert first == [201, 201, 429]
        assert (await people[0].post("/api/clubs", {"name": "Club"})).status_code == 429


async def test_the_hourly_task_passes_on_a_club_whose_keeper_stays_away(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    now = served.context.hub.time.now()
    long_ago = "update devices set seen_at = $2 where guest_id = $1"
    await served.context.store.execute([(long_ago, (anna.guest, now - 91 * 86_400))])
    await served.context.retention.remove_old(now)
    assert (await page_of(ben, club["id"]))["role"] == "keeper"
    assert (await page_of(anna, club["id"]))["role"] == "member"
