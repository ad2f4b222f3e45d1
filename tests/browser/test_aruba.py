"""ARUBA in the browser: a series finished by a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.aruba import race_to_the_end

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.room import Room


async def finish(room: Room, me: Person) -> None:
    """Take a seat in the last race of a series, past half of the way, and race to the standings."""
    table = await room.serving.table(me.page.context, "aruba", 4, "last race")
    await me.page.goto(f"/table/{table}")
    await race_to_the_end(me)
    standings = me.page.get_by_role("dialog").get_by_role("table")
    assert await standings.get_by_role("row").count() == 1 + 4


async def test_a_series_can_be_finished_with_a_mouse(room: Room) -> None:
    await finish(room, await room.person())
