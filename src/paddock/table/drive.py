"""Driver: what a table does by itself when time passes: bots move, windows close, clocks run out, bots stand in.

Everything it waits for is public: who is a bot, who is here, how long a window lasts. So nobody can read a hand from
the time that something took.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table import timing
from paddock.table.desk import STAND_IN_LEVEL
from paddock.table.entries import Back, Hosted, Moved, StoodIn

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.clock import Handle
    from paddock.table.entries import AnyEntry
    from paddock.table.live import LiveTable

DECLINE: Final = "pass"  # the answer that declines in every reaction window
FIRST: Final = 0.0  # before anything that is due since a moment ago
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
        self._gone_since: dict[str, float] = {}  # guests who should be here and are not

    # What the table tells the driver.

    def changed(self, entry: AnyEntry) -> None:
        """An entry is durable."""
        if not isinstance(entry, Moved):
            self._note_gone()  # chairs may have changed
        asked = self.table.state.facts.asked_seqs
        if self._answers:
            self._answers = {seat: kept for seat, kept in self._answers.items() if asked.get(seat) == kept.asked_seq}
        if self._thoughts:
            self._thoughts = {key: move for key, move in self._thoughts.items() if asked.get(key[0]) == key[1]}

    def presence_changed(self) -> None:
        """Someone came or went."""
        self._note_gone()
        self.arm()

    def answer(self, seat: int, move: str, word: str) -> None:
        """Keep an answer until the window closes; a later one takes its place."""
        self._answers[seat] = Answer(self.table.state.facts.asked_seqs[seat], move, word)
        self.arm()

    def arm(self) -> None:
        """Set the timer for the next thing to do."""
        self.stop()
        table = self.table
        dues = [*(self._dues() if table.hub.drives(table.id) else ()), *self._hurdle_dues()]
        if dues:
            due = min(dues, key=lambda due: due.at)
            wait = max(due.at - self._now(), RETRY_S if table.hurdle else 0.0)
            self._timer = table.hub.time.later(wait, lambda: self._do(due))

    def stop(self) -> None:
        """Do nothing more until it is armed again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _do(self, due: Due) -> None:
        self._timer = None
        due.do()

    def _dues(self) -> list[Due]:
        dues = self._people_dues()
        state = self.table.state
        if not state.facts.is_playing:
            return dues
        is_held, is_window, people = timing.is_held(state), state.played.is_window, state.facts.people
        for seat in state.facts.asked_seqs:
            if seat not in people:
                dues += self._bot_dues(seat, timing.window_ms(state) if is_window else timing.bot_ms(state, seat))
            elif is_held:
                closes = self.table.timing.asked_at(seat) + timing.window_ms(state) / 1000
                dues.append(Due(closes, lambda seat=seat: self._close_window(seat)))  # type: ignore[misc]
            else:
                dues += self._clock_dues(seat)
        return dues

    # Who is here.

    def _note_gone(self) -> None:
        """Since when everybody who should be here is not."""
        table, facts = self.table, self.table.state.facts
        gone = [guest for guest in {*facts.guests, facts.host} if not table.hub.is_here(table.id, guest)]
        now = self._now()
        self._gone_since = {guest: self._gone_since.get(guest, now) for guest in gone}

    def _people_dues(self) -> list[Due]:
        """Bots stand in for people who are gone and give way to those who are back; a host who is gone is replaced."""
        facts = self.table.state.facts
        if not self._gone_since and not any(chair.stand_in for chair in facts.chairs):
            return []
        grace_s = facts.settings.grace_ms / 1000
        dues: list[Due] = []
        for seat, chair in enumerate(facts.chairs, 1):
            since = self._gone_since.get(chair.guest)
            if chair.stand_in == "gone" and since is None:
                dues.append(Due(FIRST, lambda seat=seat: self._write(Back(seat))))  # type: ignore[misc]
            elif chair.kind == "person" and not chair.stand_in and since is not None and facts.is_playing:
                dues.append(Due(since + grace_s, lambda seat=seat: self._write(StoodIn(seat))))  # type: ignore[misc]
        heirs = [facts.chair(seat).guest for seat in facts.people if facts.chair(seat).guest not in self._gone_since]
        if facts.host in self._gone_since and heirs:
            dues.append(Due(self._gone_since[facts.host] + grace_s, lambda: self._write(Hosted(heirs[0]))))
        return dues

    def _write(self, entry: AnyEntry) -> None:
        """Write what was due, if nothing has happened since it was."""
        seq = self.table.state.facts.seq
        self.table.submit(lambda: self.table.write(entry) if self.table.state.facts.seq == seq else None)

    # Windows, bots and clocks.

    def _close_window(self, seat: int) -> None:
        """The window closes for this seat: its answer, its standing order, or no."""
        kept = self._answers.get(seat)
        if kept is not None:
            self.table.move_for(seat, kept.move, "person", kept.id)
            return
        state = self.table.state
        orders = state.facts.orders.get(seat, {})
        wanted = [move for move in state.played.moves(seat) if orders.get(move) == "always"]
        self.table.move_for(seat, wanted[0] if wanted else DECLINE, "window")

    def _bot_dues(self, seat: int, after_ms: int) -> list[Due]:
        """A bot moves at its pace; it has thought meanwhile. While it still thinks there is nothing to wait for."""
        move = self._thought(seat)
        if move is None:
            return []
        at = self.table.timing.asked_at(seat) + after_ms / 1000
        return [Due(at, lambda: self.table.move_for(seat, move, "bot"))]

    def _clock_dues(self, seat: int) -> list[Due]:
        left = self.table.timing.left_ms(self.table.state, seat)
        if left is None:
            return []
        if left > 0:
            return [Due(self._now() + left / 1000, self.arm)]
        move = self._thought(seat)
        return [] if move is None else [Due(self._now(), lambda: self.table.move_for(seat, move, "clock"))]

    def _hurdle_dues(self) -> list[Due]:
        """While the storage is in trouble it is tried now and then, so that people hear when it is mended."""
        return [Due(self._now(), lambda: self.table.hub.probe(self.table))] if self.table.hurdle else []

    def _thought(self, seat: int) -> str | None:
        """The move that a bot chose for this seat; asked for if it was not yet."""
        facts, match = self.table.state.facts, self.table.state.played
        key = (seat, facts.asked_seqs[seat])
        if key in self._thoughts:
            return self._thoughts[key]
        if key not in self._thinking:
            self._thinking.add(key)
            chair = facts.chair(seat)
            level = chair.level if chair.kind == "bot" else STAND_IN_LEVEL
            seed = hashlib.sha256(f"{facts.dealt.secret}/{seat}/{key[1]}".encode()).digest()
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
