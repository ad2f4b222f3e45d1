"""Rebuild the results from the logs that exist: `./paddock python -m paddock.people.rebuild_results ADDRESS`.

Then all ratings are computed anew; with `--ratings` that alone, for when the rules of rating change. Results of matches
whose log was removed stay as they are. A server on the same SQLite file has to be stopped first.
"""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.progress import Progress

from paddock.people.ratings import recompute
from paddock.people.results import statements
from paddock.table.denied import Denied
from paddock.table.rows import joined
from paddock.table.snapshots import fold, reading
from paddock.table.store.open import open_store

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.store.base import Row, Statement, Store

COUNT: Final = "select count(*) from cards"
NEXT: Final = "select table_id from cards where table_id > $1 order by table_id limit 50"
# Only what this log has told: a match may end while it is read.
DROP_STANDINGS: Final = """
delete from standings where table_id = $1
and number in (select number from matches where matches.table_id = $1 and seq <= $2)
"""
DROP_MATCHES: Final = "delete from matches where table_id = $1 and seq <= $2"


class Rebuilt(NamedTuple):
    """How many tables were read, and those that an incompatible version wrote."""

    tables: int
    unread: list[str]


async def rebuild(store: Store, report: Callable[[int, int], None]) -> Rebuilt:
    """Write the results of all logs anew, table by table."""
    total = int((await store.query(COUNT))[0][0])
    done, last, unread = 0, "", list[str]()
    while tables := [table for (table,) in await store.query(NEXT, last)]:
        for table, rows in (await store.read_many(tables)).items():
            try:
                await store.execute(_rebuilt(table, rows))
            except Denied:
                unread.append(table)
            done += 1
            report(done, max(done, total))
        last = tables[-1]
    await recompute(store)
    return Rebuilt(done, unread)


def _rebuilt(table: str, rows: list[Row]) -> list[Statement]:
    """The statements that replace the results of a table; Denied if its log cannot be read."""
    if not rows:
        return []
    found: list[Statement] = [(sql, (table, rows[-1].seq)) for sql in (DROP_STANDINGS, DROP_MATCHES)]
    with reading():
        state = fold(rows[:1])
        if state is None:
            return []
        for row in rows[1:]:
            # Only the facts of the state before are used: its match goes on in the state after.
            before, state = state, state.apply_in_place(joined(row))
            found += statements(row, before, state)
    return found


async def _main(address: str, *options: str) -> int:
    store = open_store(address)
    await store.start()
    try:
        if "--ratings" in options:
            sys.stdout.write(f"{await recompute(store)} matches were rated.\n")
            return 0
        with Progress() as bar:
            task = bar.add_task("Results")
            found = await rebuild(store, lambda done, total: bar.update(task, completed=done, total=total))
    finally:
        await store.stop()
    sys.stdout.write(f"{found.tables} tables were read.\n")
    if found.unread:
        sys.stderr.write(f"Another version of Paddock wrote these tables: {', '.join(found.unread)}\n")
    return 1 if found.unread else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(_main(*sys.argv[1:])))
