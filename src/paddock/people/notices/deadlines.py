"""Deadlines of tables that are played over days: the only place that reads the table `due` of slow play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.table.store.schema import metadata

if TYPE_CHECKING:
    from paddock.table.store.base import Store

DUE: Final = "select at from due where table_id = $1"
# A sent notice is armed again when half, and when a tenth, of the time from the turn to the deadline is left.
REMIND: Final = """
update notices set sent_at = null, armed_at = $1, due_at = $1, claimed_until = 0, tries = 0, reminders = reminders + 1
where kind = 'turn' and sent_at is not null and reminders < 2 and exists (
    select 1 from due where due.table_id = notices.table_id and due.at > $1 and $1 >=
    due.at - (due.at - notices.at) * (case notices.reminders when 0 then 0.5 else 0.1 end)
)
"""


def has_deadlines() -> bool:
    """Whether this version has tables that are played over days."""
    return "due" in metadata.tables


async def deadline(store: Store, table: str) -> float | None:
    """When the time of the present turn at a table ends; None without a deadline."""
    rows = await store.query(DUE, table) if has_deadlines() else ()
    return float(rows[0][0]) if rows and rows[0][0] is not None else None


async def arm_reminders(store: Store, now: float) -> None:
    """Make notices due again where half or a tenth of the time is left."""
    if has_deadlines():
        await store.execute([(REMIND, (now,))])
