"""Socket: a device at a table: reads its messages within limits, and never lets a slow reader hold up the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import structlog

from paddock.server.limits import TokenBucket
from paddock.table.denied import Denied
from paddock.table.messages import Join, Ping, Pong, Say, Trouble, decode, encode

if TYPE_CHECKING:
    from paddock.server.config import Limits
    from paddock.server.limits import RateLimiter
    from paddock.server.ws.connection import Connection
    from paddock.table.hub import Hub
    from paddock.table.live import LiveTable
    from paddock.table.messages import Inbound

log = structlog.get_logger("paddock")
SLOW: Final = 4008  # the reader does not keep up
FAST: Final = 4029  # the writer does not stop
REVOKED: Final = 4001
FULL: Final = 4013
BROKEN: Final = 1011  # a mistake of ours
LATER: Final = 1013
MAX_TOO_FAST: Final = 60


class Who(NamedTuple):
    """Whose device it is: a guest with a name, or a visitor; `key` is the hash of its token."""

    guest: str
    name: str
    key: str


NOBODY: Final = Who("", "", "")  # until it is known whose it is


class Socket:
    """One websocket. What it is sent goes out at once, or waits in the kernel and behind it, up to a limit."""

    def __init__(self, connection: Connection, hub: Hub, limits: Limits, chat_rate: RateLimiter, address: str) -> None:
        self.guest, self.name, self.key = NOBODY
        self.address: Final = address
        self._connection: Final = connection
        self._hub: Final = hub
        self._limits: Final = limits
        self._chat_rate: Final = chat_rate
        self._bucket: Final = TokenBucket(limits.messages_per_second, limits.messages_burst)
        self._joining: asyncio.Task[None] | None = None
        self._later: Final[deque[str | None]] = deque()  # what came while a table was being woken
        self._too_fast = 0
        self.table: LiveTable | None = None

    # What the table calls.

    def send(self, *messages: bytes) -> None:
        """Hand over messages; a reader who is too far behind is let go, and can resume."""
        if self._connection.unsent > self._limits.unsent:
            self.close(SLOW, "too slow")
        else:
            self._connection.send(*messages)

    def close(self, code: int, reason: str) -> None:
        """End the connection with a code that says why."""
        self._connection.close(code, reason)

    # What the device sends.

    def listen(self, who: Who) -> None:
        """Read from now on what this one says."""
        self.guest, self.name, self.key = who
        self._connection.listen(self._hear)

    def leave(self) -> None:
        """The connection has ended."""
        if self._joining is not None:
            self._joining.cancel()
        if self.table is not None:
            self._hub.detach(self.table, self)

    def _hear(self, text: str | None) -> None:
        try:
            if self._joining is not None:
                self._later.append(text)
            elif self._bucket.take():
                self._read(text)
            else:
                self._hurry()
        except Exception:
            log.exception("failed", route="/api/ws")
            self.close(BROKEN, "internal")

    def _hurry(self) -> None:
        self._too_fast += 1
        if self._too_fast > MAX_TOO_FAST:
            self.close(FAST, "too many messages")
        else:
            self.send(encode(Trouble("too-fast")))

    def _read(self, text: str | None) -> None:
        try:
            message = decode(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(encode(Trouble("bad-message", facts={"text": str(error)[:200]})))
            return
        try:
            self._handle(message)
        except Denied as denied:
            self.send(encode(Trouble(denied.code, getattr(message, "id", None), denied.facts)))

    def _handle(self, message: Inbound) -> None:
        if isinstance(message, Ping):
            self.send(encode(Pong(message.id)))
        elif isinstance(message, Join):
            self._join(message)
        elif self.table is None:
            raise Denied("no-table")
        else:
            if isinstance(message, Say):
                self._check_chat(self.table)
            self.table.receive(self, message)

    def _check_chat(self, table: LiveTable) -> None:
        if not self.name:
            raise Denied("no-guest")  # the host could not mute a visitor
        if not self._chat_rate.take(f"{table.id} {self.guest}"):
            raise Denied("too-talkative")

    def _join(self, join: Join) -> None:
        awake = self._hub.tables.get(join.table)
        if awake is not None:
            self._sit_down(awake, join)
        else:
            self._connection.pause(is_paused=True)
            self._joining = asyncio.get_running_loop().create_task(self._wake(join))

    async def _wake(self, join: Join) -> None:
        """Join a table that rests; what the device sends meanwhile waits."""
        try:
            self._sit_down(await self._hub.table(join.table), join)
        except Denied as denied:
            self.send(encode(Trouble(denied.code, None, denied.facts)))
        except Exception:
            log.exception("failed", route="/api/ws")
            self.close(BROKEN, "internal")
        self._joining = None
        self._connection.pause(is_paused=False)
        while self._later and self._joining is None:
            self._hear(self._later.popleft())

    def _sit_down(self, table: LiveTable, join: Join) -> None:
        if not table.state.facts.concerns(self.guest):
            self._check_visitors(table)
        if self.table is not None:
            self._hub.detach(self.table, self)
        self.table = table
        self._hub.attach(table, self, since=join.since, is_watching=join.is_watching)

    def _check_visitors(self, table: LiveTable) -> None:
        """Denied if there is no room for one more visitor, of this address or at all; nobody else is counted."""
        facts = table.state.facts
        others = [
            other
            for other in table.listeners
            if isinstance(other, Socket) and other is not self and not facts.concerns(other.guest)
        ]
        near = sum(1 for other in others if other.address == self.address)
        most, most_near = self._limits.visitors_per_table, self._limits.visitors_per_table_and_address
        if (most and len(others) >= most) or (most_near and near >= most_near):
            raise Denied("too-many", what="visitors")
