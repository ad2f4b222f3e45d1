"""Reviews of finished matches that nobody asked for, made while nothing is played, for luck and decisions over time.

They take a small share of one CPU: after each review the task sleeps accordingly. The newest match comes first.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import paddock
from paddock.advice.hint import has_hints
from paddock.core.errors import BadInput
from paddock.people.luck_and_decisions import candidates
from paddock.table import history
from paddock.table.denied import Denied
from paddock.table.errors import StoreDown
from paddock.table.reviewing import Which
from paddock.table.snapshots import fold, reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.people.luck_and_decisions import Candidate
    from paddock.server.context import ServerContext
    from paddock.table.store.base import Row

OWNER: Final = "idle"


class IdleReviews:
    """The task that makes them."""

    def __init__(self, context: ServerContext) -> None:
        self._context: Final = context
        self._share: Final = context.config.idle_review_percent / 100
        self._quiet_s: Final = context.config.idle_after_s
        self._tried: Final[set[Which]] = set()  # each once: one that fails would fail again

    async def run(self) -> None:
        """Review what is missing, then wait for the next match to end, until cancelled."""
        seen = 0.0
        while self._share > 0:
            with suppress(StoreDown):
                seen = await self._catch_up(seen)
            await self._context.match_ended.wait()

    async def _catch_up(self, after: float) -> float:
        """Review the matches that ended after this time; returns when the newest of them ended."""
        newest, before, has_more = after, math.inf, True
        while has_more:
            self._context.match_ended.clear()
            page = await candidates(self._context.store, before, after)
            newest = max([newest, *(one.ended_at for one in page)])
            is_through = await self._review_page(page)
            before = page[-1].ended_at if page and is_through else math.inf
            has_more = bool(page)
        return newest

    async def _review_page(self, page: Sequence[Candidate]) -> bool:
        """Review what is missing; False as soon as another match has ended, because the newest comes first."""
        for one in page:
            which = Which(one.table, one.number)
            if one.is_missing and which not in self._tried and _is_reviewable(one.game):
                self._tried.add(which)
                await self._review(which)
            if self._context.match_ended.is_set():
                return False
        return True

    async def _review(self, which: Which) -> None:
        await self._nothing_played()
        started = time.monotonic()
        rows = await self._context.store.read(which.table)
        with suppress(Denied):  # a log of another version, or too many reviews wait
            record = await self._context.run_in_thread(OWNER, lambda: _record(rows, which.match))
            if self._context.reviews.find(which) is None:  # nobody asked for it
                await self._context.reviews.begin(which, record, OWNER)
        await asyncio.sleep((time.monotonic() - started) * (1 / self._share - 1))

    async def _nothing_played(self) -> None:
        """Wait until nothing was written for a while."""
        quiet_at = self._context.wrote_at + self._quiet_s
        while (now := time.monotonic()) < quiet_at:
            await asyncio.sleep(quiet_at - now)
            quiet_at = self._context.wrote_at + self._quiet_s


def _is_reviewable(game: str) -> bool:
    try:
        return has_hints(paddock.game(game))
    except BadInput:  # no longer installed
        return False


def _record(rows: list[Row], number: int) -> str:
    with reading():
        state = fold(history.until_rematch(rows, number))
    if state is None:
        raise Denied("no-match")
    return history.record(state, None)
