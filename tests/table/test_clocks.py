"""Clocks: the table measures them, a pause stops them, and when one runs out the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from paddock.table.messages import Undo
from tests.table.harness import Harness, harness_at, per_match, per_move

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("seeded")


async def test_without_a_clock_nobody_hurries(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"])
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    before = table.state.facts.seq
    await harness.pass_time(86_400)
    assert table.state.facts.seq == before
    assert anna.seen(1)["time"] == ben.seen(2)["time"] == {}


async def test_when_the_time_for_a_move_runs_out_a_move_is_made_and_the_game_goes_on(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], clock=per_move(10))
    anna = await harness.join(table, "anna")
    await harness.join(table, "ben")
    assert anna.seen(1)["time"] == {"move_ms": {"1": 10_000}}
    await harness.pass_time(9.9)
    assert len(table.state.played.steps) == 0
    await harness.pass_time(0.2)
    assert [step.seat for step in table.state.played.steps] == [1]
    await harness.pass_time(10.1)
    assert [step.seat for step in table.state.played.steps[:2]] == [1, 2]


async def test_a_game_whose_people_all_sleep_ends_by_the_clock(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], clock=per_move(1), window_ms=500)
    await harness.join(table, "anna")
    await harness.join(table, "ben")
    await harness.pass_time(1_000)
    assert table.state.facts.status == "over"


async def test_the_clock_of_a_match_counts_all_moves_of_a_seat_and_then_a_bot_moves_for_it(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], clock=per_match(30), pace_ms=0, window_ms=0)
    anna = await harness.join(table, "anna")
    for _ in range(2):
        await harness.pass_time(12)
        await harness.play(table, anna, 1, anna.view(1)["moves"][0])
        await harness.pass_time(0.001)
    assert anna.seen(1)["time"]["match_ms"]["1"] == pytest.approx(6_000, abs=10)
    steps = len(table.state.played.steps)
    await harness.pass_time(6.1)
    assert len(table.state.played.steps) > steps + 2, "from now on every move of hers is made at once"


async def test_a_pause_stands_all_clocks_still_and_gives_no_time_back(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], clock=per_move(10))
    await harness.join(table, "anna")
    await harness.join(table, "ben")
    await harness.pass_time(7)
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    await harness.pass_time(3_600)
    assert len(table.state.played.steps) == 0
    await harness.act(table, lambda state: commands.resume(state, "anna"))
    again = await harness.join(table, "anna")
    assert again.seen(1)["time"] == {"move_ms": {"1": 3_000}}
    await harness.pass_time(2.9)
    assert len(table.state.played.steps) == 0
    await harness.pass_time(0.2)
    assert len(table.state.played.steps) == 1


async def test_nobody_moves_in_a_pause(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot"])
    anna = await harness.join(table, "anna")
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    await harness.play(table, anna, 1, anna.view(1)["moves"][0])
    assert anna.answer("denied")["code"] == "is-paused"
    await harness.act(table, lambda state: commands.resume(state, "anna"))
    await harness.play(table, anna, 1, anna.view(1)["moves"][0])
    assert len(table.state.played.steps) == 1


async def test_what_was_spent_before_a_pause_is_not_charged_after_a_move_was_taken_back(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], clock=per_move(10), pace_ms=0)
    anna = await harness.join(table, "anna")
    await harness.play(table, anna, 1, anna.view(1)["moves"][0])
    await harness.pass_time(4)
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    await harness.act(table, lambda state: commands.resume(state, "anna"))
    await harness.request(table, anna, Undo("back", 1, table.state.facts.seq))
    assert anna.seen(1)["time"] == {"move_ms": {"1": 10_000}}


async def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    """Only stored time counts: the time of an unfinished move starts again."""
    async with harness_at(tmp_path / "tables.db") as first:
        table = await first.start("speed-1200", ["anna", "bot:0"], clock=per_match(60), pace_ms=0, window_ms=0)
        anna = await first.join(table, "anna")
        await first.pass_time(20)
        await first.play(table, anna, 1, anna.view(1)["moves"][0])
        await first.pass_time(5)
    async with harness_at(tmp_path / "tables.db") as second:
        await second.pass_time(100_000)
        again = await second.join(await second.hub.table(table.id), "anna")
        assert again.seen(1)["time"]["match_ms"]["1"] == pytest.approx(40_000, abs=10)


async def test_a_reaction_window_costs_nobody_any_time_of_their_own(harness: Harness) -> None:
    """Its length is fixed by the table, so it would cost a quick answer as much as none."""
    table = await harness.start("mille-bornes", ["anna", "bot:2"], clock=per_match(10), pace_ms=10, window_ms=30_000)
    anna = await harness.join(table, "anna")
    await harness.join(table, "zoe")  # for whom the window keeps its length
    while not (table.state.played.is_window and table.state.played.waiting == (1,)):
        await harness.step(table, anna)
    await harness.play(table, anna, 1, "pass")
    assert anna.answer("noted")
    await harness.pass_time(29.9)
    assert table.state.played.is_window, "it stays open although it is longer than her whole clock"
    await harness.pass_time(0.2)
    assert table.state.facts.spent_ms.get(1, 0) < 100
