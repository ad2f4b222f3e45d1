"""RoundBreak: after a round the table waits until everybody present has seen the score, for a limited time.

It is kept in memory and never logged: without it the next round begins at once. It depends on public facts only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.table.entries import Moved
from paddock.table.messages import Break

if TYPE_CHECKING:
    from paddock.table.entries import AnyEntry
    from paddock.table.facts import Facts
    from paddock.table.live import LiveTable
    from paddock.table.state import State

BREAK_S: Final = 20.0  # the longest wait
WAITING_CLOCKS: Final = ("none", "move", "match")  # of tables where people play at the same time


class RoundBreak:
    """Whether the table waits between two rounds, and for whom. Each process keeps its own; they tell each other."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        self._seq = 0  # of the move that ended the round; 0: no break
        self._ends_at = 0.0
        self._ready: dict[int, int] = {}  # seat -> the last break that it has ended for itself, by its seq

    @property
    def is_open(self) -> bool:
        """Whether the table waits."""
        return self._seq > 0

    @property
    def ends_at(self) -> float:
        """When the break ends at the latest, by the monotonic clock."""
        return self._ends_at

    @property
    def asked(self) -> list[int]:
        """The seats of people who are present and have not gone on."""
        table, facts = self._table, self._table.state.facts
        return [
            seat
            for seat in facts.people
            if self._ready.get(seat, 0) < self._seq and table.hub.presence.is_here(table.id, facts.chair(seat).guest)
        ]

    @property
    def message(self) -> Break | None:
        """The break for a room."""
        if not self.is_open:
            return None
        left_s = self._ends_at - self._table.hub.time.monotonic()
        return Break(self._seq, self.asked, max(0, round(left_s * 1000)))

    def follow(self, before: State, entry: AnyEntry) -> bool:
        """An entry is durable: a move ends the break, or begins one if it ended a round. Whether anything changed."""
        was_open, after = self.is_open, self._table.state
        if isinstance(entry, Moved) or not after.facts.is_playing or before.facts.step_seqs != after.facts.step_seqs:
            self._seq = 0
        if isinstance(entry, Moved) and _waits(after.facts) and _has_ended_round(before, after):
            self._seq = after.facts.seq
            self._ends_at = self._table.hub.time.monotonic() + BREAK_S
            self._ready = {seat: seq for seat, seq in self._ready.items() if seq >= self._seq}
        self.close_if_over()
        return self.is_open or was_open

    def ready(self, seat: int, seq: int) -> None:
        """A seat has seen the score of the round that ended with that seq."""
        self._ready[seat] = max(seq, self._ready.get(seat, 0))

    def close_if_over(self) -> None:
        """End the break if nobody is waited for, or the time is up."""
        if self.is_open and (not self.asked or self._table.hub.time.monotonic() >= self._ends_at):
            self._seq = 0


def _waits(facts: Facts) -> bool:
    """Whether this table waits between rounds: people play at the same time, and its bots do not play at once."""
    settings = facts.settings
    return facts.is_playing and settings.clock.kind in WAITING_CLOCKS and settings.pace_ms > 0


def _has_ended_round(before: State, after: State) -> bool:
    return before.match is not None and len(after.played.results) > len(before.match.results)
