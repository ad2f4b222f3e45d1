"""Seasons of AUSGEBREMST driven to their end: by mouse, by keyboard, by thumb; and the race as it is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.circuit import drive_to_the_end, drives, playable
from tests.browser.people import Touching, Typing

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.room import Room

ADVANCED = {"rules": "advanced", "circuits": "chosen:4"}


async def sit_down(room: Room, me: Person, seats: int, moment: str, options: dict[str, str]) -> None:
    table = await room.serving.table(me.page.context, "ausgebremst", seats, moment, options=options)
    await me.page.goto(f"/table/{table}")
    await me.page.get_by_role("main").wait_for()


async def test_a_family_season_goes_on_to_the_next_grid_and_ends_with_a_mouse(room: Room) -> None:
    me = await room.person()
    await sit_down(room, me, 3, "last lap", {"circuits": "chosen:4+1"})
    assert await drive_to_the_end(me) == 1


async def test_an_advanced_race_is_prepared_and_driven_with_the_keyboard_alone(room: Room) -> None:
    me = await room.person(Typing)
    await sit_down(room, me, 2, "decks", ADVANCED)
    await drive_to_the_end(me)


async def test_an_advanced_race_is_prepared_and_driven_with_a_thumb_on_a_phone(room: Room) -> None:
    me = await room.phone(Touching)
    await sit_down(room, me, 3, "decks", {**ADVANCED, "circuits": "chosen:7"})
    await drive_to_the_end(me)


async def test_a_key_tells_how_things_stand_and_another_the_order_of_the_race(room: Room) -> None:
    me = await room.person(Typing)
    await sit_down(room, me, 4, "under way", {"circuits": "chosen:3"})
    await me.page.get_by_role("group", name="Nürburg-Ring").wait_for()
    said = me.page.locator("[aria-live=assertive]")
    await me.page.keyboard.press("s")
    await said.get_by_text(re.compile(r"points for \d+ spaces.*(ahead|behind|level with you)")).wait_for()
    await me.page.keyboard.press("p")
    await said.get_by_text(re.compile(r"^1\. .*6\. ")).wait_for()


async def test_what_a_card_reaches_is_a_list_with_reserve_and_neighbours(room: Room) -> None:
    me = await room.person()
    await sit_down(room, me, 4, "under way", {"circuits": "chosen:3"})
    await me.hand.wait_for()
    card = playable(me, await me.look())[0]
    await me.presses(me.card(card))
    landing = me.page.get_by_role("button", name=re.compile(r"lane [LMNP]\d+, reserve .\d+, "))
    await landing.first.wait_for()
    known = me.told()
    await me.presses(me.card(card))
    await drives(me, card)
    await me.news(known)
