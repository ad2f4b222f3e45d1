"""Thinkers: bots at work in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
import structlog

import paddock

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.bots.bot import Bot

log = structlog.get_logger("paddock")
BUDGET_MS: Final = 50
MOST_TRIES: Final = 3  # a worker may be killed, and so may the one after it
POLITE: Final = 5  # how much the workers give way to the process that talks to people


class Thinkers(Protocol):
    """Whoever chooses the moves of bots."""

    def think(self, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        """Choose a move for the seat with this view, and hand it over later, on the loop."""

    def stop(self) -> None:
        """End whatever is under way."""


class PoolThinkers:
    """A pool of worker processes. A worker that dies is replaced and what it was asked is asked again."""

    def __init__(self, workers: int = 1, budget_ms: int = BUDGET_MS) -> None:
        self.workers: Final = workers
        self.budget_ms: Final = budget_ms
        self._pool: ProcessPoolExecutor | None = None  # made when the first bot thinks: people alone do without
        self._tasks: set[asyncio.Task[None]] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_work)

    def think(self, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        task = asyncio.get_running_loop().create_task(self._think(view, level, seed, then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        data = msgspec.json.encode(view)
        # Whatever befalls the workers shall not stop the table: the first legal move is a move.
        move: str = view["moves"][0]
        failure: Exception | None = None
        for _ in range(MOST_TRIES):
            pool = self._pool = self._pool or self._new_pool()
            try:
                loop = asyncio.get_running_loop()
                move = await loop.run_in_executor(pool, choose, data, level, seed, self.budget_ms)
            except BrokenProcessPool:
                self._replace(pool)
            except Exception as error:  # noqa: BLE001 - a bot that fails is our mistake: play goes on, and it is reported
                failure = error
                break
            else:
                break
        then(move)
        if failure is not None:
            log.error("bot failed", game=view["game"], level=level, exc_info=failure)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
            broken.shutdown(wait=False, cancel_futures=True)

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
            self._pool.shutdown(wait=False, cancel_futures=True)


def begin_work() -> None:
    """In a worker, first of all: give way; leave Ctrl-C to the server; and do not outlive it, however it ends."""
    os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def choose(data: bytes, level: int, seed: int, budget_ms: int) -> str:
    """In a worker: the move of a bot of that level for this view."""
    view = msgspec.json.decode(data)
    return _bot(view["game"], level, seed).choose(view, budget_ms)


@lru_cache(maxsize=64)
def _bot(game_id: str, level: int, seed: int) -> Bot:
    return paddock.bot(paddock.game(game_id), level, seed)
