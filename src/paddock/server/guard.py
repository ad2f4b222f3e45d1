"""Guard: what stands in front of everything: names, origins, rates, headers, and a line in the log.

It wraps the whole application, so that also what no route answers goes through it. Sockets it leads to their door.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from paddock.server.app_errors import answer
from paddock.server.coming import Coming
from paddock.server.door import come_in
from paddock.server.security import HEADERS, address_of, scheme_of
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from paddock.server.house import House

log = structlog.get_logger("paddock")
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
EXTRA: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SOON_S: Final = 3.0  # after the start: by then those who played have their tables back


class Guard:
    """Turns away what does not come from a page of ours or comes too often; puts headers on every answer."""

    def __init__(self, house: House, make: Callable[[], ASGIApp]) -> None:
        self._house: Final = house
        self._make: Final = make
        self._making: asyncio.Task[ASGIApp] | None = None

    def begin(self) -> None:
        """Make what answers requests soon, if nobody asks for it before."""
        asyncio.get_running_loop().call_later(SOON_S, self._made)

    def _made(self) -> asyncio.Task[ASGIApp]:
        """What answers requests. To load and make it is half of a start, and sockets do not need it: they come first.

        It is made in a thread, so that tables play on meanwhile.
        """
        if self._making is None:
            self._making = asyncio.get_running_loop().create_task(asyncio.to_thread(self._make))
        return self._making

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        coming = Coming(scope)
        guarded = send if coming.is_socket else self._with_headers(scope, send)
        try:
            self._check(scope, coming)
            if coming.is_socket:
                await come_in(self._house, coming, scope, receive, send)
                return
        except Denied as denied:
            self._house.metrics.refused.labels(denied.code).inc()
            await answer(coming, receive, guarded, denied)
            return
        if scope.get("method") == "HEAD":
            # Answered as if all was wanted; the server in front of us leaves the body out.
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        app = await asyncio.shield(self._made())
        await app(scope, receive, guarded)

    def _check(self, scope: Scope, coming: Coming) -> None:
        house, hosts, origins = self._house, coming.all("host"), coming.all("origin")
        if len(hosts) != 1 or len(origins) > 1 or not house.gate.knows_host(hosts[0]):
            raise Denied("foreign-origin")
        is_socket = coming.is_socket
        if is_socket or scope.get("method") not in SAFE:
            # A browser always names the origin of a socket and of a change; who does not is no browser.
            if is_socket and not origins:
                raise Denied("foreign-origin")
            if origins and not house.gate.knows_origin(origins[0], hosts[0], scheme_of(house.config, coming)):
                raise Denied("foreign-origin")
        if not is_socket and not house.requests.take(address_of(house.config, coming)):
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
