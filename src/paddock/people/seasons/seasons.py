"""Seasons of a club: what is stored of them, and what keepers and members change.

The result of a heat is read from the match at its table, which is written with the entry that ends it. Nothing is
copied, so there is no moment at which the match is over and the season does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.people.seasons.scoring import Scoring
from paddock.table.denied import Denied
from paddock.table.rows import placeholder
from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from paddock.people.seasons.shapes import Grid, LegStatus, Mark, Status
    from paddock.table.store.base import Store

NEWEST: Final = """
select season_id from seasons where club_id in ({asked}) and not exists (select 1 from seasons later
where later.club_id = seasons.club_id and (later.at, later.season_id) > (seasons.at, seasons.season_id))
"""
OF_CLUB: Final = "select season_id from seasons where club_id = $1 order by at desc, season_id desc"
OF_GUEST: Final = "select season_id from season_drivers where guest_id = $1 order by season_id"
SEASONS: Final = "select season_id, club_id, name, points, counting, grid from seasons where season_id in ({asked})"
LEGS: Final = """
select season_id, leg, game, options, at, attempt from season_legs where season_id in ({asked}) order by season_id, leg
"""
# Those who are or were in it, then the other members of the club.
DRIVERS: Final = """
select season_drivers.season_id, season_drivers.member_id, season_drivers.guest_id, coalesce(guests.name, ''),
club_members.member_id is not null, number from season_drivers
join seasons on seasons.season_id = season_drivers.season_id
left join guests on guests.guest_id = season_drivers.guest_id
left join club_members on club_members.club_id = seasons.club_id and club_members.member_id = season_drivers.member_id
where season_drivers.season_id in ({asked})
union all
select seasons.season_id, club_members.member_id, club_members.guest_id, coalesce(guests.name, ''), true, 1000000
from seasons join club_members on club_members.club_id = seasons.club_id
left join guests on guests.guest_id = club_members.guest_id
where seasons.season_id in ({asked}) and not exists (select 1 from season_drivers
where season_drivers.season_id = seasons.season_id and season_drivers.member_id = club_members.member_id)
order by 1, 6, 2
"""
GOING: Final = """
select season_id, leg, member_id from season_going where season_id in ({asked}) order by season_id, leg, member_id
"""
HEATS: Final = """
select season_id, leg, attempt, heat, season_heats.table_id, coalesce(cards.status, 'gone') from season_heats
left join cards on cards.table_id = season_heats.table_id where season_id in ({asked}) order by season_id, leg, heat
"""
SEATS: Final = """
select season_id, leg, attempt, heat, seat, member_id, level from season_seats where season_id in ({asked})
order by season_id, leg, heat, seat
"""
# The first match of each table that was played out.
DRIVEN: Final = """
select season_id, leg, attempt, heat, seat, place, guest_id, level, stand_in_moves from season_heats
join standings on standings.table_id = season_heats.table_id and number = (
    select min(number) from matches where matches.table_id = season_heats.table_id and ending = 'over')
where season_id in ({asked}) order by season_id, leg, attempt, heat, seat
"""
CHANGES: Final = """
select season_id, leg, attempt, member_id, before, after, note, by_member, at from season_changes
where season_id in ({asked}) order by season_id, number
"""
OF_SEASON: Final = (SEASONS, LEGS, DRIVERS, GOING, HEATS, SEATS, DRIVEN, CHANGES)


class Driver(NamedTuple):
    """Somebody who is or was a member while the season ran; without a guest if they were forgotten."""

    member: str
    guest: str
    name: str
    is_member: bool  # still


class Driven(NamedTuple):
    """The place of a member at a table, and whether a bot made moves for them."""

    place: int
    is_stood_in: bool


class Seat(NamedTuple):
    """A seat of a heat: for a member, or for a bot with a level."""

    member: str
    level: int | None


class Heat(NamedTuple):
    """A heat with its table; `driven` is empty until the match is over."""

    heat: int
    table: str
    status: str
    seats: list[Seat]
    driven: dict[str, Driven]

    @property
    def members(self) -> list[str]:
        """The members who have a seat."""
        return [seat.member for seat in self.seats if seat.member]

    def seated(self, seats: Iterable[int]) -> list[str]:
        """The members who have one of these seats, counted from 0."""
        return [self.seats[seat].member for seat in seats if self.seats[seat].member]


class Change(NamedTuple):
    """What a keeper changed in a leg; `after` is 0 if the result does not count. Without a member it is replayed."""

    leg: int
    attempt: int
    member: str
    before: int | None
    after: int | None
    note: str
    by: str
    at: float


class Result(NamedTuple):
    """A member's result; place 0 does not count."""

    place: int
    mark: Mark
    by: str


class Leg(NamedTuple):
    """A leg with its heats of the last attempt, and of all former ones."""

    leg: int
    game: str
    options: dict[str, str]
    at: float | None
    attempt: int
    going: list[str]
    heats: list[Heat]
    former: list[Heat]
    results: dict[str, Result]

    @property
    def status(self) -> LegStatus:
        """Over when every member who has a seat has a result, or, without tables, when results were entered."""
        seated = [member for heat in self.heats if not heat.driven for member in heat.members]
        if self.results and all(member in self.results for member in seated):
            return "over"
        return "open" if self.heats else "planned"

    @property
    def places(self) -> dict[str, int]:
        """The places that count."""
        return {member: result.place for member, result in self.results.items() if result.place}


class Season(NamedTuple):
    """A season with everything that happened in it."""

    id: str
    club: str
    name: str
    scoring: Scoring
    grid: Grid
    legs: list[Leg]
    drivers: dict[str, Driver]
    changes: list[Change]

    @property
    def status(self) -> Status:
        """Where the season is."""
        found = {leg.status for leg in self.legs}
        return "planned" if found == {"planned"} else "over" if found == {"over"} else "running"

    @property
    def next_leg(self) -> Leg | None:
        """The first leg that is not over."""
        return next((leg for leg in self.legs if leg.status != "over"), None)

    @property
    def taking_part(self) -> list[str]:
        """Those who have a result or a seat, or will be there, in the order in which they came."""
        known = {member for leg in self.legs for member in (*leg.results, *leg.going)}
        known |= {member for leg in self.legs for heat in leg.heats for member in heat.members}
        return [member for member in self.drivers if member in known]

    @property
    def rivals(self) -> list[str]:
        """Those who may still win: all who take part, and all other members."""
        known = set(self.taking_part)
        return [member for member, driver in self.drivers.items() if driver.is_member or member in known]

    def leg(self, number: int) -> Leg:
        """The leg with this number; Denied if there is none."""
        if not 1 <= number <= len(self.legs):
            raise Denied("not-found")
        return self.legs[number - 1]

    def name_of(self, member: str) -> str:
        """The name of a member; empty if the season does not know them."""
        return self.drivers[member].name if member in self.drivers else ""


async def newest(store: Store, clubs: Sequence[str]) -> list[Season]:
    """The newest season of each of these clubs that has one."""
    if not clubs:
        return []
    rows = await store.query(NEWEST.format(asked=placeholders(1, len(clubs))), *clubs)
    return await load(store, [season for (season,) in rows])


async def of_club(store: Store, club: str) -> list[Season]:
    """The seasons of a club, the newest first."""
    return await load(store, [season for (season,) in await store.query(OF_CLUB, club)])


async def of_guest(store: Store, guest: str) -> list[Season]:
    """The seasons that know a guest."""
    return await load(store, [season for (season,) in await store.query(OF_GUEST, guest)])


async def one(store: Store, club: str, season: str) -> Season:
    """A season of a club; Denied if it has none with this id."""
    found = await load(store, [season])
    if not found or found[0].club != club:
        raise Denied("not-found")
    return found[0]


async def load(store: Store, seasons: Sequence[str]) -> list[Season]:
    """Seasons with everything that happened in them, in eight queries however many they are."""
    if not seasons:
        return []
    rows = {
        sql: [tuple(row) for row in await store.query(sql.format(asked=placeholders(1, len(seasons))), *seasons)]
        for sql in OF_SEASON
    }
    of = {season: _Loading(season, rows) for season in seasons}
    found = {row[0]: of[row[0]].season(row) for row in rows[SEASONS]}
    return [found[season] for season in seasons if season in found]


class _Loading:
    """One season among the rows of several."""

    def __init__(self, season: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
        self._rows: Final = {sql: [row[1:] for row in found if row[0] == season] for sql, found in rows.items()}
        self._drivers: Final = [
            Driver(member, guest, name or placeholder(number, ()), bool(is_member))
            for member, guest, name, is_member, number in self._rows[DRIVERS]
        ]
        self._first: Final = first_of_person(self._drivers)
        self._members: Final = {driver.member for driver in self._drivers if driver.is_member}
        self._of_guest: Final = {driver.guest: self._known(driver.member) for driver in reversed(self._drivers)}
        self._seats: Final = _by_heat(self._rows[SEATS])
        self._driven: Final = _by_heat(self._rows[DRIVEN])

    def season(self, row: tuple[Any, ...]) -> Season:
        season, club, name, points, counting, grid = row
        changes = [Change(*found)._replace(member=self._known(found[2])) for found in self._rows[CHANGES]]
        drivers = {driver.member: driver for driver in self._drivers if self._known(driver.member) == driver.member}
        scoring = Scoring(tuple(msgspec.json.decode(points, type=list[int])), counting)
        legs = [self._leg(found, changes) for found in self._rows[LEGS]]
        return Season(season, club, name, scoring, grid, legs, drivers, changes)

    def _known(self, member: str) -> str:
        return self._first.get(member, member)

    def _leg(self, row: tuple[Any, ...], changes: list[Change]) -> Leg:
        number, game, options, at, attempt = row
        going = [self._known(member) for leg, member in self._rows[GOING] if leg == number and member in self._members]
        heats = [(found[1], self._heat(found)) for found in self._rows[HEATS] if found[0] == number]
        current = [heat for driven, heat in heats if driven == attempt]
        mine = [change for change in changes if (change.leg, change.attempt) == (number, attempt) and change.member]
        return Leg(
            number,
            game,
            msgspec.json.decode(options, type=dict[str, str]),
            at,
            attempt,
            list(dict.fromkeys(going)),
            current,
            [heat for driven, heat in heats if driven != attempt],
            results_of(current, mine),
        )

    def _heat(self, row: tuple[Any, ...]) -> Heat:
        leg, attempt, number, table, status = row
        which = (leg, attempt, number)
        seats = {seat: Seat(self._known(member), level) for seat, member, level in self._seats.get(which, ())}
        driven: dict[str, Driven] = {}
        for seat, place, guest, level, stand_in_moves in self._driven.get(which, ()):
            member = self._driver(guest, seats.get(seat)) if level is None else ""
            if member:
                driven[member] = Driven(place, stand_in_moves > 0)
        return Heat(number, table, status, [seats[seat] for seat in sorted(seats)], driven)

    def _driver(self, guest: str, seat: Seat | None) -> str:
        """Whose result it is: the member who sat there, also if another was drawn; empty if it was no member."""
        if not guest:  # they were forgotten
            return seat.member if seat else ""
        return self._of_guest.get(guest, "")


def _by_heat(rows: Iterable[tuple[Any, ...]]) -> dict[tuple[Any, ...], list[tuple[Any, ...]]]:
    """The rows by leg, attempt and heat, without these."""
    found: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    for row in rows:
        found.setdefault(row[:3], []).append(row[3:])
    return found


def first_of_person(drivers: Iterable[Driver]) -> dict[str, str]:
    """For each member the first one of the same person: two guests of one club may have been joined."""
    first: dict[str, str] = {}
    ordered = sorted(drivers, key=lambda driver: not driver.is_member)
    return {driver.member: first.setdefault(driver.guest or driver.member, driver.member) for driver in ordered}


def results_of(heats: Iterable[Heat], changes: Iterable[Change]) -> dict[str, Result]:
    """The results of a leg: as driven, then as changed."""
    driven = {member: place for heat in heats for member, place in heat.driven.items()}
    found = {member: Result(one.place, "stand-in" if one.is_stood_in else "", "") for member, one in driven.items()}
    as_driven = dict(found)
    for change in changes:
        found[change.member] = _changed(change, as_driven.get(change.member))
    return found


def _changed(change: Change, driven: Result | None) -> Result:
    place = change.after or 0
    if not place:
        return Result(0, "not-counted", change.by)
    if driven is None:
        return Result(place, "by-hand", change.by)
    return driven if driven.place == place else Result(place, "corrected", change.by)
