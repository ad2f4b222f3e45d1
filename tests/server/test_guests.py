"""Guests and their devices: cookies, tokens, links to another device, and the state after signing out."""

from __future__ import annotations

import sqlite3
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from paddock.server.guests import CODE_S, MAX_CODES, hashed
from tests.server.device_links import code_of, signed_out
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from pathlib import Path


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_cookie_is_for_this_site_alone_and_no_script_reads_it(served: Served) -> None:
    person = await served.person()
    answer = await person.post("/api/me", {"name": "Anna"})
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/", f"max-age={400 * 86400}"} <= flags
    assert "secure" not in flags
    assert answer.json()["name"] == "Anna"
    assert person.token not in answer.text


@pytest.mark.parametrize("schemes", ["https", "https, http"])
async def test_behind_a_proxy_with_tls_the_cookie_travels_over_tls_alone(tmp_path: Path, schemes: str) -> None:
    async with serving(tmp_path / "t.db", is_behind_proxy=True, origins=("https://race.example",)) as served:
        person = await served.person(**{"origin": "https://race.example", "x-forwarded-proto": schemes})
        answer = await person.post("/api/me", {"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()


def found(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.glob("t.db*")]


async def test_no_token_and_no_code_is_stored_but_as_a_hash(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db") as served:
        person = await served.person("Anna")
        words = [person.token, await code_of(person)]
        stored = sqlite3.connect(tmp_path / "t.db")
        assert stored.execute("select count(*) from devices where token_hash = ?", [hashed(words[0])]).fetchone() == (
            1,
        )
        stored.close()
        kept = b"".join(found(tmp_path))
        assert not [word for word in words if word.encode() in kept]
        assert hashed(words[1]).encode() in kept


@pytest.mark.parametrize("token", ["", "made-up", "x" * 5000, "é", "a b"])
async def test_a_token_that_is_none_is_nobody(served: Served, token: str) -> None:
    person = await served.person()
    answer = await person.http.get("/api/me", headers=[(b"cookie", f"paddock={token}".encode())])
    assert answer.json() == {"me": None}


async def test_a_link_makes_one_further_device_the_guests_and_works_once(served: Served) -> None:
    anna, phone, thief = await served.person("Anna"), await served.person(), await served.person()
    code = await code_of(anna)
    assert (await phone.post("/api/me/accept", {"code": code})).json() == {"guest": anna.guest, "name": "Anna"}
    assert phone.token != anna.token
    answer = await thief.post("/api/me/accept", {"code": code})
    assert (answer.status_code, answer.json()["code"]) == (410, "code-used")
    assert (await thief.get("/api/me")).json() == {"me": None}
    asked = [(await person.get("/api/me/devices")).json() for person in (anna, phone)]
    assert [[device["is_this"] for device in devices] for devices in asked] == [[True, False], [False, True]]


def set_clocks(monkeypatch: pytest.MonkeyPatch, wall: float, ticks: float) -> None:
    """Set the clocks of the guests alone: the event loop of this process reads `time.monotonic`, too."""
    clocks = SimpleNamespace(time=lambda: wall, monotonic=lambda: ticks)
    monkeypatch.setattr("paddock.server.guests.time", clocks)


async def test_a_link_runs_out_after_ten_minutes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, phone = await served.person("Anna"), await served.person()
    code = await code_of(anna)
    set_clocks(monkeypatch, wall=time.time() + CODE_S, ticks=time.monotonic())
    assert (await phone.post("/api/me/accept", {"code": code})).status_code == 410


@pytest.mark.parametrize("back_s", [30 * 86400.0, CODE_S - 5])
async def test_a_clock_set_back_revives_no_link(served: Served, monkeypatch: pytest.MonkeyPatch, back_s: float) -> None:
    anna, phone = await served.person("Anna"), await served.person()
    code = await code_of(anna)
    set_clocks(monkeypatch, wall=time.time() + CODE_S - back_s, ticks=time.monotonic() + CODE_S + 1)
    assert (await phone.get(f"/api/me/link/{code}")).status_code == 410
    assert (await phone.post("/api/me/accept", {"code": code})).status_code == 410


async def test_a_device_shows_whose_link_it_is_and_whom_it_replaces_before_it_accepts(served: Served) -> None:
    anna, ben, phone = await served.person("Anna"), await served.person("Ben"), await served.person()
    code = await code_of(anna)
    nobody = {"name": "Anna", "replaces": None, "may_join": False}
    assert (await phone.get(f"/api/me/link/{code}")).json() == nobody
    assert (await anna.get(f"/api/me/link/{code}")).json() == nobody
    assert (await ben.get(f"/api/me/link/{code}")).json() == {**nobody, "replaces": "Ben"}
    await ben.opens("me", "bot")
    assert (await ben.get(f"/api/me/link/{code}")).json() == {**nobody, "replaces": "Ben", "may_join": True}
    assert (await phone.post("/api/me/accept", {"code": code})).status_code == 201
    assert (await ben.get(f"/api/me/link/{code}")).status_code == 410


async def test_a_stolen_device_that_is_signed_out_does_not_come_back_by_a_link_it_made(served: Served) -> None:
    anna, thief = await served.person("Anna"), await served.person()
    await thief.post("/api/me/accept", {"code": await code_of(anna)})
    code = await code_of(thief)
    await signed_out(anna, thief)
    assert (await thief.post("/api/me/accept", {"code": code})).status_code == 410
    assert (await thief.get("/api/me")).json() == {"me": None}


async def test_a_guest_has_few_open_links(served: Served) -> None:
    anna = await served.person("Anna")
    answers = [await anna.post("/api/me/link") for _ in range(MAX_CODES + 1)]
    assert [answer.status_code for answer in answers] == [201] * MAX_CODES + [429]
    assert answers[-1].json()["facts"] == {"what": "links"}


async def test_a_device_that_is_signed_out_is_cut_off_at_once_and_no_other_is(served: Served) -> None:
    anna, phone = await served.person("Anna"), await served.person()
    await phone.post("/api/me/accept", {"code": await code_of(anna)})
    await signed_out(anna, phone)


async def test_nobody_signs_out_the_device_of_another(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    (device,) = (await anna.get("/api/me/devices")).json()
    assert (await ben.delete(f"/api/me/devices/{device['id']}")).status_code == 404
    assert (await anna.get("/api/me")).json()["me"]["name"] == "Anna"


async def test_whoever_asks_for_it_gets_everything_that_is_stored_about_them(served: Served) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "open")
    line = await anna.at(table)
    await line.send("say", id="hi", text="hello")
    await line.until("talk")
    me = (await anna.get("/api/me/export")).json()
    assert (me["name"], len(me["devices"]), me["tables"]) == ("Anna", 1, [table])
    assert [(seat["table"], seat["name"]) for seat in me["seats"]] == [(table, "P1")]
    assert [said["text"] for said in me["chat"]] == ["hello"]
    assert (await (await served.person()).get("/api/me/export")).status_code == 401


async def test_whoever_asks_for_it_is_forgotten_and_their_devices_are_nobodys(served: Served) -> None:
    anna, phone, ben = await served.person("Anna"), await served.person(), await served.person("Ben")
    await phone.post("/api/me/accept", {"code": await code_of(anna)})
    table = await anna.opens("me", "open")
    await ben.post(f"/api/tables/{table}/seats", {"name": "Ben"})
    answer = await anna.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"me": None})
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert (await phone.get("/api/me")).json() == {"me": None}
    assert (await phone.delete("/api/me")).status_code == 401
    room = (await ben.get(f"/api/tables/{table}")).json()
    assert [chair["kind"] for chair in room["chairs"]] == ["open", "person"]
    assert room["host"] == room["chairs"][1]["guest"]


async def test_another_name_is_heard_in_the_chat_at_once(served: Served) -> None:
    anna = await served.person("Anna")
    line = await anna.at(await anna.opens("me", "open"))
    assert (await anna.put("/api/me", {"name": "Annie"})).json()["name"] == "Annie"
    await line.send("say", id="hi", text="hello")
    assert (await line.until("talk"))["lines"][0]["name"] == "Annie"


@pytest.mark.parametrize("label", ["x" * 59 + " y", "tab\there", "", "Mozilla/5.0 \x80 (X11)"])
async def test_whatever_a_browser_calls_itself_it_can_become_a_guest(served: Served, label: str) -> None:
    person = await served.person()
    headers = [(b"user-agent", label.encode("latin-1")), (b"origin", served.url.encode())]
    assert (await person.http.post("/api/me", json={"name": "Anna"}, headers=headers)).status_code == 201


ODD_NAMES = ["", " ", " Anna", "x" * 25, "a\nb", "\x00", "a\u202eb", "a\u200bb", "a\u2028b", "\u00a0", "\ud800"]
INVISIBLE = ["\u3164", "\u115f", "\u2800", "\u1160\uffa0", "\u0301" * 20]


@pytest.mark.parametrize("name", ODD_NAMES + INVISIBLE)
async def test_a_name_is_one_printable_line_without_tricks(served: Served, name: str) -> None:
    person = await served.person()
    escaped = "".join(f"\\u{ord(letter):04x}" for letter in name)
    answer = await person.http.post(
        "/api/me", content=f'{{"name":"{escaped}"}}', headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")


@pytest.mark.parametrize("name", ["Anna", "Ödön", "Ελένη", "Пъшо", "<b>x</b>", "🏎"])
async def test_a_name_in_any_script_is_taken_and_given_back_as_text(served: Served, name: str) -> None:
    person = await served.person(name)
    answer = await person.get("/api/me")
    assert answer.json()["me"]["name"] == name
    assert answer.headers["content-type"] == "application/json"


async def test_a_person_chooses_a_car_and_keeps_it_until_forgotten(served: Served) -> None:
    anna = await served.person("Anna")
    drawn = (await anna.get("/api/me")).json()["car"]
    assert 1 <= drawn["paint"] <= 6
    chosen = {"paint": drawn["paint"] % 6 + 1, "number": drawn["number"] % 99 + 1}
    assert (await anna.put("/api/me/car", chosen)).json()["car"] == chosen
    for path in ("/api/me", "/api/home", "/api/me/export"):
        assert (await anna.get(path)).json()["car"] == chosen, path
    await anna.delete("/api/me")
    assert await served.context.store.query("select * from cars") == []


async def test_the_time_zone_is_the_browsers_until_a_person_chooses_one_and_goes_when_forgotten(served: Served) -> None:
    anna = await served.person("Anna")
    athens, lima = {"zone": "Europe/Athens"}, {"zone": "America/Lima", "is_chosen": True}
    assert (await anna.get("/api/me")).json()["zone"] == {"zone": "UTC", "is_chosen": False}
    assert (await anna.post("/api/me/zone", athens)).json()["zone"] == {**athens, "is_chosen": False}
    assert (await anna.put("/api/me/zone", lima)).json()["zone"] == lima
    assert (await anna.post("/api/me/zone", athens)).json()["zone"] == lima
    for path in ("/api/me/export", "/api/home"):
        assert (await anna.get(path)).json()["zone"] == lima, path
    assert (await anna.put("/api/me/zone", {**athens, "is_chosen": False})).json()["zone"]["zone"] == "Europe/Athens"
    await anna.delete("/api/me")
    assert await served.context.store.query("select * from zones") == []


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../etc/passwd", "UTC" * 30])
async def test_a_time_zone_that_there_is_not_is_refused_and_nothing_changes(served: Served, zone: str) -> None:
    anna = await served.person("Anna")
    assert (await anna.post("/api/me/zone", {"zone": zone})).status_code == 400
    assert (await anna.put("/api/me/zone", {"zone": zone, "is_chosen": True})).status_code == 400
    assert (await anna.get("/api/me")).json()["zone"]["zone"] == "UTC"


@pytest.mark.parametrize("car", [{"paint": 0, "number": 7}, {"paint": 7, "number": 7}, {"paint": 1, "number": 100}, {}])
async def test_a_car_that_there_is_not_is_refused_and_nothing_changes(served: Served, car: dict[str, int]) -> None:
    anna = await served.person("Anna")
    drawn = (await anna.get("/api/me")).json()["car"]
    assert (await anna.put("/api/me/car", car)).status_code == 400
    assert (await anna.get("/api/me")).json()["car"] == drawn


async def test_nobody_without_a_guest_has_a_car_to_change(served: Served) -> None:
    assert (await (await served.person("")).put("/api/me/car", {"paint": 1, "number": 7})).status_code == 401
