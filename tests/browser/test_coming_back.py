"""People who come back: by a link to another device, a recovery code, a passkey; and from 127.0.0.1 to localhost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.serving import guest_of

if TYPE_CHECKING:
    from tests.browser.session import BrowserSession


async def test_at_127_0_0_1_a_guest_is_offered_once_to_move_to_localhost(session: BrowserSession) -> None:
    number = session.serving.url.replace("localhost", "127.0.0.1")
    context = await session.window()
    anna = await guest_of(context, number)
    me = await session.person(context=context)
    await me.page.goto(number)
    await me.presses(me.button(me.say("web-move-go")))
    await me.presses(me.button(me.say("web-device-accept-go")))
    await me.page.wait_for_url(f"{session.serving.url}/lobby")
    assert await guest_of(context, session.serving.url) == anna
    await me.page.goto(number)
    await expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    await expect(me.button(me.say("web-move-go"))).to_have_count(0)
