"""Stalled readers: sockets that stop reading while their tables play on. They must go soon and cost little."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.server.load.board import Player
from paddock.server.load.crew import Crew
from paddock.server.load.drive import Drive, gauge
from paddock.server.load.machine import Machine
from paddock.server.load.processes import servers

if TYPE_CHECKING:
    from paddock.server.load.plan import Plan, Progress

LONGEST_S: Final = 60.0
LOOK_S: Final = 0.1


class Stalled(msgspec.Struct, frozen=True, kw_only=True):
    """When the last of them was let go (None: not within a minute), and what each took of memory at most."""

    readers: int
    sockets: int
    closed_s: float | None
    each_mb: float
    errors: dict[str, int]


async def stall(plan: Plan, count: int, progress: Progress) -> Stalled:
    """Let spectators join tables in play and stop reading; the players read on."""
    async with servers(plan) as found, Crew(plan, found, progress) as crew:
        await crew.settle_down()
        await crew.sit_down(plan.sockets)
        drive = Drive(crew, plan.every_s)
        drive.begin()
        machine = Machine(server.pid for server in found)
        before = sum(machine.rss_mb() or ())
        readers = await _readers(crew, count)
        closed_s, most = await _watched(crew, machine)
        await drive.end()
        for reader in readers:
            reader.leave()
    each = max(0.0, most - before) / count
    return Stalled(
        readers=count, sockets=plan.sockets, closed_s=closed_s, each_mb=round(each, 3), errors=dict(crew.tally.errors)
    )


async def _readers(crew: Crew, count: int) -> list[Player]:
    loop = asyncio.get_running_loop()
    readers = [Player(crew.boards[n % len(crew.boards)], 0, 0, loop.create_future()) for n in range(count)]
    for reader in readers:
        reader.is_leaving = True  # to be closed is what it is there for
        await crew.connect(reader)
        reader.stop_reading()
    return readers


async def _watched(crew: Crew, machine: Machine) -> tuple[float | None, float]:
    """Seconds until only the players are left, and the most memory that was used meanwhile."""
    crew.progress.stage("stalled", LONGEST_S)
    begun, most = time.perf_counter(), 0.0
    while (passed := time.perf_counter() - begun) < LONGEST_S:
        most = max(most, sum(machine.rss_mb() or ()))
        open_now = await gauge(crew.clients[0], "paddock_sockets")
        if open_now is not None and open_now <= crew.plan.sockets:
            return round(passed, 1), most
        crew.progress.done(passed)
        await asyncio.sleep(LOOK_S)
    return None, most
