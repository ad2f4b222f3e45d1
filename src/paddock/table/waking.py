"""Waking: a table's state from its log, or from a snapshot of it and what came after."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

import paddock
from paddock.core.errors import BadInput, IllegalMove
from paddock.core.match import Match
from paddock.core.step import Frozen, Outcome, Step
from paddock.table import fairness
from paddock.table.denied import Denied
from paddock.table.entries import Moved, Opened, Started, decode_entry
from paddock.table.facts import Facts
from paddock.table.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paddock.table.entries import AnyEntry
    from paddock.table.store.base import Row, Store
    from paddock.table.store.base import Snapshot as Kept

EVERY_STEPS: Final = 16  # to play that many takes longer than to read a snapshot: a thousand tables wake at once


class Drawn(msgspec.Struct, frozen=True):
    """How far the chance of a match has been drawn from."""

    terms: str
    block: bytes
    used: int
    counter: int


class Snapshot(msgspec.Struct, frozen=True):
    """A state put away."""

    facts: Facts
    position: dict[str, Any]
    steps: tuple[Step, ...]
    deal: tuple[Outcome, ...]
    drawn: Drawn
    undo_rule: str


encode_snapshot = msgspec.json.Encoder().encode
decode_snapshot = msgspec.json.Decoder(Snapshot).decode


@contextmanager
def reading() -> Iterator[None]:
    """Denied if what is read was kept by a version with other words or other rules."""
    try:
        yield
    except (msgspec.DecodeError, BadInput, IllegalMove) as error:
        raise Denied("unreadable", text="this table was kept by another version of Paddock") from error


def fold(rows: Iterable[Row], state: State | None = None) -> State | None:
    """The state after these lines of a log; None if there are none. A state handed in is used up."""
    for row in rows:
        entry = decode_entry(row.body)
        if isinstance(entry, Opened):
            state = State.opened(entry, row.at)
        elif state is not None:
            state = state.going_on(entry)
    return state


class Sleeping(NamedTuple):
    """What is stored of a table: a snapshot, if there is one, and the lines of the log behind it."""

    kept: Kept | None
    rows: list[Row]

    def wake(self) -> State | None:
        """The state of the table as its log has it; None if there is no such table, Denied if it cannot be read."""
        with reading():
            return fold(self.rows, None if self.kept is None else thaw(decode_snapshot(self.kept.body)))


async def read_asleep(store: Store, tables: Iterable[str]) -> dict[str, Sleeping]:
    """What is stored of these tables, in one question for all of them."""
    kept = await store.snapshots(tables)
    rows = await store.read_many(tables, {table: snapshot.seq for table, snapshot in kept.items()})
    return {table: Sleeping(kept.get(table), rows[table]) for table in tables}


def keep_snapshot(store: Store, table: str, state: State, entry: AnyEntry) -> None:
    """Put the state away now and then: when another match begins, and during a long one."""
    is_rematch = isinstance(entry, Started) and state.facts.number > 1
    if is_rematch or (isinstance(entry, Moved) and len(state.facts.step_seqs) % EVERY_STEPS == 0):
        put_away(store, table, state)


def put_away(store: Store, table: str, state: State) -> None:
    """Keep a snapshot of a table whose match goes on."""
    if state.match is not None and state.facts.status == "running":
        store.keep_snapshot(table, state.facts.place, encode_snapshot(freeze(state)))


def freeze(state: State) -> Snapshot:
    """A state with a match, as data."""
    frozen = state.played.frozen()
    drawn = Drawn(*frozen.chance.__reduce__()[2])  # Keyed: every match of a table is dealt by one
    return Snapshot(state.facts, frozen.position, frozen.steps, frozen.deal, drawn, frozen.undo_rule)


def thaw(snapshot: Snapshot) -> State:
    """The state that was put away."""
    facts, drawn = snapshot.facts, snapshot.drawn
    if not facts.dealt_to:  # kept by a version that did not note it: who holds a seat now was dealt it
        facts = msgspec.structs.replace(facts, dealt_to=facts.holders)
    deal = facts.dealt
    settings = facts.settings
    setup = paddock.game(settings.game).setup(settings.seats, settings.options)
    chance = fairness.chance(deal.secret, deal.nonces)
    chance.__setstate__((drawn.terms, drawn.block, drawn.used, drawn.counter))
    frozen = Frozen(snapshot.position, snapshot.steps, snapshot.deal, chance, snapshot.undo_rule)
    fresh = fairness.chance(deal.secret, deal.nonces)
    return State(facts, Match.thawed(settings.game, setup, fresh, frozen, deal.names))
