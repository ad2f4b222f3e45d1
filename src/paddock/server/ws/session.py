"""Session: the device behind a websocket: its guest, its table, and the limits on what it sends and buffers."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import structlog

from paddock.server.limits import TokenBucket
from paddock.table.denied import Denied
from paddock.table.messages import Answer, Instruct, Join, Ping, Pong, Say, Trouble, decode, encode, id_of, outcome_of
from paddock.table.person import guest_id

if TYPE_CHECKING:
    from paddock.server.limits import ServerLimits
    from paddock.server.ws.connection import Connection
    from paddock.table.hub import Hub
    from paddock.table.live import LiveTable
    from paddock.table.messages import Inbound
    from paddock.table.person import Who

log = structlog.get_logger("paddock")
SLOW_READER: Final = 4008  # the reader is too slow
TOO_MANY_MESSAGES: Final = 4029  # the writer sends too fast
REVOKED: Final = 4001
TOO_MANY_SOCKETS: Final = 4013
INTERNAL_ERROR: Final = 1011  # a bug
TRY_AGAIN_LATER: Final = 1013
MAX_TOO_FAST: Final = 60


class Identity(NamedTuple):
    """The guest of a device, or a visitor without a name; `key` is the hash of its token.

    `hidden` are the ids of people whose chat it is not shown.
    """

    guest: Who
    name: str
    key: str
    hidden: frozenset[str] = frozenset()


UNKNOWN: Final = Identity("", "", "")  # until the guest is looked up


class Session:
    """A listener of a table, over a websocket. Sending never blocks; a slow reader is closed."""

    def __init__(self, connection: Connection, hub: Hub, limits: ServerLimits, address: str) -> None:
        self.guest, self.name, self.key, self.hidden = UNKNOWN
        self.address: Final = address
        self._connection: Final = connection
        self._hub: Final = hub
        self._server_limits: Final = limits
        self._limits: Final = limits.config
        self._message_rate: Final = TokenBucket(self._limits.messages_per_second, self._limits.messages_burst)
        self._joining: asyncio.Task[None] | None = None
        self._waiting: Final[deque[str | None]] = deque()  # received while a table is being loaded
        self._too_fast = 0
        self.table: LiveTable | None = None

    # What the table calls.

    def send(self, *messages: bytes) -> None:
        """Send messages; a reader that is too far behind is closed, and can resume."""
        if self._connection.unsent > self._limits.unsent:
            self.close(SLOW_READER, "too slow")
        else:
            self._connection.send(*messages)

    def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        self._connection.close(code, reason)

    # What the device sends.

    def listen(self, identity: Identity) -> None:
        """Start to handle messages."""
        self.guest, self.name, self.key, self.hidden = identity
        self._connection.listen(self._receive)

    def end(self) -> None:
        """The connection has ended."""
        if self._joining is not None:
            self._joining.cancel()
        if self.table is not None:
            self._hub.detach(self.table, self)

    def _receive(self, text: str | None) -> None:
        try:
            if self._joining is not None:
                self._waiting.append(text)
            elif self._message_rate.take():
                self._read(text)
            else:
                self._refuse_too_fast(text or "")
        except Exception:
            log.exception("failed", route="/api/ws")
            self.close(INTERNAL_ERROR, "internal")

    def _refuse_too_fast(self, text: str) -> None:
        self._too_fast += 1
        if self._too_fast > MAX_TOO_FAST:
            self.close(TOO_MANY_MESSAGES, "too many messages")
        else:
            self._deny(id_of(text), Denied("too-fast"))

    def _read(self, text: str | None) -> None:
        try:
            message = decode(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._deny(id_of(text or ""), Denied("bad-message", text=str(error)[:200]))
            return
        try:
            self._handle(message)
        except Denied as denied:
            self._deny(None if isinstance(message, Join) else message.id, denied)

    def _deny(self, message_id: str | None, denied: Denied) -> None:
        """Answer a message that does not reach the table; trouble if it has no id."""
        if message_id is None:
            self.send(encode(Trouble(denied.code, denied.facts)))
        else:
            seq = 0 if self.table is None else self.table.state.facts.seq
            self.send(encode(Answer(message_id, seq, outcome_of(denied))))

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
            elif isinstance(message, Instruct):
                rate = self._server_limits.order_rate
                self._server_limits.check(rate, f"{self.table.id} {guest_id(self.guest)}", "orders")
            self.table.receive(self, message)

    def _check_chat(self, table: LiveTable) -> None:
        limits, is_visitor = self._server_limits, not table.state.facts.concerns(self.guest)
        has_room = (
            limits.chat_rate.take(f"{table.id} {guest_id(self.guest)}")
            and limits.address_chat_rate.take(self.address)
            and (not is_visitor or limits.visitor_chat_rate.take(table.id))
        )
        if not has_room:
            raise Denied("too-talkative")

    def _join(self, join: Join) -> None:
        table = self._hub.tables.get(join.table)
        if table is not None and not table.state.facts.settings.club:
            self._join_table(table, join)
        else:
            self._connection.pause(is_paused=True)
            self._joining = asyncio.get_running_loop().create_task(self._load_and_join(join))

    async def _load_and_join(self, join: Join) -> None:
        """Load a table and join it; messages that arrive meanwhile wait. A club's members are looked up."""
        try:
            self._join_table(await self._hub.table_for(self.guest, join.table), join)
        except Denied as denied:
            self._deny(None, denied)
        except Exception:
            log.exception("failed", route="/api/ws")
            self.close(INTERNAL_ERROR, "internal")
        self._joining = None
        self._connection.pause(is_paused=False)
        while self._waiting and self._joining is None:
            self._receive(self._waiting.popleft())

    def _join_table(self, table: LiveTable, join: Join) -> None:
        if not table.state.facts.concerns(self.guest):
            self._check_visitors(table)
        if not table.state.facts.people:
            self._check_bot_tables(table)
        if self.table is not None:
            self._hub.detach(self.table, self)
        self.table = table
        self._hub.attach(table, self, since=join.since, is_watching=join.is_watching)

    def _check_visitors(self, table: LiveTable) -> None:
        """Denied if there are too many visitors, in all or of this address; seated guests and the host do not count."""
        facts = table.state.facts
        others = [
            other
            for other in table.listeners
            if isinstance(other, Session) and other is not self and not facts.concerns(other.guest)
        ]
        near = sum(1 for other in others if other.address == self.address)
        most, most_near = self._limits.visitors_per_table, self._limits.visitors_per_table_and_address
        if (most and len(others) >= most) or (most_near and near >= most_near):
            raise Denied("too-many", what="visitors")

    def _check_bot_tables(self, table: LiveTable) -> None:
        """Denied if devices of this address watch many other tables where nobody plays: each keeps bots busy."""
        most, near = self._limits.bot_tables_per_address, self._server_limits.sockets.of_address(self.address)
        others = {id(other.table) for other in near if other.table and not other.table.state.facts.people}
        if most and len(others - {id(table)}) >= most:
            raise Denied("too-many", what="bot-tables")
