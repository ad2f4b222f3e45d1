"""Statistics: a person's matches, newest first, and what they come to by game and against others.

A person is a set of guest ids. A match in which one person played several sides is in the history; in statistics it
does not count, and neither does one that was ended early.
"""

from __future__ import annotations

import math
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.people.cars import Car, cars_of
from paddock.people.luck_and_decisions import ReviewedRace, reviewed_races
from paddock.people.ratings import RatingShown, is_rated_in_club, ratings_of
from paddock.table.denied import Denied
from paddock.table.rows import placeholder
from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from paddock.table.store.base import Store

Match = tuple[float, str, int]  # when it ended, its table, its number there
LATEST: Final[Match] = (math.inf, "", 0)
MAX_RACES: Final = 50
MAX_OPPONENTS: Final = 20

PAGE: Final = """
select ended_at, table_id, number from standings
where guest_id = $1 and (ended_at, table_id, number) < ($2, $3, $4)
group by ended_at, table_id, number order by ended_at desc, table_id desc, number desc limit $5
"""
MATCHES: Final = """
with asked (table_id, number) as (values {asked})
select matches.table_id, matches.number, game, options, rounds, started_at, ended_at, ending, unrated,
exists (select 1 from events where events.table_id = matches.table_id and seq = 1), club_id
from asked join matches on matches.table_id = asked.table_id and matches.number = asked.number
"""
SEATS: Final = """
with asked (table_id, number) as (values {asked})
select standings.table_id, standings.number, seat, side, place, points, standings.guest_id, coalesce(guests.name, ''),
level, moves, stand_in_moves
from asked join standings on standings.table_id = asked.table_id and standings.number = asked.number
left join guests on guests.guest_id = standings.guest_id
order by standings.table_id, standings.number, seat
"""
NAMES: Final = """
select table_id, seat, coalesce(aliases.guest_id, names.guest_id), name
from names left join aliases on old_guest = names.guest_id where table_id in ({asked}) order by table_id, seq
"""
# In order of time, so that streaks can be counted; the index has all of it.
MINE: Final = """
select game, place, points from standings where guest_id in ({asked}) and counts order by ended_at, table_id, number
"""
AGAINST: Final = f"""
with met as (
    select other.guest_id, count(*) as met, sum(case when mine.place < other.place then 1 else 0 end) as won,
    sum(case when mine.place > other.place then 1 else 0 end) as lost
    from standings mine join standings other on other.table_id = mine.table_id and other.number = mine.number
    where mine.guest_id in ({{asked}}) and mine.counts and other.counts and other.side <> mine.side
    and other.guest_id not in ({{asked}}, '')
    group by other.guest_id
)
select met.guest_id, coalesce(name, ''), met, won, lost from met left join guests on guests.guest_id = met.guest_id
order by met desc, met.guest_id limit {MAX_OPPONENTS}
"""


class RaceSeat(msgspec.Struct, frozen=True):
    """Where a seat came in. A bot has a level and no name; whoever was forgotten is called Player 2."""

    seat: int
    side: int
    place: int
    points: int
    is_me: bool
    name: str
    level: int | None
    moves: int
    stand_in_moves: int  # of these, made by a bot or an expired clock for a person


class Race(msgspec.Struct, frozen=True):
    """A match that is over. `ending` is over, if it was played out, or ended; `has_replay` while its log is kept.

    `unrated` is empty for a rated match, else the reason: not-chosen, ended-early, several-sides, stood-in,
    handed-over, or no-rating where only bots played, or a bot that nobody has measured.
    """

    table: str
    match: int
    game: str
    options: dict[str, str]
    rounds: int
    started_at: float
    ended_at: float
    ending: str
    unrated: str
    has_replay: bool
    seats: list[RaceSeat]
    club: str = ""  # the id of the club at whose table it was played; empty outside clubs
    is_rated_in_club: bool = False  # also if one device played several sides, each for another person


class Races(msgspec.Struct, frozen=True):
    """Matches, newest first; `next` is the cursor of the next page, empty on the last one."""

    races: list[Race]
    next: str


class GameStatistics(msgspec.Struct, frozen=True):
    """What the matches of a game come to; all games together have the game ""."""

    game: str
    played: int
    won: int
    average_place: float
    best_place: int
    most_points: int
    longest_streak: int  # of matches won one after the other


class Opponent(msgspec.Struct, frozen=True):
    """Another person: how often one met them on another side, and who came in before whom."""

    name: str
    car: Car
    met: int
    won: int
    lost: int


class Statistics(msgspec.Struct, frozen=True):
    """By game, all games together first; against the people met most often; ratings; the latest reviewed matches."""

    games: list[GameStatistics]
    opponents: list[Opponent]
    ratings: list[RatingShown]
    reviewed: list[ReviewedRace]


class Place(NamedTuple):
    """Where a person came in."""

    game: str
    place: int
    points: int


class _Named(NamedTuple):
    """The names under which people sat at tables, by table, seat and guest."""

    names: dict[tuple[str, int, str], str]

    def shown(self, table: str, seat: int, guest: str, name: str) -> str:
        """The name at the table, else the present one, else a placeholder."""
        return self.names.get((table, seat, guest)) or name or placeholder(seat, ())


async def races(store: Store, guests: frozenset[str], cursor: str = "", limit: int = MAX_RACES) -> Races:
    """A page of a person's matches."""
    after = read_cursor(cursor)
    found: set[Match] = set()
    for guest in sorted(guests):
        found |= {(at, table, number) for at, table, number in await store.query(PAGE, guest, *after, limit + 1)}
    page = sorted(found, reverse=True)
    shown = await described(store, page[:limit], guests)
    return Races(shown, write_cursor(page[limit - 1]) if len(page) > limit else "")


async def all_races(store: Store, guests: frozenset[str]) -> list[Race]:
    """All matches of a person, newest first."""
    page = await races(store, guests)
    found = page.races
    while page.next:
        page = await races(store, guests, page.next)
        found += page.races
    return found


async def statistics(store: Store, guests: frozenset[str]) -> Statistics:
    """What a person's matches come to."""
    ids = sorted(guests)
    asked = placeholders(1, len(ids))
    mine = [Place(*row) for row in await store.query(MINE.format(asked=asked), *ids)]
    rows = await store.query(AGAINST.format(asked=asked), *ids)
    cars = await cars_of(store, [row[0] for row in rows])
    against = [Opponent(name, cars[guest], int(met), int(won), int(lost)) for guest, name, met, won, lost in rows]
    games = sorted({place.game for place in mine})
    by_game = [summed(game, [place for place in mine if place.game == game]) for game in games]
    shown = [summed("", mine), *by_game] if mine else []
    return Statistics(shown, against, await ratings_of(store, guests), await reviewed_races(store, guests))


def summed(game: str, places: Sequence[Place]) -> GameStatistics:
    """What these places come to, in order of time."""
    streaks = [len(list(won)) for is_won, won in groupby(places, key=lambda one: one.place == 1) if is_won]
    return GameStatistics(
        game,
        len(places),
        sum(streaks),
        round(sum(one.place for one in places) / len(places), 3),
        min(one.place for one in places),
        max(one.points for one in places),
        max(streaks, default=0),
    )


async def described(store: Store, page: Sequence[Match], guests: frozenset[str] = frozenset()) -> list[Race]:
    """These matches in full, with the seats of this person marked."""
    if not page:
        return []
    keys = [value for _, table, number in page for value in (table, number)]
    asked = ", ".join(f"(cast(${n} as text), cast(${n + 1} as integer))" for n in range(1, len(keys), 2))
    matches = {(row[0], row[1]): row for row in await store.query(MATCHES.format(asked=asked), *keys)}
    named = await _names(store, {table for _, table, _ in page})
    seats: dict[tuple[str, int], list[Sequence[Any]]] = {}
    for row in await store.query(SEATS.format(asked=asked), *keys):
        seats.setdefault((row[0], row[1]), []).append(row)
    found = [(table, number) for _, table, number in page]
    return [_race(matches[key], seats[key], guests, named) for key in found if key in matches]


async def _names(store: Store, tables: Iterable[str]) -> _Named:
    asked = sorted(tables)
    rows = await store.query(NAMES.format(asked=placeholders(1, len(asked))), *asked)
    return _Named({(table, seat, guest): name for table, seat, guest, name in rows})


def _race(row: Sequence[Any], seats: Sequence[Sequence[Any]], guests: frozenset[str], named: _Named) -> Race:
    table, number, game, options, rounds, started_at, ended_at, ending, unrated, has_log, club = row
    chosen = msgspec.json.decode(options, type=dict[str, str])
    shown = [_seat(seat, guests, named) for seat in seats]
    in_club = is_rated_in_club(club, unrated, ((guest, side) for _, _, _, side, _, _, guest, *_ in seats))
    when = (rounds, started_at, ended_at)
    return Race(table, number, game, chosen, *when, ending, unrated, bool(has_log), shown, club, in_club)


def _seat(row: Sequence[Any], guests: frozenset[str], named: _Named) -> RaceSeat:
    table, _, seat, side, place, points, guest, name, level, moves, moved_for = row
    shown = named.shown(table, seat, guest, name) if level is None else ""
    return RaceSeat(seat, side, place, points, guest in guests, shown, level, moves, moved_for)


def write_cursor(match: Match) -> str:
    """A match as the cursor of the page after it."""
    at, table, number = match
    return f"{at!r}-{table}-{number}"


def read_cursor(text: str) -> Match:
    """The match of a cursor; Denied if it is none."""
    if not text:
        return LATEST
    try:
        at, table, number = text.split("-")
        found = float(at), table, int(number)
    except ValueError as error:
        raise Denied("bad-input", text="this is not a cursor of a page of races") from error
    if not (math.isfinite(found[0]) and table.isascii() and table.isalnum() and 0 <= found[2] < 1 << 31):
        raise Denied("bad-input", text="this is not a cursor of a page of races")
    return found
