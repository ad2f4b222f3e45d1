"""What members and keepers change in a season. Every change of a result leaves a trace: who, when, before, after."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

import paddock
from paddock.core.errors import BadInput
from paddock.core.text import is_visible, one_line
from paddock.people.seasons.shapes import MAX_NOTE, MAX_SEASON_NAME
from paddock.table import commands
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.people.seasons.seasons import Leg, Season, Seat
    from paddock.people.seasons.shapes import NewLeg, NewSeason, ResultsByHand
    from paddock.table.store.base import Statement, Store

MAX_SEASONS: Final = 100  # of one club
COUNT: Final = "select count(*) from seasons where club_id = $1"
ADD: Final = """
insert into seasons (season_id, club_id, name, points, counting, grid, at) values ($1, $2, $3, $4, $5, $6, $7)
"""
ADD_LEG: Final = "insert into season_legs (season_id, leg, game, options, at, attempt) values ($1, $2, $3, $4, $5, 1)"
# All members: a result is somebody's also if they leave the club later.
ADD_DRIVERS: Final = """
insert into season_drivers (season_id, member_id, guest_id, number) select season_id, member_id, guest_id,
(select coalesce(max(number), 0) from season_drivers where season_drivers.season_id = $1)
+ row_number() over (order by club_members.at, member_id)
from club_members join seasons on seasons.club_id = club_members.club_id where season_id = $1 and member_id not in
(select member_id from season_drivers where season_drivers.season_id = $1) on conflict do nothing
"""
GO: Final = "insert into season_going (season_id, leg, member_id) values ($1, $2, $3) on conflict do nothing"
STAY: Final = "delete from season_going where season_id = $1 and leg = $2 and member_id = $3"
# The first heat decides between two processes that open a leg at once: the other one then stores nothing.
CLAIM_LEG: Final = """
insert into season_heats (season_id, leg, attempt, heat, table_id) values ($1, $2, $3, 1, $4) on conflict do nothing
"""
CLAIMED: Final = """
exists (select 1 from season_heats where season_id = $1 and leg = $2 and attempt = $3 and heat = 1 and table_id = $4)
"""
ADD_HEAT: Final = f"""
insert into season_heats (season_id, leg, attempt, heat, table_id) select cast($1 as text), cast($2 as integer),
cast($3 as integer), cast($5 as integer), cast($6 as text) where {CLAIMED}
"""
ADD_SEAT: Final = f"""
insert into season_seats (season_id, leg, attempt, heat, seat, member_id, level) select cast($1 as text),
cast($2 as integer), cast($3 as integer), cast($5 as integer), cast($6 as integer), cast($7 as text),
cast($8 as integer) where {CLAIMED}
"""
ADD_CHANGE: Final = """
insert into season_changes (season_id, number, leg, attempt, member_id, before, after, note, by_member, at)
select cast($1 as text), coalesce(max(number), 0) + 1, cast($2 as integer), cast($3 as integer), cast($4 as text),
cast($5 as integer), cast($6 as integer), cast($7 as text), cast($8 as text), cast($9 as double precision)
from season_changes where season_id = $1
"""
SET_DATE: Final = "update season_legs set at = $3 where season_id = $1 and leg = $2"
NEXT_ATTEMPT: Final = "update season_legs set attempt = $3 where season_id = $1 and leg = $2"
OF_SEASON: Final = (
    "season_changes",
    "season_seats",
    "season_heats",
    "season_going",
    "season_drivers",
    "season_legs",
    "seasons",
)


async def create(store: Store, club: str, data: NewSeason) -> str:
    """A new season; returns its id. Denied if a game or its options do not exist, or the points rise."""
    if int((await store.query(COUNT, club))[0][0]) >= MAX_SEASONS:
        raise Denied("too-many", what="seasons")
    _check_points(data)
    season, now = commands.new_id(), time.time()
    points = msgspec.json.encode(data.points).decode()
    row = (season, club, _check_name(data.name), points, data.counting, data.grid, now)
    legs = [_leg_statement(season, number, leg) for number, leg in enumerate(data.legs, 1)]
    await store.execute([(ADD, row), *legs, (ADD_DRIVERS, (season,))])
    return season


def _check_points(data: NewSeason) -> None:
    if data.points[0] == 0 or list(data.points) != sorted(data.points, reverse=True):
        raise Denied("bad-input", text="the first place needs points, and no place more than the one before")
    if data.counting > len(data.legs):
        raise Denied("bad-input", text="there are fewer legs than count")


def _check_name(name: str) -> str:
    try:
        checked = one_line(name, "a season's name", MAX_SEASON_NAME)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error
    if not is_visible(checked):
        raise Denied("bad-input", text="a season's name needs at least one letter")
    return checked


def _leg_statement(season: str, number: int, leg: NewLeg) -> Statement:
    check_leg(leg.game, leg.options)
    options = msgspec.json.encode(leg.options, order="sorted").decode()
    return ADD_LEG, (season, number, leg.game, options, leg.at)


def check_leg(game: str, options: dict[str, str]) -> None:
    """Denied if there is no such game, or no table of it can have these options."""
    try:
        counts = paddock.game(game).seat_counts
        if not legal_seats(game, options):
            paddock.game(game).setup(counts[-1], options)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error


def legal_seats(game: str, options: dict[str, str]) -> list[int]:
    """How many seats a table of this game may have with these options."""
    return [seats for seats in paddock.game(game).seat_counts if _is_legal(game, seats, options)]


def _is_legal(game: str, seats: int, options: dict[str, str]) -> bool:
    try:
        paddock.game(game).setup(seats, options)
    except BadInput:
        return False
    return True


async def add_drivers(store: Store, season: str) -> None:
    """Everybody who is a member of the club now may have results."""
    await store.execute([(ADD_DRIVERS, (season,))])


async def set_going(store: Store, season: Season, leg: Leg, member: str, *, is_going: bool) -> None:
    """Note whether a member will be there. Denied once the leg has begun."""
    if leg.status != "planned":
        raise Denied("leg-begun")
    await store.execute([(ADD_DRIVERS, (season.id,)), (GO if is_going else STAY, (season.id, leg.leg, member))])


async def set_date(store: Store, season: Season, leg: Leg, at: float | None) -> None:
    """Change the date of a leg, None for "when all are here". Denied once the leg has begun."""
    if leg.status != "planned":
        raise Denied("leg-begun")
    await store.execute([(SET_DATE, (season.id, leg.leg, at))])


def heat_statements(season: Season, leg: Leg, heats: Sequence[tuple[str, list[Seat]]]) -> list[Statement]:
    """What is stored of the heats of a leg, each with its table and its seats; nothing if it has heats already."""
    claim = (season.id, leg.leg, leg.attempt, heats[0][0])
    found: list[Statement] = [(ADD_DRIVERS, (season.id,)), (CLAIM_LEG, claim)]
    found += [(ADD_HEAT, (*claim, number, table)) for number, (table, _) in enumerate(heats[1:], 2)]
    for number, (_, seats) in enumerate(heats, 1):
        found += [(ADD_SEAT, (*claim, number, seat, *who)) for seat, who in enumerate(seats, 1)]
    return found


async def enter_results(store: Store, season: Season, leg: Leg, by: str, data: ResultsByHand) -> None:
    """Enter places of a leg by hand, or correct them."""
    members = [place.member for place in data.places]
    unknown = [member for member in members if member not in season.drivers]
    if unknown or len(set(members)) < len(members):
        raise Denied("bad-input", text="each place belongs to another member of the club")
    note, now = _check_note(data.note), time.time()
    changes: list[Statement] = []
    for member, place in ((one.member, one.place) for one in data.places):
        before = leg.results[member].place if member in leg.results else None
        if before != place:
            which = (season.id, leg.leg, leg.attempt, member)
            changes.append((ADD_CHANGE, (*which, before, place, note, by, now)))
    await store.execute(changes)


def _check_note(note: str) -> str:
    try:
        return one_line(note, "a note", MAX_NOTE)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error


async def replay(store: Store, season: Season, leg: Leg, by: str) -> None:
    """Begin a leg anew: its tables and results no longer count. Denied if it has not begun."""
    if leg.status == "planned":
        raise Denied("leg-not-begun")
    change = (season.id, leg.leg, leg.attempt, "", None, None, "", by, time.time())
    await store.execute([(NEXT_ATTEMPT, (season.id, leg.leg, leg.attempt + 1)), (ADD_CHANGE, change)])


async def delete(store: Store, season: str) -> None:
    """Delete a season; its tables and their results stay in the club."""
    await store.execute([(f"delete from {kind} where season_id = $1", (season,)) for kind in OF_SEASON])


def delete_statements(club: str) -> list[Statement]:
    """The statements that delete all seasons of a club."""
    of_club = "season_id in (select season_id from seasons where club_id = $1)"
    return [(f"delete from {kind} where {of_club}", (club,)) for kind in OF_SEASON]
