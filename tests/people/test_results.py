"""Results: what a match leaves behind, written with the entry that ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paddock.core.chance.rng import Rng
from paddock.people.rebuild_results import rebuild
from paddock.table import commands
from paddock.table.forgetting import forget
from paddock.table.messages import Undo
from paddock.table.retention import DAY_S, Retention
from tests.people.evenings import recording_at, written

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

SEAT_FIELDS = ["seat", "side", "place", "points", "guest", "level", "moves", "stand_in_moves", "handovers", "game"]
QUICK: dict[str, Any] = {"window_ms": 0, "pace_ms": 0}


async def seats(harness: Harness) -> list[dict[str, Any]]:
    """The rows of all seats, by field."""
    return [dict(zip(SEAT_FIELDS, row[2:12], strict=True)) for row in (await written(harness.store))[1]]


async def play_out(harness: Harness, table: LiveTable, *devices: RecordingDevice) -> None:
    harness.level = 1
    await harness.go_on(table, {device.guest: device for device in devices}, Rng(5), 5_000)
    assert table.state.facts.status == "over"


async def test_a_match_that_is_played_out_leaves_the_standings_of_the_engine(address: str) -> None:
    async with recording_at(address) as harness:
        table = await harness.start("mille-bornes", ["anna", "ben", "bot:1"], **QUICK)
        begun = harness.clock.now()
        anna, ben = [await harness.join(table, guest) for guest in ("anna", "ben")]
        await harness.pass_time(100)
        assert await written(harness.store) == ([], [])
        await play_out(harness, table, anna, ben)
        [match] = (await written(harness.store))[0]
        assert match[:2] == (table.id, 1)
        assert match[3:] == (
            "mille-bornes", table.state.played.setup.sheet.digest,
            '{"limit":"wins:1","mode":"standard","sides":"auto"}', 3, 3, 1, begun, harness.clock.now(), "over",
            "", "not-chosen",
        )  # fmt: skip
        found = await seats(harness)
        expected = [(one.side, one.place, one.points) for one in table.state.played.standings()]
        assert [(one["side"], one["place"], one["points"]) for one in found] == expected
        assert [(one["guest"], one["level"]) for one in found] == [("anna", None), ("ben", None), ("", 1)]
        assert sum(one["moves"] for one in found) == len(table.state.played.steps)
        assert [(one["stand_in_moves"], one["handovers"]) for one in found] == [(0, 0)] * 3


async def test_partners_share_a_place(harness: Harness) -> None:
    table = await harness.start(
        "mille-bornes", ["anna", "bot:1", "bot:1", "bot:1"], options={"sides": "pairs"}, **QUICK
    )
    await play_out(harness, table, await harness.join(table, "anna"))
    found = await seats(harness)
    assert [one["side"] for one in found] == [1, 2, 1, 2]
    assert found[0]["place"] == found[2]["place"] != found[1]["place"] == found[3]["place"]


async def test_a_match_that_the_host_ends_says_so_and_a_rematch_has_a_result_of_its_own(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    anna = await harness.join(table, "anna")
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    await play_out(harness, table, anna)
    assert [(row[1], row[-3]) for row in (await written(harness.store))[0]] == [(1, "ended"), (2, "over")]


async def test_moves_of_a_stand_in_are_counted_but_not_those_that_were_undone(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    anna = await harness.join(table, "anna")
    await harness.go_on(table, {"anna": anna}, Rng(1), 8)
    facts = table.state.facts
    await harness.request(table, anna, Undo("u1", 1, facts.seq))
    assert len(table.state.facts.movers) == len(table.state.played.steps) < len(facts.movers)
    own = sum(1 for step in table.state.played.steps if step.seat == 1)
    await harness.act(table, lambda state: commands.leave(state, "anna", 1))
    await play_out(harness, table)
    [mine, other] = await seats(harness)
    assert (mine["guest"], mine["moves"] - mine["stand_in_moves"]) == ("anna", own)
    assert mine["stand_in_moves"] > 0
    assert other["stand_in_moves"] == 0


async def test_a_seat_that_the_host_gave_to_a_bot_is_still_whose_it_was(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
    anna = await harness.join(table, "anna")
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 1))
    await play_out(harness, table, anna)
    [_, ben] = await seats(harness)
    assert (ben["guest"], ben["level"], ben["handovers"]) == ("ben", None, 1)
    assert ben["stand_in_moves"] == ben["moves"]


async def test_somebody_who_was_forgotten_has_no_id_in_results_before_and_after(address: str) -> None:
    async with recording_at(address) as harness:
        played = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
        await harness.act(played, lambda state: commands.end(state, "anna"))
        running = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
        ben = await harness.join(running, "ben")
        await forget(harness.hub, "anna")
        await harness.settle()
        again = await harness.hub.table(running.id)
        await harness.leave(running, ben)
        await play_out(harness, again, await harness.join(again, "ben"))
        expected = [("", None), ("ben", None)] * 2
        assert [(one["guest"], one["level"]) for one in await seats(harness)] == expected
        before = await written(harness.store)
        await rebuild(harness.store, lambda _done, _total: None)
        assert await written(harness.store) == before


async def test_results_stay_when_the_log_goes_also_when_they_are_rebuilt(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await harness.act(table, lambda state: commands.end(state, "anna"))
    before = await written(harness.store)
    await Retention(harness.hub, keep_days=10, pause_s=0).remove_old(harness.clock.now() + 11 * DAY_S)
    assert await harness.store.read(table.id) == []
    await rebuild(harness.store, lambda _done, _total: None)
    assert await written(harness.store) == before != ([], [])


async def test_a_table_loaded_from_a_snapshot_knows_who_made_the_moves(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    anna = await harness.join(table, "anna")
    await harness.go_on(table, {"anna": anna}, Rng(1), 40)
    await harness.leave(table, anna)
    harness.hub.drop_tables([table.id])
    again = await harness.hub.table(table.id)
    assert again is not table
    assert again.state.facts.movers == table.state.facts.movers
