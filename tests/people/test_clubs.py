"""Clubs: whose a result is, ratings of a club, keepers who stay away, and what is kept and forgotten."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import pytest

from paddock.core.chance.rng import Rng
from paddock.people import clubs, clubs_invitations, clubs_members, clubs_page
from paddock.people.clubs_keepers import ABSENT_S, pass_on_deserted
from paddock.people.clubs_types import ChangeMember, NewMember
from paddock.people.forgetting import forget_person
from paddock.people.joining import join
from paddock.people.ratings import catch_up, club_ratings, ratings_of, recompute
from paddock.people.rebuild_results import rebuild
from paddock.people.statistics import races, statistics
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.retention import DAY_S, Retention
from tests.people.evenings import recording_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from paddock.table.store.base import Store
    from tests.table.harness import Harness

QUICK: Final[dict[str, Any]] = {"window_ms": 0, "pace_ms": 0, "is_rated": True}
GUESTS: Final = ("anna", "ben", "clara")
ROWS: Final = "select member_id, guest_id, role, consent_at is null from club_members where club_id = $1 order by at"


async def founded(store: Store, *others: str) -> str:
    """A club of Anna's with these members."""
    for number, guest in enumerate(("anna", *others)):
        await store.add_guest(guest, guest.title(), 1.0)
        await store.add_device(f"hash-{guest}", guest, "", 100.0 + number)
    club = await clubs.found(store, "anna", "Sunday Drivers")
    code = await clubs_invitations.current(store, club)
    for guest in others:
        await clubs_invitations.accept(store, await clubs_invitations.find(store, code.code), guest)
    return club


async def child(store: Store, club: str, name: str = "Tim") -> clubs_members.Member:
    """A member without a device."""
    keeper = await clubs.keepership(store, club, "anna")
    return await clubs_members.member_of(store, club, await clubs_members.add(store, keeper, NewMember(name, True)))


async def seated(harness: Harness, club: str, *players: clubs_members.Member, **settings: object) -> LiveTable:
    """A running match of Anna and these members without a device, all on her device."""
    chairs = ["anna", *("open" for _ in players)]
    table = await harness.open("mille-bornes", chairs, club=club, **{**QUICK, **settings})
    for seat, player in enumerate(players, 2):
        await harness.act(
            table,
            lambda state, seat=seat, player=player: commands.seat_player(  # type: ignore[misc]
                state, "anna", seat, player.guest, player.name
            ),
        )
    await harness.act(table, lambda state: commands.start(state, "anna"))
    return table


async def play_out(harness: Harness, table: LiveTable, *guests: str) -> None:
    harness.level = 1
    devices = {guest: await harness.join(table, guest) for guest in guests}
    await harness.go_on(table, devices, Rng(5), 5_000)
    assert table.state.facts.status == "over"


async def roles(store: Store, club: str) -> dict[str, str]:
    return {guest: role for _, guest, role, _ in await store.query(ROWS, club)}


# Results and ratings.


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
    assert await club_ratings(harness.store, club) == {}


async def test_an_unrated_match_of_a_club_is_rated_nowhere(harness: Harness) -> None:
    club = await founded(harness.store)
    table = await seated(harness, club, await child(harness.store, club), is_rated=False)
    await play_out(harness, table, "anna")
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
    page = await clubs_page.page(harness.store, await clubs.membership(harness.store, club, "anna"), (), "", None)
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


# Members.


async def test_a_club_takes_no_more_than_its_members(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await founded(harness.store, "ben")
    monkeypatch.setattr(clubs, "ADD_MEMBER", clubs.ADD_MEMBER.replace(f"< {clubs.MAX_MEMBERS}", "< 2"))
    with pytest.raises(Denied, match="club-full"):
        await child(harness.store, club)
    assert await harness.store.guests_named("Tim") == []
    invited = await clubs_invitations.find(harness.store, (await clubs_invitations.current(harness.store, club)).code)
    with pytest.raises(Denied, match="club-full"):
        await clubs_invitations.accept(harness.store, invited, "clara")


async def test_nobody_is_in_more_clubs_than_allowed(harness: Harness) -> None:
    for number in range(clubs.MAX_CLUBS):
        await clubs.found(harness.store, "anna", f"Club {number}")
    with pytest.raises(Denied, match="too-many"):
        await clubs.found(harness.store, "anna", "One more")


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "two\nlines", "x" * 41])
async def test_a_club_has_a_name_that_can_be_read(harness: Harness, name: str) -> None:
    with pytest.raises(Denied, match="bad-input"):
        await clubs.found(harness.store, "anna", name)


async def test_an_invitation_as_a_member_ends_after_a_week_and_works_once(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    code = (await clubs_invitations.renew(harness.store, club, tim.member)).code
    invited = await clubs_invitations.find(harness.store, code.upper())
    assert (invited.member, invited.club) == (tim.member, club)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + clubs_invitations.WEEK_S + 1)
    with pytest.raises(Denied, match="code-used"):
        await clubs_invitations.find(harness.store, code)
    monkeypatch.undo()
    await clubs_invitations.take(harness.store, invited)
    with pytest.raises(Denied, match="code-used"):
        await clubs_invitations.take(harness.store, invited)


async def test_two_guests_who_become_one_person_are_one_member_with_the_higher_role(address: str) -> None:
    async with recording_at(address) as harness:
        club = await founded(harness.store, "ben")
        tim = await child(harness.store, club)
        await join(harness.hub, tim.guest, "ben")
        rows = [tuple(row) for row in await harness.store.query(ROWS, club)]
        assert [(guest, role, bool(with_device)) for _, guest, role, with_device in rows] == [
            ("anna", "keeper", True),
            ("ben", "member", True),
        ]
        await join(harness.hub, "anna", "ben")
        ((member, guest, role, _),) = await harness.store.query(ROWS, club)
        assert (member, guest, role) == (rows[0][0], "ben", "keeper")


async def test_who_becomes_a_member_without_a_device_keeps_that_members_place(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    await harness.store.add_guest("newcomer", "Nora", 1.0)
    await join(harness.hub, tim.guest, "newcomer")
    rows = {guest: (member, bool(has)) for member, guest, _, has in await harness.store.query(ROWS, club)}
    assert rows["newcomer"] == (tim.member, True)


async def test_of_two_keepers_who_step_down_at_once_one_stays(harness: Harness) -> None:
    club = await founded(harness.store, "ben")
    anna = await clubs.keepership(harness.store, club, "anna")
    ben = await clubs.membership(harness.store, club, "ben")
    await clubs_members.change(harness.store, anna, ben.member, ChangeMember(role="keeper"))
    await clubs_members.change(harness.store, anna, anna.member, ChangeMember(role="member"))
    with pytest.raises(Denied, match="last-keeper"):
        await clubs_members.change(harness.store, anna, ben.member, ChangeMember(role="member"))


# Keepers who are gone.


async def seen(store: Store, guest: str, at: float) -> None:
    await store.execute([("update devices set seen_at = $2 where guest_id = $1", (guest, at))])


async def test_a_club_whose_keeper_stays_away_passes_to_the_longest_member_who_is_seen(address: str) -> None:
    async with recording_at(address) as harness:
        club, now = await founded(harness.store, "ben", "clara"), 1e9
        await child(harness.store, club)
        await seen(harness.store, "clara", now)
        await seen(harness.store, "anna", now - ABSENT_S + 1)
        assert await pass_on_deserted(harness.store, now) == []
        await seen(harness.store, "anna", now - ABSENT_S - 1)
        assert await pass_on_deserted(harness.store, now) == [club]
        found = await roles(harness.store, club)
        assert (found["anna"], found["ben"], found["clara"]) == ("member", "member", "keeper")


async def test_a_club_that_everybody_stays_away_from_keeps_its_keeper(harness: Harness) -> None:
    club = await founded(harness.store, "ben")
    assert await pass_on_deserted(harness.store, 1e9) == []
    assert (await roles(harness.store, club))["anna"] == "keeper"


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


async def test_the_logs_of_a_deleted_club_go_like_others(harness: Harness) -> None:
    club = await founded(harness.store)
    table = await harness.start("mille-bornes", ["anna", "bot:1"], club=club, **QUICK)
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await clubs.delete(harness.store, club)
    await Retention(harness.hub, 30, pause_s=0).remove_old(harness.clock.now() + 31 * DAY_S)
    assert not await harness.store.read(table.id)


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


async def test_forgetting_the_last_person_of_a_club_forgets_its_members_without_a_device(harness: Harness) -> None:
    club = await founded(harness.store)
    tim = await child(harness.store, club)
    assert set(await forget_person(harness.hub, "anna")) == {"anna", tim.guest}
    left = {share.kind: share.rows for share in await harness.store.shares()}
    assert [left[kind] for kind in ("clubs", "club_members", "invitations")] == [0, 0, 0]
    assert await harness.store.guest(tim.guest) is None


async def test_a_club_lives_on_both_databases(address: str) -> None:
    async with recording_at(address) as harness:
        store, club = harness.store, await founded(harness.store, "ben", "clara")
        tim = await child(store, club)
        anna, ben = [await clubs.membership(store, club, guest) for guest in ("anna", "ben")]
        await clubs.rename(store, club, "Monday Drivers")
        await clubs_members.change(store, anna, tim.member, ChangeMember(name="Timothy"))
        await clubs_members.change(store, anna, ben.member, ChangeMember(role="keeper"))
        invited = await clubs_invitations.find(store, (await clubs_invitations.renew(store, club, tim.member)).code)
        shown = await clubs_invitations.shown(store, invited, "ben")
        assert (shown.club, shown.members, shown.as_member, shown.is_member) == ("Monday Drivers", 4, "Timothy", True)
        await clubs_invitations.take(store, invited)
        assert [await clubs.may_enter(store, club, guest) for guest in ("clara", "zoe")] == [True, False]
        assert await clubs.leave(store, club, anna.member) == []
        page = await clubs_page.page(store, await clubs.membership(store, club, "ben"), {"clara"}, "aruba", None)
        assert [(one.name, one.role, one.is_here) for one in page.members] == [
            ("Ben", "keeper", True),
            ("Clara", "member", True),
            ("Timothy", "member", False),
        ]
        (brief,) = await clubs_page.home_clubs(store, "ben", await clubs.clubs_of(store, "ben"), {"clara"}, {})
        assert [one.name for one in brief.here] == ["Clara"]
        assert await clubs.delete(store, club) == [tim.guest]
        assert await clubs.may_enter(store, club, "zoe")
