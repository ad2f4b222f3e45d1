"""What a guest's matches left behind: history and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.people import statistics

if TYPE_CHECKING:
    from paddock.people.statistics import Races, Statistics
    from paddock.server.context import ServerContext
    from paddock.table.store.base import Guest


async def my_races(context: ServerContext, guest: Guest, cursor: str, limit: int) -> Races:
    """A page of the guest's matches, newest first."""
    return await statistics.races(context.store, frozenset({guest.id}), cursor, limit)


async def my_statistics(context: ServerContext, guest: Guest) -> Statistics:
    """What they come to, by game and against others."""
    return await statistics.statistics(context.store, frozenset({guest.id}))
