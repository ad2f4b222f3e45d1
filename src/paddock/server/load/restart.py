"""Restart: live tables, a server that is killed without warning, and how soon every table is there again."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.server.load import processes
from paddock.server.load.crew import Crew
from paddock.server.load.drive import Drive
from paddock.server.load.machine import Machine, cores
from paddock.server.load.plan import SEATS
from paddock.server.open_files import raise_limit

if TYPE_CHECKING:
    from paddock.server.load.plan import Plan, Progress

MOVES: Final = range(50, 151)  # of a table before the end; a hundred on average
LOOK_S: Final = 0.2


class Restart(msgspec.Struct, frozen=True, kw_only=True):
    """How long it took: until the new process served, and from then until every table had answered a join."""

    tables: int
    moves: int
    serving_s: float
    back_s: float
    lost: int  # tables that came back with less than was acknowledged
    server_cores: float | None  # from the start of the new process on
    driver_cores: float
    neighbour_cores: float
    errors: dict[str, int]


class Back(NamedTuple):
    """A server that was started again: when it served, when all tables had answered, and how far each was."""

    serving_s: float
    back_s: float
    seqs: dict[str, int]
    cores: tuple[float | None, float, float]
    errors: dict[str, int]


async def restart(plan: Plan, progress: Progress) -> Restart:
    """Play, kill -9, start again, join every table."""
    raise_limit()
    with tempfile.TemporaryDirectory(prefix="paddock-load-") as folder:
        database = plan.database or f"{folder}/load.sqlite3"
        first = await processes.start(database)
        try:
            async with Crew(plan, [first], progress) as crew:
                known, errors = await _played(crew)
                for player in crew.players:
                    player.is_leaving = True
                await first.end(signal.SIGKILL)
                tokens = {board.table: board.tokens for board in crew.boards}
        finally:
            await first.end(signal.SIGKILL)
        again = await _back(plan, database, tokens, progress)
    server, driver, neighbour = again.cores
    return Restart(
        tables=len(known),
        moves=sum(known.values()),
        serving_s=round(again.serving_s, 2),
        back_s=round(again.back_s, 2),
        lost=sum(1 for table, seq in known.items() if again.seqs[table] < seq),
        server_cores=server,
        driver_cores=driver,
        neighbour_cores=neighbour,
        errors={**errors, **again.errors},
    )


async def _played(crew: Crew) -> tuple[dict[str, int], dict[str, int]]:
    """Every table played for a while: its seq as it was shown to the players, and what went wrong."""
    await crew.settle_down()
    await crew.sit_down(crew.plan.tables * SEATS)
    wanted = {board: MOVES[number % len(MOVES)] for number, board in enumerate(crew.boards)}
    drive = Drive(crew, 0.0, wanted)
    crew.progress.stage("moves", sum(wanted.values()))
    drive.begin()
    while any(board.made < wanted[board] or board.unseen for board in crew.boards):
        await asyncio.sleep(LOOK_S)
        crew.progress.done(sum(board.made for board in crew.boards))
    return {board.table: board.seq for board in crew.boards}, dict(crew.tally.errors)


async def _back(plan: Plan, database: str, tokens: dict[str, list[str]], progress: Progress) -> Back:
    """A new server on the same database, and a socket at each table."""
    before = Machine(()).moment()._replace(servers=0.0)  # the one that starts has used nothing yet
    second = await processes.start(database)
    serving = time.perf_counter()
    try:
        async with Crew(plan, [second], progress) as crew:
            crew.adopt(tokens)
            await crew.sit_down(len(tokens), at_once=len(tokens))  # as pages do that were cut off together
            after = Machine([second.pid]).moment()
            seqs = {player.board.table: player.joined.result() for player in crew.players}
            times = serving - before.at, after.at - serving
            return Back(*times, seqs, cores(before, after), dict(crew.tally.errors))
    finally:
        await second.end()
