"""The first minute: two clicks from the address to a played card, in the browser's language, with little to fetch."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from paddock.locales import LANGUAGES
from tests.browser.bornes import hand_of
from tests.browser.measuring import Fetched

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Route

    from tests.browser.people import Person
    from tests.browser.room import Room

MOST_CODE = 100_000
MOST_FONTS = 90_000


async def play_now(me: Person, game: str = "speed-1200") -> None:
    """The first click."""
    await me.page.goto("/")
    await me.presses(me.button(f"{me.say('web-play-now')} {me.say(f'game-{game}')}"))
    await me.hand.wait_for()


async def test_the_second_click_plays_a_card(room: Room) -> None:
    me = await room.person()
    await play_now(me)
    known = me.told()
    card = next(card for card, state in hand_of(me, await me.look()) if state == me.say("web-playable"))
    await me.presses(me.card(card))
    await me.news(known)
    assert "seen" in {frame["type"] for frame in me.frames}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_little_is_fetched_before_the_first_move(
    room: Room, lang: str, record_property: Callable[[str, object], None]
) -> None:
    me = await room.person(lang=lang)
    fetched = Fetched(me.page)
    await play_now(me)
    sizes = await fetched.sizes()
    record_property("bytes", sizes)
    assert sizes["code"] <= MOST_CODE
    assert sizes["fonts"] <= MOST_FONTS


async def test_a_font_that_never_comes_keeps_nobody_waiting(room: Room) -> None:
    me = await room.person()
    for_ever = asyncio.Event()

    async def hold(route: Route) -> None:
        await for_ever.wait()
        await route.abort()

    await me.page.context.route("**/*.woff2", hold)
    await play_now(me)
    await me.page.close()
    for_ever.set()
