"""Evenings at random: matches of all games with undos, rematches, stand-ins, handovers and early ends.

As a program it plays on a database until it is killed, and prints a line for each finished match:
`python -m tests.people.evenings ADDRESS SEED`
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from paddock.core.chance.rng import Rng
from paddock.people import results
from paddock.people.ratings import catch_up
from paddock.table import commands, fairness
from paddock.table.denied import Denied
from paddock.table.messages import Undo
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from paddock.table.live import LiveTable
    from paddock.table.store.base import Store
    from tests.table.clock import ManualClock
    from tests.table.harness import Harness, RecordingDevice

# Each game with the options of a short match, its chairs, and how many matches an evening has.
GAMES: Final[tuple[tuple[str, dict[str, str], int, int], ...]] = (
    ("speed-1200", {"limit": "rounds:1"}, 4, 3),
    ("mille-bornes", {"sides": "pairs"}, 4, 3),
    ("kilometer-1000", {"limit": "rounds:2"}, 2, 1),
    ("mille-bornes", {}, 3, 3),
    ("ausgebremst", {"circuits": "printed:1"}, 3, 2),
    ("aruba", {"cars": "1"}, 3, 1),
)
PEOPLE: Final = ("anna", "ben", "clara")
MATCHES: Final = """
select table_id, number, seq, game, sheet, options, seats, sides, rounds, started_at, ended_at, ending, club_id, unrated
from matches order by table_id, number
"""
STANDINGS: Final = "select * from standings order by table_id, number, seat"
RATINGS: Final = "select club_id, game, guest_id, mu, sigma, matches, at from ratings order by club_id, game, guest_id"
CLUB: Final = "families"
FOUND_CLUB: Final = "insert into clubs (club_id, name, at) values ($1, $1, 1.0) on conflict do nothing"
Rows = list[tuple[object, ...]]


@asynccontextmanager
async def recording_at(address: str | Path, clock: ManualClock | None = None) -> AsyncIterator[Harness]:
    """A harness that writes results as a server does."""
    async with harness_at(address, clock) as harness:
        harness.hub.further_statements = results.statements
        yield harness


async def written(store: Store) -> tuple[Rows, Rows]:
    """All results in a database."""
    return [tuple(row) for row in await store.query(MATCHES)], [tuple(row) for row in await store.query(STANDINGS)]


async def rated(store: Store) -> Rows:
    """All ratings in a database."""
    return [tuple(row) for row in await store.query(RATINGS)]


class Evening:
    """One table, and what three people do there at random."""

    def __init__(self, harness: Harness, rng: Rng) -> None:
        self.harness: Final = harness
        self.rng: Final = rng
        self.devices: dict[str, RecordingDevice] = {}
        harness.level = 1  # whoever plays at random never gets home

    async def spend(self, number: int) -> LiveTable:
        """The matches of this evening, at one table; each evening has another game than the one before.

        Every second one is rated, and all of some rounds of games are played in a club.
        """
        game, options, seats, matches = GAMES[number % len(GAMES)]
        chairs = [PEOPLE[seat] if seat < len(PEOPLE) and self.rng.below(4) else "bot:1" for seat in range(seats)]
        chairs[0] = "anna"
        settings: dict[str, Any] = {
            "options": options,
            "is_rated": number % 2 == 0 or number % 5 == 0,
            "club": CLUB if number // len(GAMES) % 3 == 0 else "",
            "grace_ms": 5_000,
        }
        table = await self.harness.open(game, chairs, window_ms=0, pace_ms=0, **settings)
        self.devices = {guest: await self.harness.join(table, guest) for guest in set(chairs) & set(PEOPLE)}
        for match in range(matches):
            await self._act(table, "start", match)
            while table.state.facts.status == "running":
                await self.harness.go_on(table, self.devices, self.rng, 1 + self.rng.below(40))
                await self._disturb(table)
            await catch_up(self.harness.store)
        return table

    async def _disturb(self, table: LiveTable) -> None:
        """Do something other than moving; what is not allowed now is not done."""
        guest = sorted(self.devices)[self.rng.below(len(self.devices))] if self.devices else "anna"
        acts = ("undo", "undo", "leave", "back", "bot", "absent", "end", "pause", "nothing")
        await self._act(table, acts[self.rng.below(len(acts))], self.rng.below(4), guest)

    async def _act(self, table: LiveTable, act: str, number: int, guest: str = "anna") -> None:
        facts, harness = table.state.facts, self.harness
        seats = facts.seats_of(guest) or [1]
        with suppress(Denied):
            if act == "start":
                is_same = number % 3 == 2
                await harness.act(table, lambda state: commands.start(state, state.facts.host, is_same_deal=is_same))
            elif act == "undo" and guest in self.devices:
                await harness.request(table, self.devices[guest], Undo(f"u{facts.seq}", seats[0], facts.seq))
            elif act == "leave" and number == 0:
                await harness.act(table, lambda state: commands.leave(state, guest, seats[0]))
            elif act == "back":
                await harness.act(table, lambda state: commands.take_back(state, guest, seats[0]))
            elif act == "bot" and number == 0:
                await harness.act(table, lambda state: commands.set_chair(state, state.facts.host, seats[0], "bot", 1))
            elif act == "end" and number == 0:
                await harness.act(table, lambda state: commands.end(state, state.facts.host))
            elif act == "pause":
                await harness.act(table, lambda state: commands.pause(state, state.facts.host))
                await harness.act(table, lambda state: commands.resume(state, state.facts.host))
            elif act == "absent" and number == 0 and len(self.devices) > 1:
                await harness.leave(table, self.devices.pop(guest))
                await harness.pass_time(6)


async def _main(address: str, seed: int) -> None:
    async with recording_at(address) as harness:
        rng, secrets = Rng(seed), count()
        fairness.new_secret = lambda: hashlib.sha256(f"{seed} {next(secrets)}".encode()).hexdigest()
        # Times of different processes differ, too.
        harness.clock.skip(1_000_000 * seed)
        await harness.store.execute([(FOUND_CLUB, (CLUB,))])
        for number in count():
            table = await Evening(harness, rng).spend(number)
            harness.clock.skip(1)  # matches are rated in the order of their end: no two tables end at one moment
            os.write(sys.stdout.fileno(), f"{table.id} {table.state.facts.number}\n".encode())


def play(arguments: Sequence[str]) -> None:
    """Play until killed."""
    asyncio.run(_main(arguments[0], int(arguments[1])))


if __name__ == "__main__":
    play(sys.argv[1:])
