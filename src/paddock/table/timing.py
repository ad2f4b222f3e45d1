"""Timing: since when each seat is to move, its remaining time, and the duration of reaction windows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.table.messages import Time

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paddock.table.clock import Clock
    from paddock.table.deadlines import Deadline
    from paddock.table.facts import Facts
    from paddock.table.state import State


def window_ms(state: State) -> int:
    """The duration of a window: as in the settings, or a bot's pace where only bots are asked."""
    facts = state.facts
    has_people = any(seat in facts.people for seat in facts.asked_seqs)
    return facts.settings.window_ms if has_people else facts.settings.pace_ms


def bot_ms(state: State, seat: int) -> int:
    """The delay of a bot's move: its pace, or half of it for further moves of the same turn."""
    pace_ms = state.facts.settings.pace_ms
    steps = state.played.steps
    return pace_ms // 2 if steps and steps[-1].seat == seat else pace_ms


def closes_by_itself(state: State) -> bool:
    """Whether a window is open that waits for nobody: it closes after a time, at slow tables at once."""
    is_window = state.match is not None and state.match.is_window
    return is_window and (state.facts.is_slow or window_ms(state) > 0)


def is_held(state: State) -> bool:
    """Whether a window is open whose answers are kept until it closes; at slow tables it closes at once."""
    return not state.facts.is_slow and closes_by_itself(state)


class Timing:
    """The clocks of one table, by this process's monotonic time."""

    def __init__(self, clock: Clock, facts: Facts) -> None:
        self._clock: Final = clock
        self._asked: dict[int, tuple[int, float]] = {}  # seat -> since which seq it is to move, and since when
        self._banked_s: dict[int, float] = {}  # thinking time of a seat before a pause, while its question stands
        self._is_paused = False
        self.is_break = False  # the table waits between two rounds: like a pause
        self.follow(facts)

    def follow(self, facts: Facts) -> None:
        """The table has changed."""
        now = self._clock.monotonic()
        before = self._asked
        same = {seat for seat, seq in facts.asked_seqs.items() if seat in before and before[seat][0] == seq}
        is_paused = facts.is_paused or self.is_break
        if is_paused != self._is_paused:
            self._banked_s = {seat: self._thought_s(seat) for seat in same}
            self._is_paused = is_paused
            before = {seat: (before[seat][0], now) for seat in same}
        elif self._banked_s:
            self._banked_s = {seat: banked for seat, banked in self._banked_s.items() if seat in same}
        self._asked = {seat: before[seat] if seat in same else (seq, now) for seat, seq in facts.asked_seqs.items()}

    def asked_at(self, seat: int) -> float:
        """Since when this seat is to move; after a pause, since play resumed."""
        return self._asked[seat][1]

    def _thought_s(self, seat: int) -> float:
        running = 0.0 if self._is_paused else self._clock.monotonic() - self._asked[seat][1]
        return self._banked_s.get(seat, 0.0) + running

    def spent_ms(self, state: State, seat: int) -> int:
        """The thinking time to charge for a move made now; nothing in a window."""
        facts = state.facts
        known = self._asked.get(seat)
        is_asked = known is not None and known[0] == facts.asked_seqs.get(seat)
        if facts.settings.clock.kind in {"none", "days"} or is_held(state) or not is_asked:
            return 0
        return round(self._thought_s(seat) * 1000)

    def left_ms(self, state: State, seat: int) -> int | None:
        """The remaining time of a seat to move; None without a clock in seconds."""
        clock = state.facts.settings.clock
        if clock.kind in {"none", "days"} or (clock.kind == "move" and is_held(state)):
            return None
        used = state.facts.spent_ms.get(seat, 0) if clock.kind == "match" else 0
        return max(0, clock.seconds * 1000 - used - self.spent_ms(state, seat))

    def _window_left_ms(self, state: State) -> int | None:
        if not is_held(state):
            return None
        asked = state.facts.asked_seqs
        since = [at for seat, (seq, at) in self._asked.items() if asked.get(seat) == seq]
        now = self._clock.monotonic()
        open_s = 0.0 if self._is_paused else now - min(since, default=now)
        return max(0, window_ms(state) - round(open_s * 1000))

    def _slow_ms(self, deadlines: Mapping[int, Deadline]) -> dict[int, int]:
        """What remains of the days for a move, for each person; while the table is paused it does not shrink."""
        now = self._clock.now()
        left = {seat: one.left_s if one.at is None else one.at - now for seat, one in deadlines.items() if one.guest}
        return {seat: max(0, round(seconds * 1000)) for seat, seconds in left.items()}

    def time(self, state: State, deadlines: Mapping[int, Deadline]) -> Time:
        """The remaining times for a frame; `deadlines` are those of a slow table."""
        facts = state.facts
        if facts.status != "running" or state.match is None:
            return Time()
        kind = facts.settings.clock.kind
        if kind == "days":
            return Time(move_ms=self._slow_ms(deadlines))
        if kind == "none":
            return Time(window_ms=self._window_left_ms(state))
        left = {seat: ms for seat in facts.asked_seqs if (ms := self.left_ms(state, seat)) is not None}
        total = facts.settings.clock.seconds * 1000
        every = {seat: max(0, total - facts.spent_ms.get(seat, 0)) for seat in range(1, len(facts.chairs) + 1)}
        return Time(
            window_ms=self._window_left_ms(state),
            move_ms=left if kind == "move" else {},
            match_ms={**every, **left} if kind == "match" else {},
        )
