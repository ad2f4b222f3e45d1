"""Clubs: founding, inviting, members with and without a device. Members alone learn anything of a club."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.people import blocks_and_reports, joining
from paddock.people.clubs import clubs
from paddock.people.clubs import invitations as club_invitations
from paddock.people.clubs import members as club_members
from paddock.people.clubs import page as club_page
from paddock.people.clubs.shapes import Clubs, Invitation
from paddock.people.forgetting import forget_all
from paddock.people.seasons.page import briefs
from paddock.server.qr import qr_svg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paddock.people.clubs.invitations import Code, Invited
    from paddock.people.clubs.shapes import ChangeClub, ChangeMember, ClubPage, InvitationShown, NewClub, NewMember
    from paddock.server.context import ServerContext
    from paddock.table.store.base import Guest


async def my_clubs(context: ServerContext, guest: Guest) -> Clubs:
    """The clubs of this guest."""
    return Clubs(await clubs.clubs_of(context.store, guest.id))


async def found(context: ServerContext, guest: Guest, address: str, data: NewClub) -> ClubPage:
    """Found a club; this guest is its keeper."""
    limits = context.limits
    limits.check(limits.club_rate, guest.id, "clubs")
    limits.check(limits.address_club_rate, address, "clubs")
    return await show(context, guest, await clubs.found(context.store, guest.id, data.name))


async def show(context: ServerContext, guest: Guest, club: str, game: str = "") -> ClubPage:
    """A club as its members see it; standings over all games, or of one."""
    mine = await clubs.membership(context.store, club, guest.id)
    season = (await briefs(context.store, [club])).get(club)
    return await club_page.page(context.store, mine, context.hub.presence.connected(), game, season)


async def change(context: ServerContext, guest: Guest, club: str, data: ChangeClub) -> ClubPage:
    """Rename a club, or set how many days its members may be away."""
    await clubs.keepership(context.store, club, guest.id)
    if data.name is not None:
        await clubs.rename(context.store, club, data.name)
    if data.away_days is not None:
        await clubs.set_away_days(context.store, club, data.away_days)
    return await show(context, guest, club)


async def delete(context: ServerContext, guest: Guest, club: str) -> Clubs:
    """Delete a club. Its results stay with those who played; members without a device are forgotten."""
    await clubs.keepership(context.store, club, guest.id)
    await _forget(context, await clubs.delete(context.store, club))
    return await my_clubs(context, guest)


async def leave(context: ServerContext, guest: Guest, club: str) -> Clubs:
    """Leave a club; if no keeper is left, the longest member takes over."""
    mine = await clubs.membership(context.store, club, guest.id)
    await _forget(context, await clubs.leave(context.store, club, mine.member))
    context.membership_ended(guest.id)
    return await my_clubs(context, guest)


async def _forget(context: ServerContext, guests: Iterable[str]) -> None:
    """Forget members without a device who belong to no club any more."""
    for one in await forget_all(context.hub, guests):
        await context.guest_forgotten(one)


# Invitations.


async def show_invitation(context: ServerContext, guest: Guest, origin: str, club: str) -> Invitation:
    """The present invitation, which any member may pass on."""
    await clubs.membership(context.store, club, guest.id)
    return _invitation(await club_invitations.current(context.store, club), origin)


async def renew_invitation(context: ServerContext, guest: Guest, origin: str, club: str) -> Invitation:
    """A new invitation; the former one ends."""
    await clubs.keepership(context.store, club, guest.id)
    return _invitation(await club_invitations.renew(context.store, club), origin)


async def invite_as_member(context: ServerContext, guest: Guest, origin: str, club: str, member: str) -> Invitation:
    """An invitation for somebody who becomes a member without a device, with all their results."""
    await clubs.keepership(context.store, club, guest.id)
    await club_members.without_device(context.store, club, member)
    return _invitation(await club_invitations.renew(context.store, club, member), origin)


def _invitation(code: Code, origin: str) -> Invitation:
    path = f"/invite/{code.code}"
    return Invitation(code.shown, path, qr_svg(origin + path), code.expires)


async def look_at_invitation(context: ServerContext, guest: Guest | None, address: str, code: str) -> InvitationShown:
    """What a code is for."""
    context.limits.check(context.limits.code_rate, address, "codes")
    invited = await club_invitations.find(context.store, code)
    await blocks_and_reports.check_invitation(context.store, guest.id if guest else "", invited.club)
    return await club_invitations.shown(context.store, invited, guest.id if guest else "")


async def accept_invitation(context: ServerContext, guest: Guest, address: str, code: str) -> ClubPage:
    """Become a member of a club."""
    context.limits.check(context.limits.code_rate, address, "codes")
    invited = await club_invitations.find(context.store, code)
    await blocks_and_reports.check_invitation(context.store, guest.id, invited.club)
    if invited.member:
        await _become_member(context, guest, invited)
    else:
        await club_invitations.accept(context.store, invited, guest.id)
    return await show(context, guest, invited.club)


async def _become_member(context: ServerContext, guest: Guest, invited: Invited) -> None:
    """Make a member without a device part of this guest, with all their results."""
    store = context.store
    member = await club_members.without_device(store, invited.club, invited.member)
    if not (await club_invitations.shown(store, invited, guest.id)).is_member:
        await clubs.check_room(store, guest.id)
    await club_members.check_one_person(store, member, guest.id)
    await joining.check(context.hub, member.guest, guest.id)
    await club_invitations.take(store, invited)
    if await joining.join(context.hub, member.guest, guest.id):
        context.spawn(context.rate_anew())
    context.guests.forget(guest.id)
    await context.guest_changed(guest.id)


# Members.


async def add_member(context: ServerContext, guest: Guest, club: str, data: NewMember) -> ClubPage:
    """Add a member without a device."""
    keeper = await clubs.keepership(context.store, club, guest.id)
    context.limits.check(context.limits.member_rate, guest.id, "members")
    await club_members.add(context.store, keeper, data)
    return await show(context, guest, club)


async def change_member(context: ServerContext, guest: Guest, club: str, member: str, data: ChangeMember) -> ClubPage:
    """Rename a member without a device, or change a role."""
    keeper = await clubs.keepership(context.store, club, guest.id)
    await club_members.change(context.store, keeper, member, data)
    return await show(context, guest, club)


async def remove_member(context: ServerContext, guest: Guest, club: str, member: str) -> Clubs:
    """Take a member out of a club; one without a device is forgotten."""
    await clubs.keepership(context.store, club, guest.id)
    removed = await club_members.member_of(context.store, club, member)
    orphans = await clubs.leave(context.store, club, member)
    await _forget(context, orphans if removed.has_device else {*orphans, removed.guest})
    context.membership_ended(removed.guest)
    return await my_clubs(context, guest)
