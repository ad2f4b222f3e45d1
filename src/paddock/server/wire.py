"""Wire: the websocket under a device at a table, with a short way in and out, and one heart for all.

uvicorn hears the request that asks for a websocket and hands the connection over. ASGI would let every message wait for
a task, in and out; but a table knows at once what to say to whom. And thousands come back at once after a restart, so
that what a connection costs is what they wait for.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from paddock.server.framing import CLOSE, PING, PONG, TEXT, Broken, Ear, answered, goodbye, head_of, text_of
from paddock.server.handshake import accepted, read_request, refused
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Callable

    from uvicorn.server import ServerState

    from paddock.server.coming import Coming

    Knock = Callable[["Wire", Coming], None]
    OnMessage = Callable[[str | None], None]

SLICES: Final = 200  # of the time between two pings: each slice has its share of the wires, and few wait for it
MOST_FRAME: Final = 8_192
STOPPING: Final = 1012
SILENT: Final = 1011
CLOSE_S: Final = 10.0  # who does not answer a goodbye within that is cut off
ASK: Final = head_of(b"", PING)


class Wire(asyncio.Protocol):
    """One connection. What it hears is told at once, and what it says goes to the kernel at once."""

    def __init__(self, heart: Heart, knock: Knock, server_state: ServerState, **_: object) -> None:
        self._heart: Final = heart
        self._knock: Final = knock
        self._state: Final = server_state
        self._slice: set[Wire] = set()
        self._ear: Final = Ear(MOST_FRAME)
        self._transport: asyncio.Transport
        self._is_accepted = False
        self._is_alive = True
        self._is_held = False
        self._is_ended = False  # a goodbye was said
        self._on_message: OnMessage | None = None
        self._on_end: Callable[[], None] | None = None
        self._cut_off: asyncio.TimerHandle | None = None

    # What a socket does with it.

    def accept(self, key: str) -> None:
        """Open the websocket; nothing is heard until somebody listens."""
        self._is_accepted = True
        self._transport.write(accepted(key))
        self._slice = self._heart.take(self)
        self.hold(is_held=True)

    def listen(self, on_message: OnMessage, on_end: Callable[[], None]) -> None:
        """Tell of every message from now on (None stands for what is no text), and once of the end."""
        self._on_message, self._on_end = on_message, on_end
        if self.is_closing:
            self._tell_end()
        else:
            self.hold(is_held=False)

    def hold(self, *, is_held: bool) -> None:
        """Hear no more for a while, or go on."""
        if is_held != self._is_held and not self._transport.is_closing():
            self._is_held = is_held
            (self._transport.pause_reading if is_held else self._transport.resume_reading)()

    @property
    def is_closing(self) -> bool:
        """Whether nothing more can be said."""
        return self._is_ended or self._transport.is_closing()

    @property
    def unsent(self) -> int:
        """How many bytes wait for a reader who is behind."""
        return self._transport.get_write_buffer_size()

    def say(self, *texts: bytes) -> None:
        """Send texts, all at once; who is about to go is told nothing more."""
        if not self.is_closing:
            self._transport.write(b"".join([head_of(text) + text for text in texts]))

    def end(self, code: int, reason: str) -> None:
        """Say goodbye, behind all that was said; who does not answer is cut off after a while."""
        if self.is_closing:
            return
        self._say_goodbye(goodbye(code, reason))
        self.hold(is_held=False)
        self._cut_off = asyncio.get_running_loop().call_later(CLOSE_S, self._transport.abort)

    def _say_goodbye(self, frame: bytes) -> None:
        self._transport.write(frame)
        self._is_ended = True
        # Not at once: who is told of the end may be in the middle of telling others something.
        asyncio.get_running_loop().call_soon(self._tell_end)

    def _tell_end(self) -> None:
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            on_end()

    def beat(self) -> None:
        """Ask whether anybody is there; who has said nothing since the last time is cut off."""
        if self.is_closing:
            return
        if self._is_alive:
            self._is_alive = False
            self._transport.write(ASK)
        else:
            self._close(goodbye(SILENT, "keepalive ping timeout"))
            if self.unsent:
                self._transport.abort()

    def _close(self, frame: bytes) -> None:
        if not self._is_ended:
            self._say_goodbye(frame)
        self._transport.close()

    # What uvicorn and the event loop call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # of a stream: it can read and write
        self._state.connections.add(self)  # type: ignore[arg-type]  # for `shutdown`

    def shutdown(self) -> None:
        """The server stops."""
        self._close(goodbye(STOPPING) if self._is_accepted else b"")

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        if not self._is_accepted:
            self._come(data)
            return
        try:
            for kind, said in self._ear.hear(data):
                self._hear(kind, said)
        except Broken as broken:
            self._close(goodbye(broken.code, broken.reason))

    def _come(self, request: bytes) -> None:
        try:
            self._knock(self, read_request(request, self._transport))
        except Denied as denied:
            self._transport.write(refused(denied))
            self._transport.close()

    def _hear(self, kind: int, said: bytes) -> None:
        if kind == CLOSE:
            self._close(answered(said))
        elif self._is_ended or kind == PONG:
            return
        elif kind == PING:
            self._transport.write(head_of(said, PONG) + said)
        elif self._on_message is not None:
            self._on_message(text_of(said) if kind == TEXT else None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.connections.discard(self)
        self._slice.discard(self)
        if self._cut_off is not None:
            self._cut_off.cancel()
        self._tell_end()
        # What holds itself in memory lives until everything stands still to look for such rings.
        self._on_message = None


class Heart:
    """Asks every wire whether it is alive, each once in so many seconds, a few at a time."""

    def __init__(self, every_s: float) -> None:
        self._pause_s: Final = every_s / SLICES
        self._slices: Final[list[set[Wire]]] = [set() for _ in range(SLICES)]
        self._next = 0
        self._is_beating = False

    def take(self, wire: Wire) -> set[Wire]:
        """Ask this one too, until it is taken out of the set that it is now in."""
        if not self._is_beating:
            self._beat()
        smallest = min(self._slices, key=len)
        smallest.add(wire)
        return smallest

    def _beat(self) -> None:
        self._is_beating = any(self._slices) or not self._is_beating
        if not self._is_beating:
            return
        for wire in list(self._slices[self._next]):
            wire.beat()
        self._next = (self._next + 1) % SLICES
        asyncio.get_running_loop().call_later(self._pause_s, self._beat)
