"""Members of a club: their roles, and members without a device, for whom a keeper answers."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.people.clubs import clubs
from paddock.table import commands
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.people.clubs.clubs import Membership
    from paddock.people.clubs.shapes import ChangeMember, NewMember, Role
    from paddock.table.store.base import Store

GUEST_LETTERS: Final = 16
MEMBER: Final = """
select member_id, club_members.guest_id, coalesce(name, ''), role, consent_at is null from club_members
left join guests on guests.guest_id = club_members.guest_id where club_id = $1 and member_id = $2
"""
NAMES: Final = """
select member_id, name from club_members join guests on guests.guest_id = club_members.guest_id where club_id = $1
"""
ADD_GUEST: Final = "insert into guests (guest_id, name, at) values ($1, $2, $3)"
DROP_GUEST: Final = "delete from guests where guest_id = $1"
RENAME: Final = "update guests set name = $2 where guest_id = $1"
# Only while another keeper is left, even if two requests come at the same moment.
SET_ROLE: Final = """
update club_members set role = $3 where club_id = $1 and member_id = $2 and (cast($3 as text) = 'keeper'
or exists (select 1 from club_members where club_id = $1 and role = 'keeper' and member_id <> $2)) returning 1
"""
HAVE_MET: Final = """
select exists (select 1 from standings one join standings other on other.table_id = one.table_id
and other.number = one.number where one.guest_id = $1 and other.guest_id = $2)
"""
# When guest $1 becomes part of guest $2. A person who was two members of a club is the one who has been there longer,
# with the higher role.
JOIN_MEMBERS: Final = (
    """update club_members set role = 'keeper' where guest_id in ($1, $2) and exists (select 1 from club_members other
    where other.club_id = club_members.club_id and other.guest_id in ($1, $2) and other.role = 'keeper')""",
    """delete from club_members where guest_id in ($1, $2) and exists (select 1 from club_members other
    where other.club_id = club_members.club_id and other.guest_id in ($1, $2)
    and (other.at, other.member_id) < (club_members.at, club_members.member_id))""",
    "update club_members set guest_id = $2, consent_at = null, consent_by = '' where guest_id in ($1, $2)",
)


class Member(NamedTuple):
    """A member of a club, as the server knows them."""

    member: str
    guest: str
    name: str
    role: Role
    has_device: bool


async def member_of(store: Store, club: str, member: str) -> Member:
    """A member; Denied if there is none."""
    found = await store.query(MEMBER, club, member)
    if not found:
        raise Denied("not-found")
    found_member, guest, name, role, has_device = found[0]
    return Member(found_member, guest, name, role, bool(has_device))


async def without_device(store: Store, club: str, member: str) -> Member:
    """The same for a member without a device; Denied if they have one."""
    found = await member_of(store, club, member)
    if found.has_device:
        raise Denied("has-device")
    return found


async def check_one_person(store: Store, member: Member, guest: str) -> None:
    """Denied if a member without a device and a guest have met in a match: then they cannot be one person."""
    if (await store.query(HAVE_MET, member.guest, guest))[0][0]:
        raise Denied("two-people", name=member.name)


async def add(store: Store, keeper: Membership, data: NewMember) -> str:
    """Add a member without a device; the keeper has their consent. Returns the member's id."""
    if not data.has_consent:
        raise Denied("needs-consent")
    name = await _free_name(store, keeper.club, data.name)
    guest, member, now = commands.new_id(GUEST_LETTERS), commands.new_id(clubs.MEMBER_LETTERS), time.time()
    await store.execute([(ADD_GUEST, (guest, name, now))])
    row = (keeper.club, member, guest, "member", now, now, keeper.member)
    if not await store.change(clubs.ADD_MEMBER, *row):
        await store.execute([(DROP_GUEST, (guest,))])
        raise Denied("club-full")
    return member


async def _free_name(store: Store, club: str, name: str) -> str:
    """The name, which nobody else in the club has: nobody could tell them apart in a list of names."""
    checked = commands.check_name(name)
    if checked in {other for _, other in await store.query(NAMES, club)}:
        raise Denied("member-named", name=checked)
    return checked


async def change(store: Store, keeper: Membership, member: str, data: ChangeMember) -> None:
    """Rename a member without a device, or change the role of one with a device."""
    club = keeper.club
    if data.name is not None:
        found = await without_device(store, club, member)
        if data.name != found.name:
            await store.execute([(RENAME, (found.guest, await _free_name(store, club, data.name)))])
    if data.role is not None:
        found = await member_of(store, club, member)
        if data.role == "keeper" and not found.has_device:
            raise Denied("no-device")
        if not await store.change(SET_ROLE, club, member, data.role):
            raise Denied("last-keeper")
