"""Series of ARUBA finished in the browser: by mouse, by keyboard, by thumb."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser import scene_actions
from tests.browser.aruba import answers
from tests.browser.people import Touching, Typing, to_the_end

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


# Whether the first car was ever outside the strip of a phone while frames were drawn.
WATCH = """() => {
  const watched = (globalThis.watched = { pictures: 0, lost: 0 });
  const look = () => {
    const road = document.querySelector('.strip')?.getBoundingClientRect();
    const car = document.querySelector('.strip [data-car="1"]')?.getBoundingClientRect();
    watched.pictures += 1;
    if (road && car && (car.right < road.left + 8 || car.left > road.right - 8)) watched.lost += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# The dice that were thrown in.
TUMBLES = """() => {
  const thrown = (globalThis.thrown = new Set());
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.dataset?.die) thrown.add(this.dataset.die);
    return animate.apply(this, how);
  };
}"""
AT_REST = "() => document.getAnimations().length === 0"


async def finish(session: BrowserSession, me: Person) -> None:
    """Take a seat in the last race of a series, past half of the distance, and race to the standings."""
    table = await session.serving.table(me.page.context, "aruba", 4, "last race")
    await me.sits_at(table)
    await to_the_end(me, answers)
    standings = me.page.get_by_role("dialog").get_by_role("table")
    await expect(standings.get_by_role("row")).to_have_count(1 + 4)  # after the last drive has been shown


async def test_a_series_can_be_finished_with_a_mouse(session: BrowserSession) -> None:
    await finish(session, await session.person())


async def test_a_series_can_be_finished_with_the_keyboard_alone(session: BrowserSession) -> None:
    await finish(session, await session.person(Typing))


async def test_a_series_can_be_finished_with_a_thumb_on_a_phone(session: BrowserSession) -> None:
    await finish(session, await session.phone(Touching))


# A turn with points left does not end automatically, so that the road stays with the car; four of five, seven of eight.
@pytest.mark.parametrize(("moment", "steps"), [("driving", 4), ("far", 7)])
async def test_on_a_phone_all_that_is_lit_is_in_sight_and_the_road_keeps_with_the_car_that_drives(
    session: BrowserSession, moment: str, steps: int
) -> None:
    me = await session.phone(Touching, reduced_motion="no-preference")
    table = await session.serving.table(me.page.context, "aruba", 6, moment, options={"circuit": "harbour"})
    await me.sits_at(table)
    ways = me.page.get_by_role("button", name=re.compile(r"^(\d+|One) ahead, lane "))
    for way in await ways.all():
        await expect(way).to_be_in_viewport(ratio=0.95)
    await me.page.evaluate(f"({WATCH})()")
    known = me.told()
    await me.presses(me.page.get_by_role("button", name=re.compile(rf"^{steps} ahead, lane ")).first)
    await me.news(known + steps - 1)
    await me.page.wait_for_function(AT_REST)
    watched = await me.page.evaluate("globalThis.watched")
    assert watched["pictures"] > 10
    assert watched["lost"] == 0


async def test_a_hook_is_thrown_from_the_window_and_the_car_hangs_on_when_the_window_closes(
    session: BrowserSession,
) -> None:
    me = await session.phone(Touching)
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 5, "hook", window_ms=1_500))
    window = me.page.get_by_role("alertdialog")
    await me.presses(window.get_by_role("button").first)
    await window.wait_for(state="detached")
    hooked = [event for look in me.seen()[1:] for event in look["events"] if event["event"] == "CarHooked"]
    assert [event["seat"] for event in hooked] == [1]
    await expect(me.page.get_by_role("list", name=me.say("web-aruba-track"))).to_be_attached()


async def test_why_a_card_cannot_be_played_leads_to_the_place_in_the_rules(session: BrowserSession) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 5, "saw"))
    barred = me.hand.get_by_role("button").filter(has_not_text=me.say("web-playable")).first
    await me.presses(barred)
    await me.presses(me.page.get_by_role("alert").get_by_role("link", name=me.say("web-rules")))
    await expect(me.page.locator("article .lit").first).to_contain_text("§")


async def test_no_figure_of_the_standings_lies_on_another(session: BrowserSession) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 6, "driving"))
    rows = me.page.get_by_role("list", name=me.say("web-aruba-standings")).get_by_role("listitem")
    await rows.first.wait_for()
    overflowing = await rows.evaluate_all(
        "all => all.flatMap(row => [...row.querySelectorAll('.figure')])"
        ".filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    )
    assert overflowing == []


async def test_the_odds_have_fours_and_ask_for_no_dice_where_these_are_as_good(session: BrowserSession) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 4, "rolling"))
    await scene_actions.asks_for_the_odds(me)
    sheet = me.page.get_by_role("dialog")
    await expect(sheet.get_by_role("row").filter(has_text=me.say("aruba-odds-goal-fours"))).to_be_visible()
    certain = sheet.get_by_role("row").filter(has_text=me.say("aruba-odds-goal-straight-n", top="4"))
    await expect(certain.get_by_role("button")).to_have_count(0)


async def test_a_close_finish_has_a_photo_also_for_who_comes_back_later(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await me.sits_at(
        await session.serving.table(me.page.context, "aruba", 4, "close at the end", options={"races": "1"})
    )
    photo = me.page.get_by_role("dialog").get_by_role("img", name=re.compile(f"^{me.say('web-photo')}"))
    await expect(photo).to_be_visible()


async def test_a_combination_that_is_not_there_is_reached_by_tab_and_says_why(session: BrowserSession) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 4, "rolling"))
    await me.page.wait_for_load_state("networkidle")  # the explanations
    grey = me.page.get_by_role("list", name=me.say("web-aruba-combinations")).locator("[aria-disabled=true]").first
    await grey.focus()
    await expect(grey).to_be_focused()
    known = me.told()
    await grey.click(force=True)  # to the browser it is disabled
    note = me.page.get_by_role("note")
    await expect(note).to_contain_text("Your dice do not show it.")
    assert me.told() == known


async def test_a_race_waits_for_the_first_throw_and_the_dice_tumble(session: BrowserSession) -> None:
    me = await session.person(reduced_motion="no-preference")
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 3, "dealt"))
    roll = me.button(me.say("web-aruba-roll"))
    await expect(roll).to_be_enabled()
    await me.page.evaluate(f"({TUMBLES})()")
    await me.presses(roll)
    await me.page.wait_for_function(AT_REST)
    assert await me.page.evaluate("globalThis.thrown.size") == len(me.seen()[-1]["view"]["round"]["active"]["dice"])
