"""`./paddock shots --figures`: how fast the page is on a slow machine, and how much it fetches."""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paddock.locales import LANGUAGES
from tests.browser.bornes import answers, hand_of
from tests.browser.measuring import Fetched
from tests.browser.people import Touching
from tests.browser.room import LAPTOP, PHONE, opened

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from tests.browser.people import Person
    from tests.browser.serving import Serving

SLOWER = 4  # times slower than this machine
LOADS = 5
MOVES = 12
# When a frame of the table came in, and when the page had painted what followed from it.
PAINTED = (Path(__file__).parent / "scripts" / "painted.js").read_text("utf-8")
FRAMES = (Path(__file__).parent / "scripts" / "frames.js").read_text("utf-8").rstrip().removesuffix(";")


async def slow_down(page: Page, rate: int = SLOWER) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


async def sizes(browser: Browser, serving: Serving) -> dict[str, Any]:
    """What is fetched from the address to the first move, by language."""
    found = {}
    for lang in LANGUAGES:
        async with opened(browser, serving) as room:
            me = await room.phone(Touching, lang=lang)
            fetched = Fetched(me.page)
            await start(me)
            found[lang] = await fetched.sizes()
    return found


async def start(me: Person) -> None:
    await me.page.goto("/")
    await me.presses(me.page.get_by_role("button", name=me.say("web-play-now")).first)
    await me.hand.wait_for()


async def first_card_ms(browser: Browser, serving: Serving) -> list[float]:
    """From the address to a card that can be played, on a slow phone that has never been here."""
    found = []
    for _ in range(LOADS):
        async with opened(browser, serving) as room:
            me = await room.phone(Touching)
            await slow_down(me.page)
            began = time.perf_counter()
            await me.page.goto("/", wait_until="commit")
            await me.presses(me.page.get_by_role("button", name=me.say("web-play-now")).first)
            await me.hand.get_by_role("button", name=me.say("web-playable")).first.wait_for()
            found.append((time.perf_counter() - began) * 1000)
    return found


async def visible_ms(browser: Browser, serving: Serving) -> list[float]:
    """From the server's answer to the next painted picture."""
    async with opened(browser, serving) as room:
        me = await room.person(viewport=PHONE, reduced_motion="no-preference")
        await me.page.add_init_script(PAINTED)
        table = await serving.table(me.page.context, "speed-1200", 4, "dealt")
        await me.page.goto(f"/table/{table}")
        await me.hand.wait_for()
        for _ in range(MOVES):
            tree, known = await me.look(), me.told()
            await answers(me, tree)
            await me.news(known)
        found: list[float] = await me.page.evaluate("globalThis.painted")
    return found


async def frame_rate(browser: Browser, serving: Serving, viewport: dict[str, int]) -> dict[str, float]:
    """Pictures a second while cards fly and a car drives."""
    async with opened(browser, serving) as room:
        me = await room.person(viewport=viewport, reduced_motion="no-preference")
        table = await serving.table(me.page.context, "speed-1200", 2, "playing", pace_ms=2_000)
        await slow_down(me.page)
        await me.page.goto(f"/table/{table}")
        await me.hand.wait_for()
        cards = [card for card, state in hand_of(me, await me.look()) if state == me.say("web-playable")]
        driving = next(card for card in cards if card[0].isdigit())
        counted = asyncio.create_task(me.page.evaluate(FRAMES, 1_200))
        await me.presses(me.card(driving))
        gaps: list[float] = await counted
    return {"median": 1000 / statistics.median(gaps), "worst gap ms": max(gaps)}


async def measure(browser: Browser, serving: Serving) -> None:
    """All figures, as JSON."""
    first, visible = await first_card_ms(browser, serving), await visible_ms(browser, serving)
    found = {
        "bytes before the first move": await sizes(browser, serving),
        f"first card, ms at {SLOWER}x": {"median": statistics.median(first), "worst": max(first)},
        "a move visible, ms": {"median": statistics.median(visible), "worst": max(visible)},
        f"frames a second at {SLOWER}x, phone": await frame_rate(browser, serving, PHONE),
        f"frames a second at {SLOWER}x, laptop": await frame_rate(browser, serving, LAPTOP),
    }
    sys.stdout.write(json.dumps(found, indent=2, default=float) + "\n")
