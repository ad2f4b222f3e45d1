"""A device that reconnects gets exactly the frames it missed, after any gap, and the present state."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from paddock.core.chance.rng import Rng
from paddock.table import commands
from paddock.table.messages import Undo
from tests.contract.variants import LONG
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

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
    """A device that disconnects and reconnects, beside one that stays."""

    def __init__(self, guest: str, witness: RecordingDevice) -> None:
        self.guest = guest
        self.witness = witness
        self.device: RecordingDevice | None = None
        self.since: int | None = None

    async def go(self, harness: Harness, table: LiveTable) -> None:
        assert self.device is not None
        self.since = self.device.seq
        await harness.leave(table, self.device)
        self.device = None

    async def come(self, harness: Harness, table: LiveTable, seat: int | None) -> None:
        self.device = await harness.join(table, self.guest, since=self.since)
        seen = self.device.seen(seat)
        assert (seen["seq"], seen["view"]) == (table.state.facts.seq, table.state.played.view(seat))
        assert (seen["fresh"], seen["events"]) == missed(self.witness, seat, self.since)


def missed(witness: RecordingDevice, seat: int | None, since: int | None) -> tuple[bool, list[Any]]:
    """Whether the view cannot continue from that seq; otherwise the events since, as a connected device got them."""
    if since is None:
        return True, []
    frames = [seen for seen in witness.all("seen") if seen["seat"] == seat and seen["seq"] > since]
    if any(seen["fresh"] for seen in frames):
        return True, []
    return False, [event for seen in frames for event in seen["events"]]


async def shake(
    harness: Harness, table: LiveTable, rng: Rng, witnesses: dict[str, RecordingDevice], disconnects: int
) -> None:
    """Play, undo and deal again while phones come and go."""
    phones = [(Phone(guest, device), seat) for guest, device, seat in who(witnesses) for _ in range(5)]
    done = 0
    for phone, seat in cycle(phones):
        if phone.device is None:
            await phone.come(harness, table, seat)
        elif rng.below(2):
            await phone.go(harness, table)
            done += 1
        if rng.below(4) == 0:
            await harness.step(table, witnesses["anna"])
        if rng.below(60) == 0:
            await harness.request(table, witnesses["anna"], Undo(f"u{done}", 1, table.state.facts.seq))
        if done == disconnects:
            return


def who(witnesses: dict[str, RecordingDevice]) -> list[tuple[str, RecordingDevice, int | None]]:
    return [("anna", witnesses["anna"], 1), ("eve", witnesses["eve"], None)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[game for game, _, _ in TABLES])
async def test_whoever_drops_comes_back_to_exactly_where_the_table_is(
    harness: Harness, game: str, seats: int, options: dict[str, str]
) -> None:
    chairs = ["anna", *["bot:0"] * (seats - 1)]
    table = await harness.start(game, chairs, options=options, pace_ms=0, window_ms=0, grace_ms=600_000)
    witnesses = {name: await harness.join(table, name) for name in ("anna", "eve")}
    await shake(harness, table, Rng(17), witnesses, DISCONNECTS // len(TABLES))


async def test_whoever_drops_with_the_server_is_told_what_they_missed_by_the_next_one(address: str) -> None:
    async with harness_at(address) as first:
        table = await first.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0)
        anna = await first.join(table, "anna")
        await first.go_on(table, {"anna": anna}, Rng(1), 12)
        since = anna.seq
        stayed = await first.join(table, "eve")
        await first.go_on(table, {"anna": anna}, Rng(2), 9)
        events = [event for seen in anna.all("seen") if seen["seq"] > since for event in seen["events"]]
        view = anna.view(1)
        assert stayed.seq == table.state.facts.seq
    async with harness_at(address) as second:
        back = await second.join(await second.hub.table(table.id), "anna", since=since)
        assert (back.seen(1)["events"], back.view(1)) == (events, view)


async def test_a_seq_from_the_future_or_from_before_another_match_is_answered_with_the_whole_view(
    harness: Harness,
) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], pace_ms=0, window_ms=0)
    anna = await harness.join(table, "anna")
    old = anna.seq
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    for since in (0, old, table.state.facts.seq + 1, 2**53 - 1):
        back = await harness.join(table, "anna", since=since)
        assert (back.seen(1)["fresh"], back.seen(1)["events"]) == (True, [])
        assert back.view(1) == table.state.played.view(1)
