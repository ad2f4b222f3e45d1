"""Socket: a device at a table: reads its messages within limits, and never lets a slow reader hold up the table."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from paddock.server.eager import begun
from paddock.server.rates import Bucket
from paddock.table.denied import Denied
from paddock.table.messages import Ask, Join, Ping, Play, Pong, Say, Trouble, decode, encode

if TYPE_CHECKING:
    import asyncio

    from litestar import WebSocket

    from paddock.server.config import Limits
    from paddock.server.rates import Rates
    from paddock.table.hub import Hub
    from paddock.table.live import LiveTable
    from paddock.table.messages import Inbound

SLOW: Final = 4008  # the reader does not keep up
FAST: Final = 4029  # the writer does not stop
REVOKED: Final = 4001
FULL: Final = 4013
BROKEN: Final = 1011  # a mistake of ours
LATER: Final = 1013
MOST_TOO_FAST: Final = 60


class Who(NamedTuple):
    """Whose device it is: a guest with a name, or a visitor; `key` is the hash of its token."""

    guest: str
    name: str
    key: str


class Socket:
    """One websocket. ASGI's send has to be awaited: a bounded outbox, and a task only while the reader is behind."""

    def __init__(self, ws: WebSocket[Any, Any, Any], who: Who, hub: Hub, limits: Limits, talk: Rates) -> None:
        self.guest: Final = who.guest
        self.name = who.name
        self.key: Final = who.key
        self._ws = ws
        self._hub: Final = hub
        self._limits: Final = limits
        self._talk: Final = talk
        self._bucket: Final = Bucket(limits.messages_per_second, limits.messages_burst)
        self._outbox: deque[bytes] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._too_fast = 0
        self.table: LiveTable | None = None

    # What the table calls.

    def send(self, data: bytes) -> None:
        """Hand over a message; a reader who is too far behind is let go, and can resume."""
        if self._closing is not None:
            return
        if len(self._outbox) >= self._limits.outbox:
            self.close(SLOW, "too slow")
            return
        self._outbox.append(data)
        if self._writer is None:
            self._writer = begun(self._write())

    def close(self, code: int, reason: str) -> None:
        """End the connection with a code that says why."""
        if self._closing is None:
            self._closing = (code, reason)
            if self._writer is None:
                self._writer = begun(self._write())

    async def _write(self) -> None:
        try:
            while self._outbox and self._closing is None:
                await self._ws.send_data(self._outbox.popleft().decode())
            if self._closing is not None:
                await self._ws.close(code=self._closing[0], reason=self._closing[1])
        except (WebSocketException, RuntimeError, OSError):
            self._outbox.clear()  # the other side is gone; reading will say so
        finally:
            self._writer = None

    # What the device sends.

    async def run(self) -> None:
        """Read until the connection ends."""
        try:
            while True:
                message = await self._ws.receive()
                if message["type"] != "websocket.receive":
                    break
                if not self._bucket.take():
                    self._hurry()
                else:
                    await self._read(message.get("text"))
        except WebSocketDisconnect:
            pass
        finally:
            if self.table is not None:
                self._hub.detach(self.table, self)
            self._outbox.clear()

    def _hurry(self) -> None:
        self._too_fast += 1
        if self._too_fast > MOST_TOO_FAST:
            self.close(FAST, "too many messages")
        else:
            self.send(encode(Trouble("too-fast")))

    async def _read(self, text: str | None) -> None:
        try:
            message = decode(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(encode(Trouble("bad-message", facts={"text": str(error)[:200]})))
            return
        try:
            await self._handle(message)
        except Denied as denied:
            self.send(encode(Trouble(denied.code, getattr(message, "id", None), denied.facts)))

    async def _handle(self, message: Inbound) -> None:
        if isinstance(message, Ping):
            self.send(encode(Pong(message.id)))
        elif isinstance(message, Join):
            await self._join(message)
        elif self.table is None:
            raise Denied("no-table")
        elif isinstance(message, Say):
            self._say(message, self.table)
        elif isinstance(message, Play):
            self.table.play(self, message)
        elif isinstance(message, Ask):
            self.table.ask(self, message.id, message.seat, message.moves)
        else:
            self.table.request(self, self.name, message)

    def _say(self, say: Say, table: LiveTable) -> None:
        if not self.name:
            raise Denied("no-guest")  # whom could the host mute?
        if not self._talk.take(f"{table.id} {self.guest}"):
            raise Denied("too-talkative")
        table.request(self, self.name, say)

    async def _join(self, join: Join) -> None:
        table = await self._hub.table(join.table)
        most = self._limits.listeners_per_table
        if most and len(table.listeners) >= most and self not in table.listeners:
            raise Denied("too-many", what="listeners")
        if self.table is not None:
            self._hub.detach(self.table, self)
        self.table = table
        self._hub.attach(table, self, since=join.since, is_watching=join.is_watching)
