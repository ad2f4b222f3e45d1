"""Reviews on the page: from the score sheet to the review, to the position of a costly move, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


def tenths(text: str) -> int:
    """`+14.5`, or a loss with its margin, in tenths."""
    found = re.match(r"([+−]?)([\d.]+)", text)  # noqa: RUF001 - a minus sign
    assert found
    return round(float(found[2]) * 10) * (-1 if found[1] == "−" else 1)  # noqa: RUF001


async def adds_up(me: Person, ledger: Locator) -> bool:
    """Whether a side's start and its gains and losses add up to its result, as displayed."""
    cells = [tenths(text) for text in await ledger.locator("td:last-child").all_inner_texts()]
    names = await ledger.get_by_role("rowheader").all_inner_texts()
    assert (names[0], names[-1]) == (me.say("review-start"), me.say("review-result"))
    return sum(cells[:-1]) == cells[-1]


async def test_a_finished_race_is_reviewed_and_leads_to_its_moments(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "driven badly", options={"limit": "rounds:1"})
    await me.page.goto(f"/table/{table}")
    await me.presses(me.page.get_by_role("link", name=me.say("web-review")))
    await me.page.get_by_role("img", name=me.say("review-picture")).wait_for()
    await me.page.get_by_role("heading", name=me.say("web-review-turning")).wait_for()
    await me.page.get_by_text(me.say("web-review-details")).click()
    ledgers = me.page.get_by_role("table").filter(has_text=me.say("review-deal"))
    assert [await adds_up(me, ledgers.nth(side)) for side in range(2)] == [True, True]
    await expect(me.page.get_by_text(me.say("web-review-luck-why"))).to_be_visible()
    slider = me.page.get_by_role("slider", name=me.say("review-picture"))
    await slider.press("Home")
    await expect(me.page.get_by_text(me.say("web-review-at", step=0))).to_be_visible()
    await me.presses(me.page.get_by_role("listitem").get_by_role("link", name=me.say("web-review-see")).first)
    await me.page.wait_for_url(re.compile(rf"/replay/{table}/1\?step=\d+&seat=\d"))
    await me.presses(me.page.get_by_role("link", name=me.say("web-review")))
    await me.page.get_by_role("img", name=me.say("review-picture")).wait_for()
