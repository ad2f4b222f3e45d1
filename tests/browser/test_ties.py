"""A tie at the end of a match: the headline names the one winner that the rules name, as the score sheet does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from playwright.async_api import expect

from tests.browser.serving import NAMES

if TYPE_CHECKING:
    from tests.browser.session import BrowserSession


class Tie(NamedTuple):
    """A match for three that ends with two tied on points."""

    game: str
    moment: str
    settings: dict[str, Any]
    winner: str
    second: str


SEASON = Tie("ausgebremst", "tied season", {"options": {"circuits": "chosen:4+1"}}, NAMES[2], NAMES[0])
SERIES = Tie("aruba", "tied series", {}, NAMES[1], NAMES[0])


@pytest.mark.quick
@pytest.mark.parametrize("tie", [SEASON, SERIES], ids=["season", "series"])
async def test_a_tied_match_has_one_winner_in_headline_and_score_sheet(session: BrowserSession, tie: Tie) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, tie.game, 3, tie.moment, **tie.settings))
    sheet = me.page.get_by_role("dialog")
    await expect(sheet.get_by_text(me.say("web-finish-champion", names=tie.winner), exact=True)).to_be_visible()
    await sheet.get_by_text(me.say("web-finish-more")).click()
    for listed in (sheet.get_by_role("list", name=me.say("standings-title")), sheet.locator("table tbody")):
        rows = await listed.locator("> li, > tr").all_inner_texts()
        assert tie.winner in rows[0]
        assert tie.second in rows[1]
