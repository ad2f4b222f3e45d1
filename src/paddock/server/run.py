"""Run: a server from its start to its end: the store, the bots, the port, and how it stops."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
import uvicorn

from paddock.server.entrance import Entrance
from paddock.server.guard import Guard
from paddock.server.house import House
from paddock.server.open_files import raise_limit
from paddock.server.sweep import Sweep
from paddock.server.version import version
from paddock.server.wire import Heart, Wire
from paddock.table.store.open import open_store
from paddock.table.thinkers import PoolThinkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator

    from litestar.types import ASGIApp

    from paddock.server.config import Config
    from paddock.table.thinkers import Thinkers

log = structlog.get_logger("paddock")
PING_S: Final = 4.0  # a reader who stops reading is found within twice that, one who is told nothing within five times
BACKLOG: Final = 4_096
GOODBYE_S: Final = 3
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 picks a free one. OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without its protocol named, asyncio would let small answers wait for more to send.
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
    """uvicorn that says when it is ready, and lets sockets know that it stops."""

    def __init__(self, house: House, on_ready: Callable[[], None]) -> None:
        self._house: Final = house
        self._guard: Final = Guard(house, self._application)
        self._on_ready: Final = on_ready
        self._sweep: Final = Sweep(lambda: house.socket_count)
        super().__init__(
            uvicorn.Config(
                self._guard,
                http=partial(Entrance, house.crowd, Heart(PING_S), self._guard.knock),  # type: ignore[arg-type]  # as a class would
                ws=Wire,
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=True,
                lifespan="off",
                proxy_headers=False,
                timeout_graceful_shutdown=GOODBYE_S,
            )
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at the first signal, without waiting at the second.

        uvicorn raises the signal again in the end: the process would be gone before the store has written what waits.
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
        self._sweep.begin()
        self._guard.begin()
        self._house.status = "ok"
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.status = "stopping"
        await super().shutdown(sockets)
        self._sweep.end()

    def _application(self) -> ASGIApp:
        from paddock.server.app import application  # noqa: PLC0415 - it takes long to load, and sockets do not need it

        app: ASGIApp = application(self._house)
        self._sweep.settle()
        return app


@asynccontextmanager
async def opened(config: Config, names: Iterable[str] = (), thinkers: Thinkers | None = None) -> AsyncIterator[House]:
    """The house of a server, its store open and its bots ready; closed in the opposite order."""
    pool = thinkers or PoolThinkers(config.workers, config.budget_ms)
    house = House(config, open_store(config.database), pool, names)
    try:
        await house.hub.start()
        yield house
    finally:
        await house.hub.stop()
        house.reviews.stop()
        pool.stop()


async def serve(
    config: Config, listening: socket.socket, on_ready: Callable[[], None], names: Iterable[str] = ()
) -> None:
    """Serve until a signal says stop."""
    async with opened(config, names) as house:
        # Not the database: its address may hold a password.
        log.info("started", version=version(), port=listening.getsockname()[1], workers=config.workers)
        await Server(house, on_ready).serve(sockets=[listening])
        log.info("stopping", tables=len(house.hub.tables), sockets=house.socket_count)
    log.info("stopped")


def run(config: Config, listening: socket.socket, on_ready: Callable[[], None], names: Iterable[str] = ()) -> None:
    """Serve on the fast event loop, if this machine has it."""
    raise_limit()
    try:
        import uvloop  # noqa: PLC0415 - not on every platform
    except ImportError:
        asyncio.run(serve(config, listening, on_ready, names))
    else:
        uvloop.run(serve(config, listening, on_ready, names))
