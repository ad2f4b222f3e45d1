"""A log has room for moves, and always for leaving, ending, pausing and replacing, whatever was said or ordered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.messages import Instruct, Say

if TYPE_CHECKING:
    from tests.table.harness import Harness

pytestmark = pytest.mark.usefixtures("seeded")


@pytest.fixture(autouse=True)
def short_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.table.permissions.MAX_ENTRIES", 80)


async def test_talk_takes_a_quarter_of_the_log_at_most(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    for number in range(30):
        await harness.request(table, anna, Say(f"s{number}", "hello"))
    assert table.state.facts.said == 20
    assert (anna.answer("denied")["code"], anna.answer("denied")["facts"]) == ("too-many", {"what": "entries"})
    word = await harness.play(table, anna, 1, anna.view(1)["moves"][0])
    assert word in {answer["id"] for answer in anna.answers("done")}
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    assert table.state.facts.number == 2, "there is room for another match"


async def test_standing_orders_take_no_room_from_anything_else_and_each_seat_has_its_share(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    for number in range(15):
        await harness.request(table, anna, Instruct(f"o{number}", 1, {"pass": ("always", "never")[number % 2]}))
    assert table.state.facts.unseen == 10
    assert anna.answer("denied")["facts"] == {"what": "entries"}
    await harness.request(table, ben, Instruct("b", 2, {"pass": "always"}))
    assert not ben.answers("denied"), "a refusal would tell of the orders of another"


async def test_an_order_that_changes_nothing_is_not_written(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0)
    anna = await harness.join(table, "anna")
    await harness.request(table, anna, Instruct("none", 1, {}))
    assert table.state.facts.unseen == 0
    for number in range(3):
        await harness.request(table, anna, Instruct(f"o{number}", 1, {"pass": "always"}))
        assert anna.answer("done")["id"] == f"o{number}"
    assert table.state.facts.unseen == 1


async def test_when_the_log_is_full_one_can_still_pause_replace_leave_and_end(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0)
    while table.state.facts.seq < 39:
        await harness.act(table, lambda state: commands.pause(state, "anna"))
        await harness.act(table, lambda state: commands.resume(state, "anna"))
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    for denied in (
        lambda state: commands.resume(state, "anna"),
        lambda state: commands.say(state, "anna", "Anna", "hello"),
        lambda state: commands.take_back(state, "anna", 1),
    ):
        with pytest.raises(Denied, match="too-many"):
            await harness.act(table, denied)
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    length = table.state.facts.seq
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    assert table.state.facts.seq == length, "nobody leaves twice"
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 1))
    await harness.act(table, lambda state: commands.end(state, "anna"))
    assert table.state.facts.status == "ended"
