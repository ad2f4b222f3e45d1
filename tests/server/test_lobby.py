"""The lobby over HTTP: opening, sitting down, leaving, hosting, dealing again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

if TYPE_CHECKING:
    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def room(person: Person, table: str) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}")
    assert answer.status_code == 200
    return dict(answer.json())


async def done(person: Person, table: str, path: str, data: object = None, method: str = "post") -> dict[str, Any]:
    answer = await person.http.request(method, f"/api/tables/{table}/{path}", json=data)
    assert answer.status_code in {200, 201}, answer.text
    return dict(answer.json())


async def denied(person: Person, table: str, path: str, data: object = None, method: str = "post") -> str:
    answer = await person.http.request(method, f"/api/tables/{table}/{path}", json=data)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def test_listed_tables_are_shown_to_everybody_and_private_ones_to_those_who_sit_there(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    private = await anna.opens("me", "open")
    listed = await anna.opens("me", "open", is_listed=True)
    shown = [table["table"] for table in (await ben.get("/api/tables")).json()["tables"]]
    assert listed in shown
    assert private not in shown
    mine = [table["table"] for table in (await anna.get("/api/me/tables")).json()["tables"]]
    assert {listed, private} <= set(mine)
    assert (await ben.get("/api/me/tables")).json() == {"tables": []}
    assert (await room(ben, private))["mine"] == []


async def test_a_friend_sits_down_by_the_link_and_gets_up_again(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await anna.opens("me", "open", "open")
    assert (await done(ben, table, "seats", {"name": "Ben"}))["seat"] == 2
    assert (await room(ben, table))["mine"] == [2]
    assert [chair["kind"] for chair in (await room(anna, table))["chairs"]] == ["person", "person", "open"]
    await done(ben, table, "seats/2", method="delete")
    assert (await room(ben, table))["mine"] == []


async def test_a_code_finds_its_table_however_it_is_typed_until_the_table_is_over(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person()
    await anna.opens("me", "open")
    table = await anna.opens("me", "bot")
    code = (await room(anna, table))["code"]
    assert (len(code), code) == (6, code.upper())
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
        assert (await ben.get(f"/api/codes/{typed}")).json() == {"table": table, "path": f"/table/{table}"}
    for wrong in (code[:5], f"{code}A", f"{code[:5]}0", f"{code[:5]}%", "!" * 20):
        assert (await ben.get(f"/api/codes/{wrong}")).json()["code"] == "no-table", wrong
    await done(anna, table, "start", {})
    assert (await ben.get(f"/api/codes/{code}")).status_code == 200
    await done(anna, table, "end")
    assert (await ben.get(f"/api/codes/{code}")).json()["code"] == "no-table"


async def test_a_seat_or_a_name_that_is_taken_is_refused(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await anna.opens("me", "open")
    assert await denied(ben, table, "seats", {"name": "Ben", "seat": 1}) == "seat-taken"
    assert await denied(ben, table, "seats", {"name": "P1"}) == "name-taken"
    assert await denied(ben, table, "seats", {"name": "Ben", "seat": 9}) == "bad-input"
    await done(ben, table, "seats", {"name": "Ben"})
    assert await denied(ben, table, "seats", {"name": "Ben again"}) == "table-full"


async def test_several_people_can_sit_at_one_device(served: Served) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "me", "bot", start=True)
    line = await anna.at(table)
    assert (await room(anna, table))["mine"] == [1, 2]
    assert {message["seat"] for message in line.heard if message["type"] == "seen"} == {1, 2}


async def test_a_leaver_is_replaced_and_takes_the_seat_back(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await anna.opens("me", "open")
    await done(ben, table, "seats", {"name": "Ben"})
    await done(anna, table, "start", {})
    await done(ben, table, "seats/2", method="delete")
    assert (await room(anna, table))["chairs"][1]["stand_in"] == "left"
    await done(ben, table, "seats/2/back")
    assert (await room(anna, table))["chairs"][1]["stand_in"] == ""
    await done(ben, table, "seats/2/back")


async def test_the_host_hands_the_table_on_replaces_pauses_and_ends(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await anna.opens("me", "open", "bot")
    assert await denied(anna, table, "start", {}) == "empty-chairs"
    await done(ben, table, "seats", {"name": "Ben"})
    assert await denied(anna, table, "host", {"guest": "nobody"}) == "not-seated"
    await done(anna, table, "host", {"guest": ben.guest})
    assert await denied(anna, table, "start", {}) == "not-host"
    await done(ben, table, "start", {})
    assert await denied(ben, table, "start", {}) == "is-running"
    await done(ben, table, "pause")
    assert await denied(ben, table, "pause") == "is-paused"
    await done(ben, table, "resume")
    assert await denied(ben, table, "resume") == "not-running"
    await done(ben, table, "seats/1", {"kind": "bot", "level": 0}, method="put")
    assert (await room(anna, table))["mine"] == []
    await done(ben, table, "end")
    assert (await room(ben, table))["status"] == "ended"
    assert await denied(ben, table, "end") == "not-running"


async def test_a_rematch_is_dealt_from_what_was_committed_to_and_the_same_deal_from_the_same(served: Served) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot")
    assert await denied(anna, table, "start", {"is_same_deal": True}) == "no-match"
    await done(anna, table, "start", {})
    first = await room(anna, table)
    await done(anna, table, "end")
    await done(anna, table, "start", {})
    second = await room(anna, table)
    assert second["commitment"] == first["next_commitment"] != first["commitment"]
    await done(anna, table, "end")
    await done(anna, table, "start", {"is_same_deal": True})
    third = await room(anna, table)
    assert (third["commitment"], third["match"]) == (second["commitment"], 3)


async def test_a_word_of_ones_own_goes_into_the_next_shuffle_and_not_into_a_running_one(served: Served) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot")
    await done(anna, table, "seats/1/nonce", {"nonce": "luck"}, method="put")
    assert await denied(anna, table, "seats/1/nonce", {"nonce": "a\nb"}, method="put") == "bad-input"
    await done(anna, table, "start", {})
    assert await denied(anna, table, "seats/1/nonce", {"nonce": "late"}, method="put") == "is-running"
    await done(anna, table, "end")
    record = (await anna.get(f"/api/tables/{table}/matches/1/record")).text
    assert "luck" in record
    assert "late" not in record


async def test_the_address_of_a_table_is_drawn_as_a_picture(served: Served) -> None:
    anna = await served.person("Anna")
    answer = await anna.get(f"/api/tables/{await anna.opens('me', 'open')}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    picture = ET.fromstring(answer.text)  # noqa: S314 - we drew it ourselves
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert "currentColor" in answer.text


@pytest.mark.parametrize(
    "data",
    [
        {"game": "no such game", "chairs": [{}, {}]},
        {"game": "aruba", "chairs": [{}, {}]},
        {"game": "aruba", "chairs": []},
        {"game": "aruba", "chairs": [{}] * 13},
        {"game": "aruba", "chairs": [{"kind": "king"}, {}, {}]},
        {"game": "aruba", "chairs": [{"kind": "bot", "level": 9}, {}, {}]},
        {"game": "aruba", "chairs": [{"kind": "me"}, {}, {}]},
        {"game": "aruba", "chairs": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "A"}, {}]},
        {"game": "aruba", "chairs": [{}, {}, {}], "options": {"no such option": "1"}},
        {"game": "aruba", "chairs": [{}, {}, {}], "window_ms": -1},
        {"game": "aruba", "chairs": [{}, {}, {}], "clock": {"kind": "sundial"}},
        {"game": "aruba", "chairs": [{}, {}, {}], "clock": {"kind": "move", "seconds": 0}},
        {"game": "aruba", "chairs": [{}, {}, {}], "clock": {"kind": "match"}},
        {"game": "aruba", "chairs": [{}, {}, {}], "unknown": 1},
        # It would come before the commitment, and bind nobody.
        {"game": "aruba", "chairs": [{"kind": "me", "name": "A", "nonce": "luck"}, {}, {}]},
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(served: Served, data: dict[str, Any]) -> None:
    anna = await served.person("Anna")
    answer = await anna.post("/api/tables", data)
    assert answer.status_code in {400, 409}, answer.text
    assert (await anna.get("/api/me/tables")).json() == {"tables": []}


@pytest.mark.parametrize("table", ["nosuchtable", "..%2F..%2Fetc", "%00", "%ED%A0%80", "x" * 41, "%E2%80%AE", "a'b"])
async def test_a_table_that_is_not_there_is_not_found(served: Served, table: str) -> None:
    answer = await (await served.person()).get(f"/api/tables/{table}")
    assert answer.status_code in {400, 404}
    assert "code" in answer.json()


ODD_LINES = ["\x00", "a\x1b[31mred", "a\u202eb", "a\u2066b", "\ufeff", "   ", "\u200b"]


@pytest.mark.parametrize("text", ODD_LINES)
async def test_what_is_said_has_no_letters_that_play_tricks(served: Served, text: str) -> None:
    anna = await served.person("Anna")
    line = await anna.at(await anna.opens("me", "open"))
    assert (await line.ask("say", text=text))["code"] == "bad-input"


@pytest.mark.parametrize("text", ["<b>hello</b>", "Ahoj, světe!", "👨\u200d👩\u200d👧 ❤️", "1\u00a0000 km", " hi "])
async def test_what_is_said_comes_back_as_text(served: Served, text: str) -> None:
    anna = await served.person("Anna")
    line = await anna.at(await anna.opens("me", "open"))
    await line.send("say", id="hi", text=text)
    assert (await line.until("talk"))["lines"][0]["text"] == text.replace("\u00a0", " ").strip()
