"""What the matches of a club leave behind: whose a result is, ratings of the club, what is kept and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.core.chance.rng import Rng
from paddock.people.clubs import clubs
from paddock.people.clubs import page as club_page
from paddock.people.forgetting import forget_person
from paddock.people.ratings import catch_up, club_ratings, ratings_of, recompute
from paddock.people.rebuild_results import rebuild
from paddock.people.statistics import races, statistics
from paddock.table import commands
from paddock.table.retention import DAY_S, Retention
from tests.people.clubs_at_play import QUICK, child, founded, play_out, seated
from tests.people.evenings import recording_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

pytestmark = pytest.mark.played_out


async def said_to_be_rated_in_club(harness: Harness) -> list[bool]:
    return [race.is_rated_in_club for race in (await races(harness.store, frozenset({"anna"}))).races]


async def test_a_result_is_that_of_the_member_who_was_seated(address: str) -> None:
    async with recording_at(address) as harness:
        club = await founded(harness.store)
        tim = await child(harness.store, club)
        table = await seated(harness, club, tim)
        await play_out(harness, table, "anna")
        (theirs,) = (await races(harness.store, frozenset({tim.guest}))).races
        assert [(seat.name, seat.is_me) for seat in theirs.seats] == [("Anna", False), ("Tim", True)]
        (mine,) = (await races(harness.store, frozenset({"anna"}))).races
        assert [seat.is_me for seat in mine.seats] == [True, False]
        assert theirs.unrated == "several-sides"
        assert [one.played for one in (await statistics(harness.store, frozenset({tim.guest}))).games] == [1, 1]
        assert [tuple(row) for row in await harness.store.query("select club_id from matches")] == [(club,)]


async def test_results_of_a_club_are_rebuilt_as_they_were_written(harness: Harness) -> None:
    club = await founded(harness.store)
    await play_out(harness, await seated(harness, club, await child(harness.store, club)), "anna")
    kept = "select * from matches join standings on standings.table_id = matches.table_id order by seat"
    before = [tuple(row) for row in await harness.store.query(kept)]
    await rebuild(harness.store, lambda _done, _total: None)
    await harness.store.execute([("update matches set is_counted = false", ())])
    assert [tuple(row) for row in await harness.store.query(kept)] == before


async def test_several_sides_on_one_device_are_rated_in_the_club_only(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    await play_out(harness, await seated(harness, club, tim), "anna")
    assert await catch_up(harness.store) == 1
    assert await said_to_be_rated_in_club(harness) == [True]
    assert set(await club_ratings(harness.store, club)) == {"anna", tim.guest}
    assert set(await club_ratings(harness.store, club, "mille-bornes")) == {"anna", tim.guest}
    assert await ratings_of(harness.store, frozenset({"anna", tim.guest})) == []
    before = await club_ratings(harness.store, club)
    assert await recompute(harness.store) == 1
    assert await club_ratings(harness.store, club) == before


async def test_a_match_of_two_devices_is_rated_in_the_club_and_on_the_server(harness: Harness) -> None:
    club = await founded(harness.store, "ben")
    table = await harness.start("mille-bornes", ["anna", "ben"], club=club, **QUICK)
    await play_out(harness, table, "anna", "ben")
    await catch_up(harness.store)
    in_club = await club_ratings(harness.store, club)
    [on_server, _] = await ratings_of(harness.store, frozenset({"anna"}))
    assert in_club["anna"] == on_server


async def test_one_person_on_two_sides_is_rated_nowhere(harness: Harness) -> None:
    club = await founded(harness.store)
    table = await harness.open("mille-bornes", ["anna", "open"], club=club, **QUICK)
    await harness.act(table, lambda state: commands.sit(state, "anna", 2, "Anna too"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    await play_out(harness, table, "anna")
    assert await catch_up(harness.store) == 1
    assert await said_to_be_rated_in_club(harness) == [False]
    assert await club_ratings(harness.store, club) == {}


async def test_an_unrated_match_of_a_club_is_rated_nowhere(harness: Harness) -> None:
    club = await founded(harness.store)
    table = await seated(harness, club, await child(harness.store, club), is_rated=False)
    await play_out(harness, table, "anna")
    assert await said_to_be_rated_in_club(harness) == [False]
    assert await catch_up(harness.store) == 0


async def test_a_match_outside_does_not_count_in_the_club(harness: Harness) -> None:
    club = await founded(harness.store, "ben")
    await play_out(harness, await harness.start("mille-bornes", ["anna", "ben"], **QUICK), "anna", "ben")
    await catch_up(harness.store)
    assert await club_ratings(harness.store, club) == {}


async def test_standings_show_members_with_intervals_and_the_bots_beside_them(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    await play_out(harness, await seated(harness, club, tim), "anna")
    await catch_up(harness.store)
    page = await club_page.page(harness.store, await clubs.membership(harness.store, club, "anna"), (), "", None)
    assert {one.member for one in page.standings} == {page.me, tim.member}
    assert page.standings == sorted(page.standings, key=lambda one: -one.rating)
    assert all(one.low < one.rating < one.high and one.is_provisional for one in page.standings)
    assert [bot.level for bot in page.bots] == sorted(bot.level for bot in page.bots) != []
    assert (page.matches, [race.table for race in page.results]) == (1, [page.results[0].table])


async def test_the_player_of_a_seat_outlives_a_restart(address: str) -> None:
    async with recording_at(address) as harness:
        club = await founded(harness.store)
        tim = await child(harness.store, club)
        table = await seated(harness, club, tim)
        await play_some(harness, table)
    async with recording_at(address) as harness:
        woken = await harness.hub.table(table.id)
        assert [chair.name for chair in woken.state.facts.chairs] == ["Anna", "Tim"]
        assert woken.state.facts.dealt.names == ("Anna", "Tim")
        await play_out(harness, woken, "anna")
        assert len((await races(harness.store, frozenset({tim.guest}))).races) == 1


async def play_some(harness: Harness, table: LiveTable) -> None:
    harness.level = 1
    await harness.go_on(table, {"anna": await harness.join(table, "anna")}, Rng(5), 20)
    assert table.state.facts.status == "running"


async def test_a_seat_that_a_bot_had_for_a_while_is_still_the_members(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    table = await seated(harness, club, tim)
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 1))
    await harness.act(table, lambda state: commands.take_back(state, "anna", 2))
    assert table.state.facts.chair(2).player == tim.guest
    await play_out(harness, table, "anna")
    assert len((await races(harness.store, frozenset({tim.guest}))).races) == 1


# What is kept, and what is forgotten.


async def test_logs_and_members_of_a_club_are_kept_for_ever(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    table = await seated(harness, club, tim)
    await play_out(harness, table, "anna")
    outside = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await harness.act(outside, lambda state: commands.end(state, "anna"))
    for one in (table, outside):
        for device in list(one.listeners):
            harness.hub.detach(one, device)
    await Retention(harness.hub, 30, pause_s=0).remove_old(harness.clock.now() + 900 * DAY_S)
    assert await harness.store.read(table.id)
    assert not await harness.store.read(outside.id)
    assert await harness.store.guest(tim.guest) is not None
    assert await harness.store.guest("anna") is not None


async def test_a_forgotten_member_without_a_device_leaves_a_place_without_a_name(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    played, running = await seated(harness, club, tim), await seated(harness, club, tim)
    await play_out(harness, played, "anna")
    await clubs.leave(harness.store, club, tim.member)
    await forget_person(harness.hub, tim.guest)
    assert await harness.store.sat_as(tim.guest) == []
    again = await harness.hub.table(running.id)
    assert again.state.facts.chair(2).kind == "bot"
    (race,) = (await races(harness.store, frozenset({"anna"}))).races
    assert [seat.name for seat in race.seats] == ["Anna", "Player 2"]


async def test_a_match_that_goes_on_without_a_forgotten_player_has_no_id_in_its_result(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    table = await seated(harness, club, tim)
    await forget_person(harness.hub, tim.guest)
    await play_out(harness, await harness.hub.table(table.id), "anna")
    assert tim.guest not in str([tuple(row) for row in await harness.store.query("select * from standings")])
