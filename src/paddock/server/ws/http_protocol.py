"""LimitedHttpProtocol: uvicorn's HTTP protocol with limits on connections, request time and header size.

uvicorn would wait for the end of a request without a timeout and buffer headers of any size. An upgrade request for a
websocket replaces this protocol by a Connection.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from paddock.server.addresses import limit_key
from paddock.server.request_head import RequestHead
from paddock.server.ws.connection import Connection
from paddock.server.ws.handshake import check_upgrade, refuse_response
from paddock.table.denied import Denied

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from paddock.server.limits import AddressCounter
    from paddock.server.ws.keepalive import KeepAlive

    AdmitSocket = Callable[[Connection, RequestHead], None]

REQUEST_S = 20.0  # timeout from the first byte of a request, or from the last response, to its last byte
MAX_HEAD: Final = 32_768
HEAD_END: Final = b"\r\n\r\n"


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a websocket."""

    def __init__(
        self,
        limits: AddressCounter,
        keepalive: KeepAlive,
        admit_socket: AdmitSocket,
        **parts: Any,  # noqa: ANN401 - uvicorn's
    ) -> None:
        super().__init__(**parts)
        self._limits: Final = limits
        self._keepalive: Final = keepalive
        self._admit_socket: Final = admit_socket
        self._address = ""
        self._timeout: asyncio.TimerHandle | None = None
        self._is_head = True  # reading the head of a request, not its body
        self._head_bytes = 0
        self._is_at_end = True  # the received bytes end with the head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._address = limit_key(peer) or peer
        self._start_timeout()
        if not self._limits.add(self._address):
            self._refuse(Denied("too-many", what="connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        self._limits.remove(self._address)
        super().connection_lost(exc)

    def _start_timeout(self) -> None:
        self._stop_timeout()
        self._timeout = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _stop_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _refuse(self, denied: Denied) -> None:
        self.transport.write(refuse_response(denied))
        self.transport.close()

    # What uvicorn and its parser call.

    def data_received(self, data: bytes) -> None:
        self._head_bytes += len(data)
        self._is_at_end = data.endswith(HEAD_END)
        super().data_received(data)
        if self._is_head and self._head_bytes > MAX_HEAD and not self.transport.is_closing():
            self._refuse(Denied("too-large"))

    def on_headers_complete(self) -> None:
        self._is_head, self._head_bytes = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_head, self._head_bytes = True, 0
        self._stop_timeout()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._start_timeout()

    def send_400_response(self, msg: str) -> None:
        self._refuse(Denied("bad-input", text=msg))

    def handle_websocket_upgrade(self) -> None:
        """Turn this connection into a websocket, or refuse it."""
        # The Connection must not refer to this object: thousands of them would keep their requests in memory.
        on_lost = partial(_forget, self.connections, self._limits, self._address)
        connection = Connection(self.transport, self._keepalive, on_lost)
        try:
            self._check_upgrade()
            self._admit_socket(connection, self._request_head())
        except Denied as denied:
            self._refuse(denied)
            return
        self._stop_timeout()
        self.connections.discard(self)
        self.connections.add(connection)  # type: ignore[arg-type]  # for `shutdown`
        self.transport.set_protocol(connection)
        self.parser = None  # type: ignore[assignment]  # breaks a reference cycle, as uvicorn does

    def _check_upgrade(self) -> None:
        check_upgrade(self._request_head(), self.scope["method"], self.scope["http_version"])
        if not self._is_at_end or (self.cycle is not None and not self.cycle.response_complete):
            raise Denied("bad-input", text="data came before the websocket handshake was answered")

    def _request_head(self) -> RequestHead:
        path = self.url.partition(b"?")[0].decode("latin-1")
        return RequestHead("ws", self.client[0] if self.client else "", path, self.headers)


def _forget(connections: set[Any], limits: AddressCounter, address: str, connection: Connection) -> None:
    """A WebSocket has ended."""
    connections.discard(connection)
    limits.remove(address)
