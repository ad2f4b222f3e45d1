"""Any thing on the table explains itself: by tap, long press, hover or key; and asking plays nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.async_api import expect

from tests.browser.people import Touching, Typing

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

TABLES: Final = {"speed-1200": (2, "playing"), "ausgebremst": (4, "under way"), "aruba": (4, "rolling")}
HOLD_MS: Final = 700  # longer than a long press


def note(me: Person) -> Locator:
    return me.page.get_by_role("note")


async def sits(session: BrowserSession, me: Person, game: str) -> None:
    """At a table where it is my turn, and the explanations have been loaded."""
    seats, moment = TABLES[game]
    async with me.page.expect_response("**/howto**"), me.page.expect_response("**/Explainer-*.js"):
        await me.sits_at(await session.serving.table(me.page.context, game, seats, moment))
    await me.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("game", TABLES)
async def test_a_long_press_explains_and_plays_nothing(session: BrowserSession, game: str) -> None:
    me = await session.person()
    await sits(session, me, game)
    frames = len(me.frames)
    thing = me.page.locator("[data-explain^='hand/'], [data-explain='table/die'], [data-explain^='cards/']").first
    box = await thing.bounding_box()
    assert box
    await me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await expect(note(me)).to_be_visible()  # a mouse at rest
    await me.page.mouse.down()
    await me.page.wait_for_timeout(HOLD_MS)
    await me.page.mouse.up()
    await expect(note(me)).to_be_visible()
    assert len((await note(me).inner_text()).split()) > 3
    assert [frame for frame in me.frames[frames:] if frame["type"] in ("seen", "answer")] == []
    await me.page.keyboard.press("Escape")
    await expect(note(me)).to_be_hidden()


@pytest.mark.parametrize("game", TABLES)
async def test_the_arrows_lead_from_thing_to_thing_and_each_says_what_it_is(session: BrowserSession, game: str) -> None:
    me = await session.person(Typing)
    await sits(session, me, game)
    titles: list[str] = []
    await me.page.keyboard.press("i")
    for _ in range(8):
        await expect(note(me)).to_be_visible()
        titles.append(await note(me).get_attribute("aria-label") or "")
        await me.page.keyboard.press("ArrowRight")
    assert len(set(titles)) >= 4, titles
    assert "" not in titles
    await me.page.keyboard.press("i")
    await expect(note(me)).to_be_hidden()


async def test_the_tip_of_a_card_leaves_in_sight_whose_turn_it_is(session: BrowserSession) -> None:
    me = await session.person()
    await sits(session, me, "speed-1200")
    turn = await me.page.get_by_role("heading", name=me.say("web-your-turn"), exact=True).bounding_box()
    assert turn
    for card in await me.hand.locator("[data-explain]").all():
        await me.page.mouse.move(640, 540)
        await expect(note(me)).to_have_count(0)
        await card.hover()
        await note(me).wait_for()
        tip = await note(me).bounding_box()
        assert tip
        is_beside = tip["x"] >= turn["x"] + turn["width"] or tip["x"] + tip["width"] <= turn["x"]
        assert is_beside or tip["y"] + tip["height"] <= turn["y"] or tip["y"] >= turn["y"] + turn["height"]


@pytest.mark.parametrize("game", TABLES)
async def test_the_keys_for_situation_and_score_show_what_they_say(session: BrowserSession, game: str) -> None:
    me = await session.person(Typing)
    await sits(session, me, game)
    for key in "sp":
        await me.page.keyboard.press(key)
        said = me.page.locator("[aria-live=assertive] p")
        await expect(said).not_to_have_text("")
        shown = me.page.locator("body > .words, .told")
        await expect(shown).to_have_text(await said.inner_text())
        await me.page.keyboard.press("Escape")
        await expect(shown).to_have_count(0)


async def test_a_tap_on_an_empty_place_for_a_safety_says_which_card_it_waits_for(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await sits(session, me, "speed-1200")
    await me.page.locator("[data-explain^='empty/']").first.tap()
    await expect(note(me)).to_contain_text(me.say("web-place-empty"))
