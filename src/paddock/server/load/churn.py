"""Churn: sockets that come and go by the thousand. Memory must stay level, or a server dies of its visitors."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.server.load.board import Player
from paddock.server.load.crew import Crew
from paddock.server.load.machine import Machine
from paddock.server.load.plan import SEATS
from paddock.server.load.processes import servers

if TYPE_CHECKING:
    from paddock.server.load.plan import Plan, Progress

PARTS: Final = 8
# The heap settles during the first half; what the second half adds beyond this share is a leak.
LEVEL: Final = 1.1


class Churn(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the memory: before, and after each eighth of the sockets."""

    reconnects: int
    tables: int
    seconds: float
    rss_mb: list[float]
    is_level: bool
    errors: dict[str, int]


async def reconnect(plan: Plan, count: int, progress: Progress) -> Churn:
    """Connect, join and close so many sockets, many at a time, as the guests of the tables."""
    async with servers(plan) as found, Crew(plan, found, progress) as crew:
        await crew.settle_down()
        machine = Machine(server.pid for server in found)
        begun, memory = time.perf_counter(), [_total(machine)]
        progress.stage("reconnects", count)
        for part in range(PARTS):
            done = part * count // PARTS
            await crew.together([_visit(crew, number) for number in range(done, (part + 1) * count // PARTS)], done)
            memory.append(_total(machine))
        return Churn(
            reconnects=count,
            tables=plan.tables,
            seconds=round(time.perf_counter() - begun, 1),
            rss_mb=memory,
            is_level=memory[-1] <= memory[PARTS // 2] * LEVEL,
            errors=dict(crew.tally.errors),
        )


def _total(machine: Machine) -> float:
    return round(sum(machine.rss_mb() or ()), 1)


async def _visit(crew: Crew, number: int) -> None:
    board = crew.boards[number // SEATS % len(crew.boards)]
    player = Player(board, number % SEATS + 1, 0, asyncio.get_running_loop().create_future())
    await crew.connect(player)
    player.leave()
    await player.gone()
