"""Storage problems: people are notified, nothing acknowledged is lost, and play resumes afterwards."""

from __future__ import annotations

import asyncio
import resource
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.snapshots import fold
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from tests.table.conftest import Postgres
    from tests.table.harness import Harness

pytestmark = pytest.mark.usefixtures("seeded")


class Trouble:
    """A harness whose database can be broken and repaired."""

    def __init__(self, harness: Harness, breaks: Callable[[], None], mends: Callable[[], None]) -> None:
        self.harness = harness
        self.breaks = breaks
        self.mends = mends


@pytest.fixture(params=["sqlite", "postgres"])
async def trouble(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Trouble]:
    """On SQLite the file is moved away; on PostgreSQL the database refuses and closes connections."""
    if request.param == "sqlite":
        file, away = tmp_path / "tables.db", tmp_path / "away.db"
        async with harness_at(file) as harness:
            yield Trouble(harness, lambda: void(file.rename(away)), lambda: void(away.rename(file)))
        return
    url: str = request.getfixturevalue("postgres_url")
    server: Postgres = request.getfixturevalue("postgres")
    name = url.split("?", maxsplit=1)[0].rpartition("/")[2]
    cut = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"  # noqa: S608 - our own

    def breaks() -> None:
        server.execute(f"alter database {name} allow_connections false")
        server.execute(cut)

    async with harness_at(url) as harness:
        yield Trouble(harness, breaks, lambda: void(server.execute(f"alter database {name} allow_connections true")))


def void(_: object) -> None:
    """Discard a result."""


async def mended(harness: Harness) -> None:
    """Wait until the database is writable again."""
    async with asyncio.timeout(20):
        while True:
            try:
                await harness.store.health()
            except Exception:  # noqa: BLE001 - whatever it is, it is still in trouble
                await asyncio.sleep(0.05)
            else:
                return


async def test_people_are_told_of_the_trouble_and_of_its_end(trouble: Trouble) -> None:
    harness = trouble.harness
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0)
    anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
    trouble.breaks()
    seq = table.state.facts.seq
    move = anna.view(1)["moves"][0]
    word = await harness.play(table, anna, 1, move)
    assert (anna.answer("denied")["code"], anna.answer("denied")["id"]) == ("storage", word)
    assert ben.room["hurdle"] == "storage"
    assert table.state.facts.seq == seq
    assert anna.view(1)["waiting"] == [1], "nobody was shown what is not durable"
    trouble.mends()
    await mended(harness)
    await harness.pass_time(2.1)
    async with asyncio.timeout(20):
        while ben.room["hurdle"]:
            await harness.pass_time(2.1)
            await asyncio.sleep(0.01)
    await harness.play(table, anna, 1, move, word=word)
    assert word in {answer["id"] for answer in anna.answers("done")}
    assert (await harness.store.read(table.id))[-1].seq == table.state.facts.seq == seq + 1


async def test_bots_play_on_by_themselves_when_it_is_mended(trouble: Trouble) -> None:
    harness = trouble.harness
    table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=500)
    anna = await harness.join(table, "anna")
    while table.state.played.waiting != (2,):
        await harness.step(table, anna)
    steps = len(table.state.played.steps)
    trouble.breaks()
    await harness.pass_time(20)
    assert len(table.state.played.steps) == steps
    assert anna.room["hurdle"] == "storage"
    trouble.mends()
    await mended(harness)
    async with asyncio.timeout(20):
        while len(table.state.played.steps) == steps:
            await harness.pass_time(2.1)
    assert anna.room["hurdle"] == ""


async def test_what_people_do_by_http_is_refused_and_works_afterwards(trouble: Trouble) -> None:
    harness = trouble.harness
    table = await harness.start("speed-1200", ["anna", "ben"])
    trouble.breaks()
    with pytest.raises(Denied, match="storage"):
        await harness.act(table, lambda state: commands.pause(state, "anna"))
    with pytest.raises(Denied, match="storage"):
        await harness.open("speed-1200", ["anna", "ben"])
    trouble.mends()
    await mended(harness)
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    assert table.state.facts.is_paused


async def test_whoever_returns_during_the_trouble_has_their_seat_when_it_is_mended(trouble: Trouble) -> None:
    harness = trouble.harness
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0, pace_ms=10_000, grace_ms=1_000)
    await harness.join(table, "anna")
    await harness.pass_time(2)
    assert table.state.facts.chair(2).stand_in == "gone"
    trouble.breaks()
    await harness.join(table, "ben")
    await harness.pass_time(1)
    assert table.state.facts.chair(2).stand_in == "gone"
    trouble.mends()
    await mended(harness)
    async with asyncio.timeout(20):
        while table.state.facts.chair(2).stand_in:
            await harness.pass_time(2.1)


@contextmanager
def no_room() -> Iterator[None]:
    """No file can be written."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_on_a_full_disk_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async with harness_at(tmp_path / "tables.db") as harness:
        table = await harness.start("speed-1200", ["anna", "bot:0"], window_ms=0, pace_ms=500)
        anna = await harness.join(table, "anna")
        while len(table.state.played.steps) < 20 or table.state.played.waiting != (2,):
            await harness.step(table, anna)
        known = table.state
        with no_room():
            await harness.pass_time(10)
            assert anna.room["hurdle"] == "storage"
            assert table.state is known
        found = fold(await harness.store.read(table.id))
        assert found is not None
        assert found.match == known.match
        await harness.pass_time(2.1)
        assert anna.room["hurdle"] == ""
        found = fold(await harness.store.read(table.id))
        assert found is not None
        assert found.match == table.state.match != known.match
