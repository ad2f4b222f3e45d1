"""Statistics: history in pages, figures by game, and against others; found by index in both databases."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

import asyncpg
import pytest

from paddock.advice.review import Account, Review
from paddock.people import luck_and_decisions, ratings, statistics
from paddock.people.cars import Car, first_car
from paddock.people.statistics import GameStatistics, Opponent
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.forgetting import forget
from paddock.table.reviewing import Which
from paddock.table.store.open import open_store
from tests.people.evenings import recording_at
from tests.people.many_results import ME, SEAT, fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.table.store.base import Statement
    from tests.table.harness import Harness

ANNA: Final = frozenset({"anna"})
# The index of matches to rate may be read as a whole: it has no others.
WHOLE: Final = re.compile(
    r"SCAN (standings|matches|mine|other|names|guests|events|ratings|reviewed)\b(?! USING INDEX matches_waiting)"
)
ASKED: Final = "(cast($1 as text), cast($2 as integer))"
# Each query with its values and an index that it has to use; for a primary key the name of the table.
QUERIES: Final[dict[str, tuple[str, tuple[object, ...], str]]] = {
    "a page": (statistics.PAGE, (ME, 1e9, "t", 1, 20), "standings_guest"),
    "its matches": (statistics.MATCHES.format(asked=ASKED), ("t7", 1), "matches"),
    "their seats": (statistics.SEATS.format(asked=ASKED), ("t7", 1), "standings"),
    "their names": (statistics.NAMES.format(asked="$1"), ("t7",), "names"),
    "figures": (statistics.MINE.format(asked="$1"), (ME,), "standings_guest"),
    "against others": (statistics.AGAINST.format(asked="$1"), (ME,), "standings_guest"),
    "ratings": (ratings.KNOWN.format(asked="$1"), (ME,), "ratings_guest"),
    "reviewed matches": (luck_and_decisions.LATEST.format(asked="$1"), (ME,), "standings_guest"),
    "matches to review": (luck_and_decisions.MATCHES, (1e12, 0.0), "matches_ended"),
    "matches to rate": (ratings.WAITING, (), "matches_waiting"),
}


def place(table: str, seat: int, place: int, guest: str, game: str = "aruba") -> Statement:
    """A seat in a match that counts; tables end in the order of their names."""
    return SEAT, (table, seat, place, 100 - place, guest, None if guest else 2, game, float(ord(table)), bool(guest))


async def test_history_comes_in_pages_without_gaps_or_repetitions(address: str) -> None:
    store = open_store(address)
    await store.start()
    await fill(store, 120, all_mine=True)
    found, cursor = [], ""
    while True:
        page = await statistics.races(store, frozenset({ME}), cursor, limit=50)
        found += page.races
        if not page.next:
            break
        cursor = page.next
    assert [race.table for race in found] == [f"t{number}" for number in reversed(range(120))]
    newest = found[0]
    assert (newest.ending, newest.has_replay) == ("ended", False)
    assert [(seat.is_me, seat.level) for seat in newest.seats] == [
        (True, None),
        (False, None),
        (False, None),
        (False, 2),
    ]
    assert newest.seats[0].name == "Me"
    assert newest.seats[3].name == ""
    await store.stop()


async def test_the_ids_of_one_person_are_read_together(address: str) -> None:
    store = open_store(address)
    await store.start()
    await fill(store, 60, all_mine=False)
    both = await statistics.races(store, frozenset({"g1", "g2"}), limit=50)
    each = [await statistics.races(store, frozenset({guest}), limit=50) for guest in ("g1", "g2")]
    expected = {race.table for races in each for race in races.races}
    assert {race.table for race in both.races} == expected
    assert len(both.races) == len(expected)
    await store.stop()


async def test_figures_by_game(address: str) -> None:
    store = open_store(address)
    await store.start()
    places = {"a": 1, "b": 1, "c": 3, "d": 1, "e": 2}
    mine = [place(table, 1, where, "anna", "aruba" if table < "e" else "speed-1200") for table, where in places.items()]
    await store.execute([*mine, place("a", 2, 2, "ben"), place("c", 2, 1, "ben"), place("d", 2, 1, "ben")])
    found = await statistics.statistics(store, ANNA)
    assert found.games == [
        GameStatistics("", 5, 3, 1.6, 1, 99, 2),
        GameStatistics("aruba", 4, 3, 1.5, 1, 99, 2),
        GameStatistics("speed-1200", 1, 0, 2.0, 2, 98, 0),
    ]
    assert found.opponents == [Opponent("", first_car("ben"), 3, 1, 1)]
    assert await statistics.statistics(store, frozenset({"nobody"})) == statistics.Statistics([], [], [], [])
    await store.stop()


async def test_a_match_alone_against_oneself_is_in_the_history_and_counts_for_nothing(harness: Harness) -> None:
    table = await harness.open("mille-bornes", ["anna", "open"])
    await harness.act(table, lambda state: commands.sit(state, "anna", 2, "Grandmother"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    await harness.act(table, lambda state: commands.end(state, "anna"))
    [race] = (await statistics.races(harness.store, ANNA)).races
    assert [(seat.name, seat.is_me) for seat in race.seats] == [("Anna", True), ("Grandmother", True)]
    assert race.has_replay
    assert (await statistics.statistics(harness.store, ANNA)).games == []


async def test_whoever_was_forgotten_has_a_placeholder(address: str) -> None:
    async with recording_at(address) as harness:
        table = await harness.start("mille-bornes", ["anna", "ben"])
        await harness.act(table, lambda state: commands.end(state, "anna"))
        await forget(harness.hub, "ben")
        [race] = (await statistics.races(harness.store, ANNA)).races
        assert [seat.name for seat in race.seats] == ["Anna", "Player 2"]
        assert (await statistics.races(harness.store, frozenset({"ben"}))).races == []


@pytest.mark.parametrize("text", ["x", "1-2", "nan-t-1", "1.0-t t-1", "1.0-t-99999999999"])
async def test_a_cursor_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Denied, match="bad-input"):
        statistics.read_cursor(text)


async def plans(address: str) -> dict[str, Sequence[str]]:
    """How the database answers each query, line by line."""
    store = open_store(address)
    await store.start()
    await fill(store, 2_000, all_mine=False)
    await store.stop()
    if not address.startswith("postgres"):
        with closing(sqlite3.connect(address)) as file:
            file.execute("analyze")
            return {
                name: [line[-1] for line in file.execute(f"explain query plan {sql}", values)]
                for name, (sql, values, _) in QUERIES.items()
            }
    connection = await asyncpg.connect(address)
    await connection.execute("analyze")
    await connection.execute("set enable_seqscan = off")  # whole tables are read only where no index fits
    found = {name: await connection.fetch(f"explain {sql}", *values) for name, (sql, values, _) in QUERIES.items()}
    await connection.close()
    return {name: [row[0] for row in rows] for name, rows in found.items()}


async def test_statistics_read_no_whole_table(address: str) -> None:
    for name, lines in (await plans(address)).items():
        assert not [line for line in lines if "Seq Scan" in line or WHOLE.match(line)], (name, lines)
        index = QUERIES[name][2]
        assert any(index in line and ("ndex" in line or "INDEX" in line) for line in lines), (name, lines)


def review(*accounts: Account) -> Review:
    return Review("aruba", ["Anna", "Ben"], 10, 20, list(accounts), [], [])


async def test_luck_and_decisions_of_reviewed_matches_are_in_order_of_time(address: str) -> None:
    store = open_store(address)
    await store.start()
    await store.execute([place(table, 1, 1, "anna") for table in "ba"])
    await store.execute([place("a", 2, 2, "ben")])
    mine, theirs = (
        Account(0, [1], 500_000, 10_000, 20_000, -30_000, 500_000, 1_000_000, 9),
        Account(1, [2], 500_000, -10_000, -20_000, 4_000, -474_000, 0, 9),
    )
    for table in "ab":
        for _ in range(2):  # another process made the same review
            await store.execute(luck_and_decisions.statements(Which(table, 1), review(mine, theirs)))
    found = await luck_and_decisions.reviewed_races(store, ANNA)
    assert [(race.table, race.luck, race.decisions) for race in found] == [
        ("a", 30_000, -30_000),
        ("b", 30_000, -30_000),
    ]
    assert [race.luck for race in await luck_and_decisions.reviewed_races(store, frozenset({"ben"}))] == [-30_000]
    await store.stop()


async def test_a_match_without_a_log_is_no_candidate_for_a_review(harness: Harness) -> None:
    await fill(harness.store, 3, all_mine=True)
    found = await luck_and_decisions.candidates(harness.store, 1e12, 0.0)
    assert [(one.table, one.is_missing) for one in found] == [("t2", False), ("t1", False), ("t0", False)]


def test_a_guest_has_the_same_car_for_good() -> None:
    assert (first_car("anna"), first_car("ben")) == (Car(1, 66), Car(1, 18))
    cars = {first_car(f"guest-{number}") for number in range(20_000)}
    assert ({car.paint for car in cars}, {car.number for car in cars}) == (set(range(1, 7)), set(range(1, 100)))
