"""Gathers several people at one table, each in a separate browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession


async def open_table(host: Person, game: str, seats: int, clock: str = "") -> str:
    """Set up a table for this many people, with this thinking time; returns its address."""
    await host.page.goto(f"/new/{game}")
    await host.presses(host.button(str(seats)))
    for seat in range(2, seats + 1):
        name = host.say("seat-label", number=seat)
        await host.presses(host.page.get_by_role("button", name=f"{name}:"))
        people = host.page.get_by_role("group", name=name)
        await host.presses(people.get_by_role("button", name=host.say("web-chair-friend")))
    if clock:
        await host.page.get_by_label(host.say("web-clock")).select_option(clock)
    await host.page.get_by_role("textbox", name=host.say("web-your-name")).fill("Anna")
    await host.presses(host.button(host.say("web-open-table")))
    await host.page.wait_for_url("**/table/*")
    return host.page.url


async def join(friend: Person, address: str, name: str) -> None:
    """Follow the link, type a name and take the first free chair."""
    await friend.page.goto(address)
    await friend.page.get_by_role("textbox", name=friend.say("web-your-name")).fill(name)
    await friend.presses(friend.button(friend.say("web-sit")).first)
    await friend.page.get_by_text(friend.say("web-host-starts")).wait_for()


async def gathering(
    session: BrowserSession, game: str, names: tuple[str, ...], host: Person | None = None
) -> list[Person]:
    """A table where these people wait for the host to start, each in a separate browser."""
    host = host or await session.person()
    address = await open_table(host, game, len(names) + 1)
    friends = [await session.person() for _ in names]
    for friend, name in zip(friends, names, strict=True):
        await join(friend, address, name)
    return [host, *friends]


async def company(
    session: BrowserSession, game: str, names: tuple[str, ...], host: Person | None = None
) -> list[Person]:
    """A table of these people with the match started."""
    people = await gathering(session, game, names, host)
    await people[0].presses(people[0].button(people[0].say("web-start")))
    return people
