"""Seasons of a club: members see them and say whether they come; keepers change everything else."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from paddock.core.chance.rng import Rng
from paddock.people.clubs.clubs import keepership, membership
from paddock.people.clubs.page import members_of
from paddock.people.seasons import editing as season_editing
from paddock.people.seasons import page as season_page
from paddock.people.seasons import seasons
from paddock.people.seasons.shapes import Seasons
from paddock.people.seasons.sheet import sheet
from paddock.people.seasons.tables import Entrants, planned_tables
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.people.clubs.page import MemberRow
    from paddock.people.seasons.seasons import Leg, Season
    from paddock.people.seasons.shapes import Going, LegDate, NewSeason, OpenLeg, ResultsByHand, SeasonPage
    from paddock.people.seasons.tables import PlannedTable
    from paddock.server.context import ServerContext
    from paddock.table.store.base import Guest


class Which(NamedTuple):
    """A season of a club, or one of its legs."""

    club: str
    season: str
    leg: int = 0


async def list_seasons(context: ServerContext, guest: Guest, club: str) -> Seasons:
    """The seasons of a club, the newest first."""
    await membership(context.store, club, guest.id)
    return Seasons([season_page.brief(season) for season in await seasons.of_club(context.store, club)])


async def create(context: ServerContext, guest: Guest, club: str, data: NewSeason) -> SeasonPage:
    """A new season; keepers only."""
    await keepership(context.store, club, guest.id)
    async with context.opening(club):  # one after the other, so that the count is exact
        season = await season_editing.create(context.store, club, data)
    return await show(context, guest, Which(club, season))


async def show(context: ServerContext, guest: Guest, which: Which) -> SeasonPage:
    """A season as this member sees it."""
    mine = await membership(context.store, which.club, guest.id)
    season = await seasons.one(context.store, which.club, which.season)
    return await season_page.page(context.store, season, mine)


async def show_sheet(context: ServerContext, guest: Guest, which: Which, lang: str) -> str:
    """The sheet of a season to print."""
    return sheet(await show(context, guest, which), lang)


async def set_going(context: ServerContext, guest: Guest, which: Which, data: Going) -> SeasonPage:
    """Whether oneself, or, said by a keeper, another member will be there."""
    mine = await membership(context.store, which.club, guest.id)
    if data.member not in {None, mine.member}:
        await keepership(context.store, which.club, guest.id)
        if not await _members(context, which.club, [data.member or ""]):
            raise Denied("not-found")
    season, leg = await _leg(context, which)
    await season_editing.set_going(context.store, season, leg, data.member or mine.member, is_going=data.is_going)
    return await show(context, guest, which)


async def set_date(context: ServerContext, guest: Guest, which: Which, data: LegDate) -> SeasonPage:
    """Change the date of a leg; keepers only."""
    await keepership(context.store, which.club, guest.id)
    season, leg = await _leg(context, which)
    await season_editing.set_date(context.store, season, leg, data.at)
    return await show(context, guest, which)


async def open_leg(context: ServerContext, guest: Guest, address: str, which: Which, data: OpenLeg) -> SeasonPage:
    """Draw the heats of a leg and open a table for each; keepers only."""
    await keepership(context.store, which.club, guest.id)
    async with context.opening(which.season):  # so that a leg is opened once
        season, leg = await _leg(context, which)
        if leg.status != "planned":
            raise Denied("leg-begun")
        members = await _members(context, which.club, leg.going if data.members is None else data.members)
        if not members:
            raise Denied("nobody-comes")
        tables = planned_tables(season, leg, Entrants(members, guest.id), data, Rng(secrets.randbits(64)))
        for _ in tables:
            context.limits.check(context.limits.table_rate, address, "opened")
        await _open_tables(context, season, leg, tables)
    return await show(context, guest, which)


async def _open_tables(context: ServerContext, season: Season, leg: Leg, tables: Sequence[PlannedTable]) -> None:
    """Open the tables of a leg; if another process was faster, its tables stay and these are removed."""
    heats = []
    for planned in tables:
        table = await context.hub.open(planned.settings, planned.host, planned.chairs)
        heats.append((table.id, planned.seats))
    await context.store.execute(season_editing.heat_statements(season, leg, heats))
    stored = (await seasons.one(context.store, season.club, season.id)).leg(leg.leg)
    if lost := {table for table, _ in heats} - {heat.table for heat in stored.heats}:
        await context.store.remove_tables(lost)
        context.hub.drop_tables(lost)


async def enter_results(context: ServerContext, guest: Guest, which: Which, data: ResultsByHand) -> SeasonPage:
    """Enter places of a leg by hand, or correct them; keepers only."""
    keeper = await keepership(context.store, which.club, guest.id)
    async with context.opening(which.season):
        await season_editing.add_drivers(context.store, which.season)
        season, leg = await _leg(context, which)
        await season_editing.enter_results(context.store, season, leg, keeper.member, data)
    return await show(context, guest, which)


async def replay(context: ServerContext, guest: Guest, which: Which) -> SeasonPage:
    """Begin a leg anew; keepers only."""
    keeper = await keepership(context.store, which.club, guest.id)
    async with context.opening(which.season):
        season, leg = await _leg(context, which)
        await season_editing.replay(context.store, season, leg, keeper.member)
    return await show(context, guest, which)


async def delete(context: ServerContext, guest: Guest, which: Which) -> None:
    """Delete a season; keepers only."""
    await keepership(context.store, which.club, guest.id)
    await seasons.one(context.store, which.club, which.season)
    await season_editing.delete(context.store, which.season)


async def _leg(context: ServerContext, which: Which) -> tuple[Season, Leg]:
    season = await seasons.one(context.store, which.club, which.season)
    return season, season.leg(which.leg)


async def _members(context: ServerContext, club: str, members: Sequence[str]) -> list[MemberRow]:
    """Those of these members who are still in the club."""
    rows = {row.member: row for row in await members_of(context.store, [club])}
    return [rows[member] for member in dict.fromkeys(members) if member in rows]
