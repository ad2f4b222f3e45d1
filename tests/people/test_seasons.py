"""Seasons in the database: results of tables and by hand, changes, people who leave or are forgotten."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from paddock.people.rebuild_results import rebuild
from paddock.people.results import DROP_MATCH, DROP_STANDINGS
from paddock.people.seasons import editing as season_editing
from paddock.people.seasons import seasons
from paddock.people.seasons.page import briefs
from paddock.people.seasons.shapes import NewLeg, PlaceByHand, ResultsByHand
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.forgetting import forget
from paddock.table.snapshots import fold
from tests.people.evenings import recording_at
from tests.people.season_club import (
    ADD_MEMBER,
    CLUB,
    add_members,
    enter,
    found_club,
    loaded,
    member_of,
    plan_season,
    play_out,
    seat_heats,
    shown,
)
from tests.people.test_rebuild import play_until_killed

if TYPE_CHECKING:
    from pathlib import Path

    from paddock.people.seasons.shapes import SeasonPage
    from paddock.table.store.base import Row, Store
    from tests.table.harness import Harness

WHOLE = re.compile(r"SCAN (?!\(|CONSTANT)\w+")
QUICK: dict[str, Any] = {"window_ms": 0, "pace_ms": 0}
JOIN = "update season_drivers set guest_id = $2 where guest_id = $1"
TABLES = "select table_id from cards order by table_id"
REMOVE_MEMBER = "delete from club_members where member_id = $1"


def places(season: SeasonPage, leg: int) -> dict[str, int]:
    """The places of a leg, by guest."""
    return {result.member.removeprefix("m-"): result.place for result in season.legs[leg - 1].results}


def order(season: SeasonPage) -> list[tuple[str, int]]:
    return [(standing.name, standing.sum) for standing in season.standings]


async def test_the_result_of_a_table_is_in_the_season_as_soon_as_its_match_is_over(address: str) -> None:
    async with recording_at(address) as harness:
        await found_club(harness.store, "anna", "ben")
        season = await plan_season(harness.store)
        assert (await shown(harness.store, season)).status == "planned"
        table = await harness.start("mille-bornes", ["anna", "ben", "bot:1"], **QUICK)
        await seat_heats(harness.store, season, 1, (table, ["anna", "ben", ""]))
        before = await shown(harness.store, season)
        assert (before.status, before.legs[0].status, before.legs[0].heats[0].status) == ("running", "open", "running")
        driven = await play_out(harness, table, "anna", "ben")
        after = await shown(harness.store, season)
        assert (after.legs[0].status, places(after, 1)) == ("over", driven)
        assert {standing.member: standing.sum for standing in after.standings} == {
            member_of(guest): {1: 9, 2: 6, 3: 4}[place] for guest, place in driven.items()
        }
        await harness.store.execute([("delete from matches", ()), ("delete from standings", ())])
        assert (await shown(harness.store, season)).legs[0].status == "open"
        await rebuild(harness.store, lambda _done, _total: None)
        assert await shown(harness.store, season) == after


async def test_a_match_that_was_ended_early_is_no_result_and_a_rematch_is(harness: Harness) -> None:
    await found_club(harness.store, "anna")
    season = await plan_season(harness.store)
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await seat_heats(harness.store, season, 1, (table, ["anna", ""]))
    await harness.act(table, lambda state: commands.end(state, "anna"))
    ended = (await shown(harness.store, season)).legs[0]
    assert (ended.status, ended.heats[0].status, ended.results) == ("open", "ended", [])
    await harness.act(table, lambda state: commands.start(state, "anna"))
    driven = await play_out(harness, table, "anna")
    first = await shown(harness.store, season)
    assert places(first, 1) == driven
    await harness.act(table, lambda state: commands.start(state, "anna"))
    await play_out(harness, table, "anna")
    assert (await shown(harness.store, season)).legs[0].results == first.legs[0].results


async def test_an_end_that_is_undone_takes_the_result_out_of_the_season(harness: Harness) -> None:
    """Only older logs have it: now nothing is undone after the end."""
    await found_club(harness.store, "anna")
    season = await plan_season(harness.store)
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await seat_heats(harness.store, season, 1, (table, ["anna", ""]))
    await play_out(harness, table, "anna")
    assert (await shown(harness.store, season)).legs[0].status == "over"
    await harness.store.execute([(DROP_STANDINGS, (table.id, 1)), (DROP_MATCH, (table.id, 1))])
    assert (await shown(harness.store, season)).legs[0].status == "open"


async def test_a_leg_in_two_heats_is_over_with_the_second(harness: Harness) -> None:
    await found_club(harness.store, "anna", "ben", "clara", "dora")
    season = await plan_season(harness.store)
    one = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
    two = await harness.start("mille-bornes", ["clara", "dora"], **QUICK)
    await seat_heats(harness.store, season, 1, (one, ["anna", "ben"]), (two, ["clara", "dora"]))
    driven = await play_out(harness, one, "anna", "ben")
    half = await shown(harness.store, season)
    assert (half.legs[0].status, len(half.legs[0].results), {total for _, total in order(half)}) == ("open", 2, {0})
    driven |= await play_out(harness, two, "clara", "dora")
    whole = await shown(harness.store, season)
    # The cards are shuffled anew each time, and two players may score the same: then both are first.
    assert (whole.legs[0].status, places(whole, 1)) == ("over", driven)
    totals = {standing.member.removeprefix("m-"): standing.sum for standing in whole.standings}
    assert totals == {guest: {1: 9, 2: 6}[place] for guest, place in driven.items()}
    winners = list(driven.values()).count(1)
    assert [standing.place for standing in whole.standings] == [1] * winners + [winners + 1] * (4 - winners)


async def test_the_moves_of_a_stand_in_mark_a_result_and_a_keeper_decides(harness: Harness) -> None:
    await found_club(harness.store, "anna", "ben")
    season = await plan_season(harness.store)
    table = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
    await seat_heats(harness.store, season, 1, (table, ["anna", "ben"]))
    await harness.act(table, lambda state: commands.leave(state, "ben", 2))
    place = (await play_out(harness, table, "anna"))["ben"]
    marked = await shown(harness.store, season)
    assert {result.member: result.mark for result in marked.legs[0].results} == {"m-anna": "", "m-ben": "stand-in"}
    await enter(harness.store, season, 1, ben=0)
    dropped = await shown(harness.store, season)
    [ben] = [standing for standing in dropped.standings if standing.member == "m-ben"]
    assert (ben.sum, ben.legs[0].points, ben.legs[0].mark) == (0, None, "not-counted")
    await enter(harness.store, season, 1, ben=place)
    again = await shown(harness.store, season)
    assert again.legs[0].results == marked.legs[0].results
    assert [(change.before, change.after) for change in again.changes] == [(0, place), (place, 0)]


async def test_the_place_belongs_to_the_member_who_drove_also_if_another_was_drawn(harness: Harness) -> None:
    await found_club(harness.store, "anna", "ben", "clara")
    season = await plan_season(harness.store)
    table = await harness.start("mille-bornes", ["anna", "clara"], **QUICK)
    await seat_heats(harness.store, season, 1, (table, ["anna", "ben"]))
    driven = await play_out(harness, table, "anna", "clara")
    assert places(await shown(harness.store, season), 1) == driven


async def test_a_leg_is_entered_by_hand_and_corrected_with_a_trace(harness: Harness) -> None:
    await found_club(harness.store, "anna", "ben", "clara")
    season = await plan_season(harness.store, counting=1, points=(5, 3, 1))
    await enter(harness.store, season, 1, "At Ben's, with the box", anna=2, ben=1, clara=3)
    await enter(harness.store, season, 2, ben=2, clara=1)
    await enter(harness.store, season, 2, "Misread", clara=2, ben=1)
    found = await shown(harness.store, season)
    assert (found.status, found.champion) == ("over", "m-ben")
    assert order(found) == [("Ben", 5), ("Clara", 3), ("Anna", 3)]
    assert {result.mark for leg in found.legs for result in leg.results} == {"by-hand"}
    assert {result.by for leg in found.legs for result in leg.results} == {"Anna"}
    [ben, clara, anna] = found.standings
    assert [(cell.points, cell.is_won, cell.is_dropped) for cell in ben.legs] == [(5, True, False), (5, True, True)]
    assert [cell.points for cell in anna.legs] == [3, None]
    assert [cell.is_dropped for cell in clara.legs] == [True, False]
    latest = found.changes[0]
    assert (latest.by, latest.leg, latest.note) == ("Anna", 2, "Misread")
    assert [(change.name, change.before, change.after) for change in found.changes[:2]] == [
        ("Ben", 2, 1),
        ("Clara", 1, 2),
    ]


async def test_a_corrected_result_says_so(harness: Harness) -> None:
    await found_club(harness.store, "anna")
    season = await plan_season(harness.store)
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await seat_heats(harness.store, season, 1, (table, ["anna", ""]))
    place = (await play_out(harness, table, "anna"))["anna"]
    await enter(harness.store, season, 1, anna=3 - place)
    [result] = (await shown(harness.store, season)).legs[0].results
    assert (result.place, result.mark, result.by) == (3 - place, "corrected", "Anna")


async def test_a_replayed_leg_begins_anew_and_what_was_before_leaves_a_trace(harness: Harness) -> None:
    await found_club(harness.store, "anna", "ben")
    season = await plan_season(harness.store)
    table = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
    await seat_heats(harness.store, season, 1, (table, ["anna", "ben"]))
    await play_out(harness, table, "anna", "ben")
    known = await loaded(harness.store, season)
    await season_editing.replay(harness.store, known, known.leg(1), "m-anna")
    again = await shown(harness.store, season)
    assert (again.legs[0].status, again.legs[0].results, again.status) == ("planned", [], "planned")
    assert [(change.by, change.leg, change.member) for change in again.changes] == [("Anna", 1, "")]
    other = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
    await seat_heats(harness.store, season, 1, (other, ["anna", "ben"]))
    assert places(await shown(harness.store, season), 1) == {}
    driven = await play_out(harness, other, "anna", "ben")
    assert places(await shown(harness.store, season), 1) == driven


async def test_members_who_leave_keep_their_name_and_whoever_is_forgotten_their_points(address: str) -> None:
    async with recording_at(address) as harness:
        await found_club(harness.store, "anna", "ben", "clara")
        season = await plan_season(harness.store)
        table = await harness.start("mille-bornes", ["anna", "ben", "clara"], **QUICK)
        await seat_heats(harness.store, season, 1, (table, ["anna", "ben", "clara"]))
        await play_out(harness, table, "anna", "ben", "clara")
        await enter(harness.store, season, 2, anna=1, ben=2, clara=3)
        before = await shown(harness.store, season)
        await harness.store.execute([(REMOVE_MEMBER, ("m-ben",))])
        assert (await shown(harness.store, season)).standings == before.standings
        await forget(harness.hub, "ben")
        after = await shown(harness.store, season)
        named = {standing.member: standing.name for standing in after.standings}
        assert named == {"m-anna": "Anna", "m-ben": "Player 2", "m-clara": "Clara"}
        assert [(one.member, one.place, one.sum) for one in after.standings] == [
            (one.member, one.place, one.sum) for one in before.standings
        ]
        await rebuild(harness.store, lambda _done, _total: None)
        assert await shown(harness.store, season) == after


async def test_two_guests_who_are_joined_have_one_line(harness: Harness) -> None:
    await found_club(harness.store, "anna", "ben", "benno")
    season = await plan_season(harness.store)
    await enter(harness.store, season, 1, anna=2, ben=1)
    await enter(harness.store, season, 2, anna=2, benno=1)
    await harness.store.execute([(REMOVE_MEMBER, ("m-benno",)), (JOIN, ("benno", "ben"))])
    assert order(await shown(harness.store, season)) == [("Ben", 18), ("Anna", 12)]


async def test_what_is_open_is_said_for_the_next_leg(harness: Harness) -> None:
    await found_club(harness.store, "anna", "ben", "clara")
    season = await plan_season(harness.store, 3)
    await enter(harness.store, season, 1, anna=1, ben=2, clara=3)
    await enter(harness.store, season, 2, anna=1, ben=2, clara=3)
    found = await shown(harness.store, season)
    assert [(one.member, one.needs, one.wins_with) for one in found.chances] == [
        ("m-anna", 0, 4),
        ("m-ben", 1, None),
        ("m-clara", None, None),
    ]
    await add_members(harness.store, "dora")
    assert (await shown(harness.store, season)).drivers[-1].name == "Dora"
    assert [one.member for one in (await shown(harness.store, season)).chances] == ["m-anna", "m-ben", "m-clara"]


@pytest.mark.played_out
async def test_when_the_server_is_killed_every_match_that_is_over_is_in_the_season(tmp_path: Path) -> None:
    """Every table of a process that was killed is a leg; then all results are rebuilt from the logs."""
    address = str(tmp_path / "tables.db")
    await asyncio.to_thread(play_until_killed, address, 3, 12)
    async with recording_at(address) as harness:
        tables = [await harness.hub.table(table) for (table,) in await harness.store.query(TABLES)]
        await found_club(harness.store, "anna", "ben", "clara")
        season = await plan_season(harness.store, len(tables))
        for leg, table in enumerate(tables, 1):
            holders = list(table.state.facts.dealt_to or table.state.facts.holders)
            await seat_heats(harness.store, season, leg, (table, holders))
        killed = await shown(harness.store, season)
        over = {table.id for table in tables if "over" in endings(await harness.store.read(table.id))}
        assert {leg.heats[0].table for leg in killed.legs if leg.status == "over"} == over != set()
        await harness.store.execute([("delete from matches", ()), ("delete from standings", ())])
        await rebuild(harness.store, lambda _done, _total: None)
        assert await shown(harness.store, season) == killed


def endings(rows: list[Row]) -> set[str]:
    """How the matches of a log ended, as its entries tell."""
    found, state = set[str](), fold(rows[:1])
    for row in rows[1:]:
        state = fold([row], state)
        found |= {state.facts.status} if state is not None else set()
    return found


async def test_a_club_shows_its_newest_season_in_short(address: str) -> None:
    async with recording_at(address) as harness:
        await found_club(harness.store, "anna", "ben")
        assert await briefs(harness.store, [CLUB]) == {}
        await plan_season(harness.store, name="Last year")
        season = await plan_season(harness.store, 3)
        await enter(harness.store, season, 1, anna=2, ben=1)
        found = (await briefs(harness.store, [CLUB, "another"]))[CLUB]
        assert (found.id, found.status, found.leg, found.legs) == (season, "running", 2, 3)
        assert (found.leader, found.leader_name, found.lead) == ("m-ben", "Ben", 3)
        assert len(await seasons.of_club(harness.store, CLUB)) == 2
        await harness.store.execute(season_editing.delete_statements(CLUB))
        for kind in season_editing.OF_SEASON:
            assert await harness.store.query(f"select * from {kind}") == [], kind  # noqa: S608 - our own words


async def plans(address: str, season: str) -> dict[str, list[str]]:
    """How the database finds the rows of each query."""
    asked = {sql.format(asked="$1"): season for sql in seasons.OF_SEASON}
    asked |= {seasons.NEWEST.format(asked="$1"): CLUB, seasons.OF_CLUB: CLUB, seasons.OF_GUEST: "anna"}
    if not address.startswith("postgres"):
        with closing(sqlite3.connect(address)) as file:
            file.execute("analyze")
            return {
                sql: [line[-1] for line in file.execute(f"explain query plan {sql}", (value,))]
                for sql, value in asked.items()
            }
    connection = await asyncpg.connect(address)
    await connection.execute("analyze")
    await connection.execute("set enable_seqscan = off")  # whole tables are read only where no index fits
    found = {sql: await connection.fetch(f"explain {sql}", value) for sql, value in asked.items()}
    await connection.close()
    return {sql: [row[0] for row in rows] for sql, rows in found.items()}


async def test_a_season_reads_no_whole_table(address: str) -> None:
    async with recording_at(address) as harness:
        await found_club(harness.store, *(f"guest{number}" for number in range(100)))
        others = [(f"other{number % 40}", f"m{number}", f"stranger{number}", 1.0) for number in range(2_000)]
        theirs = [(f"s{number}", f"other{number}", "Cup", "[1]", 0, "none", 1.0) for number in range(400)]
        await harness.store.execute(
            [(ADD_MEMBER, one) for one in others] + [(season_editing.ADD, one) for one in theirs]
        )
        for _ in range(20):
            season = await plan_season(harness.store, 5)
            await enter_for(harness.store, season)
    for sql, lines in (await plans(address, season)).items():
        assert not [line for line in lines if "Seq Scan" in line or WHOLE.match(line)], (sql, lines)


async def enter_for(store: Store, season: str) -> None:
    """Places of all members in the first leg."""
    known = await loaded(store, season)
    data = ResultsByHand([PlaceByHand(member, number % 6 + 1) for number, member in enumerate(known.drivers)])
    await season_editing.enter_results(store, known, known.leg(1), member_of("guest0"), data)


async def test_a_season_needs_games_points_and_legs_that_make_sense(harness: Harness) -> None:
    await found_club(harness.store, "anna")
    wrong: list[dict[str, Any]] = [
        {"legs": [NewLeg("chess")]},
        {"legs": [NewLeg("aruba", {"circuit": "moon"})]},
        {"points": (0,)},
        {"points": (3, 4)},
        {"counting": 3},
        {"name": "\u200b"},
    ]
    for settings in wrong:
        with pytest.raises(Denied) as denied:
            await plan_season(harness.store, **settings)
        assert denied.value.code == "bad-input", settings
    assert await seasons.of_club(harness.store, CLUB) == []


async def test_places_belong_to_members_and_each_has_one(harness: Harness) -> None:
    await found_club(harness.store, "anna")
    season = await plan_season(harness.store)
    with pytest.raises(Denied):
        await enter(harness.store, season, 1, nobody=1)
    with pytest.raises(Denied):
        await enter(harness.store, season, 3, anna=1)
