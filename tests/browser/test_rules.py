"""The full rules on the page: in the reader's language if the game has them, at the section that a refusal cites."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.bornes import hand_of
from tests.browser.measuring import check
from tests.browser.people import Touching

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

GERMAN = "Das Spiel in sechs Zeilen"
ENGLISH = "The game in six lines"


async def article(me: Person, chapter: str, lang: str) -> Locator:
    """The rules, as soon as this chapter is there; they declare their language."""
    text = me.page.get_by_role("article")
    await expect(text.get_by_role("heading", name=chapter)).to_be_visible()
    await expect(text).to_have_attribute("lang", lang)
    return text


def switch(me: Person, name: str) -> Locator:
    return me.page.get_by_role("navigation", name=me.say("web-language")).get_by_role("link", name=name)


@pytest.mark.quick
async def test_a_refusal_leads_a_german_player_to_the_german_rule(session: BrowserSession) -> None:
    me = await session.person(lang="de")
    await me.sits_at(await session.serving.table(me.page.context, "mille-bornes", 2))
    cards = hand_of(me, await me.look())
    barred, reason = next((card, state) for card, state in cards if state != me.say("web-playable"))
    section = reason.rpartition("(")[2].rstrip(")")
    await me.presses(me.button(f"{barred}. {reason}").first)
    await me.presses(me.page.get_by_role("status").get_by_role("link", name=me.say("web-rules")))
    rules = await article(me, GERMAN, "de")
    lit = rules.locator(".lit").first
    await expect(lit).to_contain_text(f"§{section}")
    await expect(lit).to_be_in_viewport()
    await expect(rules.get_by_text(me.say("web-rules-english"))).to_have_count(0)


async def test_the_english_page_is_one_press_away_at_the_same_section(session: BrowserSession) -> None:
    me = await session.person(lang="de")
    await me.page.goto("/rules/mille-bornes?section=Meisterzug")
    german = await article(me, GERMAN, "de")
    await expect(german.locator(".lit")).to_contain_text("(§Meisterzug)")
    await me.presses(switch(me, "English"))
    english = await article(me, ENGLISH, "en")
    await expect(english.locator(".lit")).to_contain_text("(§Meisterzug)")
    await expect(english.locator(".lit")).to_be_in_viewport()
    await me.presses(switch(me, "Deutsch"))
    await article(me, GERMAN, "de")


async def test_without_a_page_in_the_readers_language_the_english_one_says_so(session: BrowserSession) -> None:
    me = await session.person(lang="it")
    await me.page.goto("/rules/mille-bornes")
    rules = await article(me, ENGLISH, "en")
    await expect(rules.get_by_text(me.say("web-rules-english"))).to_be_visible()
    await me.presses(switch(me, "Deutsch"))
    rules = await article(me, GERMAN, "de")
    await expect(rules.get_by_text(me.say("web-rules-english"))).to_have_count(0)


@pytest.mark.parametrize("game", ["mille-bornes", "aruba"])
async def test_the_german_rules_fit_a_narrow_phone(session: BrowserSession, game: str) -> None:
    me = await session.phone(Touching, lang="de")
    await me.page.goto(f"/rules/{game}")
    await article(me, GERMAN, "de")
    await check(me)
