"""Joining two guests over the wire: by recovery code, passkey and device link, with proof of both."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from paddock.people import ratings
from tests.server.device_links import code_of
from tests.server.serving import serving
from tests.server.test_sign_in import WRONG, options, passkey, recovery_code

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
BACK_AGAIN = 1012


async def tables(person: Person) -> set[str]:
    return {table["table"] for table in (await person.get("/api/me/tables")).json()["tables"]}


async def guest_of(person: Person) -> str:
    me = (await person.get("/api/me")).json()["me"]
    return str(me["guest"]) if me else ""


async def by_code(anna: Person, ben: Person) -> int:
    return (await ben.post("/api/recover", {"code": await recovery_code(anna), "joins": True})).status_code


async def by_passkey(anna: Person, ben: Person) -> int:
    key = await passkey(anna)
    signed = key.sign(await options(ben, "/api/sign-in/options"))
    return (await ben.post("/api/sign-in", {"credential": signed, "joins": True})).status_code


async def by_link(anna: Person, ben: Person) -> int:
    return (await ben.post("/api/me/accept", {"code": await code_of(anna), "joins": True})).status_code


@pytest.mark.parametrize("way", [by_code, by_passkey, by_link])
async def test_a_device_that_signs_in_brings_its_seats_along(served: Served, way: object) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    first, second = await anna.opens("me", "bot", start=True), await ben.opens("me", "bot", start=True)
    before = ben.token
    assert callable(way)
    assert await way(anna, ben) == 201
    for person in (anna, ben):
        assert (await guest_of(person), await tables(person)) == (anna.guest, {first, second})
        room = (await person.get(f"/api/tables/{second}")).json()
        assert (room["mine"], room["host"] == room["guest"]) == ([1], True)
    assert ben.token == before
    assert len((await anna.get("/api/me/devices")).json()) == 2
    assert (await anna.post(f"/api/tables/{second}/pause")).status_code == 201


async def test_a_device_that_does_not_join_gives_its_guest_up(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    await ben.opens("me", "bot")
    assert (await ben.get("/api/me/keys")).json()["has_played"]
    assert (await ben.post("/api/recover", {"code": await recovery_code(anna)})).status_code == 201
    assert (await guest_of(ben), await tables(ben)) == (anna.guest, set())
    assert not (await ben.get("/api/me/keys")).json()["has_played"]


async def test_nobody_joins_a_guest_that_is_not_theirs(served: Served) -> None:
    anna, thief = await served.person("Anna"), await served.person("Thief")
    table = await anna.opens("me", "bot")
    key, code = await passkey(thief), await code_of(anna)
    used = await recovery_code(anna)
    await (await served.person()).post("/api/recover", {"code": used})
    await (await served.person()).post("/api/me/accept", {"code": code})
    forged = key.sign({"challenge": "bWFkZSB1cA"})
    for path, data in (
        ("/api/recover", {"code": WRONG}),
        ("/api/recover", {"code": used}),
        ("/api/me/accept", {"code": code}),
        ("/api/sign-in", {"credential": forged}),
    ):
        assert (await thief.post(path, {**data, "joins": True})).status_code in {403, 410}
    for extra in ({"guest": anna.guest}, {"old_guest": anna.guest}):
        answer = await thief.post("/api/recover", {"code": await recovery_code(thief), "joins": True, **extra})
        assert answer.status_code == 400
    assert (await guest_of(thief), await tables(thief)) == (thief.guest, set())
    assert await tables(anna) == {table}


async def test_a_device_without_a_guest_has_nothing_to_join(served: Served) -> None:
    anna, phone = await served.person("Anna"), await served.person()
    assert await by_code(anna, phone) == 201
    assert (await guest_of(phone), len((await anna.get("/api/me/devices")).json())) == (anna.guest, 2)


async def test_who_signs_in_as_themselves_joins_nothing(served: Served) -> None:
    anna = await served.person("Anna")
    assert await by_code(anna, anna) == 201
    assert await guest_of(anna) == anna.guest


async def test_while_both_play_in_one_match_nothing_is_joined_and_the_code_stays(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await anna.opens("me", "open")
    await ben.post(f"/api/tables/{table}/seats", {"name": "Ben"})
    await anna.post(f"/api/tables/{table}/start", {})
    code = await recovery_code(anna)
    refused = await ben.post("/api/recover", {"code": code, "joins": True})
    assert (refused.status_code, refused.json()["code"]) == (409, "both-seated")
    assert await guest_of(ben) == ben.guest
    await anna.post(f"/api/tables/{table}/end")
    assert (await ben.post("/api/recover", {"code": code, "joins": True})).status_code == 201
    assert (await guest_of(ben), await tables(ben)) == (anna.guest, {table})


async def test_ratings_are_computed_anew_once_for_all_who_join_meanwhile(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = list[object](), asyncio.Event()

    async def recompute(store: object) -> int:
        begun.append(store)
        await go_on.wait()
        return 0

    monkeypatch.setattr(ratings, "recompute", recompute)
    work = [asyncio.create_task(served.context.rate_anew()) for _ in range(4)]
    await asyncio.sleep(0)
    later = asyncio.create_task(served.context.rate_anew())
    go_on.set()
    await asyncio.gather(*work, later)
    assert len(begun) == 2  # the last one came while it was being done


async def test_open_lines_come_back_as_the_person_they_are_now(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await ben.opens("me", "bot", start=True)
    of_anna, of_ben = await anna.at(table), await ben.at(table)
    assert of_anna.heard[0]["mine"] == []
    assert await by_link(anna, ben) == 201
    assert [await of_anna.ended(), await of_ben.ended()] == [BACK_AGAIN] * 2
    line = await anna.at(table)
    assert (line.heard[0]["mine"], line.heard[0]["watchers"]) == ([1], 0)
    assert (await line.ask("say", text="hello"))["kind"] == "done"


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_export_and_forgetting_know_both(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> None:
    address = tmp_path / "tables.db" if database == "sqlite" else request.getfixturevalue("postgres_url")
    async with serving(address) as served:
        anna, ben = await served.person("Anna"), await served.person("Ben")
        first, second = await anna.opens("me", "bot"), await ben.opens("me", "bot", start=True)
        line = await ben.at(second)
        await line.ask("say", text="from Ben")
        assert await by_code(anna, ben) == 201
        about = (await anna.get("/api/me/export")).json()
        assert {seat["table"] for seat in about["seats"]} == set(about["tables"]) == {first, second}
        assert [said["text"] for said in about["chat"]] == ["from Ben"]
        await anna.delete("/api/me")
        assert (await guest_of(anna), await guest_of(ben)) == ("", "")
        room = (await (await served.person()).get(f"/api/tables/{second}")).json()
        assert room["chairs"][0]["kind"] == "bot"
