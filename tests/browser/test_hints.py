"""Hints on the page: moves in words, for the decision that is current when they arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


async def asks(me: Person) -> Locator:
    """Press the hint button; returns the suggested moves."""
    await me.presses(me.page.get_by_role("button", name=me.say("web-hint"), exact=True))
    told = me.page.get_by_role("dialog").get_by_role("listitem")
    await told.first.wait_for()
    return told


async def test_a_hint_in_ausgebremst_tells_its_moves_in_words_and_plays_one(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "ausgebremst", 4, "under way")
    await me.page.goto(f"/table/{table}")
    told = await asks(me)
    await expect(told).to_have_count(3)
    assert not any("@" in text for text in await told.all_inner_texts())
    await me.presses(told.first.get_by_role("button", name=me.say("web-hint-play")))
    await expect(me.page.get_by_role("dialog")).to_have_count(0)


async def test_a_hint_of_too_few_games_says_so_and_tells_no_chance(session: BrowserSession) -> None:
    me = await session.person(lang="de")
    table = await session.serving.table(me.page.context, "speed-1200", 2)
    await me.page.goto(f"/table/{table}")
    for text in await (await asks(me)).all_inner_texts():
        assert me.say("web-hint-vague") in text
        assert "%" not in text


async def test_a_hint_asked_for_while_the_first_dice_roll_by_themselves_is_for_the_dice(
    session: BrowserSession,
) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "aruba", 4, "dealt")
    await me.page.goto(f"/table/{table}")
    told = await asks(me)
    await expect(told.first).not_to_contain_text(me.say("aruba-move-roll"), ignore_case=True)
