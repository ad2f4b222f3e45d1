"""Guard: what stands in front of everything: names, origins, rates, headers, and a line in the log.

It wraps the whole application, so that also what no route answers goes through it. Sockets it leads to their door.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from paddock.server.app_errors import answer
from paddock.server.door import come_in
from paddock.server.security import HEADERS, address_of, scheme_of
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from paddock.server.house import House

log = structlog.get_logger("paddock")
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
EXTRA: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
Seen = ASGIConnection[Any, Any, Any, Any]


class Guard:
    """Turns away what does not come from a page of ours or comes too often; puts headers on every answer."""

    def __init__(self, house: House, app: ASGIApp) -> None:
        self._house: Final = house
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        guarded = send if is_socket else self._with_headers(scope, send)
        coming = ASGIConnection[Any, Any, Any, Any](scope, receive, send)
        try:
            self._check(coming)
            if is_socket:
                await come_in(self._house, coming)
                return
        except Denied as denied:
            self._house.metrics.refused.labels(denied.code).inc()
            await answer(scope, receive, guarded, denied)
            return
        if scope.get("method") == "HEAD":
            # Answered as if all was wanted; the server in front of us leaves the body out.
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        await self._app(scope, receive, guarded)

    def _check(self, connection: Seen) -> None:
        house, headers = self._house, connection.headers
        hosts, origins = headers.getall("host", []), headers.getall("origin", [])
        if len(hosts) != 1 or len(origins) > 1 or not house.gate.knows_host(hosts[0]):
            raise Denied("foreign-origin")
        is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if is_socket or connection.scope.get("method") not in SAFE:
            # A browser always names the origin of a socket and of a change; who does not is no browser.
            if is_socket and not origins:
                raise Denied("foreign-origin")
            if origins and not house.gate.knows_origin(origins[0], hosts[0], scheme_of(house.config, connection)):
                raise Denied("foreign-origin")
        if not is_socket and not house.requests.take(address_of(house.config, connection)):
            raise Denied("too-fast")

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        started = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *EXTRA]
                self._house.metrics.requests.labels(str(message["status"])).inc()
                took_ms = round((time.perf_counter() - started) * 1000, 1)
                log.debug("http", method=scope.get("method"), status=message["status"], ms=took_ms)
            await send(message)

        return send_with_headers
