"""People who come back: by a link to another device, a recovery code, a passkey; and from 127.0.0.1 to localhost."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.serving import guest_of

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Route

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


async def opens_and_ends_a_match(context: BrowserContext, url: str) -> str:
    """A match that is in the history of this browser's guest; its table."""
    chairs = [{"kind": "me", "name": "Somebody"}, {"kind": "bot"}]
    headers = {"origin": url}
    wish = {"game": "mille-bornes", "chairs": chairs, "start": True}
    answer = await context.request.post(f"{url}/api/tables", data=wish, headers=headers)
    table = str((await answer.json())["table"])
    assert (await context.request.post(f"{url}/api/tables/{table}/end", headers=headers)).ok
    return table


async def history(context: BrowserContext, url: str) -> set[str]:
    races = (await (await context.request.get(f"{url}/api/me/races")).json())["races"]
    return {race["table"] for race in races}


async def recovery_code(context: BrowserContext, url: str) -> str:
    answer = await context.request.post(f"{url}/api/me/recovery", headers={"origin": url})
    return str((await answer.json())["code"])


@pytest.mark.quick
async def test_who_has_played_here_comes_back_and_both_histories_are_one(session: BrowserSession) -> None:
    url, home, device = session.serving.url, await session.window(), await session.window()
    anna = await guest_of(home, url)
    await guest_of(device, url, "Ben")
    tables = {await opens_and_ends_a_match(context, url) for context in (home, device)}
    me = await session.person(context=device)
    await me.page.goto("/return")
    await expect(me.page.get_by_text(me.say("web-guests-join-lead", name="Ben"))).to_be_visible()
    await expect(me.page.get_by_role("checkbox", name=me.say("web-guests-join", name="Ben"))).to_be_checked()
    await me.page.get_by_label(me.say("web-recovery")).fill(await recovery_code(home, url))
    await me.presses(me.button(me.say("web-return-go")))
    await me.page.get_by_role("heading", name=me.say("web-return-done", name="Anna")).wait_for()
    for context in (home, device):
        assert (await history(context, url), await guest_of(context, url)) == (tables, anna)


async def test_whoever_does_not_want_to_keep_them_gives_the_seats_of_this_device_up(session: BrowserSession) -> None:
    url, home, device = session.serving.url, await session.window(), await session.window()
    await guest_of(home, url)
    await guest_of(device, url, "Ben")
    await opens_and_ends_a_match(device, url)
    code = (await (await home.request.post(f"{url}/api/me/link", headers={"origin": url})).json())["code"]
    me = await session.person(context=device)
    await me.page.goto(f"/device/{code}")
    await me.page.get_by_role("checkbox", name=me.say("web-guests-join", name="Ben")).uncheck()
    await expect(me.page.get_by_text(me.say("web-device-accept-loses", name="Ben"))).to_be_visible()
    await me.presses(me.button(me.say("web-device-accept-go")))
    await me.page.wait_for_url(f"{url}/lobby")
    assert await history(device, url) == set()


async def test_a_device_is_signed_out_after_a_word_about_its_keys(session: BrowserSession) -> None:
    url, context, other = session.serving.url, await session.window(), await session.window()
    await guest_of(context, url)
    code = (await (await context.request.post(f"{url}/api/me/link", headers={"origin": url})).json())["code"]
    await other.request.post(f"{url}/api/me/accept", data={"code": code}, headers={"origin": url})
    me = await session.person(context=context)
    await opens_my_devices(me)
    sign_out = me.button(me.say("web-device-remove"))
    await me.presses(sign_out)
    await expect(me.page.get_by_role("alert").filter(has_text=me.say("web-device-remove-sure"))).to_be_visible()
    await me.presses(me.button(me.say("web-no")))
    await me.presses(sign_out)
    await me.presses(sign_out)
    await expect(sign_out).to_have_count(0)
    assert (await (await other.request.get(f"{url}/api/me")).json()) == {"me": None}


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


async def test_a_passkey_that_was_removed_brings_nobody_back(session: BrowserSession) -> None:
    context = await session.window()
    await guest_of(context, session.serving.url)
    me = await session.person(context=context)
    await has_an_authenticator(me)
    await opens_my_devices(me)
    await me.presses(me.button(me.say("web-passkey-add")))
    await me.presses(me.button(me.say("web-passkey-remove")))
    await expect(me.button(me.say("web-passkey-remove"))).to_have_count(0)
    await me.page.goto("/return")
    await me.presses(me.button(me.say("web-passkey-sign-in")))
    await expect(me.page.get_by_text(me.say("trouble-passkey-wrong"))).to_be_visible()
    assert all("403" in trouble for trouble in me.troubles), me.troubles
    me.troubles.clear()


async def test_over_plain_http_the_page_says_why_there_are_no_passkeys(session: BrowserSession) -> None:
    context = await session.window()
    await context.route("http://race.example/**", partial(from_the_server, session.serving.url))
    me = await session.person(context=context)
    await me.page.goto("http://race.example/return")
    await expect(me.page.get_by_text(me.say("web-passkey-no-http"))).to_be_visible()
    await expect(me.button(me.say("web-passkey-sign-in"))).to_have_count(0)
    await expect(me.page.get_by_label(me.say("web-recovery"))).to_be_visible()
    assert all("untrustworthy" in trouble for trouble in me.troubles), me.troubles
    me.troubles.clear()


async def from_the_server(url: str, route: Route) -> None:
    """As if the server had that name on plain http."""
    await route.fulfill(response=await route.fetch(url=route.request.url.replace("http://race.example", url)))


async def test_without_accounts_there_is_the_device_link_alone(session: BrowserSession) -> None:
    me = await session.person()
    keys: dict[str, object] = {"accounts": "off", "recovery_since": None, "passkeys": [], "has_played": False}
    await me.page.route("**/api/me/keys", lambda route: route.fulfill(json=keys))
    await me.page.goto("/return")
    await expect(me.page.get_by_text(me.say("web-return-device"))).to_be_visible()
    await expect(me.button(me.say("web-passkey-sign-in"))).to_have_count(0)
    await expect(me.page.get_by_label(me.say("web-recovery"))).to_have_count(0)
    await guest_of(me.page.context, session.serving.url)
    await opens_my_devices(me)
    await me.button(me.say("web-forget-me")).wait_for()
    await expect(me.button(me.say("web-recovery-make"))).to_have_count(0)
    await expect(me.button(me.say("web-passkey-add"))).to_have_count(0)


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
