"""Notices over the wire with real parts: a mail server, a push service that decrypts, a chat room."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import pytest
import pytest_asyncio
from py_vapid import Vapid02

from paddock.locales import LANGUAGES
from paddock.people.notices.host_settings import NoticeConfig
from paddock.people.notices.settings import NoticeRules
from paddock.people.notices.targets import CONFIRM_S
from paddock.people.notices.writer import ABSENT_S
from paddock.server.config import Limits
from paddock.table.clock import LoopClock
from tests.people.notice_parts import SETTINGS, Browser, http_receiver, mail_server
from tests.server.serving import serving
from tests.server.test_home import move, to_move, two_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.people.notice_parts import HttpReceiver, Mailbox
    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
NEVER_S: Final = 1e6  # the tests look at the outbox themselves


class MovedClock(LoopClock):
    """The time of day, moved by the test."""

    moved_s = 0.0

    def now(self) -> float:
        return super().now() + self.moved_s


class World:
    """A server with everything that it can send by."""

    def __init__(self, served: Served, box: Mailbox, service: HttpReceiver, room: HttpReceiver) -> None:
        self.served, self.box, self.service, self.room = served, box, service, room
        self.clock: Final = MovedClock()
        served.context.hub.time = self.clock  # type: ignore[misc]

    async def after(self, seconds: float) -> None:
        self.clock.moved_s += seconds
        await self.served.context.notice_sender.send_due()

    async def person(self, name: str, *, mail: str = "", **settings: object) -> Person:
        """Somebody with a confirmed mail address."""
        who = await self.served.person(name)
        if mail:
            answer = await who.put("/api/me/notices", {**SETTINGS, "mail": mail, **settings})
            assert answer.status_code == 200, answer.text
            stranger = await self.served.person()
            assert (await stranger.post(f"/api/notices/confirm/{self.box.link('confirm')}")).status_code == 200
        return who


@asynccontextmanager
async def world_at(folder: Path, limits: Limits | None = None) -> AsyncIterator[World]:
    vapid = Vapid02()
    vapid.generate_keys()
    key = folder / "push.pem"
    key.write_bytes(vapid.private_pem())
    async with mail_server() as box, http_receiver() as service, http_receiver() as room:
        notices = NoticeConfig(
            smtp=box.url,
            mail_from="Paddock <race@example.org>",
            push_key=str(key),
            webhook_hosts=("discord.com", room.host, f"localhost:{room.port}"),
            push_services=(service.host,),
            every_s=NEVER_S,
        )
        database = folder / "tables.db"
        async with serving(database, limits, notices=notices, origins=("https://race.example",)) as served:
            yield World(served, box, service, room)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    async with world_at(tmp_path_factory.mktemp("notices")) as made:
        yield made


async def waiting_for(first: Person, second: Person) -> str:
    """A table where the second person is to move, and nobody is connected."""
    table = await two_at(first, second)
    while await to_move(first, table):
        await move(first, table)
    return table


async def test_a_mail_says_what_happened_and_leads_to_the_table(world: World) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben", mail="ben@example.org")
    table = await waiting_for(anna, ben)
    before = len(world.box.mails)
    await world.after(ABSENT_S + 1)
    (mail,) = world.box.mails[before:]
    assert (mail["to"], mail["from"]) == ("ben@example.org", "Paddock <race@example.org>")
    assert mail["subject"] == "Your turn: Mille Bornes"
    assert f"https://race.example/table/{table}" in world.box.text()
    assert "P1" in world.box.text(), "what the other one did"
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = str(mail["list-unsubscribe"]).strip(" <>").removeprefix("https://race.example")
    page = await (await world.served.person()).get(stop)
    assert page.status_code == 303, (stop, page.text)
    assert (page.status_code, page.headers["location"]) == (303, f"/stop/{world.box.link('stop')}")
    # As a mail program does it: without a cookie and without an origin.
    program = await world.served.person()
    del program.http.headers["origin"]
    for channel in ("mail", None):
        answer = await program.http.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert (answer.status_code, answer.json()) == (200, {"channel": channel})
    assert (await ben.get("/api/me/notices")).json()["mail"] is None


async def test_an_address_gets_one_confirmation_and_nothing_else_until_its_link_is_pressed(world: World) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben")
    before = len(world.box.mails)
    for _ in range(3):
        answer = await ben.put("/api/me/notices", {**SETTINGS, "mail": "new@example.org"})
        assert answer.json()["mail"] == {"address": "new@example.org", "is_confirmed": False, "is_on": False}
    await waiting_for(anna, ben)
    await world.after(ABSENT_S + 1)
    assert (await ben.post("/api/me/notices/test")).json()["code"] == "nothing-to-test"
    assert len(world.box.mails) == before + 1
    token = world.box.link("confirm")
    assert (await ben.post(f"/api/notices/confirm/{token}")).json() == {"address": "new@example.org"}
    assert (await ben.post(f"/api/notices/confirm/{token}")).status_code == 410
    assert (await ben.get("/api/me/notices")).json()["mail"]["is_on"]
    assert (await ben.post("/api/me/notices/test")).json() == {"sent": ["mail"], "failed": []}
    assert world.box.mails[-1]["subject"] == "Paddock: this is a test"


async def test_a_confirmation_expires(world: World) -> None:
    ben = await world.person("Ben")
    await ben.put("/api/me/notices", {**SETTINGS, "mail": "late@example.org"})
    world.clock.moved_s += CONFIRM_S + 1
    assert (await ben.post(f"/api/notices/confirm/{world.box.link('confirm')}")).status_code == 410


async def test_whoever_refuses_a_confirmation_is_never_written_to_and_nobody_can_tell(world: World) -> None:
    ben, eve = await world.person("Ben"), await world.person("Eve")
    await ben.put("/api/me/notices", {**SETTINGS, "mail": "Victim@example.org"})
    await eve.post(f"/api/notices/stop/{world.box.link('stop')}")
    before = len(world.box.mails)
    world.clock.moved_s += CONFIRM_S
    answer = await eve.put("/api/me/notices", {**SETTINGS, "mail": "victim@example.org"})
    assert answer.json()["mail"] == {"address": "victim@example.org", "is_confirmed": False, "is_on": False}
    assert len(world.box.mails) == before


async def test_nobody_can_be_flooded_with_confirmations(world: World) -> None:
    before = len(world.box.mails)
    for number in range(6):
        guest = await world.person(f"Guest {number}")
        await guest.put("/api/me/notices", {**SETTINGS, "mail": "flooded@example.org"})
    assert len(world.box.mails) == before + 3


async def test_a_mail_that_cannot_be_sent_is_said_and_leaves_nothing(world: World) -> None:
    ben = await world.person("Ben")
    world.box.refusal = "451 later"
    answer = await ben.put("/api/me/notices", {**SETTINGS, "mail": "ben2@example.org"})
    world.box.refusal = ""
    assert (answer.status_code, answer.json()["code"]) == (503, "not-sent")
    assert (await ben.get("/api/me/notices")).json()["mail"] is None


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"lang": "xx"}, "bad-input"),
        ({"quiet_from": 1440}, "bad-input"),
        ({"mail": "nobody"}, "bad-mail"),
        ({"mail": "a@b@example.org"}, "bad-mail"),
        ({"mail": "a@example.org\nBcc: b@example.org"}, "bad-mail"),
        ({"other": 1}, "bad-input"),
    ],
)
async def test_settings_that_make_no_sense_change_nothing(world: World, changes: dict[str, Any], code: str) -> None:
    ben = await world.person("Ben")
    before = (await ben.get("/api/me/notices")).json()
    answer = await ben.put("/api/me/notices", {**SETTINGS, **changes})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert (await ben.get("/api/me/notices")).json() == before


async def test_a_browser_decrypts_a_push_which_is_signed_and_replaces_the_one_before(world: World) -> None:
    anna, ben, browser = await world.person("Anna"), await world.person("Ben"), Browser()
    await ben.put("/api/me/notices", {**SETTINGS, "lang": "de"})
    settings = (await ben.get("/api/me/notices")).json()
    assert len(settings["push_key"]) == 87
    added = await ben.post("/api/me/notices/push", browser.subscription(f"{world.service.url}/push/1"))
    assert [one["is_this"] for one in added.json()["browsers"]] == [True]
    table = await waiting_for(anna, ben)
    before = len(world.service.got)
    await world.after(ABSENT_S + 1)
    (got,) = world.service.got[before:]
    assert got.path == "/push/1"
    assert got.headers["authorization"].endswith(f"k={settings['push_key']}")
    assert (got.headers["content-encoding"], got.headers["topic"]) == ("aes128gcm", table)
    shown = browser.read(got.body)
    assert (shown["title"], shown["path"], shown["tag"], shown["lang"]) == (
        "Du bist dran: Mille Bornes",
        f"/table/{table}",
        table,
        "de",
    )
    stopped = await (await world.served.person()).post(f"/api/notices/stop/{shown['stop']}")
    assert stopped.json() == {"channel": "push"}
    assert (await ben.get("/api/me/notices")).json()["browsers"] == []


async def test_a_browser_that_is_gone_is_forgotten_and_one_that_signs_out_too(world: World) -> None:
    ben, browser = await world.person("Ben"), Browser()
    await ben.post("/api/me/notices/push", browser.subscription(f"{world.service.url}/push/2"))
    world.service.status = 410
    assert (await ben.post("/api/me/notices/test")).json() == {"sent": [], "failed": ["push"]}
    world.service.status = 201
    assert (await ben.get("/api/me/notices")).json()["browsers"] == []
    await ben.post("/api/me/notices/push", browser.subscription(f"{world.service.url}/push/2"))
    (device,) = (await ben.get("/api/me/devices")).json()
    await ben.delete(f"/api/me/devices/{device['id']}")
    rows = await world.served.context.store.query("select * from notice_targets where guest_id = $1", ben.guest)
    assert list(rows) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://example.org/push",
        "http://127.0.0.1:1/push",
        "http://fcm.googleapis.com/push",
        "https://fcm.googleapis.com.evil.example/push",
        "https://user@fcm.googleapis.com/push",
        "file:///etc/passwd",
        "x",
    ],
)
async def test_a_browser_cannot_make_the_server_ask_other_servers(world: World, endpoint: str) -> None:
    ben = await world.person("Ben")
    answer = await ben.post("/api/me/notices/push", Browser().subscription(endpoint))
    assert (answer.status_code, answer.json()["code"]) == (400, "host-not-allowed")


async def test_keys_that_are_none_are_refused(world: World) -> None:
    ben = await world.person("Ben")
    good = Browser().subscription(f"{world.service.url}/push/3")
    for changes in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": good["p256dh"][:-4] + "AAAA"}):
        assert (await ben.post("/api/me/notices/push", {**good, **changes})).status_code == 400


def told(world: World, kind: str) -> str:
    """The words of the last message in the room."""
    body = json.loads(world.room.got[-1].body)
    return str(body[{"discord": "content", "ntfy": "message"}.get(kind, "text")])


@pytest.mark.parametrize("kind", ["discord", "slack", "matrix", "ntfy"])
async def test_a_room_is_told_whose_turn_it_is(world: World, kind: str) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben")
    table = await anna.opens("me", "open")
    await ben.post(f"/api/tables/{table}/seats", {"name": "P2"})
    data = {"kind": kind, "url": f"{world.room.url}/hooks/secret", "lang": "en"}
    answer = await anna.put(f"/api/tables/{table}/webhook", data)
    assert (answer.json()["kind"], answer.json()["host"]) == (kind, "127.0.0.1")
    assert "secret" not in answer.text
    await anna.post(f"/api/tables/{table}/start", {})
    name = "P1" if await to_move(anna, table) else "P2"
    before = len(world.room.got)
    await world.after(ABSENT_S + 1)
    (got,) = world.room.got[before:]
    assert got.path == ("/" if kind == "ntfy" else "/hooks/secret")
    assert "/stop/" in told(world, kind)
    body = json.loads(got.body)
    assert f"https://race.example/table/{table}" in str(body)
    assert ("topic" in body, "allowed_mentions" in body) == (kind == "ntfy", kind == "discord")
    assert f"{name}, your turn: Mille Bornes" in str(body)
    await anna.delete(f"/api/tables/{table}/webhook")
    assert (await anna.get(f"/api/tables/{table}/webhook")).json()["kind"] is None


async def test_redirects_are_not_followed_and_a_room_that_is_gone_is_removed(world: World) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben")
    table = await two_at(anna, ben)
    url = f"{world.room.url}/hooks/moved"
    await anna.put(f"/api/tables/{table}/webhook", {"kind": "slack", "url": url, "lang": "en"})
    before, elsewhere = len(world.room.got), len(world.service.got)
    world.room.status, world.room.headers = 302, f"location: {world.service.url}/\r\n"
    await anna.post(f"/api/tables/{table}/end")
    await world.after(1)
    assert (len(world.room.got), len(world.service.got)) == (before + 1, elsewhere)
    world.room.status, world.room.headers = 404, ""
    await world.after(60)
    world.room.status = 201
    assert len(world.room.got) == before + 2
    assert (await anna.get(f"/api/tables/{table}/webhook")).json()["kind"] is None


@pytest.mark.parametrize(
    "url",
    ["https://example.org/x", "http://discord.com/x", "https://discord.com:8443/x", "https://10.0.0.1/x", "ftp://x"],
)
async def test_only_allowed_hosts_get_webhooks(world: World, url: str) -> None:
    anna = await world.person("Anna")
    table = await anna.opens("me", "open")
    answer = await anna.put(f"/api/tables/{table}/webhook", {"kind": "slack", "url": url, "lang": "en"})
    assert (answer.status_code, answer.json()["code"]) == (400, "host-not-allowed")


async def test_a_webhook_whose_name_leads_to_a_private_address_gets_nothing(world: World) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben")
    table = await two_at(anna, ben)
    url = f"https://localhost:{world.room.port}/hooks/inside"
    answer = await anna.put(f"/api/tables/{table}/webhook", {"kind": "slack", "url": url, "lang": "en"})
    assert answer.status_code == 200, answer.text
    before = len(world.room.got)
    await anna.post(f"/api/tables/{table}/end")
    await world.after(1)
    assert len(world.room.got) == before
    (tries,) = await world.served.context.store.query("select tries from notices where table_id = $1", table)
    assert tuple(tries) == (1,), "it is tried again: the name may lead elsewhere by then"


async def test_only_the_host_of_a_table_sees_and_sets_its_webhook(world: World) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben")
    table = await two_at(anna, ben)
    data = {"kind": "slack", "url": f"{world.room.url}/x", "lang": "en"}
    path = f"/api/tables/{table}/webhook"
    for answer in (await ben.get(path), await ben.put(path, data), await ben.delete(path)):
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host")
    stranger = await world.served.person()
    assert (await stranger.get(path)).status_code == 401
    mine = "/api/me/notices"
    browser = Browser().subscription("https://fcm.googleapis.com/x")
    answers = [await stranger.get(mine), await stranger.put(mine, SETTINGS), await stranger.post(f"{mine}/test")]
    answers += [await stranger.post(f"{mine}/push", browser), await stranger.delete(f"{mine}/push/abc")]
    assert [answer.status_code for answer in answers] == [401] * 5


async def test_nobody_removes_the_browser_of_somebody_else(world: World) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben")
    added = await ben.post("/api/me/notices/push", Browser().subscription(f"{world.service.url}/push/4"))
    which = added.json()["browsers"][0]["id"]
    assert (await anna.delete(f"/api/me/notices/push/{which}")).status_code == 404
    assert len((await ben.get("/api/me/notices")).json()["browsers"]) == 1
    assert (await ben.delete(f"/api/me/notices/push/{which}")).json()["browsers"] == []


async def test_export_has_it_all_and_forgetting_removes_it_all(world: World) -> None:
    anna, ben = await world.person("Anna"), await world.person("Ben", mail="export@example.org", lang="it")
    await ben.post("/api/me/notices/push", Browser().subscription(f"{world.service.url}/push/5"))
    table = await waiting_for(anna, ben)
    mine = (await ben.get("/api/me/export")).json()["notices"]
    assert mine["rules"]["lang"] == "it"
    assert {one["address"] for one in mine["targets"]} == {"export@example.org", f"{world.service.url}/push/5"}
    assert {(one["table"], one["kind"]) for one in mine["open"]} == {(table, "turn")}
    assert (await ben.delete("/api/me")).status_code == 200
    store = world.served.context.store
    for kind in ("notice_settings", "notice_targets", "notices"):
        assert list(await store.query(f"select * from {kind} where guest_id = $1", ben.guest)) == [], kind  # noqa: S608
    before = len(world.box.mails)
    await world.after(ABSENT_S + 1)
    assert len(world.box.mails) == before


async def test_tests_and_confirmations_are_limited(tmp_path: Path) -> None:
    limits = Limits(tests_per_guest_hour=2, confirmations_per_address_hour=2)
    async with world_at(tmp_path, limits) as world:
        ben = await world.person("Ben", mail="ben@example.org")
        tried = [(await ben.post("/api/me/notices/test")).status_code for _ in range(3)]
        assert tried == [200, 200, 429]
        mails = [
            (await ben.put("/api/me/notices", {**SETTINGS, "mail": f"b{n}@example.org"})).status_code for n in range(2)
        ]
        assert mails == [200, 429]


async def test_a_server_without_mail_and_push_says_so(served: Served) -> None:
    ben = await served.person("Ben")
    found = (await ben.get("/api/me/notices")).json()
    assert (found["can_mail"], found["push_key"], found["is_set"]) == (False, "", False)
    assert (await ben.put("/api/me/notices", {**SETTINGS, "mail": "a@example.org"})).json()["code"] == "no-mail-here"
    answer = await ben.post("/api/me/notices/push", Browser().subscription("https://fcm.googleapis.com/x"))
    assert answer.json()["code"] == "no-push-here"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_language_has_its_own_words(world: World, lang: str) -> None:
    ben = await world.person("Ben", mail=f"{lang}@example.org", lang=lang)
    assert (await ben.post("/api/me/notices/test")).json()["sent"] == ["mail"]
    mail = world.box.mails[-1]
    assert mail["content-language"] == lang
    if lang != "en":
        assert "test" not in str(mail["subject"]).split()[-1:] or lang in {"de", "ro"}
        assert "Stop these messages" not in world.box.text()


async def test_rules_of_nobody_are_the_defaults() -> None:
    assert NoticeRules() == NoticeRules("en", "UTC", is_daily=False, is_quiet=True, quiet_from=1320, quiet_until=420)
