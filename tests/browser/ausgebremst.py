"""Drives a race of AUSGEBREMST in the browser: takes the first offer, plays the card that leaves most."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.people import Typing, below, named

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person

CARD_VALUES = range(1, 7)


async def answers(me: Person, tree: str) -> bool:
    """Do what the table asks, if anything; False if the page does not show the question yet."""
    offered = first_offer(me, named(tree, "button"))
    cards = playable(me, tree)
    if offered:
        # While all seats prepare at once, the last frame may be about another seat: our own answer is still on its way.
        await me.presses_in_time(me.button(offered))
    elif cards:
        await drives(me, cards[0])
    elif discards := discardable(me, tree):
        await me.presses(me.card(discards[0]))
        return False
    return bool(offered or cards) or not me.is_asked()


def first_offer(me: Person, buttons: list[str]) -> str | None:
    """A deck, a way to sort all cards, a pile, a pit card, the notice that we have to wait, or a discard."""
    looks = [
        re.compile(rf"{re.escape(me.say('deck-medium'))}\."),
        me.say.part("ausgebremst-move-preset"),
        me.say.part("ausgebremst-move-take"),
        me.say.part("web-race-wait"),
        me.say.part("web-race-throw"),
        re.compile(me.say.part("web-race-pile").pattern.removesuffix("$") + ":"),
    ]
    return next((name for look in looks for name in buttons if look.match(name)), None)


def playable(me: Person, tree: str) -> list[str]:
    """The names of the cards that can be played."""
    names = named(below(tree, "list", me.say("web-hand")), "button")
    return [name.split(". ")[0] for name in names if f". {me.say('web-playable')}" in name]


def discardable(me: Person, tree: str) -> list[str]:
    """The names of the cards that can only be discarded."""
    names = named(below(tree, "list", me.say("web-hand")), "button")
    throws = me.say.any_of("web-race-throw", value=CARD_VALUES).pattern.removeprefix("^")
    return [name.split(". ")[0] for name in names if re.search(rf"\. {throws}$", name)]


async def drives(me: Person, card: str) -> None:
    """Choose a card, then the first space it reaches; by keyboard its number, then Enter."""
    if isinstance(me, Typing):
        await me.page.keyboard.press(re.findall(r"\d", card)[0])
        await reach(me).first.wait_for()
        await me.page.keyboard.press("Enter")
        return
    await me.presses(me.card(card))
    await me.presses(reach(me).first)


def reach(me: Person) -> Locator:
    """The spaces the chosen card reaches."""
    name = me.say.any_of("web-race-reach", value=CARD_VALUES)
    return me.page.get_by_role("list", name=name).get_by_role("button")
