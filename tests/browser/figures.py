"""`./paddock shots --figures`: how fast the page is on a slow machine, and how much it fetches."""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
from itertools import accumulate, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paddock.locales import LANGUAGES
from tests.browser import ausgebremst
from tests.browser.bornes import answers, hand_of
from tests.browser.measuring import Fetched
from tests.browser.people import Touching
from tests.browser.session import LAPTOP, PHONE, opened

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

    from tests.browser.people import Person
    from tests.browser.serving import Serving

SLOWER = 4  # slowdown relative to this machine
LOADS = 7
MOVES = 16
PACE_MS = 700
CIRCUIT = {"circuits": "chosen:3"}
TRACED = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame", "cc", "blink.user_timing"]
REST_S = 1.5  # a new Chromium window also loads pages of its own
SCRIPTS = Path(__file__).parent / "scripts"


def script(name: str) -> str:
    return (SCRIPTS / name).read_text("utf-8").rstrip().removesuffix(";")


async def slow_down(page: Page, rate: int = SLOWER) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


async def sizes(browser: Browser, serving: Serving) -> dict[str, Any]:
    """Bytes fetched from the start page to the first move, by language."""
    found = {}
    for lang in LANGUAGES:
        async with opened(browser, serving) as session:
            me = await session.phone(Touching, lang=lang)
            fetched = Fetched(me.page)
            await start(me)
            found[lang] = await fetched.sizes()
    return found


async def start(me: Person) -> None:
    await me.page.goto("/")
    await me.presses(me.page.get_by_role("button", name=me.say("web-play-now")).first)
    await me.hand.wait_for()


async def first_card_ms(browser: Browser, serving: Serving) -> list[float]:
    """Time from navigation to the first playable card, on a slow phone without a cache.

    The page measures it, and presses the button as soon as that is painted, so that no human delay is included.
    """
    found = []
    for _ in range(LOADS + 1):
        async with opened(browser, serving) as session:
            me = await alone(await session.phone(Touching))
            words = [me.say(message) for message in ("web-play-now", "web-playable", "web-throw-away")]
            await me.page.add_init_script(f"({script('first-card.js')})({json.dumps(words)})")
            await slow_down(me.page)
            async with me.page.expect_console_message(lambda said: said.text.startswith("first card")) as heard:
                await me.page.goto("/", wait_until="commit")
            found.append(float((await heard.value).text.split()[-1]))
    return found[1:]  # the first run included the start of browser and server


async def alone(me: Person) -> Person:
    """Remove the route between this page and the server, and let the browser become idle."""
    await me.page.context.unroute("**/api/tables")
    await asyncio.sleep(REST_S)
    return me


async def visible_ms(browser: Browser, serving: Serving) -> list[float]:
    """Time from the server's answer to the painted frame, for each move of bots and players."""
    async with opened(browser, serving) as session:
        me = await alone(await session.person(viewport=PHONE, reduced_motion="no-preference"))
        await me.page.add_init_script(script("painted.js"))
        table = await serving.table(me.page.context, "speed-1200", 4, "dealt", pace_ms=PACE_MS)
        await me.page.goto(f"/table/{table}")
        await me.hand.wait_for()
        for _ in range(MOVES):
            seen = await me.page.evaluate("globalThis.painted.length")
            await answers(me, await me.look())
            # Do not query the page while it paints: that would take longer than the measurement itself.
            await me.page.wait_for_function("seen => globalThis.painted.length > seen", arg=seen)
        found: list[float] = await me.page.evaluate("globalThis.painted")
    return found[1:]  # the first frame is the table itself


async def frame_rate(browser: Browser, serving: Serving, viewport: dict[str, int]) -> dict[str, float]:
    """Frames per second while cards fly and cars drive, with a rival's answer and a redraw in the middle."""
    async with opened(browser, serving) as session:
        me = await alone(await session.person(viewport=viewport, reduced_motion="no-preference"))
        await me.page.add_init_script(script("moving.js"))
        table = await serving.table(me.page.context, "speed-1200", 2, "playing", pace_ms=PACE_MS)
        await slow_down(me.page)
        await me.page.goto(f"/table/{table}")
        await me.hand.wait_for()
        cards = [card for card, state in hand_of(me, await me.look()) if state == me.say("web-playable")]
        return await drawn(me, me.card(next(card for card in cards if card[0].isdigit())), 2_400)


async def race_rate(browser: Browser, serving: Serving, viewport: dict[str, int]) -> dict[str, float]:
    """Frames per second while six cars drive on a circuit, one after the other."""
    async with opened(browser, serving) as session:
        me = await alone(await session.person(viewport=viewport, reduced_motion="no-preference"))
        await me.page.add_init_script(script("moving.js"))
        table = await serving.table(me.page.context, "ausgebremst", 4, "under way", options=CIRCUIT)
        await slow_down(me.page)
        await me.sits_at(table)
        await me.presses(me.card(ausgebremst.playable(me, await me.look())[0]))
        return await drawn(me, ausgebremst.reach(me).first, 6_000)


async def drawn(me: Person, what: Locator, length_ms: int) -> dict[str, float]:
    """Frames per second that the browser draws for this long after a click, while anything moves.

    Counted by tracing: a callback in the page for each frame would itself slow the page down.
    """
    browser, place = me.page.context.browser, await what.bounding_box()
    assert browser is not None
    assert place is not None
    await browser.start_tracing(page=me.page, categories=TRACED)
    # By position: finding it by name would keep the page busy while frames are counted.
    await me.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    await asyncio.sleep(length_ms / 1_000)
    gaps = gaps_of(json.loads(await browser.stop_tracing())["traceEvents"])
    return {
        "median": 1000 / statistics.median(gaps),
        "mean": 1000 / statistics.mean(gaps),
        "longest gap ms": max(gaps),
    }


def gaps_of(events: list[dict[str, Any]]) -> list[float]:
    """The time between two frames, in ms, while anything moves."""
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"] in {"moving", "at rest"})
    page = next(event["pid"] for event in events if event["name"] == "moving")
    pictures = sorted(event["ts"] for event in events if event["name"] == "DrawFrame" and event["pid"] == page)
    moving = list(accumulate(1 if name == "moving" else -1 for _, name in marks))
    begun = [marks[0][0], *(marks[at + 1][0] for at, count in enumerate(moving[:-1]) if count == 0)]
    ended = [*(marks[at][0] for at, count in enumerate(moving) if count == 0), pictures[-1]]
    seen = [[ts for ts in pictures if first < ts < last] for first, last in zip(begun, ended, strict=False)]
    return [(later - sooner) / 1_000 for motion in seen for sooner, later in pairwise(motion)]


async def measure(browser: Browser, serving: Serving) -> None:
    """All figures, as JSON."""
    first, visible = await first_card_ms(browser, serving), await visible_ms(browser, serving)
    found = {
        "bytes before the first move": await sizes(browser, serving),
        f"first card, ms at {SLOWER}x": {"median": statistics.median(first), "all": first},
        "a move visible, ms": {"median": statistics.median(visible), "worst": max(visible)},
        f"frames a second at {SLOWER}x, phone": await frame_rate(browser, serving, PHONE),
        f"frames a second at {SLOWER}x, laptop": await frame_rate(browser, serving, LAPTOP),
        f"frames a second at {SLOWER}x, six cars, phone": await race_rate(browser, serving, PHONE),
        f"frames a second at {SLOWER}x, six cars, laptop": await race_rate(browser, serving, LAPTOP),
    }
    sys.stdout.write(json.dumps(found, indent=2, default=float) + "\n")
