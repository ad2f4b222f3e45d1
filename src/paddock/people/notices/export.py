"""Everything that is stored for the notices of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.people.notices.settings import rules_of
from paddock.people.notices.shapes import NoticesOfMine, OpenNotice, TargetOfMine
from paddock.people.notices.targets import targets_of

if TYPE_CHECKING:
    from paddock.table.store.base import Store

OPEN: Final = "select table_id, kind, at, sent_at from notices where guest_id = $1 and guest_id <> '' order by at"


async def notices_of_mine(store: Store, guest: str) -> NoticesOfMine:
    """The settings, the targets and the open notices of a person."""
    return NoticesOfMine(
        await rules_of(store, guest),
        [
            TargetOfMine(one.channel, one.address, not one.confirm_hash, one.is_on, one.at)
            for one in await targets_of(store, guest)
        ],
        [OpenNotice(*row) for row in await store.query(OPEN, guest)],
    )
