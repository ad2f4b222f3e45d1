"""ServerContext: what all handlers of one server share: configuration, store, hub, guests, limits, metrics."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog

from paddock.server.guests import Guests
from paddock.server.limits import ServerLimits
from paddock.server.metrics import Metrics, TimedThinkers
from paddock.server.security import OriginPolicy
from paddock.server.ws.session import REVOKED
from paddock.table.denied import Denied
from paddock.table.hub import Hub
from paddock.table.reviewing import Reviewing
from paddock.table.store.base import AppendResult

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from paddock.server.config import Config
    from paddock.server.ws.session import Session
    from paddock.table.store.base import Store
    from paddock.table.thinkers import Thinkers

log = structlog.get_logger("paddock")
T = TypeVar("T")
GUEST: Final = "guest "  # prefix of messages between processes about a guest; all others are JSON about presence


class ServerContext:
    """One server: its tables, guests, limits and metrics."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, names: Iterable[str] = ()) -> None:
        self.config: Final = config
        self.store: Final = store
        self.hub: Final = Hub(store, TimedThinkers(thinkers, self))
        self.reviews: Final = Reviewing(self.hub.thinkers, config.review_ms)
        self.guests: Final = Guests(store)
        self.origins: Final = OriginPolicy(config, names)
        self.limits: Final = ServerLimits(config)
        self.status = "starting"  # then "ok", finally "stopping"
        self.metrics: Final = Metrics(self)
        self.hub.on_entry = self.metrics.wrote
        self._one_thread: Final = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._hear_presence: Final = store.on_notified
        self._hear_gap: Final = store.on_gap
        store.on_notified = self._hear
        store.on_gap = self._gap
        store.on_settled = self._settled
        self._can_store = True

    def _settled(self, result: AppendResult, seconds: float) -> None:
        """An append has ended. Log one line when storage begins to fail, and one when it works again."""
        self.metrics.settled(result, seconds)
        can_store = result is not AppendResult.UNAVAILABLE
        if can_store == self._can_store:
            return
        self._can_store = can_store
        if can_store:
            log.info("storage is back")
        else:
            log.error("storage fails", reason=self.store.failure)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def run_in_thread(self, work: Callable[[], T]) -> T:
        """Run slow work in a thread, one at a time: a client that asks for much waits, and the tables do not."""
        async with self._one_thread:
            return await asyncio.to_thread(work)

    # Changes of guests, in this process and in the others on the same database.

    async def guest_changed(self, guest: str) -> None:
        """A guest was renamed or signed a device out: close the sockets of that device, here and elsewhere."""
        self.store.notify(GUEST + guest)
        await self._check_sockets(self.limits.sockets.of_guest(guest))

    def _hear(self, words: str) -> None:
        if not words.startswith(GUEST):
            self._hear_presence(words)
            return
        guest = words.removeprefix(GUEST)
        self.guests.forget(guest)
        self.spawn(self._check_sockets(self.limits.sockets.of_guest(guest)))

    def _gap(self) -> None:
        self._hear_gap()
        self.guests.forget_all()
        self.spawn(self._check_sockets(self.limits.sockets.of_guests()))

    async def _check_sockets(self, sockets: list[Session]) -> None:
        for socket in sockets:
            try:
                guest = await self.guests.find_key(socket.key)
            except Denied:
                return  # the database is away; there will be a gap when it is back
            if guest is None:
                socket.close(REVOKED, "signed out")
            else:
                socket.name = guest.name
