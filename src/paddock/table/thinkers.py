"""Thinkers: bots and advisers at work in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
import structlog

import paddock
from paddock.lab.workers import begin_work

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from paddock.advice.hint import Hint
    from paddock.bots.bot import Bot

Answer = TypeVar("Answer")
log = structlog.get_logger("paddock")
BUDGET_MS: Final = 50
HINT_MS: Final = 300
MOST_HINTS: Final = 4  # that wait for a worker: bots keep people waiting, too
MOST_TRIES: Final = 3  # a worker may be killed, and so may the one after it
START_S: Final = 60.0  # for a worker to begin, on a slow machine
PATIENCE_S: Final = 5.0  # for one move: a worker that has not answered by then hangs
LONG_PATIENCE_S: Final = 40.0  # for a hint or a piece of a review, which take long where the rules are not compiled
POLITE: Final = 5  # how much the workers give way to the process that talks to people


class Thinkers(Protocol):
    """Whoever chooses the moves of bots."""

    def think(self, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        """Choose a move for the seat with this view, and hand it over later, on the loop."""

    def advise(self, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        """Find the best moves for the seat with this view; None if there is no time for it."""

    async def do(self, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        """Have a short piece of other work done; None if nobody can."""

    def stop(self) -> None:
        """End whatever is under way."""


class PoolThinkers:
    """A pool of worker processes. A worker that dies or hangs is replaced and what it was asked is asked again."""

    def __init__(
        self,
        workers: int = 1,
        budget_ms: int = BUDGET_MS,
        patience_s: float = PATIENCE_S,
        start_s: float = START_S,
    ) -> None:
        self.workers: Final = workers
        self.budget_ms: Final = budget_ms
        self.patience_s: Final = patience_s
        self.start_s: Final = start_s
        self._free: Final = asyncio.Semaphore(workers)  # who waits for a worker does not use up its patience
        self._pool: ProcessPoolExecutor | None = None  # made when the first bot thinks: people alone do without
        self._awake: ProcessPoolExecutor | None = None  # the same, once its workers have begun
        self._tasks: set[asyncio.Task[None]] = set()
        self._hints = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_politely)

    def think(self, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        self._spawn(self._think(view, level, seed, then))

    def advise(self, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        if self._hints >= MOST_HINTS:
            asyncio.get_running_loop().call_soon(then, None)
        else:
            self._hints += 1
            self._spawn(self._advise(view, then))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advise(self, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        found: Hint | None = None
        try:
            async with self._free:
                found = await self._asked(LONG_PATIENCE_S, advise, msgspec.json.encode(view), HINT_MS)
        except Exception:
            log.exception("hint failed", game=view["game"])
        finally:
            self._hints -= 1
        then(found)

    async def _think(self, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        # Whatever befalls the workers shall not stop the table: the first legal move is a move.
        move: str = view["moves"][0]
        failure: Exception | None = None
        async with self._free:
            try:
                asked = (msgspec.json.encode(view), level, seed, self.budget_ms)
                move = await self._asked(self.patience_s, choose, *asked) or move
            except Exception as error:  # noqa: BLE001 - a bot that fails is our mistake: play goes on, and it is reported
                failure = error
        then(move)
        if failure is not None:
            log.error("bot failed", game=view["game"], level=level, exc_info=failure)

    async def do(self, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        async with self._free:
            return await self._asked(LONG_PATIENCE_S, work, *arguments)

    async def _asked(self, patience_s: float, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        """What a worker answers; None if one after the other was lost over it."""
        loop = asyncio.get_running_loop()
        for _ in range(MOST_TRIES):
            pool = self._pool = self._pool or self._new_pool()
            try:
                await self._wake(pool)
                asked = loop.run_in_executor(pool, work, *arguments)
                return await asyncio.wait_for(asked, patience_s)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("worker lost", why=type(error).__name__)
                self._replace(pool)
        return None

    async def _wake(self, pool: ProcessPoolExecutor) -> None:
        """Wait until every worker has begun: how long that takes says nothing about the bot."""
        if self._awake is not pool:
            loop = asyncio.get_running_loop()
            calls = [loop.run_in_executor(pool, nothing) for _ in range(self.workers)]
            try:
                begun, late = await asyncio.wait(calls, timeout=self.start_s)
            finally:
                for call in calls:
                    call.cancel()  # whatever becomes of them now, nobody asks any more
            failures = [error for call in begun if (error := call.exception())]
            if late or failures:
                raise failures[0] if failures else TimeoutError
            self._awake = pool

    def _replace(self, lost: ProcessPoolExecutor) -> None:
        if self._pool is lost:
            self._pool = None
            _end(lost)

    @property
    def pids(self) -> list[int]:
        """The processes at work."""
        pool = self._pool
        return list((pool and pool._processes) or {})  # noqa: SLF001 - the library offers no other way to see them

    def stop(self) -> None:
        """End the workers."""
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the workers whatever they do: one that hangs would keep the server from ending."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - as above
        process.kill()
    pool.shutdown(wait=False)


def nothing() -> None:
    """In a worker: that it answers is the answer."""


def begin_politely() -> None:
    """In a worker, first of all: give way to the tables."""
    os.nice(POLITE)
    begin_work()


def choose(data: bytes, level: int, seed: int, budget_ms: int) -> str:
    """In a worker: the move of a bot of that level for this view."""
    view = msgspec.json.decode(data)
    return _bot(view["game"], level, seed).choose(view, budget_ms)


def advise(data: bytes, budget_ms: int) -> Hint:
    """In a worker: the best moves for the seat with this view."""
    return paddock.hint(msgspec.json.decode(data), budget_ms)


@lru_cache(maxsize=64)
def _bot(game_id: str, level: int, seed: int) -> Bot:
    return paddock.bot(paddock.game(game_id), level, seed)
