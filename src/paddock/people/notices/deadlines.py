"""Deadlines of tables that are played over days: the only place that reads the rows `due` of slow play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paddock.table.store.base import Store

# A seat is asked under the id that sat down; a notice goes to the person, who may have been joined with another.
IDS: Final = "(select {guest} union select old_guest from aliases where aliases.guest_id = {guest})"
DUE: Final = f"""
select at from due where table_id = $1 and guest_id in {IDS.format(guest="cast($2 as text)")} and at is not null
order by at limit 1
"""
# A sent notice is armed again when half, and when a tenth, of the time from the turn to the deadline is left.
REMIND: Final = f"""
update notices set sent_at = null, armed_at = $1, due_at = $1, claimed_until = 0, tries = 0, reminders = reminders + 1
where kind = 'turn' and sent_at is not null and reminders < 2 and exists (
    select 1 from due where due.table_id = notices.table_id
    and due.guest_id in {IDS.format(guest="notices.guest_id")} and due.at > $1
    and $1 >= due.at - (due.at - notices.at) * (case notices.reminders when 0 then 0.5 else 0.1 end)
)
"""


async def deadline(store: Store, table: str, guest: str) -> float | None:
    """When the time of this guest's turn at a table ends; None without a deadline."""
    rows = await store.query(DUE, table, guest)
    return float(rows[0][0]) if rows else None


async def arm_reminders(store: Store, now: float) -> None:
    """Make notices due again where half or a tenth of the time is left."""
    await store.execute([(REMIND, (now,))])
