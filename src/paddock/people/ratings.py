"""Ratings: a pool for each game and one over all games, derived from match results in the order of their end.

The server has such pools, and so has each club, of the matches at its tables.

A match is rated once, soon after it ended. `recompute` begins anew, with the same result unless a match was late: two
processes may store matches in another order than they ended.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.people.bot_ratings import bot_ratings
from paddock.people.rating_model import NEWCOMER, Skill, rate, rate_people
from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paddock.table.store.base import Statement, Store

SERVER: Final = ""  # the pools of the whole server; those of a club have its id
ALL_GAMES: Final = ""
PROVISIONAL_SIGMA: Final = 5.0
IN_95_PERCENT: Final = 1.96  # standard deviations

WAITING: Final = """
select ended_at, standings.table_id, standings.number, standings.game, seat, side, place, guest_id, level,
unrated, club_id from standings join (
    select table_id, number, unrated, club_id from matches
    where not is_counted and (unrated = '' or (unrated = 'several-sides' and club_id <> ''))
    order by ended_at, table_id, number limit 100) as waiting
on standings.table_id = waiting.table_id and standings.number = waiting.number
order by ended_at, standings.table_id, standings.number, side, seat
"""
KNOWN: Final = "select game, guest_id, mu, sigma, matches from ratings where club_id = $1 and guest_id in ({asked})"
OF_CLUB: Final = "select guest_id, mu, sigma, matches from ratings where club_id = $1 and game = $2"
VERSION: Final = "select version from rating_state where id = 1"
# Fails if another process has rated since: a version cannot be null.
NEXT_VERSION: Final = """
insert into rating_state (id, version) values (1, 1) on conflict (id)
do update set version = case when rating_state.version = $1 then rating_state.version + 1 end
"""
KEEP: Final = """
insert into ratings (club_id, game, guest_id, mu, sigma, matches, at) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (club_id, game, guest_id) do update
set mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, at = excluded.at
"""
COUNTED: Final = "update matches set is_counted = true where table_id = $1 and number = $2"
FORGET_ALL: Final = (
    "delete from ratings",
    "update matches set is_counted = false where is_counted",
    "update rating_state set version = version + 1",  # so that nobody who rates now writes on
)


class Seat(NamedTuple):
    """A seat of a rated match; a row of WAITING."""

    ended_at: float
    table: str
    number: int
    game: str
    seat: int
    side: int
    place: int
    guest: str
    level: int | None
    unrated: str = ""  # or several-sides
    club: str = ""


class Rated(NamedTuple):
    """A person's rating in a pool."""

    skill: Skill
    matches: int


class RatingShown(msgspec.Struct, frozen=True):
    """A rating with its 95 % confidence interval; the pool over all games has the game ""."""

    game: str
    rating: float
    low: float
    high: float
    matches: int
    is_provisional: bool  # until the interval is narrow


Pools = dict[tuple[str, str], Rated]  # by game and guest


async def catch_up(store: Store) -> int:
    """Rate the matches that are not rated yet; how many they were."""
    done = 0
    while seats := [Seat(*row) for row in await store.query(WAITING)]:
        version = await store.query(VERSION)
        matches = [list(match) for _, match in groupby(seats, key=lambda seat: seat[:3])]
        kept: list[Statement] = []
        for club in sorted({club for match in matches for club in _clubs_of(match)}):
            kept += await _rated(store, club, [match for match in matches if club in _clubs_of(match)])
        counted: list[Statement] = [(COUNTED, (match[0].table, match[0].number)) for match in matches]
        start: Statement = (NEXT_VERSION, (version[0][0] if version else 0,))
        await store.execute([start, *kept, *counted])
        done += len(matches)
    return done


async def _rated(store: Store, club: str, matches: Sequence[Sequence[Seat]]) -> list[Statement]:
    """What these matches change in the pools of a club, or of the server."""
    pools = await _known(store, club, {seat.guest for match in matches for seat in match if seat.guest})
    changed: dict[tuple[str, str], float] = {}
    for match in matches:
        for key in rate_match(match, pools):
            changed[key] = match[0].ended_at
    return [
        (KEEP, (club, *key, pools[key].skill.mu, pools[key].skill.sigma, pools[key].matches, at))
        for key, at in sorted(changed.items())
    ]


def _clubs_of(match: Sequence[Seat]) -> list[str]:
    """Where a match is rated."""
    unrated, club = match[0].unrated, match[0].club
    found = [] if unrated else [SERVER]
    return [*found, club] if is_rated_in_club(club, unrated, ((seat.guest, seat.side) for seat in match)) else found


def is_rated_in_club(club: str, unrated: str, seats: Iterable[tuple[str, int]]) -> bool:
    """Several sides on one device count in the club, if different people played them; seats are guest and side."""
    people = {(guest, side) for guest, side in seats if guest}
    is_one_each = len(people) == len({guest for guest, _ in people})
    return club != "" and unrated in {"", "several-sides"} and is_one_each


async def recompute(store: Store) -> int:
    """Rate all matches anew."""
    await store.execute([(sql, ()) for sql in FORGET_ALL])
    return await catch_up(store)


def rate_match(match: Sequence[Seat], pools: Pools) -> list[tuple[str, str]]:
    """Change the ratings of those who played, in both pools; bots keep theirs. Returns what was changed."""
    sides = [list(side) for _, side in groupby(match, key=lambda seat: seat.side)]
    places = [side[0].place for side in sides]
    update = rate_people if all(seat.level is None for seat in match) else rate
    changed = []
    for game in (match[0].game, ALL_GAMES):
        after = update([[_skill(seat, game, pools) for seat in side] for side in sides], places)
        for side, skills in zip(sides, after, strict=True):
            for seat, skill in zip(side, skills, strict=True):
                if seat.guest:
                    key = (game, seat.guest)
                    pools[key] = Rated(skill, pools[key].matches + 1 if key in pools else 1)
                    changed.append(key)
    return changed


def _skill(seat: Seat, game: str, pools: Pools) -> Skill:
    """Somebody who was forgotten counts as a newcomer."""
    if seat.level is not None:
        return bot_ratings(seat.game)[seat.level]
    known = pools.get((game, seat.guest)) if seat.guest else None
    return known.skill if known else NEWCOMER


async def _known(store: Store, club: str, guests: Iterable[str]) -> Pools:
    ids = sorted(guests)
    if not ids:
        return {}
    rows = await store.query(KNOWN.format(asked=placeholders(2, len(ids))), club, *ids)
    return {(game, guest): Rated(Skill(mu, sigma), matches) for game, guest, mu, sigma, matches in rows}


async def ratings_of(store: Store, guests: frozenset[str]) -> list[RatingShown]:
    """A person's ratings, all games first; of several ids the one with most matches counts."""
    found = await _known(store, SERVER, guests)
    best: dict[str, Rated] = {}
    for (game, _), rated in sorted(found.items(), key=lambda item: item[1].matches):
        best[game] = rated
    return [_shown(game, rated) for game, rated in sorted(best.items())]


async def club_ratings(store: Store, club: str, game: str = ALL_GAMES) -> dict[str, RatingShown]:
    """The ratings of all who played in a club, by guest; of one game, or over all."""
    rows = await store.query(OF_CLUB, club, game)
    return {guest: _shown(game, Rated(Skill(mu, sigma), matches)) for guest, mu, sigma, matches in rows}


def _shown(game: str, rated: Rated) -> RatingShown:
    (mu, sigma), matches = rated
    margin = IN_95_PERCENT * sigma
    low, high = round(mu - margin, 2), round(mu + margin, 2)
    return RatingShown(game, round(mu, 2), low, high, matches, sigma > PROVISIONAL_SIGMA)
