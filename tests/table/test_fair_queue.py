"""Fair queues: owners and their tables take turns, tables with people come first, and nobody is starved."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from paddock.table.fair_queue import YIELDS_EVERY, FairQueue, FairSlots, Source

if TYPE_CHECKING:
    from tests.table.harness import Harness


def taken(queue: FairQueue[str]) -> list[str]:
    found = []
    while (item := queue.take()) is not None:
        found.append(item)
    return found


def test_owners_take_turns_however_much_one_of_them_asks_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(1, 5):
        queue.put(Source("mallory", f"t{number}"), f"m{number}")
    queue.put(Source("anna", "a"), "a1")
    queue.put(Source("ben", "b"), "b1")
    assert taken(queue) == ["m1", "a1", "b1", "m2", "m3", "m4"]


def test_the_tables_of_one_owner_take_turns_and_each_keeps_its_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for table, item in (("x", "x1"), ("x", "x2"), ("x", "x3"), ("y", "y1"), ("y", "y2")):
        queue.put(Source("anna", table), item)
    assert queue.count("anna") == 5
    assert taken(queue) == ["x1", "y1", "x2", "y2", "x3"]
    assert queue.count("anna") == 0


def test_tables_with_people_come_first_and_the_others_have_every_eighth_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.put(Source("mallory", "bots", can_wait=True), "w")
        queue.put(Source("anna", f"t{number}"), "p")
    order = "".join(taken(queue))
    assert order == ("p" * (YIELDS_EVERY - 1) + "w") * 2 + "p" * 6 + "w" * 18


async def test_a_slot_goes_to_whose_turn_it_is_and_a_cancelled_wait_loses_none() -> None:
    slots, order = FairSlots(1), []

    async def work(owner: str, word: str) -> None:
        async with slots.slot(Source(owner)):
            order.append(word)
            await asyncio.sleep(0)

    jobs = [("mallory", "m1"), ("mallory", "m2"), ("mallory", "m3"), ("anna", "a1"), ("ben", "b1")]
    tasks = [asyncio.create_task(work(*job)) for job in jobs]
    await asyncio.sleep(0)
    assert slots.waiting("mallory") == 2
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["m1", "a1", "b1", "m3"]
    async with asyncio.timeout(5), slots.slot(Source("cleo")):
        order.append("c1")


async def test_bots_keep_a_least_pace_where_nobody_plays(harness: Harness) -> None:
    harness.hub.unattended_pace_ms = 300
    alone = await harness.start("speed-1200", ["bot:0", "bot:0"], window_ms=0, pace_ms=0)
    await harness.join(alone, "eve")
    assert alone.source == Source("anna", alone.id, can_wait=True)
    seq = alone.state.facts.seq
    await harness.pass_time(0.29)
    assert alone.state.facts.seq == seq
    await harness.pass_time(0.9)
    assert seq < alone.state.facts.seq <= seq + 4
    played = await harness.start("speed-1200", ["bot:0", "anna"], window_ms=0, pace_ms=0)
    await harness.join(played, "anna")
    assert not played.source.can_wait
    await harness.pass_time(0.0)
    assert played.state.played.waiting == (2,)
