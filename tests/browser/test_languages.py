"""Nine languages, from the address to the table: no missing messages, no overflow, small downloads."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from paddock.locales import LANGUAGES
from tests.browser.listening import FOLDER, LISTEN, TABLES, hears
from tests.browser.measuring import Fetched, check, cut_off, overlapping, unsaid
from tests.browser.people import Touching, Typing

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.session import BrowserSession

MAX_CODE = 100_000
MAX_FONTS = 90_000
# Notes when the first card was there: what is loaded after it, such as the start lights, does not hold it up.
FIRST_CARD = """new MutationObserver((_, watching) => {
  if (!document.querySelector('[data-explain^="hand/"]')) return;
  window.firstCardAt = performance.timeOrigin + performance.now();
  watching.disconnect();
}).observe(document, { childList: true, subtree: true });"""
PHONES = (360, 390)
WINDOW_MS = 200
MIN_TOLD = 6  # lines of two turns round a table
BOX = "width:80px;white-space:nowrap;"
LONG = "Donaudampfschifffahrt"
# A page, and how often a text is cut and two controls overlap in it.
FAULTS = {
    "sound": ("<button>Ja</button><button>Nein</button>", 0, 0),
    "clipped by itself": (f"<p style='{BOX}overflow:hidden'>{LONG}</p>", 1, 0),
    "clipped around": (f"<div style='{BOX}overflow:hidden'><button>{LONG} {LONG}</button></div>", 1, 0),
    "out of its button": (f"<button style='{BOX}'>{LONG}</button>", 1, 0),
    "beside the screen": ("<p style='position:absolute;left:-20px'>Ja</p>", 1, 0),
    "on each other": ("<button>Ja</button><button style='margin-left:-20px'>Nein</button>", 0, 1),
}


@pytest.mark.quick
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_language_has_every_sentence_fits_a_narrow_phone_and_is_small(
    session: BrowserSession, lang: str, record_property: Callable[[str, object], None]
) -> None:
    me = await session.phone(Touching, lang=lang)
    await me.page.add_init_script(FIRST_CARD)
    fetched = Fetched(me.page)
    await me.page.goto("/")
    play = me.page.get_by_role("button", name=me.say("web-play-now")).first
    await play.wait_for()
    await check(me)
    await me.presses(play)
    await me.hand.wait_for()
    sizes = await fetched.sizes(await me.page.evaluate("window.firstCardAt"))
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


@pytest.mark.quick
@pytest.mark.parametrize(("body", "cuts", "overlaps"), FAULTS.values(), ids=FAULTS)
async def test_a_cut_text_and_overlapping_controls_are_found(
    session: BrowserSession, body: str, cuts: int, overlaps: int
) -> None:
    me = await session.phone(Touching)
    await me.page.set_content(body)
    assert (len(await cut_off(me.page)), len(await overlapping(me.page))) == (cuts, overlaps)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
async def test_a_whole_turn_is_heard_in_sentences(session: BrowserSession, game: str, lang: str) -> None:
    me = await session.person(Typing, lang=lang)
    await me.page.add_init_script(LISTEN)
    seats, moment, _ = TABLES[game]
    await me.sits_at(await session.serving.table(me.page.context, game, seats, moment, window_ms=WINDOW_MS))
    heard = await hears(me, game)
    file = FOLDER / lang / f"{game}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(heard.text(), "utf-8")
    lines = [*heard.asked, *heard.controls, *heard.told]
    assert len(heard.told) >= MIN_TOLD
    assert [line for line in lines if unsaid(line) or re.search(r"[{}]|\$\w|undefined|NaN|…, |[.?!;]\.", line)] == []
