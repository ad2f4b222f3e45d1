"""The page of a club: who is here, tables, the last results, standings. A handful of queries, each by an index."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.catalogue import ENTRIES
from paddock.people.bot_ratings import bot_ratings
from paddock.people.cars import Car, cars_of
from paddock.people.clubs.device_kinds import device_kind
from paddock.people.clubs.shapes import BotRating, ClubPage, HereShown, HomeClub, MemberRating, MemberShown
from paddock.people.ratings import ALL_GAMES, club_ratings
from paddock.people.statistics import described
from paddock.table.lobby import decode_summary
from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from paddock.people.clubs.clubs import Membership
    from paddock.people.clubs.shapes import ClubShown, Role, SeasonBrief
    from paddock.people.statistics import Race
    from paddock.table.lobby import Summary
    from paddock.table.store.base import Store

MAX_TABLES: Final = 50
MAX_RESULTS: Final = 5
MAX_HERE: Final = 10
MAX_HOME_TABLES: Final = 3
HERE_S: Final = 300.0  # since a page of theirs asked for something

MEMBERS: Final = """
select club_id, member_id, club_members.guest_id, coalesce(name, ''), role, consent_at is null, club_members.at,
(select max(seen_at) from devices where devices.guest_id = club_members.guest_id),
coalesce((select label from devices where devices.guest_id = club_members.guest_id order by seen_at desc limit 1), '')
from club_members left join guests on guests.guest_id = club_members.guest_id
where club_id in ({asked}) order by club_members.at, member_id
"""
TABLES: Final = f"""
select club_id, summary from cards
where club_id in ({{asked}}) and club_id <> '' and status in ('waiting', 'running')
order by at desc, table_id limit {MAX_TABLES}
"""
MATCHES: Final = "select count(*) from matches where club_id = $1 and club_id <> ''"
RESULTS: Final = f"""
select ended_at, table_id, number from matches where club_id = $1 and club_id <> ''
order by ended_at desc, table_id desc, number desc limit {MAX_RESULTS}
"""


class MemberRow(NamedTuple):
    """A member, as the server knows them."""

    club: str
    member: str
    guest: str
    name: str
    role: Role
    has_device: bool
    since: float
    seen_at: float | None
    label: str  # of the device that was seen last

    def is_here(self, connected: Collection[str], now: float) -> bool:
        """Whether they are at a table, or were seen within the last minutes."""
        is_recent = self.seen_at is not None and self.seen_at >= now - HERE_S
        return bool(self.has_device) and (is_recent or self.guest in connected)


async def members_of(store: Store, clubs: Sequence[str]) -> list[MemberRow]:
    """The members of these clubs, the longest first."""
    if not clubs:
        return []
    rows = await store.query(MEMBERS.format(asked=placeholders(1, len(clubs))), *clubs)
    return [MemberRow(*row) for row in rows]


async def page(
    store: Store, mine: Membership, connected: Collection[str], game: str, season: SeasonBrief | None
) -> ClubPage:
    """A club as this member sees it; `connected` are the guests who are at a table."""
    members = await members_of(store, [mine.club])
    cars = await cars_of(store, [row.guest for row in members])
    tables = await tables_of(store, [mine.club])
    me = next((row.guest for row in members if row.member == mine.member), "")
    return ClubPage(
        id=mine.club,
        name=mine.name,
        since=mine.since,
        role=mine.role,
        me=mine.member,
        matches=int((await store.query(MATCHES, mine.club))[0][0]),
        members=_members_shown(members, cars, {*connected, me}),
        tables=[table for _, table in tables],
        results=await results_of(store, mine.club, me),
        standings=await standings(store, mine.club, members, cars, game),
        bots=bots(game),
        season=season,
        away_days=mine.away_days,
    )


def _members_shown(members: Sequence[MemberRow], cars: dict[str, Car], connected: Collection[str]) -> list[MemberShown]:
    now = time.time()
    return [
        MemberShown(
            member=row.member,
            name=row.name,
            car=cars[row.guest],
            role=row.role,
            has_device=bool(row.has_device),
            is_here=(is_here := row.is_here(connected, now)),
            seen_at=row.seen_at if row.has_device else None,
            since=row.since,
            device=device_kind(row.label) if is_here else "",
        )
        for row in members
    ]


async def tables_of(store: Store, clubs: Sequence[str]) -> list[tuple[str, Summary]]:
    """The tables of these clubs that are not over, with the club of each, the newest first."""
    rows = await store.query(TABLES.format(asked=placeholders(1, len(clubs))), *clubs)
    return [(club, decode_summary(summary)) for club, summary in rows]


async def results_of(store: Store, club: str, guest: str) -> list[Race]:
    latest = [(at, table, number) for at, table, number in await store.query(RESULTS, club)]
    return await described(store, latest, frozenset({guest}))


async def standings(
    store: Store, club: str, members: Sequence[MemberRow], cars: dict[str, Car], game: str = ALL_GAMES
) -> list[MemberRating]:
    """The ratings of the members who have one, the highest first."""
    ratings = await club_ratings(store, club, game)
    found = [
        MemberRating(
            row.member,
            row.name,
            cars[row.guest],
            *(rated.rating, rated.low, rated.high, rated.matches),
            is_provisional=rated.is_provisional,
        )
        for row in members
        if (rated := ratings.get(row.guest)) is not None
    ]
    return sorted(found, key=lambda one: -one.rating)


def bots(game: str = ALL_GAMES) -> list[BotRating]:
    """The ratings of the bots of a game; over all games the mean of each level."""
    games = [game] if game else [entry.id for entry in ENTRIES]
    by_level: dict[int, list[float]] = {}
    for one in games:
        for level, skill in bot_ratings(one).items():
            by_level.setdefault(level, []).append(skill.mu)
    return [BotRating(level, round(sum(found) / len(found), 2)) for level, found in sorted(by_level.items())]


async def home_clubs(
    store: Store, guest: str, clubs: Sequence[ClubShown], connected: Collection[str], seasons: dict[str, SeasonBrief]
) -> list[HomeClub]:
    """The clubs of a guest in short: two queries for all of them."""
    if not clubs:
        return []
    ids, now = [club.id for club in clubs], time.time()
    members = await members_of(store, ids)
    here = [row for row in members if row.guest != guest and row.is_here(connected, now)]
    cars = await cars_of(store, [row.guest for row in here])
    tables = [(club, table) for club, table in await tables_of(store, ids) if table.open_seats]
    return [
        HomeClub(
            club.id,
            club.name,
            club.role,
            club.members,
            [HereShown(row.member, row.name, cars[row.guest]) for row in here if row.club == club.id][:MAX_HERE],
            [table for of, table in tables if of == club.id][:MAX_HOME_TABLES],
            seasons.get(club.id),
        )
        for club in clubs
    ]
