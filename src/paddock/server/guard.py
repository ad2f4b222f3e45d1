"""Guard: what stands in front of everything: names, origins, rates, headers, and a line in the log.

It wraps the whole application, so that also what no route answers goes through it. Sockets come past it as well.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from paddock.server.app_errors import answer
from paddock.server.coming import Coming
from paddock.server.door import open_door
from paddock.server.security import HEADERS, address_of, scheme_of
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from paddock.server.house import House
    from paddock.server.wire import Wire

log = structlog.get_logger("paddock")
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
EXTRA: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
LOOK_S: Final = 0.2  # how long nobody must have come before requests are prepared for
LATEST_S: Final = 3.0  # after the start: by then those who played have their tables back


class Guard:
    """Turns away what does not come from a page of ours or comes too often; puts headers on every answer."""

    def __init__(self, house: House, make: Callable[[], ASGIApp]) -> None:
        self._house: Final = house
        self._make: Final = make
        self._making: asyncio.Task[ASGIApp] | None = None

    def begin(self) -> None:
        """Make what answers requests as soon as nobody comes back to a table, if it is not asked for before."""
        self._look(-1, asyncio.get_running_loop().time() + LATEST_S)

    def _look(self, before: int, latest: float) -> None:
        loop, sockets = asyncio.get_running_loop(), self._house.socket_count
        if (sockets == before and self._house.hub.is_at_rest) or loop.time() >= latest:
            self._made()
        else:
            loop.call_later(LOOK_S, self._look, sockets, latest)

    def _made(self) -> asyncio.Task[ASGIApp]:
        """What answers requests. To load and make it is half of a start, and sockets do not need it: they come first.

        It is made in a thread, so that tables play on meanwhile; and anew if it could not be made the last time.
        """
        if self._making is None or (self._making.done() and self._making.exception() is not None):
            self._making = asyncio.get_running_loop().create_task(asyncio.to_thread(self._make))
            self._making.add_done_callback(_note_failure)
        return self._making

    def knock(self, wire: Wire, coming: Coming) -> None:
        """Lead a socket to its door; Denied if it may not come in."""
        try:
            self._check_origin(coming, is_needed=True)
            open_door(self._house, coming, wire)
        except Denied as denied:
            self._house.metrics.refused.labels(denied.code).inc()
            raise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        coming, guarded = Coming.by_request(scope), self._with_headers(scope, send)
        try:
            self._check(coming, str(scope.get("method")))
        except Denied as denied:
            self._house.metrics.refused.labels(denied.code).inc()
            await answer(guarded, denied)
            return
        if scope.get("method") == "HEAD":
            # Answered as if all was wanted; the server in front of us leaves the body out.
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        try:
            app = await asyncio.shield(self._made())
        except Exception:  # noqa: BLE001 - it was noted
            await answer(guarded, Denied("internal"))
            return
        await app(scope, receive, guarded)

    def _check(self, coming: Coming, method: str) -> None:
        if method in SAFE:
            self._check_host(coming)
        else:
            self._check_origin(coming)
        if not self._house.requests.take(address_of(self._house.config, coming)):
            raise Denied("too-fast")

    def _check_host(self, coming: Coming) -> str:
        """The name that is asked for; Denied if it is not ours."""
        hosts = coming.all("host")
        if len(hosts) != 1 or not self._house.gate.knows_host(hosts[0]):
            raise Denied("foreign-origin")
        return hosts[0]

    def _check_origin(self, coming: Coming, *, is_needed: bool = False) -> None:
        """Denied if it is not a page of ours. A browser names the origin of a change and of every socket."""
        house, host, origins = self._house, self._check_host(coming), coming.all("origin")
        if len(origins) > 1 or (is_needed and not origins):
            raise Denied("foreign-origin")
        if origins and not house.gate.knows_origin(origins[0], host, scheme_of(house.config, coming)):
            raise Denied("foreign-origin")

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


def _note_failure(making: asyncio.Task[ASGIApp]) -> None:
    if not making.cancelled() and (error := making.exception()) is not None:
        log.error("failed", route="all", exc_info=error)
