"""The first minute: from opening the address to playing a card, even if a font never loads."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.bornes import hand_of
from tests.browser.people import Touching

if TYPE_CHECKING:
    from playwright.async_api import Route

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


async def play_now(me: Person, game: str = "speed-1200") -> None:
    """The first click, as soon as there is something to click."""
    await me.page.goto("/", wait_until="commit")
    await me.presses(me.button(f"{me.say('web-play-now')} {me.say(f'game-{game}')}"))
    await me.hand.wait_for()


@pytest.mark.quick
async def test_the_second_click_plays_a_card(session: BrowserSession) -> None:
    playable: list[str] = []
    # Some hands have no playable card; whoever comes back finds another start page.
    while not playable:
        me = await session.person()
        await play_now(me)
        known = me.told()
        playable = [card for card, state in hand_of(me, await me.look()) if state == me.say("web-playable")]
    await me.presses(me.card(playable[0]))
    await me.news(known)
    assert "seen" in {frame["type"] for frame in me.frames}


@pytest.mark.quick
async def test_a_font_that_never_comes_keeps_nobody_waiting(session: BrowserSession) -> None:
    me = await session.person()
    for_ever = asyncio.Event()

    async def hold(route: Route) -> None:
        await for_ever.wait()
        await route.abort()

    await me.page.context.route("**/*.woff2", hold)
    await play_now(me)
    await me.page.close()
    for_ever.set()


async def test_who_can_play_no_card_is_told_to_discard_one_even_if_the_cards_are_new(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await me.sits_at(await session.serving.table(me.page.context, "mille-bornes", 2, "stuck"))
    await expect(me.page.get_by_text(me.say("web-choose-discard"))).to_be_visible()
    discard = me.hand.get_by_role("button", name=me.say("web-throw-away"))
    await expect(discard).to_have_class(re.compile("ready"))
