"""Invitations: a code, as a link, a QR code or typed. It brings somebody into a club, or makes them one of its members.

The code of a club is valid until a keeper renews it. The code of a member without a device works once, within a week.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.people.clubs import clubs
from paddock.people.clubs.shapes import InvitationShown
from paddock.table import commands
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.table.store.base import Store

GROUP: Final = 4
MEMBER_CODE_LETTERS: Final = 12  # it makes somebody another person
WEEK_S: Final = 7 * 86_400.0
CURRENT: Final = """
select code, expires from invitations where club_id = $1 and member_id = $2 and (expires is null or expires > $3)
"""
FIND: Final = """
select code, invitations.club_id, name, member_id, expires from invitations
join clubs on clubs.club_id = invitations.club_id where code = $1 and (expires is null or expires > $2)
"""
TAKE: Final = "delete from invitations where code = $1 returning member_id"
ABOUT: Final = """
select (select count(*) from club_members where club_id = $1),
coalesce((select name from club_members join guests on guests.guest_id = club_members.guest_id
    where club_id = $1 and role = 'keeper' order by club_members.at limit 1), ''),
coalesce((select name from club_members join guests on guests.guest_id = club_members.guest_id
    where club_id = $1 and member_id = $2), ''),
exists (select 1 from club_members where club_id = $1 and guest_id = $3)
"""


class Code(NamedTuple):
    """A code of an invitation, and when it ends."""

    code: str
    expires: float | None

    @property
    def shown(self) -> str:
        """The code as people type it: ABCD-EFGH."""
        letters = self.code.upper()
        return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


class Invited(NamedTuple):
    """What a code is for; `member` is empty for a new member."""

    code: str
    club: str
    name: str
    member: str
    expires: float | None


async def current(store: Store, club: str) -> Code:
    """The code of a club."""
    found = await store.query(CURRENT, club, "", time.time())
    return Code(*found[0]) if found else await renew(store, club)


async def renew(store: Store, club: str, member: str = "") -> Code:
    """A new code of a club, or for a member without a device; the former one ends."""
    now = time.time()
    letters = MEMBER_CODE_LETTERS if member else clubs.CODE_LETTERS
    code = Code(commands.new_id(letters), now + WEEK_S if member else None)
    drop = clubs.REMOVE_INVITATION, (club, member)
    await store.execute([drop, (clubs.INVITE, (code.code, club, member, now, code.expires))])
    return code


async def find(store: Store, typed: str) -> Invited:
    """What a code is for; Denied if it has ended, or never was."""
    code = "".join(letter for letter in typed.lower() if letter not in " -")
    found = await store.query(FIND, code, time.time()) if code.isascii() and code.isalnum() else []
    if not found:
        raise Denied("code-used")
    return Invited(*found[0])


async def shown(store: Store, invited: Invited, guest: str) -> InvitationShown:
    """What somebody who has the code may know of the club."""
    members, keeper, member, is_member = (await store.query(ABOUT, invited.club, invited.member, guest))[0]
    return InvitationShown(invited.name, int(members), keeper, member, bool(is_member))


async def accept(store: Store, invited: Invited, guest: str) -> None:
    """Make a guest a member of the club, if they are not yet."""
    if await _is_member(store, invited.club, guest):
        return
    await clubs.check_room(store, guest)
    row = (invited.club, commands.new_id(clubs.MEMBER_LETTERS), guest, "member", time.time(), None, "")
    # A second request at the same moment may have been faster.
    if not await store.change(clubs.ADD_MEMBER, *row) and not await _is_member(store, invited.club, guest):
        raise Denied("club-full")


async def _is_member(store: Store, club: str, guest: str) -> bool:
    return any(one.id == club for one in await clubs.clubs_of(store, guest))


async def take(store: Store, invited: Invited) -> None:
    """Use up the code of a member without a device; Denied if somebody else was faster."""
    if not await store.change(TAKE, invited.code):
        raise Denied("code-used")
