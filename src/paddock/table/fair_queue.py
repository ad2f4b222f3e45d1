"""Fair queues: workers are given in turn, owner by owner and table by table."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Item = TypeVar("Item")
YIELDS_EVERY: Final = 8  # one turn in this many goes to low-priority items, so that they never starve


class Source(NamedTuple):
    """The origin of a job: owners get equal turns, and so do the tables of each owner."""

    owner: str  # an address, or the host of a table
    table: str = ""
    can_wait: bool = False  # low priority: nobody plays at the table, or somebody only reads


class FairQueue(Generic[Item]):
    """Items by source. Low-priority items are taken when there are no others, and at every eighth turn."""

    def __init__(self) -> None:
        self._lanes: Final[tuple[Lane[Item], Lane[Item]]] = ({}, {})
        self._turns = 0

    def put(self, source: Source, item: Item) -> None:
        """Add an item behind all others of its source."""
        tables = self._lanes[source.can_wait].setdefault(source.owner, {})
        tables.setdefault(source.table, deque()).append(item)

    def take(self) -> Item | None:
        """The next item; None if there is none."""
        self._turns += 1
        urgent, patient = self._lanes
        first, second = (patient, urgent) if self._turns % YIELDS_EVERY == 0 else (urgent, patient)
        lane = first or second
        return _take(lane) if lane else None

    def count(self, owner: str) -> int:
        """Number of waiting items of an owner."""
        return sum(len(items) for lane in self._lanes for items in lane.get(owner, {}).values())


Lane = dict[str, dict[str, deque[Item]]]  # by owner and table, in order of their turns


def _take(lane: Lane[Item]) -> Item:
    """The oldest item of the first owner's first table; both then go to the end of the line, if they have more."""
    owner = next(iter(lane))
    tables = lane.pop(owner)
    table = next(iter(tables))
    items = tables.pop(table)
    item = items.popleft()
    if items:
        tables[table] = items
    if tables:
        lane[owner] = tables
    return item


class FairSlots:
    """A few slots for work, given in turn to the waiting callers."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: Final[FairQueue[asyncio.Future[None]]] = FairQueue()

    @asynccontextmanager
    async def slot(self, source: Source) -> AsyncIterator[None]:
        """Wait for a slot and hold it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(source)
        try:
            yield
        finally:
            self._release()

    def waiting(self, owner: str) -> int:
        """Number of callers that wait for this owner."""
        return self._waiting.count(owner)

    async def _wait(self, source: Source) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(source, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()  # the caller was cancelled and cannot use it
            raise

    def _release(self) -> None:
        while (turn := self._waiting.take()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
