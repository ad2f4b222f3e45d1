"""The default table for any game: the sample game of the guide to new games, played to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from tests.browser.people import below, named, to_the_end
from tests.browser.room import opened
from tests.browser.serving import Serving
from tests.docs.test_new_game import house

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playwright.async_api import Browser

    from tests.browser.people import Person

__all__ = ["house"]


@pytest_asyncio.fixture(loop_scope="session")
async def sprinting(house: Path, tmp_path: Path) -> AsyncIterator[Serving]:
    """A server that has the small game besides the others."""
    server = Serving(tmp_path, sources=house / "src")
    await server.start()
    yield server
    await server.kill()


async def answers(me: Person, tree: str) -> None:
    """Press the first move that is offered."""
    offered = named(below(tree, "region", me.say("web-your-moves")), "button")
    if offered:
        await me.presses(me.button(offered[0]))


async def test_the_game_of_the_guide_is_played_to_its_end_on_the_plain_table(
    browser: Browser, sprinting: Serving
) -> None:
    async with opened(browser, sprinting) as room:
        me = await room.person()
        await me.page.goto("/new/sprint")
        await me.presses(me.page.get_by_role("button", name=f"{me.say('seat-label', number=2)}:"))
        people = me.page.get_by_role("group", name=me.say("seat-label", number=2))
        await me.presses(people.get_by_role("button", name=me.say("web-level-0")))
        await me.presses(me.button(me.say("web-play-now")))
        await me.page.get_by_role("heading", name=me.say("web-your-moves")).wait_for()
        await to_the_end(me, answers)
        # It has no board, which the page asks for and does without.
        assert all("/boards/" in trouble for trouble in me.troubles), me.troubles
        me.troubles.clear()
