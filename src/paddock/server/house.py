"""House: what all handlers of one server share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog

from paddock.server.crowd import Crowd
from paddock.server.guests import Guests
from paddock.server.metrics import Metrics, TimedThinkers
from paddock.server.rates import Rates
from paddock.server.security import Gate
from paddock.server.socket import REVOKED
from paddock.table.denied import Denied
from paddock.table.hub import Hub
from paddock.table.reviewing import Reviewing
from paddock.table.store.base import Fate

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from paddock.server.config import Config
    from paddock.server.socket import Socket
    from paddock.table.store.base import Store
    from paddock.table.thinkers import Thinkers

log = structlog.get_logger("paddock")
HOUR_S: Final = 3600.0
MINUTE_S: Final = 60.0
T = TypeVar("T")
GUEST: Final = "guest "  # how words about a guest begin; the others are about presence, and are JSON


class House:
    """One server: its hub of tables, its guests, its limits."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, names: Iterable[str] = ()) -> None:
        limits = config.limits
        self.config: Final = config
        self.store: Final = store
        self.hub: Final = Hub(store, TimedThinkers(thinkers, self))
        self.reviews: Final = Reviewing(self.hub.thinkers, config.review_ms)
        self.guests: Final = Guests(store)
        self.gate: Final = Gate(config, names)
        self.requests: Final = Rates(limits.requests_per_second, limits.requests_burst)
        self.knocks: Final = Rates(limits.requests_per_second, max(limits.requests_burst, limits.sockets_per_address))
        self.crowd: Final = Crowd(0 if config.is_behind_proxy else limits.connections_per_address)
        self.newcomers: Final = Rates(limits.guests_per_address_hour / HOUR_S, limits.guests_per_address_hour)
        self.talk: Final = Rates(limits.lines_per_second, limits.lines_burst)
        self.seekers: Final = Rates(limits.codes_per_address_minute / MINUTE_S, limits.codes_per_address_minute)
        self.reviewers: Final = Rates(limits.reviews_per_address_hour / HOUR_S, limits.reviews_per_address_hour)
        self.sockets: dict[str, set[Socket]] = {}  # by address
        self.status = "starting"  # then ok, and at last stopping
        self.metrics: Final = Metrics(self)
        self.hub.on_entry = self.metrics.wrote
        self._aside: Final = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._hear_presence: Final = store.on_told
        self._hear_gap: Final = store.on_gap
        store.on_told = self._hear
        store.on_gap = self._gap
        store.on_settled = self._settled
        self._can_store = True

    def _settled(self, fate: Fate, seconds: float) -> None:
        """An entry was stored or not; the log has a line when that begins to fail, and one when it works again."""
        self.metrics.settled(fate, seconds)
        can_store = fate is not Fate.FAILED
        if can_store == self._can_store:
            return
        self._can_store = can_store
        if can_store:
            log.info("storage is back")
        else:
            log.error("storage fails", reason=self.store.failure)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something long in a thread, one after the other: whoever asks for many waits, and the tables do not."""
        async with self._aside:
            return await asyncio.to_thread(work)

    def admit(self, address: str, socket: Socket) -> bool:
        """Whether one more socket of this address may come in; if so it is counted until it leaves."""
        most = self.config.limits.sockets_per_address
        there = self.sockets.setdefault(address, set())
        if most and len(there) >= most:
            return False
        there.add(socket)
        return True

    def leave(self, address: str, socket: Socket) -> None:
        """A socket is gone."""
        socket.leave()
        there = self.sockets.get(address, set())
        there.discard(socket)
        if not there:
            self.sockets.pop(address, None)

    @property
    def socket_count(self) -> int:
        """How many sockets there are."""
        return sum(map(len, self.sockets.values()))

    # What is known of guests, in this process and in the others on the same database.

    async def guest_changed(self, guest: str) -> None:
        """A guest has another name or a device less: sockets of that device end, here and elsewhere."""
        self.store.tell(GUEST + guest)
        await self._check(self.sockets_of(guest))

    def _hear(self, words: str) -> None:
        if not words.startswith(GUEST):
            self._hear_presence(words)
            return
        guest = words.removeprefix(GUEST)
        self.guests.forget(guest)
        self.spawn(self._check(self.sockets_of(guest)))

    def _gap(self) -> None:
        self._hear_gap()
        self.guests.forget_all()
        self.spawn(self._check([socket for there in self.sockets.values() for socket in there if socket.key]))

    async def _check(self, sockets: list[Socket]) -> None:
        for socket in sockets:
            try:
                guest = await self.guests.find_key(socket.key)
            except Denied:
                return  # the database is away; when it is back there was a gap
            if guest is None:
                socket.close(REVOKED, "signed out")
            else:
                socket.name = guest.name

    def sockets_of(self, guest: str) -> list[Socket]:
        """Every socket of a guest."""
        return [socket for there in self.sockets.values() for socket in there if socket.guest == guest]
