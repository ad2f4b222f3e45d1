"""Results: what a match leaves behind, written in the transaction of the entry that ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from paddock.people.bot_ratings import bot_ratings
from paddock.table import seating
from paddock.table.person import is_same

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paddock.core.results import Standing
    from paddock.table.facts import Facts
    from paddock.table.state import State
    from paddock.table.store.base import Row, Statement, Values

FINISHED: Final = ("over", "ended")
NOT_THEIRS: Final = "bc"  # in `Facts.movers`: a bot, or the clock, made the move for a person
# When the match was dealt is the time of that row in the log.
KEEP_MATCH: Final = """
insert into matches
(table_id, number, seq, game, sheet, options, seats, sides, rounds, started_at, ended_at, ending, unrated, is_counted,
club_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
coalesce((select at from events where table_id = $1 and seq = $13), $10), $10, $11, $12, false,
coalesce((select club_id from clubs where club_id = $14), '')) on conflict do nothing
"""
# Somebody who was forgotten has no name beside the log any more: then there is no id, either. Of guests who were joined
# it is the present one.
KEEP_STANDING: Final = """
insert into standings
(table_id, number, seat, side, place, points, guest_id, level, moves, stand_in_moves, handovers, game, ended_at, counts)
values ($1, $2, $3, $4, $5, $6,
case when exists (select 1 from names where table_id = $1 and guest_id = $7) then
coalesce((select guest_id from aliases where old_guest = $7), cast($7 as text)) else '' end,
$8, $9, $10, $11, $12, $13, $14) on conflict do nothing
"""
# Guests who were joined and had seats here before that are one person, who played several sides.
COUNT_ONCE: Final = """
update standings set counts = false where table_id = $1 and number = $2 and counts and exists (
    select 1 from standings other where other.table_id = $1 and other.number = $2
    and other.guest_id = standings.guest_id and (other.side <> standings.side or other.seat < standings.seat)
)
"""
SEVERAL_SIDES: Final = """
update matches set unrated = 'several-sides' where table_id = $1 and number = $2 and unrated = '' and exists (
    select 1 from standings one join standings other on other.guest_id = one.guest_id and other.side <> one.side
    where one.guest_id <> '' and one.table_id = $1 and one.number = $2 and other.table_id = $1 and other.number = $2
)
"""
DROP_STANDINGS: Final = "delete from standings where table_id = $1 and number = $2"
DROP_MATCH: Final = "delete from matches where table_id = $1 and number = $2"


def statements(row: Row, before: State, after: State) -> list[Statement]:
    """What is written with the entry of this row: a result if it ends a match, nothing for most entries."""
    was, now = before.facts, after.facts
    if was.status == now.status:
        return []
    if now.status in FINISHED and was.status == "running":
        return [
            (KEEP_MATCH, match_values(row, after)),
            *((KEEP_STANDING, values) for values in seat_values(row, after)),
            *((sql, (row.table, now.number)) for sql in (COUNT_ONCE, SEVERAL_SIDES)),
        ]
    if was.status in FINISHED and now.number == was.number:  # undone after the end, in older logs
        return [(DROP_STANDINGS, (row.table, was.number)), (DROP_MATCH, (row.table, was.number))]
    return []


def match_values(row: Row, state: State) -> Values:
    """The row of a match that has just ended."""
    facts, match = state.facts, state.played
    return (
        row.table,
        facts.number,
        row.seq,
        facts.settings.game,
        match.setup.sheet.digest,
        msgspec.json.encode(match.setup.options, order="sorted").decode(),
        match.setup.seats,
        match.setup.sides,
        len(match.results),
        row.at,
        facts.status,
        unrated(state),
        facts.dealt.place,
        facts.settings.club,
    )


def unrated(state: State) -> str:
    """Why a match that is over is not rated; empty if it is. Several sides on one device are rated in their club."""
    facts, seats = state.facts, range(1, state.played.setup.seats + 1)
    people = [seat for seat in seats if seating.owner(facts, seat)]
    levels = {facts.chair(seat).level for seat in seats if seat not in people}
    if not facts.settings.is_rated:
        return "not-chosen"
    if facts.status != "over":
        return "ended-early"
    if not people or not levels <= bot_ratings(facts.settings.game).keys():
        return "no-rating"
    if any(seating.takeover(facts, seat) for seat in seats):
        return "handed-over"
    movers = _movers(state)
    if any(2 * _moved_for(movers[seat]) > len(movers[seat]) for seat in people):
        return "stood-in"
    return "several-sides" if any(sides_of(state, _seats_on_device(state, seat)) > 1 for seat in people) else ""


def seat_values(row: Row, state: State) -> Iterator[Values]:
    """The rows of its seats."""
    facts, movers = state.facts, _movers(state)
    for standing in state.played.standings():
        for seat in standing.seats:
            counts = facts.status == "over" and _is_only(state, seat)
            yield (row.table, facts.number, seat, *_standing(facts, standing, seat, movers[seat]), row.at, counts)


def _movers(state: State) -> dict[int, str]:
    """For each seat who made its moves, as in `Facts.movers`."""
    found: dict[int, str] = dict.fromkeys(range(1, state.played.setup.seats + 1), "")
    for step, mover in zip(state.played.steps, state.facts.movers, strict=True):
        found[step.seat] += mover
    return found


def _moved_for(movers: str) -> int:
    return sum(movers.count(mover) for mover in NOT_THEIRS)


def _is_only(state: State, seat: int) -> bool:
    """Whether this is the seat of a person who played one side; where they had two seats of it, the first."""
    theirs = _seats_of(state, seat)
    return theirs[:1] == [seat] and sides_of(state, theirs) == 1


def _seats_of(state: State, seat: int) -> list[int]:
    """The seats of the person whose seat this is; none if it is a bot's."""
    seats, guest = range(1, state.played.setup.seats + 1), seating.player(state.facts, seat)
    return [other for other in seats if is_same(guest, seating.player(state.facts, other))]


def _seats_on_device(state: State, seat: int) -> list[int]:
    """The seats of the guest who holds this one, also for members without a device."""
    seats, guest = range(1, state.played.setup.seats + 1), seating.owner(state.facts, seat)
    return [other for other in seats if is_same(guest, seating.owner(state.facts, other))]


def sides_of(state: State, seats: Iterable[int]) -> int:
    """How many sides these seats belong to."""
    setup, asked = state.played.setup, set(seats)
    return sum(1 for side in range(setup.sides) if any(seat + 1 in asked for seat in setup.seats_of(side)))


def _standing(facts: Facts, standing: Standing, seat: int, movers: str) -> Values:
    """Where a seat came in, whose it was, and how much of it they played themselves."""
    guest = seating.player(facts, seat)
    return (
        standing.side,
        standing.place,
        standing.points,
        guest,
        None if guest else facts.chair(seat).level,
        len(movers),
        _moved_for(movers) if guest else 0,
        sum(1 for handover in facts.handovers if handover.seat == seat),
        facts.settings.game,
    )
