"""TableTimers: what happens at a table without a request: bots move, windows close, clocks run out, bots stand in.

All delays depend on public facts only: who is a bot, who is connected, how long a window lasts. So nobody can infer
cards from the time that something takes. Where one person plays among bots and nobody looks on, a window with nothing
to decide closes at once.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table import standing_orders, timing
from paddock.table.commands import STAND_IN_LEVEL
from paddock.table.entries import Back, Hosted, Moved, SeatWithdrawn, StoodIn

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.clock import Handle
    from paddock.table.entries import AnyEntry, By
    from paddock.table.live import LiveTable

AT_ONCE: Final = 0.0  # priority over everything else that is due
RETRY_S: Final = 2.0  # delay after the storage refused an entry


class Answer(NamedTuple):
    """An answer in a window that has not closed yet."""

    asked_seq: int
    move: str
    id: str


class Timer(NamedTuple):
    """An action at a time of the monotonic clock."""

    at: float
    do: Callable[[], None]


class TableTimers:
    """Determines the next action after every change, and sets one timer for it."""

    def __init__(self, table: LiveTable) -> None:
        self.table: Final = table
        self._handle: Handle | None = None
        self._answers: dict[int, Answer] = {}
        self._bot_moves: dict[tuple[int, int], str] = {}  # (seat, asked since) -> the move its bot chose
        self._thinking: set[tuple[int, int]] = set()
        self._gone_since: dict[str, float] = {}  # absent guests of the table

    # What the table calls.

    def entry_written(self, entry: AnyEntry) -> None:
        """An entry is durable."""
        if not isinstance(entry, Moved):
            self._note_gone()  # chairs may have changed
        asked = self.table.state.facts.asked_seqs
        if self._answers:
            self._answers = {seat: kept for seat, kept in self._answers.items() if asked.get(seat) == kept.asked_seq}
        if self._bot_moves:
            self._bot_moves = {key: move for key, move in self._bot_moves.items() if asked.get(key[0]) == key[1]}

    def presence_changed(self) -> None:
        """Someone connected or disconnected."""
        self._note_gone()
        self.schedule()

    def keep_answer(self, seat: int, move: str, message_id: str) -> None:
        """Keep an answer until the window closes; a later one replaces it."""
        self._answers[seat] = Answer(self.table.state.facts.asked_seqs[seat], move, message_id)
        self.schedule()

    def schedule(self) -> None:
        """Set the timer for the next action."""
        self.stop()
        table = self.table
        timers = [*self._storage_timers(), *self._break_timers()]
        if table.hub.runs_timers(table.id):
            timers += self._presence_timers()
            timers += [] if table.state.facts.is_slow else self._timers()
        if table.drives and table.state.facts.is_slow:
            timers += self._slow_timers()
        if timers:
            timer = min(timers, key=lambda timer: timer.at)
            wait = max(timer.at - self._now(), RETRY_S if table.storage_problem else 0.0)
            self._handle = table.hub.time.later(wait, lambda: self._run(timer))

    def stop(self) -> None:
        """Cancel the timer."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _run(self, timer: Timer) -> None:
        self._handle = None
        timer.do()

    @property
    def is_waiting(self) -> bool:
        """Whether something is about to happen: a timer is set, or a bot thinks."""
        return self._handle is not None or bool(self._thinking)

    def _timers(self) -> list[Timer]:
        timers: list[Timer] = []
        state = self.table.state
        if not state.facts.is_playing or self.table.round_break.is_open:
            return timers
        is_held, is_window, people = timing.is_held(state), state.played.is_window, state.facts.people
        for seat in state.facts.asked_seqs:
            if seat not in people:
                timers += self._bot_timers(seat, timing.window_ms(state) if is_window else timing.bot_ms(state, seat))
            elif is_held:
                open_ms = timing.window_ms(state) if self._is_window_needed(seat) else 0
                closes = self.table.timing.asked_at(seat) + open_ms / 1000
                timers.append(Timer(closes, lambda seat=seat: self._close_window(seat)))  # type: ignore[misc]
            else:
                timers += self._clock_timers(seat)
        return timers

    def _slow_timers(self) -> list[Timer]:
        """Bots move and standing orders answer at once; after a deadline a bot makes the move.

        Deadlines have no timer: processes claim tables that are due.
        """
        state, timers = self.table.state, list[Timer]()
        if not state.facts.is_playing:
            return timers
        is_window, people = state.played.is_window, state.facts.people
        for seat in state.facts.asked_seqs:
            if seat not in people:
                timers += self._bot_timers(seat, timing.bot_ms(state, seat), "window" if is_window else "bot")
            elif is_window:
                timers.append(Timer(AT_ONCE, lambda seat=seat: self._close_window(seat)))  # type: ignore[misc]
            elif self._is_overdue(seat):
                timers += self._clock_move(seat)
        return timers

    def _is_overdue(self, seat: int) -> bool:
        deadline = self.table.deadlines.get(seat)
        return deadline is not None and deadline.at is not None and deadline.at <= self.table.hub.time.now()

    # Presence.

    def _note_gone(self) -> None:
        """Note when each guest of the table went away."""
        table, facts = self.table, self.table.state.facts
        asking = [facts.seat_request.guest] if facts.seat_request else []
        guests = {*facts.guests, facts.host, *asking}
        gone = [guest for guest in guests if not table.hub.presence.is_here(table.id, guest)]
        now = self._now()
        self._gone_since = {guest: self._gone_since.get(guest, now) for guest in gone}

    def _presence_timers(self) -> list[Timer]:
        """Bots stand in for absent people and give way to those who are back; an absent host is replaced.

        A guest who asked for a seat and is gone no longer wants it.
        """
        facts = self.table.state.facts
        if facts.is_slow:
            return []  # there absence is usual
        if not self._gone_since and not any(chair.stand_in for chair in facts.chairs):
            return []
        grace_s = facts.settings.grace_ms / 1000
        timers: list[Timer] = []
        for seat, chair in enumerate(facts.chairs, 1):
            since = self._gone_since.get(chair.guest)
            if chair.stand_in == "gone" and since is None:
                timers.append(Timer(AT_ONCE, lambda seat=seat: self._write(Back(seat))))  # type: ignore[misc]
            elif chair.kind == "person" and not chair.stand_in and since is not None and facts.is_playing:
                timers.append(Timer(since + grace_s, lambda seat=seat: self._write(StoodIn(seat))))  # type: ignore[misc]
        heirs = [facts.chair(seat).guest for seat in facts.people if facts.chair(seat).guest not in self._gone_since]
        if facts.host in self._gone_since and heirs:
            timers.append(Timer(self._gone_since[facts.host] + grace_s, lambda: self._write(Hosted(heirs[0]))))
        asking = facts.seat_request
        if asking is not None and asking.guest in self._gone_since:
            timers.append(Timer(self._gone_since[asking.guest] + grace_s, lambda: self._write(SeatWithdrawn())))
        return timers

    def _write(self, entry: AnyEntry) -> None:
        """Write an entry, unless something else has happened since it was due."""
        seq = self.table.state.facts.seq
        self.table.enqueue(lambda: self.table.write(entry) if self.table.state.facts.seq == seq else None)

    # Windows, bots and clocks.

    def _is_window_needed(self, seat: int) -> bool:
        """Whether the time of a window must pass: others look on, or the seat still has something to decide."""
        if not self.table.onlookers.are_none:
            return True
        state = self.table.state
        if seat in self._answers or standing_orders.answer(state, seat) != standing_orders.DECLINE:
            return False
        orders = state.facts.orders.get(seat, {})
        reactions = [move for move in state.played.moves(seat) if move != standing_orders.DECLINE]
        return any(orders.get(move, "ask") == "ask" for move in reactions)

    def _close_window(self, seat: int) -> None:
        """The window closes for this seat: play its answer, its standing order, or a pass."""
        kept = self._answers.get(seat)
        if kept is not None:
            self.table.move_for(seat, kept.move, "person", kept.id)
            return
        self.table.move_for(seat, standing_orders.answer(self.table.state, seat), "window")

    def _bot_timers(self, seat: int, after_ms: int, by: By = "bot") -> list[Timer]:
        """A bot moves at its pace. While it still thinks there is no timer: `_chose` schedules again."""
        move = self._bot_move(seat)
        if move is None:
            return []
        least_ms = 0 if self.table.state.facts.people else self.table.hub.unattended_pace_ms
        at = self.table.timing.asked_at(seat) + max(after_ms, least_ms) / 1000
        return [Timer(at, lambda: self.table.move_for(seat, move, by))]

    def _clock_timers(self, seat: int) -> list[Timer]:
        left = self.table.timing.left_ms(self.table.state, seat)
        if left is None:
            return []
        if left > 0:
            return [Timer(self._now() + left / 1000, self.schedule)]
        return self._clock_move(seat)

    def _clock_move(self, seat: int) -> list[Timer]:
        """A bot makes the move of a seat whose time is up."""
        move = self._bot_move(seat)
        return [] if move is None else [Timer(self._now(), lambda: self.table.move_for(seat, move, "clock"))]

    def _storage_timers(self) -> list[Timer]:
        """While the storage has a problem, probe it periodically."""
        return (
            [Timer(self._now(), lambda: self.table.hub.probe_storage(self.table))] if self.table.storage_problem else []
        )

    def _break_timers(self) -> list[Timer]:
        """The break between two rounds ends in time, in every process."""
        waiting = self.table.round_break
        return [Timer(waiting.ends_at, self.table.check_break)] if waiting.is_open else []

    def _bot_move(self, seat: int) -> str | None:
        """The move that a bot chose for this seat; None while it thinks, which begins with the first call."""
        facts, match = self.table.state.facts, self.table.state.played
        key = (seat, facts.asked_seqs[seat])
        if key in self._bot_moves:
            return self._bot_moves[key]
        if key not in self._thinking:
            self._thinking.add(key)
            chair = facts.chair(seat)
            level = chair.level if chair.kind == "bot" else STAND_IN_LEVEL
            seed = hashlib.sha256(f"{facts.dealt.secret}/{seat}/{key[1]}".encode()).digest()
            view = match.view(seat)
            thinkers, number = self.table.hub.thinkers, int.from_bytes(seed[:6], "big")
            thinkers.think(self.table.source, view, level, number, lambda move: self._chose(key, move))
        return None

    def _chose(self, key: tuple[int, int], move: str) -> None:
        self._thinking.discard(key)
        if self.table.state.facts.asked_seqs.get(key[0]) == key[1]:
            self._bot_moves[key] = move
            self.schedule()

    def _now(self) -> float:
        return self.table.hub.time.monotonic()
