"""A club of 100 members with 10,000 matches, among others: `python -m tests.people.many_club_matches ADDRESS`.

The program fills a new database and times every query of the club's page, of the start page and of a person's
statistics, each as the median and the best of 31 runs.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import TYPE_CHECKING, Final

from paddock.catalogue import ENTRIES
from paddock.core.chance.rng import Rng
from paddock.people import statistics
from paddock.people.cars import cars_of
from paddock.people.clubs import clubs
from paddock.people.clubs import page as club_page
from paddock.people.seasons.page import briefs
from paddock.table.lobby import Summary, encode_summary
from paddock.table.store.open import open_store
from tests.people.many_results import SEAT, timed_ms

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from paddock.people.clubs.clubs import Membership
    from paddock.table.store.base import Statement, Store

CLUB: Final = "club"
ME: Final = "m0"
MEMBERS: Final = 100
MATCHES: Final = 10_000
AT_ONCE: Final = 2_000
GUEST: Final = "insert into guests (guest_id, name, at) values ($1, $2, 1.0)"
DEVICE: Final = """
insert into devices (device_id, token_hash, guest_id, label, at, seen_at) values ($1, $1, $2, 'phone', 1.0, $3)
"""
MEMBER: Final = """
insert into club_members (club_id, member_id, guest_id, role, at, consent_at, consent_by)
values ($1, $2, $3, $4, $5, $6, '')
"""
MATCH: Final = """
insert into matches (table_id, number, seq, game, sheet, options, seats, sides, rounds, started_at, ended_at, ending,
unrated, is_counted, club_id) values ($1, 1, 100, $2, 'sheet', '{}', 4, 4, 1, $3, $3, 'over', '', true, $4)
"""
RATING: Final = """
insert into ratings (club_id, game, guest_id, mu, sigma, matches, at) values ($1, $2, $3, $4, 2.5, 300, 1.0)
"""
SEASON: Final = """
insert into seasons (season_id, club_id, name, points, counting, grid, at)
values ($1, $2, 'Grand Prix', '[9,6,4,3,2,1]', 0, 'none', $3)
"""
DRIVER: Final = "insert into season_drivers (season_id, member_id, guest_id, number) values ($1, $2, $3, $4)"
LEG: Final = "insert into season_legs (season_id, leg, game, options, at, attempt) values ($1, $2, $3, '{}', null, 1)"
HEAT: Final = "insert into season_heats (season_id, leg, attempt, heat, table_id) values ($1, $2, 1, $3, $4)"
SEASON_SEAT: Final = """
insert into season_seats (season_id, leg, attempt, heat, seat, member_id, level) values ($1, $2, 1, $3, $4, $5, null)
"""
CARD: Final = """
insert into cards (table_id, game, status, is_listed, host_id, guests, seq, at, summary, club_id)
values ($1, $2, $3, false, $4, '[]', 1, $5, $6, $7)
"""


def rows(members: int, matches: int, others: int) -> Iterator[Statement]:
    """The club, and `others` clubs of five with as many matches as it has altogether."""
    mine = [f"m{number}" for number in range(members)]
    yield from club_rows(CLUB, mine)
    yield from season_rows("season", CLUB, mine, "t")
    for number in range(others):
        theirs = [f"o{number}-{one}" for one in range(5)]
        yield from club_rows(f"other{number}", theirs)
        yield from season_rows(f"season{number}", f"other{number}", theirs, "u")
    rng = Rng(1)
    for number in range(matches):
        people = [f"m{rng.below(members)}" for _ in range(3)]
        yield from match_rows(f"t{number}", CLUB, people, 1e6 + 2 * number, rng.below(4))
        if others:
            which = rng.below(others)
            three = [f"o{which}-{one}" for one in range(3)]
            yield from match_rows(f"u{number}", f"other{which}", three, 1e6 + 2 * number + 1, rng.below(4))


def club_rows(club: str, guests: list[str]) -> Iterator[Statement]:
    """A club with its members, their devices, ratings, and two open tables."""
    yield clubs.FOUND, (club, club.title(), 1.0)
    for number, guest in enumerate(guests):
        has_device = number % 5 != 4  # every fifth has none
        yield GUEST, (guest, guest.title())
        if has_device:
            yield DEVICE, (f"device-{guest}", guest, time.time() if number % 7 == 0 else 5.0)
        role, consent = ("keeper" if number == 0 else "member"), None if has_device else 2.0
        yield MEMBER, (club, f"member-{guest}", guest, role, 2.0 + number, consent)
        for game in ("", *(entry.id for entry in ENTRIES)):
            yield RATING, (club, game, guest, 20.0 + number % 17)
    for status in ("waiting", "running"):
        table = f"{club}-{status}"
        shown = Summary(table, "aruba", {}, 4, status, 2, ["Anna", "Rosa"], 0, "Anna", 1.0, 0, False, club)
        yield CARD, (table, "aruba", status, guests[0], 3e6, encode_summary(shown), club)


def season_rows(season: str, club: str, guests: list[str], tables: str) -> Iterator[Statement]:
    """A season of five legs in which every member has driven, in heats of four."""
    yield SEASON, (season, club, 2.0)
    for number, guest in enumerate(guests, 1):
        yield DRIVER, (season, f"member-{guest}", guest, number)
    for leg in range(1, 6):
        yield LEG, (season, leg, ENTRIES[leg % len(ENTRIES)].id)
        for heat in range(len(guests) // 4):
            yield HEAT, (season, leg, heat + 1, f"{tables}{leg * len(guests) + heat}")
            for seat, guest in enumerate(guests[4 * heat : 4 * heat + 4], 1):
                yield SEASON_SEAT, (season, leg, heat + 1, seat, f"member-{guest}")


def match_rows(table: str, club: str, people: list[str], at: float, turn: int) -> Iterator[Statement]:
    """A match of three members and a bot, with the card of its table."""
    game = ENTRIES[int(at) // 2 % len(ENTRIES)].id
    yield MATCH, (table, game, at, club)
    yield CARD, (table, game, "over", people[0], at, b"{}", club)
    for seat, guest in enumerate([*people, ""], 1):
        place = 1 + (turn + seat) % 4
        counts = bool(guest) and people.count(guest) == 1
        yield SEAT, (table, seat, place, 100 * (5 - place), guest, None if guest else 2, game, at, counts)


async def fill(store: Store, members: int = MEMBERS, matches: int = MATCHES, others: int = 400) -> None:
    """Write them."""
    found = list(rows(members, matches, others))
    for start in range(0, len(found), AT_ONCE):
        await store.execute(found[start : start + AT_ONCE])
    await store.execute([("analyze", ())])  # as PostgreSQL does by itself after a while


async def _main(address: str) -> None:
    store = open_store(address)
    await store.start()
    await fill(store)
    mine: Membership = await clubs.membership(store, CLUB, ME)
    members = await club_page.members_of(store, [CLUB])
    cars = await cars_of(store, [row.guest for row in members])
    timed: dict[str, Callable[[], Awaitable[object]]] = {
        "whose club it is": lambda: clubs.membership(store, CLUB, ME),
        "members": lambda: club_page.members_of(store, [CLUB]),
        "tables": lambda: club_page.tables_of(store, [CLUB]),
        "number of matches": lambda: store.query(club_page.MATCHES, CLUB),
        "last results": lambda: club_page.results_of(store, CLUB, ME),
        "standings": lambda: club_page.standings(store, CLUB, members, cars),
        "the season in short": lambda: briefs(store, [CLUB]),
        "the page of the club": lambda: _page(store, mine),
        "my clubs on the start page": lambda: _home(store),
        "my last match": lambda: statistics.races(store, frozenset({ME}), limit=1),
    }
    for name, work in timed.items():
        sys.stdout.write(f"{name}: {await timed_ms(work)}\n")
    await store.stop()


async def _page(store: Store, mine: Membership) -> object:
    return await club_page.page(store, mine, (), "", (await briefs(store, [CLUB]))[CLUB])


async def _home(store: Store) -> object:
    return await club_page.home_clubs(store, ME, await clubs.clubs_of(store, ME), (), await briefs(store, [CLUB]))


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
