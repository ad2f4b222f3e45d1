"""The crew: guests are made, tables opened, chairs taken, sockets connected; all as a page does it, many at a time."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Final, Self

from picows import ws_connect

from paddock.server.load.board import Board, Player, seats_of
from paddock.server.load.errors import LoadFailed
from paddock.server.load.http import Client
from paddock.server.load.plan import SEATS
from paddock.server.load.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterable

    from paddock.server.load.plan import Plan, Progress
    from paddock.server.load.processes import Server

TOGETHER: Final = 64  # tables that are set up, or sockets that connect, at once
HANDSHAKE_S: Final = 30.0
GRACE_MS: Final = 600_000  # thousands of sockets take a while to come; no bot shall stand in for them


class Crew:
    """Boards with players, at one server or spread over several."""

    def __init__(self, plan: Plan, servers: list[Server], progress: Progress) -> None:
        self.plan: Final = plan
        self.servers: Final = servers
        self.progress: Final = progress
        self.tally: Final = Tally()
        self.boards: list[Board] = []
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
        return [player for board in self.boards for player in board.players]

    async def settle_down(self) -> None:
        """Open the tables with their guests seated, and deal."""
        self.progress.stage("tables", self.plan.tables)
        self.boards = await self.together([self._open(number) for number in range(self.plan.tables)])

    async def _open(self, number: int) -> Board:
        client = self.clients[0]
        made = await asyncio.gather(
            *(client.post("/api/me", {"name": f"Guest {seat}"}) for seat in range(1, SEATS + 1))
        )
        tokens = [token for _, token in made]
        chairs = [{"kind": "me", "name": "Guest 1"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        game = self.plan.games[number % len(self.plan.games)]
        wish = {"game": game, "chairs": chairs, "window_ms": 0, "pace_ms": 0, "grace_ms": GRACE_MS}
        opened, _ = await client.post("/api/tables", wish, tokens[0])
        path = f"/api/tables/{opened['table']}"
        seats = ((seat, {"seat": seat, "name": f"Guest {seat}"}) for seat in range(2, SEATS + 1))
        await asyncio.gather(*(client.post(f"{path}/seats", wish, tokens[seat - 1]) for seat, wish in seats))
        await client.post(f"{path}/start", {}, tokens[0])
        return Board(opened["table"], tokens, self.tally, random.Random(self._dice.random()))  # noqa: S311

    def adopt(self, tokens: dict[str, list[str]]) -> None:
        """Take over tables that are there already, with the cookies of those who sit there."""
        self.boards = [Board(table, held, self.tally, self._dice) for table, held in tokens.items()]

    async def sit_down(self, sockets: int, at_once: int = TOGETHER) -> None:
        """Connect so many sockets at the tables, so many at once, and wait until each has been shown its table."""
        self.progress.stage("sockets", sockets)
        loop = asyncio.get_running_loop()
        for number in range(sockets):
            board = self.boards[number % len(self.boards)]
            seat = seats_of(number // len(self.boards) + 1)[-1]
            board.players.append(Player(board, seat, self._server_of(seat), loop.create_future()))
        await self.together([self.connect(player) for player in self.players], at_once=at_once)

    def _server_of(self, seat: int) -> int:
        """Seats 1 and 2 on the first process, 3 and 4 on the next, if there is one."""
        return (seat - 1) // 2 % len(self.servers) if seat else 0

    async def connect(self, player: Player) -> None:
        """Connect a player, until it is shown the table; LoadFailed if it is not."""
        url = self.clients[player.server].url
        headers = {"Origin": url, **({"Cookie": f"paddock={player.token}"} if player.token else {})}
        address = f"{url.replace('http', 'ws', 1)}/api/ws"
        try:
            await ws_connect(lambda: player, address, extra_headers=headers, websocket_handshake_timeout=HANDSHAKE_S)
            await asyncio.wait_for(player.joined, HANDSHAKE_S)
        except (OSError, TimeoutError, asyncio.CancelledError) as error:
            raise LoadFailed("no-join", url=url, reason=type(error).__name__) from error

    async def rematch(self, board: Board) -> None:
        """Deal again at a table whose match is over."""
        self.tally.matches += 1
        try:
            await self.clients[0].post(f"/api/tables/{board.table}/start", {}, board.tokens[0])
        except LoadFailed:
            board.failed("rematch")

    async def together(self, work: Iterable[Awaitable[Any]], before: int = 0, at_once: int = TOGETHER) -> list[Any]:
        """All of it in order, so much of it at once, with progress."""
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
