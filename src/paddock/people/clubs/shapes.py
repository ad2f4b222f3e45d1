"""What clubs show and take over HTTP. A member is named by `member`, an id of the club; guest ids stay inside."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from paddock.core.text import MAX_NAME
from paddock.people.cars import Car
from paddock.people.statistics import Race
from paddock.table.lobby import Summary

MAX_CLUB_NAME: Final = 40
Role = Literal["keeper", "member"]
DeviceKind = Literal["phone", "tablet", "computer", ""]
ClubName = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CLUB_NAME)]
AwayDays = Annotated[int, msgspec.Meta(ge=0, le=366)]
MemberName = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]


class ClubBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request body: unknown fields are rejected."""


class NewClub(ClubBody, frozen=True):
    """The name of a club."""

    name: ClubName


class ChangeClub(ClubBody, frozen=True):
    """Rename a club, or set how many days a year its members may be away from slow tables."""

    name: ClubName | None = None
    away_days: AwayDays | None = None


class NewMember(ClubBody, frozen=True):
    """A member without a device, such as a child; `has_consent` confirms that they, or their parents, agree."""

    name: MemberName
    has_consent: bool


class ChangeMember(ClubBody, frozen=True):
    """Rename a member without a device, or change the role of one with a device."""

    name: MemberName | None = None
    role: Role | None = None


class ClubShown(msgspec.Struct, frozen=True):
    """A club of this guest; `members` is how many there are."""

    id: str
    name: str
    role: Role
    members: int


class Clubs(msgspec.Struct, frozen=True):
    """The clubs of this guest, the first joined first."""

    clubs: list[ClubShown]


class MemberShown(msgspec.Struct, frozen=True):
    """A member. `seen_at` is None for somebody without a device; `device` is told only while they are here."""

    member: str
    name: str
    car: Car
    role: Role
    has_device: bool
    is_here: bool  # connected to a table, or seen on a page within the last minutes
    seen_at: float | None
    since: float
    device: DeviceKind = ""


class MemberRating(msgspec.Struct, frozen=True):
    """A member's rating in the club with its 95 % confidence interval."""

    member: str
    name: str
    car: Car
    rating: float
    low: float
    high: float
    matches: int
    is_provisional: bool


class BotRating(msgspec.Struct, frozen=True):
    """The fixed rating of a bot; over all games their mean."""

    level: int
    rating: float


class SeasonBrief(msgspec.Struct, frozen=True):
    """The current season of a club in short: the next leg, or the last one of a season that is over."""

    id: str
    name: str
    status: str  # planned, running or over
    leg: int
    legs: int
    game: str
    at: float | None
    leader: str  # member; empty before the first leg
    leader_name: str
    lead: int  # points ahead of the second


class ClubPage(msgspec.Struct, frozen=True):
    """A club as its members see it. `me` is the member id of this guest; `results` are the latest ones."""

    id: str
    name: str
    since: float
    role: Role
    me: str
    matches: int
    members: list[MemberShown]
    tables: list[Summary]
    results: list[Race]
    standings: list[MemberRating]
    bots: list[BotRating]
    season: SeasonBrief | None
    away_days: int = 30  # that a member may be away from slow tables in a year


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a club; `path` opens it in the page, `qr` is its QR code. Without `expires` it stays valid."""

    code: str
    path: str
    qr: str
    expires: float | None


class InvitationShown(msgspec.Struct, frozen=True):
    """What somebody invited may know of a club; `as_member` is the member without a device whom they would become."""

    club: str
    members: int
    keeper: str
    as_member: str
    is_member: bool  # this guest is a member already


class HereShown(msgspec.Struct, frozen=True):
    """A member who is here."""

    member: str
    name: str
    car: Car


class HomeClub(msgspec.Struct, frozen=True):
    """A club in short; `tables` are those with an open seat, at most three, and `here` at most ten others."""

    id: str
    name: str
    role: Role
    members: int
    here: list[HereShown]
    tables: list[Summary]
    season: SeasonBrief | None
