"""Entrance: where every connection begins: how many an address may have, and how long it may take to say what it wants.

uvicorn reads requests; it would wait for the end of one for ever, and keep whatever comes until then. A request for a
websocket leads to a wire, and the connection is its own from there on.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from paddock.server import handshake
from paddock.server.coming import Coming
from paddock.server.security import counted
from paddock.server.wire import Wire
from paddock.table.denied import Denied

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from paddock.server.crowd import Crowd
    from paddock.server.wire import Heart

    Knock = Callable[[Wire, Coming], None]

REQUEST_S = 20.0  # from its first byte, or from the last answer, to the last byte
MOST_HEAD: Final = 32_768
END: Final = b"\r\n\r\n"  # of a head


class Entrance(HttpToolsProtocol):
    """One connection, until it becomes a websocket."""

    def __init__(self, crowd: Crowd, heart: Heart, knock: Knock, **parts: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(**parts)
        self._crowd: Final = crowd
        self._heart: Final = heart
        self._knock: Final = knock
        self._address = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._is_head = True  # of a request, not its body
        self._heard = 0  # bytes of it
        self._is_last = True  # nothing stands behind what was heard

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = counted(self.client[0] if self.client else "")
        self._wait()
        if not self._crowd.enter(self._address):
            self._refuse(Denied("too-many", what="connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._crowd.leave(self._address)
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, denied: Denied) -> None:
        self.transport.write(handshake.refused(denied))
        self.transport.close()

    # What uvicorn and its parser call.

    def data_received(self, data: bytes) -> None:
        self._heard += len(data)
        self._is_last = data.endswith(END)
        super().data_received(data)
        if self._is_head and self._heard > MOST_HEAD and not self.transport.is_closing():
            self._refuse(Denied("too-large"))

    def on_headers_complete(self) -> None:
        self._is_head, self._heard = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_head, self._heard = True, 0
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def send_400_response(self, msg: str) -> None:
        self._refuse(Denied("bad-input", text=msg))

    def handle_websocket_upgrade(self) -> None:
        """Lead whoever asks for a websocket on; from then on the connection is the wire's."""
        # Nothing of this stays with the wire: thousands of them would keep their requests in memory.
        wire = Wire(self.transport, self._heart, partial(_lose, self.connections, self._crowd, self._address))
        try:
            self._check_upgrade()
            self._knock(wire, self._coming())
        except Denied as denied:
            self._refuse(denied)
            return
        self._stop_waiting()
        self.connections.discard(self)
        self.connections.add(wire)  # type: ignore[arg-type]  # for `shutdown`
        self.transport.set_protocol(wire)
        self.parser = None  # type: ignore[assignment]  # as uvicorn does: it and this would hold each other in memory

    def _check_upgrade(self) -> None:
        handshake.check(self._coming(), self.scope["method"], self.scope["http_version"])
        if not self._is_last or (self.cycle is not None and not self.cycle.response_complete):
            raise Denied("bad-input", text="a websocket is not spoken on before it is answered")

    def _coming(self) -> Coming:
        path = self.url.partition(b"?")[0].decode("latin-1")
        return Coming("ws", self.client[0] if self.client else "", path, self.headers)


def _lose(connections: set[Any], crowd: Crowd, address: str, wire: Wire) -> None:
    """A connection that had become a websocket is gone."""
    connections.discard(wire)
    crowd.leave(address)
