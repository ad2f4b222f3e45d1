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


@pytest.mark.parametrize(
    ("game", "goal", "total"), [("speed-1200", "900 km", 6_000), ("kilometer-1000", "700 km", 5_000)]
)
async def test_the_poster_and_the_table_say_what_two_drive_to(
    session: BrowserSession, game: str, goal: str, total: int
) -> None:
    me = await session.person()
    await me.page.goto("/")
    poster = me.page.get_by_role("article").filter(has=me.page.get_by_role("heading", name=me.say(f"game-{game}")))
    await expect(poster).to_contain_text(goal)
    await me.sits_at(await session.serving.table(me.page.context, game, 2))
    for name in ("Anna", "Nikos"):
        await expect(me.page.get_by_role("region", name=name)).to_contain_text(goal)
    end = me.say("web-match-to", kind="points", goal=total)
    await expect(me.page.get_by_role("img", name=re.compile(re.escape(end)))).to_contain_text(end)


@pytest.mark.parametrize(
    ("game", "goal", "risk"),
    [("speed-1200", "1,200 km", "every rival gets them"), ("kilometer-1000", "1,000 km", "no matter who")],
)
async def test_the_question_to_extend_names_the_goal_the_gain_and_the_risk(
    session: BrowserSession, game: str, goal: str, risk: str
) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, game, 2, "choosing"))
    asked = me.page.get_by_role("group", name=re.compile(re.escape(me.say("web-extension-choose"))))
    await expect(asked).to_contain_text(goal)
    await expect(asked).to_contain_text("200 points")
    await expect(asked).to_contain_text(risk)


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
