"""What the start page asks of the database: the unfinished tables of a person, and since when they rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table.store.lobby_queries import IDS
from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.table.store.base import Store

UNFINISHED: Final = f"""
select table_id, status, summary from cards where table_id in (select table_id from card_guests where guest_id in {IDS})
and status in ('waiting', 'running') order by at desc, table_id
"""
# The last entry of each table that is not chat.
LAST_ENTRIES: Final = """
select asked.table_id, (select at from events where events.table_id = asked.table_id and not exists
    (select 1 from chat where chat.table_id = events.table_id and chat.seq = events.seq) order by seq desc limit 1)
from cards as asked where asked.table_id in ({asked})
"""


class Unfinished(NamedTuple):
    """A table where a person holds a seat and that is not over."""

    table: str
    status: str
    summary: bytes


async def unfinished(store: Store, guest: str) -> list[Unfinished]:
    """The tables of a person that are not over, newest first."""
    return [Unfinished(*row) for row in await store.query(UNFINISHED, guest)]


async def resting_since(store: Store, tables: Sequence[str]) -> dict[str, float]:
    """When the last entry apart from chat was written at each of these tables."""
    rows = await store.query(LAST_ENTRIES.format(asked=placeholders(1, len(tables))), *tables)
    return {table: at or 0.0 for table, at in rows}
