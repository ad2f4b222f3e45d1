"""Notices written in the transaction of an entry: for people whose turn it makes, or whose match it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.table import timing
from paddock.table.person import is_same

if TYPE_CHECKING:
    from paddock.table.presence import Presence
    from paddock.table.state import State
    from paddock.table.store.base import Row, Statement

ABSENT_S: Final = 60.0  # who comes within this time needs no notice
SLOW: Final = "days"  # the clock of tables that are played over days: a notice goes at once
ORDERED: Final = "w"  # in `movers`: a move that a window made by itself
FINISHED: Final = ("over", "ended")
PRESENT: Final = "coalesce((select guest_id from aliases where old_guest = $2), cast($2 as text))"
# One open notice per person and table: a newer one replaces it.
REPLACE: Final = f"delete from notices where table_id = $1 and guest_id = {PRESENT}"
INSERT: Final = """
insert into notices
(table_id, seq, guest_id, target_id, kind, at, armed_at, due_at, claimed_until, tries, reminders, sent_at)
select cast($1 as text), cast($3 as bigint), {guest}, target_id, cast($4 as text), cast($5 as double precision),
cast($5 as double precision), cast($6 as double precision), 0, 0, 0, null from notice_targets where is_on and ({whose})
on conflict do nothing
"""
OF_PERSON: Final = f"guest_id = {PRESENT}"
WEBHOOKS: Final = "(table_id = $1 and guest_id = '') or (club_id = $7 and club_id <> '')"
TO_PERSON: Final = INSERT.format(guest=PRESENT, whose=OF_PERSON)
TO_ALL: Final = INSERT.format(guest=PRESENT, whose=f"{OF_PERSON} or {WEBHOOKS}")
TO_WEBHOOKS: Final = INSERT.format(guest="cast($2 as text)", whose=WEBHOOKS)


class NoticeWriter:
    """Decides whom an entry concerns who does not look at the table."""

    def __init__(self, presence: Presence) -> None:
        self._presence: Final = presence

    def statements(self, row: Row, before: State, after: State) -> list[Statement]:
        """What is written with the entry of this row; nothing for most entries."""
        was, now = before.facts, after.facts
        if was.status == now.status and was.asked_seqs is now.asked_seqs and was.chairs is now.chairs:
            return []
        if now.status in FINISHED and was.status == "running":
            return self._over(row, after)
        found: list[Statement] = []
        for guest in sorted(asked(after) - asked(before) - _still_driving(before, after)):
            found += self._turn(row, after, guest)
        return found

    def _turn(self, row: Row, state: State, guest: str) -> list[Statement]:
        """Tables over days always have one, since reminders follow; whoever looks is found when it is sent."""
        if not is_slow(state) and self._presence.is_here(row.table, guest):
            return []
        return [
            (REPLACE, (row.table, guest)),
            (TO_ALL, (row.table, guest, row.seq, "turn", row.at, _due(row, state), state.facts.settings.club)),
        ]

    def _over(self, row: Row, state: State) -> list[Statement]:
        club, due = state.facts.settings.club, _due(row, state)
        found: list[Statement] = [(TO_WEBHOOKS, (row.table, "", row.seq, "over", row.at, row.at, club))]
        for guest in state.facts.guests:
            found.append((REPLACE, (row.table, guest)))
            if not self._presence.is_here(row.table, guest):
                found.append((TO_PERSON, (row.table, guest, row.seq, "over", row.at, due)))
        return found


def asked(state: State) -> set[str]:
    """The guests whom the table waits for. A window that closes by itself waits for nobody."""
    facts = state.facts
    if facts.status != "running" or timing.closes_by_itself(state):
        return set()
    chairs = (facts.chair(seat) for seat in facts.asked_seqs)
    return {chair.guest for chair in chairs if chair.kind == "person" and not chair.stand_in}


def _still_driving(before: State, after: State) -> set[str]:
    """At a slow table, whoever made the last move before a window that has closed: they know of their turn."""
    if not is_slow(after) or after.match is None or not timing.closes_by_itself(before):
        return set()
    moves = zip(reversed(after.match.steps), reversed(after.facts.movers), strict=True)
    seat = next((step.seat for step, mover in moves if mover != ORDERED), None)
    return set() if seat is None else {after.facts.chair(seat).guest}


def waits_for(state: State, guests: frozenset[str]) -> bool:
    """Whether the table waits for a person who has any of these ids."""
    return not state.facts.is_paused and any(is_same(one, other) for one in asked(state) for other in guests)


def is_slow(state: State) -> bool:
    """Whether the table is played over days."""
    return str(state.facts.settings.clock.kind) == SLOW


def _due(row: Row, state: State) -> float:
    return row.at if is_slow(state) else row.at + ABSENT_S
