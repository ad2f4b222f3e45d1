"""Hints on the page: moves in words, for the decision that is current when they arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from tests.browser.session import LAPTOP, PHONE

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


async def asks(me: Person) -> Locator:
    """Press the hint button; returns the plate with the answer."""
    await me.presses(me.page.get_by_role("button", name=me.say("web-hint"), exact=True))
    plate = me.page.get_by_role("region", name=me.say("web-hint"))
    await plate.get_by_role("button", name=me.say("web-hint-why")).wait_for()
    return plate


async def moves(me: Person, plate: Locator) -> Locator:
    """Press "Why?"; returns the best moves."""
    await me.presses(plate.get_by_role("button", name=me.say("web-hint-why")))
    told = plate.get_by_role("listitem")
    await told.first.wait_for()
    return told


@pytest.mark.parametrize("device", [PHONE, LAPTOP])
async def test_a_hint_marks_one_card_and_leaves_the_road_and_the_hand_in_sight(
    session: BrowserSession, device: dict[str, Any]
) -> None:
    me = await session.person(viewport=device)
    table = await session.serving.table(me.page.context, "speed-1200", 4)
    await me.page.goto(f"/table/{table}")
    plate = await asks(me)
    assert await plate.get_by_role("status").inner_text() != ""
    await expect(me.hand.locator(".marked")).to_have_count(1)
    box, marked = await plate.bounding_box(), await me.hand.locator(".marked").bounding_box()
    assert box is not None
    assert marked is not None
    assert box["y"] + box["height"] <= marked["y"] + 12  # the ring of the mark may touch the plate
    await expect(me.page.get_by_role("dialog")).to_have_count(0)
    await me.presses(plate.get_by_role("button", name=me.say("web-close")))
    await expect(me.hand.locator(".marked")).to_have_count(0)


@pytest.mark.parametrize(("seats", "width"), [(4, 1280), (3, 1280), (4, 1100)])
async def test_the_figures_of_a_hint_lie_beside_the_piles_and_the_hand_on_a_laptop(
    session: BrowserSession, seats: int, width: int
) -> None:
    me = await session.person(viewport={"width": width, "height": 800})
    table = await session.serving.table(me.page.context, "speed-1200", seats)
    await me.page.goto(f"/table/{table}")
    plate = await asks(me)
    await moves(me, plate)
    box = await plate.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800
    shown = me.page.get_by_role("main").locator(".roadside, .own > *, .rivals > *, .between > *, .held")
    for one in await shown.filter(visible=True).all():
        other = await one.bounding_box()
        assert other is not None
        assert (
            box["x"] + box["width"] <= other["x"] + 1
            or other["x"] + other["width"] <= box["x"] + 1
            or box["y"] + box["height"] <= other["y"] + 1
            or other["y"] + other["height"] <= box["y"] + 1
        ), await one.get_attribute("class")


async def test_a_hint_in_ausgebremst_lights_its_space_tells_its_moves_in_words_and_plays_one(
    session: BrowserSession,
) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "ausgebremst", 4, "under way")
    await me.page.goto(f"/table/{table}")
    plate = await asks(me)
    await expect(me.page.locator(".lamp.marked")).to_have_count(1)
    told = await moves(me, plate)
    await expect(told).to_have_count(3)
    assert not any("@" in text for text in await told.all_inner_texts())
    await me.presses(plate.get_by_role("button", name=me.say("web-hint-play"), exact=True).last)
    await expect(plate).to_have_count(0)


async def test_a_hint_of_too_few_games_says_so_and_tells_no_chance(session: BrowserSession) -> None:
    me = await session.person(lang="de")
    table = await session.serving.table(me.page.context, "speed-1200", 2)
    await me.page.goto(f"/table/{table}")
    plate = await asks(me)
    await moves(me, plate)
    text = await plate.inner_text()
    assert me.say("web-hint-vague") in text
    assert "%" not in text


async def test_a_hint_before_the_throw_asks_for_it_and_the_next_one_is_for_the_dice(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "aruba", 4, "dealt")
    await me.page.goto(f"/table/{table}")
    plate = await asks(me)
    await expect(plate.get_by_role("status")).to_contain_text(me.say("aruba-move-roll"), ignore_case=True)
    await me.presses(plate.get_by_role("button", name=me.say("web-hint-play"), exact=True))
    await expect(plate).to_have_count(0)
    plate = await asks(me)
    await expect(plate.get_by_role("status")).not_to_contain_text(me.say("aruba-move-roll"), ignore_case=True)
