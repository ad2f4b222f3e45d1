"""A server whose days pass when a test says so, with a real mail server and a push service that the test reads."""

from __future__ import annotations

import asyncio
import re
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from py_vapid import Vapid02

from paddock.people.notices.host_settings import NoticeConfig
from paddock.table.clock import LoopClock
from paddock.table.standing_orders import DECLINE
from tests.browser.people import PATIENCE_S
from tests.browser.serving import Serving, build_page, guest_of
from tests.people.notice_parts import SETTINGS, Browser, http_receiver, mail_server
from tests.server.serving import serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from email.message import EmailMessage
    from pathlib import Path

    from playwright.async_api import BrowserContext

    from paddock.table.facts import Facts
    from tests.people.notice_parts import HttpReceiver, Mailbox
    from tests.server.serving import Served

START: Final = datetime(2030, 1, 7, 8, tzinfo=UTC).timestamp()
HOUR_S: Final = 3_600.0
DAY_S: Final = 24 * HOUR_S
NEVER_S: Final = 1e9  # the test looks at the outbox itself


class SetClock(LoopClock):
    """A time of day that stands still until the test turns it; delays are real."""

    at = START

    def now(self) -> float:
        return self.at


class SlowDays(Serving):
    """The server, its time, and the letterboxes of its people."""

    def __init__(self, folder: Path, served: Served, box: Mailbox, service: HttpReceiver) -> None:
        super().__init__(folder, port=served.port)
        self.served, self.box, self.service = served, box, service
        self.clock: Final = SetClock()
        self._browsers: dict[str, Browser] = {}
        self._written = asyncio.Event()
        served.context.hub.time = self.clock  # type: ignore[misc]
        self._hear: Final = served.context.hub.on_entry
        served.context.hub.on_entry = self._wrote

    def _wrote(self, *what: Any) -> None:  # noqa: ANN401 - as the hub tells it
        self._hear(*what)
        self._written.set()

    @property
    def push_key(self) -> str:
        """The key that browsers have to know to subscribe."""
        push = self.served.context.channels.push
        assert push is not None
        return push.public_key

    @property
    def day(self) -> int:
        return 1 + int((self.clock.at - START) // DAY_S)

    async def after(self, seconds: float) -> int:
        """Let time pass, for the tables and then for the outbox; returns how many deadlines have passed."""
        passed = await self.tick(seconds)
        await self.served.context.notice_sender.send_due()
        return passed

    async def tick(self, seconds: float) -> int:
        """Let time pass for the tables alone; returns how many deadlines have passed."""
        self.clock.at += seconds
        return await self.served.context.hub.due.check()

    async def facts(self, table: str) -> Facts:
        return (await self.served.context.hub.table(table)).state.facts

    async def asked(self, table: str, but: str = "") -> str:
        """Wait until one person is to move and no window is open, and it is not this one; returns who."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                self._written.clear()
                state = (await self.served.context.hub.table(table)).state
                asked = list(state.facts.asked_seqs)
                if len(asked) == 1 and DECLINE not in state.played.moves(asked[0]):
                    name = state.facts.chair(asked[0]).name
                    if name != but:
                        return name
                await self._written.wait()

    async def until_not(self, table: str, name: str) -> str:
        """Wait until somebody else is to move; returns who."""
        return await self.asked(table, but=name)

    async def until_gone(self, table: str, name: str) -> None:
        """Wait until the server knows that this person no longer looks at the table."""
        chairs = (await self.facts(table)).chairs
        (guest,) = {chair.guest for chair in chairs if chair.name == name}
        async with asyncio.timeout(PATIENCE_S):
            while self.served.context.hub.presence.is_here(table, guest):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.01)

    async def mails_go_to(self, context: BrowserContext, name: str, **settings: object) -> None:
        """A guest of this name with a confirmed mail address; the sheet itself is tested elsewhere."""
        await guest_of(context, self.url, name)
        wish = {**SETTINGS, "mail": f"{name.lower()}@example.org", **settings}
        answer = await context.request.put("/api/me/notices", data=wish, headers={"origin": self.url})
        assert answer.ok, await answer.text()
        page = await context.new_page()
        await page.goto(self.link("confirm"))
        await page.get_by_role("button").last.click()
        await page.get_by_text(f"{name.lower()}@example.org").wait_for()
        await page.close()

    async def pushes_go_to(self, context: BrowserContext, name: str) -> None:
        """A guest of this name whose browser has subscribed; the test has its keys."""
        await guest_of(context, self.url, name)
        self._browsers[name] = Browser()
        headers = {"origin": self.url}
        answer = await context.request.put("/api/me/notices", data=SETTINGS, headers=headers)
        subscription = self._browsers[name].subscription(f"{self.service.url}/push/{name}")
        answer = await context.request.post("/api/me/notices/push", data=subscription, headers=headers)
        assert answer.ok, await answer.text()

    def mails(self, name: str) -> list[EmailMessage]:
        return [mail for mail in self.box.mails if mail["to"] == f"{name.lower()}@example.org"]

    def pushes(self, name: str) -> list[dict[str, Any]]:
        """What the browser of that person shows, decrypted with its keys."""
        got = [one for one in self.service.got if one.path == f"/push/{name}"]
        return [self._browsers[name].read(one.body) for one in got]

    def told(self, name: str) -> list[tuple[str, str]]:
        """Every message to a person so far: its title, and the address it leads to."""
        if name in self._browsers:
            return [(push["title"], self.url + push["path"]) for push in self.pushes(name)]
        return [(str(mail["subject"]), address(mail, "table")) for mail in self.mails(name)]

    def link(self, kind: str) -> str:
        return address(self.box.mails[-1], kind)


def address(mail: EmailMessage, kind: str) -> str:
    """A link in a mail; empty if it has none of this kind."""
    found = re.search(rf"http://\S+/{kind}/[\w-]+", str(mail.get_content()))
    return found[0] if found else ""


@asynccontextmanager
async def slow_days(folder: Path) -> AsyncIterator[SlowDays]:
    build_page()
    vapid, key = Vapid02(), folder / "push.pem"
    vapid.generate_keys()
    key.write_bytes(vapid.private_pem())
    async with mail_server() as box, http_receiver() as service:
        notices = NoticeConfig(
            smtp=box.url,
            mail_from="Paddock <race@example.org>",
            push_key=str(key),
            push_services=(service.host,),
            every_s=NEVER_S,
        )
        async with serving(folder / "tables.db", notices=notices) as served:
            yield SlowDays(folder, served, box, service)
