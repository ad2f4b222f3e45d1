"""Clubs: members, invitations, keepers who stay away, and what is kept and forgotten."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from paddock.people.clubs import clubs
from paddock.people.clubs import invitations as club_invitations
from paddock.people.clubs import members as club_members
from paddock.people.clubs import page as club_page
from paddock.people.clubs.absent_keepers import ABSENT_S, pass_on_deserted
from paddock.people.clubs.shapes import ChangeMember
from paddock.people.forgetting import forget_person
from paddock.people.joining import join
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.retention import DAY_S, Retention
from tests.people.clubs_at_play import QUICK, ROWS, child, founded, roles
from tests.people.evenings import recording_at

if TYPE_CHECKING:
    from paddock.table.store.base import Store
    from tests.table.harness import Harness


# Members.


async def test_a_club_takes_no_more_than_its_members(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await founded(harness.store, "ben")
    monkeypatch.setattr(clubs, "ADD_MEMBER", clubs.ADD_MEMBER.replace(f"< {clubs.MAX_MEMBERS}", "< 2"))
    with pytest.raises(Denied, match="club-full"):
        await child(harness.store, club)
    assert await harness.store.guests_named("Tim") == []
    invited = await club_invitations.find(harness.store, (await club_invitations.current(harness.store, club)).code)
    with pytest.raises(Denied, match="club-full"):
        await club_invitations.accept(harness.store, invited, "clara")


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
    code = (await club_invitations.renew(harness.store, club, tim.member)).code
    invited = await club_invitations.find(harness.store, code.upper())
    assert (invited.member, invited.club) == (tim.member, club)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + club_invitations.WEEK_S + 1)
    with pytest.raises(Denied, match="code-used"):
        await club_invitations.find(harness.store, code)
    monkeypatch.undo()
    await club_invitations.take(harness.store, invited)
    with pytest.raises(Denied, match="code-used"):
        await club_invitations.take(harness.store, invited)


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
    await club_members.change(harness.store, anna, ben.member, ChangeMember(role="keeper"))
    await club_members.change(harness.store, anna, anna.member, ChangeMember(role="member"))
    with pytest.raises(Denied, match="last-keeper"):
        await club_members.change(harness.store, anna, ben.member, ChangeMember(role="member"))


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


async def test_the_logs_of_a_deleted_club_go_like_others(harness: Harness) -> None:
    club = await founded(harness.store)
    table = await harness.start("mille-bornes", ["anna", "bot:1"], club=club, **QUICK)
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await clubs.delete(harness.store, club)
    await Retention(harness.hub, 30, pause_s=0).remove_old(harness.clock.now() + 31 * DAY_S)
    assert not await harness.store.read(table.id)


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
        await club_members.change(store, anna, tim.member, ChangeMember(name="Timothy"))
        await club_members.change(store, anna, ben.member, ChangeMember(role="keeper"))
        invited = await club_invitations.find(store, (await club_invitations.renew(store, club, tim.member)).code)
        shown = await club_invitations.shown(store, invited, "ben")
        assert (shown.club, shown.members, shown.as_member, shown.is_member) == ("Monday Drivers", 4, "Timothy", True)
        await club_invitations.take(store, invited)
        assert [await clubs.may_enter(store, club, guest) for guest in ("clara", "zoe")] == [True, False]
        assert await clubs.leave(store, club, anna.member) == []
        page = await club_page.page(store, await clubs.membership(store, club, "ben"), {"clara"}, "aruba", None)
        assert [(one.name, one.role, one.is_here) for one in page.members] == [
            ("Ben", "keeper", True),
            ("Clara", "member", True),
            ("Timothy", "member", False),
        ]
        (brief,) = await club_page.home_clubs(store, "ben", await clubs.clubs_of(store, "ben"), {"clara"}, {})
        assert [one.name for one in brief.here] == ["Clara"]
        assert await clubs.delete(store, club) == [tim.guest]
        assert await clubs.may_enter(store, club, "zoe")
