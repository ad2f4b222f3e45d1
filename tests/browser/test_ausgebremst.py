"""Whole seasons of AUSGEBREMST by mouse, keyboard and touch, and the texts of the race."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser import scene_actions
from tests.browser.ausgebremst import answers, drives, playable
from tests.browser.people import Touching, Typing, to_a_sheet, to_the_end, verdict

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

SEASON = {"circuits": "chosen:4+1"}
# The circuit on which each driven card was shown.
WATCH = """() => {
  const shown = (globalThis.shown = new Map());
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches('.flying') && !shown.has(this)) shown.set(this, document.querySelector('h1').textContent);
    return animate.apply(this, how);
  };
}"""
# Whether the first car was ever outside the board of a phone while frames were drawn.
FOLLOW = """() => {
  const watched = (globalThis.watched = { pictures: 0, lost: 0 });
  const look = () => {
    const board = document.querySelector('.stage').getBoundingClientRect();
    const car = document.querySelector('.cars [data-car="1"]')?.getBoundingClientRect();
    watched.pictures += 1;
    const isBeside = !car || car.right < board.left + 8 || car.left > board.right - 8;
    if (isBeside || car.bottom < board.top + 8 || car.top > board.bottom - 8) watched.lost += 1;
    if (!globalThis.isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
AT_REST = "() => document.getAnimations().length === 0"
ADVANCED = {"rules": "advanced", **SEASON}


async def sit_down(session: BrowserSession, me: Person, seats: int, moment: str, options: dict[str, str]) -> None:
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", seats, moment, options=options))


async def finish_the_season(session: BrowserSession, me: Person, moment: str, options: dict[str, str]) -> None:
    """Drive the first race from some position on, then the second from its grid; the season has a winner."""
    await sit_down(session, me, 3, moment, options)
    assert await to_the_end(me, answers) == 1
    await me.page.get_by_text(verdict(me)).wait_for()


async def test_a_family_season_goes_on_to_the_next_grid_and_ends_with_a_mouse(session: BrowserSession) -> None:
    await finish_the_season(session, await session.person(), "last lap", SEASON)


async def test_a_family_season_goes_on_to_the_next_grid_and_ends_with_the_keyboard_alone(
    session: BrowserSession,
) -> None:
    await finish_the_season(session, await session.person(Typing), "last lap", SEASON)


async def test_a_family_season_goes_on_to_the_next_grid_and_ends_with_a_thumb_on_a_phone(
    session: BrowserSession,
) -> None:
    await finish_the_season(session, await session.phone(Touching), "last lap", SEASON)


async def test_an_advanced_season_on_two_circuits_is_prepared_and_driven_with_the_keyboard_alone(
    session: BrowserSession,
) -> None:
    await finish_the_season(session, await session.person(Typing), "decks", ADVANCED)


async def test_an_advanced_race_is_prepared_and_driven_with_a_thumb_on_a_phone(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await sit_down(session, me, 3, "decks", {**ADVANCED, "circuits": "chosen:7"})
    await to_the_end(me, answers)


async def test_every_drive_of_a_race_is_seen_before_the_page_turns_to_the_next_circuit(session: BrowserSession) -> None:
    me = await session.person(reduced_motion="no-preference")
    await me.page.add_init_script(f"({WATCH})()")
    await sit_down(session, me, 2, "last lap", SEASON)
    await to_a_sheet(me, answers)
    race = [event for look in me.seen() if not look["fresh"] for event in look["events"]]
    over = next(number for number, event in enumerate(race) if event["event"] == "RoundEnded")
    cards = [event for event in race[:over] if event["event"] in ("CarDrove", "NeutralStayed")]
    shown: list[str] = await me.page.evaluate("[...globalThis.shown.values()]")
    assert sum("1/2" in title for title in shown) == len(cards)


async def test_on_a_phone_ones_own_car_is_seen_from_where_it_starts_to_where_it_ends(session: BrowserSession) -> None:
    me = await session.phone(Touching, reduced_motion="no-preference")
    await sit_down(session, me, 4, "under way", {"circuits": "chosen:3"})
    await me.hand.wait_for()
    await me.page.wait_for_function(AT_REST)
    await me.presses(me.hand.get_by_role("button", name=me.say("web-playable")).last)
    await me.page.wait_for_function(AT_REST)
    known = me.told()
    await me.page.evaluate(f"({FOLLOW})()")
    await me.presses(me.page.locator(".lamp:not(.barred)").first)
    await me.news(known)
    await me.page.wait_for_function(AT_REST)
    watched = await me.page.evaluate("globalThis.isOver = true, globalThis.watched")
    assert watched["pictures"] > 10
    assert watched["lost"] == 0


async def test_what_happened_before_one_sits_down_is_in_the_road_book(session: BrowserSession) -> None:
    me = await session.person()
    await sit_down(session, me, 4, "under way", {"circuits": "chosen:3"})
    log = me.page.get_by_role("complementary").get_by_role("listitem")
    await expect(log.last).to_be_visible()
    assert await log.count() > len(me.seen()[-1]["view"]["round"]["cars"])


async def test_why_a_card_is_barred_leads_to_the_place_in_the_rules(session: BrowserSession) -> None:
    me = await session.person()
    await sit_down(session, me, 3, "leading", {"circuits": "chosen:3"})
    six = me.card(me.say("web-race-card", value=6))
    await expect(six).to_have_accessible_name(re.compile("may not play a 6"))
    await me.presses(six)
    await me.presses(me.page.get_by_role("main").get_by_role("link", name=me.say("web-rules")))
    await expect(me.page.locator("article .lit")).to_contain_text("may not play a 6")


async def test_a_card_that_may_not_be_played_shows_each_space_it_is_kept_from_and_why(session: BrowserSession) -> None:
    me = await session.person()
    await sit_down(session, me, 3, "leading", {"circuits": "chosen:3"})
    await me.presses(me.card(me.say("web-race-card", value=6)))
    crosses = me.page.locator(".lamp.barred")
    await expect(crosses.first).to_be_visible()
    for cross in await crosses.all():
        await expect(cross).to_have_attribute("aria-label", re.compile("may not play a 6"))
    await me.presses(crosses.first)
    await expect(me.page.get_by_role("main").get_by_role("status")).to_contain_text("may not play a 6")


async def test_the_finish_is_lit_beyond_the_line_and_a_tap_there_drives_home(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await sit_down(session, me, 4, "finishing", {"circuits": "chosen:2"})
    await me.presses(me.hand.get_by_role("button", name=me.say("web-race-finish")).first)
    known = me.told()
    await me.presses(me.page.locator(".lamp.home").first)
    await me.news(known)
    drives = [event for look in me.seen() for event in look["events"] if event["event"] == "CarFinished"]
    assert 1 in {event["car"] for event in drives}


async def test_a_close_finish_has_a_photo_that_can_be_kept(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await sit_down(session, me, 3, "close", {"circuits": "chosen:2"})
    await me.presses(me.hand.get_by_role("button", name=me.say("web-race-finish")).first)
    await me.presses(me.page.locator(".lamp.home").first)
    photo = me.page.get_by_role("dialog").get_by_role("img", name=re.compile(f"^{me.say('web-photo')}"))
    await expect(photo).to_be_visible(timeout=60_000)
    told = [event for look in me.seen() for event in look["events"] if event["event"] == "CarFinished"]
    gap = me.say("web-photo-gap", count=next(event["gap"] for event in told if event["place"] == 1))
    await expect(photo).to_have_attribute("aria-label", re.compile(re.escape(gap)))
    async with me.page.expect_download() as kept:
        await me.presses(me.button(me.say("web-photo-keep")))
    assert (await kept.value).suggested_filename == "paddock-ausgebremst.svg"
    await me.page.reload()
    await expect(photo).to_be_visible()


async def test_a_season_is_put_together_from_drawings_of_the_circuits_in_the_order_of_the_taps(
    session: BrowserSession,
) -> None:
    me = await session.phone(Touching)
    await me.page.goto("/new/ausgebremst")
    await scene_actions.chooses_circuits(me)
    async with me.page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/tables")) as sent:
        await me.presses(me.button(me.say("web-open-table")))
    wish = json.loads((await sent.value).post_data or "{}")
    assert wish["options"]["circuits"] == "chosen:3+5+1"


async def test_a_circuit_is_fetched_once_however_often_the_table_is_seen(session: BrowserSession) -> None:
    me = await session.person()
    boards: list[str] = []
    me.page.on("request", lambda asked: boards.append(asked.url) if "/boards/" in asked.url else None)
    await sit_down(session, me, 2, "under way", {"circuits": "chosen:3"})
    await me.hand.wait_for()
    await answers(me, await me.look())
    await me.news()
    await me.turn()
    assert len(boards) == 1


async def test_a_key_tells_how_things_stand_and_another_the_order_of_the_race(session: BrowserSession) -> None:
    me = await session.person(Typing)
    await sit_down(session, me, 4, "under way", {"circuits": "chosen:3"})
    await me.page.get_by_role("group", name="Nürburg-Ring").wait_for()
    said = me.page.locator("[aria-live=assertive]")
    await me.page.keyboard.press("s")
    await said.get_by_text(re.compile(r"spaces to go: \d+.*(ahead|behind|level with you)")).wait_for()
    await me.page.keyboard.press("p")
    await said.get_by_text(re.compile(r"^1\. .*6\. ")).wait_for()


async def test_what_a_card_reaches_is_a_list_with_reserve_and_neighbours(session: BrowserSession) -> None:
    me = await session.person()
    await sit_down(session, me, 4, "under way", {"circuits": "chosen:3"})
    await me.hand.wait_for()
    card = playable(me, await me.look())[0]
    await me.presses(me.card(card))
    landing = me.page.get_by_role("button", name=re.compile(r"lane.*reserve .\d"))
    await landing.first.wait_for()
    known = me.told()
    await me.presses(me.card(card))
    await drives(me, card)
    await me.news(known)
