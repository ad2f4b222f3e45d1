"""AUSGEBREMST while one plays: the board keeps its size, words wait for their picture, long piles are whole."""

from __future__ import annotations

import json
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import expect

from tests.browser.ausgebremst import answers, drives, playable
from tests.browser.gathering import company
from tests.browser.people import Touching

if TYPE_CHECKING:
    from tests.browser.session import BrowserSession

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
ONE_RACE: Final = {"circuits": "chosen:3"}
ADVANCED: Final = {"rules": "advanced", "circuits": "chosen:7"}
STEPS: Final = 5
BOARD: Final = """() => {
  const box = document.querySelector('.stage').getBoundingClientRect();
  return [box.width, box.height];
}"""
DRIVES: Final = """[...document.querySelectorAll('aside .log li')].filter(
  (line) => line.textContent.includes(' plays a '),
).length"""
# How many drives the log tells, and what the header says, when each card begins to fly.
WATCH: Final = f"""() => {{
  const flown = new Set();
  globalThis.told = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {{
    if (this.matches('.flying') && !flown.has(this)) {{
      flown.add(this);
      globalThis.told.push([{DRIVES}, document.querySelector('header').textContent]);
    }}
    return animate.apply(this, how);
  }};
}}"""
AT_REST: Final = "() => document.getAnimations().length === 0"
# What is cut off of the lists of cards below the piles, and how many cards each shows.
PILES: Final = """() => [...document.querySelectorAll('.pile .below')].map((below) => {
  const box = below.getBoundingClientRect();
  const isOutside = box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
  const isCut = isOutside || below.scrollWidth > below.clientWidth + 1;
  return [below.innerText.match(/\\d/g)?.length ?? 0, isCut];
})"""


async def test_the_board_keeps_its_size_through_the_phases_of_a_turn(session: BrowserSession) -> None:
    me = await session.person(**LAPTOP)
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", 3, "long pile", options=ADVANCED))
    await me.page.locator(".stage").wait_for()
    sizes: dict[str, list[float]] = {}
    for _ in range(STEPS):
        tree = await me.look()
        if me.is_asked():
            sizes[me.seen()[-1]["view"]["round"]["phase"]] = await me.page.evaluate(BOARD)
            await answers(me, tree)
        await me.news()
    assert {"drive", "draw"} <= sizes.keys()
    assert len({json.dumps(size) for size in sizes.values()}) == 1, sizes


async def test_words_wait_for_their_picture(session: BrowserSession) -> None:
    me = await session.person(**LAPTOP, reduced_motion="no-preference")
    await me.page.add_init_script(f"({WATCH})()")
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", 4, "under way", options=ONE_RACE))
    await me.hand.wait_for()
    await me.page.wait_for_function(AT_REST)
    before = await me.page.evaluate(DRIVES)
    fresh = len(me.seen())
    await me.page.evaluate("globalThis.told.length = 0")
    await drives(me, playable(me, await me.look())[0])
    await me.news()
    await me.turn()
    await expect(me.page.get_by_role("heading", level=1)).to_contain_text(me.say("web-your-turn"))
    await me.page.wait_for_function(AT_REST)
    updates = [[event["event"] for event in look["events"]] for look in me.seen()[fresh:]]
    known = list(accumulate(events.count("CarDrove") for events in updates))
    told = await me.page.evaluate("globalThis.told")
    allowed = [
        (before + drives_so_far, number)
        for number, (drives_so_far, events) in enumerate(zip(known, updates, strict=True))
        for event in events
        if event in {"CarDrove", "NeutralStayed"}
    ]
    assert len(told) == len(allowed) > 2
    assert all(count <= most for (count, _), (most, _) in zip(told, allowed, strict=True)), (told, allowed)
    others = [text for (_, text), (_, number) in zip(told, allowed, strict=True) if 0 < number < len(updates) - 1]
    assert not any(me.say("web-your-turn") in text for text in others)


async def test_a_long_pile_shows_all_its_cards_on_a_phone(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", 3, "long pile", options=ADVANCED))
    await me.page.locator(".piles").wait_for()
    piles = me.seen()[-1]["view"]["round"]["piles"]
    assert max(map(len, piles)) > 7
    found = await me.page.evaluate(PILES)
    assert found == [[max(0, len(pile) - 1), False] for pile in piles]


async def test_after_the_start_the_focus_is_at_the_table(session: BrowserSession) -> None:
    for me in await company(session, "speed-1200", ("Nikos",)):
        await me.hand.wait_for()
        await me.page.wait_for_function("() => document.querySelector('main')?.contains(document.activeElement)")
