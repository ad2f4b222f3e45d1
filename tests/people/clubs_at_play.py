"""Clubs for tests: members with and without a device, and matches that they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from paddock.core.chance.rng import Rng
from paddock.people.clubs import clubs
from paddock.people.clubs import invitations as club_invitations
from paddock.people.clubs import members as club_members
from paddock.people.clubs.shapes import NewMember
from paddock.table import commands

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
    code = await club_invitations.current(store, club)
    for guest in others:
        await club_invitations.accept(store, await club_invitations.find(store, code.code), guest)
    return club


async def child(store: Store, club: str, name: str = "Tim") -> club_members.Member:
    """A member without a device."""
    keeper = await clubs.keepership(store, club, "anna")
    return await club_members.member_of(store, club, await club_members.add(store, keeper, NewMember(name, True)))


async def seated(harness: Harness, club: str, *players: club_members.Member, **settings: object) -> LiveTable:
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
