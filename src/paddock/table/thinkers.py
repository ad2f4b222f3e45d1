"""Thinkers: bots and hints in worker processes, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
import structlog

import paddock
from paddock.table.fair_queue import FairSlots
from paddock.worker_process import start_worker_process

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from paddock.advice.hint import Hint
    from paddock.table.fair_queue import Source

Answer = TypeVar("Answer")
log = structlog.get_logger("paddock")
BUDGET_MS: Final = 50
HINT_MS: Final = 300
MAX_HINTS: Final = 4  # waiting hints of one owner: bots need the workers, too
MAX_TRIES: Final = 3  # a worker may be killed, and so may the one after it
START_S: Final = 60.0  # start-up timeout of a worker on a slow machine
MOVE_TIMEOUT_S: Final = 5.0  # timeout for one move
WORK_TIMEOUT_S: Final = 40.0  # for a hint or a piece of a review, slow where the rules are not compiled
NICE_LEVEL: Final = 5  # workers give way to the server process


class Thinkers(Protocol):
    """Chooses the moves of bots and finds hints."""

    def think(self, source: Source, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        """Choose a move for the seat with this view; `then` is called later on the event loop."""

    def advise(self, source: Source, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        """Find the best moves for the seat with this view; None if too many wait."""

    async def do(self, source: Source, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        """Run a short piece of other work; None if no worker answers."""

    def stop(self) -> None:
        """Stop all work."""


class NoThinkers:
    """No bots think, because nobody is connected."""

    def think(self, source: Source, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        """Nobody asks."""

    def advise(self, source: Source, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        """Nobody asks."""

    async def do(self, source: Source, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        """Nobody asks."""

    def stop(self) -> None:
        """Nothing is under way."""


class PoolThinkers:
    """A pool of worker processes. A worker that dies or hangs is replaced, and its work is retried."""

    def __init__(
        self,
        workers: int = 1,
        budget_ms: int = BUDGET_MS,
        timeout_s: float = MOVE_TIMEOUT_S,
        start_s: float = START_S,
    ) -> None:
        self.workers: Final = workers
        self.budget_ms: Final = budget_ms
        self.timeout_s: Final = timeout_s
        self.start_s: Final = start_s
        self._free: Final = FairSlots(workers)  # waiting for a worker does not count towards the timeout
        self._pool: ProcessPoolExecutor | None = None  # started with the first request
        self._started: ProcessPoolExecutor | None = None  # the pool, once its workers have started
        self._tasks: set[asyncio.Task[None]] = set()
        self._hints: Final[Counter[str]] = Counter()  # waiting hints by owner

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=start_worker)

    def think(self, source: Source, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        self._spawn(self._think(source, view, level, seed, then))

    def advise(self, source: Source, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        if self._hints[source.owner] >= MAX_HINTS:
            asyncio.get_running_loop().call_soon(then, None)
        else:
            self._hints[source.owner] += 1
            self._spawn(self._advise(source, view, then))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advise(self, source: Source, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        found: Hint | None = None
        try:
            async with self._free.slot(source):
                found = await self._call(WORK_TIMEOUT_S, advise, msgspec.json.encode(view), HINT_MS)
        except Exception:
            log.exception("hint failed", game=view["game"])
        finally:
            self._drop_hint(source.owner)
        then(found)

    def _drop_hint(self, owner: str) -> None:
        self._hints[owner] -= 1
        if not self._hints[owner]:
            del self._hints[owner]

    async def _think(
        self, source: Source, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]
    ) -> None:
        # A failure of the workers must not stop the table: fall back to the first legal move.
        move: str = view["moves"][0]
        failure: Exception | None = None
        async with self._free.slot(source):
            try:
                asked = (msgspec.json.encode(view), level, seed, self.budget_ms)
                move = await self._call(self.timeout_s, choose, *asked) or move
            except Exception as error:  # noqa: BLE001 - a bug of ours: play goes on, and it is logged
                failure = error
        then(move)
        if failure is not None:
            log.error("bot failed", game=view["game"], level=level, exc_info=failure)

    async def do(self, source: Source, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        async with self._free.slot(source):
            return await self._call(WORK_TIMEOUT_S, work, *arguments)

    async def _call(self, timeout_s: float, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        """The answer of a worker; None if all attempts failed."""
        loop = asyncio.get_running_loop()
        for _ in range(MAX_TRIES):
            pool = self._pool = self._pool or self._new_pool()
            try:
                await self._wait_for_start(pool)
                asked = loop.run_in_executor(pool, work, *arguments)
                return await asyncio.wait_for(asked, timeout_s)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("worker lost", why=type(error).__name__)
                self._replace(pool)
        return None

    async def _wait_for_start(self, pool: ProcessPoolExecutor) -> None:
        """Wait until every worker has started: that does not count towards the timeout."""
        if self._started is not pool:
            loop = asyncio.get_running_loop()
            calls = [loop.run_in_executor(pool, nothing) for _ in range(self.workers)]
            try:
                begun, late = await asyncio.wait(calls, timeout=self.start_s)
            finally:
                for call in calls:
                    call.cancel()  # the remaining ones are not needed
            failures = [error for call in begun if (error := call.exception())]
            if late or failures:
                raise failures[0] if failures else TimeoutError
            self._started = pool

    def _replace(self, lost: ProcessPoolExecutor) -> None:
        if self._pool is lost:
            self._pool = None
            _end(lost)

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        pool = self._pool
        return list((pool and pool._processes) or {})  # noqa: SLF001 - the library offers no other way to see them

    def stop(self) -> None:
        """End the workers."""
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Kill the workers: one that hangs would keep the server from stopping."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - as above
        process.kill()
    pool.shutdown(wait=False)


def nothing() -> None:
    """In a worker: answer, to show that it has started."""


def start_worker() -> None:
    """In a worker, at its start: lower its priority."""
    os.nice(NICE_LEVEL)
    start_worker_process()


def choose(data: bytes, level: int, seed: int, budget_ms: int) -> str:
    """In a worker: the move of a bot of that level for this view."""
    view = msgspec.json.decode(data)
    return paddock.bot(paddock.game(view["game"]), level, seed).choose(view, budget_ms)


def advise(data: bytes, budget_ms: int) -> Hint:
    """In a worker: the best moves for the seat with this view."""
    return paddock.hint(msgspec.json.decode(data), budget_ms)
