"""Wire: the websocket under a device at a table: uvicorn's own, with a short way in and out, and one heart for all.

ASGI lets every message wait for a task, in and out, and uvicorn gives every socket timers of its own. But a table knows
at once what to say to whom, and thousands of sockets can be asked by one clock whether they are alive.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask as apply_mask_slowly

try:
    from websockets.speedups import apply_mask
except ImportError:
    apply_mask = apply_mask_slowly

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import Scope
    from websockets.http11 import Request

EXTENSION: Final = "paddock.wire"
SLICES: Final = 200  # of the time between two pings: each slice has its share of the wires, and few wait for it
PING: Final = Frame(Opcode.PING, b"").serialize(mask=False)
TEXT: Final = 0x81  # a whole message of text
SHORT, LONG = 126, 127  # from here on the length of a message stands behind, in two bytes or in eight
MASKED: Final = 0x80  # what a browser sends is
MASK: Final = 4  # bytes
PONG: Final = bytes((0x8A, MASKED))  # the answer to a ping without words
NOT_TEXT: Final = 1007


class Wire(WebSocketsSansIOProtocol):
    """One connection. What it hears is told at once, and what it says goes to the kernel at once."""

    def __init__(self, heart: Heart, **parts: Any) -> None:  # noqa: ANN401 - what uvicorn hands to its own
        super().__init__(**parts)
        self._heart: Final = heart
        self._slice: set[Wire] = set()
        self._is_alive = True
        self._is_whole = True  # all that was heard so far were whole frames
        self._on_message: Callable[[str | None], None] | None = None

    # What a socket does with it.

    @staticmethod
    def of(scope: Scope) -> Wire:
        """The wire of a connection. It is handed over once: scope and wire would keep each other in memory."""
        extensions: Any = scope["extensions"]
        wire: Wire = extensions.pop(EXTENSION)
        return wire

    def listen(self, on_message: Callable[[str | None], None]) -> None:
        """Tell of every message from now on, and first of those that came before; None stands for what is no text."""
        self._on_message = on_message
        early = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in early:
            if message["type"] == "websocket.receive":
                on_message(message.get("text"))
            else:
                self.queue.put_nowait(message)
        self.hold(is_held=False)

    def hold(self, *, is_held: bool) -> None:
        """Hear no more for a while, or go on."""
        if is_held != self.read_paused and not self.transport.is_closing():
            self.read_paused = is_held
            (self.transport.pause_reading if is_held else self.transport.resume_reading)()

    @property
    def unsent(self) -> int:
        """How many bytes wait for a reader who is behind."""
        return self.transport.get_write_buffer_size()

    def say(self, *texts: bytes) -> None:
        """Send texts, all at once; who is about to go is told nothing more."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([head_of(text) + text for text in texts]))

    def end(self, code: int, reason: str) -> None:
        """Say goodbye, behind all that was said; who does not answer is cut off after a while."""
        if not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.hold(is_held=False)
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def beat(self) -> None:
        """Ask whether anybody is there; who has said nothing since the last time is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        if self._is_alive:
            self._is_alive = False
            self.transport.write(PING)
        else:
            self.keepalive_timeout()
            if self.unsent:
                self.transport.abort()

    # What uvicorn calls.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def start_keepalive(self) -> None:
        self._slice = self._heart.take(self)

    def stop_keepalive(self) -> None:
        self._slice.discard(self)

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        # Nearly all that a device says is a pong or a short message, and need not go through a parser for everything.
        if self._is_whole and len(data) == 2 + MASK and data.startswith(PONG):
            return
        if self._is_whole and self._on_message is not None and not self.frames and is_short_text(data):
            self._hear(apply_mask(data[2 + MASK :], data[2 : 2 + MASK]), self._on_message)
            return
        if self._is_whole:
            self._is_whole = ends_whole(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._on_message is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._hear(data, self._on_message)
        elif not self.close_sent:
            self._on_message(None)

    def _hear(self, data: bytes, on_message: Callable[[str | None], None]) -> None:
        if self.close_sent:
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
        else:
            on_message(text)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # What holds itself in memory lives until everything stands still to look for such rings.
        self._on_message = None
        self.conn.parser.close()


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


def is_short_text(data: bytes) -> bool:
    """Whether this is one short message of text and nothing else."""
    size = len(data) - 2 - MASK
    return 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED + size


def ends_whole(data: bytes) -> bool:
    """Whether frames that begin where this begins end where it ends; of very long ones that is not asked."""
    at = 0
    while at + 1 < len(data):
        size = data[at + 1] & ~MASKED
        if size == LONG:
            return False
        if size == SHORT:
            size = 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        at += 2 + MASK + size
    return at == len(data)


def head_of(data: bytes) -> bytes:
    """What stands before a text from a server."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")
