"""Every counter and rate limit of the server: connections, sockets, requests, new guests, codes, chat, reviews."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paddock.server.config import Config
    from paddock.server.ws.session import Session

MAX_BUCKETS: Final = 10_000
HOUR_S: Final = 3600.0
MINUTE_S: Final = 60.0


class TokenBucket:
    """A rate limit for one client: `per_second` on average, `burst` at once; 0 per second means no limit."""

    __slots__ = ("_at", "_tokens", "burst", "per_second")

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self._tokens = min(float(self.burst), self._tokens + (now - self._at) * self.per_second)
        self._at = now
        if self.per_second and self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether it holds no more information than a new bucket."""
        return self._tokens + (time.monotonic() - self._at) * self.per_second >= self.burst


class RateLimiter:
    """A token bucket for each key, such as an address. Full buckets are dropped when there are too many."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second: Final = per_second
        self.burst: Final = burst
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str) -> bool:
        """Take a token for this key; False if there is none."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_BUCKETS:
                self._buckets = {kept: other for kept, other in self._buckets.items() if not other.is_full}
            bucket = self._buckets[key] = TokenBucket(self.per_second, self.burst)
        return bucket.take()


class ConnectionLimits:
    """Counts the TCP connections of each address; 0 for `max_connections` means no limit."""

    def __init__(self, max_connections: int) -> None:
        self._max: Final = max_connections
        self._counts: Final[Counter[str]] = Counter()

    def add(self, address: str) -> bool:
        """Whether one more is allowed. It is counted in either case, until `remove`."""
        self._counts[address] += 1
        return not self._max or self._counts[address] <= self._max

    def remove(self, address: str) -> None:
        """A connection has ended."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


class OpenSockets:
    """The open websockets by address; 0 for `max_per_address` means no limit."""

    def __init__(self, max_per_address: int) -> None:
        self._max: Final = max_per_address
        self._by_address: dict[str, set[Session]] = {}

    def add(self, address: str, socket: Session) -> bool:
        """Whether one more of this address is allowed; if so it counts until `remove`."""
        there = self._by_address.setdefault(address, set())
        if self._max and len(there) >= self._max:
            return False
        there.add(socket)
        return True

    def remove(self, address: str, socket: Session) -> None:
        """A websocket has ended."""
        there = self._by_address.get(address, set())
        there.discard(socket)
        if not there:
            self._by_address.pop(address, None)

    def __len__(self) -> int:
        return sum(map(len, self._by_address.values()))

    def of_guest(self, guest: str) -> list[Session]:
        """Every socket of a guest."""
        return [socket for there in self._by_address.values() for socket in there if socket.guest == guest]

    def of_guests(self) -> list[Session]:
        """Every socket of a known guest, not of a visitor."""
        return [socket for there in self._by_address.values() for socket in there if socket.key]


class ServerLimits:
    """All limits of one server, as configured."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.connections: Final = ConnectionLimits(0 if config.is_behind_proxy else limits.connections_per_address)
        self.sockets: Final = OpenSockets(limits.sockets_per_address)
        self.request_rate: Final = RateLimiter(limits.requests_per_second, limits.requests_burst)
        socket_burst = max(limits.requests_burst, limits.sockets_per_address)
        self.socket_rate: Final = RateLimiter(limits.requests_per_second, socket_burst)
        self.guest_rate: Final = RateLimiter(limits.guests_per_address_hour / HOUR_S, limits.guests_per_address_hour)
        self.code_rate: Final = RateLimiter(limits.codes_per_address_minute / MINUTE_S, limits.codes_per_address_minute)
        self.chat_rate: Final = RateLimiter(limits.lines_per_second, limits.lines_burst)
        self.review_rate: Final = RateLimiter(limits.reviews_per_address_hour / HOUR_S, limits.reviews_per_address_hour)
