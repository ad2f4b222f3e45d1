"""Driver: what a table does by itself when time passes: bots move, windows close, clocks run out, bots stand in.

Everything it waits for is public: who is a bot, who is here, how long a window lasts. So nobody can read a hand from
the time that something took.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table.desk import STAND_IN_LEVEL
from paddock.table.entries import Moved, Paused, Resumed, StoodIn
from paddock.table.messages import Time

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.clock import Handle
    from paddock.table.entries import AnyEntry, By
    from paddock.table.live import LiveTable
    from paddock.table.state import State

DECLINE: Final = "pass"  # the answer that declines in every reaction window
RETRY_S: Final = 2.0  # after the disk refused an entry


class Answer(NamedTuple):
    """What a person answered in a window that has not closed yet."""

    asked_seq: int
    move: str
    id: str


class Due(NamedTuple):
    """Something to do, and when."""

    at: float
    do: Callable[[], None]


class Driver:
    """Looks at a table whenever it changed and sets one timer for the next thing to do."""

    def __init__(self, table: LiveTable) -> None:
        self.table: Final = table
        self._timer: Handle | None = None
        self._answers: dict[int, Answer] = {}
        self._thoughts: dict[tuple[int, int], str] = {}  # (seat, asked since) -> the move its bot chose
        self._thinking: set[tuple[int, int]] = set()
        self._gone_since: dict[int, float] = {}
        self._banked_ms: dict[int, int] = {}  # what a seat spent before a pause, while it is still asked

    # What the table tells the driver.

    def changed(self, entry: AnyEntry) -> None:
        """An entry is durable."""
        asked = self.table.state.facts.asked_seqs
        self._answers = {seat: kept for seat, kept in self._answers.items() if asked.get(seat) == kept.asked_seq}
        self._thoughts = {key: move for key, move in self._thoughts.items() if asked.get(key[0]) == key[1]}
        if isinstance(entry, Paused):
            self._banked_ms = {seat: self._elapsed_ms(seat) for seat in asked}
        elif isinstance(entry, Resumed):
            now = self._now()
            self.table.asked_at = dict.fromkeys(asked, now)
        if isinstance(entry, Moved):
            self._banked_ms = {seat: spent for seat, spent in self._banked_ms.items() if seat != entry.seat}
        else:
            self._note_gone()  # chairs may have changed

    def presence_changed(self) -> None:
        """Someone came or went."""
        self._note_gone()
        self.arm()

    def holds(self, seat: int) -> bool:
        """Whether an answer of this seat has to wait for its window to close."""
        match = self.table.state.match
        return match is not None and match.is_window and self._window_ms(self.table.state) > 0

    def answer(self, seat: int, move: str, word: str) -> None:
        """Keep an answer until the window closes; a later one takes its place."""
        self._answers[seat] = Answer(self.table.state.facts.asked_seqs[seat], move, word)
        self.arm()

    # Clocks.

    def spent_ms(self, seat: int) -> int:
        """What the clock takes for the move this seat makes now; nothing where nothing is measured."""
        facts = self.table.state.facts
        return 0 if facts.settings.clock.kind == "none" else self._elapsed_ms(seat)

    def _elapsed_ms(self, seat: int) -> int:
        running = 0.0 if self.table.state.facts.is_paused else self._now() - self.table.asked_at.get(seat, self._now())
        return self._banked_ms.get(seat, 0) + round(running * 1000)

    def _left_ms(self, state: State, seat: int) -> int | None:
        """How long a seat being asked has left; None where nothing is measured."""
        facts = state.facts
        clock = facts.settings.clock
        if clock.kind == "none":
            return None
        used = facts.spent_ms.get(seat, 0) if clock.kind == "match" else 0
        is_asked_still = self.table.state.facts.asked_seqs.get(seat) == facts.asked_seqs.get(seat)
        elapsed = self._elapsed_ms(seat) if is_asked_still else 0
        return max(0, clock.seconds * 1000 - used - elapsed)

    def time(self, state: State) -> Time:
        """What a frame says about time."""
        facts = state.facts
        if facts.status != "running" or state.match is None:
            return Time()
        kind = facts.settings.clock.kind
        left = {seat: ms for seat in facts.asked_seqs if (ms := self._left_ms(state, seat)) is not None}
        total = facts.settings.clock.seconds * 1000
        every = {seat: max(0, total - facts.spent_ms.get(seat, 0)) for seat in range(1, len(facts.chairs) + 1)}
        return Time(
            window_ms=self._window_left_ms(state),
            move_ms=left if kind == "move" else {},
            match_ms={**every, **left} if kind == "match" else {},
        )

    # Windows.

    def _window_ms(self, state: State) -> int:
        """How long the open window lasts: as the table was opened with, or a bot's pace where only bots are asked."""
        facts = state.facts
        settings = facts.settings
        has_people = any(self._is_person(state, seat) for seat in facts.asked_seqs)
        return settings.window_ms if has_people else settings.pace_ms

    def _window_left_ms(self, state: State) -> int | None:
        if state.match is None or not state.match.is_window or self._window_ms(state) == 0:
            return None
        asked = state.facts.asked_seqs
        same = {seat for seat, seq in asked.items() if self.table.state.facts.asked_seqs.get(seat) == seq}
        elapsed = max((self._now() - self.table.asked_at.get(seat, self._now()) for seat in same), default=0.0)
        return max(0, self._window_ms(state) - round(elapsed * 1000))

    def _close_window(self, seat: int) -> None:
        """The window closes for this seat: its answer, its standing order, or no."""
        table = self.table
        match, facts = table.state.match, table.state.facts
        kept = self._answers.get(seat)
        if kept is not None:
            table.move_for(seat, kept.move, "person", kept.id)
        elif match is not None:
            orders = facts.orders.get(seat, {})
            wanted = [move for move in match.moves(seat) if orders.get(move) == "always"]
            table.move_for(seat, wanted[0] if wanted else DECLINE, "window")

    # Who plays, and when.

    def _is_person(self, state: State, seat: int) -> bool:
        """Whether a person answers for this seat now, not a bot."""
        chair = state.facts.chair(seat)
        return chair.kind == "person" and not chair.stand_in

    def arm(self) -> None:
        """Set the timer for the next thing to do."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if not table.state.facts.is_playing or not table.hub.drives(table.id):
            return
        due = min(self._dues(), key=lambda due: due.at, default=None)
        if due is not None:
            wait = max(due.at - self._now(), RETRY_S if table.hurdle else 0.0)
            self._timer = table.hub.time.later(wait, lambda: self._do(due))

    def stop(self) -> None:
        """Do nothing more."""
        if self._timer is not None:
            self._timer.cancel()

    def _do(self, due: Due) -> None:
        self._timer = None
        due.do()

    def _dues(self) -> list[Due]:
        state = self.table.state
        match = state.played
        dues = [self._stand_in_due(seat, since) for seat, since in self._gone_since.items()]
        for seat in state.facts.asked_seqs:
            is_person = self._is_person(state, seat)
            if is_person:
                dues += self._clock_dues(seat)
            if match.is_window and (self._window_ms(state) > 0 or not is_person):
                dues += self._window_dues(seat, is_person)
            elif not is_person:
                dues += self._bot_dues(seat)
        return dues

    def _note_gone(self) -> None:
        """Since when each person who plays is not here."""
        table, facts = self.table, self.table.state.facts
        gone = [seat for seat in facts.people if not table.hub.is_here(table.id, facts.chair(seat).guest)]
        now = self._now()
        self._gone_since = {seat: self._gone_since.get(seat, now) for seat in gone}

    def _stand_in_due(self, seat: int, since: float) -> Due:
        return Due(since + self.table.state.facts.settings.grace_ms / 1000, lambda: self._stand_in(seat))

    def _stand_in(self, seat: int) -> None:
        def work() -> None:
            if seat in self._gone_since and self._is_person(self.table.state, seat):
                self.table.write(StoodIn(seat))

        self.table.submit(work)

    def _window_dues(self, seat: int, is_person: bool) -> list[Due]:
        closes = self.table.asked_at[seat] + self._window_ms(self.table.state) / 1000
        if is_person:
            return [Due(closes, lambda: self._close_window(seat))]
        return self._bot_dues(seat, closes)

    def _bot_dues(self, seat: int, at: float | None = None) -> list[Due]:
        """A bot moves at its pace; it has thought meanwhile. While it still thinks there is nothing to wait for."""
        move = self._thought(seat)
        if move is None:
            return []
        pace = self.table.state.facts.settings.pace_ms / 1000
        return [Due(self.table.asked_at[seat] + pace if at is None else at, lambda: self._play(seat, move, "bot"))]

    def _clock_dues(self, seat: int) -> list[Due]:
        left = self._left_ms(self.table.state, seat)
        if left is None:
            return []
        if left > 0:
            return [Due(self._now() + left / 1000, self.arm)]
        move = self._thought(seat)
        return [] if move is None else [Due(self._now(), lambda: self._play(seat, move, "clock"))]

    def _play(self, seat: int, move: str, by: By) -> None:
        self.table.move_for(seat, move, by)

    def _thought(self, seat: int) -> str | None:
        """The move that a bot chose for this seat; asked for if it was not yet."""
        state = self.table.state
        facts, match = state.facts, state.match
        key = (seat, facts.asked_seqs[seat])
        if key in self._thoughts:
            return self._thoughts[key]
        if key not in self._thinking and match is not None and facts.deal is not None:
            self._thinking.add(key)
            chair = facts.chair(seat)
            level = chair.level if chair.kind == "bot" else STAND_IN_LEVEL
            seed = hashlib.sha256(f"{facts.deal.secret}/{seat}/{key[1]}".encode()).digest()
            view = match.view(seat)
            self.table.hub.think(view, level, int.from_bytes(seed[:6], "big"), lambda move: self._chose(key, move))
        return None

    def _chose(self, key: tuple[int, int], move: str) -> None:
        self._thinking.discard(key)
        if self.table.state.facts.asked_seqs.get(key[0]) == key[1]:
            self._thoughts[key] = move
            self.arm()

    def _now(self) -> float:
        return self.table.hub.time.monotonic()
