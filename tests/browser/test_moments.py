"""The moments of a match: the start, a score that the next race waits for, the finish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.bornes import answers, hand_of
from tests.browser.people import named, reads_the_score, rounds

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

MAX_TURNS: Final = 400
PACED: Final[dict[str, Any]] = {"pace_ms": 900, "window_ms": 0}
LIGHTS: Final = "[data-lights=lever]"
LIGHTS_MS: Final = 1_000  # they would take longer without the tap


async def plays_to_the_score(me: Person) -> None:
    """Answer everything until the score of the round is shown."""
    read = rounds(me)
    for _ in range(MAX_TURNS):
        tree = await me.look()
        if rounds(me) > read:
            await reads_the_score(me)
            return
        if me.is_asked():
            await answers(me, tree)
        await me.news()
    raise AssertionError("the round does not end")


def breaks(me: Person) -> list[dict[str, Any] | None]:
    """The break between rounds as each room told of it."""
    return [frame.get("round_break") for frame in me.frames if frame["type"] == "room"]


async def test_the_next_round_waits_until_the_score_was_read(session: BrowserSession) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, "speed-1200", 2, "nearly home", **PACED))
    await plays_to_the_score(me)
    waiting = breaks(me)[-1]
    assert waiting is not None
    assert waiting["asked"] == [1]
    await me.page.get_by_role("dialog").get_by_role("timer").wait_for()
    rooms = len(breaks(me))
    await me.presses(me.button(me.say("web-go-on")))
    await me.page.get_by_role("dialog").wait_for(state="detached")
    await me.hears("room", rooms + 1)
    assert breaks(me)[-1] is None
    released = max(at for at, frame in enumerate(me.frames) if frame["type"] == "room")
    early = [frame for frame in me.frames[:released] if frame["type"] == "seen" and frame["seq"] > waiting["seq"]]
    assert early == [], "nobody moved while the score was read"


async def test_a_race_begins_with_lights_that_a_tap_ends_and_that_block_nothing(session: BrowserSession) -> None:
    me = await session.person(reduced_motion="no-preference")
    table = await session.serving.table(me.page.context, "speed-1200", 2, "dealt", **PACED)
    await me.page.goto(f"/table/{table}")
    lights = me.page.locator(LIGHTS)
    await lights.wait_for()
    await me.presses(me.card(hand_of(me, await me.look())[0][0]))
    await lights.wait_for(state="detached", timeout=LIGHTS_MS)


async def test_closer_shows_ones_own_car(session: BrowserSession) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", 4, "under way"))
    car = me.page.locator("[data-car='1']").first
    for _ in range(3):
        await me.presses(me.button(me.say("web-board-closer")))
    board, own = await me.page.locator(".stage").bounding_box(), await car.bounding_box()
    assert board
    assert own
    middle = (own["x"] + own["width"] / 2 - board["x"], own["y"] + own["height"] / 2 - board["y"])
    assert 0 < middle[0] < board["width"]
    assert 0 < middle[1] < board["height"]


@pytest.mark.parametrize(("game", "settings"), [("speed-1200", {}), ("ausgebremst", {"circuits": "chosen:3"})])
async def test_the_end_of_a_match_has_a_podium_and_one_large_button(
    session: BrowserSession, game: str, settings: dict[str, str]
) -> None:
    options = {"limit": "rounds:1"} if game == "speed-1200" else settings
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, game, 4, "over", options=options))
    dialog = me.page.get_by_role("dialog")
    await dialog.wait_for()
    podium = dialog.get_by_role("region")
    await podium.wait_for()
    assert await podium.get_by_role("heading", level=2).inner_text() != ""
    rematch = me.button(me.say("web-rematch"))
    assert await rematch.evaluate("element => element === document.activeElement")
    await expect(rematch).to_be_in_viewport(ratio=1)
    assert me.say("web-record") not in named(await me.look(), "link")
    await me.presses(dialog.get_by_text(me.say("web-finish-more")))
    assert {me.say("web-record"), me.say("web-verify")} <= set(named(await me.look(), "link"))
