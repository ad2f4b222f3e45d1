"""Connection: one websocket as an asyncio protocol, without ASGI.

The HTTP protocol reads the upgrade request and hands the connection over. ASGI would make every message wait for a
task in both directions, and after a restart thousands of clients reconnect at once, so the cost of a connection counts.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from paddock.server.ws.frames import (
    CLOSE,
    PING,
    POLICY_VIOLATION,
    PONG,
    TEXT,
    FrameDecoder,
    ProtocolError,
    close_frame,
    close_reply,
    decode_text,
    frame_header,
)
from paddock.server.ws.handshake import accept_response

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.server.ws.keepalive import KeepAlive, Pinged

    OnMessage = Callable[[str | None], None]

IDLE_ROUNDS: Final = 3  # keep-alive rounds that are skipped for a connection we sent nothing to
MAX_FRAME: Final = 8_192
MAX_CONTROL_FRAMES: Final = 64  # pings and pongs between two keep-alive rounds
SERVICE_RESTART: Final = 1012
KEEPALIVE_TIMEOUT: Final = 1011
CLOSE_S = 10.0  # timeout for the peer's close frame, then the connection is aborted
PING_FRAME: Final = frame_header(b"", PING)


class Connection(asyncio.Protocol):
    """One websocket. Incoming messages are handled at once, outgoing ones are written to the transport at once."""

    def __init__(
        self, transport: asyncio.Transport, keepalive: KeepAlive, on_lost: Callable[[Connection], None]
    ) -> None:
        self._transport: Final = transport
        self._keepalive: Final = keepalive
        self._on_lost: Callable[[Connection], None] | None = on_lost
        self._keepalive_set: set[Pinged] = set()
        self._decoder: Final = FrameDecoder(MAX_FRAME)
        self._is_alive = True  # the peer has sent something since the last ping
        self._has_sent = False  # we have sent something since the last ping
        self._skipped_rounds = 0
        self._is_paused = False  # reading is paused
        self._has_closed = False  # a close frame was sent
        self._control_frames = 0  # received since the last keep-alive round
        self._on_message: OnMessage | None = None
        self._on_end: Callable[[], None] | None = None
        self._abort_timer: asyncio.TimerHandle | None = None

    # What a session calls.

    def accept(self, key: str, on_end: Callable[[], None]) -> None:
        """Complete the handshake. Reading is paused until `listen`; `on_end` is called once."""
        self._on_end = on_end
        self._transport.write(accept_response(key))
        self._keepalive_set = self._keepalive.register(self)
        self.pause(is_paused=True)

    def listen(self, on_message: OnMessage) -> None:
        """Call this for every message from now on, with None for a binary one."""
        self._on_message = on_message
        self.pause(is_paused=False)

    def pause(self, *, is_paused: bool) -> None:
        """Pause or resume reading."""
        if is_paused != self._is_paused and not self._transport.is_closing():
            self._is_paused, self._is_alive = is_paused, True
            (self._transport.pause_reading if is_paused else self._transport.resume_reading)()

    @property
    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self._has_closed or self._transport.is_closing()

    @property
    def unsent(self) -> int:
        """Bytes in the write buffer of a slow reader."""
        return self._transport.get_write_buffer_size()

    def send(self, *texts: bytes) -> None:
        """Send texts with one write; ignored when the connection is closing."""
        if not self.is_closing:
            self._has_sent = True
            self._transport.write(b"".join([frame_header(text) + text for text in texts]))

    def close(self, code: int, reason: str) -> None:
        """Send a close frame after everything sent before; abort if the peer does not answer in time."""
        if not self.is_closing:
            self._send_close(close_frame(code, reason))
            self.pause(is_paused=False)

    def _send_close(self, frame: bytes) -> None:
        self._transport.write(frame)
        self._has_closed = True
        loop = asyncio.get_running_loop()
        self._abort_timer = loop.call_later(CLOSE_S, self._transport.abort)
        # Not at once: the caller may be iterating over listeners.
        loop.call_soon(self._notify_end)

    def _notify_end(self) -> None:
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            on_end()

    def _finish(self, frame: bytes = b"") -> None:
        """Close the transport, after this close frame or the one that was sent."""
        if not self._has_closed:
            self._send_close(frame)
        self._transport.close()

    def keep_alive(self) -> None:
        """Send a ping now and then; close if the peer has sent nothing since the last one."""
        self._control_frames = 0
        if self.is_closing or self._is_paused:  # while reading is paused, silence is expected
            return
        if not self._is_alive:
            self._finish(close_frame(KEEPALIVE_TIMEOUT, "keepalive ping timeout"))
            if self.unsent:
                self._transport.abort()
        elif self._has_sent or self._skipped_rounds == IDLE_ROUNDS:
            self._is_alive, self._has_sent, self._skipped_rounds = False, False, 0
            self._transport.write(PING_FRAME)
        else:
            self._skipped_rounds += 1

    # What uvicorn and the event loop call.

    def shutdown(self) -> None:
        """The server stops."""
        self._finish(close_frame(SERVICE_RESTART))

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        try:
            for opcode, payload in self._decoder.feed(data):
                self._receive(opcode, payload)
        except ProtocolError as error:
            self._finish(close_frame(error.code, error.reason))

    def _receive(self, opcode: int, data: bytes) -> None:
        if opcode == CLOSE:
            self._finish(close_reply(data))
        elif opcode in {PING, PONG}:
            self._control_frames += 1
            if self._control_frames > MAX_CONTROL_FRAMES:
                raise ProtocolError(POLICY_VIOLATION, "too many control frames")
            # No pongs for a peer that does not read: they would fill the buffer.
            if opcode == PING and not self._has_closed and self.unsent <= MAX_FRAME:
                self._transport.write(frame_header(data, PONG) + data)
        elif self._on_message is not None and not self._has_closed:
            self._on_message(decode_text(data) if opcode == TEXT else None)

    def eof_received(self) -> None:
        self._finish()

    def connection_lost(self, exc: Exception | None) -> None:
        self._keepalive_set.discard(self)
        if self._abort_timer is not None:
            self._abort_timer.cancel()
        self._notify_end()
        # Break reference cycles: a full garbage collection stops all tables.
        self._on_message = None
        if self._on_lost is not None:
            self._on_lost(self)
            self._on_lost = None
