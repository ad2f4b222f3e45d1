"""People who come back: by a link to another device, a recovery code, a passkey; and from 127.0.0.1 to localhost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.serving import guest_of

if TYPE_CHECKING:
    from tests.browser.people import Person
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


async def opens_my_devices(me: Person) -> None:
    await me.page.goto("/")
    await me.presses(me.button(me.say("web-settings")))
    await me.presses(me.button(me.say("web-devices-mine")))


async def test_a_cleared_browser_comes_back_by_the_code_on_paper_once(session: BrowserSession) -> None:
    context = await session.window()
    anna = await guest_of(context, session.serving.url)
    me = await session.person(context=context)
    await opens_my_devices(me)
    await me.presses(me.button(me.say("web-recovery-make")))
    code = await me.page.locator("code").inner_text()
    await context.clear_cookies()
    await me.page.evaluate("localStorage.clear()")
    await me.page.goto("/")
    await me.presses(me.button(me.say("web-settings")))
    await me.page.get_by_role("link", name=me.say("web-return")).click()
    await me.page.get_by_label(me.say("web-recovery")).fill(code.lower())
    await me.presses(me.button(me.say("web-return-go")))
    await me.page.get_by_role("heading", name=me.say("web-return-done", name="Anna")).wait_for()
    assert await guest_of(context, session.serving.url) == anna
    await me.presses(me.button(me.say("web-recovery-make")))
    dialog = me.page.get_by_role("dialog")
    await me.presses(dialog.get_by_role("button", name=me.say("web-recovery-make")))
    assert await me.page.locator("code").inner_text() != code


async def test_who_comes_back_is_told_which_guest_of_this_device_goes(session: BrowserSession) -> None:
    context = await session.window()
    await guest_of(context, session.serving.url)
    me = await session.person(context=context)
    await me.page.goto("/return")
    await expect(me.page.get_by_text(me.say("web-device-accept-loses", name="Anna"))).to_be_visible()


async def test_a_cleared_browser_comes_back_by_a_passkey(session: BrowserSession) -> None:
    context = await session.window()
    anna = await guest_of(context, session.serving.url)
    me = await session.person(context=context)
    await has_an_authenticator(me)
    await opens_my_devices(me)
    await me.presses(me.button(me.say("web-passkey-add")))
    await me.button(me.say("web-passkey-remove")).wait_for()
    await context.clear_cookies()
    await me.page.goto("/return")
    await me.presses(me.button(me.say("web-passkey-sign-in")))
    await me.page.get_by_role("heading", name=me.say("web-return-done", name="Anna")).wait_for()
    assert await guest_of(context, session.serving.url) == anna


async def has_an_authenticator(me: Person) -> None:
    """A fingerprint reader of Chromium's own that always says yes."""
    devtools = await me.page.context.new_cdp_session(me.page)
    await devtools.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    said = {"isUserVerified": True, "automaticPresenceSimulation": True}
    await devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {**kind, **said}})


async def test_at_a_number_the_page_says_why_there_are_no_passkeys(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto(session.serving.url.replace("localhost", "127.0.0.1") + "/return")
    await expect(me.page.get_by_text(me.say("web-passkey-no-number"))).to_be_visible()
    await expect(me.button(me.say("web-passkey-sign-in"))).to_have_count(0)
    await expect(me.page.get_by_label(me.say("web-recovery"))).to_be_visible()
