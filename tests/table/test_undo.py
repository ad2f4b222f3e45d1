"""Undo: immediate if the core allows it, else after all seated people have agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from paddock.table.entries import Chair, Seated, StoodIn, UndoAsked
from paddock.table.messages import Agree, Undo
from paddock.table.snapshots import fold

if TYPE_CHECKING:
    from paddock.table.entries import AnyEntry
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

pytestmark = pytest.mark.usefixtures("seeded")


async def undo(harness: Harness, table: LiveTable, device: RecordingDevice, seat: int, word: str = "back") -> None:
    await harness.request(table, device, Undo(word, seat, table.state.facts.seq))


async def agree(
    harness: Harness, table: LiveTable, device: RecordingDevice, seat: int, *, is_agreed: bool = True
) -> None:
    await harness.request(table, device, Agree(f"from {seat}", seat, is_agreed))


async def until_free(harness: Harness, table: LiveTable, *devices: RecordingDevice) -> int:
    """Play on until somebody may undo a move at once; returns that seat."""
    while not (table.state.played.steps and table.state.played.undo_refusal() is None):
        await harness.step(table, *devices)
    return table.state.played.steps[-1].seat


async def three_moved(harness: Harness) -> tuple[LiveTable, RecordingDevice, RecordingDevice, RecordingDevice]:
    """A table of three people; one of them moved and drew, so that nobody may undo without consent."""
    table = await harness.start("speed-1200", ["anna", "ben", "carla"], window_ms=0, pace_ms=10_000, grace_ms=5_000)
    devices = [await harness.join(table, name) for name in ("anna", "ben", "carla")]
    await harness.play(table, devices[0], 1, "discard " + devices[0].view(1)["moves"][-1].removeprefix("discard "))
    assert table.state.played.undo_refusal(1) is not None
    return table, devices[0], devices[1], devices[2]


async def test_where_nothing_was_revealed_a_move_is_taken_back_at_once(harness: Harness) -> None:
    options = {"rules": "advanced", "circuits": "printed:1"}
    table = await harness.start("ausgebremst", ["anna", "ben"], options=options)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    seat = await until_free(harness, table, anna, ben)
    device = {1: anna, 2: ben}[seat]
    assert device.seen(seat)["may_undo"]
    steps = len(table.state.played.steps)
    before = table.state.played.at(steps - 1).view(seat)
    await undo(harness, table, device, seat)
    assert len(table.state.played.steps) == steps - 1
    assert device.seen(seat)["fresh"]
    told = [message["type"] for message in device.heard if message["type"] != "room"]
    assert (told[-2:], device.answer("done")["id"]) == (["seen", "answer"], "back")
    assert device.view(seat) == before
    other = {1: ben, 2: anna}[seat]
    assert other.seen(3 - seat)["fresh"]


async def test_otherwise_everybody_else_is_asked_and_the_last_yes_takes_it_back(harness: Harness) -> None:
    table, anna, ben, carla = await three_moved(harness)
    await undo(harness, table, anna, 1)
    assert ben.room["undo"] == {"seat": 1, "step": 0, "asked": [2, 3]}
    await agree(harness, table, ben, 2)
    assert carla.room["undo"]["asked"] == [3]
    assert len(table.state.played.steps) == 1
    await agree(harness, table, carla, 3)
    assert len(table.state.played.steps) == 0
    assert carla.room["undo"] is None
    assert anna.seen(1)["fresh"]


async def test_one_no_is_a_no(harness: Harness) -> None:
    table, anna, ben, carla = await three_moved(harness)
    await undo(harness, table, anna, 1)
    await agree(harness, table, ben, 2, is_agreed=False)
    assert anna.room["undo"] is None
    await agree(harness, table, carla, 3)
    assert carla.answer("denied")["code"] == "no-undo"
    assert len(table.state.played.steps) == 1


async def test_a_lone_person_among_bots_takes_a_move_back_alone(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0", "bot:0"], pace_ms=0, window_ms=0)
    anna = await harness.join(table, "anna")
    await harness.play(table, anna, 1, anna.view(1)["moves"][-1])
    await harness.pass_time(1)
    assert len(table.state.played.steps) > 1
    await undo(harness, table, anna, 1)
    assert len(table.state.played.steps) == 0
    assert anna.view(1)["waiting"] == [1]


async def test_whoever_left_of_their_own_will_is_not_asked(harness: Harness) -> None:
    table, anna, _, _ = await three_moved(harness)
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    await undo(harness, table, anna, 1)
    assert anna.room["undo"]["asked"] == [3]
    await harness.act(table, lambda state: commands.leave(state, "carla", 3))
    assert table.state.facts.undo_request is None
    assert len(table.state.played.steps) == 0


async def test_a_bot_that_stands_in_for_a_person_does_not_agree_for_them(harness: Harness) -> None:
    table, anna, ben, carla = await three_moved(harness)
    await undo(harness, table, anna, 1)
    await agree(harness, table, ben, 2)
    await harness.leave(table, carla)
    await harness.pass_time(6)
    assert table.state.facts.chair(3).stand_in == "gone"
    assert table.state.facts.undo_request is None
    assert len(table.state.played.steps) == 1
    await undo(harness, table, anna, 1, "once more")
    await agree(harness, table, ben, 2)
    assert table.state.facts.undo_request is not None, "it waits for whoever is gone"
    carla = await harness.join(table, "carla")
    await agree(harness, table, carla, 3)
    assert len(table.state.played.steps) == 0


@pytest.mark.parametrize("kind", ["bot", "open"])
async def test_a_wish_lapses_when_the_host_replaces_somebody(harness: Harness, kind: str) -> None:
    table, anna, ben, _ = await three_moved(harness)
    await undo(harness, table, anna, 1)
    await agree(harness, table, ben, 2)
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 3, kind, 0))
    assert table.state.facts.undo_request is None
    assert len(table.state.played.steps) == 1


async def test_a_wish_lapses_when_the_host_replaces_somebody_who_had_agreed(harness: Harness) -> None:
    table, anna, ben, carla = await three_moved(harness)
    await undo(harness, table, anna, 1)
    await agree(harness, table, ben, 2)
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 0))
    await agree(harness, table, carla, 3)
    assert carla.answer("denied")["code"] == "no-undo"
    assert len(table.state.played.steps) == 1


@pytest.mark.parametrize("kind", ["bot", "open"])
async def test_who_replaces_the_others_first_takes_nothing_back_either(harness: Harness, kind: str) -> None:
    table, anna, _, _ = await three_moved(harness)
    for seat in (2, 3):
        await harness.act(table, lambda state, seat=seat: commands.set_chair(state, "anna", seat, kind, 0))  # type: ignore[misc]
    await undo(harness, table, anna, 1)
    assert anna.answer("denied")["code"] == "no-consent"
    assert len(table.state.played.steps) == 1


async def test_a_wish_lapses_when_somebody_who_was_not_asked_comes_back(harness: Harness) -> None:
    table, anna, _, carla = await three_moved(harness)
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    await undo(harness, table, anna, 1)
    await harness.act(table, lambda state: commands.take_back(state, "ben", 2))
    await agree(harness, table, carla, 3)
    assert len(table.state.played.steps) == 1


@pytest.mark.parametrize("entry", [StoodIn(2), Seated(2, Chair(kind="bot", name="Otto"))])
async def test_a_log_from_before_who_was_asked_was_written_gives_what_it_gave(
    harness: Harness, entry: AnyEntry
) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0, pace_ms=10_000)
    anna = await harness.join(table, "anna")
    await harness.play(table, anna, 1, anna.view(1)["moves"][-1])
    await harness.act(table, lambda _: UndoAsked(1, 0, "back"))
    assert table.state.facts.undo_request is not None
    await harness.act(table, lambda _: entry)
    assert len(table.state.played.steps) == 0
    woken = fold(await harness.store.read(table.id))
    assert woken is not None
    assert woken.facts == table.state.facts


async def test_a_wish_sent_again_is_the_same_wish(harness: Harness) -> None:
    table, anna, ben, carla = await three_moved(harness)
    await undo(harness, table, anna, 1)
    await agree(harness, table, ben, 2)
    await undo(harness, table, anna, 1)
    assert anna.answer("done")["id"] == "back"
    assert carla.room["undo"]["asked"] == [3], "who agreed once is not asked again"
    await agree(harness, table, carla, 3)
    seq = table.state.facts.seq
    await undo(harness, table, anna, 1)
    assert anna.answer("done")["id"] == "back"
    assert table.state.facts.seq == seq


async def test_a_second_wish_does_not_push_the_first_aside(harness: Harness) -> None:
    table, anna, ben, carla = await three_moved(harness)
    await harness.play(table, ben, 2, ben.view(2)["moves"][-1])
    await undo(harness, table, anna, 1)
    await undo(harness, table, ben, 2, "mine")
    assert ben.answer("denied")["code"] == "undo-asked"
    assert carla.room["undo"]["seat"] == 1


async def test_a_move_ends_the_wish(harness: Harness) -> None:
    table, anna, ben, carla = await three_moved(harness)
    await undo(harness, table, anna, 1)
    await harness.play(table, ben, 2, ben.view(2)["moves"][-1])
    assert table.state.facts.undo_request is None
    await agree(harness, table, carla, 3)
    assert carla.answer("denied")["code"] == "no-undo"


async def test_an_undo_that_was_meant_for_an_earlier_moment_is_stale(harness: Harness) -> None:
    table, anna, ben, _ = await three_moved(harness)
    seen = table.state.facts.seq
    await harness.play(table, ben, 2, ben.view(2)["moves"][-1])
    await harness.request(table, anna, Undo("late", 1, seen))
    assert anna.answer("stale")["id"]


async def test_nobody_undoes_for_another_or_before_anything_was_moved(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"])
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    await undo(harness, table, anna, 1)
    assert anna.answer("denied")["code"] == "no-undo"
    await undo(harness, table, ben, 1)
    assert ben.answer("denied")["code"] == "not-your-seat"
