"""A device that reconnects gets exactly the frames it missed, after any gap, and the present state."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from paddock.core.chance.rng import Rng
from paddock.table import commands
from paddock.table.messages import Undo
from tests.contract.variants import LONG
from tests.table.hall import hall_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.hall import Ear, Hall

pytestmark = pytest.mark.usefixtures("seeded")
DISCONNECTS = 10_000 if LONG else 1_000
TABLES = [
    ("speed-1200", 4, {"limit": "rounds:1"}),
    ("kilometer-1000", 2, {}),
    ("mille-bornes", 2, {}),
    ("ausgebremst", 4, {"rules": "advanced", "circuits": "printed:1"}),
    ("aruba", 3, {"cars": "1"}),
]


class Phone:
    """A device that comes and goes, beside one that never does."""

    def __init__(self, guest: str, witness: Ear) -> None:
        self.guest = guest
        self.witness = witness
        self.ear: Ear | None = None
        self.since: int | None = None

    async def go(self, hall: Hall, table: LiveTable) -> None:
        assert self.ear is not None
        self.since = self.ear.seq
        await hall.leave(table, self.ear)
        self.ear = None

    async def come(self, hall: Hall, table: LiveTable, seat: int | None) -> None:
        self.ear = await hall.join(table, self.guest, since=self.since)
        seen = self.ear.seen(seat)
        assert (seen["seq"], seen["view"]) == (table.state.facts.seq, table.state.played.view(seat))
        assert (seen["fresh"], seen["events"]) == missed(self.witness, seat, self.since)


def missed(witness: Ear, seat: int | None, since: int | None) -> tuple[bool, list[Any]]:
    """Whether the view does not follow from that seq, else what happened since, as one who stayed was told it."""
    if since is None:
        return True, []
    frames = [seen for seen in witness.all("seen") if seen["seat"] == seat and seen["seq"] > since]
    if any(seen["fresh"] for seen in frames):
        return True, []
    return False, [event for seen in frames for event in seen["events"]]


async def shake(hall: Hall, table: LiveTable, rng: Rng, witnesses: dict[str, Ear], disconnects: int) -> None:
    """Play, take back and deal anew while phones come and go."""
    phones = [(Phone(guest, ear), seat) for guest, ear, seat in who(witnesses) for _ in range(5)]
    done = 0
    for phone, seat in cycle(phones):
        if phone.ear is None:
            await phone.come(hall, table, seat)
        elif rng.below(2):
            await phone.go(hall, table)
            done += 1
        if rng.below(4) == 0:
            await hall.step(table, witnesses["anna"])
        if rng.below(60) == 0:
            await hall.request(table, witnesses["anna"], Undo(f"u{done}", 1, table.state.facts.seq))
        if done == disconnects:
            return


def who(witnesses: dict[str, Ear]) -> list[tuple[str, Ear, int | None]]:
    return [("anna", witnesses["anna"], 1), ("eve", witnesses["eve"], None)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[game for game, _, _ in TABLES])
async def test_whoever_drops_comes_back_to_exactly_where_the_table_is(
    hall: Hall, game: str, seats: int, options: dict[str, str]
) -> None:
    chairs = ["anna", *["bot:0"] * (seats - 1)]
    table = await hall.start(game, chairs, options=options, pace_ms=0, window_ms=0, grace_ms=600_000)
    witnesses = {name: await hall.join(table, name) for name in ("anna", "eve")}
    await shake(hall, table, Rng(17), witnesses, DISCONNECTS // len(TABLES))


async def test_whoever_drops_with_the_server_is_told_what_they_missed_by_the_next_one(address: str) -> None:
    async with hall_at(address) as first:
        table = await first.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0)
        anna = await first.join(table, "anna")
        await first.go_on(table, {"anna": anna}, Rng(1), 12)
        since = anna.seq
        stayed = await first.join(table, "eve")
        await first.go_on(table, {"anna": anna}, Rng(2), 9)
        events = [event for seen in anna.all("seen") if seen["seq"] > since for event in seen["events"]]
        view = anna.view(1)
        assert stayed.seq == table.state.facts.seq
    async with hall_at(address) as second:
        back = await second.join(await second.hub.table(table.id), "anna", since=since)
        assert (back.seen(1)["events"], back.view(1)) == (events, view)


async def test_a_seq_from_the_future_or_from_before_another_match_is_answered_with_the_whole_view(hall: Hall) -> None:
    table = await hall.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0)
    anna = await hall.join(table, "anna")
    old = anna.seq
    await hall.act(table, lambda state: commands.end(state, "anna"))
    await hall.act(table, lambda state: commands.start(state, "anna"))
    for since in (0, old, table.state.facts.seq + 1, 2**53 - 1):
        back = await hall.join(table, "anna", since=since)
        assert (back.seen(1)["fresh"], back.seen(1)["events"]) == (True, [])
        assert back.view(1) == table.state.played.view(1)
