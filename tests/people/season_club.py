"""A club with a season on a database, and tables whose matches are its heats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.core.chance.rng import Rng
from paddock.people.clubs.clubs import Membership
from paddock.people.seasons import editing as season_editing
from paddock.people.seasons import seasons
from paddock.people.seasons.page import page
from paddock.people.seasons.seasons import Seat
from paddock.people.seasons.shapes import NewLeg, NewSeason, PlaceByHand, ResultsByHand

if TYPE_CHECKING:
    from paddock.people.seasons.seasons import Season
    from paddock.people.seasons.shapes import SeasonPage
    from paddock.table.live import LiveTable
    from paddock.table.store.base import Store
    from tests.table.harness import Harness

CLUB: Final = "club1"
ADD_CLUB: Final = "insert into clubs (club_id, name, at) values ($1, 'Sunday drivers', 1)"
ADD_GUEST: Final = "insert into guests (guest_id, name, at) values ($1, $2, 1) on conflict do nothing"
ADD_MEMBER: Final = """
insert into club_members (club_id, member_id, guest_id, role, at, consent_by) values ($1, $2, $3, 'member', $4, '')
"""


def member_of(guest: str) -> str:
    """The member id of a guest."""
    return f"m-{guest}"


async def add_members(store: Store, *guests: str) -> None:
    """Guests who are members of the club, in this order."""
    count = int((await store.query("select count(*) from club_members"))[0][0])
    for number, guest in enumerate(guests, count):
        await store.execute([(ADD_GUEST, (guest, guest.title()))])
        await store.execute([(ADD_MEMBER, (CLUB, member_of(guest), guest, float(number)))])


async def found_club(store: Store, *guests: str) -> None:
    """A club with these members."""
    await store.execute([(ADD_CLUB, (CLUB,))])
    await add_members(store, *guests)


async def plan_season(store: Store, count: int = 2, **settings: object) -> str:
    """A season of the club, of Mille Bornes."""
    data = {"name": "Grand Prix", "legs": [NewLeg("mille-bornes")] * count, **settings}
    return await season_editing.create(store, CLUB, NewSeason(**data))  # type: ignore[arg-type] # checked by the tests


async def loaded(store: Store, season: str) -> Season:
    return await seasons.one(store, CLUB, season)


async def shown(store: Store, season: str, guest: str = "anna") -> SeasonPage:
    """The season as a member sees it."""
    mine = Membership(CLUB, "Sunday drivers", 1.0, member_of(guest), "keeper")
    return await page(store, await loaded(store, season), mine)


async def seat_heats(store: Store, season: str, leg: int, *heats: tuple[LiveTable, list[str]]) -> None:
    """These tables are the heats of a leg; each has guests, and bots where it says ""."""
    known = await loaded(store, season)
    seated = [
        (table.id, [Seat(member_of(guest) if guest else "", None if guest else 1) for guest in guests])
        for table, guests in heats
    ]
    await store.execute(season_editing.heat_statements(known, known.leg(leg), seated))


async def enter(store: Store, season: str, leg: int, note: str = "", **places: int) -> None:
    """Anna enters places by hand."""
    known = await loaded(store, season)
    data = ResultsByHand([PlaceByHand(member_of(guest), place) for guest, place in places.items()], note)
    await season_editing.enter_results(store, known, known.leg(leg), member_of("anna"), data)


async def play_out(harness: Harness, table: LiveTable, *guests: str) -> dict[str, int]:
    """Play the match at a table to its end; returns the places of the guests."""
    harness.level = 1
    devices = {guest: await harness.join(table, guest) for guest in guests}
    await harness.go_on(table, devices, Rng(5), 5_000)
    assert table.state.facts.status == "over"
    places = {seat: standing.place for standing in table.state.played.standings() for seat in standing.seats}
    return {guest: places[seat] for seat, guest in enumerate(table.state.facts.dealt_to, 1) if guest}
