"""The page of a season: legs with their results, standings, what is still open, and what keepers changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import paddock
from paddock.people.cars import cars_of
from paddock.people.clubs.shapes import SeasonBrief
from paddock.people.seasons.chances import Outlook, chances
from paddock.people.seasons.editing import legal_seats
from paddock.people.seasons.scoring import standings, sums_after
from paddock.people.seasons.seasons import newest, of_guest
from paddock.people.seasons.shapes import (
    ChanceShown,
    ChangeShown,
    DriverShown,
    HeatSeat,
    HeatShown,
    LegCell,
    LegResult,
    LegShown,
    SeasonOfMine,
    SeasonPage,
    SeasonStanding,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.core.setup import Setup
    from paddock.people.clubs.clubs import Membership
    from paddock.people.seasons.scoring import LegScore, Standing
    from paddock.people.seasons.seasons import Heat, Leg, Season
    from paddock.people.seasons.shapes import Mark
    from paddock.table.store.base import Store


async def page(store: Store, season: Season, mine: Membership) -> SeasonPage:
    """A season as this member sees it."""
    table = standings_of(season)
    drivers = await _drivers(store, season)
    is_over = season.status == "over" and bool(table)
    return SeasonPage(
        id=season.id,
        name=season.name,
        club=season.club,
        club_name=mine.name,
        role=mine.role,
        me=mine.member,
        status=season.status,
        points=list(season.scoring.points),
        counting=season.scoring.counting,
        grid=season.grid,
        legs=[_leg(season, leg) for leg in season.legs],
        drivers=[drivers[member] for member in season.rivals],
        standings=[_standing(season, drivers, standing) for standing in table],
        chances=_chances(season, table),
        changes=changes_of(season),
        champion=table[0].member if is_over else None,
    )


def standings_of(season: Season) -> list[Standing]:
    """The standings after the legs that are over, of all who take part."""
    legs = [leg.places if leg.status == "over" else {} for leg in season.legs]
    return standings(season.scoring, legs, season.taking_part)


def _leg(season: Season, leg: Leg) -> LegShown:
    results = [
        LegResult(
            member=member,
            name=season.name_of(member),
            place=result.place,
            points=season.scoring.points_of(result.place or None),
            mark=result.mark,
            by=season.name_of(result.by),
        )
        for member, result in sorted(leg.results.items(), key=lambda found: (not found[1].place, found[1].place))
    ]
    heats = [_heat(season, heat) for heat in leg.heats]
    return LegShown(leg.leg, leg.game, leg.options, leg.at, leg.status, leg.going, heats, results)


def _heat(season: Season, heat: Heat) -> HeatShown:
    seats = [HeatSeat(seat.member, season.name_of(seat.member), seat.level) for seat in heat.seats]
    return HeatShown(heat.heat, heat.table, "over" if heat.driven else heat.status, seats)


async def _drivers(store: Store, season: Season) -> dict[str, DriverShown]:
    guests = {member: driver.guest or member for member, driver in season.drivers.items()}
    cars = await cars_of(store, guests.values())
    return {member: DriverShown(member, season.name_of(member), cars[guest]) for member, guest in guests.items()}


def _standing(season: Season, drivers: dict[str, DriverShown], standing: Standing) -> SeasonStanding:
    member = standing.member
    marks = [leg.results[member].mark if member in leg.results else "" for leg in season.legs]
    cells = [_cell(score, mark) for score, mark in zip(standing.legs, marks, strict=True)]
    driver = drivers[member]
    over = tuple(leg.places.get(member) for leg in season.legs if leg.status == "over")
    sums = sums_after(season.scoring, over)
    return SeasonStanding(standing.place, member, driver.name, driver.car, standing.sum, cells, sums)


def _cell(score: LegScore | None, mark: Mark) -> LegCell:
    if score is None:
        return LegCell(None, is_dropped=False, is_won=False, mark=mark if mark == "not-counted" else "")
    return LegCell(score.points, is_dropped=score.is_dropped, is_won=score.place == 1, mark=mark)


def _chances(season: Season, table: Sequence[Standing]) -> list[ChanceShown]:
    over = [leg.places for leg in season.legs if leg.status == "over"]
    places = {member: tuple(leg.get(member) for leg in over) for member in season.rivals}
    found = {one.member: one for one in chances(season.scoring, places, outlook(season))}
    ordered = [found[standing.member] for standing in table if standing.member in found]
    return [ChanceShown(*one) for one in ordered]


def outlook(season: Season) -> Outlook:
    """What lies ahead. Who comes is known when the tables of the next leg are open; until then it may be anybody."""
    left = sum(1 for leg in season.legs if leg.status != "over")
    leg = season.next_leg
    if leg is None:
        return Outlook(left)
    if leg.heats:
        return _drawn(leg, left)
    legal = legal_seats(leg.game, leg.options)
    sides = {seats: _setup(leg, seats).sides for seats in legal}
    sizes = {seats // sides[seats] for seats in legal}
    is_shared = len(season.rivals) > legal[-1] or max(sizes) > 1
    return Outlook(left, max(sides.values()), max(0, legal[0] - len(season.rivals)), is_shared, min(sizes))


def _drawn(leg: Leg, left: int) -> Outlook:
    """What lies ahead of a season when the tables of its next leg are open."""
    setup = _setup(leg, len(leg.heats[0].seats))
    bots = max(len(heat.seats) - len(heat.members) for heat in leg.heats)
    partners = {
        member: frozenset(side) - {member}
        for heat in leg.heats
        for side in (heat.seated(setup.seats_of(number)) for number in range(setup.sides))
        for member in side
    }
    return Outlook(left, setup.sides, bots, len(leg.heats) > 1, setup.seats // setup.sides, partners)


def _setup(leg: Leg, seats: int) -> Setup:
    return paddock.game(leg.game).setup(seats, leg.options)


def changes_of(season: Season) -> list[ChangeShown]:
    """What keepers changed, the latest first."""
    return [
        ChangeShown(
            at=change.at,
            by=season.name_of(change.by),
            leg=change.leg,
            member=change.member,
            name=season.name_of(change.member),
            before=change.before,
            after=change.after,
            note=change.note,
        )
        for change in reversed(season.changes)
    ]


async def seasons_of_guest(store: Store, guest: str) -> list[SeasonOfMine]:
    """What is kept about a person in seasons."""
    found = []
    for season in await of_guest(store, guest):
        mine = {member for member, driver in season.drivers.items() if driver.guest == guest}
        going = [leg.leg for leg in season.legs if mine & set(leg.going)]
        changes = [change for change in changes_of(season) if change.member in mine]
        found.append(SeasonOfMine(season.id, season.name, going, changes))
    return found


async def briefs(store: Store, clubs: Sequence[str]) -> dict[str, SeasonBrief]:
    """The newest season of each of these clubs in short."""
    return {season.club: brief(season) for season in await newest(store, clubs)}


def brief(season: Season) -> SeasonBrief:
    """A season in short."""
    leg = season.next_leg or season.legs[-1]
    table = [standing for standing in standings_of(season) if any(standing.legs)]
    leader = table[0] if table else None
    return SeasonBrief(
        id=season.id,
        name=season.name,
        status=season.status,
        leg=leg.leg,
        legs=len(season.legs),
        game=leg.game,
        at=leg.at,
        leader=leader.member if leader else "",
        leader_name=season.name_of(leader.member) if leader else "",
        lead=leader.sum - (table[1].sum if len(table) > 1 else 0) if leader else 0,
    )
