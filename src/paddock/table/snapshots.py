"""Snapshots: load a table from its log, or from a snapshot and the entries after it; save snapshots."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

import paddock
from paddock.core.errors import BadInput, IllegalMove
from paddock.core.match import KIND_WITH_NAMES, Match
from paddock.core.step import Outcome, SavedMatch, Step
from paddock.table import fairness
from paddock.table.denied import Denied
from paddock.table.entries import Ended, Moved, Opened, Started
from paddock.table.facts import KEPT_LINES, Facts
from paddock.table.messages import Spoken
from paddock.table.rows import joined, names_of, placeholder, with_names
from paddock.table.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from paddock.core.chance.keyed import Keyed
    from paddock.table.entries import AnyEntry
    from paddock.table.store.base import Beside, Row, Store
    from paddock.table.store.base import Snapshot as StoredSnapshot

replace = msgspec.structs.replace
MANY_ROWS: Final = 64  # replaying them takes about 5 ms
EVERY_ENTRIES: Final = 256  # entries of any kind
EVERY_STEPS: Final = 16  # replaying them takes longer than reading a snapshot, and a restart loads a thousand tables


class ChanceState(msgspec.Struct, frozen=True):
    """How many random numbers of a match have been drawn."""

    terms: str
    block: bytes
    used: int
    counter: int


class Snapshot(msgspec.Struct, frozen=True):
    """A state with a match, as data."""

    facts: Facts
    position: dict[str, Any]
    steps: tuple[Step, ...]
    deal: tuple[Outcome, ...]
    drawn: ChanceState
    undo_rule: str


encode_snapshot = msgspec.json.Encoder().encode
decode_snapshot = msgspec.json.Decoder(Snapshot).decode


UNREADABLE: Final = (msgspec.DecodeError, BadInput, IllegalMove)  # written in another format or under other rules


class UnreadableSnapshot(Exception):
    """A snapshot of another version: read the whole log instead."""


@contextmanager
def reading() -> Iterator[None]:
    """Denied if the log was written by an incompatible version."""
    try:
        yield
    except UNREADABLE as error:
        raise Denied("unreadable", text="this table was saved by another version of Paddock") from error


def fold(rows: Iterable[Row], state: State | None = None) -> State | None:
    """The state after these rows of a log; None if there are none. The given state must not be used any more."""
    for row in rows:
        entry = joined(row)
        if isinstance(entry, Opened):
            state = State.opened(entry, row.at)
        elif state is not None:
            state = state.apply_in_place(entry)
    return state


class StoredTable(NamedTuple):
    """The stored data of a table: the latest snapshot, if there is one, and the rows of the log after it."""

    snapshot: StoredSnapshot | None
    rows: list[Row]
    beside: Sequence[Beside] = ()  # the rows before the snapshot

    @property
    def is_long(self) -> bool:
        """Whether loading it would delay other tables."""
        return len(self.rows) > MANY_ROWS

    def load(self) -> State | None:
        """The state of the table; None if there is no such table.

        UnreadableSnapshot if the snapshot cannot be read, Denied if the log cannot.
        """
        state = None if self.snapshot is None else _restored(self.snapshot, self.beside)
        with reading():
            return fold(self.rows, state)


def _restored(snapshot: StoredSnapshot, beside: Sequence[Beside]) -> State:
    known = [one for one in beside if one.seq <= snapshot.seq]
    try:
        return from_snapshot(_with_people(decode_snapshot(snapshot.body), known))
    except UNREADABLE as error:
        raise UnreadableSnapshot from error


async def read_stored(store: Store, tables: Iterable[str]) -> dict[str, StoredTable]:
    """The stored data of these tables, in one query."""
    snapshots = await store.snapshots(tables)
    rows = await store.read_many(tables, {table: snapshot.seq for table, snapshot in snapshots.items()})
    beside = await store.beside(snapshots)
    return {table: StoredTable(snapshots.get(table), rows[table], beside.get(table, ())) for table in tables}


async def load(store: Store, table: str, stored: StoredTable) -> State | None:
    """The state of a stored table; from its whole log if its snapshot cannot be read."""
    try:
        return await _load(stored)
    except UnreadableSnapshot:
        return await _load(StoredTable(None, await store.read(table)))


async def _load(stored: StoredTable) -> State | None:
    """In a thread if it takes long, so that other tables play on."""
    return await asyncio.to_thread(stored.load) if stored.is_long else stored.load()


def save_snapshot_if_due(store: Store, table: str, state: State, entry: AnyEntry) -> None:
    """Save a snapshot when a match begins and ends, every few steps, and after many entries of any kind."""
    facts = state.facts
    is_step = isinstance(entry, Moved) and len(facts.step_seqs) % EVERY_STEPS == 0
    is_end = isinstance(entry, Moved | Ended) and facts.status != "running"
    if isinstance(entry, Started) or is_step or is_end or facts.place % EVERY_ENTRIES == 0:
        save_snapshot(store, table, state)


def save_snapshot(store: Store, table: str, state: State) -> None:
    """Save a snapshot of a table that has a match; one of kind 1 is read from its log, for its chance has the names."""
    if state.match is not None and state.facts.dealt.kind != KIND_WITH_NAMES:
        store.keep_snapshot(table, state.facts.place, encode_snapshot(to_snapshot(state)))


def to_snapshot(state: State) -> Snapshot:
    """A state with a match, as data."""
    saved = state.played.saved()
    chance = cast("Keyed", saved.chance)  # as every match of a table is dealt
    drawn = ChanceState(*chance.state())
    return Snapshot(_without_people(state.facts), saved.position, saved.steps, saved.deal, drawn, saved.undo_rule)


def _without_people(facts: Facts) -> Facts:
    """The facts as they may be stored: names and chat are kept beside the log."""
    deal = facts.dealt
    names = tuple("" if guest else name for name, guest in zip(deal.names, facts.dealt_to, strict=True))
    chairs = tuple(replace(chair, name="") if chair.kind == "person" else chair for chair in facts.chairs)
    asked = facts.seat_request
    request = None if asked is None else replace(asked, name="")
    return replace(facts, chairs=chairs, deal=replace(deal, names=names), seat_request=request, lines=())


def _with_people(snapshot: Snapshot, beside: list[Beside]) -> Snapshot:
    """The snapshot with the names and the last lines that are known beside the log."""
    facts = snapshot.facts
    deal = facts.dealt
    dealt = names_of(one for one in beside if one.seq < deal.place)
    holders = facts.dealt_to or facts.holders
    people = [player or guest for player, guest in zip(facts.dealt_players or holders, holders, strict=True)]
    pairs = enumerate(zip(deal.names, people, strict=True), 1)
    known = [name or dealt.get((seat, person), "") for seat, (name, person) in pairs]
    names = tuple(name or placeholder(seat, known) for seat, name in enumerate(known, 1))
    lines = [Spoken(one.shown_seq, one.guest, one.name, one.text) for one in beside if one.seat == 0]
    asked, latest = facts.seat_request, names_of(beside)
    filled = replace(
        facts,
        chairs=with_names(facts.chairs, latest),
        seat_request=None if asked is None else replace(asked, name=asked.name or latest.get(asked.sitter, "")),
        deal=replace(deal, names=names),
        lines=(*facts.lines, *lines)[-KEPT_LINES:],
    )
    return replace(snapshot, facts=filled)


def from_snapshot(snapshot: Snapshot) -> State:
    """The saved state; UnreadableSnapshot if it lacks what only the log can tell."""
    facts, drawn = snapshot.facts, snapshot.drawn
    if len(facts.movers) != len(snapshot.steps):  # written by a version without this field
        raise UnreadableSnapshot
    if not facts.dealt_to:  # written by a version without this field: the current holder of a seat counts as dealt in
        facts = msgspec.structs.replace(facts, dealt_to=facts.holders)
    deal = facts.dealt
    settings = facts.settings
    setup = paddock.game(settings.game).setup(settings.seats, settings.options)
    source = fairness.chance(deal.secret, deal.nonces, deal.blocks)
    chance = source.at((drawn.terms, drawn.block, drawn.used, drawn.counter))
    saved = SavedMatch(snapshot.position, snapshot.steps, snapshot.deal, chance, snapshot.undo_rule)
    return State(facts, Match.resumed(settings.game, setup, source, saved, deal.names, deal.kind))
