"""House: what all handlers of one server share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.server.guests import Guests
from paddock.server.metrics import Metrics
from paddock.server.rates import Rates
from paddock.server.security import Gate
from paddock.table.hub import Hub

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paddock.server.config import Config
    from paddock.server.socket import Socket
    from paddock.table.store.base import Store
    from paddock.table.thinkers import Thinkers

HOUR_S: Final = 3600.0


class House:
    """One server: its hub of tables, its guests, its limits."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, names: Iterable[str] = ()) -> None:
        limits = config.limits
        self.config: Final = config
        self.store: Final = store
        self.hub: Final = Hub(store, thinkers)
        self.guests: Final = Guests(store)
        self.gate: Final = Gate(config, names)
        self.requests: Final = Rates(limits.requests_per_second, limits.requests_burst)
        self.newcomers: Final = Rates(limits.guests_per_address_hour / HOUR_S, limits.guests_per_address_hour)
        self.sockets: dict[str, set[Socket]] = {}  # by address
        self.status = "starting"  # then ok, and at last stopping
        self.metrics: Final = Metrics(self)
        self.hub.on_entry = self.metrics.wrote

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
        there = self.sockets.get(address, set())
        there.discard(socket)
        if not there:
            self.sockets.pop(address, None)

    def sockets_of(self, guest: str) -> list[Socket]:
        """Every socket of a guest."""
        return [socket for there in self.sockets.values() for socket in there if socket.guest == guest]
