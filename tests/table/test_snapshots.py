"""Replaying the log always gives the same state, and a snapshot is equivalent to the log."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from paddock.core.chance.rng import Rng
from paddock.table import commands, history, snapshots
from paddock.table.denied import Denied
from paddock.table.entries import Chair, Seated
from paddock.table.messages import Instruct, Say, Undo
from paddock.table.snapshots import (
    StoredTable,
    decode_snapshot,
    encode_snapshot,
    fold,
    from_snapshot,
    read_stored,
    to_snapshot,
)
from paddock.table.store.base import Snapshot as StoredSnapshot
from tests.contract.variants import LONG
from tests.table.harness import harness_at, in_a_thread

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.entries import AnyEntry
    from paddock.table.live import LiveTable
    from paddock.table.state import State
    from tests.table.harness import Harness, RecordingDevice

pytestmark = pytest.mark.usefixtures("seeded")
STEPS = 3_000 if LONG else 150
TABLES = [
    ("speed-1200", 4, {"limit": "rounds:2"}),
    ("mille-bornes", 2, {}),
    ("ausgebremst", 3, {"rules": "advanced", "circuits": "printed:2"}),
    ("aruba", 3, {"cars": "1"}),
]
ACTS: list[Callable[[State], AnyEntry | None]] = [
    lambda state: commands.pause(state, "anna"),
    lambda state: commands.resume(state, "anna"),
    lambda state: commands.leave(state, "anna", 1),
    lambda state: commands.take_back(state, "anna", 1),
    lambda state: commands.start(state, "anna"),
    lambda state: commands.start(state, "anna", is_same_deal=True),
    lambda state: commands.mute(state, "anna", "eve", is_muted=True),
    lambda state: commands.set_chair(state, "anna", 2, "bot", 2),
]


async def live(harness: Harness, table: LiveTable, anna: RecordingDevice, steps: int) -> list[State]:
    """A table's life with everything that can happen; yields the state after each entry."""
    states: list[State] = [table.state]
    harness.hub.on_entry = lambda changed, _: states.append(changed.state)
    rng = Rng(23)
    while len(states) < steps:
        await harness.step(table, anna) if table.state.facts.is_playing else None
        seq = table.state.facts.seq
        kind = rng.below(24)
        if kind < len(ACTS):
            await attempt(harness, table, ACTS[kind])
        elif kind == 20:
            await harness.request(table, anna, Undo(f"u{seq}", 1, seq))
        elif kind == 21:
            await harness.request(table, anna, Say(f"s{seq}", "hello"))
        elif kind == 22:
            await harness.request(table, anna, Instruct(f"i{seq}", 1, {"pass": "always"}))
    return states


async def attempt(harness: Harness, table: LiveTable, decide: Callable[[State], AnyEntry | None]) -> None:
    try:
        await harness.act(table, decide)
    except Denied:
        await harness.settle()


def same(one: State, two: State) -> None:
    assert one.facts == two.facts
    assert one.match == two.match


def same_sight(one: State, two: State) -> None:
    """Assert that two states show the same to everybody."""
    here, there = one.played, two.played
    for viewer in (None, *range(1, here.seats + 1)):
        assert here.view(viewer) == there.view(viewer)
        assert history.record(one, viewer) == history.record(two, viewer)
        last = len(here.steps)
        first = max(0, last - 3)
        assert history.look(one, viewer, first, last) == history.look(two, viewer, first, last)
        assert here.events(viewer) == there.events(viewer)
    assert here.undo_refusal() == there.undo_refusal()
    assert here.standings() == there.standings()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[game for game, _, _ in TABLES])
async def test_the_log_gives_the_same_state_at_every_line_and_so_does_a_snapshot_and_the_rest(
    harness: Harness, game: str, seats: int, options: dict[str, str]
) -> None:
    chairs = ["anna", *["bot:0"] * (seats - 1)]
    table = await harness.start(game, chairs, options=options, pace_ms=0, window_ms=0)
    anna = await harness.join(table, "anna")
    states = await live(harness, table, anna, STEPS)
    rows = await harness.store.read(table.id)
    beside = (await harness.store.beside([table.id]))[table.id]
    folded: State | None = fold(rows[:2])
    same(states[0], folded or states[1])
    for row, state in zip(rows[2:], states[1:], strict=True):
        folded = fold([row], folded)
        assert folded is not None
        same(state, folded)
    rng = Rng(29)
    for _ in range(6):
        at = rng.below(len(states))
        saved = StoredSnapshot(table.id, states[at].facts.place, encode_snapshot(to_snapshot(states[at])))
        thawed = StoredTable(saved, [], beside).load()
        assert thawed is not None
        same_sight(states[at], thawed)
        woken = StoredTable(saved, rows[at + 2 :], beside).load()
        assert woken is not None
        same(states[-1], woken)
        same_sight(states[-1], woken)


async def test_a_table_woken_from_a_snapshot_is_the_one_folded_from_its_log(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY_STEPS", 10)
    async with harness_at(address) as harness:
        table = await harness.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0)
        anna = await harness.join(table, "anna")
        await harness.go_on(table, {"anna": anna}, Rng(31), 37)
        await harness.store.health()
        kept = await harness.store.snapshot(table.id)
        assert kept is not None
        assert kept.seq >= 30
        woken = (await read_stored(harness.store, [table.id]))[table.id].load()
        assert woken is not None
        same(table.state, woken)
        same_sight(table.state, woken)
        before = await history.PastMatches(harness.store, in_a_thread).state_of(table.id, woken, 1, "")
        same_sight(before, table.state)


async def test_a_woken_table_takes_back_and_plays_on_as_if_it_had_never_slept(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY_STEPS", 10)
    async with harness_at(address) as first:
        table = await first.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0)
        anna = await first.join(table, "anna")
        await first.go_on(table, {"anna": anna}, Rng(31), 30)
        awake = table.state
        await first.store.health()
    async with harness_at(address) as second:
        woken = await second.hub.table(table.id)
        again = await second.join(woken, "anna")
        await second.request(woken, again, Undo("back", 1, woken.state.facts.seq))
        assert again.answer("done")["id"] == "back"
        mine = max(number for number, step in enumerate(awake.played.steps) if step.seat == 1)
        assert woken.state.played == awake.played.at(mine)
        await second.go_on(woken, {"anna": again}, Rng(33), 400)
        rows = await second.store.read(table.id)
        same(woken.state, fold(rows) or awake)


async def test_many_tables_asked_for_at_once_are_read_in_one_question(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with harness_at(address) as first:
        tables = [await first.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0) for _ in range(5)]
        for table in tables:
            device = await first.join(table, "anna")
            await first.go_on(table, {"anna": device}, Rng(31), 9)
    async with harness_at(address) as second:
        asked: list[int] = []
        read_many = second.store.read_many

        async def counted(*question: Any) -> Any:  # noqa: ANN401 - as the store has it
            asked.append(len(list(question[0])))
            return await read_many(*question)

        monkeypatch.setattr(second.store, "read_many", counted)
        woken = await asyncio.gather(*(second.hub.table(table.id) for table in tables))
        assert asked in ([5], [1, 4])
        for table, again in zip(tables, woken, strict=True):
            same(again.state, table.state)


async def test_a_server_that_stops_puts_its_tables_away_so_that_nothing_need_be_played_again(address: str) -> None:
    async with harness_at(address) as first:
        table = await first.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0)
        anna = await first.join(table, "anna")
        await first.go_on(table, {"anna": anna}, Rng(31), 7)
    async with harness_at(address) as second:
        kept = await second.store.snapshot(table.id)
        assert kept is not None
        assert kept.seq == table.state.facts.place
        same_sight((await second.hub.table(table.id)).state, table.state)


async def test_a_log_in_which_a_stranger_took_a_seat_of_a_running_match_is_still_read(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], pace_ms=10_000, window_ms=10_000)
    await harness.join(table, "anna")
    seated = Seated(2, Chair(kind="person", name="Eve", guest="eve"))
    await harness.act(table, lambda _: seated)
    woken = fold(await harness.store.read(table.id))
    assert woken is not None
    same(table.state, woken)
    assert (woken.facts.seats_of("eve"), woken.facts.dealt_to) == ([2], ("anna", "ben"))


async def test_in_a_snapshot_that_does_not_say_so_whoever_holds_a_seat_was_dealt_it(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben", "bot"], pace_ms=10_000, window_ms=10_000)
    kept = json.loads(encode_snapshot(to_snapshot(table.state)))
    del kept["facts"]["dealt_to"]
    assert from_snapshot(decode_snapshot(json.dumps(kept))).facts.dealt_to == ("anna", "ben", "")
