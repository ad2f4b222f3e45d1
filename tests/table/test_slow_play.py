"""Slow tables: days for a move, deadlines that survive restarts, and tables that go on although nobody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paddock.table import commands
from paddock.table.deadlines import MAX_BOT_MOVES
from paddock.table.denied import Denied
from paddock.table.entries import Clock, Settings
from paddock.table.messages import Instruct
from tests.table.clock import MORNING, ManualClock
from tests.table.harness import harness_at, in_days

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

pytestmark = pytest.mark.usefixtures("seeded")
DAY_S = 86_400.0
DUE = "select seat, guest_id, at from due where table_id = $1 order by seat"


@pytest.fixture
async def slow(address: str) -> AsyncIterator[Harness]:
    """A harness on each kind of database that looks for tables that are due."""
    async with harness_at(address, ManualClock(), is_slow=True) as harness:
        yield harness


async def days_pass(harness: Harness, days: float) -> None:
    """Turn the clock; what has become due happens within seconds."""
    harness.clock.skip(days * DAY_S)
    for _ in range(3):
        await harness.pass_time(6)


async def due(harness: Harness, table: LiveTable) -> list[tuple[int, str, float | None]]:
    """The deadlines as the database has them: seat, guest, days since the morning of the first day."""
    rows = await harness.store.query(DUE, table.id)
    return [(seat, guest, None if at is None else round((at - MORNING) / DAY_S, 2)) for seat, guest, at in rows]


async def speed(harness: Harness, *chairs: str, days: int = 3, **settings: Any) -> LiveTable:  # noqa: ANN401
    return await harness.start("speed-1200", list(chairs), clock=in_days(days), **settings)


def movers(table: LiveTable) -> list[tuple[int, str]]:
    """Who moved: the seat, and by whom."""
    return list(zip((step.seat for step in table.state.played.steps), table.state.facts.movers, strict=True))


@pytest.mark.parametrize(
    "clock",
    [Clock("days", 0), Clock("days", 3_600), Clock("days", 129_600), Clock("move", 172_800), Clock("match", 90_000)],
)
def test_a_clock_in_days_has_whole_days_and_others_have_a_day_at_most(clock: Clock) -> None:
    with pytest.raises(Denied, match="bad-input"):
        commands.open_table(Settings("speed-1200", 2, clock=clock), "anna", [])


async def test_deadlines_are_written_with_the_entry_and_go_when_nobody_is_asked(slow: Harness) -> None:
    table = await speed(slow, "anna", "ben")
    assert await due(slow, table) == [(1, "anna", 3.0)]
    anna = await slow.join(table, "anna")
    assert anna.seen(1)["time"] == {"move_ms": {"1": 3 * 86_400_000}}
    slow.clock.skip(DAY_S)
    await slow.play(table, anna, 1, table.state.played.moves(1)[0])
    assert [seat for seat, _, _ in await due(slow, table)] == [2]
    assert (await due(slow, table))[0][2] == pytest.approx(4.0, abs=0.01)
    await slow.act(table, lambda state: commands.end(state, "anna"))
    assert await due(slow, table) == []


async def test_after_the_deadline_a_bot_moves_and_the_person_plays_on_at_the_next_question(slow: Harness) -> None:
    table = await speed(slow, "anna", "ben")
    await days_pass(slow, 2.9)
    assert movers(table) == []
    await days_pass(slow, 0.2)
    table = await slow.hub.table(table.id)
    assert {(seat, by) for seat, by in movers(table) if by != "w"} == {(1, "c")}
    assert table.state.facts.people == [1, 2]
    assert [(seat, guest) for seat, guest, _ in await due(slow, table)] == [(2, "ben")]
    ben = await slow.join(table, "ben")
    await slow.play(table, ben, 2, table.state.played.moves(2)[0])
    assert [(seat, guest) for seat, guest, _ in await due(slow, table)] == [(1, "anna")]


async def test_nobody_is_stood_in_for_and_no_host_replaced_by_absence(slow: Harness) -> None:
    table = await speed(slow, "anna", "ben", grace_ms=1_000)
    ben = await slow.join(table, "ben")
    anna = await slow.join(table, "anna")
    await slow.leave(table, anna)
    await slow.pass_time(60)
    assert (table.state.facts.host, table.state.facts.people) == ("anna", [1, 2])
    await slow.leave(table, ben)
    await slow.pass_time(200)
    table = await slow.hub.table(table.id)
    assert (table.state.facts.people, movers(table)) == ([1, 2], [])


async def test_bots_move_although_nobody_is_connected(slow: Harness) -> None:
    table = await speed(slow, "anna", "bot:0", "bot:0", "bot:0", pace_ms=500)
    anna = await slow.join(table, "anna")
    await slow.play(table, anna, 1, table.state.played.moves(1)[0])
    await slow.leave(table, anna)
    await slow.pass_time(30)
    assert {1, 2, 3, 4} == {seat for seat, _ in movers(table)}
    assert table.state.played.waiting == (1,)


async def test_a_bots_turn_that_a_dead_process_left_is_made_by_the_next(address: str) -> None:
    clock = ManualClock()
    async with harness_at(address, clock) as first:
        table = await speed(first, "bot:0", "anna", pace_ms=10_000)
        table.timers.stop()
    async with harness_at(address, clock, is_slow=True) as second:
        await second.pass_time(60)
        table = await second.hub.table(table.id)
        assert movers(table)[0] == (1, "b")
        assert table.state.played.waiting == (2,)


async def test_deadlines_stand_still_while_no_process_runs(address: str) -> None:
    clock = ManualClock()
    async with harness_at(address, clock, is_slow=True) as first:
        table = await speed(first, "anna", "ben", days=1)
        clock.skip(DAY_S / 2)
        await first.pass_time(20)
    clock.skip(10 * DAY_S)
    async with harness_at(address, clock, is_slow=True) as second:
        assert (await due(second, table))[0][2] == pytest.approx(11.0, abs=0.01)
        await days_pass(second, 0.4)
        table = await second.hub.table(table.id)
        assert movers(table) == []
        await days_pass(second, 0.2)
        assert movers(table)[0] == (1, "c")


async def test_a_deadline_that_passed_during_a_short_outage_moves_and_others_stay(address: str) -> None:
    clock = ManualClock()
    async with harness_at(address, clock, is_slow=True) as first:
        soon = await speed(first, "anna", "ben", days=1)
        clock.skip(DAY_S - 100)
        await first.pass_time(20)
        late = await speed(first, "anna", "ben", days=1)
        before = await due(first, late)
    clock.skip(200)
    async with harness_at(address, clock, is_slow=True) as second:
        (at,) = [at for _, _, at in await second.store.query(DUE, soon.id)]
        assert at - clock.now() == pytest.approx(80, abs=15)
        assert await due(second, late) == before


async def test_a_pause_stops_the_days_and_play_goes_on_with_what_was_left(slow: Harness) -> None:
    table = await speed(slow, "anna", "ben", days=2)
    await days_pass(slow, 1)
    await slow.act(table, lambda state: commands.pause(state, "anna"))
    assert await due(slow, table) == [(1, "anna", None)]
    await days_pass(slow, 20)
    table = await slow.hub.table(table.id)
    await slow.act(table, lambda state: commands.resume(state, "anna"))
    assert (await due(slow, table))[0][2] == pytest.approx(22.0, abs=0.01)


async def test_whoever_is_away_has_their_time_when_they_are_back(slow: Harness) -> None:
    table = await speed(slow, "anna", "ben", days=2)
    await days_pass(slow, 1)
    back = MORNING + 10 * DAY_S
    await slow.act(table, lambda state: commands.set_away(state, "anna", 1, back))
    assert (await due(slow, table))[0][2] == pytest.approx(11.0, abs=0.01)
    ben = await slow.join(table, "ben")
    assert ben.room["chairs"][0]["away_until"] == back
    await slow.leave(table, ben)
    await days_pass(slow, 8)
    table = await slow.hub.table(table.id)
    assert movers(table) == []
    await slow.act(table, lambda state: commands.set_away(state, "anna", 1, 0.0))
    assert (await due(slow, table))[0][2] == pytest.approx(10.0, abs=0.01)
    with pytest.raises(Denied, match="not-your-seat"):
        commands.set_away(table.state, "ben", 1, back)


async def test_who_is_asked_while_away_has_all_days_afterwards(slow: Harness) -> None:
    table = await speed(slow, "anna", "ben", days=2)
    await slow.act(table, lambda state: commands.set_away(state, "ben", 2, MORNING + 5 * DAY_S))
    anna = await slow.join(table, "anna")
    await slow.play(table, anna, 1, table.state.played.moves(1)[0])
    assert [(seat, at) for seat, _, at in await due(slow, table)] == [(2, 7.0)]
    await slow.act(table, lambda state: commands.leave(state, "ben", 2))
    assert table.state.facts.chair(2).stand_in == "left"
    await slow.pass_time(30)
    assert movers(table)[1] == (2, "b"), "for whoever leaves a bot plays on at once"


async def test_a_bot_finishes_the_turn_and_gives_the_wheel_back(slow: Harness) -> None:
    table = await slow.start("aruba", ["anna", "ben", "carla"], clock=in_days(1), options={"cars": "1"})
    first = table.state.played.waiting[0]
    await days_pass(slow, 1.01)
    await slow.pass_time(30)
    table = await slow.hub.table(table.id)
    made = [(seat, by) for seat, by in movers(table) if by != "w"]
    assert 1 < len(made) <= MAX_BOT_MOVES
    assert set(made) == {(first, "c")}
    assert table.state.played.waiting != (first,)
    assert (await due(slow, table))[0][2] == pytest.approx(2.01, abs=0.01)


async def test_an_idle_slow_table_is_not_unloaded_before_its_bots_have_moved(slow: Harness) -> None:
    table = await speed(slow, "anna", "bot:0", pace_ms=10_000)
    anna = await slow.join(table, "anna")
    await slow.play(table, anna, 1, table.state.played.moves(1)[0])
    await slow.leave(table, anna)
    assert not table.is_idle
    await slow.pass_time(100)
    assert table.id not in slow.hub.tables


async def test_ask_me_is_not_an_order_of_a_slow_table(slow: Harness) -> None:
    table = await speed(slow, "anna", "ben")
    anna = await slow.join(table, "anna")
    await slow.request(table, anna, Instruct("o", 1, {"coup right-of-way": "ask"}))
    assert anna.answer("denied")["code"] == "bad-input"
    await slow.request(table, anna, Instruct("p", 1, {"coup right-of-way": "never"}))
    assert anna.room["orders"] == {"1": {"coup right-of-way": "never"}}
