"""What a person does in a guided race: read the sentence, press what is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator

    from tests.browser.people import Person

MAX_TAPS = 60


def plate(me: Person) -> Locator:
    """What the lesson says."""
    return me.page.get_by_role("status", name=me.say("web-lesson"), exact=True)


def marked(me: Person) -> Locator:
    """The buttons that the lesson points at: a card, dice, or a space of the road."""
    return me.page.locator("button.marked, [role=button].marked")


async def opens(me: Person, game: str) -> None:
    await me.page.goto(f"/lesson/{game}")
    await marked(me).first.wait_for()


async def presses_the_marked(me: Person) -> None:
    await marked(me).last.or_(me.button(me.say("web-play-now"))).first.wait_for()
    if await marked(me).count():
        await marked(me).first.click()


async def drives_home(me: Person) -> None:
    """Follow the marks to the end of the race."""
    for _ in range(MAX_TAPS):
        await presses_the_marked(me)
        if await me.button(me.say("web-play-now")).count():
            return
    raise AssertionError("the lesson does not end")


def follows(taps: int) -> Callable[[Person], Awaitable[None]]:
    """Press what is marked so many times, and wait for the next sentence."""

    async def does(me: Person) -> None:
        for _ in range(taps):
            await presses_the_marked(me)
        await marked(me).first.or_(me.button(me.say("web-play-now"))).first.wait_for()

    return does
