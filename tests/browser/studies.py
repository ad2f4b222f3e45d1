"""A study on the page: wait for it, make a move of any family, read its tries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.async_api import expect

from tests.browser import aruba, ausgebremst, bornes

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator

    from tests.browser.people import Person

ANSWERS: Final = {"ausgebremst": ausgebremst.answers, "aruba": aruba.answers}
MAX_PRESSES: Final = 20


async def is_ready(me: Person) -> None:
    """Wait until the bots have moved and everything has been shown."""
    await expect(me.page.locator("[data-study]")).to_have_attribute("aria-busy", "false")


def tries(me: Person) -> Locator:
    """The tries by their buttons; the last one begins another."""
    region = me.page.get_by_role("region", name=me.say("web-study-tries"))
    return region.get_by_role("button")


def moves_of(me: Person) -> list[str]:
    """The moves that the address contains."""
    _, _, moves = me.page.url.partition("#")
    return [move for move in moves.replace("%7E", "~").split("~") if move]


async def makes_a_move(me: Person, game: str) -> None:
    """Do what the table asks until a move was made and answered."""
    known = moves_of(me)
    for _ in range(MAX_PRESSES):
        await is_ready(me)
        if moves_of(me) != known:
            return
        await ANSWERS.get(game, bornes.answers)(me, await me.look())
        await me.page.wait_for_timeout(150)
    raise AssertionError(f"no move was made: {me.page.url}")


def tries_twice(game: str) -> Callable[[Person], Awaitable[None]]:
    """A scene with two tries: the second with the luck dealt anew."""

    async def does(me: Person) -> None:
        await is_ready(me)
        await makes_a_move(me, game)
        if me.page.viewport_size and me.page.viewport_size["width"] < 1000:
            await me.presses(me.page.locator(".tries"))
            await me.page.get_by_role("dialog").wait_for()
        await me.presses(me.button(me.say("web-study-anew")))
        await is_ready(me)

    return does
