"""Replays on the page: marks for races and laps, and steps that show nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

SEASON = {"rules": "advanced", "circuits": "chosen:4+1"}


async def step_of(me: Person) -> int:
    """The step that is shown, by the slider."""
    return int(await me.page.get_by_role("slider", name=me.say("web-replay")).input_value())


async def test_a_replay_of_a_season_leads_to_its_races_and_laps_and_steps_past_the_sorting_of_cards(
    session: BrowserSession,
) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "ausgebremst", 2, "over", options=SEASON)
    await me.page.goto(f"/replay/{table}/1")
    marks = me.page.get_by_role("combobox", name=me.say("web-replay-marks"))
    race, lap = me.say("web-replay-race", number=2), me.say("web-replay-lap", number=2)
    await marks.select_option(label=f"{race} · {lap}")
    await expect(me.page.get_by_role("heading", level=1)).to_contain_text("2/2")
    log = me.page.get_by_role("complementary").get_by_role("listitem")
    await expect(log.last).to_contain_text("is on lap 2")
    await expect(log.filter(has_text="Bleifuss-Circuit")).to_have_count(0)
    await marks.select_option(label=me.say("web-replay-race", number=1))
    await expect(me.page).to_have_url(re.compile(r"step=0\b"))

    await me.presses(me.button(me.say("web-step-on")))
    await expect(me.page).to_have_url(re.compile(r"step=[1-9]"))
    assert await step_of(me) > 1, "the choice of a deck shows nothing to a spectator"
    await me.presses(me.button(me.say("web-step-back")))
    await expect(me.page).to_have_url(re.compile(r"step=0\b"))

    slider = me.page.get_by_role("slider", name=me.say("web-replay"))
    await slider.press("PageUp")
    await expect(me.page).to_have_url(re.compile(r"step=10\b"))
    await slider.press("PageDown")
    await expect(me.page).to_have_url(re.compile(r"step=0\b"))
