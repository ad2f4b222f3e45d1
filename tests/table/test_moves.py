"""Moves: applied once, only when current, only by the seat's player; several waiting seats answer in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.core.chance.rng import Rng
from paddock.table.messages import Play
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from tests.table.harness import Harness, RecordingDevice

pytestmark = pytest.mark.usefixtures("seeded")
PARALLEL = {"rules": "advanced", "circuits": "printed:1"}


def acks(*devices: RecordingDevice) -> list[str]:
    """The acknowledged ids, each as often as any of these devices received it."""
    return [answer["id"] for device in devices for answer in device.answers("done")]


async def test_a_move_sent_one_to_five_times_from_two_tabs_in_any_order_is_made_once(address: str) -> None:
    async with harness_at(address) as harness:
        table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0)
        tabs = {seat: [await harness.join(table, name) for _ in range(2)] for seat, name in ((1, "anna"), (2, "ben"))}
        rng = Rng(3)
        sent: list[tuple[RecordingDevice, Play]] = []
        words: list[str] = []
        for number in range(60):
            match, seq = table.state.played, table.state.facts.seq
            seat, moves = match.waiting[0], match.moves(match.waiting[0])
            play = Play(f"m{number}", seat, seq, moves[rng.below(len(moves))])
            words.append(play.id)
            copies = [(tabs[seat][rng.below(2)], play) for _ in range(1 + rng.below(5))]
            late = [sent[rng.below(len(sent))] for _ in range(rng.below(3)) if sent]
            mixed = [*copies, *late]
            for _ in range(len(mixed)):
                device, again = mixed.pop(rng.below(len(mixed)))
                table.receive(device, again)
            await harness.settle()
            sent += copies
        assert len(table.state.played.steps) == 60
        told = acks(*tabs[1], *tabs[2])
        assert set(words) <= set(told), "every one was acknowledged"
        made = [row.body.count(b'"moved"') for row in await harness.store.read(table.id)]
        assert sum(made) == 60


async def test_a_resend_of_a_move_long_past_changes_nothing(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    first = Play("first", 1, table.state.facts.seq, anna.view(1)["moves"][0])
    table.receive(anna, first)
    await harness.settle()
    for _ in range(40):
        while table.state.played.waiting != (1,):
            await harness.step(table)
        await harness.play(table, anna, 1, anna.view(1)["moves"][0])
    while table.state.played.waiting != (1,):
        await harness.step(table)
    seq = table.state.facts.seq
    table.receive(anna, first)
    await harness.settle()
    assert table.state.facts.seq == seq
    assert anna.answer("stale")["id"] == "first"
    assert anna.seen(1)["fresh"], "with the view that counts"


async def test_a_resend_across_a_restart_is_answered_not_made(address: str) -> None:
    async with harness_at(address) as first:
        table = await first.start("speed-1200", ["anna", "ben"], window_ms=0)
        anna = await first.join(table, "anna")
        play = Play("once", 1, table.state.facts.seq, anna.view(1)["moves"][0])
        table.receive(anna, play)
        await first.settle()
    async with harness_at(address) as second:
        woken = await second.hub.table(table.id)
        again = await second.join(woken, "anna")
        woken.receive(again, play)
        await second.settle()
        assert again.answer("done")["id"] == "once"
        assert len(woken.state.played.steps) == 1


async def test_a_refused_move_names_the_rule_and_changes_nothing(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"])
    ben = await harness.join(table, "ben")
    seq = table.state.facts.seq
    await harness.play(table, ben, 2, "start", word="early")
    assert ben.answer("refused")["rule"] == "not-your-turn"
    await harness.play(table, ben, 1, "start")
    assert ben.answer("denied")["code"] == "not-your-seat"
    assert table.state.facts.seq == seq


async def test_seats_asked_at_once_answer_in_any_order_with_the_seq_they_saw(harness: Harness) -> None:
    table = await harness.start("ausgebremst", ["anna", "ben", "carla"], options=PARALLEL)
    devices = {seat: await harness.join(table, name) for seat, name in ((1, "anna"), (2, "ben"), (3, "carla"))}
    assert table.state.played.waiting == (1, 2, 3)
    seq = table.state.facts.seq
    for seat in (3, 1, 2):
        word = await harness.play(table, devices[seat], seat, devices[seat].view(seat)["moves"][0], seq=seq)
        assert word in acks(devices[seat]), "it was not stale although others had answered since"


async def test_answers_of_all_at_the_same_moment_are_all_taken(harness: Harness) -> None:
    table = await harness.start("ausgebremst", ["anna", "ben", "carla"], options=PARALLEL)
    devices = {seat: await harness.join(table, name) for seat, name in ((1, "anna"), (2, "ben"), (3, "carla"))}
    seq = table.state.facts.seq
    for seat, device in devices.items():
        table.receive(device, Play(f"s{seat}", seat, seq, device.view(seat)["moves"][0]))
    await harness.settle()
    assert [step.seat for step in table.state.played.steps] == [1, 2, 3]
    assert set(acks(*devices.values())) == {"s1", "s2", "s3"}


async def test_whoever_has_answered_is_not_asked_again_and_cannot_answer_twice(harness: Harness) -> None:
    table = await harness.start("ausgebremst", ["anna", "ben"], options=PARALLEL)
    anna = await harness.join(table, "anna")
    seq, move = table.state.facts.seq, anna.view(1)["moves"][0]
    await harness.play(table, anna, 1, move, seq=seq)
    await harness.play(table, anna, 1, move, seq=seq)
    assert anna.answer("refused")["rule"] == "not-your-turn"
    assert len(table.state.played.steps) == 1


async def test_a_screen_that_only_watches_is_told_when_its_guest_plays_through_it(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot"])
    screen = await harness.join(table, "anna", is_watching=True)
    assert screen.seen(None)["view"]["seat"] is None
    word = await harness.play(table, screen, 1, table.state.played.moves(1)[0])
    assert screen.answer("done")["id"] == word
