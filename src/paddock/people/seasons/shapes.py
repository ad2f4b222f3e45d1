"""What seasons show and take over HTTP. Members are named by their id in the club."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from paddock.people.cars import Car
from paddock.people.clubs.shapes import ClubBody, Role, SeasonBrief
from paddock.people.seasons.scoring import CLUB_POINTS, MAX_PLACE

MAX_SEASON_NAME: Final = 60
MAX_LEGS: Final = 24
MAX_NOTE: Final = 200
MAX_POINTS: Final = 1_000
Grid = Literal["none", "standings", "reversed"]
Status = Literal["planned", "running", "over"]
LegStatus = Literal["planned", "open", "over"]
# How a result came about: driven, if it is empty.
Mark = Literal["", "stand-in", "by-hand", "corrected", "not-counted"]
Points = Annotated[int, msgspec.Meta(ge=0, le=MAX_POINTS)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=60_000)]
MemberId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewLeg(ClubBody, frozen=True):
    """A game with its options; `at` is the date, or None for "when all are here"."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    at: float | None = None


class NewSeason(ClubBody, frozen=True):
    """A season: its legs, the points by place, how many legs count (0: all), and what the grid follows."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SEASON_NAME)]
    legs: Annotated[list[NewLeg], msgspec.Meta(min_length=1, max_length=MAX_LEGS)]
    points: Annotated[tuple[Points, ...], msgspec.Meta(min_length=1, max_length=MAX_PLACE)] = CLUB_POINTS
    counting: Annotated[int, msgspec.Meta(ge=0, le=MAX_LEGS)] = 0
    grid: Grid = "none"


class Going(ClubBody, frozen=True):
    """Whether a member will be there: oneself, or, for a keeper, another member."""

    is_going: bool
    member: MemberId | None = None


class LegDate(ClubBody, frozen=True):
    """When a leg takes place, in seconds since 1970; None for "when all are here"."""

    at: float | None


class OpenLeg(ClubBody, frozen=True):
    """Who drives: by default those who will be there. Bots of this level fill the tables."""

    members: Annotated[list[MemberId], msgspec.Meta(max_length=200)] | None = None
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 2
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    window_ms: Milliseconds | None = None
    is_rated: bool = True


class PlaceByHand(ClubBody, frozen=True):
    """The place of a member; 0 if their result does not count."""

    member: MemberId
    place: Annotated[int, msgspec.Meta(ge=0, le=MAX_PLACE)]


class ResultsByHand(ClubBody, frozen=True):
    """Places of a leg as a keeper has them; results of other members stay."""

    places: Annotated[list[PlaceByHand], msgspec.Meta(min_length=1, max_length=200)]
    note: Annotated[str, msgspec.Meta(max_length=MAX_NOTE)] = ""


class HeatSeat(msgspec.Struct, frozen=True):
    """A seat of a heat: a member, or a bot with its level."""

    member: str
    name: str
    level: int | None


class HeatShown(msgspec.Struct, frozen=True):
    """A heat and its table, which is waiting, running, over, ended before that, or gone."""

    heat: int
    table: str
    status: str
    seats: list[HeatSeat]


class LegResult(msgspec.Struct, frozen=True):
    """A member's result in a leg; `by` is the keeper who entered it. One that is not counted has no points."""

    member: str
    name: str
    place: int
    points: int
    mark: Mark
    by: str


class LegShown(msgspec.Struct, frozen=True):
    """A leg; one that is open has tables."""

    leg: int
    game: str
    options: dict[str, str]
    at: float | None
    status: LegStatus
    going: list[str]
    heats: list[HeatShown]
    results: list[LegResult]


class LegCell(msgspec.Struct, frozen=True):
    """A member's points in a leg that is over; None without a result that counts."""

    points: int | None
    is_dropped: bool
    is_won: bool
    mark: Mark


class DriverShown(msgspec.Struct, frozen=True):
    """Somebody who may drive, or has driven, in a season."""

    member: str
    name: str
    car: Car


class SeasonStanding(msgspec.Struct, frozen=True):
    """Where a member stands after the legs that are over; `sums` has the points after each of them."""

    place: int
    member: str
    name: str
    car: Car
    sum: int
    legs: list[LegCell]
    sums: list[int]


class ChanceShown(msgspec.Struct, frozen=True):
    """What a member needs in the next leg to win the season. 0: they may even stay away; None: no place is enough.

    `needs`: the worst place with which they can still win it; `wins_with`: the worst place with which they win it
    whatever the others do.
    """

    member: str
    needs: int | None
    wins_with: int | None


class ChangeShown(msgspec.Struct, frozen=True):
    """What a keeper changed: the place of a member (0: not counted), or, without a member, that a leg is replayed."""

    at: float
    by: str
    leg: int
    member: str
    name: str
    before: int | None
    after: int | None
    note: str


class SeasonPage(msgspec.Struct, frozen=True):
    """A season as a member sees it; `me` is their member id. `champion` is the first of the standings at the end."""

    id: str
    name: str
    club: str
    club_name: str
    role: Role
    me: str
    status: Status
    points: list[int]
    counting: int
    grid: Grid
    legs: list[LegShown]
    drivers: list[DriverShown]
    standings: list[SeasonStanding]
    chances: list[ChanceShown]
    changes: list[ChangeShown]
    champion: str | None


class Seasons(msgspec.Struct, frozen=True):
    """The seasons of a club, the newest first."""

    seasons: list[SeasonBrief]


class SeasonOfMine(msgspec.Struct, frozen=True):
    """What is kept about a person in a season."""

    season: str
    name: str
    going: list[int]  # legs
    changes: list[ChangeShown]  # of their results
