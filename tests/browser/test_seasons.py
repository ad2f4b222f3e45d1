"""Seasons in the browser: set up, driven, entered by hand, corrected with a trace, and a champion at the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.club_people import adds_a_child, founds, joins, link_of, named
from tests.browser.people import fetched

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

IS_OPEN = True  # people are invited

GAMES = ("mille-bornes", "speed-1200", "kilometer-1000", "ausgebremst", "aruba")


async def with_a_season(session: BrowserSession, *children: str) -> Person:
    """A keeper at the page of a new Grand Prix, whose club has these further members."""
    anna = await named(session, "Anna")
    await founds(anna, "Sonntagsfahrer")
    for child in children:
        await adds_a_child(anna, child)
    await begins_a_season(anna)
    return anna


async def begins_a_season(me: Person) -> None:
    """Set up the Grand Prix as it is filled in."""
    await me.page.get_by_role("link", name=me.say("web-season-new")).click()
    await me.presses(me.button(me.say("web-season-begin")))
    await me.page.wait_for_url(re.compile(r"/season/(?!new)\w+$"))
    await me.page.get_by_role("heading", level=1).wait_for()


def leg(me: Person, number: int) -> Locator:
    """The card of a leg; those that are not next are closed at first."""
    return me.page.get_by_role("group").filter(has=me.page.get_by_text(f"{me.say('web-season-leg', leg=number)}:")).last


async def opens(me: Person, number: int) -> None:
    """Open the card of a leg, if it is closed."""
    card = leg(me, number)
    if await card.get_attribute("open") is None:
        await me.presses(card.locator("summary"))


async def enters(me: Person, number: int, places: dict[str, int], *, button: str = "web-season-by-hand") -> None:
    """Enter the result of a leg by hand, or correct it."""
    await opens(me, number)
    await me.presses(leg(me, number).get_by_role("button", name=re.compile(re.escape(me.say(button)))))
    for name, place in places.items():
        await me.page.get_by_role("combobox", name=name).select_option(str(place))
    await me.presses(me.button(me.say("web-season-enter")))
    await me.page.get_by_role("dialog").wait_for(state="detached")


def sum_of(me: Person, name: str) -> Locator:
    return me.page.get_by_role("row").filter(has=me.page.get_by_role("rowheader", name=name)).locator("td").last


@pytest.mark.quick
async def test_a_result_by_hand_and_its_correction_say_who_did_it(session: BrowserSession) -> None:
    anna = await with_a_season(session, "Tim")
    await enters(anna, 1, {"Anna": 2, "Tim": 1})
    await expect(sum_of(anna, "Tim")).to_have_text("9")
    await opens(anna, 1)
    by_hand = f"{anna.say('web-season-mark-by-hand')}, {anna.say('web-season-by', name='Anna')}"
    await expect(leg(anna, 1).get_by_text(by_hand)).to_have_count(2)
    await enters(anna, 1, {"Anna": 1, "Tim": 2}, button="web-season-correct")
    await expect(sum_of(anna, "Anna")).to_have_text("9")
    facts = {"who": "Anna", "name": "Tim"}
    changed = anna.say(
        "web-season-changed",
        **facts,
        before=anna.say("web-season-nth", place=1),
        after=anna.say("web-season-nth", place=2),
    )
    await expect(leg(anna, 1).get_by_text(changed)).to_be_visible()


async def test_a_keeper_changes_the_date_of_a_leg(session: BrowserSession) -> None:
    anna = await with_a_season(session, "Tim")
    date = leg(anna, 1).get_by_label(anna.say("web-season-date"))
    await date.fill("2027-03-05T19:30")
    await date.blur()
    await expect(leg(anna, 1).get_by_text("2027")).to_be_visible()
    await anna.page.reload()
    await expect(date).to_have_value("2027-03-05T19:30")


async def test_a_season_entered_by_hand_ends_with_a_champion(session: BrowserSession) -> None:
    anna = await with_a_season(session, "Tim", "Gerda")
    for number in range(1, len(GAMES)):
        await enters(anna, number, {"Anna": 1, "Tim": 2, "Gerda": 3} if number % 2 else {"Tim": 1, "Anna": 2})
    await expect(anna.page.get_by_text(anna.say("web-season-open"), exact=True)).to_be_visible()
    await enters(anna, len(GAMES), {"Tim": 1, "Anna": 2, "Gerda": 3})
    champion = anna.page.get_by_role("heading", name=anna.say("web-season-champion", name="Tim"))
    await expect(champion).to_be_visible()
    final = anna.page.get_by_role("list", name=anna.say("web-season-final")).get_by_role("listitem")
    await expect(final.first).to_contain_text("Tim")


async def test_a_leg_is_driven_again_only_after_a_question(session: BrowserSession) -> None:
    anna = await with_a_season(session, "Tim")
    await enters(anna, 1, {"Anna": 2, "Tim": 1})
    await opens(anna, 1)
    again = leg(anna, 1).get_by_role("button", name=re.compile(re.escape(anna.say("web-season-replay"))))
    await anna.presses(again)
    await anna.presses(anna.button(anna.say("web-yes")))
    await expect(leg(anna, 1).get_by_text(anna.say("web-season-replayed", who="Anna"))).to_be_visible()
    await expect(leg(anna, 1).get_by_role("button", name=anna.say("web-season-open-leg"))).to_be_visible()


async def test_members_say_that_they_come_and_find_the_table_of_their_leg(session: BrowserSession) -> None:
    anna, bernd = await named(session, "Anna"), await session.person()
    await founds(anna)
    await joins(bernd, await link_of(anna), "Bernd")
    await anna.page.reload()
    await begins_a_season(anna)
    await bernd.page.goto(anna.page.url)
    going = bernd.button(bernd.say("web-season-going"))
    await bernd.presses(going)
    await expect(bernd.page.get_by_role("button", name=bernd.say("web-season-going"), pressed=True)).to_be_visible()
    await expect(bernd.page.get_by_role("button", name=bernd.say("web-season-open-leg"))).to_have_count(0)
    await anna.presses(anna.button(anna.say("web-season-going")))
    await anna.presses(leg(anna, 1).get_by_role("button", name=anna.say("web-season-open-leg")))
    dialog = anna.page.get_by_role("dialog")
    await expect(dialog.get_by_role("checkbox", name="Bernd")).to_be_checked()
    await anna.presses(dialog.get_by_role("button", name=anna.say("web-season-open-leg")))
    await dialog.wait_for(state="detached")
    await bernd.page.reload()
    await leg(bernd, 1).get_by_role("link", name=re.compile(re.escape(bernd.say("web-season-to-table")))).click()
    await bernd.page.wait_for_url("**/table/*")
    await expect(bernd.page.get_by_text("Anna").first).to_be_visible()


async def test_own_legs_points_and_dropped_results_are_kept(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna)
    await anna.page.get_by_role("link", name=anna.say("web-season-new")).click()
    await anna.page.get_by_label(anna.say("web-season-name")).fill("Winter")
    first = anna.say("web-season-leg", leg=1)
    await anna.presses(anna.button(f"{first}: {anna.say('web-season-remove-leg')}"))
    await anna.page.get_by_label(f"{first}: {anna.say('web-season-game')}").select_option("aruba")
    await anna.presses(anna.button(anna.say("web-season-table-own")))
    points = anna.page.get_by_label(anna.say("web-season-own-points"))
    await points.fill("1 2")
    await expect(anna.page.get_by_role("alert")).to_have_text(anna.say("web-season-own-wrong"))
    await expect(anna.button(anna.say("web-season-begin"))).to_be_disabled()
    await points.fill("5 3 1")
    await anna.page.get_by_label(anna.say("web-season-counting")).select_option("3")
    await anna.presses(anna.button(anna.say("web-season-begin")))
    await anna.page.wait_for_url(re.compile(r"/season/(?!new)\w+$"))
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Winter")
    await expect(anna.page.get_by_text("5 · 3 · 1")).to_be_visible()
    await expect(anna.page.get_by_text(f"{first}: {anna.say('game-aruba')}").last).to_be_visible()
    await expect(anna.page.get_by_text(anna.say("web-season-best", count=3))).to_be_visible()


async def test_the_sheet_of_a_season_is_one_page_to_print(session: BrowserSession) -> None:
    anna = await with_a_season(session)
    href = await anna.page.get_by_role("link", name=anna.say("web-season-print")).get_attribute("href")
    assert href is not None
    kind, sheet = await fetched(anna.page, href)
    assert kind.startswith("image/svg+xml")
    assert "Sonntagsfahrer" in sheet


async def test_a_season_is_deleted_only_after_a_question(session: BrowserSession) -> None:
    anna = await with_a_season(session)
    await anna.presses(anna.button(anna.say("web-season-delete")))
    await anna.presses(anna.button(anna.say("web-yes")))
    await anna.page.wait_for_url(re.compile(r"/club/\w+$"))
    await expect(anna.page.get_by_text(anna.say("web-season-none"))).to_be_visible()


async def test_a_keeper_says_that_a_child_comes(session: BrowserSession) -> None:
    anna = await with_a_season(session, "Tim")
    tim = leg(anna, 1).get_by_role("button", name="Tim")
    await anna.presses(tim)
    await expect(leg(anna, 1).get_by_role("button", name="Tim", pressed=True)).to_be_visible()
    await expect(leg(anna, 1).get_by_text(anna.say("web-season-coming", names=["Tim"], count=1))).to_be_visible()
