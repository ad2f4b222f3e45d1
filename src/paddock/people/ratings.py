"""Ratings: a pool for each game and one over all games, derived from match results in the order of their end.

A match is rated once, soon after it ended. `recompute` begins anew, with the same result unless a match was late: two
processes may store matches in another order than they ended.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.people.bot_ratings import bot_ratings
from paddock.people.rating_model import NEWCOMER, Skill, rate
from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paddock.table.store.base import Statement, Store

SERVER: Final = ""  # the pools of the whole server; those of a club will have its id
ALL_GAMES: Final = ""
PROVISIONAL_SIGMA: Final = 5.0
IN_95_PERCENT: Final = 1.96  # standard deviations

WAITING: Final = """
select ended_at, standings.table_id, standings.number, standings.game, seat, side, place, guest_id, level from standings
join (select table_id, number from matches where unrated = '' and not is_counted
      order by ended_at, table_id, number limit 100) as waiting
on standings.table_id = waiting.table_id and standings.number = waiting.number
order by ended_at, standings.table_id, standings.number, side, seat
"""
KNOWN: Final = "select game, guest_id, mu, sigma, matches from ratings where club_id = '' and guest_id in ({asked})"
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
FORGET_ALL: Final = ("delete from ratings", "update matches set is_counted = false where is_counted")


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
        pools = await _known(store, {seat.guest for seat in seats if seat.guest})
        changed: dict[tuple[str, str], float] = {}
        matches = [list(match) for _, match in groupby(seats, key=lambda seat: seat[:3])]
        for match in matches:
            for key in rate_match(match, pools):
                changed[key] = match[0].ended_at
        counted: list[Statement] = [(COUNTED, (match[0].table, match[0].number)) for match in matches]
        start: Statement = (NEXT_VERSION, (version[0][0] if version else 0,))
        await store.execute([start, *_kept(pools, changed), *counted])
        done += len(matches)
    return done


async def recompute(store: Store) -> int:
    """Rate all matches anew."""
    await store.execute([(sql, ()) for sql in FORGET_ALL])
    return await catch_up(store)


def rate_match(match: Sequence[Seat], pools: Pools) -> list[tuple[str, str]]:
    """Change the ratings of those who played, in both pools; bots keep theirs. Returns what was changed."""
    sides = [list(side) for _, side in groupby(match, key=lambda seat: seat.side)]
    places = [side[0].place for side in sides]
    changed = []
    for game in (match[0].game, ALL_GAMES):
        after = rate([[_skill(seat, game, pools) for seat in side] for side in sides], places)
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


async def _known(store: Store, guests: Iterable[str]) -> Pools:
    ids = sorted(guests)
    if not ids:
        return {}
    rows = await store.query(KNOWN.format(asked=placeholders(1, len(ids))), *ids)
    return {(game, guest): Rated(Skill(mu, sigma), matches) for game, guest, mu, sigma, matches in rows}


def _kept(pools: Pools, changed: dict[tuple[str, str], float]) -> list[Statement]:
    return [
        (KEEP, (SERVER, *key, pools[key].skill.mu, pools[key].skill.sigma, pools[key].matches, at))
        for key, at in sorted(changed.items())
    ]


async def ratings_of(store: Store, guests: frozenset[str]) -> list[RatingShown]:
    """A person's ratings, all games first; of several ids the one with most matches counts."""
    found = await _known(store, guests)
    best: dict[str, Rated] = {}
    for (game, _), rated in sorted(found.items(), key=lambda item: item[1].matches):
        best[game] = rated
    return [_shown(game, rated) for game, rated in sorted(best.items())]


def _shown(game: str, rated: Rated) -> RatingShown:
    (mu, sigma), matches = rated
    margin = IN_95_PERCENT * sigma
    low, high = round(mu - margin, 2), round(mu + margin, 2)
    return RatingShown(game, round(mu, 2), low, high, matches, sigma > PROVISIONAL_SIGMA)
