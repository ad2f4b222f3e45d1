"""How much an attacker slows down honest tables: `./paddock python -m paddock.loadtest.attack [TABLES [SECONDS]]`.

Honest tables play on a server with the limits that everybody gets. Calm is measured while the same attacker spins
against a closed port, so that it takes as much of the machine; then it attacks that server, from one address.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.library import game_ids
from paddock.loadtest.plan import SEATS, Plan, SilentProgress
from paddock.loadtest.processes import limited_server
from paddock.loadtest.run import measured
from paddock.loadtest.virtual_users import VirtualUsers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from paddock.loadtest.plan import Figures
    from paddock.loadtest.processes import Server

CLOSED: Final = "http://127.0.0.1:9"
MOST: Final = 3.0  # how many times the calm p99 an attack may cost


class Attacked(msgspec.Struct, frozen=True, kw_only=True):
    """The 99th percentile of acknowledged moves, calm and attacked, and what the attacker was answered."""

    tables: int
    seconds: float
    calm_p99_ms: float
    attacked_p99_ms: float
    ratio: float
    moves: int
    errors: dict[str, int]  # of honest players; there must be none
    answered: dict[str, int]


async def attacked(tables: int, seconds: float) -> Attacked:
    """Measure both, one after the other, on one server."""
    sockets = tables * SEATS
    plan = Plan(
        sockets=sockets, tables=tables, games=tuple(game_ids()), seconds=seconds, every_s=1.0, has_addresses=True
    )
    async with limited_server() as server, VirtualUsers(plan, [server], SilentProgress()) as users:
        await users.open_tables()
        await users.connect_all(sockets)
        calm, _ = await beside_attack(users, server, CLOSED)
        busy, answered = await beside_attack(users, server, server.url)
    found = (calm, busy)
    p99s = [figures.acknowledged_ms.p99 if figures.acknowledged_ms else float("inf") for figures in found]
    return Attacked(
        tables=tables,
        seconds=seconds,
        calm_p99_ms=p99s[0],
        attacked_p99_ms=p99s[1],
        ratio=round(p99s[1] / p99s[0], 2),
        moves=busy.moves,
        errors=busy.errors,
        answered=answered,
    )


async def beside_attack(users: VirtualUsers, server: Server, url: str) -> tuple[Figures, dict[str, int]]:
    """The figures of honest tables while an attacker attacks this address, and what it was answered."""
    users.measurements.clear()
    async with attacking(url, [table.id for table in users.tables]) as answered:
        figures = await measured(users, [server])
    return figures, answered


@asynccontextmanager
async def attacking(url: str, tables: list[str]) -> AsyncIterator[dict[str, int]]:
    """An attacker in a separate process; its counts are available afterwards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "paddock.loadtest.attacker", url, *tables, stdout=asyncio.subprocess.PIPE
    )
    answered: dict[str, int] = {}
    try:
        yield answered
    finally:
        process.terminate()
        said, _ = await process.communicate()
        answered.update(msgspec.json.decode(said or b"{}"))


def main() -> int:
    given = [float(word) for word in sys.argv[1:]]
    tables, seconds = [*given, *(50.0, 30.0)[len(given) :]][:2]
    found = asyncio.run(attacked(int(tables), seconds))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    return 0 if found.ratio <= MOST and not found.errors else 1


if __name__ == "__main__":
    sys.exit(main())
