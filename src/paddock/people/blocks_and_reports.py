"""People whom somebody does not want to meet, and reports to the host of the server.

Nobody is told that they were blocked or reported.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.person import is_same

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.table.facts import Facts
    from paddock.table.person import Who
    from paddock.table.store.base import Store

MAX_BLOCKS: Final = 200  # of one guest
BLOCK_LETTERS: Final = 8
REPORT_LETTERS: Final = 8
KEPT_LINES: Final = 10  # of the person who is reported
PRESENT: Final = "select coalesce((select guest_id from aliases where old_guest = $1), cast($1 as text))"
OF_MEMBER: Final = """
select club_members.guest_id, name from club_members join guests on guests.guest_id = club_members.guest_id
where club_id = $1 and member_id = $2
"""
COUNT: Final = "select count(*) from blocks where guest_id = $1"
BLOCK: Final = """
insert into blocks (guest_id, blocked_id, block_id, name, at)
select cast($1 as text), guest_id, cast($3 as text), cast($4 as text), cast($5 as double precision)
from guests where guest_id = $2 on conflict do nothing
"""
BLOCKED: Final = "select block_id, name, at from blocks where guest_id = $1 order by at desc, block_id"
# Each block of a guest with all ids of the person whom it is about.
BLOCKED_IDS: Final = """
select block_id, blocked_id from blocks where guest_id = $1
union all select block_id, old_guest from blocks join aliases on aliases.guest_id = blocked_id
where blocks.guest_id = $1
"""
UNBLOCK: Final = "delete from blocks where guest_id = $1 and block_id = $2 returning 1"
APART: Final = """
with apart (guest_id) as (
    select blocked_id from blocks where guest_id = $1 union select guest_id from blocks where blocked_id = $1
)
select guest_id from apart union all select old_guest from aliases where guest_id in (select guest_id from apart)
"""
KEEPERS: Final = "select guest_id from club_members where club_id = $1 and role = 'keeper'"
REPORT: Final = """
insert into reports (report_id, guest_id, reported_id, name, table_id, seat, reason, lines, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
REPORTS: Final = """
select report_id, reports.at, table_id, seat, reports.name, coalesce(guests.name, ''), reason, lines
from reports left join guests on guests.guest_id = reports.guest_id order by reports.at, report_id
"""
REPORTS_OF: Final = "select table_id, at, name, reason from reports where guest_id = $1 order by at"


class Other(msgspec.Struct, frozen=True):
    """Another person, as somebody knows them: the id at a table or in a club, their name and their seat, or 0."""

    guest: str
    name: str
    seat: int = 0


class BlockShown(msgspec.Struct, frozen=True):
    """Somebody whom a guest has blocked, by the name they had then; the id that the table asked about knows, if any."""

    block: str
    name: str
    since: float
    guest: str = ""


class ReportMade(msgspec.Struct, frozen=True):
    """What a guest has reported."""

    table: str
    at: float
    name: str
    reason: str


class Report(msgspec.Struct, frozen=True):
    """A report: about whom, by whom (empty: forgotten since), why, and what they said last."""

    report: str
    at: float
    table: str
    seat: int
    name: str
    reporter: str
    reason: str
    lines: list[str]


def at_table(facts: Facts, me: Who, guest: str) -> Other:
    """Somebody who has a seat at a table or spoke there; Denied if nobody did, or if it is oneself."""
    if is_same(me, guest):
        raise Denied("bad-input", text="this is yourself")
    seats = facts.seats_of(guest)
    names = [facts.chair(seat).name for seat in seats] + [line.name for line in facts.lines if line.guest == guest]
    if not names:
        raise Denied("not-found")
    return Other(guest, names[0], seats[0] if seats else 0)


async def in_club(store: Store, me: str, club: str, member: str) -> Other:
    """A member of a club that one is a member of, too; Denied if there is none, or if it is oneself."""
    found = await store.query(OF_MEMBER, club, member)
    if not found:
        raise Denied("not-found")
    if found[0][0] == me:
        raise Denied("bad-input", text="this is yourself")
    return Other(*found[0])


async def block(store: Store, me: str, other: Other) -> None:
    """Block somebody; Denied if that is one too many."""
    if int((await store.query(COUNT, me))[0][0]) >= MAX_BLOCKS:
        raise Denied("too-many", what="blocks")
    present = await _present(store, other.guest)
    row = (me, present, commands.new_id(BLOCK_LETTERS), other.name, time.time())
    await store.execute([(BLOCK, row)])


async def blocked(store: Store, me: str, here: Facts | None = None) -> list[BlockShown]:
    """The people whom a guest has blocked, the latest first; with the ids of those who are at this table."""
    known = {} if here is None else {block: guest for block, guest in await _ids(store, me) if _is_at(here, guest)}
    rows = await store.query(BLOCKED, me)
    return [BlockShown(block, name, since, known.get(block, "")) for block, name, since in rows]


async def unblock(store: Store, me: str, which: str) -> None:
    """Block somebody no longer; Denied if there is no such block."""
    if not await store.change(UNBLOCK, me, which):
        raise Denied("not-found")


async def apart(store: Store, me: str) -> frozenset[str]:
    """All ids of people who blocked this guest, or whom this guest blocked: each is not shown the other's tables."""
    return frozenset(guest for (guest,) in await store.query(APART, me))


async def check_invitation(store: Store, me: str, club: str) -> None:
    """Denied if a keeper of this club blocked this guest, or was blocked: then there is no invitation."""
    keepers = {guest for (guest,) in await store.query(KEEPERS, club)}
    if keepers & await apart(store, me):
        raise Denied("code-used")


async def report(store: Store, me: str, other: Other, table: str, lines: Sequence[str], reason: str) -> None:  # noqa: PLR0913, PLR0917 - what a report has
    """Keep a report for the host of the server."""
    said = msgspec.json.encode(lines[-KEPT_LINES:]).decode()
    present = await _present(store, other.guest)
    row = (commands.new_id(REPORT_LETTERS), me, present, other.name, table, other.seat, reason, said, time.time())
    await store.execute([(REPORT, row)])


async def reports(store: Store) -> list[Report]:
    """All reports, the oldest first."""
    return [
        Report(which, at, table, seat, name, reporter, reason, msgspec.json.decode(lines, type=list[str]))
        for which, at, table, seat, name, reporter, reason, lines in await store.query(REPORTS)
    ]


async def reports_of(store: Store, me: str) -> list[ReportMade]:
    """What a guest has reported, the oldest first."""
    return [ReportMade(*row) for row in await store.query(REPORTS_OF, me)]


async def _ids(store: Store, me: str) -> list[tuple[str, str]]:
    return [(block, guest) for block, guest in await store.query(BLOCKED_IDS, me)]


def _is_at(facts: Facts, guest: str) -> bool:
    """Whether somebody has a seat at a table or spoke there."""
    return bool(facts.seats_of(guest)) or any(line.guest == guest for line in facts.lines)


async def _present(store: Store, guest: str) -> str:
    return str((await store.query(PRESENT, guest))[0][0])
