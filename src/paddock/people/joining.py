"""Joining two guests: whoever played as a guest on another device becomes one person with both.

Logs, names and chat keep the old id and are read through `aliases`; everything else moves to the new one.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from paddock.people.clubs.members import JOIN_MEMBERS
from paddock.table.denied import Denied
from paddock.table.seating import may_join
from paddock.table.store.lobby_queries import IDS
from paddock.table.store.retention_queries import TABLES_OF

if TYPE_CHECKING:
    from paddock.table.hub import Hub
    from paddock.table.store.base import Statement, Store

RUNNING: Final = f"select table_id from cards where status = 'running' and table_id in ({TABLES_OF})"
HAS_PLAYED: Final = f"""
select exists (select 1 from names where guest_id in {IDS}) or exists (select 1 from standings where guest_id = $1)
"""
RATED: Final = "select count(distinct guest_id) from ratings where guest_id in ($1, $2)"
KEYS: Final = ("devices", "recovery_codes", "passkeys")
# What both have set stays as the new guest has it.
MOVE_NOTICES: Final = (
    "delete from notice_settings where guest_id = $1 and exists (select 1 from notice_settings where guest_id = $2)",
    """delete from notice_targets where guest_id = $1 and channel = 'mail'
    and exists (select 1 from notice_targets where guest_id = $2 and channel = 'mail')""",
    """delete from notices where guest_id = $1 and (target_id not in (select target_id from notice_targets)
    or exists (select 1 from notices other where other.guest_id = $2 and other.table_id = notices.table_id))""",
    *(
        f"update {kind} set guest_id = $2 where guest_id = $1"
        for kind in ("notice_settings", "notice_targets", "notices")
    ),
)
# From guest $1 to guest $2. The first statements remove what both have, or have about each other.
MOVES: Final = (
    "delete from zones where guest_id = $1 and exists (select 1 from zones where guest_id = $2)",
    "delete from blocks where guest_id in ($1, $2) and blocked_id in ($1, $2)",
    "delete from blocks where guest_id = $1 and blocked_id in (select blocked_id from blocks where guest_id = $2)",
    "delete from blocks where blocked_id = $1 and guest_id in (select guest_id from blocks where blocked_id = $2)",
    "update blocks set blocked_id = $2 where blocked_id = $1",
    *JOIN_MEMBERS,
    *MOVE_NOTICES,
    "update reports set reported_id = $2 where reported_id = $1",
    *(
        f"update {kind} set guest_id = $2 where guest_id = $1"
        for kind in (*KEYS, "zones", "blocks", "reports", "standings", "season_drivers", "aliases")
    ),
)
DROPS: Final = tuple(
    f"delete from {kind} where guest_id = $1" for kind in ("codes", "challenges", "ratings", "cars", "guests")
)
MOVE_RATINGS: Final = "update ratings set guest_id = $2 where guest_id = $1"
ADD: Final = "insert into aliases (old_guest, guest_id, at) values ($1, $2, $3)"
# Where a person now has several seats of a match: on one side the first counts, on several sides none does.
COUNT_ONCE: Final = """
update standings set counts = false where guest_id = $1 and counts and exists (
    select 1 from standings other where other.table_id = standings.table_id and other.number = standings.number
    and other.guest_id = standings.guest_id and (other.side <> standings.side or other.seat < standings.seat)
)
"""
SEVERAL_SIDES: Final = """
update matches set unrated = 'several-sides' where unrated = '' and exists (
    select 1 from standings one join standings other on other.table_id = one.table_id and other.number = one.number
    where one.guest_id = $1 and other.guest_id = $1 and other.side <> one.side
    and one.table_id = matches.table_id and one.number = matches.number
)
"""


async def has_played(store: Store, guest: str) -> bool:
    """Whether this guest ever sat at a table: then there is something to join."""
    return bool((await store.query(HAS_PLAYED, guest))[0][0])


async def check(hub: Hub, old: str, new: str) -> None:
    """Denied while both guests have hands of one running match: one person would see them both."""
    known = [{table for (table,) in await hub.store.query(RUNNING, guest)} for guest in (old, new)]
    one, other = await hub.store.person(old), await hub.store.person(new)
    for table in set.intersection(*known):
        if not may_join((await hub.table(table)).state.facts, one, other):
            raise Denied("both-seated")


async def join(hub: Hub, old: str, new: str) -> bool:
    """Make the old guest part of the new one, whose name stays; whether ratings have to be computed anew.

    The caller has proof of both.
    """
    await check(hub, old, new)
    were_both_rated = int((await hub.store.query(RATED, old, new))[0][0]) > 1
    moved: list[Statement] = [(sql, (old, new)) for sql in MOVES]
    if not were_both_rated:
        moved.append((MOVE_RATINGS, (old, new)))
    dropped: list[Statement] = [(sql, (old,)) for sql in DROPS]
    counted: list[Statement] = [(sql, (new,)) for sql in (COUNT_ONCE, SEVERAL_SIDES)]
    await hub.store.execute([*moved, *dropped, (ADD, (old, new, time.time())), *counted])
    return were_both_rated
