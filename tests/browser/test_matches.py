"""Whole matches against bots, from the first page to the standings: by mouse, by keyboard, by thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.bornes import play_to_the_end
from tests.browser.people import Touching, Typing, verdict

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

EDITIONS = ("speed-1200", "kilometer-1000", "mille-bornes")
ONE_QUICKLY = [*EDITIONS[:2], pytest.param("mille-bornes", marks=pytest.mark.quick)]


async def sit_down(me: Person, game: str) -> None:
    """From the start page to a table with a bot, by the poster of the game."""
    await me.page.goto("/")
    await me.presses(me.button(f"{me.say('web-play-now')} {me.say(f'game-{game}')}"))
    await me.hand.wait_for()


@pytest.mark.quick
@pytest.mark.parametrize("game", EDITIONS)
async def test_a_match_can_be_played_to_its_end_with_a_mouse(session: BrowserSession, game: str) -> None:
    me = await session.person()
    await sit_down(me, game)
    await play_to_the_end(me)
    await me.page.get_by_text(verdict(me)).wait_for()


@pytest.mark.parametrize("game", ONE_QUICKLY)
async def test_a_match_can_be_played_to_its_end_with_the_keyboard_alone(session: BrowserSession, game: str) -> None:
    me = await session.person(Typing)
    await sit_down(me, game)
    await play_to_the_end(me)


@pytest.mark.parametrize("game", ONE_QUICKLY)
async def test_a_match_can_be_played_to_its_end_with_a_thumb_on_a_phone(session: BrowserSession, game: str) -> None:
    me = await session.phone(Touching)
    await me.page.goto("/")
    await me.presses(me.button(me.say(f"game-{game}")))
    await me.presses(me.button(f"{me.say('web-play-now')} {me.say(f'game-{game}')}"))
    await me.hand.wait_for()
    await play_to_the_end(me)
