"""Deadlines of a slow table: until when each seat to move has time, by the time of day; kept as rows beside the log.

They follow from the entries and their times alone, so every process computes the same ones. Only a time in which no
process ran moves them further, in the rows themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from paddock.table.entries import DAY_S

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from paddock.table.facts import Facts
    from paddock.table.state import State
    from paddock.table.store.base import Statement

CLAIM_S: Final = 30.0  # so long no other process takes over what one does at once
MAX_BOT_MOVES: Final = 20  # of a turn that a bot finishes after a deadline
KEEP: Final = """
insert into due (table_id, seat, guest_id, since, at, left_s, claimed_until) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (table_id, seat) do update set guest_id = excluded.guest_id, since = excluded.since, at = excluded.at,
left_s = excluded.left_s, claimed_until = excluded.claimed_until
"""
DROP: Final = "delete from due where table_id = $1 and seat = $2"


class Deadline(NamedTuple):
    """Since and until when a seat is asked; `at` is None while the table is paused, and `left_s` remains then."""

    seq: int  # since which it is asked
    guest: str  # empty where nobody is waited for: a bot, or a standing order
    since: float
    at: float | None
    left_s: float = 0.0


Deadlines = dict[int, Deadline]  # by seat


def after(before: Mapping[int, Deadline], was: State | None, state: State, now: float) -> Deadlines:
    """The deadlines after an entry that was written at that time; `was` is the state before it."""
    facts = state.facts
    if not facts.is_slow or facts.status != "running":
        return {}
    return {seat: _of_seat(before.get(seat), was, state, seat, now) for seat in facts.asked_seqs}


def _of_seat(old: Deadline | None, was: State | None, state: State, seat: int, now: float) -> Deadline:
    facts = state.facts
    seq = facts.asked_seqs[seat]
    guest = "" if state.played.is_window or seat not in facts.people else facts.chair(seat).guest
    if old is None or old.seq != seq or old.guest != guest or was is None:
        left_s = float(facts.settings.clock.days * DAY_S) if guest and not _is_in_bots_turn(state, seat) else 0.0
        return _with_left(seq, guest, now, left_s, facts, seat, now)
    is_same = was.facts.is_paused == facts.is_paused and was.facts.away.get(seat) == facts.away.get(seat)
    if is_same:
        return old
    left_s = old.left_s if old.at is None else max(0.0, old.at - max(now, was.facts.away.get(seat, 0.0)))
    return _with_left(seq, guest, old.since, left_s, facts, seat, now)


def _with_left(seq: int, guest: str, since: float, left_s: float, facts: Facts, seat: int, now: float) -> Deadline:  # noqa: PLR0913, PLR0917 - the parts of a deadline
    if facts.is_paused:
        return Deadline(seq, guest, since, None, left_s)
    starts = max(now, facts.away.get(seat, 0.0)) if guest else now
    return Deadline(seq, guest, since, starts + left_s)


def _is_in_bots_turn(state: State, seat: int) -> bool:
    """Whether a bot made the last move of this seat after a deadline, and the seat is still at it.

    What others answered in a window does not count. A bot gives the wheel back after many moves in any case.
    """
    moves = 0
    for step, mover in zip(reversed(state.played.steps), reversed(state.facts.movers), strict=True):
        if mover == "w":
            continue
        if step.seat != seat or mover != "c":
            break
        moves += 1
        if moves == MAX_BOT_MOVES:
            return False
    return moves > 0


def loaded(rows: Sequence[Sequence[Any]], state: State, now: float) -> Deadlines:
    """The deadlines of a table that was read with these rows of it; a seat without one has all its time."""
    asked = state.facts.asked_seqs if state.facts.is_slow else {}
    known = {
        seat: Deadline(asked[seat], guest, since, at, left_s)
        for seat, guest, since, at, left_s in rows
        if seat in asked
    }
    return {**after({}, None, state, now), **known}


def statements(table: str, before: Mapping[int, Deadline], deadlines: Mapping[int, Deadline]) -> list[Statement]:
    """What changes the rows of a table from these deadlines to those."""
    dropped = [(DROP, (table, seat)) for seat in before if seat not in deadlines]
    changed = [(seat, one) for seat, one in deadlines.items() if before.get(seat) != one]
    kept = [(KEEP, _values(table, seat, one)) for seat, one in changed]
    return [*dropped, *kept]


def _values(table: str, seat: int, deadline: Deadline) -> tuple[object, ...]:
    # The process that writes it answers at once; others do when this one no longer can.
    is_due_now = deadline.at is not None and deadline.at <= deadline.since
    claimed = deadline.since + CLAIM_S if is_due_now else 0.0
    return (table, seat, deadline.guest, deadline.since, deadline.at, deadline.left_s, claimed)
