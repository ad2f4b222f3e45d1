"""Virtual users: create guests, open tables, take seats and connect sockets as the page does, many concurrently."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Final, Self
from zlib import crc32

from picows import ws_connect

from paddock.loadtest.errors import LoadFailed
from paddock.loadtest.http import Client
from paddock.loadtest.measurements import Measurements
from paddock.loadtest.plan import SEATS
from paddock.loadtest.table_client import Player, TableClient, seats_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterable

    from paddock.loadtest.plan import Plan, Progress
    from paddock.loadtest.processes import Server

CONCURRENCY: Final = 64  # tables that are opened, or sockets that connect, at the same time
HANDSHAKE_S: Final = 30.0
GRACE_MS: Final = 600_000  # connecting thousands of sockets takes a while; no bot may take over a seat meanwhile


class VirtualUsers:
    """Tables with players, on one server or spread over several."""

    def __init__(self, plan: Plan, servers: list[Server], progress: Progress) -> None:
        self.plan: Final = plan
        self.servers: Final = servers
        self.progress: Final = progress
        self.measurements: Final = Measurements()
        self.tables: list[TableClient] = []
        self.clients: list[Client] = []
        self._dice: Final = random.Random(1)  # noqa: S311 - a load, not a secret
        self._stack: Final = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for server in self.servers:
            self.clients.append(await self._stack.enter_async_context(Client(server.url)))
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self.players:
            player.leave()
        await self._stack.aclose()

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    async def open_tables(self) -> None:
        """Open the tables with their guests seated, and deal."""
        self.progress.stage("tables", self.plan.tables)
        self.tables = await self.run_concurrently([self._open(number) for number in range(self.plan.tables)])

    async def _open(self, number: int) -> TableClient:
        client, address = self.clients[0], _address(number) if self.plan.has_addresses else ""
        made = await asyncio.gather(
            *(client.post("/api/me", {"name": f"Guest {seat}"}, "", address) for seat in range(1, SEATS + 1))
        )
        tokens = [token for _, token in made]
        chairs = [{"kind": "me", "name": "Guest 1"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        game = self.plan.games[number % len(self.plan.games)]
        wish = {"game": game, "chairs": chairs, "window_ms": 0, "pace_ms": 0, "grace_ms": GRACE_MS}
        opened, _ = await client.post("/api/tables", wish, tokens[0], address)
        path = f"/api/tables/{opened['table']}"
        seats = ((seat, {"seat": seat, "name": f"Guest {seat}"}) for seat in range(2, SEATS + 1))
        await asyncio.gather(*(client.post(f"{path}/seats", wish, tokens[seat - 1], address) for seat, wish in seats))
        await client.post(f"{path}/start", {}, tokens[0], address)
        dice = random.Random(self._dice.random())  # noqa: S311 - as above
        return TableClient(opened["table"], tokens, self.measurements, dice, address)

    def adopt(self, tokens: dict[str, list[str]]) -> None:
        """Take over existing tables, with the cookies of their guests."""
        self.tables = [TableClient(table, held, self.measurements, self._dice) for table, held in tokens.items()]

    async def connect_all(self, sockets: int, at_once: int = CONCURRENCY) -> None:
        """Connect this number of sockets, `at_once` of them concurrently, until each has received its first frame."""
        self.progress.stage("sockets", sockets)
        loop = asyncio.get_running_loop()
        for number in range(sockets):
            table = self.tables[number % len(self.tables)]
            seat = seats_of(number // len(self.tables) + 1)[-1]
            table.players.append(Player(table, seat, self._server_of(table, seat), loop.create_future()))
        await self.run_concurrently([self.connect(player) for player in self.players], at_once=at_once)

    def _server_of(self, table: TableClient, seat: int) -> int:
        """The process of a table, as a proxy chooses it by the address, or else the seats spread over all of them."""
        if self.plan.is_routed:
            return crc32(table.id.encode()) % len(self.servers)
        return max(seat - 1, 0) * len(self.servers) // SEATS

    async def connect(self, player: Player) -> None:
        """Connect a player and wait for its first frame; LoadFailed on a timeout."""
        url = self.clients[player.server].url
        headers = {"Origin": url, **({"Cookie": f"paddock={player.token}"} if player.token else {})}
        headers |= {"X-Forwarded-For": player.table.address} if player.table.address else {}
        address = f"{url.replace('http', 'ws', 1)}/api/ws?table={player.table.id}"
        try:
            await ws_connect(lambda: player, address, extra_headers=headers, websocket_handshake_timeout=HANDSHAKE_S)
            await asyncio.wait_for(player.joined, HANDSHAKE_S)
        except (OSError, TimeoutError, asyncio.CancelledError) as error:
            raise LoadFailed("no-join", url=url, reason=type(error).__name__) from error

    async def rematch(self, table: TableClient) -> None:
        """Deal again at a table whose match is over."""
        self.measurements.matches += 1
        try:
            await self.clients[0].post(f"/api/tables/{table.id}/start", {}, table.tokens[0], table.address)
        except LoadFailed:
            table.failed("rematch")

    async def run_concurrently(
        self, work: Iterable[Awaitable[Any]], before: int = 0, at_once: int = CONCURRENCY
    ) -> list[Any]:
        """Results in order, with limited concurrency and progress."""
        gate, done = asyncio.Semaphore(at_once), before

        async def one(it: Awaitable[Any]) -> Any:  # noqa: ANN401 - whatever it is
            nonlocal done
            async with gate:
                found = await it
            done += 1
            self.progress.done(done)
            return found

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(it)) for it in work]
        return [task.result() for task in tasks]


def _address(number: int) -> str:
    """The address of the people at one table."""
    return f"10.{number >> 8 & 255}.{number & 255}.1"
