"""/api/clubs and /api/invitations: clubs, their members and how one becomes a member."""

from typing import Annotated, Any

from litestar import Router, delete, get, patch, post
from litestar.params import JSONBody, Parameter

from paddock.people.clubs.shapes import (
    ChangeClub,
    ChangeMember,
    ClubPage,
    Clubs,
    Invitation,
    InvitationShown,
    NewClub,
    NewMember,
)
from paddock.server.handlers import clubs as handlers
from paddock.server.routes.deps import Request, address_of, caller_of, context_of, guest_of, origin_of
from paddock.server.routes.device import token_of
from paddock.server.routes.problems import BODY, problems

ClubId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,20}$")]
MemberId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,20}$")]
InvitationCode = Annotated[str, Parameter(max_length=30)]
GameAsked = Annotated[str, Parameter(max_length=40, description="standings of this game; empty for all games")]
A_CLUB = (401, 404)


@get("/", responses=problems(401))
async def my_clubs(request: Request) -> Clubs:
    """The clubs of this guest, the first joined first."""
    return await handlers.my_clubs(*await caller_of(request))


@post("/", responses=problems(401, *BODY))
async def found_club(request: Request, data: JSONBody[NewClub]) -> ClubPage:
    """Found a club; this guest is its keeper."""
    return await handlers.found(*await caller_of(request), address_of(request), data)


@get("/{club:str}", responses=problems(*A_CLUB))
async def show_club(request: Request, club: ClubId, game: GameAsked = "") -> ClubPage:
    """A club as its members see it. For everybody else there is no such club."""
    context, guest = await caller_of(request)
    context.guests.seen(token_of(request))
    return await handlers.show(context, guest, club, game)


@patch("/{club:str}", responses=problems(*A_CLUB, *BODY))
async def rename_club(request: Request, club: ClubId, data: JSONBody[ChangeClub]) -> ClubPage:
    """A keeper renames the club, or sets how many days a year its members may be away from slow tables."""
    return await handlers.change(*await caller_of(request), club, data)


@delete("/{club:str}", status_code=200, responses=problems(*A_CLUB))
async def delete_club(request: Request, club: ClubId) -> Clubs:
    """A keeper deletes the club. Results stay with those who played; members without a device are forgotten."""
    return await handlers.delete(*await caller_of(request), club)


@post("/{club:str}/leave", status_code=200, responses=problems(*A_CLUB))
async def leave_club(request: Request, club: ClubId) -> Clubs:
    """Leave the club. If no keeper is left, the longest member takes over; without one the club ends."""
    return await handlers.leave(*await caller_of(request), club)


@get("/{club:str}/invitation", responses=problems(*A_CLUB))
async def show_invitation(request: Request, club: ClubId) -> Invitation:
    """The invitation to the club, which every member may pass on."""
    context, guest = await caller_of(request)
    return await handlers.show_invitation(context, guest, origin_of(request), club)


@post("/{club:str}/invitation", responses=problems(*A_CLUB))
async def renew_invitation(request: Request, club: ClubId) -> Invitation:
    """A keeper makes a new invitation; the former one ends."""
    context, guest = await caller_of(request)
    return await handlers.renew_invitation(context, guest, origin_of(request), club)


@post("/{club:str}/members", responses=problems(409, *A_CLUB, *BODY))
async def add_member(request: Request, club: ClubId, data: JSONBody[NewMember]) -> ClubPage:
    """A keeper adds a member without a device, such as a child, and confirms the consent."""
    return await handlers.add_member(*await caller_of(request), club, data)


@patch("/{club:str}/members/{member:str}", responses=problems(409, *A_CLUB, *BODY))
async def change_member(request: Request, club: ClubId, member: MemberId, data: JSONBody[ChangeMember]) -> ClubPage:
    """A keeper renames a member without a device, or changes the role of one with a device."""
    return await handlers.change_member(*await caller_of(request), club, member, data)


@delete("/{club:str}/members/{member:str}", status_code=200, responses=problems(*A_CLUB))
async def remove_member(request: Request, club: ClubId, member: MemberId) -> Clubs:
    """A keeper removes a member; one without a device is forgotten."""
    return await handlers.remove_member(*await caller_of(request), club, member)


@post("/{club:str}/members/{member:str}/invitation", responses=problems(409, *A_CLUB))
async def invite_as_member(request: Request, club: ClubId, member: MemberId) -> Invitation:
    """A keeper hands a member without a device to whoever accepts this invitation, once, within a week."""
    context, guest = await caller_of(request)
    return await handlers.invite_as_member(context, guest, origin_of(request), club, member)


@get("/{code:str}", responses=problems(410))
async def look_at_invitation(request: Request, code: InvitationCode) -> InvitationShown:
    """What an invitation is for; rate-limited, so that nobody finds one by trying."""
    return await handlers.look_at_invitation(context_of(request), await guest_of(request), address_of(request), code)


@post("/{code:str}", status_code=200, responses=problems(401, 409, 410))
async def accept_invitation(request: Request, code: InvitationCode) -> ClubPage:
    """Become a member of the club, or the member without a device whom this invitation hands over."""
    return await handlers.accept_invitation(*await caller_of(request), address_of(request), code)


route_handlers: list[Any] = [
    my_clubs,
    found_club,
    show_club,
    rename_club,
    delete_club,
    leave_club,
    show_invitation,
    renew_invitation,
    add_member,
    change_member,
    remove_member,
    invite_as_member,
]
router = Router("/api/clubs", route_handlers=route_handlers, tags=["clubs"])
invitation_handlers: list[Any] = [look_at_invitation, accept_invitation]
invitations_router = Router("/api/invitations", route_handlers=invitation_handlers, tags=["clubs"])
