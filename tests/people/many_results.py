"""Many results in a database, written row by row without playing: `python -m tests.people.many_results ADDRESS`.

The program fills the database with a guest of 10,000 matches among others, and times the queries of statistics.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import TYPE_CHECKING, Final

from paddock.catalogue import ENTRIES
from paddock.core.chance.rng import Rng
from paddock.people import statistics
from paddock.table.store.open import open_store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from paddock.table.store.base import Statement, Store

ME: Final = "me"
GUESTS: Final = 100
AT_ONCE: Final = 2_000
MATCH: Final = """
insert into matches (table_id, number, seq, game, sheet, options, seats, sides, rounds, started_at, ended_at, ending,
unrated, is_counted) values ($1, 1, 100, $2, 'sheet', '{}', 4, 4, 1, $3, $3, $4, 'not-chosen', false)
"""
SEAT: Final = """
insert into standings
(table_id, number, seat, side, place, points, guest_id, level, moves, stand_in_moves, handovers, game, ended_at, counts)
values ($1, 1, $2, $2, $3, $4, $5, $6, 25, 0, 0, $7, $8, $9)
"""
REVIEWED: Final = """
insert into reviewed (table_id, number, seat, luck, decisions) values ($1, 1, $2, 20000, -10000)
"""
GUEST: Final = "insert into guests (guest_id, name, at) values ($1, $2, 1.0)"


def rows(matches: int, *, all_mine: bool) -> Iterator[Statement]:
    """Matches of four: three guests, of whom one may always be me, and a bot."""
    rng = Rng(1)
    yield GUEST, (ME, "Me")
    for number in range(GUESTS):
        yield GUEST, (f"g{number}", f"Guest {number}")
    for number in range(matches):
        table, game, at = f"t{number}", ENTRIES[number % len(ENTRIES)].id, 1_000_000.0 + number
        ending = "ended" if number % 10 == 9 else "over"
        yield MATCH, (table, game, at, ending)
        turn, first = rng.below(4), rng.below(GUESTS)
        places = [1 + (turn + seat) % 4 for seat in range(4)]
        people = [ME if all_mine else f"g{first}", f"g{(first + 1) % GUESTS}", f"g{(first + 2) % GUESTS}", ""]
        for seat, (place, guest) in enumerate(zip(places, people, strict=True), 1):
            level = None if guest else 2
            yield (
                SEAT,
                (table, seat, place, 100 * (5 - place), guest, level, game, at, bool(guest) and ending == "over"),
            )
            yield REVIEWED, (table, seat)


async def fill(store: Store, matches: int, *, all_mine: bool) -> None:
    """Write them."""
    found = list(rows(matches, all_mine=all_mine))
    for start in range(0, len(found), AT_ONCE):
        await store.execute(found[start : start + AT_ONCE])
    await store.execute([("analyze", ())])  # as PostgreSQL does by itself after a while


async def timed_ms(work: Callable[[], Awaitable[object]], times: int = 31) -> str:
    """The median of the time that it takes, and the shortest: on a busy machine the others wait for it, too."""
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        await work()
        found.append(1_000 * (time.perf_counter() - begun))
    return f"{sorted(found)[times // 2]:.1f} ms, at best {min(found):.1f} ms"


async def _main(address: str) -> None:
    store = open_store(address)
    await store.start()
    await fill(store, 10_000, all_mine=True)
    me = frozenset({ME})
    middle = statistics.write_cursor((1_005_000.0, "t5000", 1))
    timed: dict[str, Callable[[], Awaitable[object]]] = {
        "first page of races": lambda: statistics.races(store, me),
        "a page in the middle": lambda: statistics.races(store, me, middle),
        "statistics": lambda: statistics.statistics(store, me),
    }
    for name, work in timed.items():
        sys.stdout.write(f"{name}: {await timed_ms(work)}\n")
    await store.stop()


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
