"""AUSGEBREMST while one plays: the board keeps its size, words wait for their picture, long piles are whole."""

from __future__ import annotations

import json
import re
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
QUICK_MS: Final = 100  # bots move faster than their cars are drawn
BOARD: Final = """() => {
  const box = document.querySelector('.stage').getBoundingClientRect();
  return [box.width, box.height];
}"""
# At each frame the last note, what the header says, and the cars that have left where they stood.
WATCH: Final = """() => {
  globalThis.watched = [];
  const placeOf = (car) => {
    const [piece, plane] = [car, document.querySelector('.plane')].map((one) => one.getBoundingClientRect());
    return [(piece.left - plane.left) / plane.width, (piece.top - plane.top) / plane.height];
  };
  const pieces = () => [...document.querySelectorAll('.cars [data-car]')];
  const cars = () => new Map(pieces().map((car) => [car.dataset.car, placeOf(car)]));
  const from = cars();
  const look = () => {
    const now = cars();
    const gone = [...from].filter(([car, [x, y]]) => {
      const [left, top] = now.get(car) ?? [9, 9];
      return Math.hypot(left - x, top - y) > 0.01;
    });
    const [last, header] = ['.last', 'header'].map((name) => document.querySelector(name).textContent);
    globalThis.watched.push([last, header, gone.map(([car]) => Number(car))]);
    if (!globalThis.isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
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
    me = await session.phone(Touching, reduced_motion="no-preference")
    quick: dict[str, Any] = {"pace_ms": QUICK_MS, "options": ONE_RACE}
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", 4, "under way", **quick))
    await me.hand.wait_for()
    await me.page.wait_for_function(AT_REST)
    before = len(me.seen())
    card = playable(me, await me.look())[0]
    await me.page.evaluate(f"({WATCH})()")
    await drives(me, card)
    await me.news()
    await me.turn()
    await expect(me.page.get_by_role("heading", level=1)).to_contain_text(me.say("web-your-turn"))
    await me.page.wait_for_function(AT_REST)
    updates = [look["events"] for look in me.seen()[before:]]
    assert len(updates) > 3
    watched = await me.page.evaluate("globalThis.isOver = true, globalThis.watched")
    driven: set[int] = set()
    for events in updates:
        drove = [event for event in events if event["event"] == "CarDrove"]
        for event in drove:
            note = re.compile(rf"ar {event['car']}\b.* plays a {event['value']}:")
            early = [gone for last, _, gone in watched if note.search(last) and not driven <= set(gone)]
            assert not early, f"car {event['car']} is told of while {driven} have not all driven"
        driven |= {event["car"] for event in drove}
    turn = [gone for _, header, gone in watched[len(watched) // 2 :] if me.say("web-your-turn") in header]
    assert turn
    assert all(len(gone) >= len(driven) - 1 for gone in turn)


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
