"""Real server on a local port for tests, with clients for HTTP and websockets."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paddock.server.config import Config, Limits
from paddock.server.run import Server, bound_socket, open_context
from paddock.table.thinkers import advise, choose
from tests.contract.variants import LONG
from tests.table.migrated import with_schema

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from paddock.advice.hint import Hint
    from paddock.server.context import ServerContext
    from paddock.table.fair_queue import Source
    from paddock.table.thinkers import Answer

TIMEOUT_S = 600.0 if LONG else 10.0  # a long run pauses while others need the machine
IDLE = {"idle_review_percent": 0}  # no reviews that nobody asked for
INSTANT = {"pace_ms": 0, "window_ms": 0, "grace_ms": 600_000}


class InlineThinkers:
    """Computes bot moves at once in this process: a test waits for no worker to start."""

    def think(self, source: Source, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        data = msgspec.json.encode(view)
        asyncio.get_running_loop().call_soon(lambda: then(choose(data, level, seed, 1)))

    def advise(self, source: Source, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        asyncio.get_running_loop().call_soon(lambda: then(advise(msgspec.json.encode(view), 1)))

    async def do(self, source: Source, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        return await asyncio.to_thread(work, *arguments)

    def stop(self) -> None:
        """Nothing to stop."""


class Line:
    """A device's WebSocket."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[dict[str, Any]] = []

    async def send(self, kind: str, **fields: object) -> None:
        await self.wire.send(json.dumps({"type": kind, **fields}))

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(TIMEOUT_S):
            message: dict[str, Any] = json.loads(await self.wire.recv())
        self.heard.append(message)
        return message

    async def until(self, *kinds: str, **fields: object) -> dict[str, Any]:
        """The next message of one of these kinds with these fields."""
        while True:
            message = await self.next()
            if message["type"] in kinds and fields.items() <= message.items():
                return message

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a message and wait for the outcome in its answer; for a ping, the pong."""
        word = str(fields.setdefault("id", f"w{len(self.heard)}"))
        await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message.get("id") == word:
                outcome: dict[str, Any] = message.get("outcome", message)
                return outcome

    async def ended(self) -> int:
        """The close code of the other side."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.wire.close_code or 0


class Person:
    """A browser with its cookie."""

    def __init__(self, served: Served, http: httpx.AsyncClient) -> None:
        self.served = served
        self.http = http
        self.guest = ""

    async def get(self, path: str, **query: Any) -> httpx.Response:  # noqa: ANN401 - whatever a query holds
        return await self.http.get(path, params=query)

    async def post(self, path: str, data: object = None) -> httpx.Response:
        return await self.http.post(path, json=data)

    async def put(self, path: str, data: object = None) -> httpx.Response:
        return await self.http.put(path, json=data)

    async def delete(self, path: str) -> httpx.Response:
        return await self.http.delete(path)

    async def called(self, name: str) -> Self:
        """Become a guest."""
        answer = await self.post("/api/me", {"name": name})
        assert answer.status_code in {200, 201}, answer.text
        self.guest = answer.json()["guest"]
        return self

    @property
    def token(self) -> str:
        return self.http.cookies.get("paddock") or ""

    async def opens(self, *chairs: str, game: str = "mille-bornes", **settings: object) -> str:
        """Open a table with chairs such as `me`, `open` and `bot`; bots and windows take no time."""
        names = [{"kind": kind, "name": f"P{seat}" if kind == "me" else ""} for seat, kind in enumerate(chairs, 1)]
        data = {"game": game, "chairs": names, **INSTANT, **settings}
        answer = await self.post("/api/tables", data)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def line(self, headers: dict[str, str] | None = None, **options: Any) -> Line:  # noqa: ANN401
        """A WebSocket, closed with the server."""
        origin = {"origin": self.served.url, **({"cookie": f"paddock={self.token}"} if self.token else {})}
        return await self.served.line({**origin, **(headers or {})}, **options)

    async def at(self, table: str, **fields: object) -> Line:
        """A WebSocket at a table, after its first frame."""
        line = await self.line()
        await line.send("join", table=table, **fields)
        await line.until("room")
        await line.ask("ping")
        return line


class Served:
    """A server that runs in this process."""

    def __init__(self, context: ServerContext, port: int, stack: AsyncExitStack) -> None:
        self.context = context
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._stack = stack
        self.server: Server

    async def person(self, name: str = "", **headers: str) -> Person:
        """Somebody with a separate browser; with a name they are a guest."""
        client = httpx.AsyncClient(
            base_url=self.url, headers={"origin": self.url, **headers}, timeout=TIMEOUT_S, trust_env=False
        )
        person = Person(self, await self._stack.enter_async_context(client))
        return await person.called(name) if name else person

    async def line(self, headers: dict[str, str], **options: Any) -> Line:  # noqa: ANN401 - of the library
        address = f"ws://127.0.0.1:{self.port}/api/ws"
        # Many lines are never read: a full queue would keep the closing handshake waiting for ten seconds.
        settings = {"max_queue": None, **options}
        wire = await connect(address, additional_headers=headers, proxy=None, compression=None, **settings)
        self._stack.push_async_callback(wire.close)
        return Line(wire)

    async def rows(self, table: str) -> int:
        return len(await self.context.store.read(table))


@asynccontextmanager
async def serving(database: Path | str, limits: Limits | None = None, **config: Any) -> AsyncIterator[Served]:  # noqa: ANN401
    """A server on a free local port; without limits unless some are given."""
    listening = bound_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = Config(port=port, database=str(with_schema(database)), limits=limits or Limits.none(), **IDLE | config)
    ready = asyncio.Event()
    async with open_context(settings, thinkers=InlineThinkers()) as context:
        server = Server(context, ready.set)
        running = asyncio.create_task(server.serve(sockets=[listening]))
        await ready.wait()
        async with AsyncExitStack() as stack:
            served = Served(context, port, stack)
            served.server = server
            yield served
        server.should_exit = True
        await running
