"""Parallel work in chunks of about a second, on local processes or a Ray cluster."""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from typing import Generic, TypeVar

import msgspec

from paddock.lab.cluster import RayPool
from paddock.worker_process import start_worker_process

Part = TypeVar("Part")
Work = Callable[[int, int], Part]

PIECE_S = 1.0
WORTH_A_POOL_S = 2.0  # shorter work is done before other processes have started
AHEAD = 2  # queued pieces per worker


class Piece(msgspec.Struct, Generic[Part]):
    """The result for the numbers `first` to `end` - 1, and its duration."""

    part: Part
    first: int
    end: int
    seconds: float

    @property
    def next_size(self) -> int:
        """The size of a piece that takes about a second."""
        return max(1, round((self.end - self.first) * PIECE_S / max(self.seconds, 1e-6)))


def cores() -> int:
    """The number of CPUs available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes(ProcessPoolExecutor):
    """A pool of local processes."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, multiprocessing.get_context("spawn"), initializer=start_worker_process)
        self.workers = workers


class Crew(msgspec.Struct, frozen=True):
    """A number of local processes (None: one per core), or a whole Ray cluster."""

    processes: int | None = None
    on_cluster: bool = False

    @property
    def workers(self) -> int:
        """The number of local workers; the size of a cluster is known only after it has started."""
        return self.processes or cores()

    def pool(self) -> Processes | RayPool:
        """Start the pool; it has the attribute `workers`."""
        return RayPool() if self.on_cluster else Processes(self.workers)


HERE = Crew()


def shared_out(work: Work[Part], count: int, crew: Crew) -> Iterator[Piece[Part]]:
    """Run `work` on the numbers below `count` and yield pieces as they finish; results do not depend on the crew."""
    first = timed(work, 0, min(1, count))
    yield first
    left_s = (count - first.end) * first.seconds
    if crew.on_cluster or (crew.workers > 1 and left_s > WORTH_A_POOL_S):
        yield from _in_a_pool(work, first, count, crew)
    else:
        yield from _here(work, first, count)


def timed(work: Work[Part], first: int, end: int) -> Piece[Part]:
    started = time.perf_counter()
    part = work(first, end)
    return Piece(part, first, end, time.perf_counter() - started)


def _here(work: Work[Part], last: Piece[Part], count: int) -> Iterator[Piece[Part]]:
    while last.end < count:
        last = timed(work, last.end, min(count, last.end + last.next_size))
        yield last


def _in_a_pool(work: Work[Part], last: Piece[Part], count: int, crew: Crew) -> Iterator[Piece[Part]]:
    pool = crew.pool()
    running: set[Future[Piece[Part]]] = set()
    begun = last.end
    size = last.next_size
    try:
        while begun < count or running:
            while begun < count and len(running) < pool.workers * AHEAD:
                # The last pieces are small, so that all workers finish at about the same time.
                end = min(count, begun + max(1, min(size, (count - begun) // pool.workers)))
                running.add(pool.submit(partial(timed, work), begun, end))
                begun = end
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                piece = future.result()
                size = piece.next_size
                yield piece
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
