"""Guard: the middleware in front of everything: names, origins, rates, headers, and a line in the log."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import structlog
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from paddock.server.app_errors import answer
from paddock.server.routes.asking import address_of, house_of, scheme_of
from paddock.server.security import HEADERS
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger("paddock")
SAFE = {"GET", "HEAD", "OPTIONS"}
Seen = ASGIConnection[Any, Any, Any, Any]


class Guard(ASGIMiddleware):
    """Turns away what does not come from a page of ours or comes too often; puts headers on every answer."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Seen = ASGIConnection(scope, receive, send)
        try:
            self._check(connection)
        except Denied as denied:
            house_of(connection).metrics.refused.labels(denied.code).inc()
            await answer(scope, receive, send, denied)
            return
        if scope["type"] == ScopeType.HTTP:
            await self._serve(connection, receive, send, next_app)
        else:
            await next_app(scope, receive, send)

    def _check(self, connection: Seen) -> None:
        house, headers = house_of(connection), connection.headers
        host, origin = headers.get("host", ""), headers.get("origin")
        if not house.gate.knows_host(host):
            raise Denied("foreign-origin")
        is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if is_socket or connection.scope.get("method") not in SAFE:
            # A browser always names the origin of a socket and of a change; who does not is no browser.
            if origin is None and is_socket:
                raise Denied("foreign-origin")
            if origin is not None and not house.gate.knows_origin(origin, host, scheme_of(connection)):
                raise Denied("foreign-origin")
        if not is_socket and not house.requests.take(address_of(connection)):
            raise Denied("too-fast")

    async def _serve(self, connection: Seen, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        house, started = house_of(connection), time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *extra]
                house.metrics.requests.labels(str(message["status"])).inc()
                took_ms = round((time.perf_counter() - started) * 1000, 1)
                log.debug("http", method=connection.scope.get("method"), status=message["status"], ms=took_ms)
            await send(message)

        await next_app(connection.scope, receive, send_with_headers)
