"""The people of one browser test or screenshot; their windows close at the end."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from tests.browser.people import Person
from tests.browser.words import Words
from tests.server.serving import INSTANT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser, BrowserContext, Route

    from tests.browser.serving import Serving

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
ROUNDS = {"speed-1200", "kilometer-1000"}
PATIENCE_MS = 30_000


class BrowserSession:
    """Opens browser windows for the people of one test, closes them at the end and fails on page errors."""

    def __init__(self, browser: Browser, serving: Serving, *, is_open: bool = False) -> None:
        self.browser = browser
        self.serving = serving
        self.address = serving.open_url if is_open else serving.url
        self.people: list[Person] = []
        self.contexts: list[BrowserContext] = []

    async def window(self, **settings: Any) -> BrowserContext:  # noqa: ANN401 - of a browser's context
        """A separate browser context: by default a laptop with reduced motion."""
        usual = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = await self.browser.new_context(**{"base_url": self.address, **usual, **settings})
        context.set_default_timeout(PATIENCE_MS)
        await context.route("**/api/tables", hurry)
        self.contexts.append(context)
        return context

    async def person(
        self,
        kind: type[Person] = Person,
        context: BrowserContext | None = None,
        lang: str = "en",
        **settings: Any,  # noqa: ANN401
    ) -> Person:
        """Somebody at a page of that context, or of a new one."""
        own = {} if lang == "en" else {"locale": lang}
        where = context or await self.window(**own, **settings)
        person = kind(await where.new_page(), Words(lang))
        self.people.append(person)
        return person

    async def phone(self, kind: type[Person], **settings: Any) -> Person:  # noqa: ANN401
        return await self.person(
            kind, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **settings
        )


async def hurry(route: Route) -> None:
    """Settings for tables that people open in tests: bots move at once, and one round is enough."""
    if route.request.method != "POST":
        await route.continue_()
        return
    wish = {**INSTANT, **json.loads(route.request.post_data or "{}")}
    short = {"limit": "rounds:1"} if wish["game"] in ROUNDS else {}
    await route.continue_(post_data=json.dumps({**wish, "options": {**wish.get("options", {}), **short}}))


@asynccontextmanager
async def opened(browser: Browser, serving: Serving, *, is_open: bool = False) -> AsyncIterator[BrowserSession]:
    """The people of a test; with `is_open` at an address that the page takes for one that other devices can open."""
    session = BrowserSession(browser, serving, is_open=is_open)
    yield session
    for context in session.contexts:
        await context.close()
    troubles = [trouble for person in session.people for trouble in person.troubles]
    assert not troubles, troubles
