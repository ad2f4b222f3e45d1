"""Export the records of all matches in a database, from a copy, so that servers can go on."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from paddock.table import history
from paddock.table.denied import Denied
from paddock.table.entries import Started, decode_entry
from paddock.table.snapshots import fold, reading
from paddock.table.store.backup import backup
from paddock.table.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from paddock.table.state import State
    from paddock.table.store.base import Card, Row, Store

ALL = 1_000_000_000


class Exported(NamedTuple):
    """A record and its file name."""

    name: str
    text: str


class Outcome(NamedTuple):
    """The number of exported records, and the tables that an incompatible version wrote."""

    records: int
    unread: list[str]


def export(
    address: str,
    write: Callable[[Exported], None],
    tell: Callable[[int, int], None],
    also: Callable[[Store], Awaitable[None]],
    *,
    with_running: bool = False,
) -> Outcome:
    """Pass every record to a callback, and report progress after each table; `also` reads more from the same copy.

    A match that is over is handed over whole; one that runs, if it is wanted, as spectators may know it.
    """
    with tempfile.TemporaryDirectory(prefix="paddock-export-") as folder:
        copy = Path(folder) / "copy"
        backup(address, copy, lambda _done, _total: None)
        return asyncio.run(_export(SqliteStore(copy), write, tell, also, with_running=with_running))


async def _export(
    store: SqliteStore,
    write: Callable[[Exported], None],
    tell: Callable[[int, int], None],
    also: Callable[[Store], Awaitable[None]],
    *,
    with_running: bool,
) -> Outcome:
    count, unread = 0, []
    await store.start()
    try:
        cards = await store.cards(listed_only=False, limit=ALL)
        for done, card in enumerate(cards, 1):
            rows = await store.read(card.table)
            try:
                for record in _records(card, rows, with_running=with_running):
                    write(record)
                    count += 1
            except Denied:
                unread.append(f"{card.game}-{card.table}")
            tell(done, len(cards))
        await also(store)
    finally:
        await store.stop()
    return Outcome(count, unread)


def _records(card: Card, rows: list[Row], *, with_running: bool) -> Iterator[Exported]:
    """The records of a table; Denied if an incompatible version wrote its log."""
    with reading():
        for state in matches(rows):
            if history.is_open(state) or with_running:
                yield Exported(f"{card.game}-{card.table}-{state.facts.number}", history.record(state, None))


def matches(rows: list[Row]) -> Iterator[State]:
    """The states at the end of each match, and the current one."""
    state: State | None = None
    for row in rows:
        if isinstance(decode_entry(row.body), Started) and state is not None and state.match is not None:
            yield state
        state = fold([row], state)
    if state is not None and state.match is not None:
        yield state
