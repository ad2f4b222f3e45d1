"""kill -9 in mid-play: no acknowledged move is lost, none is made twice, every table is readable."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.core.chance.rng import Rng
from paddock.table.entries import Moved, decode_entry
from paddock.table.snapshots import fold
from paddock.table.store.open import open_store
from tests.contract.variants import LONG

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine
    from pathlib import Path

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEEDS = range(101, 121) if LONG else (5,)  # number of parts: an hour's run can be split
KILLS = 50 if LONG else 25  # in each part, on each database
TABLES = 4
TICK_S, MAX_TICKS = 0.1, 300
AWAY = (OSError, EOFError, WebSocketException)
T = TypeVar("T")


async def in_time(work: Coroutine[Any, Any, T]) -> T:
    """The result, with a timeout. Only time in which this process runs counts: the machine may be suspended."""
    task = asyncio.create_task(work)
    for _ in range(MAX_TICKS):
        await asyncio.wait([task], timeout=TICK_S)
        if task.done():
            return task.result()
    task.cancel()
    raise TimeoutError


class ForkServer:
    """Starts servers on one database, one after the other."""

    def __init__(self, process: asyncio.subprocess.Process, database: str) -> None:
        self._process = process
        self._database = database
        self.pid = 0
        self.url = ""
        self.is_up = False

    async def start(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(f"{self._database}\n".encode())
        pid, port = (await in_time(stdout.readline())).split()
        self.pid, self.url, self.is_up = int(pid), f"http://127.0.0.1:{int(port)}", True

    async def kill(self) -> None:
        """Kill the server, and wait until it is gone."""
        self.is_up = False
        os.kill(self.pid, signal.SIGKILL)
        await in_time(self._gone())

    async def _gone(self) -> None:
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                await asyncio.sleep(0.002)


class Player:
    """A device that plays both seats of one table while a server runs, and resends unanswered messages."""

    def __init__(self, table: str, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.acked: list[str] = []
        self.open: dict[str, Any] | None = None  # sent and not answered
        self.since: int | None = None
        self.views: dict[int, dict[str, Any]] = {}
        self._rng = Rng(sum(table.encode()))
        self._count = 0

    @property
    def is_over(self) -> bool:
        return any(view["view"]["over"] for view in self.views.values())

    async def play(self, fork_server: ForkServer) -> None:
        """Join and play while there is a server; reconnect after a break."""
        while fork_server.is_up:
            with suppress(*AWAY):
                await self._sit(fork_server.url)

    async def _sit(self, url: str) -> None:
        headers = {"origin": url, "cookie": self.cookie}
        address = url.replace("http", "ws") + "/api/ws"
        async with connect(address, additional_headers=headers, proxy=None, compression=None) as wire:
            await wire.send(json.dumps({"type": "join", "table": self.table, "since": self.since}))
            if self.open is not None:
                await wire.send(json.dumps(self.open))
            async for text in wire:
                await self._hear(json.loads(text), wire)

    async def _hear(self, message: dict[str, Any], wire: ClientConnection) -> None:
        if self.open is not None and message.get("id") == self.open["id"]:
            outcome = message["outcome"]["kind"]
            assert outcome in {"done", "stale"}, message
            self.acked += [message["id"]] if outcome == "done" else []
            self.open = None
        if message["type"] == "seen":
            self.since = message["seq"]
            self.views[message["seat"]] = message
        await self._move(wire)

    async def _move(self, wire: ClientConnection) -> None:
        """The next move, once both seats have the same state."""
        seqs = {view["seq"] for view in self.views.values()}
        if self.open is not None or len(self.views) < 2 or len(seqs) > 1:
            return
        asked = [view for view in self.views.values() if view["view"]["moves"]]
        if asked:
            seen = asked[self._rng.below(len(asked))]
            moves = seen["view"]["moves"]
            self._count += 1
            move = moves[self._rng.below(len(moves))]
            fields = {"id": f"m{self._count}", "seat": seen["seat"], "seq": seen["seq"], "move": move}
            self.open = {"type": "play", **fields}
            await wire.send(json.dumps(self.open))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rehearsed(request: pytest.FixtureRequest) -> AsyncIterator[asyncio.subprocess.Process]:
    """The process that forks the servers, for both databases."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.server.fork_server"),
        stdin=pipe,
        stdout=pipe,
        cwd=request.config.rootpath,
        start_new_session=True,
    )
    yield process
    os.killpg(process.pid, signal.SIGKILL)  # a server left behind by a test inherits the pipe and would keep it open
    await process.wait()


@pytest.fixture(params=["sqlite", "postgres"])
def fork_server(request: pytest.FixtureRequest, tmp_path: Path, rehearsed: asyncio.subprocess.Process) -> ForkServer:
    is_file = request.param == "sqlite"
    database = str(tmp_path / "tables.db") if is_file else str(request.getfixturevalue("postgres_url"))
    return ForkServer(rehearsed, database)


def asking(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, headers={"origin": url}, trust_env=False, timeout=None)  # noqa: S113 - see in_time


async def seated(url: str) -> list[Player]:
    """One guest with some tables where all seats are theirs."""
    async with asking(url) as http:
        await http.post("/api/me", json={"name": "Anna"})
        chairs = [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}]
        settings = {"game": "speed-1200", "chairs": chairs, "window_ms": 0, "start": True}
        tables = [(await http.post("/api/tables", json=settings)).json()["table"] for _ in range(TABLES)]
        return [Player(table, f"paddock={http.cookies['paddock']}") for table in tables]


async def dealt_again(url: str, players: list[Player]) -> None:
    """Deal again wherever a match is over."""
    async with asking(url) as http:
        for player in players:
            if player.is_over:
                answer = await http.post(
                    f"/api/tables/{player.table}/start", json={}, headers={"cookie": player.cookie}
                )
                assert answer.is_success, answer.text
                player.views = {}


async def reached(players: list[Player], goal: int) -> None:
    """Wait until this many moves were acknowledged; the server may be doing anything then."""
    while sum(len(player.acked) for player in players) < goal:  # noqa: ASYNC110 - any of several may bring it
        await asyncio.sleep(0)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_server_killed_in_mid_play_loses_no_acknowledged_move_and_makes_none_twice(
    fork_server: ForkServer, seed: int
) -> None:
    await fork_server.start()
    players = await in_time(seated(fork_server.url))
    rng = Rng(seed)
    for _ in range(KILLS):
        acked = sum(len(player.acked) for player in players)
        await in_time(dealt_again(fork_server.url, players))
        playing = [asyncio.create_task(player.play(fork_server)) for player in players]
        await in_time(reached(players, acked + 1 + rng.below(25)))
        await fork_server.kill()
        await asyncio.gather(*playing)
        await fork_server.start()
    await fork_server.kill()
    store = open_store(fork_server._database)  # noqa: SLF001 - ours
    await store.start()
    for player in players:
        rows = await store.read(player.table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert fold(rows) is not None
        entries = [decode_entry(row.body) for row in rows]
        made = Counter(entry.id for entry in entries if isinstance(entry, Moved))
        assert set(player.acked) <= set(made), "lost"
        assert max(made.values()) == 1, "made twice"
    await store.stop()
    assert sum(len(player.acked) for player in players) >= KILLS
