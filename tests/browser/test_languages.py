"""Nine languages, from the address to the table: no missing messages, no overflow, small downloads."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.locales import LANGUAGES
from tests.browser.measuring import Fetched, check
from tests.browser.people import Touching

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.session import BrowserSession

MAX_CODE = 100_000
MAX_FONTS = 90_000
PHONES = (360, 390)


@pytest.mark.quick
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_language_has_every_sentence_fits_a_narrow_phone_and_is_small(
    session: BrowserSession, lang: str, record_property: Callable[[str, object], None]
) -> None:
    me = await session.phone(Touching, lang=lang)
    fetched = Fetched(me.page)
    await me.page.goto("/")
    play = me.page.get_by_role("button", name=me.say("web-play-now")).first
    await play.wait_for()
    await check(me)
    await me.presses(play)
    await me.hand.wait_for()
    sizes = await fetched.sizes()
    await check(me)
    await me.page.goto("/new/speed-1200")
    await me.page.get_by_role("button", name=me.say("web-open-table")).wait_for()
    await check(me)
    record_property("bytes", sizes)
    assert sizes["code"] <= MAX_CODE
    assert sizes["fonts"] <= MAX_FONTS


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_window_after_an_attack_covers_no_card_of_the_hand(session: BrowserSession, lang: str) -> None:
    me = await session.phone(Touching, lang=lang)
    table = await session.serving.table(me.page.context, "speed-1200", 4, "answering", window_ms=20_000)
    await me.sits_at(table)
    for width in PHONES:
        await me.page.set_viewport_size({"width": width, "height": 740})
        window, hand = [await part.bounding_box() for part in (me.page.get_by_role("alertdialog"), me.hand)]
        assert window is not None
        assert hand is not None
        assert window["y"] + window["height"] <= hand["y"]
