"""People of a club: how they found one, come in by its invitation, and go to its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.people import Person
from tests.browser.serving import guest_of

if TYPE_CHECKING:
    from tests.browser.session import BrowserSession


async def named(session: BrowserSession, name: str, kind: type[Person] = Person) -> Person:
    """Somebody at a new browser who has played here under this name."""
    context = await session.window()
    await guest_of(context, session.serving.url, name)
    me = await session.person(kind, context=context)
    await me.page.add_init_script(f"localStorage.setItem('paddock-name', '{name}')")
    return me


async def founds(me: Person, name: str = "") -> None:
    """Found a club from home: two taps, and its name if it is to have another one."""
    await me.page.goto("/")
    await me.presses(me.button(me.say("web-club-found")))
    if name:
        await me.page.get_by_label(me.say("web-club-name")).fill(name)
    await me.presses(me.button(me.say("web-club-found-go")))
    await me.page.wait_for_url("**/club/*")
    await me.page.get_by_role("heading", level=1).wait_for()


async def link_of(me: Person) -> str:
    """The link of the invitation that a member's page shows."""
    await me.presses(me.button(me.say("web-invite")))
    link = await me.page.get_by_label(me.say("web-club-link")).input_value()
    await me.presses(me.button(me.say("web-close")))
    return link


async def joins(me: Person, link: str, name: str) -> None:
    """Open an invitation, and become a member under this name."""
    await me.page.goto(link)
    await me.page.get_by_label(me.say("web-your-name")).fill(name)
    await me.presses(me.button(me.say("web-invited-join")))
    await me.page.wait_for_url("**/club/*")
    await me.page.get_by_role("heading", level=1).wait_for()


async def adds_a_child(me: Person, name: str) -> None:
    """Add a member without a device."""
    await me.presses(me.button(me.say("web-club-add")))
    await me.page.get_by_label(me.say("web-club-member-name"), exact=True).fill(name)
    await me.page.get_by_label(me.say("web-club-consent")).check()
    await me.presses(me.button(me.say("web-club-add-go")))
    await me.button(f"{me.say('web-club-seat')} {name}").wait_for()
