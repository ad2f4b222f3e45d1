"""People join, leave and return; nobody who leaves blocks the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.core.chance.rng import Rng
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.lobby import summary_of
from tests.contract.variants import LONG
from tests.table.harness import Harness, harness_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.entries import AnyEntry
    from paddock.table.live import LiveTable
    from paddock.table.state import State

pytestmark = pytest.mark.usefixtures("seeded")


async def test_a_bot_stands_in_after_the_grace_time_and_gives_the_seat_back(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], grace_ms=45_000, pace_ms=100, window_ms=100)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    await harness.leave(table, anna)
    assert [chair["is_here"] for chair in ben.room["chairs"]] == [False, True]
    await harness.pass_time(44.9)
    assert table.state.facts.chair(1).stand_in == ""
    assert len(table.state.played.steps) == 0
    await harness.pass_time(1)
    assert ben.room["chairs"][0]["stand_in"] == "gone"
    assert len(table.state.played.steps) > 0
    again = await harness.join(table, "anna")
    await harness.pass_time(0)
    assert again.room["chairs"][0]["stand_in"] == ""
    assert again.view(1)["seat"] == 1


async def test_whoever_is_back_within_the_grace_time_never_left(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], grace_ms=45_000)
    anna = await harness.join(table, "anna")
    await harness.join(table, "ben")
    for _ in range(5):
        await harness.leave(table, anna)
        await harness.pass_time(40)
        anna = await harness.join(table, "anna")
        await harness.pass_time(40)
    assert table.state.facts.chair(1).stand_in == ""


async def test_a_second_device_keeps_the_seat_when_the_first_one_goes(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], grace_ms=1_000)
    phone = await harness.join(table, "anna")
    await harness.join(table, "anna")
    await harness.join(table, "ben")
    await harness.leave(table, phone)
    await harness.pass_time(60)
    assert table.state.facts.chair(1).stand_in == ""


async def test_whoever_left_on_purpose_is_back_only_when_they_say_so(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], pace_ms=0, window_ms=0)
    anna = await harness.join(table, "anna")
    await harness.join(table, "ben")
    await harness.act(table, lambda state: commands.leave(state, "anna", 1))
    await harness.pass_time(1)
    assert anna.room["chairs"][0]["stand_in"] == "left"
    assert len(table.state.played.steps) > 0
    await harness.leave(table, anna)
    await harness.join(table, "anna")
    assert table.state.facts.chair(1).stand_in == "left"
    await harness.act(table, lambda state: commands.take_back(state, "anna", 1))
    assert table.state.facts.chair(1).stand_in == ""


GAMES = [
    ("speed-1200", 4, {"limit": "rounds:1"}),
    ("mille-bornes", 2, {}),
    ("ausgebremst", 3, {"rules": "advanced", "circuits": "printed:1"}),
    *([("aruba", 3, {"cars": "1"})] if LONG else []),  # a race takes a quarter of a minute
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_a_game_ends_however_people_come_and_go(
    harness: Harness, game: str, seats: int, options: dict[str, str]
) -> None:
    people = ["anna", *(f"guest{seat}" for seat in range(2, seats + 1))]
    table = await harness.start(game, people, options=options, grace_ms=5_000, pace_ms=0, window_ms=50)
    devices = {name: await harness.join(table, name) for name in people}
    rng = Rng(7)
    harness.level = 2
    while table.state.facts.status == "running":
        await harness.go_on(table, devices, rng, 20)
        name = people[rng.below(len(people))]
        if name in devices and len(devices) > 1:
            await harness.leave(table, devices.pop(name))
        elif name not in devices:
            devices[name] = await harness.join(table, name)
    assert table.state.facts.status == "over"


async def test_the_host_replaces_a_person_by_a_bot_and_the_game_goes_on(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"], pace_ms=0, window_ms=0)
    await harness.join(table, "anna")
    ben = await harness.join(table, "ben")
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 0))
    assert ben.room["mine"] == []
    assert ben.heard[-2]["seat"] is None, "from now on he sees what a spectator sees"
    await harness.play(table, ben, 2, "discard 25")
    assert ben.answer("denied")["code"] == "not-your-seat"


async def test_only_the_host_replaces_pauses_and_ends(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben"])
    for decide in (commands.pause, commands.end, lambda state, guest: commands.set_chair(state, guest, 1, "bot", 0)):
        with pytest.raises(Denied, match="not-host"):
            await harness.act(table, lambda state, decide=decide: decide(state, "ben"))  # type: ignore[misc]


@pytest.mark.parametrize("status", ["waiting", "running", "paused", "over"])
async def test_a_host_who_is_gone_is_replaced_whatever_the_table_was_doing(harness: Harness, status: str) -> None:
    table = await harness.open("speed-1200", ["anna", "ben"], grace_ms=45_000)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    steps: dict[str, list[Callable[[State, str], AnyEntry]]] = {
        "waiting": [],
        "running": [commands.start],
        "paused": [commands.start, commands.pause],
        "over": [commands.start, commands.end],
    }
    for decide in steps[status]:
        await harness.act(table, lambda state, decide=decide: decide(state, "anna"))  # type: ignore[misc]
    await harness.leave(table, anna)
    await harness.pass_time(44)
    assert ben.room["host"] == "anna"
    await harness.pass_time(2)
    assert ben.room["host"] == "ben"


async def test_a_host_who_gets_up_hands_the_table_on(harness: Harness) -> None:
    table = await harness.open("speed-1200", ["anna", "ben"])
    await harness.join(table, "ben")
    await harness.act(table, lambda state: commands.leave(state, "anna", 1))
    assert table.state.facts.host == "ben"
    assert table.state.facts.chair(1).kind == "open"


async def test_a_host_who_only_watches_stays_the_host(harness: Harness) -> None:
    table = await harness.open("speed-1200", ["open", "ben"], host="anna")
    await harness.join(table, "anna")
    await harness.join(table, "ben")
    await harness.act(table, lambda state: commands.sit(state, "carla", 1, "Carla"))
    await harness.pass_time(600)
    assert table.state.facts.host == "anna"


async def test_the_host_hands_the_table_to_somebody_who_sits_there(harness: Harness) -> None:
    table = await harness.open("speed-1200", ["anna", "ben"])
    with pytest.raises(Denied, match="not-seated"):
        await harness.act(table, lambda state: commands.hand_on(state, "anna", "stranger"))
    await harness.act(table, lambda state: commands.hand_on(state, "anna", "ben"))
    assert table.state.facts.host == "ben"


async def test_where_nobody_looks_nothing_moves_and_it_goes_on_when_somebody_does(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot", "bot"], pace_ms=100, window_ms=100)
    anna = await harness.join(table, "anna")
    await harness.play(table, anna, 1, anna.view(1)["moves"][0])
    await harness.leave(table, anna)
    seq = table.state.facts.seq
    await harness.pass_time(200)
    assert table.id not in harness.hub.tables, "it rests: the log has it"
    woken = await harness.hub.table(table.id)
    assert woken.state.facts.seq == seq
    await harness.join(woken, "anna")
    await harness.pass_time(1)
    assert woken.state.facts.seq > seq


async def test_a_person_gone_at_a_restart_is_stood_in_for_and_returns(tmp_path: object) -> None:
    address = f"{tmp_path}/tables.db"
    async with harness_at(address) as first:
        table = await first.start("speed-1200", ["anna", "ben"], grace_ms=5_000, pace_ms=0, window_ms=0)
    async with harness_at(address) as second:
        woken = await second.hub.table(table.id)
        await second.join(woken, "ben")
        await second.pass_time(6)
        assert woken.state.facts.chair(1).stand_in == "gone"
        await second.join(woken, "anna")
        await second.pass_time(0)
        assert woken.state.facts.chair(1).stand_in == ""


async def test_several_seats_of_one_device_are_shown_and_played_each_for_itself(harness: Harness) -> None:
    table = await harness.open("speed-1200", ["anna", "ben", "anna2"])
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 3, "open", 0))
    await harness.act(table, lambda state: commands.sit(state, "anna", 3, "Her child"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    assert anna.room["mine"] == [1, 3]
    assert [message["seat"] for message in anna.all("seen")] == [1, 3]
    assert anna.view(1)["round"] != anna.view(3)["round"]
    before = len(ben.all("seen"))
    await harness.play(table, anna, 1, anna.view(1)["moves"][0], word="mine")
    assert [message["seat"] for message in anna.all("seen")[-2:]] == [1, 3]
    assert anna.heard[-1]["id"] == anna.answer("done")["id"] == "mine"
    assert len(ben.all("seen")) == before + 1


async def opened_chair(harness: Harness, *chairs: str) -> LiveTable:
    """A running match whose second chair the host has opened."""
    table = await harness.start("mille-bornes", [*chairs], pace_ms=10_000, window_ms=10_000)
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "open", 0))
    return table


@pytest.mark.parametrize(
    ("second", "guest"), [("ben", "anna"), ("ben", "carla"), ("ben", "stranger"), ("bot", "anna"), ("bot", "carla")]
)
async def test_in_a_running_match_nobody_takes_a_seat_that_was_dealt_to_another(
    harness: Harness, second: str, guest: str
) -> None:
    table = await opened_chair(harness, "anna", second, "carla")
    device = await harness.join(table, guest)
    seq = table.state.facts.seq
    with pytest.raises(Denied, match="seat-in-play"):
        await harness.act(table, lambda state: commands.sit(state, guest, 2, "Mallory"))
    assert table.state.facts.seq == seq
    assert 2 not in [message["seat"] for message in device.all("seen")]


async def test_whoever_was_dealt_a_seat_takes_it_again_when_the_host_opens_it(harness: Harness) -> None:
    table = await opened_chair(harness, "anna", "ben", "carla")
    ben = await harness.join(table, "ben")
    assert ben.room["mine"] == []
    await harness.act(table, lambda state: commands.sit(state, "ben", 2, "Ben"))
    assert ben.room["mine"] == [2]
    assert ben.view(2)["seat"] == 2


async def test_who_began_with_several_seats_takes_each_of_them_again_and_no_other(harness: Harness) -> None:
    table = await harness.open("mille-bornes", ["anna", "open", "ben"])
    await harness.act(table, lambda state: commands.sit(state, "anna", 2, "Her child"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    for seat in (2, 3):
        await harness.act(table, lambda state, seat=seat: commands.set_chair(state, "anna", seat, "open", 0))  # type: ignore[misc]
    await harness.act(table, lambda state: commands.sit(state, "anna", 2, "Her child"))
    with pytest.raises(Denied, match="seat-in-play"):
        await harness.act(table, lambda state: commands.sit(state, "anna", 3, "Mallory"))
    assert table.state.facts.seats_of("anna") == [1, 2]


async def test_when_the_match_is_over_anybody_takes_an_open_chair_for_the_next(harness: Harness) -> None:
    table = await opened_chair(harness, "anna", "ben")
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.act(table, lambda state: commands.sit(state, "carla", 2, "Carla"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "open", 0))
    with pytest.raises(Denied, match="seat-in-play"):
        await harness.act(table, lambda state: commands.sit(state, "ben", 2, "Ben"))


async def test_the_lobby_offers_no_chair_of_a_running_match(harness: Harness) -> None:
    table = await opened_chair(harness, "anna", "ben")
    assert summary_of(table.id, table.state.facts).open_seats == 0
    await harness.act(table, lambda state: commands.end(state, "anna"))
    assert summary_of(table.id, table.state.facts).open_seats == 1
