"""Snapshots: load a table from its log, or from a snapshot and the entries after it; save snapshots."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

import paddock
from paddock.core.errors import BadInput, IllegalMove
from paddock.core.match import Match
from paddock.core.step import Outcome, SavedMatch, Step
from paddock.table import fairness
from paddock.table.denied import Denied
from paddock.table.entries import Moved, Opened, Started, decode_entry
from paddock.table.facts import Facts
from paddock.table.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paddock.core.chance.keyed import Keyed
    from paddock.table.entries import AnyEntry
    from paddock.table.store.base import Row, Store
    from paddock.table.store.base import Snapshot as StoredSnapshot

EVERY_STEPS: Final = (
    16  # replaying as many takes longer than reading a snapshot, and after a restart a thousand tables are loaded
)


class ChanceState(msgspec.Struct, frozen=True):
    """How far the chance of a match has been drawn from."""

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


UNREADABLE: Final = (msgspec.DecodeError, BadInput, IllegalMove)  # written with other words or by other rules


class UnreadableSnapshot(Exception):
    """A snapshot of another version: read the whole log instead."""


@contextmanager
def reading() -> Iterator[None]:
    """Denied if the log was written by an incompatible version."""
    try:
        yield
    except UNREADABLE as error:
        raise Denied("unreadable", text="this table was kept by another version of Paddock") from error


def fold(rows: Iterable[Row], state: State | None = None) -> State | None:
    """The state after these rows of a log; None if there are none. The given state must not be used any more."""
    for row in rows:
        entry = decode_entry(row.body)
        if isinstance(entry, Opened):
            state = State.opened(entry, row.at)
        elif state is not None:
            state = state.apply_in_place(entry)
    return state


class StoredTable(NamedTuple):
    """What is stored of a table: the latest snapshot, if there is one, and the rows of the log after it."""

    snapshot: StoredSnapshot | None
    rows: list[Row]

    def load(self) -> State | None:
        """The state of the table; None if there is no such table.

        UnreadableSnapshot if the snapshot cannot be read, Denied if the log cannot.
        """
        state = None if self.snapshot is None else _restored(self.snapshot.body)
        with reading():
            return fold(self.rows, state)


def _restored(body: bytes) -> State:
    try:
        return from_snapshot(decode_snapshot(body))
    except UNREADABLE as error:
        raise UnreadableSnapshot from error


async def read_stored(store: Store, tables: Iterable[str]) -> dict[str, StoredTable]:
    """What is stored of these tables, in one query for all of them."""
    snapshots = await store.snapshots(tables)
    rows = await store.read_many(tables, {table: snapshot.seq for table, snapshot in snapshots.items()})
    return {table: StoredTable(snapshots.get(table), rows[table]) for table in tables}


async def load(store: Store, table: str, stored: StoredTable) -> State | None:
    """The state of a stored table; from its whole log if its snapshot cannot be read."""
    try:
        return stored.load()
    except UnreadableSnapshot:
        return StoredTable(None, await store.read(table)).load()


def save_snapshot_if_due(store: Store, table: str, state: State, entry: AnyEntry) -> None:
    """Save a snapshot when another match begins, and every few steps."""
    is_rematch = isinstance(entry, Started) and state.facts.number > 1
    if is_rematch or (isinstance(entry, Moved) and len(state.facts.step_seqs) % EVERY_STEPS == 0):
        save_snapshot(store, table, state)


def save_snapshot(store: Store, table: str, state: State) -> None:
    """Save a snapshot of a table whose match is running."""
    if state.match is not None and state.facts.status == "running":
        store.keep_snapshot(table, state.facts.place, encode_snapshot(to_snapshot(state)))


def to_snapshot(state: State) -> Snapshot:
    """A state with a match, as data."""
    saved = state.played.saved()
    chance = cast("Keyed", saved.chance)  # as every match of a table is dealt
    drawn = ChanceState(*chance.state())
    return Snapshot(state.facts, saved.position, saved.steps, saved.deal, drawn, saved.undo_rule)


def from_snapshot(snapshot: Snapshot) -> State:
    """The state that was saved."""
    facts, drawn = snapshot.facts, snapshot.drawn
    if not facts.dealt_to:  # kept by a version that did not note it: who holds a seat now was dealt it
        facts = msgspec.structs.replace(facts, dealt_to=facts.holders)
    deal = facts.dealt
    settings = facts.settings
    setup = paddock.game(settings.game).setup(settings.seats, settings.options)
    source = fairness.chance(deal.secret, deal.nonces)
    chance = source.at((drawn.terms, drawn.block, drawn.used, drawn.counter))
    saved = SavedMatch(snapshot.position, snapshot.steps, snapshot.deal, chance, snapshot.undo_rule)
    return State(facts, Match.resumed(settings.game, setup, source, saved, deal.names))
