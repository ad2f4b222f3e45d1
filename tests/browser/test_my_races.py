"""Somebody who comes back: the start page, my races after a finished match, and a rated match."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.people import Typing, named
from tests.browser.scenes import drives_home

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


async def finishes_a_race(me: Person, session: BrowserSession) -> str:
    """Drive the last kilometres of a race; returns its table."""
    table = await session.serving.table(me.page.context, "mille-bornes", 2, "nearly home")
    await me.page.goto(f"/table/{table}")
    await drives_home(me)
    return table


@pytest.mark.quick
async def test_a_finished_race_is_in_my_races_with_the_ways_back_to_it(session: BrowserSession) -> None:
    me = await session.person()
    table = await finishes_a_race(me, session)
    await me.page.goto("/me")
    await expect(me.page.get_by_role("heading", level=1, name="Anna")).to_be_visible()
    [review] = await me.page.get_by_role("link", name=me.say("web-me-review")).all()
    assert await review.get_attribute("href") == f"/review/{table}/1"
    await expect(me.page.get_by_role("heading", name=me.say("web-me-rating"))).to_be_visible()
    await me.page.goto("/me/races")
    await expect(me.page.get_by_text(me.say("web-me-unrated-not-chosen"))).to_be_visible()
    await me.presses(me.page.get_by_role("link", name=me.say("web-replay")))
    await me.page.wait_for_url(f"**/replay/{table}/1")


@pytest.mark.quick
async def test_the_start_page_of_somebody_who_comes_back_leads_to_the_table_that_waits(session: BrowserSession) -> None:
    me = await session.person(Typing)
    await me.page.goto("/")
    await expect(me.page.get_by_role("heading", level=1, name=me.say("web-home-title"))).to_be_visible()
    waiting = await session.serving.table(me.page.context, "speed-1200", 2, "playing")
    passed = await session.serving.table(me.page.context, "mille-bornes", 2, "passed", people=1, friends=1)
    await me.page.goto("/")
    await expect(me.page.get_by_role("heading", level=1, name=re.compile("Anna"))).to_be_visible()
    await expect(me.page.get_by_text(me.say("web-home-turns", count=1))).to_be_visible()
    running = me.page.get_by_role("link", name=re.compile(f"{me.say('game-mille-bornes')}.*Nikos"))
    assert await running.get_attribute("href") == f"/table/{passed}"
    await me.presses(me.page.get_by_role("link", name=me.say("web-home-take-turn")))
    await me.page.wait_for_url(f"**/table/{waiting}")


async def test_another_car_stands_for_me_everywhere_and_after_a_reload(session: BrowserSession) -> None:
    me = await session.person(Typing)
    await finishes_a_race(me, session)
    await me.page.goto("/me")
    await me.presses(me.button(me.say("web-car-change")))
    sheet = me.page.get_by_role("dialog", name=me.say("web-car-title"))
    await sheet.get_by_role("radio", name=me.say("web-car-paint-name", paint="5")).check(force=True)
    number = sheet.get_by_role("spinbutton")
    await number.fill("100")
    await expect(sheet.get_by_role("button", name=me.say("web-car-take"))).to_be_disabled()
    await number.fill("42")
    await me.presses(sheet.get_by_role("button", name=me.say("web-car-take")))
    await sheet.wait_for(state="detached")
    await expect(me.page.get_by_text(me.say("web-me-number", number=42, games=1))).to_be_visible()
    await me.page.goto("/")
    await me.page.goto("/me")
    await expect(me.page.get_by_text(me.say("web-me-number", number=42, games=1))).to_be_visible()


async def test_the_navigation_is_a_landmark_and_says_where_one_is(session: BrowserSession) -> None:
    me = await session.person(Typing)
    await finishes_a_race(me, session)
    await me.page.goto("/")
    navigation = me.page.get_by_role("navigation", name=me.say("web-nav"))
    await expect(navigation.get_by_role("link", name=me.say("web-nav-home"))).to_have_attribute("aria-current", "page")
    await me.presses(navigation.get_by_role("link", name=me.say("web-nav-races")))
    await expect(navigation.get_by_role("link", name=me.say("web-nav-races"))).to_have_attribute("aria-current", "page")
    await expect(me.page.get_by_role("heading", level=1, name="Anna")).to_be_visible()
    heard = await me.look()
    ways = named(heard, "link")
    assert not {me.say("web-nav-club"), me.say("web-nav-season")} & set(ways)  # of no interest outside clubs
    places = [me.say("web-me-place-of", place=place, sides=2) for place in (1, 2)]
    assert any(place in heard for place in places)


async def test_the_posters_stay_for_whoever_has_played(session: BrowserSession) -> None:
    me = await session.person()
    await finishes_a_race(me, session)
    await me.page.goto("/")
    await me.presses(me.page.get_by_role("link", name=me.say("web-home-all-games")))
    await expect(me.page.get_by_role("heading", level=1, name=me.say("web-home-title"))).to_be_visible()


async def test_a_rated_match_has_no_hints(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto("/new/mille-bornes")
    await me.presses(me.button(re.compile(me.say("web-level-2"))))
    await me.presses(me.page.get_by_role("checkbox", name=me.say("web-rated")))
    await expect(me.page.get_by_role("combobox", name=me.say("web-hints"))).to_have_count(0)
    await me.presses(me.button(me.say("web-play-now")))
    await me.page.wait_for_url("**/table/*")
    table = me.page.url.rpartition("/")[2]
    room = await (await me.page.request.get(f"/api/tables/{table}")).json()
    assert (room["settings"]["is_rated"], room["settings"]["hints"]) == (True, "none")
    await expect(me.button(me.say("web-hint"))).to_have_count(0)


async def test_my_races_say_what_to_do_when_there_are_none_and_when_the_server_is_away(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto("/me")
    await expect(me.page.get_by_role("heading", level=1, name=me.say("web-me-none"))).to_be_visible()
    await me.page.route("**/api/me", lambda route: route.abort())
    await me.page.reload()
    await expect(me.page.get_by_role("alert")).to_contain_text(me.say("web-trouble-offline"))
    me.troubles.clear()
    await me.page.unroute("**/api/me")
    await me.presses(me.button(me.say("web-try-again")))
    await expect(me.page.get_by_role("heading", level=1, name=me.say("web-me-none"))).to_be_visible()
