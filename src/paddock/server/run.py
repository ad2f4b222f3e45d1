"""Run a server: open the store, start bot workers, listen, and shut down on a signal."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
import uvicorn

from paddock.server.context import ServerContext
from paddock.server.gc_schedule import GcSchedule
from paddock.server.guard import Guard
from paddock.server.idle_reviews import IdleReviews
from paddock.server.open_files import raise_limit
from paddock.server.ws.connection import Connection
from paddock.server.ws.http_protocol import LimitedHttpProtocol
from paddock.server.ws.keepalive import KeepAlive
from paddock.table.store.open import open_store
from paddock.table.store.rewrite import AT_ONCE as REWRITTEN_AT_ONCE
from paddock.table.thinkers import PoolThinkers
from paddock.version import version

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence

    from litestar.types import ASGIApp

    from paddock.server.config import Config
    from paddock.table.thinkers import Thinkers

log = structlog.get_logger("paddock")
PING_S: Final = 4.0  # a dead connection is found within twice that while we send, otherwise within five times
BACKLOG: Final = 4_096
SHUTDOWN_S: Final = 3
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
LOOPBACK: Final = ("127.0.0.1", "::1")  # for localhost a browser may try either
NO_SUCH_ADDRESS: Final = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}  # on a machine without IPv6
MAX_TRIES: Final = 20  # to find a port that is free on every address


def bound_sockets(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """Listening sockets on one port of several addresses; port 0 picks a free one. OSError if one of them is taken.

    The first address is needed; the others are left out on a machine that does not have them.
    """
    for _ in range(MAX_TRIES if port == 0 else 0):
        try:
            return _bound_together(hosts, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return _bound_together(hosts, port)


def _bound_together(hosts: Sequence[str], port: int) -> list[socket.socket]:
    bound = [bound_socket(hosts[0], port)]
    try:
        for host in hosts[1:]:
            bound += _bound_if_there(host, bound[0].getsockname()[1])
    except OSError:
        for one in bound:
            one.close()
        raise
    return bound


def _bound_if_there(host: str, port: int) -> list[socket.socket]:
    try:
        return [bound_socket(host, port)]
    except OSError as error:
        if error.errno in NO_SUCH_ADDRESS:
            return []
        raise


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 picks a free one. OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the socket names its protocol.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.listen(BACKLOG)
    listening.setblocking(False)
    return listening


class Server(uvicorn.Server):
    """uvicorn with a ready callback, our HTTP protocol and websockets."""

    def __init__(self, context: ServerContext, on_ready: Callable[[], None]) -> None:
        self._context: Final = context
        self._guard: Final = Guard(context, self._application)
        self._on_ready: Final = on_ready
        self._gc_schedule: Final = GcSchedule(lambda: len(context.limits.sockets))
        super().__init__(
            uvicorn.Config(
                self._guard,
                http=partial(
                    LimitedHttpProtocol, context.limits.connections, KeepAlive(PING_S), self._guard.admit_socket
                ),  # type: ignore[arg-type]  # as a class would
                ws=Connection,
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=True,
                lifespan="off",
                proxy_headers=False,
                timeout_graceful_shutdown=SHUTDOWN_S,
            )
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at the first signal, without waiting at the second.

        uvicorn would raise the signal again and end the process before the store has written its queue.
        """
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in SIGNALS:
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._gc_schedule.start()
        self._guard.load_when_idle()
        self._context.status = "ok"
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._context.status = "stopping"
        await super().shutdown(sockets)
        self._gc_schedule.stop()

    def _application(self) -> ASGIApp:
        from paddock.server.app import application  # noqa: PLC0415 - slow to load, and websockets do not need it

        app: ASGIApp = application(self._context)
        self._gc_schedule.freeze()
        return app


@asynccontextmanager
async def open_context(
    config: Config, names: Iterable[str] = (), thinkers: Thinkers | None = None
) -> AsyncIterator[ServerContext]:
    """The context of a server, with its store open; closed in reverse order."""
    pool = thinkers or PoolThinkers(config.workers, config.budget_ms)
    context = ServerContext(config, open_store(config.database), pool, names)
    context.store.on_rewritten = _tell_rewritten
    try:
        await context.hub.start()
        await context.hub.due.begin()
        context.spawn(context.rate_matches())
        removing = asyncio.create_task(context.retention.run(), name="retention")
        reviewing = asyncio.create_task(IdleReviews(context).run(), name="idle reviews")
        telling = asyncio.create_task(context.notice_sender.run(), name="notices")
        yield context
        removing.cancel()
        reviewing.cancel()
        telling.cancel()
    finally:
        await context.hub.stop()
        context.reviews.stop()
        pool.stop()


def _tell_rewritten(done: int, total: int) -> None:
    """Say how far a database of an older version is brought up to date, some twenty times."""
    if done == total or done % max(total // 20, 1) < REWRITTEN_AT_ONCE:
        log.warning("bringing the database up to date", tables=done, of=total)


async def serve(
    config: Config, listening: Sequence[socket.socket], on_ready: Callable[[], None], names: Iterable[str] = ()
) -> None:
    """Serve until a signal."""
    async with open_context(config, names) as context:
        # Not the database: its address may hold a password.
        log.info("started", version=version(), port=listening[0].getsockname()[1], workers=config.workers)
        await Server(context, on_ready).serve(sockets=list(listening))
        log.info("stopping", tables=len(context.hub.tables), sockets=len(context.limits.sockets))
    log.info("stopped")


def run(
    config: Config, listening: Sequence[socket.socket], on_ready: Callable[[], None], names: Iterable[str] = ()
) -> None:
    """Serve with uvloop where it is installed."""
    raise_limit()
    try:
        import uvloop  # noqa: PLC0415 - not on every platform
    except ImportError:
        asyncio.run(serve(config, listening, on_ready, names))
    else:
        uvloop.run(serve(config, listening, on_ready, names))
