"""LiveTable: one table in memory. It writes its log one entry at a time and publishes only what is durable."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from paddock.table import desk, frames, timing
from paddock.table.advising import Advising
from paddock.table.denied import Denied
from paddock.table.drive import DECLINE, Driver
from paddock.table.entries import Moved, Ordered, Said, Undone, decode_entry, encode_entry
from paddock.table.lobby import card_of, changes_card
from paddock.table.messages import (
    Done,
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

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from paddock.table.entries import AnyEntry, By
    from paddock.table.hub import Hub
    from paddock.table.requests import Request
    from paddock.table.state import State

    Work = Callable[[], None]
    Refuse = Callable[[Denied], None]

MOST_QUEUED: Final = 16  # requests that wait for the entry being written


class Listener(Protocol):
    """A device that is told of the table; what it is sent must not wait."""

    @property
    def guest(self) -> str:
        """Whose device it is."""

    def send(self, *messages: bytes) -> None:
        """Hand over messages."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Looking:
    """What a listener looks at: the seats of its guest, or the table as a spectator sees it."""

    def __init__(self, *, is_watching: bool) -> None:
        self.is_watching: Final = is_watching
        self.viewers: list[frames.Viewer] = [None]

    def aim(self, seats: list[int]) -> bool:
        """Look through these seats; whether that is another sight than before."""
        before = self.viewers
        self.viewers = [None] if self.is_watching or not seats else [*seats]
        return self.viewers != before


class Pending:
    """An entry on its way to the disk, and what to do when it is there."""

    def __init__(self, entry: AnyEntry, after: State, then: Callable[[AppendResult], None]) -> None:
        self.entry: Final = entry
        self.after: Final = after
        self.then: Final = then
        self.frames = frames.Frames()


def do(work: Work, refuse: Refuse | None) -> None:
    """Do it; Denied goes to `refuse`."""
    try:
        work()
    except Denied as denied:
        if refuse is not None:
            refuse(denied)


class LiveTable:
    """One writer: at most one entry is under way and the rest waits. `state` is always what is durable."""

    def __init__(self, table_id: str, state: State, hub: Hub) -> None:
        self.id: Final = table_id
        self.hub: Final = hub
        self.state = state
        self.listeners: dict[Listener, Looking] = {}
        self.hurdle = ""
        self.timing: Final = timing.Timing(hub.time, state.facts)
        self.driver: Final = Driver(self)
        self.advising: Final = Advising(self)
        self._queue: deque[tuple[Work, Refuse | None]] = deque()
        self._pending: Pending | None = None
        self._is_behind = False

    # Who looks.

    def attach(self, listener: Listener, *, since: int | None = None, is_watching: bool = False) -> None:
        """Tell this listener of the table from now on, and first of what it missed since that seq."""
        looking = Looking(is_watching=is_watching)
        self.listeners[listener] = looking
        self._aim(listener)
        lines = [line for line in self.state.facts.lines if since is None or line.seq > since]
        talk = [encode(Talk(lines))] if lines else []
        viewers = looking.viewers if self.state.match is not None else []
        views = [frames.catch_up(self, viewer, since) for viewer in viewers]
        listener.send(self._room_of(listener), *talk, *views)
        self.presence_changed(told=listener)

    def detach(self, listener: Listener) -> None:
        """Forget this listener."""
        if self.listeners.pop(listener, None) is not None:
            self.presence_changed()

    def presence_changed(self, told: Listener | None = None) -> None:
        """Someone came or went, here or in another process; whoever came was told already how the table stands."""
        self.driver.presence_changed()
        for listener in [other for other in self.listeners if other is not told]:
            self.send_room(listener)

    def _aim(self, listener: Listener) -> bool:
        """Let the listener look through the seats that are its guest's now; whether that changed."""
        return self.listeners[listener].aim(self.state.facts.seats_of(listener.guest))

    @property
    def viewers(self) -> set[frames.Viewer]:
        """Through whose eyes the listeners look."""
        return {viewer for looking in self.listeners.values() for viewer in looking.viewers}

    # What people ask for.

    def submit(self, work: Work, refuse: Refuse | None = None) -> None:
        """Do this as soon as nothing is being written; Denied goes to `refuse`."""
        if self._pending is None and not self._is_behind:
            do(work, refuse)
        elif len(self._queue) < MOST_QUEUED:
            self._queue.append((work, refuse))
        elif refuse is not None:
            refuse(Denied("busy"))

    def enter(self, decide: Callable[[State], AnyEntry | None], answer: Callable[[Denied | None], None]) -> None:
        """Write what `decide` makes of the state, if anything; `answer` is told when it is durable, or why not."""

        def work() -> None:
            entry = decide(self.state)
            if entry is None:
                answer(None)
            else:
                desk.check_room(self.state, entry)
                self.write(entry, settle)

        def settle(result: AppendResult) -> None:
            if result is AppendResult.CONFLICT:
                self.submit(work, answer)  # another process was first: what it wrote may change what is decided
            else:
                answer(None if result is AppendResult.COMMITTED else Denied("storage"))

        self.submit(work, answer)

    async def act(self, decide: Callable[[State], AnyEntry]) -> State:
        """The same for whoever waits for it: the state after the entry, or Denied."""
        done: asyncio.Future[State] = asyncio.get_running_loop().create_future()

        def answer(denied: Denied | None) -> None:
            if done.done():
                return
            if denied is None:
                done.set_result(self.state)
            else:
                done.set_exception(denied)

        self.enter(decide, answer)
        return await done

    def request(self, listener: Listener, name: str, message: Request) -> None:
        """The same for a message of a socket, from a guest of that name: the answer is a message."""

        def answer(denied: Denied | None) -> None:
            if denied is None:
                listener.send(encode(Done(message.id, self.state.facts.seq)))
            else:
                listener.send(encode(Trouble(denied.code, message.id, denied.facts)))

        self.enter(lambda state: decide(state, listener.guest, name, message), answer)

    def play(self, listener: Listener, play: Play) -> None:
        """A person's move."""

        def refuse(denied: Denied) -> None:
            listener.send(encode(Trouble(denied.code, play.id, denied.facts)))

        self.submit(lambda: self._play(listener, play), refuse)

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
            listener.send(frames.whole(self, play.seat))
            return
        refusal = match.refusal(play.move, play.seat)
        if refusal is not None:
            listener.send(encode(Refused(play.id, play.move, refusal.rule, refusal.facts)))
        elif timing.is_held(self.state):
            self.driver.answer(play.seat, play.move, play.id)
            listener.send(encode(Noted(play.id)))
        else:
            self._move(play.seat, play.move, play.id, "person", lambda result: self._played(listener, play, result))

    def _played(self, listener: Listener, play: Play, result: AppendResult) -> None:
        if result is AppendResult.CONFLICT:
            self.play(listener, play)
        elif result is AppendResult.UNAVAILABLE:
            listener.send(encode(Trouble("storage", play.id)))
        elif listener in self.listeners and play.seat not in self.listeners[listener].viewers:
            listener.send(encode(Done(play.id, self.state.facts.seq)))  # it looks on as a spectator: no frame told it

    def move_for(self, seat: int, move: str, by: By, word: str = "") -> None:
        """The move of a bot, of a clock that ran out, or of a window that closed; another one if it is not legal.

        A bot that errs, or an answer that another's answer has overtaken, must not keep the table waiting.
        """
        asked = self.state.facts.asked_seqs.get(seat)

        def work() -> None:
            facts, match = self.state.facts, self.state.match
            if match is None or not facts.is_playing or facts.asked_seqs.get(seat) != asked:
                return
            if match.refusal(move, seat) is None:
                self._move(seat, move, word, by, lambda _: None)
            else:
                legal = match.moves(seat)
                self._move(seat, DECLINE if DECLINE in legal else legal[0], "", by, lambda _: None)

        self.submit(work)

    def _move(self, seat: int, move: str, word: str, by: By, then: Callable[[AppendResult], None]) -> None:
        desk.check_room(self.state, entry := Moved(seat, move, word, by, self.timing.spent_ms(self.state, seat)))
        self.write(entry, then)

    def ask(self, listener: Listener, word: str, seat: int, moves: Iterable[str] | None) -> None:
        """Why moves are not possible. It reads what is durable, so it need not wait."""
        match = self.state.match
        if seat not in self.state.facts.seats_of(listener.guest):
            listener.send(encode(Trouble("not-your-seat", word, {"seat": seat})))
        elif match is None:
            listener.send(encode(Trouble("not-running", word)))
        else:
            wished = match.candidates(seat) if moves is None else moves
            found = [(move, match.refusal(move, seat)) for move in wished]
            reasons = [Reason(move, no.rule if no else None, no.facts if no else {}) for move, no in found]
            listener.send(encode(Reasons(word, self.state.facts.seq, seat, reasons)))

    # What is written.

    def write(self, entry: AnyEntry, then: Callable[[AppendResult], None] = lambda _: None) -> None:
        """Send an entry to the disk. The frames are built while it works, and sent when it is there."""
        after = self.state.after(entry)
        pending = self._pending = Pending(entry, after, then)
        row = Row(self.id, after.facts.place, self.hub.time.now(), encode_entry(entry))
        card = card_of(self.id, after.facts, row.at) if changes_card(entry, after.facts) else None
        self.hub.store.append(row, self._settled, card)
        if isinstance(entry, Moved):
            pending.frames.prepare(self, after, entry, self.viewers)

    def _settled(self, result: AppendResult) -> None:
        pending, self._pending = self._pending, None
        if pending is None:
            return
        if result is AppendResult.COMMITTED:
            self._overcome("")
            self._become(pending.after, pending.entry, pending.frames)
        elif result is AppendResult.CONFLICT:
            self._is_behind = True
            self.hub.catch_up(self)
        else:
            self._overcome("storage")
        pending.then(result)
        self._go_on()

    def mended(self) -> None:
        """The storage takes entries again."""
        self._overcome("")
        self.driver.arm()

    def _overcome(self, hurdle: str) -> None:
        if self.hurdle != hurdle:
            self.hurdle = hurdle
            self.send_rooms()

    def _go_on(self) -> None:
        while self._queue and self._pending is None and not self._is_behind:
            do(*self._queue.popleft())
        if self._pending is None and not self._is_behind:
            self.driver.arm()

    def follow(self, rows: list[Row]) -> None:
        """Take in what another process wrote."""
        for row in rows:
            if row.seq == self.state.facts.place + 1 and self._pending is None:
                entry = decode_entry(row.body)
                self._become(self.state.after(entry), entry, frames.Frames())
        self._is_behind = False
        self._go_on()

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is under way."""
        return self._pending is None and not self._is_behind and not self._queue

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way and nobody looks."""
        return self.is_at_rest and not self.listeners

    def _become(self, state: State, entry: AnyEntry, ready: frames.Frames) -> None:
        before = self.state
        self.state = state
        self.timing.follow(state.facts)
        if isinstance(entry, Moved):
            ready.send(self, entry)
        elif not isinstance(entry, Ordered) and state.facts.fresh_seq == state.facts.seq:
            frames.send_whole(self, entry if isinstance(entry, Undone) else None)
        if isinstance(entry, Said):
            data = encode(Talk([state.facts.lines[-1]]))
            for listener in list(self.listeners):
                listener.send(data)
        if state.facts.chairs != before.facts.chairs:
            self._aim_all()
        if isinstance(entry, Ordered):
            self._send_rooms_to(state.facts.chair(entry.seat).guest)
        elif not isinstance(entry, Moved | Said) or state.facts.status != before.facts.status:
            self.send_rooms()
        self.hub.wrote(self, entry)
        self.driver.changed(entry)

    def _aim_all(self) -> None:
        for listener in list(self.listeners):
            if self._aim(listener) and self.state.match is not None:
                for viewer in self.listeners[listener].viewers:
                    listener.send(frames.whole(self, viewer))

    def send_rooms(self) -> None:
        """Tell everybody how the table stands apart from the game."""
        for listener in list(self.listeners):
            self.send_room(listener)

    def _send_rooms_to(self, guest: str) -> None:
        """Tell the devices of one guest alone; not a screen that others can see too."""
        for listener, looking in list(self.listeners.items()):
            if listener.guest == guest and not looking.is_watching:
                self.send_room(listener)

    def send_room(self, listener: Listener) -> None:
        listener.send(self._room_of(listener))

    def _room_of(self, listener: Listener) -> bytes:
        is_watching = self.listeners[listener].is_watching
        return encode(frames.room(self, listener.guest, is_watching=is_watching))
