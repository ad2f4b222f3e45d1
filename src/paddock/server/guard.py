"""Guard: outermost ASGI middleware: Host, Origin and rate checks, security headers, request log.

It wraps the whole application, so that unknown paths go through it, too; websockets are checked here as well.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from paddock.server.addresses import client_address
from paddock.server.errors import refuse
from paddock.server.request_head import RequestHead
from paddock.server.security import HEADERS, scheme_of
from paddock.server.ws.admission import admit
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from paddock.server.context import ServerContext
    from paddock.server.ws.connection import Connection

log = structlog.get_logger("paddock")
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
EXTRA: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
API: Final = "/api/"
NO_STORE: Final = (b"cache-control", b"no-store")  # responses are for one device and one moment
POLL_S: Final = 0.2  # without new sockets
LATEST_S: Final = 3.0  # after the start: by then most clients have reconnected


class Guard:
    """Refuses foreign origins and too many requests; adds security headers to every response."""

    def __init__(self, context: ServerContext, load: Callable[[], ASGIApp]) -> None:
        self._context: Final = context
        self._load: Final = load
        self._loading: asyncio.Task[ASGIApp] | None = None

    def load_when_idle(self) -> None:
        """Load the application when no more sockets reconnect, or with the first request."""
        self._poll(-1, asyncio.get_running_loop().time() + LATEST_S)

    def _poll(self, before: int, latest: float) -> None:
        loop, sockets = asyncio.get_running_loop(), len(self._context.limits.sockets)
        if (sockets == before and self._context.hub.is_settled) or loop.time() >= latest:
            self._application()
        else:
            loop.call_later(POLL_S, self._poll, sockets, latest)

    def _application(self) -> asyncio.Task[ASGIApp]:
        """The application. Loading it is half of the start-up time and websockets do not need it, so they come first.

        It is loaded in a thread so that tables play on, and again if loading failed the last time.
        """
        if self._loading is None or (self._loading.done() and self._loading.exception() is not None):
            self._loading = asyncio.get_running_loop().create_task(asyncio.to_thread(self._load))
            self._loading.add_done_callback(_note_failure)
        return self._loading

    def admit_socket(self, connection: Connection, head: RequestHead) -> None:
        """Check the origin of a WebSocket and admit it; Denied if it is refused."""
        try:
            self._check_origin(head, is_needed=True)
            admit(self._context, head, connection)
        except Denied as denied:
            self._context.metrics.refused.labels(denied.code).inc()
            raise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head, guarded = RequestHead.from_scope(scope), self._with_headers(scope, send)
        try:
            self._check(head, str(scope.get("method")))
        except Denied as denied:
            self._context.metrics.refused.labels(denied.code).inc()
            await refuse(guarded, denied)
            return
        if scope.get("method") == "HEAD":
            # Handled as a GET; uvicorn omits the body.
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        try:
            app = await asyncio.shield(self._application())
        except Exception:  # noqa: BLE001 - it was logged
            await refuse(guarded, Denied("internal"))
            return
        await app(scope, receive, guarded)

    def _check(self, head: RequestHead, method: str) -> None:
        if method in SAFE:
            self._check_host(head)
        else:
            self._check_origin(head)
        if not self._context.limits.request_rate.take(client_address(self._context.config, head)):
            raise Denied("too-fast")

    def _check_host(self, head: RequestHead) -> str:
        """The Host header; Denied if it does not name this server."""
        hosts = head.all("host")
        if len(hosts) != 1 or not self._context.origins.allows_host(hosts[0]):
            raise Denied("foreign-origin")
        return hosts[0]

    def _check_origin(self, head: RequestHead, *, is_needed: bool = False) -> None:
        """Denied for a foreign origin. Browsers send Origin with every write and every websocket."""
        context, host, origins = self._context, self._check_host(head), head.all("origin")
        if len(origins) > 1 or (is_needed and not origins):
            raise Denied("foreign-origin")
        if origins and not context.origins.allows_origin(origins[0], host, scheme_of(context.config, head)):
            raise Denied("foreign-origin")

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        started = time.perf_counter()
        extra = [*EXTRA, NO_STORE] if str(scope["path"]).startswith(API) else EXTRA

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
                self._context.metrics.requests.labels(str(message["status"])).inc()
                took_ms = round((time.perf_counter() - started) * 1000, 1)
                log.debug("http", method=scope.get("method"), status=message["status"], ms=took_ms)
            await send(message)

        return send_with_headers


def _note_failure(loading: asyncio.Task[ASGIApp]) -> None:
    if not loading.cancelled() and (error := loading.exception()) is not None:
        log.error("failed", route="all", exc_info=error)
