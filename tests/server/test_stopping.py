"""Shutdown by a signal during play: no data loss and no traceback on the screen."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from paddock.table.entries import Moved, decode_entry
from paddock.table.store.open import open_store
from tests.server.serving import INSTANT, Line

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.asyncio(loop_scope="module")
ENOUGH = 60
DATABASE = "paddock.sqlite3"
LOGGED = {"event", "level", "timestamp", "method", "status", "ms", "version", "port", "workers", "tables", "sockets"}


class Program:
    """`paddock serve` as a separate program, in its own process group."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url

    async def end(self, number: signal.Signals, *, whole_group: bool) -> tuple[int, str, str]:
        """Send a signal and wait: returns the exit code, and the output after the address."""
        os.kill(-self.process.pid if whole_group else self.process.pid, number)
        async with asyncio.timeout(20):
            out, error = await self.process.communicate()
        return self.process.returncode or 0, out.decode(), error.decode()

    @property
    def workers(self) -> list[psutil.Process]:
        return [child for child in psutil.Process(self.process.pid).children() if "spawn_main" in str(child.cmdline())]


@asynccontextmanager
async def program(*where: str) -> AsyncIterator[Program]:
    """A server on the database in these flags."""
    command = [sys.executable, "-m", "paddock", "serve", "--port", "0", "--unlimited", "--log", "debug", *where]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, start_new_session=True)
    assert process.stdout is not None
    async with asyncio.timeout(60):
        line = (await process.stdout.readline()).decode()
    try:
        yield Program(process, line.split()[-1])
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Play:
    """Plays all seats of a table as fast as the server accepts moves."""

    def __init__(self, table: str, line: Line) -> None:
        self.table = table
        self.line = line
        self.acknowledged = 0

    async def go(self, enough: asyncio.Semaphore) -> int:
        """Play until the connection ends; returns the close code."""
        try:
            while True:
                seen = await self.line.next()
                self.acknowledged += seen["type"] == "answer" and seen["outcome"]["kind"] == "done"
                enough.release()
                await self.move(seen)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def move(self, seen: dict[str, Any]) -> None:
        moves = seen.get("view", {}).get("moves") or []
        for move in moves[:1]:
            await self.line.send("play", id=f"{seen['seq']}", seat=seen["seat"], seq=seen["seq"], move=move)


@asynccontextmanager
async def playing(served: Program, *kinds: str) -> AsyncIterator[Play]:
    """A table whose match has begun."""
    chairs = [{"kind": kind, "name": f"P{seat}"} for seat, kind in enumerate(kinds, 1)]
    data = {"game": "speed-1200", "chairs": chairs, "start": True, **INSTANT}
    async with httpx.AsyncClient(base_url=served.url, trust_env=False) as http:
        await http.post("/api/me", json={"name": "Anna"})
        table = (await http.post("/api/tables", json=data)).json()["table"]
        headers = {"origin": served.url, "cookie": f"paddock={http.cookies['paddock']}"}
    address = served.url.replace("http", "ws") + "/api/ws"
    async with connect(address, additional_headers=headers, proxy=None) as wire:
        line = Line(wire)
        await line.send("join", table=table)
        yield Play(table, line)


async def made(address: str | Path, table: str) -> int:
    """Number of stored moves of a table."""
    store = open_store(address)
    await store.start()
    rows = await store.read(table)
    await store.stop()
    return sum(1 for row in rows if isinstance(decode_entry(row.body), Moved))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str, str | Path]:
    """The flag for the storage location with its value, and the database URL."""
    if request.param == "sqlite":
        return "--data", str(tmp_path), tmp_path / DATABASE
    url = str(request.getfixturevalue("postgres_url"))
    return "--database", url, url


async def test_sigterm_in_mid_play_loses_nothing_and_tells_everybody(place: tuple[str, str, str | Path]) -> None:
    flag, value, address = place
    async with (
        program(flag, value) as served,
        playing(served, "me", "me") as first,
        playing(served, "me", "me") as second,
    ):
        with pytest.raises(InvalidStatus):
            await connect(served.url.replace("http", "ws") + "/api/ws", origin=Origin("http://evil.ex"), proxy=None)
        enough = asyncio.Semaphore(0)
        ends = [asyncio.create_task(player.go(enough)) for player in (first, second)]
        for _ in range(ENOUGH):
            await enough.acquire()
        code, out, error = await served.end(signal.SIGTERM, whole_group=False)
        assert (code, out.splitlines()[-1]) == (0, "Stopped. All tables are saved.")
        assert await asyncio.gather(*ends) == [1012, 1012]
    lines = [json.loads(line) for line in error.splitlines()]
    assert [line["event"] for line in lines if line["level"] == "info"] == ["started", "stopping", "stopped"]
    # Only these lines may be logged: no name, no token, no table, no card.
    assert {key for line in lines for key in line} <= LOGGED
    assert {line["event"] for line in lines} == {"http", "started", "stopping", "stopped"}
    for player in (first, second):
        assert player.acknowledged > 0
        assert await made(address, player.table) >= player.acknowledged


async def test_ctrl_c_is_quiet_also_while_a_bot_thinks(tmp_path: Path) -> None:
    async with program("--data", str(tmp_path)) as served, playing(served, "me", "bot") as player:
        enough = asyncio.Semaphore(0)
        end = asyncio.create_task(player.go(enough))
        await until_somebody_thinks(served, enough)
        workers = served.workers
        code, out, error = await served.end(signal.SIGINT, whole_group=True)
        assert await end == 1012
    assert (code, out.splitlines()[-1]) == (0, "Stopped. All tables are saved.")
    assert "Traceback" not in error
    assert not psutil.wait_procs(workers, timeout=10)[1]


async def test_a_server_that_is_killed_leaves_no_worker_behind(tmp_path: Path) -> None:
    async with program("--data", str(tmp_path)) as served, playing(served, "me", "bot") as player:
        enough = asyncio.Semaphore(0)
        end = asyncio.create_task(player.go(enough))
        await until_somebody_thinks(served, enough)
        workers = served.workers
        await served.end(signal.SIGKILL, whole_group=False)
        await end
    assert workers
    assert not psutil.wait_procs(workers, timeout=10)[1]


async def until_somebody_thinks(served: Program, seen: asyncio.Semaphore) -> None:
    async with asyncio.timeout(30):
        while not served.workers:
            await seen.acquire()
        for _ in range(20):
            await seen.acquire()
