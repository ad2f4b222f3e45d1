"""On a phone: long names, a clock, the largest letters, lessons and replays leave in sight what is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from paddock.table.entries import Clock
from tests.browser import serving
from tests.browser.bornes import cards_of
from tests.browser.lessons import MAX_TAPS, marked, opens, presses_the_marked
from tests.browser.people import Touching
from tests.browser.session import PHONE

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

LONG_NAMES = ("Annabella Maximiliana Xy", "Konstantinos Papadopoulo")
LARGEST = "localStorage.setItem('paddock-size', 'huge')"


async def bottom(what: Locator) -> float:
    box = await what.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("moment", ["playing", "passed"])
async def test_names_of_24_letters_and_a_clock_leave_the_hand_in_sight(
    session: BrowserSession, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    monkeypatch.setattr(serving, "NAMES", LONG_NAMES)
    me = await session.phone(Touching)
    clock = Clock("move", 60)
    friends = 1 if moment == "passed" else 0  # a person who is to act, and is waited for
    table = await session.serving.table(
        me.page.context, "speed-1200", 2, moment, friends=friends, clock=clock, options={"limit": "rounds:1"}
    )
    await me.sits_at(table)
    await me.hand.wait_for()
    timer = me.page.get_by_role("timer")
    await expect(timer).to_be_visible()
    assert await timer.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 16
    assert await bottom(me.hand) <= PHONE["height"]


async def swipes_up(me: Person, what: Locator, by: int) -> None:
    """A swipe upwards by a finger that begins on this."""
    box = await what.bounding_box()
    assert box is not None
    finger = await me.page.context.new_cdp_session(me.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    for step in range(1, 9):
        point = {"x": at["x"], "y": at["y"] - by * step / 8}
        await finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def test_in_the_largest_letters_a_swipe_from_a_card_reaches_the_rest_of_the_hand(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await me.page.add_init_script(LARGEST)
    await me.sits_at(await session.serving.table(me.page.context, "speed-1200", 2))
    await me.hand.wait_for()
    before = cards_of(me, await me.look())
    assert await bottom(me.hand) > PHONE["height"] + 40
    await swipes_up(me, me.hand.get_by_role("button").first, 400)
    await me.page.wait_for_function("scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
    assert await bottom(me.hand) <= PHONE["height"] + 1
    assert cards_of(me, await me.look()) == before
    # Where nothing is left to scroll, the same swipe pulls the card, here to the own side above.
    card = me.hand.get_by_role("button", name=me.say("web-playable")).first
    known = me.told()
    above = await me.page.get_by_role("region", name="Anna").bounding_box()
    box = await card.bounding_box()
    assert above is not None
    assert box is not None
    await swipes_up(me, card, round(box["y"] + box["height"] / 2 - above["y"] - above["height"] / 2))
    await me.news(known)
    assert cards_of(me, await me.look()) != before


async def test_in_the_largest_letters_no_title_of_a_poster_breaks_inside_a_word(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await me.page.add_init_script(LARGEST)
    await me.page.goto("/")
    for game in ("ausgebremst", "mille-bornes", "kilometer-1000"):
        title = me.page.get_by_role("heading", name=me.say(f"game-{game}"))
        await title.wait_for()
        words = await title.evaluate("""one => {
          const text = one.firstChild, found = [...text.data.matchAll(/\\S+/g)];
          return found.map(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index); range.setEnd(text, index + word.length);
            return range.getClientRects().length;
          });
        }""")
        assert words
        assert set(words) == {1}, game


async def test_on_a_tablet_the_poster_that_the_buttons_mean_has_a_frame(session: BrowserSession) -> None:
    me = await session.person(viewport={"width": 820, "height": 1180})
    await me.page.goto("/")
    grounds = "all => all.map((one) => getComputedStyle(one).backgroundColor)"
    framed: list[int] = []
    for game in ("speed-1200", "aruba"):
        await me.presses(me.button(me.say(f"game-{game}")))
        await me.button(f"{me.say('web-play-now')} {me.say(f'game-{game}')}").wait_for()
        found = await me.page.locator("article .picture").evaluate_all(grounds)
        framed += [index for index, ground in enumerate(found) if found.count(ground) == 1]
    assert framed == [0, 2]


@pytest.mark.parametrize("game", ["aruba", "ausgebremst"])
async def test_no_step_of_a_lesson_scrolls_its_head_out_of_sight(session: BrowserSession, game: str) -> None:
    me = await session.phone(Touching)
    await opens(me, game)
    for _ in range(MAX_TAPS):
        await marked(me).first.or_(me.button(me.say("web-play-now"))).first.wait_for()
        head = await me.page.get_by_role("heading", level=1).bounding_box()
        assert head is not None
        assert head["y"] >= 0, await me.page.get_by_role("status", name=me.say("web-lesson"), exact=True).inner_text()
        if await me.button(me.say("web-play-now")).count():
            return
        await presses_the_marked(me)
    raise AssertionError("the lesson does not end")


async def test_the_signs_of_a_replay_have_words(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    table = await session.serving.table(me.page.context, "speed-1200", 4, "over", options={"limit": "rounds:1"})
    await me.page.goto(f"/replay/{table}/1?step=30")
    bar = me.page.get_by_role("navigation", name=me.say("web-replay"))
    for name in ("web-eyes", "web-link-step", "web-study-go", "web-review"):
        await expect(bar.get_by_text(me.say(name), exact=True)).to_be_visible()
    assert await bar.evaluate("one => one.scrollWidth <= one.clientWidth")
