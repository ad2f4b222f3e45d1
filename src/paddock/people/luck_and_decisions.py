"""Luck and decisions of each seat, kept from reviews, so that they can be shown over time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from paddock.advice.review import Review
    from paddock.table.reviewing import Which
    from paddock.table.store.base import Statement, Store

MAX_SHOWN: Final = 200

KEEP: Final = """
insert into reviewed (table_id, number, seat, luck, decisions) values ($1, $2, $3, $4, $5) on conflict do nothing
"""
LATEST: Final = f"""
select ended_at, standings.table_id, standings.number, game, luck, decisions
from standings join reviewed on reviewed.table_id = standings.table_id and reviewed.number = standings.number
and reviewed.seat = standings.seat
where guest_id in ({{asked}}) and counts order by ended_at desc limit {MAX_SHOWN}
"""
# A page of matches from the newest to the oldest; those that people played, whose log is kept and that no review has.
MATCHES: Final = """
with page as (
    select ended_at, table_id, number, game, ending from matches
    where ended_at < $1 and ended_at > $2 order by ended_at desc limit 100
)
select ended_at, table_id, number, game, ending = 'over'
and exists (select 1 from standings
            where standings.table_id = page.table_id and standings.number = page.number and counts)
and exists (select 1 from events where events.table_id = page.table_id and seq = 1)
and not exists (select 1 from reviewed where reviewed.table_id = page.table_id and reviewed.number = page.number)
from page order by ended_at desc
"""


class ReviewedRace(msgspec.Struct, frozen=True):
    """What luck and the own decisions added to the chance to win a match, in millionths."""

    table: str
    match: int
    game: str
    ended_at: float
    luck: int  # with the first deal
    decisions: int


class Candidate(NamedTuple):
    """A match that is over, and whether a review of it is missing."""

    ended_at: float
    table: str
    number: int
    game: str
    is_missing: bool


def statements(which: Which, review: Review) -> list[Statement]:
    """What is kept of a review."""
    return [
        (KEEP, (which.table, which.match, seat, account.deal + account.luck, account.decisions))
        for account in review.accounts
        for seat in account.seats
    ]


async def reviewed_races(store: Store, guests: frozenset[str]) -> list[ReviewedRace]:
    """The latest matches of a person that were reviewed, oldest first."""
    ids = sorted(guests)
    rows = await store.query(LATEST.format(asked=placeholders(1, len(ids))), *ids)
    return [
        ReviewedRace(table, number, game, at, luck, decisions)
        for at, table, number, game, luck, decisions in reversed(rows)
    ]


async def candidates(store: Store, before: float, after: float) -> list[Candidate]:
    """A page of the matches that ended between these times, newest first."""
    rows = await store.query(MATCHES, before, after)
    return [Candidate(at, table, number, game, bool(is_missing)) for at, table, number, game, is_missing in rows]
