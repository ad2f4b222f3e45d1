"""Guided first races: one sentence a step, driven to the end by touch and by keyboard, left and resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.lessons import MAX_TAPS, drives_home, marked, opens, plate, presses_the_marked
from tests.browser.people import Person

if TYPE_CHECKING:
    from tests.browser.session import BrowserSession


@pytest.mark.quick
async def test_a_first_race_is_driven_to_its_end_on_a_phone(session: BrowserSession) -> None:
    me = await session.phone(Person)
    await opens(me, "mille-bornes")
    await expect(plate(me)).to_contain_text("Green light")
    await drives_home(me)
    await expect(plate(me)).to_contain_text("won")
    await expect(me.page.get_by_role("listitem").filter(has_text=me.say("web-lesson-done"))).to_have_count(9)


async def test_a_first_race_with_dice_is_driven_to_its_end_on_a_phone(session: BrowserSession) -> None:
    me = await session.phone(Person)
    await opens(me, "aruba")
    await drives_home(me)
    await expect(plate(me)).to_contain_text("16 points")


async def test_a_first_race_on_a_circuit_is_driven_to_its_end_on_a_phone(session: BrowserSession) -> None:
    me = await session.phone(Person)
    await opens(me, "ausgebremst")
    await drives_home(me)
    await expect(me.page.get_by_role("listitem").filter(has_text=me.say("web-lesson-done"))).to_have_count(8)


async def test_a_second_race_teaches_decks_and_gear_piles(session: BrowserSession) -> None:
    me = await session.phone(Person)
    await me.page.goto("/lesson/ausgebremst/piles")
    await marked(me).first.wait_for()
    await expect(plate(me)).to_contain_text("fast deck")
    await drives_home(me)
    await expect(plate(me)).to_contain_text("You won")


async def test_another_legal_move_is_explained_and_changes_nothing(session: BrowserSession) -> None:
    me = await session.person()
    await opens(me, "mille-bornes")
    await presses_the_marked(me)
    await expect(plate(me)).to_contain_text("200 km")
    await me.presses(me.page.get_by_role("button", name="100 km. You can play this"))
    await expect(plate(me)).to_contain_text(me.say("web-lesson-other"))
    await expect(me.page.get_by_role("button", name="100 km. You can play this")).to_be_visible()


async def test_a_lesson_goes_on_where_it_was_left(session: BrowserSession) -> None:
    me = await session.person()
    await opens(me, "mille-bornes")
    await presses_the_marked(me)
    await expect(plate(me)).to_contain_text("200 km")
    await me.page.reload()
    await expect(plate(me)).to_contain_text("200 km")
    await me.presses(me.button(me.say("web-lesson-again")))
    await expect(plate(me)).to_contain_text("Green light")


async def test_a_lesson_speaks_the_language_that_is_chosen(session: BrowserSession) -> None:
    me = await session.person(lang="de")
    await opens(me, "speed-1200")
    await expect(plate(me)).to_contain_text("Noch kannst du nicht fahren.")


@pytest.mark.parametrize("game", ["speed-1200", "kilometer-1000", "ausgebremst", "aruba"])
async def test_every_first_race_is_driven_to_its_end(session: BrowserSession, game: str) -> None:
    me = await session.person()
    await opens(me, game)
    await drives_home(me)


async def test_a_first_race_is_driven_by_keyboard(session: BrowserSession) -> None:
    me = await session.person()
    await opens(me, "mille-bornes")
    for _ in range(MAX_TAPS):
        await presses_its_key(me)
        if await me.button(me.say("web-play-now")).count():
            return
    raise AssertionError("the lesson does not end")


async def test_a_first_race_with_dice_is_driven_by_keyboard(session: BrowserSession) -> None:
    me = await session.person()
    await opens(me, "aruba")
    for _ in range(MAX_TAPS):
        await presses_the_key_of_a_die_or_space(me)
        if await me.button(me.say("web-play-now")).count():
            return
    raise AssertionError("the lesson does not end")


async def presses_the_key_of_a_die_or_space(me: Person) -> None:
    """The key that is printed on what is marked; a space of the road has none and takes Enter."""
    await marked(me).first.or_(me.button(me.say("web-play-now"))).first.wait_for()
    if await marked(me).count() == 0:
        return
    keys = await marked(me).first.locator("kbd").all_inner_texts()
    if keys:
        await me.page.keyboard.press("Enter" if keys[0] == "↵" else keys[0].lower())
    else:
        await marked(me).first.press("Enter")


async def presses_its_key(me: Person) -> None:
    """The key that is printed on the marked card or answer; a card takes it twice."""
    await marked(me).first.or_(me.button(me.say("web-play-now"))).first.wait_for()
    if await marked(me).count() == 0:
        return
    key = await marked(me).last.locator("kbd").inner_text()
    for _ in range(2 if key.isdigit() else 1):
        await me.page.keyboard.press(key.lower())


async def test_who_opens_a_game_for_the_first_time_is_offered_its_first_race(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto("/")
    name = f"{me.say('web-poster-first-race')} {me.say('game-mille-bornes')}"
    await me.presses(me.page.get_by_role("link", name=name))
    await drives_home(me)
    await me.page.goto("/")
    await me.presses(me.button(f"{me.say('web-learn')} {me.say('game-mille-bornes')}"))
    await me.presses(me.page.get_by_role("dialog").get_by_role("link", name=me.say("web-lesson")))
    await expect(plate(me)).to_contain_text("Green light")
