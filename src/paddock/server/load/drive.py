"""The run itself: every table makes its moves at its pace while times, processors and memory are watched."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from typing import TYPE_CHECKING, Final

from paddock.server.load.crew import Crew
from paddock.server.load.machine import Machine, cores
from paddock.server.load.plan import Figures, times
from paddock.server.load.processes import servers

if TYPE_CHECKING:
    from paddock.server.load.board import Board
    from paddock.server.load.http import Client
    from paddock.server.load.machine import Moment
    from paddock.server.load.plan import Plan, Progress
    from paddock.server.load.processes import Server

LAST_S: Final = 10.0  # how long the last moves may take to be answered
TICK_S: Final = 0.25
AGAIN_S: Final = 0.1


class Drive:
    """Keeps every board moving, at a pace or as fast as it goes."""

    def __init__(self, crew: Crew, every_s: float, wanted: dict[Board, int] | None = None) -> None:
        self._crew: Final = crew
        self._every_s: Final = every_s
        self._wanted: Final = wanted  # how many moves each table shall make, if there is an end to it
        self._loop: Final = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_on = True

    def begin(self) -> None:
        """Every table begins at a moment of its own."""
        boards = self._crew.boards
        pause = (self._every_s or 1.0) / len(boards)
        for number, board in enumerate(boards):
            board.on_settled = self._settled
            self._loop.call_later(number * pause, self._beat, board)

    def _beat(self, board: Board) -> None:
        """Time for a move; a table that is still busy with the last one lets this beat pass."""
        if not self._goes_on(board):
            return
        self._loop.call_later(self._every_s or AGAIN_S, self._beat, board)
        if board.is_over and not board.unseen:
            self._deal(board)
        else:
            board.move()

    def _settled(self, board: Board) -> None:
        """Everybody has seen the last move, or the new deal."""
        if not self._goes_on(board):
            return
        if board.is_over:
            self._deal(board)
        elif not self._every_s:
            board.move()

    def _goes_on(self, board: Board) -> bool:
        return self.is_on and (self._wanted is None or board.made < self._wanted[board])

    def _deal(self, board: Board) -> None:
        board.expect_deal()
        task = self._loop.create_task(self._crew.rematch(board))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Make no more moves and wait for the answers to the last ones; those that stay out are errors."""
        self.is_on = False
        for _ in range(round(LAST_S / TICK_S)):
            if not any(board.unseen for board in self._crew.boards):
                break
            await asyncio.sleep(TICK_S)
        for board in self._crew.boards:
            if board.unseen:
                board.failed("unanswered")


async def run(plan: Plan, progress: Progress) -> Figures:
    """One run, from starting the servers to ending them."""
    progress.stage("servers", plan.processes)
    async with servers(plan) as found, Crew(plan, found, progress) as crew:
        await crew.settle_down()
        await crew.sit_down(plan.sockets)
        return await measured(crew, found)


async def settled_run(plan: Plan, progress: Progress) -> Figures:
    """One of several runs, on a settled disk: it would wait for what the run before it left to be written."""
    await asyncio.to_thread(os.sync)
    return await run(plan, progress)


async def measured(crew: Crew, found: list[Server]) -> Figures:
    """Play for as long as planned, and say what was measured."""
    plan, tally = crew.plan, crew.tally
    machine = Machine(server.pid for server in found)
    drive = Drive(crew, plan.every_s)
    gc.collect()
    gc.freeze()  # the driver's own collections must not be taken for the server's delays
    drive.begin()
    await passing(crew, "warm-up", warm_up_s(plan))
    tally.since, before = time.perf_counter(), machine.moment()
    commits = await committed(crew)
    await passing(crew, "play", plan.seconds)
    tally.until, after = time.perf_counter(), machine.moment()
    commits = None if commits is None else (await committed(crew) or 0) - commits
    memory = machine.rss_mb()
    await drive.end()
    gc.unfreeze()
    return figures(crew, before, after, memory, commits)


def warm_up_s(plan: Plan) -> float:
    """Until every table has made its first move: it costs more than later ones, and slow tables make few others."""
    return max(plan.warm_up_s, plan.every_s)


async def passing(crew: Crew, stage: str, seconds: float) -> None:
    """Let time pass, and show it."""
    crew.progress.stage(stage, seconds)
    begun = time.perf_counter()
    while (left := begun + seconds - time.perf_counter()) > 0:
        await asyncio.sleep(min(TICK_S, left))
        crew.progress.done(time.perf_counter() - begun)


async def committed(crew: Crew) -> int | None:
    """How many commits the servers have made in all, if they say."""
    found = [await gauge(client, "paddock_commits_total") for client in crew.clients]
    known = [count for count in found if count is not None]
    return int(sum(known)) if len(known) == len(found) else None


async def gauge(client: Client, name: str) -> float | None:
    """A figure that the server tells of itself."""
    lines = (await client.ask("GET", "/api/metrics")).body.decode().splitlines()
    found = [line.split()[1] for line in lines if line.startswith(f"{name} ")]
    return float(found[0]) if found else None


def figures(crew: Crew, before: Moment, after: Moment, memory: list[float] | None, commits: int | None) -> Figures:
    plan, tally = crew.plan, crew.tally
    server, driver, neighbour = cores(before, after)
    seconds = after.at - before.at
    return Figures(
        sockets=plan.sockets,
        tables=plan.tables,
        processes=len(crew.servers),
        seconds=round(seconds, 1),
        every_s=plan.every_s,
        moves=tally.moves,
        moves_per_s=round(tally.moves / seconds, 1),
        matches=tally.matches,
        acknowledged_ms=times(tally.acknowledged),
        seen_ms=times(tally.seen),
        elsewhere_ms=times(tally.elsewhere),
        commits=commits,
        rss_mb=memory,
        server_cores=server,
        driver_cores=driver,
        neighbour_cores=neighbour,
        errors=dict(tally.errors),
    )
