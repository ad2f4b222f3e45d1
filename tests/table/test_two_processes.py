"""Two processes on one PostgreSQL share a table: both see all events, and one runs the timers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from paddock.core.chance.rng import Rng
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.messages import Play, Undo
from paddock.table.presence import SILENT_S
from tests.table.clock import ManualClock
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

pytestmark = pytest.mark.usefixtures("seeded")
HANG_ON_S = 20.0


@pytest.fixture
async def harnesses(postgres_url: str) -> AsyncIterator[tuple[Harness, Harness]]:
    """Two processes, each with a separate clock."""
    async with harness_at(postgres_url, ManualClock()) as one, harness_at(postgres_url, ManualClock()) as two:
        yield one, two


class Mute:
    """Sends nothing, like a process that was killed after its commit."""

    def appended(self, _keys: object) -> None:
        """Not sent."""

    def notify(self, _words: str) -> None:
        """Not sent."""

    async def stop(self) -> None:
        """Nothing to stop."""


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that another process has to learn."""
    async with asyncio.timeout(HANG_ON_S):
        while not is_so():  # noqa: ASYNC110 - it comes over the network
            await asyncio.sleep(0.002)


async def twins(harnesses: tuple[Harness, Harness], table: LiveTable) -> tuple[LiveTable, LiveTable]:
    return table, await harnesses[1].hub.table(table.id)


async def test_what_happens_at_one_is_seen_at_the_other(harnesses: tuple[Harness, Harness]) -> None:
    one, two = harnesses
    here, there = await twins(harnesses, await one.start("speed-1200", ["anna", "ben"], window_ms=0))
    anna, ben = await one.join(here, "anna"), await two.join(there, "ben")
    await until(lambda: anna.room["chairs"][1]["is_here"] and ben.room["chairs"][0]["is_here"])
    rng = Rng(2)
    for _ in range(40):
        match = here.state.played
        seat = match.waiting[0]
        moves = match.moves(seat)
        harness, table, device = {1: (one, here, anna), 2: (two, there, ben)}[seat]
        await harness.play(table, device, seat, moves[rng.below(len(moves))])
        await until(lambda: here.state.facts.seq == there.state.facts.seq)
    assert here.state.match == there.state.match
    assert [seen["events"] for seen in anna.all("seen")[1:]] != []
    assert len(anna.all("seen")) == len(ben.all("seen")) == 41


async def test_of_two_that_write_at_once_one_wins_and_the_other_is_judged_anew(
    harnesses: tuple[Harness, Harness],
) -> None:
    one, two = harnesses
    options = {"rules": "advanced", "circuits": "printed:1"}
    here, there = await twins(harnesses, await one.start("ausgebremst", ["anna", "ben"], options=options))
    anna, ben = await one.join(here, "anna"), await two.join(there, "ben")
    seq = here.state.facts.seq
    here.receive(anna, Play("a", 1, seq, anna.view(1)["moves"][0]))
    there.receive(ben, Play("b", 2, seq, ben.view(2)["moves"][0]))
    await until(lambda: here.state.facts.seq == there.state.facts.seq == seq + 2)
    assert here.state.match == there.state.match
    assert {"a"} <= {answer["id"] for answer in anna.answers("done")}
    assert {"b"} <= {answer["id"] for answer in ben.answers("done")}


async def test_the_same_move_sent_to_both_is_made_once(harnesses: tuple[Harness, Harness]) -> None:
    one, two = harnesses
    here, there = await twins(harnesses, await one.start("speed-1200", ["anna", "ben"], window_ms=0))
    phone, laptop = await one.join(here, "anna"), await two.join(there, "anna")
    for number in range(20):
        await until(lambda: here.state.facts.seq == there.state.facts.seq)
        match, seq = here.state.played, here.state.facts.seq
        seat = match.waiting[0]
        play = Play(f"m{number}", seat, seq, match.moves(seat)[0])
        devices = {1: (phone, laptop), 2: (await one.join(here, "ben"), await two.join(there, "ben"))}[seat]
        here.receive(devices[0], play)
        there.receive(devices[1], play)
        await until(lambda seq=seq: here.state.facts.seq == there.state.facts.seq == seq + 1)  # type: ignore[misc]
        await one.settle()
        await two.settle()
    assert len(here.state.played.steps) == 20
    assert here.state.match == there.state.match


async def test_what_was_refused_by_an_old_state_is_judged_anew(harnesses: tuple[Harness, Harness]) -> None:
    one, two = harnesses
    one.store.on_appended = lambda _table, _seq: None  # as if the news were still on their way
    here, there = await twins(harnesses, await one.open("speed-1200", ["anna", "open"]))
    await two.act(there, lambda state: commands.sit(state, "ben", 2, "Ben"))
    assert here.state.facts.chair(2).kind == "open"
    state = await one.act(here, lambda state: commands.start(state, "anna"))
    assert (state.facts.status, state.facts.chair(2).name) == ("running", "Ben")
    with pytest.raises(Denied, match="is-running"):
        await one.act(here, lambda state: commands.start(state, "anna"))
    await two.act(there, lambda state: commands.pause(state, "anna"))
    ben = await one.join(here, "ben")
    await one.request(here, ben, Undo("u", 2, 1))
    assert ben.answer("denied")["code"] == "is-paused"


async def test_when_the_process_that_drives_falls_silent_the_other_drives_on(
    harnesses: tuple[Harness, Harness],
) -> None:
    one, two = harnesses
    here, there = await twins(harnesses, await one.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=100))
    await one.join(here, "eve")
    await two.join(there, "carl")
    await until(lambda: one.hub.runs_timers(here.id) != two.hub.runs_timers(here.id))
    await one.act(here, lambda state: commands.set_chair(state, "anna", 1, "bot", 0))
    await until(lambda: there.state.facts.seq == here.state.facts.seq)
    sides = {True: (one, two, there), False: (two, one, here)}
    dead, left, table = sides[one.hub.runs_timers(here.id)]
    seq = table.state.facts.seq
    await left.pass_time(SILENT_S - 1)
    assert table.state.facts.seq == seq, "it waits for the one that drives"
    await left.pass_time(4)
    await until(lambda: left.hub.runs_timers(table.id))
    await left.pass_time(5)
    assert table.state.facts.seq > seq
    # The silent process was only slow: it returns, and both agree on the driver and on the game.
    await dead.pass_time(3)
    await until(lambda: one.hub.runs_timers(here.id) != two.hub.runs_timers(here.id))
    await until(lambda: here.state.facts.seq == there.state.facts.seq)
    assert here.state.match == there.state.match


async def test_a_guest_at_another_process_is_here_and_nobody_stands_in(harnesses: tuple[Harness, Harness]) -> None:
    one, two = harnesses
    here, there = await twins(harnesses, await one.start("speed-1200", ["anna", "ben"], window_ms=0, grace_ms=1_000))
    anna, ben = await one.join(here, "anna"), await two.join(there, "ben")
    await until(lambda: anna.room["chairs"][1]["is_here"] and ben.room["chairs"][0]["is_here"])
    for harness in harnesses:
        await harness.pass_time(3)
    assert here.state.facts.chair(2).stand_in == here.state.facts.chair(1).stand_in == ""
    await two.leave(there, ben)
    await until(lambda: not anna.room["chairs"][1]["is_here"])
    for harness in harnesses:
        await harness.pass_time(3)
    await until(lambda: here.state.facts.chair(2).stand_in == "gone")


async def test_who_was_forgotten_in_a_gap_is_known_again_when_it_is_heard(harnesses: tuple[Harness, Harness]) -> None:
    one, two = harnesses
    here, there = await twins(harnesses, await one.start("speed-1200", ["anna", "ben"]))
    anna = await one.join(here, "anna")
    await two.join(there, "ben")
    await until(lambda: bool(anna.room["chairs"][1]["is_here"]))
    async with asyncio.timeout(HANG_ON_S):
        while anna.room["chairs"][1]["is_here"]:  # words that were on their way come later and are forgotten, too
            await one.pass_time(SILENT_S + 3)
    await two.pass_time(3)
    await until(lambda: bool(anna.room["chairs"][1]["is_here"]))


async def test_a_move_of_a_process_that_dies_before_it_tells_is_found_when_it_is_silent(
    harnesses: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = harnesses
    here, there = await twins(harnesses, await one.start("speed-1200", ["anna", "ben"], window_ms=0))
    anna, _ = await one.join(here, "anna"), await two.join(there, "ben")
    await until(lambda: bool(anna.room["chairs"][1]["is_here"]))
    monkeypatch.setattr(one.hub.store, "_notifications", Mute())
    await one.play(here, anna, 1, here.state.played.moves(1)[0])
    assert there.state.facts.seq < here.state.facts.seq
    await two.pass_time(SILENT_S + 3)
    await until(lambda: here.state.facts.seq == there.state.facts.seq)


async def test_what_a_process_wrote_last_is_told_before_it_stops(harnesses: tuple[Harness, Harness]) -> None:
    one, _ = harnesses
    here, there = await twins(harnesses, await one.start("speed-1200", ["anna", "ben"], window_ms=0))
    anna = await one.join(here, "anna")
    await one.play(here, anna, 1, here.state.played.moves(1)[0])
    await one.hub.store.stop()
    await until(lambda: here.state.facts.seq == there.state.facts.seq)


async def test_many_moves_in_a_row_are_all_heard_of(harnesses: tuple[Harness, Harness]) -> None:
    """Notifications that arrive while the log is being read are read too."""
    one, two = harnesses
    table = await one.start("speed-1200", ["anna", "bot:0", "bot:0"], window_ms=0, pace_ms=0)
    here, there = await twins(harnesses, table)
    anna, _ = await one.join(here, "anna"), await two.join(there, "eve")
    await until(lambda: one.hub.runs_timers(here.id) != two.hub.runs_timers(here.id))
    driver, driven = {True: (one, here), False: (two, there)}[one.hub.runs_timers(here.id)]
    for _ in range(5):
        while here.state.played.waiting == (1,):
            await one.play(here, anna, 1, here.state.played.moves(1)[0])
            await until(lambda: here.state.facts.seq == there.state.facts.seq)
        while driven.state.played.waiting != (1,):
            await driver.step(driven)
        await until(lambda: here.state.facts.seq == there.state.facts.seq)
    assert here.state.match == there.state.match


async def test_a_spectator_at_another_process_keeps_windows_open_as_always(harnesses: tuple[Harness, Harness]) -> None:
    one, two = harnesses
    here, there = await twins(harnesses, await one.start("mille-bornes", ["anna", "bot:0"]))
    await one.join(here, "anna")
    assert here.onlookers.are_none
    await two.hub.table_for("", there.id)  # reads, and is not connected
    await until(lambda: not here.onlookers.are_none)
