"""Windows last as long as the table's settings say, whatever anybody holds, answers or has ordered.

Only where one person plays among bots and nobody looks on do they close as soon as there is nothing to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from paddock.table.messages import Instruct
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

pytestmark = pytest.mark.usefixtures("seeded")
SOON = 200


async def opened_window(  # noqa: PLR0913, PLR0917 - a table, and what is waited for
    harness: Harness,
    table: LiveTable,
    device: RecordingDevice,
    seats: tuple[int, ...],
    wish: str = "",
    soon: int = SOON,
) -> None:
    """Play on until these seats are asked to react, and the first has the wanted move."""
    for _ in range(soon):
        match = table.state.played
        if match.is_window and match.waiting == seats and any(move.startswith(wish) for move in match.moves(seats[0])):
            return
        await harness.step(table, device)
    pytest.fail(f"no such window within {soon} steps: choose other secrets in the fixture `seeded`")


async def test_a_window_closes_after_its_time_and_no_answer_is_a_no(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await harness.join(table, "eve")
    await opened_window(harness, table, anna, (1,))
    assert anna.seen(1)["time"] == {"window_ms": 6_000}
    await harness.pass_time(5.99)
    assert table.state.played.is_window
    steps = len(table.state.played.steps)
    await harness.pass_time(0.02)
    assert table.state.played.steps[steps].move == "pass"


async def test_an_answer_counts_when_the_window_closes_and_can_be_changed_until_then(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await harness.join(table, "eve")
    await opened_window(harness, table, anna, (1,), "coup")
    coup = next(move for move in anna.view(1)["moves"] if move.startswith("coup"))
    steps, seq = len(table.state.played.steps), table.state.facts.seq
    await harness.play(table, anna, 1, "pass")
    await harness.play(table, anna, 1, coup, word="changed")
    assert [message["id"] for message in anna.answers("noted")][-1] == "changed"
    await harness.pass_time(5.9)
    assert table.state.facts.seq == seq
    await harness.pass_time(0.2)
    assert table.state.played.steps[steps].move == coup
    assert [answer["kind"] for answer in anna.answers() if answer["id"] == "changed"] == ["noted"]
    assert "changed" in table.state.facts.made[1]


async def test_a_standing_order_is_followed_when_the_window_closes_not_before(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await harness.join(table, "eve")
    await opened_window(harness, table, anna, (1,), "coup")
    coup = next(move for move in anna.view(1)["moves"] if move.startswith("coup"))
    await harness.request(table, anna, Instruct("o", 1, {coup: "always"}))
    assert anna.room["orders"] == {"1": {coup: "always"}}
    steps = len(table.state.played.steps)
    await harness.pass_time(5.9)
    assert len(table.state.played.steps) == steps
    await harness.pass_time(0.2)
    assert table.state.played.steps[steps].move == coup


async def test_nobody_else_is_told_that_a_standing_order_was_given_nor_misses_a_number(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], window_ms=0)
    ben, again = await harness.join(table, "ben"), await harness.join(table, "ben")
    others = [await harness.join(table, "anna"), await harness.join(table, "eve")]
    screen = await harness.join(table, "ben", is_watching=True)
    seq = table.state.facts.seq
    for device in (*others, screen):
        device.forget()
    for order in ("always", "never"):
        await harness.request(table, ben, Instruct(order, 2, {"coup stop": order}))
    assert ben.answer("done") == {"kind": "done", "id": "never", "seq": seq}
    assert again.room["orders"] == {"2": {"coup stop": "never"}}
    assert [device.raw for device in (*others, screen)] == [[], [], []]
    await harness.play(table, others[0], 1, table.state.played.moves(1)[0])
    assert [device.all("seen")[-1]["seq"] for device in (*others, screen, ben)] == [seq + 1] * 4
    assert (await harness.join(table, "ben", is_watching=True)).room["orders"] == {}


async def test_standing_orders_are_kept_with_the_table_and_go_with_whoever_gave_them(address: str) -> None:
    async with harness_at(address) as harness:
        table = await harness.start("mille-bornes", ["anna", "ben"], window_ms=0)
        ben = await harness.join(table, "ben")
        await harness.request(table, ben, Instruct("o", 2, {"coup stop": "always"}))
        await harness.act(table, lambda state: commands.end(state, "anna"))
    async with harness_at(address) as harness:
        table = await harness.hub.table(table.id)
        assert (await harness.join(table, "ben")).room["orders"] == {"2": {"coup stop": "always"}}
        await harness.act(table, lambda state: commands.leave(state, "ben", 2))
        await harness.act(table, lambda state: commands.sit(state, "carla", 2, "Carla"))
        assert (await harness.join(table, "carla")).room["orders"] == {}


@pytest.mark.parametrize("order", ["ask", "never"])
async def test_an_order_to_ask_or_never_to_answer_waits_for_the_window_and_declines(
    harness: Harness, order: str
) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await harness.join(table, "eve")
    await opened_window(harness, table, anna, (1,), "coup")
    coup = next(move for move in anna.view(1)["moves"] if move.startswith("coup"))
    await harness.request(table, anna, Instruct("o", 1, {coup: order}))  # type: ignore[dict-item]
    steps = len(table.state.played.steps)
    await harness.pass_time(6.1)
    assert table.state.played.steps[steps].move == "pass"


async def test_where_only_bots_are_asked_a_window_lasts_as_long_as_a_move_of_theirs(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:2"], window_ms=6_000, pace_ms=700)
    anna = await harness.join(table, "anna")
    await opened_window(harness, table, anna, (2,))
    assert anna.seen(1)["time"] == {"window_ms": 700}
    seq = table.state.facts.seq
    await harness.pass_time(0.69)
    assert table.state.facts.seq == seq
    await harness.pass_time(0.02)
    assert table.state.facts.seq == seq + 1


async def test_partners_are_asked_at_once_and_a_bot_among_them_answers_when_the_person_must(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:2", "bot:2", "bot:2"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await harness.join(table, "eve")
    await opened_window(harness, table, anna, (1, 3))
    seq = table.state.facts.seq
    await harness.pass_time(5.99)
    assert table.state.facts.seq == seq
    await harness.pass_time(0.02)
    assert not table.state.played.is_window


async def test_without_a_limit_a_window_waits_for_the_person_and_takes_the_answer_at_once(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    await opened_window(harness, table, anna, (1,))
    assert anna.seen(1)["time"] == {}
    await harness.pass_time(3_600)
    assert table.state.played.is_window
    word = await harness.play(table, anna, 1, "pass")
    assert word in {answer["id"] for answer in anna.answers("done")}


async def test_a_person_who_is_gone_keeps_no_window_open_after_the_grace_time(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], window_ms=0, grace_ms=5_000)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    while not (table.state.played.is_window and table.state.played.waiting == (2,)):
        await harness.step(table, anna, ben)
    await harness.leave(table, ben)
    await harness.pass_time(6)
    assert not table.state.played.is_window


async def test_answers_of_a_window_that_was_paused_still_count(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await harness.join(table, "eve")
    await opened_window(harness, table, anna, (1,), "coup")
    coup = next(move for move in anna.view(1)["moves"] if move.startswith("coup"))
    await harness.play(table, anna, 1, coup)
    steps = len(table.state.played.steps)
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    await harness.pass_time(100)
    await harness.act(table, lambda state: commands.resume(state, "anna"))
    await harness.pass_time(6.1)
    assert table.state.played.steps[steps].move == coup


async def test_with_one_person_among_bots_and_nobody_watching_the_answer_counts_at_once(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await opened_window(harness, table, anna, (1,), "coup")
    coup = next(move for move in anna.view(1)["moves"] if move.startswith("coup"))
    steps = len(table.state.played.steps)
    await harness.pass_time(3)
    assert len(table.state.played.steps) == steps  # there is something to decide
    word = await harness.play(table, anna, 1, coup)
    assert table.state.played.steps[steps].move == coup
    assert word in {answer["id"] for answer in anna.answers("done")}


async def test_with_one_person_among_bots_a_window_with_nothing_to_answer_takes_no_time(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    times = await times_of_windows(harness, table, anna)
    assert len(times) >= 3
    assert set(times) == {0.0}


async def times_of_windows(harness: Harness, table: LiveTable, anna: RecordingDevice) -> list[float]:
    """How long windows were open in which seat 1 had nothing but a no, within many steps."""
    times = []
    for _ in range(SOON):
        match = table.state.played
        is_empty = match.is_window and match.waiting == (1,) and match.moves(1) == ["pass"]
        began = harness.clock.monotonic()
        await harness.step(table, anna)
        times += [harness.clock.monotonic() - began] if is_empty else []
    return times


@pytest.mark.parametrize("other", ["a spectator", "a screen of one's own", "a reader", "a second person"])
async def test_whoever_else_is_there_a_window_lasts_as_always(harness: Harness, other: str) -> None:
    chairs = ["anna", "ben" if other == "a second person" else "bot:0"]
    table = await harness.start("mille-bornes", chairs, window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    devices = [anna]
    if other == "a spectator":
        await harness.leave(table, await harness.join(table, "eve"))  # and may come again
    elif other == "a screen of one's own":
        await harness.join(table, "anna", is_watching=True)
    elif other == "a reader":
        await harness.hub.table_for("", table.id)
    else:
        devices.append(await harness.join(table, "ben"))
    for _ in range(SOON):
        match = table.state.played
        if match.is_window and match.waiting == (1,):
            break
        await harness.step(table, *devices)
    steps = len(table.state.played.steps)
    await harness.play(table, anna, 1, "pass")
    await harness.pass_time(5.9)
    assert len(table.state.played.steps) == steps
    await harness.pass_time(0.2)
    assert table.state.played.steps[steps].move == "pass"


async def test_who_looked_at_one_match_does_not_slow_the_next_down(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=6_000, pace_ms=100)
    await harness.join(table, "anna")
    await harness.leave(table, await harness.join(table, "eve"))
    assert not table.onlookers.are_none
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    assert table.onlookers.are_none


async def test_a_partner_among_bots_answers_after_the_person_not_before(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:2", "bot:2", "bot:2"], window_ms=6_000, pace_ms=100)
    anna = await harness.join(table, "anna")
    await opened_window(harness, table, anna, (1, 3), "coup", soon=10 * SOON)
    seq = table.state.facts.seq
    await harness.pass_time(5)
    assert table.state.facts.seq == seq
    await harness.play(table, anna, 1, "pass")
    await harness.pass_time(0.11)
    assert not table.state.played.is_window
