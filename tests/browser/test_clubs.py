"""Clubs in the browser: founding, inviting, members without a device, roles, tables of the club."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser import club_pages
from tests.browser.club_people import adds_a_child, founds, joins, link_of, named
from tests.browser.people import Person, Touching, Typing

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.session import BrowserSession

IS_OPEN = True  # people are invited
MARKS = "all => all.map((one) => one.querySelectorAll('.on').length)"


def members(me: Person) -> Locator:
    return me.page.get_by_role("region", name=re.compile(f"^{re.escape(me.say('web-club-members-title'))}"))


async def opens_the_menu_of(me: Person, name: str) -> None:
    await me.presses(me.button(f"{name}: {me.say('web-menu')}"))


async def is_asked_and_says_yes(me: Person, button: str) -> None:
    await me.presses(me.button(me.say(button)))
    await me.presses(me.button(me.say("web-yes")))


@pytest.mark.quick
async def test_a_club_is_founded_in_two_taps_and_joined_by_its_link_on_a_phone(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna)
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-club-suggested", name="Anna"))
    await expect(anna.page.get_by_text(anna.say("web-club-alone"))).to_be_visible()
    bernd = await session.phone(Touching)
    await joins(bernd, await link_of(anna), "Bernd")
    await expect(members(bernd).get_by_role("listitem")).to_have_count(2)
    await anna.page.reload()
    row = members(anna).get_by_role("listitem").filter(has_text="Bernd")
    await expect(row.get_by_text(anna.say("web-here"), exact=True)).to_be_visible()


async def test_whoever_has_only_played_against_bots_is_asked_for_a_name_when_founding_a_club(
    session: BrowserSession,
) -> None:
    me = await session.phone(Touching)
    await me.page.goto("/")
    await me.presses(me.page.get_by_role("button", name=me.say("web-play-now")).first)
    await me.page.wait_for_url("**/table/*")
    await me.page.goto("/")
    await me.presses(me.button(me.say("web-club-found")))
    await me.page.get_by_label(me.say("web-your-name")).fill("Rosa")
    await me.presses(me.button(me.say("web-club-found-go")))
    await expect(me.page.get_by_role("heading", level=1)).to_have_text(me.say("web-club-suggested", name="Rosa"))
    await expect(members(me).get_by_role("listitem")).to_contain_text("Rosa")


async def test_a_club_is_found_by_the_code_that_is_read_out(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna, "Sonntagsfahrer")
    await anna.presses(anna.button(anna.say("web-invite")))
    code = await anna.page.get_by_label(anna.say("web-club-code")).inner_text()
    bernd = await session.person()
    await bernd.page.goto("/")
    await bernd.presses(bernd.button(bernd.say("web-join")))
    await bernd.page.get_by_label(bernd.say("web-join-code"), exact=True).fill(code.lower())
    await bernd.presses(bernd.button(bernd.say("web-join-go")))
    await expect(bernd.page.get_by_role("heading", level=1)).to_have_text("Sonntagsfahrer")


async def test_a_table_of_the_club_is_rated_unless_somebody_switches_it_off(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna)
    rated = anna.page.get_by_label(anna.say("web-rated"))
    audience = anna.page.get_by_role("combobox", name=anna.say("web-club-table"), exact=True)
    await anna.page.goto(f"/new/speed-1200?club={anna.page.url.rsplit('/', 1)[-1]}")
    await expect(rated).to_be_checked()
    await anna.presses(rated)
    await expect(rated).not_to_be_checked()
    await anna.page.goto("/new/speed-1200")
    await expect(rated).not_to_be_checked()
    await audience.select_option(index=1)
    await expect(rated).to_be_checked()


async def test_bots_have_their_strength_in_the_ratings_of_a_club_and_in_the_heats_of_a_leg(
    session: BrowserSession,
) -> None:
    me = await session.person()
    await club_pages.SCENES["club"](me)
    ratings = me.page.get_by_role("region", name=me.say("web-club-standings"))
    assert await ratings.locator(".strength").evaluate_all(MARKS) == [1, 2, 3, 4]
    races = me.page.get_by_role("region", name=me.say("web-club-results"))
    won_by_a_bot = races.get_by_role("listitem").filter(has_text=me.say("web-chair-bot"))
    assert await won_by_a_bot.locator(".strength").evaluate_all(MARKS) == [3]
    await club_pages.SCENES["season-heats"](me)
    heats = me.page.get_by_role("main").locator("details[open] .strength")
    assert await heats.evaluate_all(MARKS) == [3, 3]


async def test_a_renewed_invitation_ends_the_old_one(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna)
    old = await link_of(anna)
    await anna.presses(anna.button(anna.say("web-invite")))
    field = anna.page.get_by_label(anna.say("web-club-link"))
    await expect(field).to_have_value(old)
    await anna.presses(anna.button(anna.say("web-club-renew")))
    await expect(field).not_to_have_value(old)
    bernd = await session.person()
    await bernd.page.goto(old)
    await expect(bernd.page.get_by_role("heading", level=1)).to_have_text(bernd.say("trouble-code-used"))
    bernd.troubles.clear()  # Chromium notes the refused request


async def test_whoever_is_in_no_club_sees_nothing_of_it(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna, "Sonntagsfahrer")
    stranger = await named(session, "Iva")
    await stranger.page.goto(anna.page.url)
    await expect(stranger.page.get_by_role("heading", level=1)).to_have_text(stranger.say("trouble-not-found"))
    await expect(stranger.page.get_by_text("Sonntagsfahrer")).to_have_count(0)
    stranger.troubles.clear()
    newcomer = await session.person()
    await newcomer.page.goto("/")
    await expect(newcomer.page.get_by_role("heading", level=1)).to_be_visible()
    await expect(newcomer.button(newcomer.say("web-club-found"))).to_have_count(0)


async def test_a_child_is_added_with_consent_and_seated_at_a_table_of_the_club(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna)
    await anna.presses(anna.button(anna.say("web-club-add")))
    await anna.page.get_by_label(anna.say("web-club-member-name"), exact=True).fill("Tim")
    await expect(anna.button(anna.say("web-club-add-go"))).to_be_disabled()
    await anna.presses(anna.button(anna.say("web-close")))
    await adds_a_child(anna, "Tim")
    club = anna.page.url
    await anna.presses(anna.button(anna.say("web-club-open")))
    await anna.page.get_by_role("link", name=anna.say("game-mille-bornes")).click()
    await anna.presses(anna.button(anna.say("web-open-table")))
    await anna.page.wait_for_url("**/table/*")
    await anna.page.goto(club)
    await anna.presses(anna.button(f"{anna.say('web-club-seat')} Tim"))
    dialog = anna.page.get_by_role("dialog")
    await anna.presses(dialog.get_by_role("button", name=re.compile(anna.say("game-mille-bornes"))))
    await anna.page.wait_for_url("**/table/*")
    await expect(anna.page.get_by_role("listitem").filter(has_text=re.compile(r"Tim\b"))).to_be_visible()
    await expect(anna.button(anna.say("web-start"))).to_be_enabled()


async def test_a_member_sits_down_at_a_club_table_with_one_tap(session: BrowserSession) -> None:
    anna, bernd = await named(session, "Anna"), await session.phone(Touching)
    await founds(anna)
    await joins(bernd, await link_of(anna), "Bernd")
    await anna.presses(anna.button(anna.say("web-club-open")))
    await anna.page.get_by_role("link", name=anna.say("game-mille-bornes")).click()
    await anna.presses(anna.button(anna.say("web-open-table")))
    await anna.page.wait_for_url("**/table/*")
    await bernd.page.reload()
    game = bernd.say("game-mille-bornes")
    await bernd.presses(bernd.button(f"{bernd.say('web-club-sit')} {game}"))
    await bernd.page.wait_for_url("**/table/*")
    await expect(anna.page.get_by_role("listitem").filter(has_text="Bernd")).to_be_visible()


async def test_a_child_who_gets_a_phone_takes_everything_along(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna)
    await adds_a_child(anna, "Tim")
    await opens_the_menu_of(anna, "Tim")
    await anna.presses(anna.button(anna.say("web-club-hand")))
    link = await anna.page.get_by_label(anna.say("web-club-link")).input_value()
    tim = await session.phone(Touching)
    await tim.page.goto(link)
    await tim.presses(tim.button(tim.say("web-invited-as-go", name="Tim")))
    await tim.page.wait_for_url("**/club/*")
    row = members(tim).get_by_role("listitem").filter(has_text="Tim")
    await expect(row.get_by_text(tim.say("web-you"))).to_be_visible()
    await expect(row.get_by_text(tim.say("web-club-no-device"))).to_have_count(0)


async def test_a_club_is_handed_over_and_left(session: BrowserSession) -> None:
    anna, bernd = await named(session, "Anna"), await session.person()
    await founds(anna)
    await joins(bernd, await link_of(anna), "Bernd")
    await expect(bernd.button(bernd.say("web-club-add"))).to_have_count(0)
    await anna.page.reload()
    await opens_the_menu_of(anna, "Bernd")
    await is_asked_and_says_yes(anna, "web-club-make-keeper")
    await anna.page.get_by_role("dialog").wait_for(state="detached")
    await anna.presses(anna.button(anna.say("web-club-menu")))
    await is_asked_and_says_yes(anna, "web-club-leave")
    await anna.page.wait_for_url("**/")
    await bernd.page.reload()
    await expect(members(bernd).get_by_role("listitem")).to_have_count(1)
    await expect(bernd.button(bernd.say("web-club-add"))).to_be_visible()


async def test_a_member_is_removed_only_after_a_question(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna)
    await adds_a_child(anna, "Tim")
    await opens_the_menu_of(anna, "Tim")
    await anna.presses(anna.button(anna.say("web-club-remove")))
    await anna.presses(anna.button(anna.say("web-no")))
    await is_asked_and_says_yes(anna, "web-club-remove")
    await expect(members(anna).get_by_role("listitem")).to_have_count(1)


async def test_a_club_is_founded_and_deleted_by_keyboard(session: BrowserSession) -> None:
    anna = await named(session, "Anna", Typing)
    await founds(anna)
    club = anna.page.url
    await anna.presses(anna.button(anna.say("web-club-menu")))
    await is_asked_and_says_yes(anna, "web-club-delete")
    await anna.page.wait_for_url("**/")
    await anna.page.goto(club)
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("trouble-not-found"))
    anna.troubles.clear()


async def test_a_club_whose_server_is_gone_says_so_and_tries_again(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await founds(anna, "Sonntagsfahrer")
    await anna.page.route("**/api/clubs/*", lambda route: route.abort())
    await anna.page.reload()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-trouble-offline"))
    await anna.page.unroute("**/api/clubs/*")
    await anna.presses(anna.button(anna.say("web-try-again")))
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Sonntagsfahrer")
    anna.troubles.clear()


async def test_over_plain_http_the_link_is_copied_without_a_clipboard(session: BrowserSession) -> None:
    anna = await named(session, "Anna")
    await anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    await founds(anna)
    await anna.presses(anna.button(anna.say("web-invite")))
    await anna.presses(anna.button(anna.say("web-copy")))
    await expect(anna.button(anna.say("web-copied"))).to_be_visible()
