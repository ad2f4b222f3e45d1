"""Records and replays of the matches of a table."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

import paddock
from paddock.core.event import RoundBegan
from paddock.core.record.write import HIDDEN, REFEREE, shown_move
from paddock.core.story import Note
from paddock.story import notes
from paddock.table.denied import Denied
from paddock.table.entries import Started, decode_entry
from paddock.table.seating import first_known_step
from paddock.table.snapshots import fold, reading

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from paddock.core.match import Match
    from paddock.table.facts import Handover
    from paddock.table.state import State
    from paddock.table.store.base import Row, Store

    RunInThread = Callable[[str, Callable[[], State | None]], Awaitable[State | None]]

MAX_KEPT: Final = 8
MAX_STEPS: Final = 100  # of a replay in one response


class Shown(msgspec.Struct, frozen=True):
    """The match after one step, and what happened with it."""

    step: int
    seat: int | None  # the seat that moved; None at the deal
    move: str | None
    events: list[Any]
    notes: list[Note]  # the notes about them
    view: dict[str, Any]


class Mark(msgspec.Struct, frozen=True):
    """A step to jump to: where a round begins, or the first car begins another lap."""

    step: int
    kind: str  # round or lap
    number: int


class Look(msgspec.Struct, frozen=True):
    """Part of a replay: the length of the match so far, the requested steps, and with step 0 alone all marks."""

    match: int
    steps: int
    is_over: bool
    shown: list[Shown]
    marks: list[Mark]


class PastMatches:
    """The earlier matches of tables, each rebuilt from its log in a thread; the last few are cached."""

    def __init__(self, store: Store, run_in_thread: RunInThread) -> None:
        self._store: Final = store
        self._run_in_thread: Final = run_in_thread
        self._kept: Final[OrderedDict[tuple[str, int], State]] = OrderedDict()

    async def state_of(self, table: str, now: State, number: int, owner: str) -> State:
        """The table at the last step of this match; Denied if there is none."""
        if not 1 <= number <= now.facts.number:
            raise Denied("no-match")
        if number == now.facts.number:
            return now
        key = (table, number)
        if key not in self._kept:
            rows = await self._store.read(table)
            self._kept[key] = await self._run_in_thread(owner, lambda: _folded(rows, number)) or now
        self._kept.move_to_end(key)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def clear(self) -> None:
        """Drop them all: somebody who was there was forgotten."""
        self._kept.clear()


def _folded(rows: list[Row], number: int) -> State | None:
    with reading():
        return fold(until_rematch(rows, number))


def until_rematch(rows: list[Row], number: int) -> list[Row]:
    """The entries of a log up to the start of the next match."""
    starts = [index for index, row in enumerate(rows) if isinstance(decode_entry(row.body), Started)]
    return rows[: starts[number]] if number < len(starts) else rows


def is_open(state: State) -> bool:
    """Whether everything is public: the match is over, or will never continue."""
    return state.facts.status in {"over", "ended"}


def record(state: State, seat: int | None) -> str:
    """The record: whole when the match is over, else what this seat (None: a spectator) may know.

    Comments at its end say who had which seat from when on, if not from the deal.
    """
    if state.match is None:
        raise Denied("no-match")
    if is_open(state):
        text = state.match.record(REFEREE, reveal=True)
    else:
        text = state.match.record(seat, since=0 if seat is None else max(first_known_step(state.facts, seat), 0))
    return text + "".join(_handover_line(handover) for handover in state.facts.handovers)


def _handover_line(handover: Handover) -> str:
    who = handover.name or "another person" if handover.guest else "a bot"
    return f"# after step {handover.step}: seat {handover.seat} is played by {who}\n"


def look(state: State, viewer: int | None, first: int, last: int) -> Look:
    """The view of this viewer after each step from `first` to `last`."""
    whole = state.match
    if whole is None:
        raise Denied("no-match")
    if not 0 <= first <= last <= len(whole.steps) or last - first >= MAX_STEPS:
        raise Denied("bad-input", text=f"steps are 0 to {len(whole.steps)}, at most {MAX_STEPS} at a time")
    since = -1 if viewer is None or is_open(state) else first_known_step(state.facts, viewer)
    match = whole.at(first)
    shown = [_shown(match, viewer, since)]
    for step in whole.steps[first:last]:
        match.play(step.move, step.seat)
        shown.append(_shown(match, viewer, since))
    # A replay begins with the first step alone. Marks cost a replay of the whole match: a table that is opened early
    # reads its first steps, too, and needs none.
    return Look(state.facts.number, len(whole.steps), is_open(state), shown, [] if last else marks(whole))


def marks(whole: Match) -> list[Mark]:
    """Where rounds begin, and within each the laps of the first car."""
    match = whole.at(0)
    known: set[tuple[str, int]] = set()
    found = _begun(match, known)
    for step in whole.steps:
        match.play(step.move, step.seat)
        found += _begun(match, known)
    return found


def _begun(match: Match, known: set[tuple[str, int]]) -> list[Mark]:
    """What began with the last step and had not begun in this round."""
    found: list[Mark] = []
    for event in match.events_of(len(match.steps)):
        begun = event.begins()
        if isinstance(event, RoundBegan):
            known.clear()
        if begun and begun not in known:
            known.add(begun)
            found.append(Mark(len(match.steps), *begun))
    return found


def _shown(match: Match, viewer: int | None, since: int) -> Shown:
    """The last step; a guest who took over a seat after step `since` sees earlier ones like a spectator."""
    number = len(match.steps)
    witness = viewer if number > since else None
    events = [event.seen_by(witness) for event in match.events_of(number)]
    step = match.steps[-1] if number else None
    move = shown_move(match.setup.codec, step, witness) if step else HIDDEN
    return Shown(
        number,
        step.seat if step else None,
        None if move == HIDDEN else move,
        events,
        notes(paddock.game(match.game_id), match.events_of(number), witness),
        match.view(viewer if number >= since else None),
    )
