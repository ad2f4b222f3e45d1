"""Reviews of finished matches, computed in short slices, between which bots get their turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import structlog

import paddock
from paddock.advice.review import COSTLIEST, judged_of
from paddock.advice.reviewer import Reviewer, suspected
from paddock.table.denied import Denied
from paddock.table.fair_queue import FairSlots, Source

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.advice.review import Costly, Judged, Part, Plan, Review
    from paddock.table.thinkers import Thinkers

Answer = TypeVar("Answer")
log = structlog.get_logger("paddock")
BUDGET_MS: Final = 8_000
SLICE_MS: Final = 200.0  # the longest a bot has to wait for a slice of a review
MIN_WORLDS: Final = 2  # worlds, if the rules are not compiled and each takes long
MAX_KEPT: Final = 64
MAX_WAITING: Final = 64
MAX_WAITING_OF_OWNER: Final = 3


class Which(NamedTuple):
    """A match of a table."""

    table: str
    match: int


class Reviewing:
    """Computes one review after the other and caches the latest; meanwhile it reports progress."""

    def __init__(self, thinkers: Thinkers, budget_ms: int = BUDGET_MS) -> None:
        self.thinkers: Final = thinkers
        self.budget_ms: Final = budget_ms
        self._kept: OrderedDict[Which, Review] = OrderedDict()
        self._progress: dict[Which, float] = {}  # of those under way or waiting
        self._failed: set[Which] = set()
        self._turn: Final = FairSlots(1)
        self._owners: Final[dict[Which, str]] = {}  # of those under way
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_made: Callable[[Which, Review], None] = lambda _which, _review: None

    def find(self, which: Which) -> Review | float | None:
        """The review, or its progress from 0 to 1; None if it was not requested. Denied, once, if it failed."""
        if which in self._failed:
            self._failed.discard(which)
            raise Denied("busy")
        if which in self._kept:
            self._kept.move_to_end(which)
            return self._kept[which]
        return self._progress.get(which)

    def begin(self, which: Which, record: str, owner: str) -> asyncio.Task[None]:
        """Start the review of a record; Denied if too many wait, in total or for this owner. Owners take turns."""
        own = sum(1 for other in self._owners.values() if other == owner)
        if len(self._progress) >= MAX_WAITING or own >= MAX_WAITING_OF_OWNER:
            raise Denied("busy")
        self._progress[which], self._owners[which] = 0.0, owner
        task = asyncio.get_running_loop().create_task(self._make(which, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def stop(self) -> None:
        """Cancel unfinished reviews."""
        for task in self.tasks:
            task.cancel()

    async def _make(self, which: Which, record: str) -> None:
        try:
            async with self._turn.slot(Source(self._owners[which], which.table)):
                self._kept[which] = await self._made(which, record)
            self.on_made(which, self._kept[which])
        except Exception:
            self._failed.add(which)
            log.exception("review failed", table=which.table, match=which.match)
        finally:
            del self._progress[which], self._owners[which]
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)

    async def _made(self, which: Which, record: str) -> Review:
        plan = await self._do(which, planned, record, self.budget_ms)
        parts: list[Part] = []
        while len(parts) < plan.parts:
            parts += await self._do(which, reckoned, record, plan, len(parts))
            self._progress[which] = plan.progress(len(parts))
        costliest: list[Costly] = []
        suspects = suspected(judged_of(parts))
        for done, suspect in enumerate(suspects, 1):
            if len(costliest) < COSTLIEST:
                costliest += await self._do(which, explained, record, suspect, plan.worlds)
            self._progress[which] = plan.progress(len(parts), done / len(suspects))
        return await self._do(which, summed_up, record, plan.worlds, parts, costliest)

    async def _do(self, which: Which, work: Callable[..., Answer], *arguments: object) -> Answer:
        source = Source(self._owners[which], which.table, can_wait=True)
        answer = await self.thinkers.do(source, work, *arguments)
        if answer is None:
            raise RuntimeError("no worker answers")
        return answer


# In a worker.


@lru_cache(maxsize=2)
def _reviewer(record: str) -> Reviewer:
    told = paddock.replay(record)
    return Reviewer(told.game, told.match)


def planned(record: str, budget_ms: float) -> Plan:
    """The plan of this record's review within about that time."""
    return _reviewer(record).plan(budget_ms, fewest=MIN_WORLDS)


def reckoned(record: str, plan: Plan, first: int) -> list[Part]:
    """As many parts, from this one on, as fit into a time slice; at least one."""
    return _reviewer(record).some(plan, first, SLICE_MS)


def explained(record: str, suspect: Judged, worlds: int) -> list[Costly]:
    """Why this decision was costly, if it was."""
    return _reviewer(record).explained(suspect, worlds)


def summed_up(record: str, worlds: int, parts: list[Part], costliest: list[Costly]) -> Review:
    """The whole review."""
    return _reviewer(record).summed_up(worlds, parts, costliest)
