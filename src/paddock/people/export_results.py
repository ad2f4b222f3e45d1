"""Results as files: CSV with a line for each seat, and JSON lines with one for each match; the oldest first."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.people.statistics import Race, RaceSeat, described

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from paddock.people.statistics import Match
    from paddock.table.store.base import Store

AT_ONCE: Final = 200
NEXT: Final = f"""
select ended_at, table_id, number from matches where (ended_at, table_id, number) > ($1, $2, $3)
order by ended_at, table_id, number limit {AT_ONCE}
"""
FIRST: Final[Match] = (0.0, "", 0)
OF_MATCH: Final = [field for field in Race.__struct_fields__ if field not in {"has_replay", "seats"}]
CLUBS: Final = "select club_id, name from clubs"
OF_SEAT: Final = [field for field in RaceSeat.__struct_fields__ if field != "is_me"]


class ResultFiles(msgspec.Struct, frozen=True):
    """The contents of both files; empty if there are no results."""

    csv: str
    json_lines: str


async def result_files(store: Store) -> ResultFiles:
    """All results of a database; those of clubs with the club's name."""
    table, lines = io.StringIO(), list[str]()
    clubs = {str(club): str(name) for club, name in await store.query(CLUBS)}
    writer = csv.writer(table, lineterminator="\n")
    async for race in _races(store):
        if not lines:
            writer.writerow([*OF_MATCH, "club_name", *OF_SEAT])
        match = {field: getattr(race, field) for field in OF_MATCH}
        match["club_name"] = clubs.get(race.club, "")
        seats = [{field: getattr(seat, field) for field in OF_SEAT} for seat in race.seats]
        lines.append(msgspec.json.encode({**match, "seats": seats}).decode() + "\n")
        options = " ".join(f"{name}={value}" for name, value in race.options.items())
        writer.writerows([*{**match, "options": options}.values(), *seat.values()] for seat in seats)
    return ResultFiles(table.getvalue(), "".join(lines))


async def _races(store: Store) -> AsyncIterator[Race]:
    last = FIRST
    while page := [(at, table, number) for at, table, number in await store.query(NEXT, *last)]:
        for race in await described(store, page):
            yield race
        last = page[-1]
