"""Rate and size limits over HTTP and websockets, and the handling of slow readers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from paddock.server.config import Limits
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx

    from tests.server.serving import Line

pytestmark = pytest.mark.asyncio(loop_scope="module")
ROOMY = Limits(requests_per_second=0, guests_per_address_hour=0, sockets_per_address=8)
FEW_VISITORS = Limits(
    requests_per_second=0, guests_per_address_hour=0, visitors_per_table=3, visitors_per_table_and_address=2
)


@pytest_asyncio.fixture(loop_scope="module")
async def limited(tmp_path: Path) -> AsyncIterator[Served]:
    """A server with the default limits, except for HTTP."""
    async with serving(tmp_path / "t.db", ROOMY) as served:
        yield served


async def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", Limits(requests_per_second=0.01, requests_burst=5)) as served:
        person = await served.person()
        answers = [await person.get("/api/health") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["code"] == "too-fast"
        missing = await person.get("/nowhere")
        assert missing.status_code == 429


async def test_behind_a_proxy_each_visitor_has_a_measure_of_their_own(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0.01, requests_burst=2)
    async with serving(tmp_path / "t.db", limits, is_behind_proxy=True) as served:
        first = await served.person(**{"x-forwarded-for": "203.0.113.9, 198.51.100.1"})
        second = await served.person(**{"x-forwarded-for": "203.0.113.9, 198.51.100.2"})
        statuses = [(await person.get("/api/health")).status_code for person in (first, first, first, second)]
        assert statuses == [200, 200, 429, 200]


@pytest.mark.parametrize(
    ("others", "statuses"),
    [
        (("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"), [200, 200, 429]),
        (("2001:db8:1:3::1", "2001:db8:1:4::1"), [200, 200, 200]),
        (("fe80::1", "fe80::2"), [200, 200, 200]),
        (("::ffff:198.51.100.1", "::ffff:198.51.100.2"), [200, 200, 200]),
    ],
)
async def test_a_network_of_64_bits_has_one_measure_however_many_addresses_it_uses(
    tmp_path: Path, others: tuple[str, str], statuses: list[int]
) -> None:
    limits = Limits(requests_per_second=0.01, requests_burst=2)
    async with serving(tmp_path / "t.db", limits, is_behind_proxy=True) as served:
        people = [await served.person(**{"x-forwarded-for": address}) for address in ("2001:db8:1:2::f", *others)]
        assert [(await person.get("/api/health")).status_code for person in people] == statuses


async def test_an_invented_proxy_gives_nobody_a_measure_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", Limits(requests_per_second=0.01, requests_burst=2)) as served:
        people = [await served.person(**{"x-forwarded-for": f"198.51.100.{number}"}) for number in range(3)]
        assert [(await person.get("/api/health")).status_code for person in people] == [200, 200, 429]


async def test_an_address_makes_only_so_many_guests_and_a_guest_only_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0, guests_per_address_hour=2, tables_per_guest=2)
    async with serving(tmp_path / "t.db", limits) as served:
        anna, _ = await served.person("Anna"), await served.person("Ben")
        answer = await (await served.person()).post("/api/me", {"name": "Cleo"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert "retry-after" in answer.headers
        for _ in range(2):
            await anna.opens("me", "open")
        data = {"game": "mille-bornes", "chairs": [{"kind": "me", "name": "A"}, {}]}
        assert (await anna.post("/api/tables", data)).json()["code"] == "too-many"


def refused(answer: httpx.Response) -> str:
    """What there was too much of."""
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many"), answer.text
    assert "retry-after" in answer.headers
    return str(answer.json()["facts"]["what"])


BOTS = {"game": "mille-bornes", "chairs": [{"kind": "bot"}, {"kind": "bot"}], "pace_ms": 0}


async def test_tables_count_for_their_host_whoever_sits_there_and_however_many_are_opened_at_once(
    tmp_path: Path,
) -> None:
    limits = Limits(requests_per_second=0, tables_per_guest=3)
    async with serving(tmp_path / "t.db", limits) as served:
        anna, ben = await served.person("Anna"), await served.person("Ben")
        answers = await asyncio.gather(*(anna.post("/api/tables", BOTS) for _ in range(8)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 5
        assert {refused(answer) for answer in answers if answer.status_code == 429} == {"tables"}
        assert (await ben.post("/api/tables", BOTS)).status_code == 201


async def test_an_address_opens_and_lists_only_so_many_tables_whoever_its_guests_are(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0, tables_per_address_hour=4, listed_per_guest=1, listed_per_address_hour=2)
    async with serving(tmp_path / "t.db", limits) as served:
        anna, ben, cleo = [await served.person(name) for name in ("Anna", "Ben", "Cleo")]
        listed = {**BOTS, "is_listed": True}
        assert (await anna.post("/api/tables", listed)).status_code == 201
        assert refused(await anna.post("/api/tables", listed)) == "listed"
        assert (await ben.post("/api/tables", listed)).status_code == 201
        assert refused(await cleo.post("/api/tables", listed)) == "listed"
        assert (await cleo.post("/api/tables", BOTS)).status_code == 201
        assert refused(await cleo.post("/api/tables", BOTS)) == "opened"


async def test_an_address_watches_only_so_many_tables_where_nobody_plays(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0, bot_tables_per_address=2)
    async with serving(tmp_path / "t.db", limits) as served:
        anna = await served.person("Anna")
        alone = [await anna.opens("bot", "bot") for _ in range(3)]
        for table in (alone[0], alone[1], alone[0]):
            await anna.at(table)
        assert (await refusal(await anna.line(), alone[2]))["facts"] == {"what": "bot-tables"}
        await anna.at(await anna.opens("me", "bot"))


async def test_a_guest_changes_standing_orders_only_so_often_from_all_devices(limited: Served) -> None:
    anna = await limited.person("Anna")
    table = await anna.opens("me", "bot", start=True)
    lines = [await anna.at(table), await anna.at(table)]
    orders = [{"coup stop": ("always", "never")[number % 2]} for number in range(12)]
    answers = [
        await lines[number % 2].ask("instruct", id=f"o{number}", seat=1, orders=order)
        for number, order in enumerate(orders)
    ]
    assert [answer.get("code") for answer in answers] == [None] * 10 + ["too-many"] * 2
    assert answers[-1]["facts"] == {"what": "orders"}


async def test_what_visitors_say_leaves_room_for_those_who_play(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0, lines_of_visitors_per_second=0.01, lines_per_address_second=0)
    async with serving(tmp_path / "t.db", limits) as served:
        anna = await served.person("Anna")
        table = await anna.opens("me", "open")
        answers = []
        for name in ("Eve", "Fay", "Gus", "Hal"):
            line = await (await served.person(name)).at(table)
            answers += [await line.ask("say", text=f"line {number}") for number in range(6)]
        assert [answer.get("code") for answer in answers] == [None] * 20 + ["too-talkative"] * 4
        assert "code" not in await (await anna.at(table)).ask("say", text="let me, too")


async def test_links_and_verifications_are_limited(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0, links_per_guest_hour=2, verifications_per_address_minute=2)
    async with serving(tmp_path / "t.db", limits) as served:
        anna = await served.person("Anna")
        links = [await anna.post("/api/me/link") for _ in range(3)]
        assert [answer.status_code for answer in links] == [201, 201, 429]
        assert refused(links[-1]) == "links"
        verdicts = [await anna.post("/api/verify", {"record": "no record"}) for _ in range(3)]
        assert [answer.status_code for answer in verdicts] == [200, 200, 429]
        assert refused(verdicts[-1]) == "verifications"


async def test_an_address_tries_only_so_many_codes(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", Limits(requests_per_second=0, codes_per_address_minute=3)) as served:
        anna = await served.person("Anna")
        code = (await anna.get(f"/api/tables/{await anna.opens('me', 'open')}")).json()["code"]
        answers = [await anna.get(f"/api/codes/{each}") for each in (code, "AAAAAA", "AAAAAB", code)]
        assert [answer.status_code for answer in answers] == [200, 404, 404, 429]
        assert "retry-after" in answers[-1].headers


async def test_a_socket_may_send_twenty_at_once_and_is_closed_if_it_does_not_stop(limited: Served) -> None:
    line = await (await limited.person()).line()
    with suppress(ConnectionClosed):
        for number in range(200):
            await line.send("ping", id=str(number))
            await line.next()
    assert await line.ended() == 4029
    kinds = [message["type"] for message in line.heard]
    assert kinds[:20] == ["pong"] * 20
    assert {message["outcome"]["code"] for message in line.heard if message["type"] == "answer"} == {"too-fast"}
    assert kinds.count("pong") <= 25


async def test_a_guest_talks_only_so_fast_at_a_table_with_all_devices_together(limited: Served) -> None:
    anna, ben = await limited.person("Anna"), await limited.person("Ben")
    table = await anna.opens("me", "open")
    lines = [await anna.at(table), await anna.at(table)]
    answers = [await lines[number % 2].ask("say", id=f"s{number}", text="hello") for number in range(8)]
    assert [answer["kind"] for answer in answers] == ["done"] * 6 + ["denied"] * 2
    assert [answer["code"] for answer in answers[6:]] == ["too-talkative"] * 2
    assert (await (await ben.at(table)).ask("say", text="let me, too"))["kind"] == "done"
    await lines[0].send("join", table=await anna.opens("me", "open"))
    assert (await lines[0].ask("say", text="and here"))["kind"] == "done"


async def test_an_address_has_only_so_many_sockets_and_room_again_when_one_is_gone(limited: Served) -> None:
    person = await limited.person()
    lines = [await person.line() for _ in range(8)]
    assert await (await person.line()).ended() == 4013
    await lines[0].wire.close()
    async with asyncio.timeout(5):
        while len(limited.context.limits.sockets) > 7:
            await lines[1].ask("ping")
    assert (await (await person.line()).ask("ping"))["type"] == "pong"


async def refusal(line: Line, table: str) -> dict[str, Any]:
    """The answer to a device that asks to join a full table."""
    await line.send("join", table=table)
    told = await line.until("trouble", "room")
    return {key: told.get(key) for key in ("type", "code", "facts")}


NO_ROOM = {"type": "trouble", "code": "too-many", "facts": {"what": "visitors"}}


async def test_a_table_has_only_so_many_visitors_and_room_again_when_one_is_gone(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", FEW_VISITORS, is_behind_proxy=True) as served:
        anna = await served.person("Anna")
        table = await anna.opens("me", "open")
        visitor = await served.person()
        homes = [{"x-forwarded-for": f"198.51.100.{number}"} for number in (1, 1, 2, 3)]
        lines = [await visitor.line(home) for home in homes]
        for line in lines[:3]:
            await line.send("join", table=table)
            await line.until("room")
        assert await refusal(lines[3], table) == NO_ROOM
        await lines[0].send("join", table=await anna.opens("me", "open"))
        await lines[0].until("room")
        assert (await refusal(lines[3], table))["type"] == "room"


async def test_an_address_has_only_so_many_visitors_at_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", FEW_VISITORS) as served:
        anna, cleo = await served.person("Anna"), await served.person("Cleo")
        table, other = await anna.opens("me", "open"), await anna.opens("me", "open")
        for _ in range(2):
            await cleo.at(table)
        assert await refusal(await cleo.line(), table) == NO_ROOM
        await cleo.at(other)


async def test_visitors_never_keep_the_host_or_whoever_has_a_seat_out(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", FEW_VISITORS) as served:
        anna, ben, carla = [await served.person(name) for name in ("Anna", "Ben", "Carla")]
        table = await anna.opens("open", "open")
        for person in (ben, carla):
            await person.post(f"/api/tables/{table}/seats", {"name": person.guest[:8]})
        await anna.post(f"/api/tables/{table}/start", {})
        visitor = await served.person()
        for _ in range(2):
            await visitor.at(table)
        await anna.put(f"/api/tables/{table}/seats/2", {"kind": "open"})
        for person in (anna, ben, carla):
            for _ in range(4):
                await person.at(table)  # carla may take her seat again
        assert await refusal(await visitor.line(), table) == NO_ROOM
        assert (await ben.get(f"/api/tables/{table}")).json()["watchers"] >= 2


async def test_who_does_not_read_is_let_go_and_holds_up_nobody(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await anna.opens("me", "me", start=True)
    slow = await anna.line()
    slow.wire.transport.pause_reading()
    for _ in range(4_000):
        await slow.send("join", table=table)
    line = await ben.at(table)
    assert (await line.ask("say", text="hello"))["kind"] == "done"
    slow.wire.transport.resume_reading()
    assert await slow.ended() == 4008
    assert len(slow.heard) < 3 * 4_000
