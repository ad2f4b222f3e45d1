"""LiveTable: one table in memory. It appends one entry at a time and shows only what is durable."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from paddock.core.refusal import Refusal
from paddock.table import commands, frames, timing
from paddock.table.advising import Advising
from paddock.table.denied import Denied
from paddock.table.entries import Moved, Ordered, Said, Undone, decode_entry, encode_entry
from paddock.table.lobby import card_of, changes_card
from paddock.table.messages import (
    Ask,
    Done,
    Hint,
    Noted,
    Play,
    Reason,
    Reasons,
    Refused,
    Stale,
    Talk,
    Trouble,
    encode,
)
from paddock.table.requests import decide
from paddock.table.store.base import AppendResult, Row
from paddock.table.timers import DECLINE, TableTimers

if TYPE_CHECKING:
    from collections.abc import Callable
    from collections.abc import Set as AbstractSet

    from paddock.core.step import JudgedMove
    from paddock.table.entries import AnyEntry, By
    from paddock.table.hub import Hub
    from paddock.table.messages import Room
    from paddock.table.requests import Request, TableMessage
    from paddock.table.state import State

    Work = Callable[[], None]
    Refuse = Callable[[Denied], None]

MAX_QUEUED: Final = 16  # requests that wait for the entry being written


class Listener(Protocol):
    """A connected device. Sending must not block."""

    @property
    def guest(self) -> str:
        """The id of its guest or visitor."""

    @property
    def name(self) -> str:
        """The name of its guest; empty for a visitor."""

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
    """An entry that is being written, the state after it, and the frames built meanwhile."""

    def __init__(self, entry: AnyEntry, after: State, then: Callable[[AppendResult], None]) -> None:
        self.entry: Final = entry
        self.after: Final = after
        self.then: Final = then
        self.frames: dict[frames.Viewer, bytes] = {}


def run(work: Work, refuse: Refuse | None) -> None:
    """Do it; Denied goes to `refuse`."""
    try:
        work()
    except Denied as denied:
        if refuse is not None:
            refuse(denied)


class LiveTable:
    """A single writer: at most one entry is being written, requests wait for it. `state` is always durable."""

    def __init__(self, table_id: str, state: State, hub: Hub) -> None:
        self.id: Final = table_id
        self.hub: Final = hub
        self.state = state
        self.listeners: dict[Listener, Subscription] = {}
        self.storage_problem = ""
        self.timing: Final = timing.Timing(hub.time, state.facts)
        self.timers: Final = TableTimers(self)
        self.advising: Final = Advising(self)
        self._queue: deque[tuple[Work, Refuse | None]] = deque()
        self._pending: Pending | None = None
        self._is_behind = False

    # Listeners.

    def attach(self, listener: Listener, *, since: int | None = None, is_watching: bool = False) -> None:
        """Add a listener and show it what it missed since that seq."""
        subscription = Subscription(is_watching=is_watching)
        self.listeners[listener] = subscription
        self._update_seats(listener)
        lines = [line for line in self.state.facts.lines if since is None or line.seq > since]
        talk = [encode(Talk(lines))] if lines else []
        viewers = subscription.viewers if self.state.match is not None else []
        views = [frames.catch_up(self.state, self.timing.time(self.state), viewer, since) for viewer in viewers]
        listener.send(self._room_message(listener), *talk, *views)
        self.presence_changed(informed=listener)

    def detach(self, listener: Listener) -> None:
        """Remove a listener."""
        if self.listeners.pop(listener, None) is not None:
            self.presence_changed()

    def presence_changed(self, informed: Listener | None = None) -> None:
        """Someone came or went, here or in another process; `informed` has been sent the room already."""
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

    # Requests.

    def receive(self, listener: Listener, message: TableMessage) -> None:
        """Handle a message of a listener. The answer, good or bad, is sent to it, some of them later."""
        if isinstance(message, Play):
            self._receive_play(listener, message)
        elif isinstance(message, Ask):
            self._explain(listener, message)
        elif isinstance(message, Hint):
            self.advising.ask(listener, message)
        else:
            self._receive_request(listener, message)

    def enqueue(self, work: Work, refuse: Refuse | None = None) -> None:
        """Do this as soon as no entry is being written; Denied goes to `refuse`."""
        if self._pending is None and not self._is_behind:
            run(work, refuse)
        elif len(self._queue) < MAX_QUEUED:
            self._queue.append((work, refuse))
        elif refuse is not None:
            refuse(Denied("busy"))

    def submit(self, decide: Callable[[State], AnyEntry | None], answer: Callable[[Denied | None], None]) -> None:
        """Write the entry that `decide` makes of the state, if any; `answer` is called when it is durable."""

        def work() -> None:
            entry = decide(self.state)
            if entry is None:
                answer(None)
            else:
                commands.check_log_size(self.state, entry)
                self.write(entry, settle)

        def settle(result: AppendResult) -> None:
            if result is AppendResult.CONFLICT:
                self.enqueue(work, answer)  # another process was first: decide again with what it wrote
            else:
                answer(None if result is AppendResult.COMMITTED else Denied("storage"))

        self.enqueue(work, answer)

    async def act(self, decide: Callable[[State], AnyEntry]) -> State:
        """Write an entry and wait: the state after it, or Denied."""
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
            if denied is None:
                listener.send(encode(Done(message.id, self.state.facts.seq)))
            else:
                listener.send(encode(Trouble(denied.code, message.id, denied.facts)))

        self.submit(lambda state: decide(state, listener.guest, listener.name, message), answer)

    def _explain(self, listener: Listener, ask: Ask) -> None:
        """Why moves are not possible. It reads durable state only, so it need not wait."""
        match = self.state.match
        if ask.seat not in self.state.facts.seats_of(listener.guest):
            listener.send(encode(Trouble("not-your-seat", ask.id, {"seat": ask.seat})))
        elif match is None:
            listener.send(encode(Trouble("not-running", ask.id)))
        else:
            wished = ask.moves or []
            asked = [(move, match.parts_of(move), match.refusal(move, ask.seat)) for move in wished]
            found = match.reasons(ask.seat) if ask.moves is None else asked
            reasons = [_reason(move, parts, refusal) for move, parts, refusal in found]
            listener.send(encode(Reasons(ask.id, self.state.facts.seq, ask.seat, reasons)))

    # Moves.

    def _receive_play(self, listener: Listener, play: Play) -> None:
        def refuse(denied: Denied) -> None:
            listener.send(encode(Trouble(denied.code, play.id, denied.facts)))

        self.enqueue(lambda: self._play(listener, play), refuse)

    def _play(self, listener: Listener, play: Play) -> None:
        facts, match = self.state.facts, self.state.match
        if play.seat not in facts.seats_of(listener.guest):
            raise Denied("not-your-seat", seat=play.seat)
        if play.id in facts.made.get(play.seat, ()):
            listener.send(encode(Done(play.id, facts.seq)))
            return
        if match is None or facts.status != "running":
            raise Denied("not-running")
        if facts.is_paused:
            raise Denied("is-paused")
        if play.seq < facts.asked_seqs.get(play.seat, 0) or play.seq < facts.fresh_seq or play.seq > facts.seq:
            listener.send(encode(Stale(play.id, facts.seq)))
            listener.send(self._whole([play.seat])[play.seat])
            return
        judged = match.judge(play.move, play.seat)
        if isinstance(judged, Refusal):
            listener.send(encode(Refused(play.id, play.move, judged.rule, judged.facts)))
        elif timing.is_held(self.state):
            self.timers.keep_answer(play.seat, play.move, play.id)
            listener.send(encode(Noted(play.id)))
        else:
            entry = self._moved(play.seat, play.move, play.id, "person")
            self.write(entry, lambda result: self._played(listener, play, result), judged)

    def _played(self, listener: Listener, play: Play, result: AppendResult) -> None:
        if result is AppendResult.CONFLICT:
            self._receive_play(listener, play)
        elif result is AppendResult.UNAVAILABLE:
            listener.send(encode(Trouble("storage", play.id)))
        elif listener in self.listeners and play.seat not in self.listeners[listener].viewers:
            listener.send(encode(Done(play.id, self.state.facts.seq)))  # a spectator's frame carries no ack

    def move_for(self, seat: int, move: str, by: By, message_id: str = "") -> None:
        """The move of a bot, of a clock that ran out, or of a window that closed; another one if it is illegal.

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
        commands.check_log_size(self.state, entry)
        return entry

    # Writing.

    def write(
        self, entry: AnyEntry, then: Callable[[AppendResult], None] = lambda _: None, judged: JudgedMove | None = None
    ) -> None:
        """Append an entry; `judged` is its move, if it was judged in this state. Frames are built meanwhile."""
        after = self.state.after(entry, judged)
        pending = self._pending = Pending(entry, after, then)
        row = Row(self.id, after.facts.place, self.hub.time.now(), encode_entry(entry))
        card = card_of(self.id, after.facts, row.at) if changes_card(entry, after.facts) else None
        self.hub.store.append(row, self._settled, card)
        if isinstance(entry, Moved):
            pending.frames = frames.of_move(after, self.timing.time(after), entry, self.viewers)

    def _settled(self, result: AppendResult) -> None:
        pending, self._pending = self._pending, None
        if pending is None:
            return
        if result is AppendResult.COMMITTED:
            self._set_storage_problem("")
            self._advance(pending.after, pending.entry, pending.frames)
        elif result is AppendResult.CONFLICT:
            self._is_behind = True
            self.hub.catch_up(self)
        else:
            self._set_storage_problem("storage")
        pending.then(result)
        self._run_queue()

    def storage_recovered(self) -> None:
        """The storage takes entries again."""
        self._set_storage_problem("")
        self.timers.schedule()

    def _set_storage_problem(self, problem: str) -> None:
        if self.storage_problem != problem:
            self.storage_problem = problem
            self._send_rooms()

    def _run_queue(self) -> None:
        while self._queue and self._pending is None and not self._is_behind:
            run(*self._queue.popleft())
        if self._pending is None and not self._is_behind:
            self.timers.schedule()

    def follow(self, rows: list[Row]) -> None:
        """Apply entries that another process wrote."""
        for row in rows:
            if row.seq == self.state.facts.place + 1 and self._pending is None:
                entry = decode_entry(row.body)
                self._advance(self.state.after(entry), entry, {})
        self._is_behind = False
        self._run_queue()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being written or read."""
        return self._pending is None and not self._is_behind and not self._queue

    @property
    def is_idle(self) -> bool:
        """Whether it is settled and has no listeners."""
        return self.is_settled and not self.listeners

    # Publishing.

    def _advance(self, state: State, entry: AnyEntry, ready: dict[frames.Viewer, bytes]) -> None:
        """Make this the current state, and show it; `ready` are the frames built so far."""
        before = self.state
        self.state = state
        self.timing.follow(state.facts)
        if isinstance(entry, Moved):
            self._send_move(entry, ready)
        elif not isinstance(entry, Ordered) and state.facts.fresh_seq == state.facts.seq:
            self._send_whole(entry if isinstance(entry, Undone) else None)
        if isinstance(entry, Said):
            data = encode(Talk([state.facts.lines[-1]]))
            for listener in list(self.listeners):
                listener.send(data)
        if state.facts.chairs != before.facts.chairs:
            self._update_all_seats()
        if isinstance(entry, Ordered):
            self._send_rooms_to(state.facts.chair(entry.seat).guest)
        elif not isinstance(entry, Moved | Said) or state.facts.status != before.facts.status:
            self._send_rooms()
        self.hub.wrote(self, entry)
        self.timers.entry_written(entry)

    def _send_move(self, entry: Moved, ready: dict[frames.Viewer, bytes]) -> None:
        for listener, subscription in list(self.listeners.items()):
            for viewer in subscription.viewers:
                if viewer not in ready:
                    missing = self.viewers - ready.keys()
                    ready.update(frames.of_move(self.state, self.timing.time(self.state), entry, missing))
                listener.send(ready[viewer])

    def _send_whole(self, undone: Undone | None) -> None:
        """Show everybody the current view; whoever took a move back gets the acknowledgement with it."""
        ready = self._whole(self.viewers, undone)
        for listener, subscription in list(self.listeners.items()):
            for viewer in subscription.viewers:
                listener.send(ready[viewer])

    def _whole(
        self, viewers: AbstractSet[frames.Viewer] | list[int], undone: Undone | None = None
    ) -> dict[frames.Viewer, bytes]:
        acks: dict[frames.Viewer, str | None] = {} if undone is None else {undone.seat: undone.id}
        return frames.whole(self.state, self.timing.time(self.state), viewers, acks)

    def _update_all_seats(self) -> None:
        for listener in list(self.listeners):
            if self._update_seats(listener) and self.state.match is not None:
                for viewer in self.listeners[listener].viewers:
                    listener.send(frames.whole(self.state, self.timing.time(self.state), [viewer])[viewer])

    def room(self, guest: str, *, is_watching: bool = False) -> Room:
        """The table apart from the game, for this guest."""
        here = self.hub.presence.guests(self.id)
        problem = self.storage_problem
        return frames.room(self.id, self.state.facts, here, guest, is_watching=is_watching, storage_problem=problem)

    def _send_rooms(self) -> None:
        for listener in list(self.listeners):
            self._send_room(listener)

    def _send_rooms_to(self, guest: str) -> None:
        """To the devices of one guest, except screens that others can see, too."""
        for listener, subscription in list(self.listeners.items()):
            if listener.guest == guest and not subscription.is_watching:
                self._send_room(listener)

    def _send_room(self, listener: Listener) -> None:
        listener.send(self._room_message(listener))

    def _room_message(self, listener: Listener) -> bytes:
        return encode(self.room(listener.guest, is_watching=self.listeners[listener].is_watching))


def _reason(move: str, parts: dict[str, object], refusal: Refusal | None) -> Reason:
    rule, facts = (None, {}) if refusal is None else (refusal.rule, refusal.facts)
    return Reason(move, parts, rule, facts)
