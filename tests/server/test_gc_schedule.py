"""Garbage collection: on a timer while a server runs, by Python's default afterwards."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import TYPE_CHECKING

from paddock.server import gc_schedule
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


class Ring:
    """An object with a reference to itself; `gone` is set when it is collected."""

    def __init__(self, gone: asyncio.Event) -> None:
        self.me = self
        weakref.finalize(self, gone.set)


async def test_what_holds_itself_in_memory_is_found_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc_schedule, "INTERVAL_S", 0.01)
    gone = asyncio.Event()
    async with serving(tmp_path / "tables.db"):
        assert not gc.isenabled()
        Ring(gone)
        await asyncio.wait_for(gone.wait(), 5)
    assert gc.isenabled()


async def test_what_is_old_is_found_when_memory_has_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "INTERVAL_S", 0.01)
    monkeypatch.setattr(gc_schedule, "MEMORY_CHECK_S", 0.02)
    gone, schedule = asyncio.Event(), gc_schedule.GcSchedule(lambda: 0)
    schedule.start()
    try:
        old = Ring(gone)
        gc.collect(gc_schedule.ALL)  # it survives, and belongs to the old generation from now on
        del old
        gc.collect(gc_schedule.YOUNGEST)
        assert not gone.is_set()
        ballast = b"x" * int(schedule.baseline * 1.2)
        await asyncio.wait_for(gone.wait(), 5)
        assert ballast
    finally:
        schedule.stop()
        gc.unfreeze()


async def test_what_sockets_need_is_no_reason_to_look_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "INTERVAL_S", 0.01)
    monkeypatch.setattr(gc_schedule, "MEMORY_CHECK_S", 0.02)
    looks: asyncio.Queue[None] = asyncio.Queue()

    def sockets() -> int:
        looks.put_nowait(None)
        return len(ballast) // gc_schedule.SOCKET_BYTES

    ballast = b""
    schedule = gc_schedule.GcSchedule(sockets)
    schedule.start()
    try:
        level = schedule.baseline
        ballast = b"x" * int(level * 1.2)
        for _ in range(4):
            await asyncio.wait_for(looks.get(), 5)
        assert schedule.baseline == level
    finally:
        schedule.stop()
        gc.unfreeze()


async def test_what_is_loaded_after_the_start_counts_among_what_stays() -> None:
    schedule = gc_schedule.GcSchedule(lambda: 0)
    schedule.start()
    try:
        level = schedule.baseline
        loaded = b"x" * level
        schedule.freeze()
        assert schedule.baseline > 1.9 * level
        assert len(loaded) == level
    finally:
        schedule.stop()
        gc.unfreeze()


async def test_while_there_is_too_much_to_do_small_looks_are_put_off_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gc_schedule, "INTERVAL_S", 0.02)
    monkeypatch.setattr(gc_schedule, "BUSY", -1.0)  # always
    monkeypatch.setattr(gc_schedule, "MAX_POSTPONED", 4)
    loop, looks, schedule = asyncio.get_running_loop(), asyncio.Queue[float](), gc_schedule.GcSchedule(lambda: 0)

    def looked(_phase: str, _facts: dict[str, int]) -> None:
        looks.put_nowait(loop.time())

    gc.callbacks.append(looked)
    schedule.start()
    try:
        _started, stopped = await looks.get(), await looks.get()
        assert await asyncio.wait_for(looks.get(), 5) - stopped > 4 * gc_schedule.INTERVAL_S
    finally:
        gc.callbacks.remove(looked)
        schedule.stop()
        gc.unfreeze()
