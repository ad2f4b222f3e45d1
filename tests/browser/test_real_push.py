"""Push with a real browser: Firefox subscribes, decrypts what the server sends, and its worker shows it.

Only the push service is ours, since no test can reach that of Mozilla. The Chromium of the other tests was tried, too:
without a screen it says "denied" to notifications that were granted, and subscribing ends with "Registration failed -
permission denied".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.browser import firefox as firefoxes
from tests.browser.slow_days import slow_days
from tests.browser.words import Words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.browser.firefox import Firefox, PushService
    from tests.browser.slow_days import SlowDays

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not firefoxes.program(), reason="this machine has no Firefox (Debian: apt install firefox-esr)"),
]
SHOWN = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
TOLD = f"{SHOWN}.then((all) => all.length && all.map(({{ title, body, tag, lang }}) => [title, body, tag, lang]))"
SWITCH = "document.querySelector('[role=switch][aria-label=\"%s\"][aria-checked=%s]') !== null"
BECOME = "fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '%s' })"


@pytest_asyncio.fixture(loop_scope="session")
async def days(tmp_path: Path) -> AsyncIterator[SlowDays]:
    async with slow_days(tmp_path) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def service(days: SlowDays) -> AsyncIterator[PushService]:
    async with firefoxes.push_service(f"{days.service.url}/push/") as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def me(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> AsyncIterator[Firefox]:
    async with firefoxes.firefox(tmp_path_factory.mktemp("firefox"), service) as window:
        yield window


async def test_firefox_subscribes_decrypts_and_shows_a_message_and_is_switched_off_again(
    days: SlowDays, service: PushService, me: Firefox
) -> None:
    say = Words("en")
    push = say("web-notices-push")
    await me.open(days.url)
    await me.until(BECOME % '{"name": "Anna"}' + ".then((answer) => answer.ok)")
    await me.open(days.url)
    await me.presses(say("web-settings"))
    await me.presses(say("web-notices"))
    await me.until(SWITCH % (push, "false"))
    await me.presses(push)
    await me.until(SWITCH % (push, "true"))
    ((channel, key),) = service.keys.items()
    assert key == days.push_key

    await me.presses(say("web-notices-test"))
    sent = say("web-notices-sent", names=push)
    await me.until(f"[...document.querySelectorAll('[role=status]')].some((one) => one.textContent === '{sent}')")
    assert days.service.got[-1].path == f"/push/{channel}"
    assert await service.hand_over(channel, days.service.got[-1].body) == firefoxes.DELIVERED
    ((title, _, _, lang),) = await me.until(TOLD)
    assert (title, lang) == ("Paddock: this is a test", "en")

    await me.presses(push)
    await me.until(SWITCH % (push, "false"))
    await me.until("fetch('/api/me/notices').then((it) => it.json()).then((it) => it.browsers.length === 0)")
