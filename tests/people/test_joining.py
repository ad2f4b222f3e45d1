"""Joining two guests: their seats, results and names are one person's, in logs under the ids that they had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from paddock.core.chance.rng import Rng
from paddock.people import joining
from paddock.people.ratings import catch_up, ratings_of, recompute
from paddock.people.rebuild_results import rebuild
from paddock.people.statistics import races, statistics
from paddock.people.time_zones import note_zone, zone_of
from paddock.table import commands, seating
from paddock.table.denied import Denied
from paddock.table.forgetting import forget
from paddock.table.person import Person
from paddock.table.retention import DAY_S, Retention
from tests.people.evenings import recording_at, written
from tests.table.permission_matrix import Listener

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

QUICK: Final[dict[str, Any]] = {"window_ms": 0, "pace_ms": 0, "grace_ms": 600_000}
SHORT: Final[dict[str, Any]] = {**QUICK, "options": {"limit": "rounds:1"}}
ANNA: Final = frozenset({"anna"})
BOTH: Final = Person("anna", frozenset({"ben"}))


async def with_guests(harness: Harness) -> Harness:
    for guest in ("anna", "ben"):
        await harness.store.add_guest(guest, guest.title(), 1.0)
        await harness.store.add_device(f"token of {guest}", guest, "phone", 1.0)
    return harness


async def played(harness: Harness, *chairs: str, **settings: Any) -> LiveTable:  # noqa: ANN401
    """A match of Speed that is over."""
    table = await harness.start("speed-1200", list(chairs), chairs[0], **SHORT, **settings)
    await play_out(harness, table)
    return table


async def play_out(harness: Harness, table: LiveTable) -> None:
    devices = {guest: await harness.join(table, guest) for guest in table.state.facts.guests}
    harness.level = 1
    await harness.go_on(table, devices, Rng(5), 5_000)
    assert table.state.facts.status == "over"


async def test_two_guests_become_one_person_with_one_history(address: str) -> None:
    async with recording_at(address) as harness:
        await with_guests(harness)
        first, second = await played(harness, "anna", "bot:1"), await played(harness, "ben", "bot:1")
        await joining.join(harness.hub, "ben", "anna")
        found = (await races(harness.store, ANNA)).races
        assert {race.table for race in found} == {first.id, second.id}
        assert {race.table: race.seats[0].name for race in found} == {first.id: "Anna", second.id: "Ben"}
        assert (await statistics(harness.store, ANNA)).games[0].played == 2
        assert {card.table for card in await harness.store.cards_of("anna")} == {first.id, second.id}
        assert {table for table, _, _ in await harness.store.sat_as("anna")} == {first.id, second.id}
        devices = await harness.store.guests_of(["token of anna", "token of ben"])
        assert [guest.who for guest in devices.values()] == [BOTH, BOTH]


async def test_a_seat_is_taken_back_under_the_id_that_the_log_knows(harness: Harness) -> None:
    await with_guests(harness)
    table = await harness.start("speed-1200", ["clara", "ben"], "clara", **QUICK)
    await joining.join(harness.hub, "ben", "anna")
    device = Listener(BOTH)
    harness.hub.attach(table, device, since=None, is_watching=False)
    room = device.told[0]
    assert (room["mine"], room["guest"], room["watchers"]) == ([2], "ben", 0)
    assert room["chairs"][1]["is_here"]
    for entry in (
        lambda state: commands.set_chair(state, "clara", 2, "bot", 0),
        lambda state: commands.take_back(state, BOTH, 2),
        lambda state: commands.leave(state, BOTH, 2),
        lambda state: commands.take_back(state, BOTH, 2),
    ):
        await harness.act(table, entry)
    assert (table.state.facts.chair(2).guest, seating.takeover(table.state.facts, 2)) == ("ben", None)


async def test_a_joined_person_is_told_what_the_guest_would_be_told_and_nothing_else(harness: Harness) -> None:
    await with_guests(harness)
    table = await harness.start("speed-1200", ["clara", "ben"], "clara", **QUICK)
    person, guest = Listener(BOTH), Listener("ben")
    for device in (person, guest):
        harness.hub.attach(table, device, since=None, is_watching=False)
    clara = await harness.join(table, "clara")
    person.told.clear()
    guest.told.clear()
    await harness.go_on(table, {"clara": clara}, Rng(5), 1)
    await harness.act(table, lambda state: commands.say(state, BOTH, "Ben", "hello"))
    assert {told["type"] for told in person.told} >= {"seen", "talk"}
    assert person.told == guest.told


async def test_two_guests_with_hands_of_one_running_match_are_not_joined(address: str) -> None:
    async with recording_at(address) as harness:
        await with_guests(harness)
        table = await harness.start("speed-1200", ["anna", "clara", "ben"], **SHORT)
        await harness.act(table, lambda state: commands.leave(state, "ben", 3))
        await harness.act(table, lambda state: commands.set_chair(state, "anna", 3, "bot", 0))
        with pytest.raises(Denied, match="both-seated"):
            await joining.join(harness.hub, "ben", "anna")
        assert await harness.store.person("anna") == "anna"
        await harness.act(table, lambda state: commands.end(state, "anna"))
        await joining.join(harness.hub, "ben", "anna")
        assert await harness.store.person("anna") == BOTH


async def test_who_asks_for_a_seat_beside_the_other_is_not_joined_either(harness: Harness) -> None:
    await with_guests(harness)
    table = await harness.start("speed-1200", ["anna", "clara", "dora"], **QUICK)
    await harness.act(table, lambda state: commands.leave(state, "dora", 3))
    await harness.act(table, lambda state: commands.sit(state, "ben", 3, "Ben"))
    with pytest.raises(Denied, match="both-seated"):
        await joining.join(harness.hub, "ben", "anna")


async def test_a_joined_person_gets_no_second_hand_of_a_match(harness: Harness) -> None:
    await with_guests(harness)
    table = await harness.start("speed-1200", ["ben", "clara", "dora"], "ben", **QUICK)
    await joining.join(harness.hub, "ben", "anna")
    await harness.act(table, lambda state: commands.leave(state, "dora", 3))
    with pytest.raises(Denied, match="seat-in-play"):
        commands.sit(table.state, BOTH, 3, "Anna")


async def test_whoever_was_muted_stays_muted(harness: Harness) -> None:
    await with_guests(harness)
    table = await harness.start("speed-1200", ["clara", "ben"], "clara", **QUICK)
    await harness.act(table, lambda state: commands.mute(state, "clara", "ben", is_muted=True))
    with pytest.raises(Denied, match="muted"):
        commands.say(table.state, BOTH, "Anna", "hello")


async def test_who_played_against_themselves_is_neither_rated_nor_counted(harness: Harness) -> None:
    await with_guests(harness)
    await played(harness, "anna", "ben", is_rated=True)
    await catch_up(harness.store)
    assert await joining.join(harness.hub, "ben", "anna")
    await recompute(harness.store)
    assert (await statistics(harness.store, ANNA)).games == []
    assert await ratings_of(harness.store, ANNA) == []
    before = await written(harness.store)
    assert before[0][0][-1] == "several-sides"
    await rebuild(harness.store, lambda _done, _total: None)
    assert await written(harness.store) == before


async def test_so_it_is_in_a_match_that_begins_after_joining_where_both_have_chairs(harness: Harness) -> None:
    await with_guests(harness)
    table = await harness.open("speed-1200", ["anna", "ben"], is_rated=True, **SHORT)
    await joining.join(harness.hub, "ben", "anna")
    await harness.act(table, lambda state: commands.start(state, BOTH))
    await play_out(harness, table)
    assert [race.unrated for race in (await races(harness.store, ANNA)).races] == ["several-sides"]
    assert (await statistics(harness.store, ANNA)).games == []


async def test_ratings_of_both_are_those_of_one_person_with_all_matches(harness: Harness) -> None:
    await with_guests(harness)
    for guest in ("anna", "ben", "anna"):
        await played(harness, guest, "bot:1", is_rated=True)
    await catch_up(harness.store)
    assert await joining.join(harness.hub, "ben", "anna")
    await recompute(harness.store)
    assert [rating.matches for rating in await ratings_of(harness.store, ANNA)] == [3, 3]


async def test_where_one_of_them_is_rated_the_rating_moves(harness: Harness) -> None:
    await with_guests(harness)
    await played(harness, "ben", "bot:1", is_rated=True)
    await catch_up(harness.store)
    before = await ratings_of(harness.store, frozenset({"ben"}))
    assert not await joining.join(harness.hub, "ben", "anna")
    assert await ratings_of(harness.store, ANNA) == before
    await recompute(harness.store)
    assert await ratings_of(harness.store, ANNA) == before


async def test_whoever_is_forgotten_is_forgotten_under_all_ids(address: str) -> None:
    async with recording_at(address) as harness:
        await with_guests(harness)
        over = await played(harness, "ben", "bot:1")
        running = await harness.start("speed-1200", ["clara", "ben"], "clara", **QUICK)
        await joining.join(harness.hub, "ben", "anna")
        assert await forget(harness.hub, "anna") == {"anna", "ben"}
        assert await harness.store.sat_as("ben") == []
        assert await harness.store.person("anna") == "anna"
        assert (await harness.hub.table(running.id)).state.facts.chair(2).kind == "bot"
        assert (await harness.hub.table(over.id)).state.facts.dealt.names == ("Player 1", "Rosa")


async def test_a_guest_is_kept_as_long_as_a_table_knows_one_that_was_joined_with_it(harness: Harness) -> None:
    await with_guests(harness)
    table = await played(harness, "ben", "bot:1")
    await joining.join(harness.hub, "ben", "anna")
    now = harness.clock.now() + 400 * DAY_S
    await Retention(harness.hub, keep_days=500).remove_old(now)
    assert await harness.store.guest("anna") is not None
    for device in list(table.listeners):
        harness.hub.detach(table, device)
    await Retention(harness.hub).remove_old(now)
    assert await harness.store.guest("anna") is None
    assert await harness.store.person("anna") == "anna"


@pytest.mark.parametrize("has_own", [True, False])
async def test_the_time_zone_of_a_joined_guest_stays_where_the_person_has_none(address: str, *, has_own: bool) -> None:
    async with recording_at(address) as harness:
        await with_guests(harness)
        await note_zone(harness.store, "ben", "America/Lima")
        if has_own:
            await note_zone(harness.store, "anna", "Europe/Athens")
        await joining.join(harness.hub, "ben", "anna")
        assert (await zone_of(harness.store, "anna")).zone == ("Europe/Athens" if has_own else "America/Lima")
        assert len(await harness.store.query("select 1 from zones")) == 1
