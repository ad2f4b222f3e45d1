"""The first minute: from opening the address to playing a card, even if a font never loads."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.browser.bornes import hand_of

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
