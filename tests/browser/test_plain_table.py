"""The default table for any game: the sample game of the guide to new games, played to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from tests.browser.people import below, named, to_the_end
from tests.browser.serving import Serving
from tests.browser.session import opened
from tests.docs.guide_game import copy_with_sprint

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playwright.async_api import Browser

    from tests.browser.people import Person


@pytest_asyncio.fixture(loop_scope="session")
async def sprinting(tmp_path: Path) -> AsyncIterator[Serving]:
    """A server with the small game in its catalogue."""
    server = Serving(tmp_path, sources=copy_with_sprint(tmp_path / "sprint") / "src")
    await server.start()
    yield server
    await server.kill()


async def answers(me: Person, tree: str) -> None:
    """Press the first legal move."""
    offered = named(below(tree, "region", me.say("web-your-moves")), "button")
    if offered:
        await me.presses(me.button(offered[0]))


async def test_the_game_of_the_guide_is_played_to_its_end_on_the_plain_table(
    browser: Browser, sprinting: Serving
) -> None:
    async with opened(browser, sprinting) as session:
        me = await session.person()
        await me.page.goto("/new/sprint")
        await me.presses(me.page.get_by_role("button", name=f"{me.say('seat-label', number=2)}:"))
        people = me.page.get_by_role("group", name=me.say("seat-label", number=2))
        await me.presses(people.get_by_role("button", name=me.say("web-level-0")))
        await me.presses(me.button(me.say("web-play-now")))
        await me.page.get_by_role("heading", name=me.say("web-your-moves")).wait_for()
        await to_the_end(me, answers)
        # It has no board: the page requests one and works without it.
        assert all("/boards/" in trouble for trouble in me.troubles), me.troubles
        me.troubles.clear()
