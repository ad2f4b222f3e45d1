"""Clubs: founding, belonging, leaving, deleting. Whoever is not a member learns nothing, not even that a club exists.

A club always has a keeper. When the last one leaves or is forgotten, the member who has been there longest takes over;
members without a device cannot, and a club with no other member left is deleted.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.core.errors import BadInput
from paddock.core.text import is_visible, one_line
from paddock.people.clubs.shapes import MAX_CLUB_NAME, ClubShown, Role
from paddock.people.seasons import editing as season_editing
from paddock.table import commands
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.table.store.base import Statement, Store

MAX_CLUBS: Final = 20  # of one person
MAX_MEMBERS: Final = 200
MEMBER_LETTERS: Final = 8
CODE_LETTERS: Final = 8

MEMBERSHIP: Final = """
select clubs.club_id, name, clubs.at, member_id, role, away_days from club_members
join clubs on clubs.club_id = club_members.club_id where guest_id = $1 and club_members.club_id = $2
"""
# The tables of a club that was deleted belong to nobody: then their link is enough, as everywhere.
MAY_ENTER: Final = """
select exists (select 1 from club_members where guest_id = $1 and club_id = $2)
or not exists (select 1 from clubs where club_id = $2)
"""
OF_GUEST: Final = """
select mine.club_id, name, role, (select count(*) from club_members others where others.club_id = mine.club_id)
from club_members mine join clubs on clubs.club_id = mine.club_id where guest_id = $1 order by mine.at, mine.club_id
"""
FOUND: Final = "insert into clubs (club_id, name, at) values ($1, $2, $3)"
ADD_MEMBER: Final = f"""
insert into club_members (club_id, member_id, guest_id, role, at, consent_at, consent_by)
select club_id, cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as double precision),
cast($6 as double precision), cast($7 as text) from clubs
where club_id = $1 and (select count(*) from club_members where club_members.club_id = $1) < {MAX_MEMBERS}
on conflict do nothing returning member_id
"""
INVITE: Final = "insert into invitations (code, club_id, member_id, at, expires) values ($1, $2, $3, $4, $5)"
AWAY_DAYS: Final = "update clubs set away_days = $2 where club_id = $1"
RENAME: Final = "update clubs set name = $2 where club_id = $1"
REMOVE_MEMBER: Final = "delete from club_members where club_id = $1 and member_id = $2"
REMOVE_INVITATION: Final = "delete from invitations where club_id = $1 and member_id = $2"
WITHOUT_DEVICE: Final = "select guest_id from club_members where club_id = $1 and consent_at is not null"
WITH_DEVICE: Final = "select count(*) from club_members where club_id = $1 and consent_at is null"
# The longest member takes over if there is no keeper.
HAND_ON: Final = """
update club_members set role = 'keeper'
where club_id = $1 and not exists (select 1 from club_members where club_id = $1 and role = 'keeper') and member_id =
(select member_id from club_members where club_id = $1 and consent_at is null order by at, member_id limit 1)
"""
# Results and logs stay as those of tables outside clubs.
DELETE: Final = (
    "delete from club_members where club_id = $1",
    "delete from invitations where club_id = $1",
    "delete from ratings where club_id = $1",
    "delete from notices where target_id in (select target_id from notice_targets where club_id = $1)",
    "delete from notice_targets where club_id = $1",
    "delete from clubs where club_id = $1",
    "update matches set club_id = '' where club_id = $1 and club_id <> ''",
    "update cards set club_id = '' where club_id = $1 and club_id <> ''",
)


class Membership(NamedTuple):
    """A guest's place in a club."""

    club: str
    name: str
    since: float
    member: str
    role: Role
    away_days: int = 30


async def membership(store: Store, club: str, guest: str) -> Membership:
    """A guest's place in a club; Denied as if there were no such club if they have none."""
    found = await store.query(MEMBERSHIP, guest, club)
    if not found:
        raise Denied("not-found")
    return Membership(*found[0])


async def keepership(store: Store, club: str, guest: str) -> Membership:
    """The same for a keeper; Denied if the guest is only a member."""
    found = await membership(store, club, guest)
    if found.role != "keeper":
        raise Denied("not-keeper")
    return found


async def may_enter(store: Store, club: str, guest: str) -> bool:
    """Whether a guest may sit down and watch at tables of this club."""
    return bool((await store.query(MAY_ENTER, guest, club))[0][0])


async def clubs_of(store: Store, guest: str) -> list[ClubShown]:
    """The clubs of a guest, the first joined first."""
    return [
        ClubShown(club, name, role, int(members)) for club, name, role, members in await store.query(OF_GUEST, guest)
    ]


def check_club_name(name: str) -> str:
    """A valid name of a club; Denied if it is not."""
    try:
        checked = one_line(name, "a club's name", MAX_CLUB_NAME)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error
    if not is_visible(checked):
        raise Denied("bad-input", text="a club's name needs at least one letter")
    return checked


async def found(store: Store, guest: str, name: str) -> str:
    """Found a club with an invitation; the guest is its keeper. Returns its id."""
    await check_room(store, guest)
    club, now = commands.new_id(), time.time()
    first = (club, commands.new_id(MEMBER_LETTERS), guest, "keeper", now, None, "")
    await store.execute(
        [
            (FOUND, (club, check_club_name(name), now)),
            (ADD_MEMBER, first),
            (INVITE, (commands.new_id(CODE_LETTERS), club, "", now, None)),
        ]
    )
    return club


async def check_room(store: Store, guest: str) -> None:
    """Denied if a guest is in too many clubs."""
    if len(await clubs_of(store, guest)) >= MAX_CLUBS:
        raise Denied("too-many", what="memberships")


async def rename(store: Store, club: str, name: str) -> None:
    """Rename a club."""
    await store.execute([(RENAME, (club, check_club_name(name)))])


async def set_away_days(store: Store, club: str, days: int) -> None:
    """Set how many days a year its members may be away from slow tables; it counts from the next time they say so."""
    await store.execute([(AWAY_DAYS, (club, days))])


async def leave(store: Store, club: str, member: str) -> list[str]:
    """Take a member out of a club. Returns the guests without a device who are nobody's any more: forget them."""
    await store.execute(
        [(REMOVE_MEMBER, (club, member)), (REMOVE_INVITATION, (club, member)), (HAND_ON, (club,))],
    )
    with_device = (await store.query(WITH_DEVICE, club))[0][0]
    return [] if with_device else await delete(store, club)


async def leave_all(store: Store, guest: str) -> list[str]:
    """Take a guest out of all clubs, before they are forgotten. Returns the guests to be forgotten with them."""
    orphans: list[str] = []
    for club in await clubs_of(store, guest):
        place = await membership(store, club.id, guest)
        orphans += await leave(store, club.id, place.member)
    return [orphan for orphan in orphans if orphan != guest]


async def delete(store: Store, club: str) -> list[str]:
    """Delete a club. Returns its members without a device: forget them."""
    without_device = [str(guest) for (guest,) in await store.query(WITHOUT_DEVICE, club)]
    await store.execute(delete_statements(club))
    return without_device


def delete_statements(club: str) -> list[Statement]:
    """The statements that delete a club."""
    return [*season_editing.delete_statements(club), *((sql, (club,)) for sql in DELETE)]
