"""After a round the table waits until every person present has gone on, for twenty seconds at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from paddock.table.messages import Ready
from paddock.table.round_break import BREAK_S
from tests.table.clock import ManualClock
from tests.table.harness import harness_at, per_move
from tests.table.test_two_processes import until

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

pytestmark = pytest.mark.usefixtures("seeded")
LONG = 3_000
PACE_S = 0.1


async def round_over(harness: Harness, table: LiveTable, *devices: RecordingDevice) -> None:
    """Play until the first round is over."""
    for _ in range(LONG):
        if table.state.played.results:
            return
        await harness.step(table, *devices)
    pytest.fail("no round ended: choose other secrets in the fixture `seeded`")


async def ready(harness: Harness, table: LiveTable, device: RecordingDevice, seat: int) -> None:
    table.receive(device, Ready("r", seat, device.room["round_break"]["seq"]))
    await harness.settle()


async def test_bots_of_the_next_round_wait_until_every_person_present_has_gone_on(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben", "bot:0", "bot:0"], window_ms=0, pace_ms=100)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    await round_over(harness, table, anna, ben)
    seq = table.state.facts.seq
    assert anna.room["round_break"] == {"seq": seq, "asked": [1, 2], "left_ms": BREAK_S * 1000}
    await harness.pass_time(BREAK_S / 2)
    await ready(harness, table, anna, 1)
    assert ben.room["round_break"] == {"seq": seq, "asked": [2], "left_ms": BREAK_S / 2 * 1000}
    await harness.pass_time(1)
    assert table.state.facts.seq == seq
    await ready(harness, table, ben, 2)
    assert anna.room["round_break"] is None
    assert table.state.facts.seq == seq, "a bot takes its time after the break"
    if table.state.played.waiting[0] > 2:
        await harness.pass_time(PACE_S)
        assert table.state.facts.seq > seq


@pytest.mark.parametrize("name", ["speed-1200", "aruba"])
async def test_a_break_lasts_twenty_seconds_at_most_and_nothing_of_it_is_logged(harness: Harness, name: str) -> None:
    table = await harness.start(name, ["anna", "bot:0", "bot:0"], window_ms=0, pace_ms=100)
    anna = await harness.join(table, "anna")
    await round_over(harness, table, anna)
    seq, place = table.state.facts.seq, table.state.facts.place
    await harness.pass_time(BREAK_S - 0.1)
    assert (table.state.facts.seq, table.state.facts.place) == (seq, place)
    assert table.round_break.is_open
    await harness.pass_time(0.2)
    assert not table.round_break.is_open
    assert anna.room["round_break"] is None
    if table.state.played.waiting != (1,):
        await harness.pass_time(PACE_S)
        assert table.state.facts.seq > seq


async def test_the_room_tells_of_the_break_before_the_next_round_is_shown(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=100)
    anna = await harness.join(table, "anna")
    await round_over(harness, table, anna)
    kinds = [message["type"] for message in anna.heard if message["type"] in {"room", "seen"}]
    assert kinds[-2:] == ["room", "seen"]


async def test_whoever_is_away_or_only_watches_is_not_waited_for(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben", "bot:0"], window_ms=0, pace_ms=100)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    watcher = await harness.join(table, "wim")
    await round_over(harness, table, anna, ben)
    await ready(harness, table, anna, 1)
    table.receive(watcher, Ready("w", 2, table.state.facts.seq))
    await harness.settle()
    assert watcher.answer("denied")["code"] == "not-your-seat"
    assert table.round_break.is_open
    await harness.leave(table, ben)
    assert not table.round_break.is_open
    assert anna.room["round_break"] is None


async def test_where_no_person_is_present_nobody_waits(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=100, grace_ms=0)
    await harness.join(table, "eve")
    await harness.pass_time(1)
    for _ in range(LONG):
        if len(table.state.played.results):
            break
        assert harness.clock.turn_to_next(harness.clock.monotonic() + 60)
        await harness.settle()
    assert not table.round_break.is_open


async def test_a_move_of_a_person_ends_the_break(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0, pace_ms=100)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    await round_over(harness, table, anna, ben)
    seat = table.state.played.waiting[0]
    device = {1: anna, 2: ben}[seat]
    await harness.play(table, device, seat, device.view(seat)["moves"][0])
    assert not table.round_break.is_open
    assert anna.room["round_break"] is None


async def test_clocks_stand_still_in_a_break(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0, pace_ms=100, clock=per_move(10))
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    await round_over(harness, table, anna, ben)
    seq = table.state.facts.seq
    await harness.pass_time(BREAK_S)
    assert table.state.facts.seq == seq
    assert set(table.timing.time(table.state, {}).move_ms.values()) == {10_000}
    await harness.pass_time(10.1)
    assert table.state.facts.seq == seq + 1


async def test_a_table_without_pace_does_not_wait(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    await round_over(harness, table, anna)
    assert not table.round_break.is_open


async def test_a_match_that_is_over_has_no_break(harness: Harness) -> None:
    options = {"limit": "rounds:1"}
    table = await harness.start("speed-1200", ["anna", "bot:0"], options=options, window_ms=0, pace_ms=100)
    anna = await harness.join(table, "anna")
    await round_over(harness, table, anna)
    assert table.state.facts.status == "over"
    assert not table.round_break.is_open
    assert anna.room["round_break"] is None


async def test_a_pause_or_the_end_of_the_match_ends_a_break(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=100)
    anna = await harness.join(table, "anna")
    await round_over(harness, table, anna)
    await harness.act(table, lambda state: commands.end(state, "anna"))
    assert not table.round_break.is_open
    assert anna.room["round_break"] is None


async def test_a_seat_at_another_process_goes_on_there(postgres_url: str) -> None:

    async with harness_at(postgres_url, ManualClock()) as one, harness_at(postgres_url, ManualClock()) as two:
        here = await one.start("speed-1200", ["anna", "ben"], window_ms=0, pace_ms=100)
        there = await two.hub.table(here.id)
        anna, ben = await one.join(here, "anna"), await two.join(there, "ben")
        await until(lambda: anna.room["chairs"][1]["is_here"] and ben.room["chairs"][0]["is_here"])
        while not here.state.played.results:
            seat = here.state.played.waiting[0]
            harness, table, device = {1: (one, here, anna), 2: (two, there, ben)}[seat]
            await harness.step(table, device)
            await until(lambda: here.state.facts.seq == there.state.facts.seq)
        assert anna.room["round_break"]["asked"] == ben.room["round_break"]["asked"] == [1, 2]
        await ready(two, there, ben, 2)
        await until(lambda: here.round_break.asked == [1])
        await ready(one, here, anna, 1)
        await until(lambda: not there.round_break.is_open)
        assert not here.round_break.is_open
