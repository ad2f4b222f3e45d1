"""DueTables: slow tables go on although nobody looks. Each process claims tables that are due, and makes their moves.

A pulse row tells when a process last ran: the time in which none did is added to the deadlines.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from paddock.table.deadlines import CLAIM_S
from paddock.table.denied import Denied
from paddock.table.errors import StoreDown

if TYPE_CHECKING:
    from paddock.table.clock import Handle
    from paddock.table.hub import Hub

log = structlog.get_logger("paddock")
CHECK_S: Final = 5.0
PULSE_S: Final = 10.0
SILENT_S: Final = 30.0  # without a pulse for so long, no process ran
SHORT_S: Final = 600.0  # after a shorter time only those deadlines move that have passed: the others are days away
AT_ONCE: Final = 50  # claimed in one statement
OF_TABLE: Final = "select seat, guest_id, since, at, left_s from due where table_id = $1"
CLAIM: Final = """
update due set claimed_until = $2 where (table_id, seat) in
(select table_id, seat from due where at <= $1 and claimed_until <= $1 order by at limit $3 {lock})
returning table_id
"""
SKIP_LOCKED: Final = "for update skip locked"  # of several processes each gets other rows
# The first statement takes the row: of several processes that start at once, one moves the deadlines.
TAKE_PULSE: Final = "update pulse set at = at where id = 2"
# Where no pulse is known, as in a backup that was restored, the last question is the last sign of life.
LAST_PULSE: Final = "coalesce((select at from pulse where id = 2), (select max(since) from due))"
MOVE: Final = f"""
update due set at = at + ($1 - {LAST_PULSE})
where at is not null and {LAST_PULSE} < $2 and (at <= $1 or {LAST_PULSE} < $3)
"""
PULSE: Final = """
insert into pulse (id, at) values (2, $1) on conflict (id) do update set at = excluded.at
where excluded.at > pulse.at
"""


class DueTables:
    """Looks every few seconds for tables that are due, and shows the other processes that this one runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._handle: Handle | None = None
        self._pulse_at = 0.0
        self._is_checking = False
        self._claim: Final = CLAIM.format(lock=SKIP_LOCKED if hub.store.is_shared else "")

    async def begin(self) -> None:
        """Move the deadlines by the time in which no process ran, and look for tables that are due from now on."""
        now = self._hub.time.now()
        await self._hub.store.execute([(TAKE_PULSE, ()), (MOVE, (now, now - SILENT_S, now - SHORT_S)), (PULSE, (now,))])
        self._pulse_at = now
        self._later()

    async def stop(self) -> None:
        """Look no more; the deadlines stand still from now on, if this was the last process."""
        if self._handle is None:
            return
        self._handle.cancel()
        self._handle = None
        with suppress(StoreDown):
            await self._hub.store.execute([(PULSE, (self._hub.time.now(),))])

    def _later(self) -> None:
        self._handle = self._hub.time.later(CHECK_S, self._check)

    def _check(self) -> None:
        self._later()
        if not self._is_checking:
            self._is_checking = True
            self._hub.spawn(self._checked())

    async def _checked(self) -> None:
        try:
            await self.check()
        except StoreDown:
            pass  # and looks again
        finally:
            self._is_checking = False

    async def check(self) -> int:
        """Claim the tables that are due, and make their moves; returns how many rows were claimed."""
        now, total = self._hub.time.now(), 0
        if now - self._pulse_at >= PULSE_S:
            await self._hub.store.execute([(PULSE, (now,))])
            self._pulse_at = now
        while tables := [table for (table,) in await self._hub.store.change(self._claim, now, now + CLAIM_S, AT_ONCE)]:
            total += len(tables)
            for table in dict.fromkeys(tables):
                await self._drive(table)
        return total

    async def _drive(self, table: str) -> None:
        try:
            (await self._hub.table(table)).drive()
        except Denied as denied:
            log.warning("a table that is due cannot be read", table=table, reason=denied.code)
