"""The tables of a leg: heats are drawn, seats follow the grid, bots fill the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from paddock.core.text import MAX_NAME
from paddock.people.seasons.editing import legal_seats
from paddock.people.seasons.heats import draw, meetings, plan
from paddock.people.seasons.page import standings_of
from paddock.people.seasons.scoring import grid
from paddock.people.seasons.seasons import Seat
from paddock.table.entries import Chair, Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.core.chance.rng import Chance
    from paddock.people.clubs.page import MemberRow
    from paddock.people.seasons.seasons import Leg, Season
    from paddock.people.seasons.shapes import OpenLeg


class PlannedTable(NamedTuple):
    """A table to be opened, and the seats of its heat."""

    settings: Settings
    host: str
    chairs: list[Chair]
    seats: list[Seat]


class Entrants(NamedTuple):
    """The members who drive a leg, and the guest of the keeper who opens it."""

    members: Sequence[MemberRow]
    keeper: str


def planned_tables(season: Season, leg: Leg, entrants: Entrants, data: OpenLeg, rng: Chance) -> list[PlannedTable]:
    """The tables of a leg that these members drive."""
    rows = {row.member: row for row in entrants.members}
    sizes, seats = plan(len(rows), legal_seats(leg.game, leg.options))
    table = standings_of(season)
    groups = [grid(season.grid, group, table) for group in draw(list(rows), sizes, met_before(season), rng)]
    settings = _settings(season, leg, seats, data)
    return [_planned(settings, [rows[member] for member in group], entrants.keeper, data.level) for group in groups]


def met_before(season: Season) -> dict[frozenset[str], int]:
    """How often two members have met in this season, also in legs that were replayed."""
    return meetings(heat.members for leg in season.legs for heat in (*leg.heats, *leg.former))


def _settings(season: Season, leg: Leg, seats: int, data: OpenLeg) -> Settings:
    given = {"window_ms": data.window_ms, "pace_ms": data.pace_ms}
    times = {name: value for name, value in given.items() if value is not None}
    usual = Settings(leg.game, seats, leg.options, is_rated=data.is_rated, club=season.club)
    return msgspec.structs.replace(usual, **times)


def _planned(settings: Settings, group: Sequence[MemberRow], keeper: str, level: int) -> PlannedTable:
    names: list[str] = []
    for row in group:
        names.append(free_name(row.name, names))
    people = [_chair(row, name, keeper) for row, name in zip(group, names, strict=True)]
    bots = settings.seats - len(people)
    holders = [chair.guest for chair in people]
    return PlannedTable(
        settings,
        keeper if keeper in holders else holders[0],
        [*people, *[Chair(kind="bot", level=level)] * bots],
        [*(Seat(row.member, None) for row in group), *[Seat("", level)] * bots],
    )


def _chair(row: MemberRow, name: str, keeper: str) -> Chair:
    """A member without a device plays on the device of the keeper who opens the table."""
    if row.has_device:
        return Chair(kind="person", name=name, guest=row.guest)
    return Chair(kind="person", name=name, guest=keeper, player=row.guest)


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name, or, where somebody at the table has it, with a number behind it."""
    found, number = name, 2
    while found in taken:
        found = f"{name[: MAX_NAME - 3]} {number}"
        number += 1
    return found
