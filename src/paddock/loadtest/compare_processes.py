"""Compares several server processes of this checkout with as many of another one, on one PostgreSQL.

`./paddock python -m paddock.loadtest.compare_processes ../another-checkout postgresql:///postgres`. The other checkout
must be built. The same virtual users play on both: without routing, as its sockets name no table, on the other one;
with and without routing on this one. Each run has a new database, which is removed afterwards.
"""

import argparse
import asyncio
import os
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import msgspec

from paddock import library
from paddock.lab.bench.compare_builds import python_in
from paddock.loadtest.plan import SEATS, Figures, Plan, SilentProgress
from paddock.loadtest.processes import start
from paddock.loadtest.run import run

SATURATION: Final = "moves/s"
LATENCY: Final = "p99 ms"


class Kind(NamedTuple):
    """One of the set-ups that are compared."""

    name: str
    python: str
    is_routed: bool


@asynccontextmanager
async def new_database(server: str) -> AsyncIterator[str]:
    """The address of an empty database on that server."""
    name = f"paddock_load_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"create database {name}")
    try:
        yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
    finally:
        await connection.execute(f"drop database {name} with (force)")
        await connection.close()


async def measure(kind: Kind, server: str, plan: Plan, processes: int) -> Figures:
    """One run on new processes of that checkout."""
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(new_database(server))
        urls = []
        for _ in range(processes):
            found = await start(database, python=kind.python)
            stack.push_async_callback(found.end)
            urls.append(found.url)
        return await run(msgspec.structs.replace(plan, urls=tuple(urls), is_routed=kind.is_routed), SilentProgress())


async def compare(kinds: list[Kind], server: str, plan: Plan, processes: int, runs: int) -> dict[str, list[Figures]]:
    """The figures of each kind; which goes first changes with every run."""
    found: dict[str, list[Figures]] = {kind.name: [] for kind in kinds}
    for number in range(runs):
        for kind in kinds if number % 2 else reversed(kinds):
            figures = await measure(kind, server, plan, processes)
            found[kind.name].append(figures)
            times = figures.acknowledged_ms
            sys.stderr.write(
                f"run {number + 1} of {runs}, {kind.name}: {figures.moves_per_s:.0f} moves/s, "
                f"p99 {times.p99 if times else 0:.1f} ms, errors {figures.errors or 'none'}\n"
            )
    return found


def report(what: str, found: dict[str, list[Figures]]) -> None:
    """Print the medians, each with its ratio to the other checkout."""
    medians = {
        name: median(
            [
                each.moves_per_s if what == SATURATION else each.acknowledged_ms.p99 if each.acknowledged_ms else 0
                for each in all_figures
            ]
        )
        for name, all_figures in found.items()
    }
    for name, value in medians.items():
        sys.stdout.write(f"{what}, {name}: {value:.1f}, x{value / medians['there']:.2f} of there\n")


def main(arguments: list[str]) -> None:
    """Print throughput at saturation and the 99th percentile at a steady rate, for both checkouts."""
    summary, _, usage = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(description=summary, epilog=usage)
    parser.add_argument("checkout", type=Path, help="the folder of the other checkout; run ./paddock build there first")
    parser.add_argument("server", help="the address of a PostgreSQL where databases can be created")
    parser.add_argument("--processes", type=int, default=4, help="server processes (default 4)")
    parser.add_argument("--runs", type=int, default=5, help="runs of each (default 5)")
    parser.add_argument("--tables", type=int, default=100, help="tables of four seats (default 100)")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of a run (default 10)")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second of the steady runs (default 200)")
    asked = parser.parse_args(arguments)
    there = python_in(asked.checkout)
    if not there.exists():
        parser.error(f"{asked.checkout} has no compiled build: run ./paddock build there")
    os.environ.pop("PYTHONPATH", None)  # another checkout must not import modules of this one
    kinds = [
        Kind("there", str(there), is_routed=False),
        Kind("here", sys.executable, is_routed=False),
        Kind("here, routed by table", sys.executable, is_routed=True),
    ]
    plan = Plan(
        sockets=asked.tables * SEATS, tables=asked.tables, games=tuple(library.game_ids()), seconds=asked.seconds
    )
    for what, every_s in ((SATURATION, 0.0), (LATENCY, asked.tables / asked.rate)):
        steady = msgspec.structs.replace(plan, every_s=every_s)
        report(what, asyncio.run(compare(kinds, asked.server, steady, asked.processes, asked.runs)))


if __name__ == "__main__":
    main(sys.argv[1:])
