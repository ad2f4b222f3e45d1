"""Failures: the server dies, a click comes late, the connection is lost, a link is invalid."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.bornes import answers, cards_of, hand_of, play_to_the_end
from tests.browser.serving import Serving
from tests.browser.session import opened

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Browser, Route, WebSocketRoute

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


async def test_a_table_goes_on_by_itself_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    await serving.start()
    async with opened(browser, serving) as session:
        me = await session.person()
        table = await serving.table(me.page.context, "speed-1200", 2, "dealt", options={"limit": "rounds:1"})
        await me.page.goto(f"/table/{table}")
        await me.hand.wait_for()
        for _ in range(5):
            await answers(me, await me.look())
            await me.news()
        # The hand is stable only once it is our turn again.
        await me.turn()
        await serving.kill()
        await expect(me.page.get_by_text(me.say("web-line-lost"))).to_be_visible()
        before = cards_of(me, await me.look())
        await serving.start()
        await expect(me.page.get_by_text(me.say("web-line-lost"))).to_have_count(0)
        assert cards_of(me, await me.look()) == before
        await play_to_the_end(me)
        assert all("ERR_CONNECTION_REFUSED" in trouble for trouble in me.troubles), me.troubles
        me.troubles.clear()
    await serving.kill()


class Slow:
    """A connection on which frames of the table are held back until released."""

    def __init__(self) -> None:
        self.is_held = False

    def join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda words: None if self.is_held and '"type":"seen"' in str(words) else page.send(words))


async def held_up(me: Person) -> asyncio.Event:
    """The sentences of the Bornes family do not load until this is set."""
    has_come = asyncio.Event()

    async def late(route: Route) -> None:
        await has_come.wait()
        await route.continue_()

    await me.page.route("**/assets/bornes-*.js", late)
    return has_come


@pytest.mark.quick
async def test_a_table_is_shown_when_its_sentences_have_come(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "mille-bornes")
    has_come = await held_up(me)
    await me.page.goto(f"/table/{table}")
    await me.page.get_by_text(me.say("web-loading")).wait_for()
    await expect(me.hand).to_have_count(0)
    has_come.set()
    await me.hand.wait_for()
    assert "distance-card" not in await me.look()


async def test_the_proof_of_a_shuffle_is_shown_when_the_names_of_its_cards_have_come(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 4, "over", options={"limit": "rounds:1"})
    has_come = await held_up(me)
    proof = me.page.get_by_role("heading", name=me.say("web-verify-proves"))
    async with me.page.expect_request("**/assets/bornes-*.js"):
        await me.page.goto(f"/verify/{table}/1")
    await expect(me.page.get_by_text(me.say("web-loading"))).to_be_visible()
    await expect(proof).to_have_count(0)
    has_come.set()
    await proof.wait_for()
    assert "distance-card" not in await me.look()


@pytest.mark.quick
async def test_a_click_that_comes_too_late_says_so_and_changes_nothing(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "playing")
    slow, line = await session.person(storage_state=await me.page.context.storage_state()), Slow()
    await slow.page.route_web_socket("**/api/ws*", line.join)
    for person in (me, slow):
        await person.page.goto(f"/table/{table}")
        await person.hand.wait_for()
    line.is_held = True
    cards = hand_of(me, await me.look())
    known = me.told()
    await me.throws_away(cards[0][0])
    await me.news(known)
    await slow.throws_away(cards[1][0])
    await expect(slow.page.get_by_role("alert")).to_have_text(slow.say("web-stale"))


@pytest.mark.quick
async def test_a_link_that_leads_nowhere_says_so_and_shows_the_way_home(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto("/table/nosuchtable")
    await expect(me.page.get_by_role("heading", name=me.say("trouble-no-table"))).to_be_visible()
    await me.presses(me.page.get_by_role("link", name=me.say("web-to-home")))
    await expect(me.page.get_by_role("heading", name=me.say("web-home-title"))).to_be_visible()


@pytest.mark.quick
async def test_an_address_without_a_page_says_so_and_shows_the_way_home(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto("/nonsense")
    await expect(me.page.get_by_role("heading", name=me.say("web-no-page"))).to_be_visible()
    await me.presses(me.page.get_by_role("link", name=me.say("web-to-home")))
    await expect(me.page.get_by_role("heading", name=me.say("web-home-title"))).to_be_visible()


@pytest.mark.quick
@pytest.mark.parametrize("path", ["/new/speed-1200", "/lobby"])
async def test_a_screen_whose_server_is_away_says_so(session: BrowserSession, path: str) -> None:
    me = await session.person()
    await me.page.goto("/")
    await me.page.context.route("**/api/**", lambda route: route.abort())
    await me.page.goto(path)
    await expect(me.page.get_by_role("alert")).to_contain_text(me.say("web-trouble-offline"))
    me.troubles.clear()
