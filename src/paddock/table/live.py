"""LiveTable: one table in memory. It appends one entry at a time and shows only what is durable."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from paddock.core.refusal import Refusal
from paddock.table import deadlines, frames, permissions, timing
from paddock.table.advising import Advising
from paddock.table.denied import Denied
from paddock.table.entries import Moved, Ordered, Said
from paddock.table.fair_queue import Source
from paddock.table.lobby import card_of, changes_card
from paddock.table.messages import (
    Answer,
    Done,
    Hint,
    Noted,
    Play,
    Ready,
    Refused,
    Stale,
    Talk,
    encode,
    outcome_of,
)
from paddock.table.onlookers import Onlookers
from paddock.table.person import is_same
from paddock.table.requests import decide
from paddock.table.round_break import RoundBreak
from paddock.table.rows import joined, to_row
from paddock.table.standing_orders import DECLINE
from paddock.table.store.base import AppendResult
from paddock.table.timers import TableTimers

if TYPE_CHECKING:
    from collections.abc import Callable
    from collections.abc import Set as AbstractSet

    from paddock.core.step import JudgedMove
    from paddock.table.deadlines import Deadlines
    from paddock.table.entries import AnyEntry, By
    from paddock.table.hub import Hub
    from paddock.table.messages import Outcome, Room, Time
    from paddock.table.person import Who
    from paddock.table.requests import Request, TableMessage
    from paddock.table.state import State
    from paddock.table.store.base import Row

    Work = Callable[[], None]
    Refuse = Callable[[Denied], None]

MAX_QUEUED: Final = 16  # requests that wait for the entry being written


class Listener(Protocol):
    """A connected device. Sending must not block."""

    @property
    def guest(self) -> Who:
        """The person, or the id of a visitor."""

    @property
    def name(self) -> str:
        """The name of its guest; empty for a visitor."""

    @property
    def hidden(self) -> frozenset[str]:
        """The guests whose chat it is not shown."""

    def send(self, *messages: bytes) -> None:
        """Send messages."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Subscription:
    """What a listener is shown: the views of its guest's seats, or that of a spectator."""

    def __init__(self, *, is_watching: bool) -> None:
        self.is_watching: Final = is_watching
        self.viewers: list[frames.Viewer] = [None]

    def set_seats(self, seats: list[int]) -> bool:
        """Show these seats; whether that is a change."""
        before = self.viewers
        self.viewers = [None] if self.is_watching or not seats else [*seats]
        return self.viewers != before


class Pending:
    """An entry that is being written, the state after it, and the frames built meanwhile.

    `mover` is the device that sent the move: it gets its answer with its frames, in one write.
    """

    def __init__(
        self, entry: AnyEntry, after: State, then: Callable[[AppendResult], None], mover: Listener | None
    ) -> None:
        self.entry: Final = entry
        self.after: Final = after
        self.then: Final = then
        self.mover: Final = mover
        self.frames: dict[frames.Viewer, bytes] = {}
        self.deadlines: Deadlines = {}


class Job(NamedTuple):
    """Work that may raise Denied, which goes to `refuse`; the log has been read since it was first denied, or not."""

    work: Work
    refuse: Refuse | None
    has_caught_up: bool = False


class LiveTable:
    """A single writer: at most one entry is being written, requests wait for it. `state` is always durable."""

    def __init__(self, table_id: str, state: State, hub: Hub, due: Deadlines | None = None) -> None:
        self.id: Final = table_id
        self.hub: Final = hub
        self.state = state
        self.deadlines: Deadlines = due or {}  # of a slow table
        self.drives = False  # whether this process makes the moves of a slow table: it wrote last, or has claimed it
        self.listeners: dict[Listener, Subscription] = {}
        self.storage_problem = ""
        self.timing: Final = timing.Timing(hub.time, state.facts)
        self.round_break: Final = RoundBreak(self)
        self.onlookers: Final = Onlookers(self)
        self.timers: Final = TableTimers(self)
        self.advising: Final = Advising(self)
        self._queue: deque[Job] = deque()
        self._pending: Pending | None = None
        self._is_behind = False

    # Listeners.

    def attach(self, listener: Listener, *, since: int | None = None, is_watching: bool = False) -> None:
        """Add a listener and show it what it missed since that seq."""
        subscription = Subscription(is_watching=is_watching)
        self.listeners[listener] = subscription
        self._update_seats(listener)
        new = (line for line in self.state.facts.lines if since is None or line.seq > since)
        lines = [line for line in new if line.guest not in listener.hidden]
        talk = [encode(Talk(lines))] if lines else []
        viewers = subscription.viewers if self.state.match is not None else []
        views = [frames.catch_up(self.state, self._time(self.state), viewer, since) for viewer in viewers]
        listener.send(self._room_message(listener), *talk, *views)
        self.presence_changed(informed=listener)

    def detach(self, listener: Listener) -> None:
        """Remove a listener."""
        if self.listeners.pop(listener, None) is not None:
            self.presence_changed()

    def presence_changed(self, informed: Listener | None = None) -> None:
        """Someone connected or disconnected, here or in another process; `informed` has received the room already."""
        self._update_break()
        self.timers.presence_changed()
        for listener in [other for other in self.listeners if other is not informed]:
            self._send_room(listener)

    def _update_seats(self, listener: Listener) -> bool:
        """Show the listener the seats that its guest holds now; whether that changed."""
        return self.listeners[listener].set_seats(self.state.facts.seats_of(listener.guest))

    @property
    def viewers(self) -> set[frames.Viewer]:
        """All viewers for whom frames are needed."""
        return {viewer for subscription in self.listeners.values() for viewer in subscription.viewers}

    @property
    def source(self) -> Source:
        """The origin of this table's jobs for workers; low priority while nobody plays here."""
        return Source(self.hub.owner_of(self), self.id, can_wait=not self.state.facts.people)

    # Requests.

    def receive(self, listener: Listener, message: TableMessage) -> None:
        """Handle a message of a listener. It is answered exactly once, some messages later."""
        if isinstance(message, Play):
            self._receive_play(listener, message)
        elif isinstance(message, Hint):
            self.advising.ask(listener, message)
        elif isinstance(message, Ready):
            self._receive_ready(listener, message)
        else:
            self._receive_request(listener, message)

    def answer(self, listener: Listener, message_id: str, outcome: Outcome, *before: bytes) -> None:
        """Answer a message, in one write with what the listener must see before."""
        listener.send(*before, encode(Answer(message_id, self.state.facts.seq, outcome)))

    def enqueue(self, work: Work, refuse: Refuse | None = None) -> None:
        """Run this as soon as no entry is being written; Denied goes to `refuse`."""
        if self._pending is None and not self._is_behind:
            self._run(Job(work, refuse))
        elif len(self._queue) < MAX_QUEUED:
            self._queue.append(Job(work, refuse))
        elif refuse is not None:
            refuse(Denied("busy"))

    def _run(self, job: Job) -> None:
        """Do it. If it is denied and another process may have written since, read the log and try once more."""
        try:
            job.work()
        except Denied as denied:
            if job.refuse is None:
                return
            if self.hub.store.is_shared and not job.has_caught_up:
                self._is_behind = True
                self._queue.appendleft(job._replace(has_caught_up=True))
                self.hub.catch_up(self)
            else:
                job.refuse(denied)

    def submit(self, decide: Callable[[State], AnyEntry | None], answer: Callable[[Denied | None], None]) -> None:
        """Write the entry that `decide` makes of the state, if any; `answer` is called when it is durable."""

        def work() -> None:
            entry = decide(self.state)
            if entry is None:
                answer(None)
            else:
                permissions.check_log_quota(self.state.facts, entry)
                self.write(entry, settle)

        def settle(result: AppendResult) -> None:
            if result is AppendResult.CONFLICT:
                self.enqueue(work, answer)  # another process was first: decide again with what it wrote
            else:
                answer(None if result is AppendResult.COMMITTED else Denied("storage"))

        self.enqueue(work, answer)

    async def act(self, decide: Callable[[State], AnyEntry | None]) -> State:
        """Write an entry, if there is one, and wait: the state after it, or Denied."""
        done: asyncio.Future[State] = asyncio.get_running_loop().create_future()

        def answer(denied: Denied | None) -> None:
            if done.done():
                return
            if denied is None:
                done.set_result(self.state)
            else:
                done.set_exception(denied)

        self.submit(decide, answer)
        return await done

    def _receive_request(self, listener: Listener, message: Request) -> None:
        def answer(denied: Denied | None) -> None:
            self.answer(listener, message.id, Done() if denied is None else outcome_of(denied))

        self.submit(lambda state: decide(state, listener.guest, listener.name, message), answer)

    # Breaks between rounds.

    def _receive_ready(self, listener: Listener, ready: Ready) -> None:
        try:
            permissions.check(self.state.facts, "ready", listener.guest, ready.seat)
        except Denied as denied:
            self.answer(listener, ready.id, outcome_of(denied))
            return
        seq = min(ready.seq, self.state.facts.seq)
        self.hub.presence.tell_ready(self.id, ready.seat, seq)
        self.seat_ready(ready.seat, seq)
        self.answer(listener, ready.id, Done())

    def seat_ready(self, seat: int, seq: int) -> None:
        """A seat, here or in another process, need not be waited for in the break after this seq."""
        self.round_break.ready(seat, seq)
        self.check_break()

    def check_break(self) -> None:
        """Tell everybody for whom the table still waits, or go on."""
        if self.round_break.is_open:
            self._update_break()
            self._send_rooms()
            self.timers.schedule()

    def _update_break(self) -> None:
        """End the break if it is over; the clocks run then."""
        self.round_break.close_if_over()
        if self.timing.is_break != self.round_break.is_open:
            self.timing.is_break = self.round_break.is_open
            self.timing.follow(self.state.facts)

    # Moves.

    def _receive_play(self, listener: Listener, play: Play) -> None:
        self.enqueue(lambda: self._play(listener, play), self._denier(listener, play.id))

    def _denier(self, listener: Listener, message_id: str) -> Refuse:
        """A function that answers a message with a Denied."""
        return lambda denied: self.answer(listener, message_id, outcome_of(denied))

    def _play(self, listener: Listener, play: Play) -> None:
        facts = self.state.facts
        permissions.check_role(facts, "play", listener.guest, play.seat)
        if play.id in facts.made.get(play.seat, ()):
            self.answer(listener, play.id, Done())
            return
        permissions.check_phase(facts, "play")
        if play.seq < facts.asked_seqs.get(play.seat, 0) or play.seq < facts.fresh_seq or play.seq > facts.seq:
            self.answer(listener, play.id, Stale(), self._whole([play.seat])[play.seat])
            return
        judged = self.state.played.judge(play.move, play.seat)
        if facts.is_slow and self.state.played.is_window:
            raise Denied("stale")  # standing orders alone answer there
        if isinstance(judged, Refusal):
            self.answer(listener, play.id, Refused(play.move, judged.rule, judged.facts))
        elif timing.is_held(self.state) and not self.onlookers.are_none:
            self.timers.keep_answer(play.seat, play.move, play.id)
            self.answer(listener, play.id, Noted())
        else:
            entry = self._moved(play.seat, play.move, play.id, "person")
            self.write(entry, lambda result: self._played(listener, play, result), judged, listener)

    def _played(self, listener: Listener, play: Play, result: AppendResult) -> None:
        if result is AppendResult.CONFLICT:
            self._receive_play(listener, play)
        elif result is AppendResult.UNAVAILABLE:
            self.answer(listener, play.id, outcome_of(Denied("storage")))
        elif listener not in self.listeners:
            self.answer(listener, play.id, Done())  # it has left and got no frame

    def move_for(self, seat: int, move: str, by: By, message_id: str = "") -> None:
        """The move of a bot, of an expired clock, or of a window that closed; another one if it is illegal.

        A wrong bot, or an answer that another one has overtaken, must not block the table.
        """
        asked = self.state.facts.asked_seqs.get(seat)

        def work() -> None:
            facts, match = self.state.facts, self.state.match
            if match is None or not facts.is_playing or facts.asked_seqs.get(seat) != asked:
                return
            judged = match.judge(move, seat)
            if not isinstance(judged, Refusal):
                self.write(self._moved(seat, move, message_id, by), judged=judged)
            else:
                legal = match.moves(seat)
                self.write(self._moved(seat, DECLINE if DECLINE in legal else legal[0], "", by))

        self.enqueue(work)

    def _moved(self, seat: int, move: str, message_id: str, by: By) -> Moved:
        entry = Moved(seat, move, message_id, by, self.timing.spent_ms(self.state, seat))
        permissions.check_log_quota(self.state.facts, entry)
        return entry

    # Writing.

    def write(
        self,
        entry: AnyEntry,
        then: Callable[[AppendResult], None] = lambda _: None,
        judged: JudgedMove | None = None,
        mover: Listener | None = None,
    ) -> None:
        """Append an entry; `judged` is its move, if it was judged in this state. Frames are built meanwhile."""
        after = self.state.after(entry, judged)
        pending = self._pending = Pending(entry, after, then, mover)
        row, also = to_row(self.id, after.facts, self.hub.time.now(), entry)
        card = card_of(self.id, after.facts, row.at) if changes_card(entry, after.facts) else None
        also += self.hub.further_statements(row, self.state, after)
        changed = pending.deadlines = deadlines.after(self.deadlines, self.state, after, row.at)
        also += deadlines.statements(self.id, self.deadlines, changed)
        self.hub.store.append(row, self._settled, card, also)
        if isinstance(entry, Moved):
            pending.frames = frames.of_move(after, self.timing.time(after, changed), self.viewers)

    def _settled(self, result: AppendResult) -> None:
        pending, self._pending = self._pending, None
        if pending is None:
            return
        if result is AppendResult.COMMITTED:
            self._set_storage_problem("")
            self.deadlines, self.drives = pending.deadlines, True
            self._advance(pending.after, pending.entry, pending.frames, pending.mover)
        elif result is AppendResult.CONFLICT:
            self._is_behind = True
            self.hub.catch_up(self)
        else:
            self._set_storage_problem("storage")
        pending.then(result)
        self._run_queue()

    def storage_recovered(self) -> None:
        """The storage accepts entries again."""
        self._set_storage_problem("")
        self.timers.schedule()

    def _set_storage_problem(self, problem: str) -> None:
        if self.storage_problem != problem:
            self.storage_problem = problem
            self._send_rooms()

    def _run_queue(self) -> None:
        while self._queue and self._pending is None and not self._is_behind:
            self._run(self._queue.popleft())
        if self._pending is None and not self._is_behind:
            self.timers.schedule()

    def follow(self, rows: list[Row]) -> None:
        """Apply entries that another process wrote."""
        for row in rows:
            if row.seq == self.state.facts.place + 1 and self._pending is None:
                entry = joined(row)
                after = self.state.after(entry)
                self.deadlines, self.drives = deadlines.after(self.deadlines, self.state, after, row.at), False
                self._advance(after, entry, {})
        self._is_behind = False
        self._run_queue()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being written or read."""
        return self._pending is None and not self._is_behind and not self._queue

    @property
    def is_idle(self) -> bool:
        """Whether it is settled and has no listeners, and no bot of a slow table is about to move."""
        return self.is_settled and not self.listeners and not (self.state.facts.is_slow and self.timers.is_waiting)

    def drive(self) -> None:
        """Make the moves of a slow table that are due: this process has claimed them."""
        self.drives = True
        self.timers.schedule()

    def _time(self, state: State) -> Time:
        return self.timing.time(state, self.deadlines)

    # Publishing.

    def _advance(
        self, state: State, entry: AnyEntry, ready: dict[frames.Viewer, bytes], mover: Listener | None = None
    ) -> None:
        """Make this the current state, and show it; `ready` are the frames built so far."""
        before = self.state
        self.state = state
        if self.round_break.follow(before, entry):
            self.timing.is_break = self.round_break.is_open
            self._send_rooms()
        self.timing.follow(state.facts)
        if isinstance(entry, Moved):
            self._send_move(entry, ready, mover)
        elif not isinstance(entry, Ordered) and state.facts.fresh_seq == state.facts.seq:
            self._send_whole()
        if isinstance(entry, Said) and entry.text:
            line = state.facts.lines[-1]
            data = encode(Talk([line]))
            for listener in [one for one in self.listeners if line.guest not in one.hidden]:
                listener.send(data)
        if state.facts.chairs != before.facts.chairs:
            self._update_all_seats()
        if isinstance(entry, Ordered):
            self._send_rooms_to(state.facts.chair(entry.seat).guest)
        elif not isinstance(entry, Moved | Said) or state.facts.status != before.facts.status:
            self._send_rooms()
        self.hub.wrote(self, entry)
        self.timers.entry_written(entry)

    def _send_move(self, entry: Moved, ready: dict[frames.Viewer, bytes], mover: Listener | None) -> None:
        missing = self.viewers - ready.keys()  # who joined while the entry was written
        if missing:
            ready.update(frames.of_move(self.state, self._time(self.state), missing))
        for listener, subscription in list(self.listeners.items()):
            shown = [ready[viewer] for viewer in subscription.viewers]
            if listener is mover:
                self.answer(listener, entry.id, Done(), *shown)
            else:
                listener.send(*shown)

    def _send_whole(self) -> None:
        """Show everybody the current view."""
        ready = self._whole(self.viewers)
        for listener, subscription in list(self.listeners.items()):
            listener.send(*(ready[viewer] for viewer in subscription.viewers))

    def _whole(self, viewers: AbstractSet[frames.Viewer] | list[int]) -> dict[frames.Viewer, bytes]:
        return frames.whole(self.state, self._time(self.state), viewers)

    def _update_all_seats(self) -> None:
        for listener in list(self.listeners):
            if self._update_seats(listener) and self.state.match is not None:
                for viewer in self.listeners[listener].viewers:
                    listener.send(frames.whole(self.state, self._time(self.state), [viewer])[viewer])

    def room(self, guest: Who, *, is_watching: bool = False) -> Room:
        """The table apart from the game, for this guest."""
        here = self.hub.presence.guests(self.id)
        problem = self.storage_problem
        return frames.room(
            self.id,
            self.state.facts,
            here,
            guest,
            is_watching=is_watching,
            storage_problem=problem,
            round_break=self.round_break.message,
        )

    def _send_rooms(self) -> None:
        for listener in list(self.listeners):
            self._send_room(listener)

    def _send_rooms_to(self, guest: str) -> None:
        """Send the room to the devices of one guest, except shared screens."""
        for listener, subscription in list(self.listeners.items()):
            if is_same(listener.guest, guest) and not subscription.is_watching:
                self._send_room(listener)

    def _send_room(self, listener: Listener) -> None:
        listener.send(self._room_message(listener))

    def _room_message(self, listener: Listener) -> bytes:
        return encode(self.room(listener.guest, is_watching=self.listeners[listener].is_watching))
