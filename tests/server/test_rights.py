"""Permissions: every message without permission gets its typed answer and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.serving import Line, Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
MESSAGES: dict[str, dict[str, Any]] = {
    "play": {"seat": 2, "seq": 0, "move": "no such move"},
    "undo": {"seat": 2, "seq": 0},
    "agree": {"seat": 2, "is_agreed": True},
    "instruct": {"seat": 2, "orders": {"coup": "always"}},
    "say": {"text": "hello"},
    "ping": {},
}
SEATED = ("play", "undo", "agree", "instruct")
ALWAYS = {"say": "done", "ping": "pong"}
CHANGES = ("done",)


class Scene:
    """Anna opens a table and Ben takes seat 2; Cleo is a spectator."""

    def __init__(self, served: Served, anna: Person, ben: Person, cleo: Person, table: str) -> None:
        self.served = served
        self.anna, self.ben, self.cleo = anna, ben, cleo
        self.table = table

    async def start(self) -> None:
        await self.do(self.anna, "start", {})

    async def do(self, who: Person, what: str, data: object = None) -> None:
        answer = await who.post(f"/api/tables/{self.table}/{what}", data)
        assert answer.status_code == 201, answer.text


async def scene(served: Served) -> Scene:
    anna, ben, cleo = [await served.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await anna.opens("me", "open")
    assert (await ben.post(f"/api/tables/{table}/seats", {"name": "Ben"})).status_code == 201
    return Scene(served, anna, ben, cleo, table)


async def own_seat_before_the_start(it: Scene) -> Line:
    return await it.ben.at(it.table)


async def own_seat_while_paused(it: Scene) -> Line:
    await it.start()
    await it.do(it.anna, "pause")
    return await it.ben.at(it.table)


async def own_seat_when_it_is_over(it: Scene) -> Line:
    await it.start()
    await it.do(it.anna, "end")
    return await it.ben.at(it.table)


async def own_seat_of_a_running_match(it: Scene) -> Line:
    await it.start()
    return await it.ben.at(it.table)


async def seat_of_another(it: Scene) -> Line:
    await it.start()
    return await it.anna.at(it.table)


async def spectator(it: Scene) -> Line:
    await it.start()
    return await it.cleo.at(it.table)


async def visitor_without_a_name(it: Scene) -> Line:
    await it.start()
    return await (await it.served.person()).at(it.table)


async def somebody_of_another_table(it: Scene) -> Line:
    await it.start()
    other = await it.cleo.opens("me", "me")
    line = await it.cleo.at(other)
    await line.send("join", table=it.table)
    await line.until("room", table=it.table)
    await line.ask("ping")
    return line


async def nowhere(it: Scene) -> Line:
    await it.start()
    return await it.ben.line()


async def after_a_table_that_is_not_there(it: Scene) -> Line:
    line = await it.ben.line()
    await line.send("join", table="nosuchtable")
    assert (await line.until("trouble"))["code"] == "no-table"
    return line


async def replaced_by_a_bot(it: Scene) -> Line:
    await it.start()
    line = await it.ben.at(it.table)
    assert (await it.anna.put(f"/api/tables/{it.table}/seats/2", {"kind": "bot"})).status_code == 200
    await it.do(it.anna, "pause")  # so that the bot does not write to the log
    await line.ask("ping", id="replaced")
    return line


async def signed_out(it: Scene) -> Line:
    await it.start()
    line = await it.ben.at(it.table)
    (device,) = (await it.ben.get("/api/me/devices")).json()
    await it.ben.delete(f"/api/me/devices/{device['id']}")
    assert await line.ended() == 4001
    return await it.ben.at(it.table)


def all_of(answer: str) -> dict[str, str]:
    return {**dict.fromkeys(SEATED, answer), **ALWAYS}


NOT_YOURS = all_of("not-your-seat")
IDLE = {"play": "not-running", "undo": "not-running", "agree": "no-undo", "instruct": "done"}
CASES: list[tuple[Callable[[Scene], Awaitable[Line]], dict[str, str]]] = [
    (own_seat_before_the_start, {**IDLE, **ALWAYS}),
    (own_seat_while_paused, {**IDLE, "play": "is-paused", "undo": "is-paused", **ALWAYS}),
    (own_seat_when_it_is_over, {**IDLE, **ALWAYS}),
    (own_seat_of_a_running_match, {**IDLE, "play": "stale", "undo": "stale", **ALWAYS}),
    (seat_of_another, NOT_YOURS),
    (spectator, NOT_YOURS),
    (visitor_without_a_name, {**NOT_YOURS, "say": "no-guest"}),
    (somebody_of_another_table, NOT_YOURS),
    (nowhere, {**all_of("no-table"), "say": "no-table"}),
    (after_a_table_that_is_not_there, {**all_of("no-table"), "say": "no-table"}),
    (replaced_by_a_bot, NOT_YOURS),
    (signed_out, {**NOT_YOURS, "say": "no-guest"}),
]


def kind_of(answer: dict[str, Any]) -> str:
    return str(answer.get("code") or answer.get("kind") or answer["type"])


@pytest.mark.parametrize(("arrive", "expected"), CASES, ids=lambda part: getattr(part, "__name__", ""))
async def test_every_message_gets_its_answer_and_refused_ones_change_nothing(
    served: Served, arrive: Callable[[Scene], Awaitable[Line]], expected: dict[str, str]
) -> None:
    it = await scene(served)
    line = await arrive(it)
    assert set(expected) == set(MESSAGES)
    for kind, fields in MESSAGES.items():
        before = await served.rows(it.table)
        answer = kind_of(await line.ask(kind, **fields))
        assert (kind, answer) == (kind, expected[kind])
        assert await served.rows(it.table) - before == (answer in CHANGES)
    await line.ask("ping")
    answered = [message["id"] for message in line.heard if message["type"] == "answer"]
    assert len(answered) == len(set(answered))


async def test_who_is_muted_says_nothing_until_the_host_lets_them(served: Served) -> None:
    it = await scene(served)
    line = await it.cleo.at(it.table)
    await it.do(it.anna, "mute", {"guest": it.cleo.guest, "is_muted": True})
    before = await served.rows(it.table)
    assert kind_of(await line.ask("say", text="hello")) == "muted"
    assert await served.rows(it.table) == before
    await it.do(it.anna, "mute", {"guest": it.cleo.guest, "is_muted": False})
    assert kind_of(await line.ask("say", text="hello")) == "done"


HOSTS_ONLY = [
    ("post", "start", {}),
    ("post", "pause", None),
    ("post", "resume", None),
    ("post", "end", None),
    ("put", "seats/1", {"kind": "open"}),
    ("post", "swap", {"seat": 1, "other": 2}),
    ("post", "host", {"guest": "somebody"}),
    ("post", "mute", {"guest": "somebody", "is_muted": True}),
]
OWNERS_ONLY = [
    ("delete", "seats/1", None),
    ("post", "seats/1/back", None),
    ("put", "seats/1/nonce", {"nonce": "luck"}),
    ("put", "seats/1/name", {"name": "Eve"}),
]


@pytest.mark.parametrize(("method", "path", "data"), [*HOSTS_ONLY, *OWNERS_ONLY])
async def test_what_belongs_to_the_host_or_to_another_is_refused_over_http(
    served: Served, method: str, path: str, data: object
) -> None:
    it = await scene(served)
    before = await served.rows(it.table)
    for who, statuses in ((it.ben, {403}), (it.cleo, {403}), (await served.person(), {401})):
        answer = await who.http.request(method, f"/api/tables/{it.table}/{path}", json=data)
        assert answer.status_code in statuses, answer.text
    answer = await it.anna.http.request(method, f"/api/tables/nosuchtable/{path}", json=data)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
    assert await served.rows(it.table) == before


@pytest.mark.parametrize("seat", [2, None])
async def test_the_host_reads_no_hand_by_opening_its_chair_and_sitting_down_there(
    served: Served, seat: int | None
) -> None:
    it = await scene(served)
    await it.start()
    ben, line = await it.ben.at(it.table), await it.anna.at(it.table)
    assert (await it.anna.put(f"/api/tables/{it.table}/seats/2", {"kind": "open"})).status_code == 200
    for who in (it.anna, it.cleo):
        answer = await who.post(f"/api/tables/{it.table}/seats", {"name": "Mallory", "seat": seat})
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-in-play")
        for path in ("record", "steps?steps=0"):
            found = await who.get(f"/api/tables/{it.table}/matches/1/{path}", seat=2)
            assert (found.status_code, found.json()["code"]) == (403, "not-your-seat")
    await line.ask("ping")
    assert {message["seat"] for message in line.heard if message["type"] == "seen"} == {1}
    assert (await it.ben.post(f"/api/tables/{it.table}/seats", {"name": "Ben", "seat": seat})).status_code == 201
    assert (await ben.until("seen", seat=2))["fresh"]
