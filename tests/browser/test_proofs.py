"""Check the shuffle: a record of another match on the same secret is found by the page that saw the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

import paddock
from tests.browser.bornes import play_to_the_end
from tests.browser.test_matches import sit_down

if TYPE_CHECKING:
    from playwright.async_api import Route

    from tests.browser.session import BrowserSession


def forged(text: str) -> str:
    """Another legal match on the same secret, with the same names and nonces."""
    replay = paddock.replay(text)
    record = replay.record
    chance = paddock.Keyed(bytes.fromhex(record.field("secret")), record.nonces)
    match = replay.game.start(record.seats, options=record.options, chance=chance, names=record.names)
    while match.turn is not None:
        match.play(match.moves()[-1])
    return match.record(reveal=True)


@pytest.mark.quick
async def test_a_record_of_another_match_on_the_same_secret_is_found_by_the_page_that_was_there(
    session: BrowserSession,
) -> None:
    me = await session.person()
    await sit_down(me, "mille-bornes")
    await play_to_the_end(me)
    table = me.page.url.rpartition("/")[2]
    record = await (await me.page.request.get(f"/api/tables/{table}/matches/1/record")).text()
    count = len(paddock.replay(record).steps)
    await me.page.goto(f"/verify/{table}/1")
    await me.page.get_by_text(me.say("web-verify-seen-same", count=count, steps=count)).wait_for()
    await expect(me.page.get_by_text(me.say("web-verify-good"))).to_be_visible()

    async def lie(route: Route) -> None:
        await route.fulfill(body=forged(record), content_type="text/plain")

    await me.page.route("**/matches/1/record", lie)
    await me.page.reload()
    found = me.page.get_by_role("listitem").filter(has_text=me.say("web-verify-seen"))
    await expect(found).to_contain_text(me.say("web-verify-no"))
    await expect(me.page.get_by_text(me.say("web-verify-bad"))).to_be_visible()
