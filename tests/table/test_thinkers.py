"""Thinkers: a killed worker process is replaced, and a bot whose computation fails still moves."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import psutil
import pytest

import paddock
from paddock.table.denied import Denied
from paddock.table.fair_queue import Source
from paddock.table.reviewing import MAX_WAITING_OF_OWNER, MIN_WORLDS, Reviewing, Which
from paddock.table.thinkers import MAX_HINTS, MAX_TRIES, PoolThinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from paddock.advice.hint import Hint
    from paddock.table.thinkers import Answer
    from tests.table.harness import Harness


ANNA = Source("anna", "table")


@pytest.fixture
def pool() -> Iterator[PoolThinkers]:
    thinkers = PoolThinkers()
    yield thinkers
    thinkers.stop()


async def thought(pool: PoolThinkers, view: dict[str, Any], level: int = 0) -> str:
    moved: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    pool.think(ANNA, view, level, 7, moved.set_result)
    async with asyncio.timeout(60):
        return await moved


async def test_a_killed_worker_is_replaced_and_its_move_is_made(pool: PoolThinkers) -> None:
    view = paddock.game("mille-bornes").start(2, seed=1).view(1)
    assert await thought(pool, view) in view["moves"]
    first = pool.pids
    for pid in first:
        os.kill(pid, signal.SIGKILL)
    assert await thought(pool, view) in view["moves"]
    assert pool.pids
    assert not set(pool.pids) & set(first)


async def test_a_worker_that_sleeps_for_ever_is_replaced_and_its_moves_are_made() -> None:
    pool = PoolThinkers(timeout_s=4.0)
    view = paddock.game("mille-bornes").start(2, seed=1).view(1)
    await thought(pool, view)
    asleep = [psutil.Process(pid) for pid in pool.pids]
    for worker in asleep:
        worker.suspend()
    moves = await asyncio.gather(*(thought(pool, view) for _ in range(3)))
    assert set(moves) <= set(view["moves"])
    assert asleep
    assert not psutil.wait_procs(asleep, timeout=10)[1]
    assert pool.pids
    pool.stop()


async def test_where_every_worker_sleeps_for_ever_the_first_legal_move_is_made_and_the_pool_ends() -> None:
    pool = PoolThinkers(start_s=0.1)
    view = paddock.game("mille-bornes").start(2, seed=1).view(1)
    lulled: set[psutil.Process] = set()
    lulling = asyncio.create_task(lull(pool, lulled))
    assert await thought(pool, view) == view["moves"][0]
    pool.think(ANNA, view, 0, 7, lambda _: None)
    while not pool.pids:  # noqa: ASYNC110 - the pool starts it when it likes
        await asyncio.sleep(0)
    pool.stop()
    lulling.cancel()
    assert len(lulled) >= MAX_TRIES
    assert not psutil.wait_procs(list(lulled), timeout=10)[1]


async def lull(pool: PoolThinkers, lulled: set[psutil.Process]) -> None:
    """Put every worker to sleep as soon as it starts."""
    while True:
        for pid in pool.pids:
            with suppress(psutil.NoSuchProcess):
                worker = psutil.Process(pid)
                worker.suspend()
                lulled.add(worker)
        await asyncio.sleep(0)


async def test_a_bot_that_fails_makes_the_first_legal_move(pool: PoolThinkers) -> None:
    view = paddock.game("mille-bornes").start(2, seed=1).view(1)
    assert await thought(pool, view, level=99) == view["moves"][0]
    assert await thought(pool, {**view, "round": None}) == view["moves"][0]
    assert await thought(pool, {**view, "game": "chess"}) == view["moves"][0]


async def test_hints_come_from_the_workers_and_only_some_of_them_wait(pool: PoolThinkers) -> None:
    view = paddock.game("mille-bornes").start(2, seed=1).view(1)
    loop = asyncio.get_running_loop()
    found: list[asyncio.Future[Hint | None]] = [loop.create_future() for _ in range(MAX_HINTS + 1)]
    for future in found:
        pool.advise(ANNA, view, future.set_result)
    other: asyncio.Future[Hint | None] = loop.create_future()
    pool.advise(Source("ben", "another"), view, other.set_result)
    async with asyncio.timeout(60):
        hints = await asyncio.gather(*found)
        assert await other is not None, "the hints of one keep nobody else from theirs"
    assert [hint is None for hint in hints] == [False] * MAX_HINTS + [True]
    assert {tip.move for hint in hints[:-1] if hint for tip in hint.tips} <= set(view["moves"])


async def test_a_hint_that_fails_is_none(pool: PoolThinkers) -> None:
    found: asyncio.Future[Hint | None] = asyncio.get_running_loop().create_future()
    pool.advise(ANNA, {"game": "chess"}, found.set_result)
    async with asyncio.timeout(60):
        assert await found is None


async def test_the_reviews_of_one_owner_keep_nobody_else_from_theirs(pool: PoolThinkers) -> None:
    reviews = Reviewing(pool, budget_ms=1)
    for number in range(1, MAX_WAITING_OF_OWNER + 1):
        reviews.begin(Which("here", number), "no record", "anna")
    with pytest.raises(Denied, match="busy"):
        reviews.begin(Which("here", 9), "no record", "anna")
    reviews.begin(Which("there", 1), "no record", "ben")
    assert reviews.find(Which("there", 1)) == 0.0
    reviews.stop()


async def test_a_review_is_made_by_the_workers_and_failing_is_told_once(pool: PoolThinkers) -> None:
    game = paddock.game("mille-bornes")
    match, bot = game.start(2, seed=1), paddock.bot(game, 2)
    while match.waiting:
        match.play(bot.choose(match.view(match.waiting[0])), match.waiting[0])
    reviews, good, bad = Reviewing(pool, budget_ms=1), Which("here", 1), Which("here", 2)
    reviews.begin(good, match.record(), "anna")
    reviews.begin(bad, "no record", "anna")
    async with asyncio.timeout(60):
        await asyncio.gather(*reviews.tasks)
    assert reviews.find(good) == paddock.review(match.record(), worlds=MIN_WORLDS)
    with pytest.raises(Denied, match="busy"):
        reviews.find(bad)
    assert reviews.find(bad) is None


class Fool:
    """A bot that returns illegal moves."""

    thinking = 0

    def think(self, source: Source, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        asyncio.get_running_loop().call_soon(then, "nonsense")

    def advise(self, source: Source, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        asyncio.get_running_loop().call_soon(then, None)

    async def do(self, source: Source, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        return work(*arguments)

    def stop(self) -> None:
        """Nothing to stop."""


@pytest.mark.usefixtures("seeded")
async def test_a_bot_that_names_no_legal_move_does_not_stall_the_table(harness: Harness) -> None:
    harness.hub.thinkers = Fool()  # type: ignore[misc]
    table = await harness.start("speed-1200", ["bot:0", "bot:0"], window_ms=0, pace_ms=0, host="anna")
    await harness.join(table, "anna")
    for _ in range(30):
        await asyncio.sleep(0)
        await harness.pass_time(0.1)
    assert len(table.state.played.steps) >= 10


@pytest.mark.usefixtures("seeded")
async def test_without_a_pace_bots_move_at_once(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["bot:2", "bot:2"], window_ms=0, pace_ms=0, host="anna")
    await harness.join(table, "anna")
    await harness.pass_time(0)
    assert table.state.facts.status == "over"


@pytest.mark.usefixtures("seeded")
async def test_a_bot_takes_its_pace_for_every_move(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["bot:0", "bot:0"], window_ms=0, pace_ms=900, host="anna")
    device = await harness.join(table, "anna")
    await harness.pass_time(9.05)
    moved = [at for at, message in zip(device.times, device.heard, strict=True) if message["type"] == "seen"][1:]
    assert moved == pytest.approx([0.9 * number for number in range(1, 11)])


@pytest.mark.usefixtures("seeded")
async def test_a_bot_that_goes_on_with_its_turn_takes_half_of_its_pace(harness: Harness) -> None:
    table = await harness.start("aruba", ["bot:1", "bot:1", "bot:1"], window_ms=0, pace_ms=900, host="anna")
    device = await harness.join(table, "anna")
    await harness.pass_time(30)
    moved = [at for at, message in zip(device.times, device.heard, strict=True) if message["type"] == "seen"]
    seats = [step.seat for step in table.state.played.steps]
    waited = [round(after - before, 2) for before, after in pairwise(moved)][1 : len(seats)]
    goes_on = [seat == before for before, seat in pairwise(seats)][: len(waited)]
    assert {True, False} == set(goes_on)
    assert waited == [0.45 if is_same else 0.9 for is_same in goes_on]
