"""Everything that a club's page and the start page ask for is found by an index, however many matches there are."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

import asyncpg

from paddock.people import home, ratings, statistics
from paddock.people.clubs import clubs
from paddock.people.clubs import invitations as club_invitations
from paddock.people.clubs import members as club_members
from paddock.people.clubs import page as club_page
from paddock.people.seasons import seasons
from paddock.table.store.open import open_store
from paddock.table.store.queries import placeholders
from tests.people.many_club_matches import CLUB, ME, fill

if TYPE_CHECKING:
    from collections.abc import Sequence

ONE: Final = placeholders(1, 1)
A_MATCH: Final = "(cast($1 as text), cast($2 as integer))"
# Each query with its values and an index that it has to use; for a primary key the name of the table.
ASKED: Final[dict[str, tuple[str, tuple[object, ...], str]]] = {
    "whose club it is": (clubs.MEMBERSHIP, (ME, CLUB), "club_members"),
    "whether a guest may enter": (clubs.MAY_ENTER, (ME, CLUB), "club_members"),
    "clubs of a guest": (clubs.OF_GUEST, (ME,), "club_members"),
    "members": (club_page.MEMBERS.format(asked=ONE), (CLUB,), "club_members"),
    "tables": (club_page.TABLES.format(asked=ONE), (CLUB,), "cards_"),
    "number of matches": (club_page.MATCHES, (CLUB,), "matches_club"),
    "last results": (club_page.RESULTS, (CLUB,), "matches_club"),
    "matches in full": (statistics.MATCHES.format(asked=A_MATCH), ("t7", 1), "matches"),
    "seats in full": (statistics.SEATS.format(asked=A_MATCH), ("t7", 1), "standings"),
    "names in full": (statistics.NAMES.format(asked=ONE), ("t7",), "names"),
    "standings": (ratings.OF_CLUB, (CLUB, ""), "ratings"),
    "one member": (club_members.MEMBER, (CLUB, "member-m7"), "club_members"),
    "whether two have met": (club_members.HAVE_MET, ("m7", ME), "standings"),
    "names of members": (club_members.NAMES, (CLUB,), "club_members"),
    "an invitation": (club_invitations.FIND, ("code", 1.0), "invitations"),
    "the invitation of a club": (club_invitations.CURRENT, (CLUB, "", 1.0), "invitations_club"),
    "what an invitation tells": (club_invitations.ABOUT, (CLUB, "member-m7", ME), "club_members"),
    "tables of a guest": (home.UNFINISHED, (ME,), "card_guests"),
    "the newest season": (seasons.NEWEST.format(asked=ONE), (CLUB,), "seasons_club"),
    "its legs": (seasons.LEGS.format(asked=ONE), ("season",), "season_legs"),
    "its drivers": (seasons.DRIVERS.format(asked=ONE), ("season",), "season_drivers"),
    "its heats": (seasons.HEATS.format(asked=ONE), ("season",), "season_heats"),
    "its seats": (seasons.SEATS.format(asked=ONE), ("season",), "season_seats"),
    "what was driven": (seasons.DRIVEN.format(asked=ONE), ("season",), "standings"),
    "what was changed": (seasons.CHANGES.format(asked=ONE), ("season",), "season_changes"),
    "since when tables rest": (home.LAST_ENTRIES.format(asked=ONE), ("t7",), "events"),
}
WHOLE: Final = re.compile(
    r"SCAN (season\w*|clubs|club_members|invitations|cards|card_guests|guests|devices|matches|standings|ratings|names"
    r"|events)\b"
)


async def plans(address: str) -> dict[str, list[str]]:
    """How the database answers each query, line by line."""
    store = open_store(address)
    await store.start()
    await fill(store, members=20, matches=300, others=30)
    await store.stop()
    if not address.startswith("postgres"):
        return sqlite_plans(address)
    connection = await asyncpg.connect(address)
    await connection.execute("set enable_seqscan = off")  # whole tables are read only where no index fits
    found = {name: await connection.fetch(f"explain {sql}", *values) for name, (sql, values, _) in ASKED.items()}
    await connection.close()
    return {name: [row[0] for row in rows] for name, rows in found.items()}


def sqlite_plans(path: str) -> dict[str, list[str]]:
    with closing(sqlite3.connect(path)) as connection:
        return {name: lines_of(connection, sql, values) for name, (sql, values, _) in ASKED.items()}


def lines_of(connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> list[str]:
    named = {str(number): value for number, value in enumerate(values, 1)}
    return [detail for *_, detail in connection.execute(f"explain query plan {sql}", named)]


async def test_a_clubs_page_and_the_start_page_read_no_whole_table(address: str) -> None:
    for name, lines in (await plans(address)).items():
        assert not [line for line in lines if "Seq Scan" in line or WHOLE.match(line)], (name, lines)
        index = ASKED[name][2]
        assert any(index in line and ("ndex" in line or "INDEX" in line) for line in lines), (name, lines)
