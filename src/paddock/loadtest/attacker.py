"""Attacker: one address that does everything at once to lock others out; what it was answered is counted.

As a program it attacks a server until it is ended: `python -m paddock.loadtest.attacker URL TABLE...`, and prints the
counts as JSON.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from paddock.loadtest.http import GOOD, Client
from paddock.table.messages import Instruct, Join, Say, encode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

ADDRESS: Final = "198.51.100.66"
LOWEST_PRIORITY: Final = 19
PAUSE_S: Final = 0.01  # between two actions of one kind: it floods, but leaves the machine to others
MAX_SOCKETS: Final = 300
BOT_TABLE: Final = {
    "game": "speed-1200",
    "chairs": [{"kind": "bot", "level": 3}] * 4,
    "pace_ms": 0,
    "window_ms": 0,
    "is_listed": True,
    "start": True,
}
OWN_TABLE: Final = {**BOT_TABLE, "chairs": [{"kind": "me", "name": "Mallory"}, {"kind": "bot", "level": 3}]}


class Socket(WSListener):
    """A socket of the attacker: it joins a table, sends what it is given, and may stop reading."""

    def __init__(self, attacker: Attacker, table: str, *, is_reading: bool = True) -> None:
        self._attacker: Final = attacker
        self._table: Final = table
        self._is_reading: Final = is_reading
        self._transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.send(Join(self._table))
        if not self._is_reading:
            transport.underlying_transport.pause_reading()

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            told = msgspec.json.decode(frame.get_payload_as_bytes())
            refused = told.get("outcome", {}) if told["type"] == "answer" else told
            if told["type"] in {"answer", "trouble"} and "code" in refused:
                self._attacker.answered[str(refused["code"])] += 1

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self._transport = None

    def send(self, message: Any) -> None:  # noqa: ANN401 - any message of a client
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, encode(message))


class Attacker:
    """Runs all attacks concurrently, each in a separate loop."""

    def __init__(self, url: str, tables: list[str]) -> None:
        self.answered: Final[Counter[str]] = Counter()  # codes of refusals, and statuses of good answers
        self._url: Final = url
        self._tables: Final = tables  # of honest people
        self._client: Final = Client(url, ADDRESS)
        self._token = ""
        self._own = ""
        self._bots: list[str] = []
        self._sockets: list[Socket] = []
        self._seat: Socket | None = None
        self._numbers: Final = count()

    async def run(self) -> None:
        """Attack until cancelled."""
        actions = [self._guest, self._open, self._watch, self._stall, self._talk, self._order]
        actions += [self._verify, self._review, self._try_code, self._link]
        async with self._client, asyncio.TaskGroup() as group:
            for action in actions:
                group.create_task(self._repeat(action))

    async def _repeat(self, action: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await action()
            except (OSError, EOFError, TimeoutError, WSError) as error:
                self.answered[type(error).__name__] += 1
            await asyncio.sleep(PAUSE_S)

    async def _ask(self, method: str, path: str, body: object = None, token: str | None = None) -> dict[str, Any]:
        answer = await self._client.ask(method, path, body, self._token if token is None else token)
        found = msgspec.json.decode(answer.body) if answer.body[:1] == b"{" else {}
        self.answered[str(answer.status if answer.status in GOOD else found.get("code"))] += 1
        self._token = self._token or answer.token
        return dict(found)

    def _any_table(self) -> str:
        return self._tables[next(self._numbers) % len(self._tables)]

    async def _guest(self) -> None:
        await self._ask("POST", "/api/me", {"name": "Mallory"}, token="")

    async def _open(self) -> None:
        if not self._own:
            self._own = str((await self._ask("POST", "/api/tables", OWN_TABLE)).get("table", ""))
        opened = await self._ask("POST", "/api/tables", BOT_TABLE)
        self._bots += [str(opened["table"])] if "table" in opened else []

    async def _connect(self, table: str, *, is_reading: bool = True) -> Socket:
        if len(self._sockets) >= MAX_SOCKETS:
            self._sockets.pop(0)
        socket = Socket(self, table, is_reading=is_reading)
        headers = {"Origin": self._url, "X-Forwarded-For": ADDRESS, "Cookie": f"paddock={self._token}"}
        await ws_connect(lambda: socket, f"{self._url.replace('http', 'ws', 1)}/api/ws", extra_headers=headers)
        self._sockets.append(socket)
        return socket

    async def _watch(self) -> None:
        number = next(self._numbers)
        await self._connect(self._bots[number % len(self._bots)] if self._bots and number % 2 else self._any_table())

    async def _stall(self) -> None:
        await self._connect(self._any_table(), is_reading=False)

    async def _talk(self) -> None:
        for socket in self._sockets[-20:]:
            socket.send(Say(f"s{next(self._numbers)}", "buy my cards"))

    async def _order(self) -> None:
        if self._seat is None and self._own:
            self._seat = await self._connect(self._own)
        if self._seat is not None:
            number = next(self._numbers)
            self._seat.send(Instruct(f"o{number}", 1, {"coup stop": ("always", "never")[number % 2]}))

    async def _verify(self) -> None:
        path = f"/api/tables/{self._any_table()}/matches/1/record"
        record = (await self._client.ask("GET", path, None, self._token)).body.decode()
        await self._ask("POST", "/api/verify", {"record": record})

    async def _review(self) -> None:
        await self._ask("GET", f"/api/tables/{self._any_table()}/matches/1/review")

    async def _try_code(self) -> None:
        await self._ask("GET", "/api/codes/AAAAAA")

    async def _link(self) -> None:
        await self._ask("POST", "/api/me/link")


async def attack(url: str, tables: list[str]) -> None:
    """Attack until SIGTERM, then print what was answered."""
    attacker = Attacker(url, tables)
    task = asyncio.create_task(attacker.run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await asyncio.wait([task])
    sys.stdout.write(msgspec.json.encode(dict(attacker.answered)).decode())


if __name__ == "__main__":
    os.nice(LOWEST_PRIORITY)
    asyncio.run(attack(sys.argv[1], sys.argv[2:]))
