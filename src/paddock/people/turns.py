"""Slow tables that wait for a person, found without loading them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.people.home_shapes import Turn
from paddock.table.store.lobby_queries import IDS

if TYPE_CHECKING:
    from paddock.table.store.base import Store

MAX_TURNS: Final = 100
TURNS: Final = f"""
select due.table_id, cards.game, min(due.since), min(due.at) from due join cards on cards.table_id = due.table_id
where due.guest_id in {IDS} and due.at is not null
group by due.table_id, cards.game order by 3, 1 limit {MAX_TURNS}
"""


async def turns_of(store: Store, guest: str) -> list[Turn]:
    """The slow tables that wait for a person."""
    return [Turn(table, game, since, at) for table, game, since, at in await store.query(TURNS, guest)]
