"""Retention: nothing is kept for ever. A task removes what is old, in small batches between moves."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from paddock.table.denied import Denied
from paddock.table.entries import Ended
from paddock.table.errors import StoreDown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from paddock.table.hub import Hub
    from paddock.table.state import State

DAY_S: Final = 86_400.0
WAITING_DAYS: Final = 1  # a table that never started
IDLE_DAYS: Final = 30  # a match in which nothing happens
CHAT_DAYS: Final = 90
KEEP_DAYS: Final = 365
EVERY_S: Final = 3_600.0
AT_ONCE: Final = 100
PAUSE_S: Final = 0.05  # between two batches, for the tables that are played at


class Retention:
    """Removes what is old; `keep_days` is how long finished matches and absent guests are kept."""

    def __init__(self, hub: Hub, keep_days: int = KEEP_DAYS, pause_s: float = PAUSE_S) -> None:
        self._hub: Final = hub
        self._keep_s: Final = keep_days * DAY_S
        self._pause_s: Final = pause_s
        self.further: Callable[[float], Awaitable[object]] | None = None  # what packages above remove and change

    async def run(self) -> None:
        """Remove what is old, every hour, until cancelled."""
        while True:
            with suppress(StoreDown):
                await self.remove_old(self._hub.time.now())
            await asyncio.sleep(EVERY_S)

    async def remove_old(self, now: float) -> None:
        """Remove everything that is too old now."""
        await self._end_idle(now - IDLE_DAYS * DAY_S)
        await self._remove_tables("waiting", now - WAITING_DAYS * DAY_S)
        await self._remove_tables("over", now - self._keep_s)
        await self._remove_tables("ended", now - self._keep_s)
        await self._remove_tables("running", now - IDLE_DAYS * DAY_S - self._keep_s)  # those that could not be ended
        await self._remove_guests(now - self._keep_s)
        await self._hub.store.remove_expired(now, now - min(CHAT_DAYS * DAY_S, self._keep_s))
        if self.further is not None:
            await self.further(now)

    async def _end_idle(self, before: float) -> None:
        """End matches that nobody plays any more; then they have no code, and are kept like finished ones."""
        store, seen = self._hub.store, set[str]()
        while tables := [one for one in await store.quiet_tables("running", before, AT_ONCE) if one not in seen]:
            for table in tables:
                seen.add(table)
                if self._hub.presence.guests(table):
                    continue
                with suppress(Denied):  # over by now, or it cannot be read now
                    await (await self._hub.table(table)).act(_ended)
                await asyncio.sleep(self._pause_s)

    async def _remove_tables(self, status: str, before: float) -> None:
        store, seen = self._hub.store, set[str]()
        while tables := [one for one in await store.quiet_tables(status, before, AT_ONCE) if one not in seen]:
            seen.update(tables)
            old = [table for table in tables if not self._hub.presence.guests(table)]
            await store.remove_tables(old)
            self._hub.drop_tables(old)
            await asyncio.sleep(self._pause_s)

    async def _remove_guests(self, before: float) -> None:
        while guests := await self._hub.store.unseen_guests(before, AT_ONCE):
            await self._hub.store.remove_guests(guests)
            await asyncio.sleep(self._pause_s)


def _ended(state: State) -> Ended:
    if state.facts.status != "running":
        raise Denied("not-running")
    return Ended()
