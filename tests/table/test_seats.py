"""A seat of a running match: it goes back to whose it is; somebody new gets it if everybody agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.table import commands, history
from paddock.table.denied import Denied
from paddock.table.entries import Undone
from paddock.table.messages import Agree
from paddock.table.snapshots import StoredTable, encode_snapshot, fold, to_snapshot
from paddock.table.store.base import Snapshot

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

pytestmark = pytest.mark.usefixtures("seeded")


async def left_by_ben(
    harness: Harness, *chairs: str, game: str = "speed-1200", options: dict[str, str] | None = None
) -> tuple[LiveTable, RecordingDevice, RecordingDevice, RecordingDevice]:
    """Anna, Ben and Carla have played some steps, then Ben left; the devices of Anna, Carla and Dora, who watches."""
    people = [*(chairs or ("anna", "ben", "carla"))]
    table = await harness.start(game, people, options=options or {}, pace_ms=10_000, window_ms=0, grace_ms=5_000)
    devices = [await harness.join(table, name) for name in ("anna", "ben", "carla", "dora")]
    for _ in range(6):
        await harness.step(table, *devices)
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    return table, devices[0], devices[2], devices[3]


async def ask(harness: Harness, table: LiveTable, guest: str, seat: int = 2) -> None:
    await harness.act(table, lambda state: commands.sit(state, guest, seat, guest.title()))


async def answer(
    harness: Harness, table: LiveTable, device: RecordingDevice, seat: int, *, is_agreed: bool = True
) -> None:
    await harness.request(table, device, Agree(f"seat {seat}", seat, is_agreed, "seat"))


async def test_somebody_new_gets_the_seat_of_a_person_who_left_with_the_last_yes(harness: Harness) -> None:
    table, anna, carla, dora = await left_by_ben(harness)
    assert dora.room["may_ask"] == [2]
    await ask(harness, table, "dora")
    assert anna.room["seat_wish"] == {"seat": 2, "guest": "dora", "name": "Dora", "asked": [1, 3]}
    await answer(harness, table, anna, 1)
    assert dora.room["mine"] == []
    assert {message["seat"] for message in dora.all("seen")} == {None}
    await answer(harness, table, carla, 3)
    assert (dora.room["mine"], dora.room["seat_wish"]) == ([2], None)
    assert dora.seen(2)["fresh"]
    assert dora.room["handovers"][-1]["name"] == "Dora"


async def test_one_no_is_a_no_and_who_was_refused_does_not_ask_again_in_this_match(harness: Harness) -> None:
    table, anna, _, dora = await left_by_ben(harness)
    await ask(harness, table, "dora")
    await answer(harness, table, anna, 1, is_agreed=False)
    assert dora.room["seat_wish"] is None
    assert dora.room["may_ask"] == []
    with pytest.raises(Denied, match="seat-in-play"):
        await ask(harness, table, "dora")


async def test_a_request_outlasts_moves_and_is_withdrawn_by_whoever_asked(harness: Harness) -> None:
    table, anna, carla, dora = await left_by_ben(harness)
    await ask(harness, table, "dora")
    for _ in range(3):
        await harness.step(table, anna, carla)
    assert anna.room["seat_wish"]["guest"] == "dora"
    await ask(harness, table, "dora")
    assert table.state.facts.seat_asks == {"dora": 1}, "asked again it is the same request"
    with pytest.raises(Denied, match="seat-asked"):
        await ask(harness, table, "emil")
    await harness.act(table, lambda state: commands.leave(state, "dora", 2))
    assert dora.room["seat_wish"] is None


async def test_a_request_lapses_when_the_asker_is_gone_for_the_grace_time(harness: Harness) -> None:
    table, anna, _, dora = await left_by_ben(harness)
    await ask(harness, table, "dora")
    await harness.leave(table, dora)
    await harness.pass_time(4)
    assert anna.room["seat_wish"] is not None
    await harness.pass_time(2)
    assert anna.room["seat_wish"] is None


async def test_a_request_lapses_when_any_chair_changes_hands(harness: Harness) -> None:
    table, anna, _, _ = await left_by_ben(harness)
    await ask(harness, table, "dora")
    await answer(harness, table, anna, 1)
    await harness.act(table, lambda state: commands.set_chair(state, state.facts.host, 3, "bot", 0))
    assert table.state.facts.seat_request is None
    with pytest.raises(Denied, match="seat-in-play"):  # and Carla cannot be asked any more
        await ask(harness, table, "dora")


async def test_whose_seat_it_is_has_precedence(harness: Harness) -> None:
    table, anna, carla, dora = await left_by_ben(harness)
    await ask(harness, table, "dora")
    await answer(harness, table, anna, 1)
    await harness.act(table, lambda state: commands.take_back(state, "ben", 2))
    assert dora.room["seat_wish"] is None
    await answer(harness, table, carla, 3)
    assert carla.answer("denied")["code"] == "no-request"
    assert table.state.facts.seats_of("ben") == [2]


async def test_whoever_is_gone_is_asked_and_no_stand_in_answers_for_them(harness: Harness) -> None:
    table, anna, carla, _ = await left_by_ben(harness)
    await harness.leave(table, carla)
    await harness.pass_time(6)
    assert table.state.facts.chair(3).stand_in == "gone"
    await ask(harness, table, "dora")
    await answer(harness, table, anna, 1)
    assert anna.room["seat_wish"]["asked"] == [3]
    carla = await harness.join(table, "carla")
    await harness.pass_time(0)
    await answer(harness, table, carla, 3)
    assert table.state.facts.seats_of("dora") == [2]


@pytest.mark.parametrize("guest", ["anna", "carla"])
async def test_who_has_a_hand_of_this_match_gets_no_second_one(harness: Harness, guest: str) -> None:
    table, _, _, _ = await left_by_ben(harness)
    with pytest.raises(Denied, match="seat-in-play"):
        await ask(harness, table, guest)


async def test_nobody_gets_the_seat_of_a_person_who_was_replaced(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben", "carla"])
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "open", 0))
    with pytest.raises(Denied, match="seat-in-play"):
        await ask(harness, table, "dora")


async def test_where_no_person_is_left_to_agree_nobody_gets_a_seat(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0", "bot:0"])
    await harness.act(table, lambda state: commands.leave(state, "anna", 1))
    with pytest.raises(Denied, match="seat-in-play"):
        await ask(harness, table, "dora", 1)


async def test_a_chair_that_was_a_bots_is_given_by_consent_when_the_host_opens_it(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:0", "carla"], pace_ms=10_000)
    anna, carla = await harness.join(table, "anna"), await harness.join(table, "carla")
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "open", 0))
    await ask(harness, table, "dora")
    await answer(harness, table, anna, 1)
    await answer(harness, table, carla, 3)
    assert table.state.facts.seats_of("dora") == [2]


@pytest.mark.parametrize("kind", ["bot", "open"])
async def test_who_was_replaced_takes_the_seat_back_without_the_host(harness: Harness, kind: str) -> None:
    table = await harness.start("speed-1200", ["anna", "ben", "carla"])
    ben = await harness.join(table, "ben")
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, kind, 0))
    assert (ben.room["mine"], ben.room["may_take"]) == ([], [2])
    await harness.act(table, lambda state: commands.take_back(state, "ben", 2))
    assert (ben.room["mine"], ben.room["chairs"][1]["name"]) == ([2], "Ben")
    assert ben.seen(2)["fresh"]
    assert [one["is_bot"] for one in ben.room["handovers"]] in ([True, False], [False])


async def test_when_the_match_is_over_a_replaced_person_has_no_claim(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben", "carla"])
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 0))
    await harness.act(table, lambda state: commands.end(state, "anna"))
    with pytest.raises(Denied, match="not-your-seat"):
        await harness.act(table, lambda state: commands.take_back(state, "ben", 2))


async def test_no_bot_gets_the_name_of_a_person_who_may_come_back(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "rosa", "carla"])
    for seat in (2, 3):
        await harness.act(table, lambda state, seat=seat: commands.set_chair(state, "anna", seat, "bot", 0))  # type: ignore[misc]
    await harness.act(table, lambda state: commands.take_back(state, "rosa", 2))
    names = [chair.name for chair in table.state.facts.chairs]
    assert len(set(names)) == 3


async def taken_over_by_dora(
    harness: Harness, game: str, options: dict[str, str] | None = None
) -> tuple[LiveTable, RecordingDevice]:
    table, anna, carla, dora = await left_by_ben(harness, game=game, options=options)
    await ask(harness, table, "dora")
    await answer(harness, table, anna, 1)
    await answer(harness, table, carla, 3)
    for _ in range(4):
        await harness.step(table, anna, carla, dora)
    return table, dora


GAMES = ["speed-1200", "ausgebremst", "aruba"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_of_a_seat_begins_where_its_person_sat_down(harness: Harness, game: str) -> None:
    table, _ = await taken_over_by_dora(harness, game)
    state = table.state
    since = state.facts.handovers[-1].step
    last = len(state.played.steps)
    assert 0 < since < last
    mine, public = (history.look(state, seat, 0, last).shown for seat in (2, None))
    for own, other in zip(mine[:since], public[:since], strict=True):
        assert own == other
    assert mine[since].view["seat"] == 2
    assert mine[since].events == public[since].events
    assert history.look(state, 2, last, last).shown[0].view == state.played.view(2)


async def test_a_record_of_a_seat_begins_where_its_person_sat_down(harness: Harness) -> None:
    table, _ = await taken_over_by_dora(harness, "ausgebremst", {"rules": "advanced", "circuits": "printed:1"})
    state = table.state
    since = state.facts.handovers[-1].step

    def moves(text: str) -> list[str]:
        return [line for line in text.splitlines() if line[:1].isdigit()]

    dora, spectator = moves(history.record(state, 2)), moves(history.record(state, None))
    assert dora[:since] == spectator[:since] != moves(state.played.record(2))[:since]
    assert dora[since:] == moves(state.played.record(2))[since:]


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_reconnects_after_taking_over_is_told_nothing_from_before(harness: Harness, game: str) -> None:
    table, dora = await taken_over_by_dora(harness, game)
    sat = table.state.facts.handovers[-1].seq
    for since, is_fresh in ((sat - 2, True), (sat, False)):
        again = await harness.join(table, "dora", since=since)
        assert again.seen(2)["fresh"] is is_fresh
    assert dora.seen(2)["view"] == again.seen(2)["view"]


async def test_an_undo_to_before_somebody_sat_down_shows_them_where_the_table_is_and_no_more(harness: Harness) -> None:
    table, anna, carla, _ = await left_by_ben(harness)
    await ask(harness, table, "dora")
    await answer(harness, table, anna, 1)
    await answer(harness, table, carla, 3)
    step = table.state.facts.handovers[-1].step
    undone = Undone(1, step - 2, "x")
    state = table.state.after(undone)
    assert state.facts.handovers[-1].step == step - 2
    mine, public = (history.look(state, seat, 0, step - 2).shown for seat in (2, None))
    assert mine[:-1] == public[:-1]


async def test_who_had_which_seat_from_when_on_is_in_the_record_and_it_verifies(harness: Harness) -> None:
    table, _ = await taken_over_by_dora(harness, "speed-1200")
    await harness.act(table, lambda state: commands.set_chair(state, state.facts.host, 3, "bot", 0))
    await harness.act(table, lambda state: commands.end(state, state.facts.host))
    record = history.record(table.state, None)
    took, replaced = [line for line in record.splitlines() if line.startswith("#")]
    assert took == f"# after step {table.state.facts.handovers[0].step}: seat 2 is played by Dora"
    assert replaced.endswith("is played by a bot")
    replay = paddock.replay(record)
    assert len(replay.steps) == len(table.state.played.steps)
    assert replay.proof.is_fair


async def test_log_and_snapshot_know_who_had_which_seat(harness: Harness) -> None:
    table, _ = await taken_over_by_dora(harness, "speed-1200")
    folded = fold(await harness.store.read(table.id))
    assert folded is not None
    assert folded.facts == table.state.facts
    saved = Snapshot(table.id, folded.facts.place, encode_snapshot(to_snapshot(table.state)))
    kept = StoredTable(saved, [], (await harness.store.beside([table.id]))[table.id]).load()
    assert kept is not None
    assert kept.facts == table.state.facts
