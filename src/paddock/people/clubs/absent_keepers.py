"""A club whose keepers have not been seen for 90 days passes to the longest member who has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paddock.table.store.base import Store

ABSENT_S: Final = 90 * 86_400.0
SEEN: Final = """
select 1 from club_members seen join devices on devices.guest_id = seen.guest_id
where seen.club_id = clubs.club_id and seen_at >= $1
"""
DESERTED: Final = f"""
select club_id from clubs where exists ({SEEN}) and not exists ({SEEN} and seen.role = 'keeper')
"""
TAKE_OVER: Final = """
update club_members set role = case when member_id =
(select seen.member_id from club_members seen join devices on devices.guest_id = seen.guest_id
where seen.club_id = $1 and seen_at >= $2 order by seen.at, seen.member_id limit 1) then 'keeper' else 'member' end
where club_id = $1
"""


async def pass_on_deserted(store: Store, now: float) -> list[str]:
    """Pass on the clubs whose keepers stay away; returns them. Former keepers stay as members."""
    clubs = [str(club) for (club,) in await store.query(DESERTED, now - ABSENT_S)]
    await store.execute([(TAKE_OVER, (club, now - ABSENT_S)) for club in clubs])
    return clubs
