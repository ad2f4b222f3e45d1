"""Wire: the websocket under a device at a table, with a short way in and out, and one heart for all.

The entrance hears the request that asks for a websocket and hands the connection over. ASGI would let every message
wait for a task, in and out; but a table knows at once what to say to whom. And thousands come back at once after a
restart, so that what a connection costs is what they wait for.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from paddock.server.framing import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    UNWANTED,
    Broken,
    Ear,
    answered,
    goodbye,
    head_of,
    text_of,
)
from paddock.server.handshake import accepted

if TYPE_CHECKING:
    from collections.abc import Callable

    OnMessage = Callable[[str | None], None]

SLICES: Final = 400  # of the time between two beats: each slice has its share of the wires, and few wait for it
UNASKED: Final = 3  # beats at which a wire that is told nothing is left in peace
MOST_FRAME: Final = 8_192
MOST_IDLE: Final = 64  # frames that say nothing, between two beats
STOPPING: Final = 1012
SILENT: Final = 1011
CLOSE_S = 10.0  # who does not answer a goodbye, or does not read it, within that is cut off
ASK: Final = head_of(b"", PING)


class Wire(asyncio.Protocol):
    """One connection. What it hears is told at once, and what it says goes to the kernel at once."""

    def __init__(self, transport: asyncio.Transport, heart: Heart, on_lost: Callable[[Wire], None]) -> None:
        self._transport: Final = transport
        self._heart: Final = heart
        self._on_lost: Callable[[Wire], None] | None = on_lost
        self._slice: set[Wire] = set()
        self._ear: Final = Ear(MOST_FRAME)
        self._is_alive = True
        self._is_told = False  # something, since it was last asked
        self._unasked = 0  # beats since it was last asked
        self._is_held = False
        self._is_ended = False  # a goodbye was said
        self._idle = 0
        self._on_message: OnMessage | None = None
        self._on_end: Callable[[], None] | None = None
        self._cut_off: asyncio.TimerHandle | None = None

    # What a socket does with it.

    def accept(self, key: str, on_end: Callable[[], None]) -> None:
        """Open the websocket, and tell once of its end; nothing is heard until somebody listens."""
        self._on_end = on_end
        self._transport.write(accepted(key))
        self._slice = self._heart.take(self)
        self.hold(is_held=True)

    def listen(self, on_message: OnMessage) -> None:
        """Tell of every message from now on; None stands for what is no text."""
        self._on_message = on_message
        self.hold(is_held=False)

    def hold(self, *, is_held: bool) -> None:
        """Hear no more for a while, or go on."""
        if is_held != self._is_held and not self._transport.is_closing():
            self._is_held, self._is_alive = is_held, True
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
            self._is_told = True
            self._transport.write(b"".join([head_of(text) + text for text in texts]))

    def end(self, code: int, reason: str) -> None:
        """Say goodbye, behind all that was said; who does not answer is cut off after a while."""
        if not self.is_closing:
            self._say_goodbye(goodbye(code, reason))
            self.hold(is_held=False)

    def _say_goodbye(self, frame: bytes) -> None:
        self._transport.write(frame)
        self._is_ended = True
        loop = asyncio.get_running_loop()
        self._cut_off = loop.call_later(CLOSE_S, self._transport.abort)
        # Not at once: who is told of the end may be in the middle of telling others something.
        loop.call_soon(self._tell_end)

    def _tell_end(self) -> None:
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            on_end()

    def _close(self, frame: bytes = b"") -> None:
        """End it with this goodbye, or behind the one that was said."""
        if not self._is_ended:
            self._say_goodbye(frame)
        self._transport.close()

    def beat(self) -> None:
        """Ask now and then whether anybody is there; who was asked and has said nothing since is cut off."""
        self._idle = 0
        if self.is_closing or self._is_held:  # what it says is not heard: it may well be there
            return
        if not self._is_alive:
            self._close(goodbye(SILENT, "keepalive ping timeout"))
            if self.unsent:
                self._transport.abort()
        elif self._is_told or self._unasked == UNASKED:
            self._is_alive, self._is_told, self._unasked = False, False, 0
            self._transport.write(ASK)
        else:
            self._unasked += 1

    # What uvicorn and the event loop call.

    def shutdown(self) -> None:
        """The server stops."""
        self._close(goodbye(STOPPING))

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        try:
            for kind, said in self._ear.hear(data):
                self._hear(kind, said)
        except Broken as broken:
            self._close(goodbye(broken.code, broken.reason))

    def _hear(self, kind: int, said: bytes) -> None:
        if kind == CLOSE:
            self._close(answered(said))
        elif kind in {PING, PONG}:
            self._idle += 1
            if self._idle > MOST_IDLE:
                raise Broken(UNWANTED, "too many frames that say nothing")
            # Who does not read has no use for more to read.
            if kind == PING and not self._is_ended and self.unsent <= MOST_FRAME:
                self._transport.write(head_of(said, PONG) + said)
        elif self._on_message is not None and not self._is_ended:
            self._on_message(text_of(said) if kind == TEXT else None)

    def eof_received(self) -> None:
        self._close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._slice.discard(self)
        if self._cut_off is not None:
            self._cut_off.cancel()
        self._tell_end()
        # What holds itself in memory lives until everything stands still to look for such rings.
        self._on_message = None
        if self._on_lost is not None:
            self._on_lost(self)
            self._on_lost = None


class Heart:
    """Lets every wire ask whether anybody is there, each once in so many seconds, a few at a time."""

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
        asyncio.get_running_loop().call_later(self._pause_s, self._beat)
        for wire in list(self._slices[self._next]):
            wire.beat()
        self._next = (self._next + 1) % SLICES
