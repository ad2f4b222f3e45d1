"""Records and replays of the matches of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

import paddock
from paddock.core.record.write import REFEREE
from paddock.core.story import Note
from paddock.story import notes
from paddock.table.denied import Denied
from paddock.table.entries import Started, decode_entry
from paddock.table.snapshots import fold, reading

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.table.state import State
    from paddock.table.store.base import Row, Store

MAX_STEPS: Final = 100  # of a replay in one answer


class Shown(msgspec.Struct, frozen=True):
    """The match after one step, and what happened with it."""

    step: int
    seat: int | None  # who made the move; nobody at the deal
    move: str | None
    events: list[Any]
    notes: list[Note]  # what is worth telling of them
    view: dict[str, Any]


class Look(msgspec.Struct, frozen=True):
    """Part of a replay: how long the match is so far, and the steps that were asked for."""

    match: int
    steps: int
    is_over: bool
    shown: list[Shown]


async def state_of(store: Store, table: str, now: State, number: int) -> State:
    """The table as it was when this match had been played as far as it was; Denied if there is none."""
    if not 1 <= number <= now.facts.number:
        raise Denied("no-match")
    if number == now.facts.number:
        return now
    rows = await store.read(table)
    with reading():
        return fold(until_rematch(rows, number)) or now


def until_rematch(rows: list[Row], number: int) -> list[Row]:
    """The lines of a log up to where the match after this one begins."""
    starts = [index for index, row in enumerate(rows) if isinstance(decode_entry(row.body), Started)]
    return rows[: starts[number]] if number < len(starts) else rows


def is_open(state: State) -> bool:
    """Whether everybody may know everything: the match is over, or will never go on."""
    return state.facts.status in {"over", "ended"}


def record(state: State, seat: int | None) -> str:
    """The record: whole when the match is over, else what this seat (None: a spectator) may know."""
    if state.match is None:
        raise Denied("no-match")
    return state.match.record(REFEREE, reveal=True) if is_open(state) else state.match.record(seat)


def look(state: State, viewer: int | None, first: int, last: int) -> Look:
    """What this viewer could see after each step from `first` to `last`."""
    whole = state.match
    if whole is None:
        raise Denied("no-match")
    if not 0 <= first <= last <= len(whole.steps) or last - first >= MAX_STEPS:
        raise Denied("bad-input", text=f"steps are 0 to {len(whole.steps)}, at most {MAX_STEPS} at a time")
    match = whole.at(first)
    shown = [_shown(match, viewer)]
    for step in whole.steps[first:last]:
        match.play(step.move, step.seat)
        shown.append(_shown(match, viewer))
    return Look(state.facts.number, len(whole.steps), is_open(state), shown)


def _shown(match: Match, viewer: int | None) -> Shown:
    number = len(match.steps)
    events = [event.seen_by(viewer) for event in match.events_of(number)]
    step = match.steps[-1] if number else None
    is_secret = (
        step is not None and step.seat != viewer and match.setup.codec.is_secret(match.setup.codec.parse(step.move))
    )
    return Shown(
        number,
        step.seat if step else None,
        step.move if step and not is_secret else None,
        events,
        notes(paddock.game(match.game_id), match.events_of(number), viewer),
        match.view(viewer),
    )
