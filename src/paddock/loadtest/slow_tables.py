"""Many idle slow tables: the start of a server, its memory, and the time of one look for tables that are due.

`./paddock python -m paddock.loadtest.slow_tables 100000` makes a SQLite file with so many and prints the figures.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import psutil

import paddock
from paddock.library import game_ids
from paddock.loadtest import processes
from paddock.loadtest.resources import ResourceMonitor
from paddock.table import commands
from paddock.table.entries import DAY_S, Chair, Clock, Settings
from paddock.table.hub import Hub
from paddock.table.store.open import open_store
from paddock.table.thinkers import NoThinkers

KINDS: Final = ("events", "names", "snapshots", "cards", "card_guests", "due")
CHECKS: Final = 50
OUTAGE_S: Final = 3 * DAY_S
SETTLED_S: Final = 2.0  # after the start, until memory is read


async def make(path: Path, tables: int) -> None:
    """A file with so many running slow tables: some that were played, copied again and again."""
    games, hub = game_ids(), Hub(open_store(str(path)), NoThinkers())
    await hub.start()
    for game in games:
        seats = paddock.game(game).seat_counts[0]
        chairs = [Chair(kind="person", name=f"P{seat}") for seat in range(1, seats + 1)]
        table = await hub.open(Settings(game, seats, clock=Clock("days", 7 * DAY_S)), "host", chairs)
        await table.act(lambda state: commands.start(state, "host"))
    await hub.due.begin()
    await hub.stop()
    with closing(sqlite3.connect(path)) as database:
        database.execute("create temp table copies (number integer)")
        numbers = [(number,) for number in range(tables // len(games))]
        database.executemany("insert into copies values (?)", numbers)
        for kind in KINDS:
            columns = [name for _, name, *_ in database.execute(f"pragma table_info({kind})")]
            copied = [
                "substr(table_id, 1, 4) || printf('%08d', number)" if one == "table_id" else one for one in columns
            ]
            database.execute(  # the names are those of our schema
                f"insert into {kind} ({', '.join(columns)}) select {', '.join(copied)} from {kind}, copies "
                "where 1 on conflict do nothing"
            )
        database.commit()


class Start(NamedTuple):
    """Seconds until a server serves, the CPU seconds that it took, and its memory in MB."""

    serving_s: float
    cpu_s: float
    memory_mb: float

    def __str__(self) -> str:
        return f"{self.serving_s:.2f} s ({self.cpu_s:.2f} s of CPU), {self.memory_mb:.0f} MB"


async def started(path: Path) -> Start:
    """Start a server on this file and end it."""
    began = time.perf_counter()
    server = await processes.start(str(path))
    serving_s = time.perf_counter() - began
    used = psutil.Process(server.pid).cpu_times()
    await asyncio.sleep(SETTLED_S)
    memory = ResourceMonitor([server.pid]).rss_mb() or [0.0]
    await server.end()
    return Start(serving_s, used.user + used.system, memory[0])


async def check_ms(path: Path) -> tuple[float, float]:
    """The median and the longest time of one look for due tables, in milliseconds."""
    hub = Hub(open_store(str(path)), NoThinkers())
    await hub.start()
    await hub.due.begin()
    took = []
    for _ in range(CHECKS):
        began = time.perf_counter()
        await hub.due.check()
        took.append((time.perf_counter() - began) * 1000)
    await hub.stop()
    return statistics.median(took), max(took)


def set_outage(path: Path, seconds: float) -> None:
    """Pretend that no process ran for so long."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("update pulse set at = ? where id = 2", (time.time() - seconds,))
        database.commit()


async def measure(tables: int) -> None:
    """Make the file, start a server on it twice, and print the figures."""
    with tempfile.TemporaryDirectory(prefix="paddock-slow-") as folder:
        path, small = Path(folder) / "slow.sqlite3", Path(folder) / "small.sqlite3"
        await make(small, len(game_ids()))
        await make(path, tables)
        size = path.stat().st_size / 1e6
        few, many = await started(small), await started(path)
        set_outage(path, OUTAGE_S)
        after_outage = await started(path)
        median, longest = await check_ms(path)
    lines = (
        f"{tables} idle slow tables, {size:.0f} MB",
        f"start with five tables: {few}",
        f"start with all of them: {many}",
        f"start after an outage of three days: {after_outage}",
        f"a look for due tables: {median:.2f} ms, at most {longest:.2f} ms",
    )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
