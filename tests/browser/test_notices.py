"""The sheet "When it's your turn": mail with its confirmation, quiet hours, a test, one-click stop, and push."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest_asyncio
from playwright.async_api import expect

from tests.browser.serving import guest_of
from tests.browser.session import opened
from tests.browser.slow_days import slow_days
from tests.browser.test_slow_play import slow_pair
from tests.people.notice_parts import Browser as PushKeys

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playwright.async_api import Browser, Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession
    from tests.browser.slow_days import SlowDays

# In place of the push service of the browser's maker, which no test can reach: its address, and keys that a test knows.
SUBSCRIBE = """
let made = null, permission = 'default';
Object.defineProperty(Notification, 'permission', { get: () => permission });
Notification.requestPermission = async () => (permission = 'granted');
const shown = (given) => ({
  toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
  unsubscribe: async () => { made = null; return true; },
});
PushManager.prototype.subscribe = async function (options) {
  if (options.applicationServerKey.length !== 65 || !options.userVisibleOnly) throw new Error('no key');
  return (made = shown(SUBSCRIPTION));
};
PushManager.prototype.getSubscription = async () => made;
"""


@pytest_asyncio.fixture(loop_scope="session")
async def days(tmp_path: Path) -> AsyncIterator[SlowDays]:
    async with slow_days(tmp_path) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def session(browser: Browser, days: SlowDays) -> AsyncIterator[BrowserSession]:
    async with opened(browser, days) as made:
        yield made


async def opens_the_sheet(me: Person) -> Locator:
    await me.page.goto("/")
    await me.presses(me.button(me.say("web-settings")))
    await me.presses(me.button(me.say("web-notices")))
    sheet = me.page.get_by_role("dialog", name=me.say("web-notices"))
    await sheet.get_by_role("button", name=me.say("web-notices-test")).wait_for()
    return sheet


async def stored(me: Person) -> dict[str, Any]:
    answer = await me.page.context.request.get("/api/me/notices")
    return dict(await answer.json())


async def test_an_address_is_confirmed_tried_switched_off_and_stopped_with_one_click(
    session: BrowserSession, days: SlowDays
) -> None:
    me, stranger = await session.person(), await session.person()
    await guest_of(me.page.context, days.url)
    sheet = await opens_the_sheet(me)
    test = sheet.get_by_role("button", name=me.say("web-notices-test"))
    await sheet.get_by_label(me.say("web-notices-mail-field")).fill("anna@example.org")
    await me.presses(sheet.get_by_role("button", name=me.say("web-notices-mail-save")))
    await expect(sheet.get_by_text(me.say("web-notices-mail-wait", address="anna@example.org"))).to_be_visible()
    await stranger.page.goto(days.link("confirm"))
    await stranger.presses(stranger.button(stranger.say("web-notices-confirm-go")))
    done = stranger.say("web-notices-confirmed", address="anna@example.org")
    await expect(stranger.page.get_by_text(done)).to_be_visible()

    sheet = await opens_the_sheet(me)
    mail = sheet.get_by_role("switch", name=me.say("web-notices-mail"))
    await expect(mail).to_be_checked()
    await me.presses(test)
    await expect(sheet.get_by_role("status").filter(has_text="Mail")).to_have_text(
        me.say("web-notices-sent", names=me.say("web-notices-mail"))
    )
    assert days.box.mails[-1]["subject"] == "Paddock: this is a test"
    stop = days.link("stop")
    await me.presses(mail)
    await expect(mail).not_to_be_checked()
    assert not (await stored(me))["mail"]["is_on"]
    await me.presses(mail)
    await expect(mail).to_be_checked()
    await me.presses(sheet.get_by_role("button", name=me.say("web-notices-daily")))
    await expect(sheet.get_by_role("button", name=me.say("web-notices-daily"), pressed=True)).to_be_visible()

    await stranger.page.goto(stop)
    await expect(stranger.page.get_by_text(stranger.say("web-notices-stopped"))).to_be_visible()
    sheet = await opens_the_sheet(me)
    await expect(sheet.get_by_label(me.say("web-notices-mail-field"))).to_be_visible()
    assert (await stored(me))["mail"] is None


async def test_quiet_hours_are_those_of_the_device_and_can_be_moved_and_switched_off(
    session: BrowserSession, days: SlowDays
) -> None:
    me = await session.person(timezone_id="Europe/Athens")
    await guest_of(me.page.context, days.url)
    sheet = await opens_the_sheet(me)
    quiet = sheet.get_by_role("switch", name=me.say("web-notices-quiet"))
    await expect(quiet).to_be_checked()
    await sheet.get_by_label(me.say("web-notices-from"), exact=True).fill("23:30")
    await sheet.get_by_label(me.say("web-notices-from"), exact=True).press("Tab")
    shown = me.say("web-notices-quiet-shown", **{"from": "23:30", "until": "07:00"})
    await expect(sheet.get_by_role("img", name=shown)).to_be_visible()
    await me.presses(quiet)
    await expect(quiet).not_to_be_checked()
    rules = (await stored(me))["rules"]
    assert (rules["zone"], rules["is_quiet"], rules["quiet_from"]) == ("Europe/Athens", False, 23 * 60 + 30)


async def test_away_is_switched_on_and_moved_by_days_and_home_says_it_and_ends_it(
    session: BrowserSession, days: SlowDays
) -> None:
    anna, ben = await session.person(timezone_id="UTC"), await session.person(timezone_id="UTC")
    for person, name in ((anna, "Anna"), (ben, "Ben")):
        await guest_of(person.page.context, days.url, name)
        await person.page.context.clock.set_fixed_time(datetime.fromtimestamp(days.clock.at, UTC))
    table = await slow_pair(days, anna, ben, "speed-1200")
    await anna.page.goto("/")
    await anna.presses(anna.button(anna.say("web-notices")))
    sheet = anna.page.get_by_role("dialog", name=anna.say("web-notices"))
    away = sheet.get_by_role("switch", name=anna.say("web-slow-away-title"))
    day = sheet.get_by_label(anna.say("web-slow-away"), exact=True)
    later = sheet.get_by_role("button", name=anna.say("web-slow-away-later"))
    await expect(day).to_have_value("2030-01-14")
    await anna.presses(later)
    await anna.presses(away)
    await expect(away).to_be_checked()
    await anna.presses(later)
    await expect(day).to_have_value("2030-01-16")
    left = anna.say("web-slow-away-lead", count=20)
    await expect(sheet.get_by_text(left)).to_be_visible()
    (until,) = (await days.facts(table)).away.values()
    assert datetime.fromtimestamp(until, UTC).day == 16
    await day.fill("2030-06-01")
    await expect(sheet.get_by_role("alert")).to_contain_text(anna.say("trouble-away-too-long", days=30))
    await expect(day).to_have_value("2030-01-16")
    anna.troubles.clear()  # the browser notes every refusal
    await anna.page.keyboard.press("Escape")

    notice = anna.page.get_by_text(anna.say("web-slow-away-you", when="Wed, Jan 16"))
    await expect(notice).to_be_visible()
    await anna.presses(anna.button(anna.say("web-slow-away-back")))
    await expect(notice).to_have_count(0)
    assert (await days.facts(table)).away == {}


async def test_a_browser_subscribes_and_decrypts_a_test_and_is_switched_off_again(
    session: BrowserSession, days: SlowDays
) -> None:
    """Two things are not real, since a browser without a screen and without internet has neither.

    They are the push service of the browser's maker, in whose place stands one that this test reads, and the question
    whether the page may notify, which is answered with yes. The page registers its worker and sends the keys; the
    server encrypts and signs. In test_real_push.py a Firefox really subscribes and shows the message.
    """
    keys = PushKeys()
    context = await session.window(service_workers="allow")
    given = json.dumps(keys.subscription(f"{days.service.url}/push/1"))
    await context.add_init_script(SUBSCRIBE.replace("SUBSCRIPTION", given))
    me = await session.person(context=context)
    await guest_of(context, days.url)
    sheet = await opens_the_sheet(me)
    push = sheet.get_by_role("switch", name=me.say("web-notices-push"))
    await expect(push).not_to_be_checked()
    await me.presses(push)
    await expect(push).to_be_checked()
    await me.presses(sheet.get_by_role("button", name=me.say("web-notices-test")))
    sent = me.say("web-notices-sent", names=me.say("web-notices-push"))
    await expect(sheet.get_by_text(sent, exact=True)).to_be_visible()
    message = keys.read(days.service.got[-1].body)
    assert message["title"] == "Paddock: this is a test"

    scope = await me.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert scope == f"{days.url}/"
    await me.presses(push)
    await expect(push).not_to_be_checked()
    assert (await stored(me))["browsers"] == []
