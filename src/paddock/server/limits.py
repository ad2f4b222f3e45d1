"""Every counter and rate limit of the server: connections, sockets, requests, new guests, codes, chat, reviews."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from paddock.server.addresses import site_key
from paddock.table.denied import Denied
from paddock.table.person import is_same

if TYPE_CHECKING:
    from paddock.server.config import Config
    from paddock.server.ws.session import Session

MAX_BUCKETS: Final = 10_000
SITE_SHARE: Final = 8  # a /48 network may use as much as this many of its /64 networks
HOUR_S: Final = 3600.0
AWAY_PER_HOUR: Final = 20
MINUTE_S: Final = 60.0
SHARED_BURST: Final = 20  # lines that several people may say at once


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


class RateLimiter:
    """A token bucket for each key, such as an address, and a larger one for the site of an IPv6 network.

    Beyond MAX_BUCKETS the one that was not used for longest is dropped: by then it is full, unless more addresses
    than that come within the same moments.
    """

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second: Final = per_second
        self.burst: Final = burst
        self._buckets: dict[str, TokenBucket] = {}  # the most recently used ones at the end

    def take(self, key: str) -> bool:
        """Take a token for this key; False if there is none."""
        if not self.per_second:
            return True
        site = site_key(key)
        return (not site or self._bucket(site, SITE_SHARE).take()) and self._bucket(key, 1).take()

    def _bucket(self, key: str, share: int) -> TokenBucket:
        bucket = self._buckets.pop(key, None) or TokenBucket(self.per_second * share, self.burst * share)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def __len__(self) -> int:
        return len(self._buckets)


class AddressCounter:
    """Counts something per address, and per site of IPv6 networks; a maximum of 0 means no limit."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._counts: Final[Counter[str]] = Counter()

    def add(self, address: str) -> bool:
        """Whether one more is allowed. It is counted in either case, until `remove`."""
        self._counts.update(_keys(address))
        return not self._most or all(
            self._counts[key] <= self._most * share for key, share in zip(_keys(address), (1, SITE_SHARE), strict=False)
        )

    def remove(self, address: str) -> None:
        """One of them has ended."""
        for key in _keys(address):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]


def _keys(address: str) -> list[str]:
    site = site_key(address)
    return [address, site] if site else [address]


class OpenSockets:
    """The open websockets by address; 0 for `max_per_address` means no limit."""

    def __init__(self, max_per_address: int) -> None:
        self._counter: Final = AddressCounter(max_per_address)
        self._by_address: dict[str, set[Session]] = {}
        self._count = 0

    def add(self, address: str, socket: Session) -> bool:
        """Whether one more of this address is allowed; if so it counts until `remove`."""
        if not self._counter.add(address):
            self._counter.remove(address)
            return False
        self._by_address.setdefault(address, set()).add(socket)
        self._count += 1
        return True

    def remove(self, address: str, socket: Session) -> None:
        """A websocket has ended."""
        there = self._by_address.get(address, set())
        if socket not in there:
            return
        self._counter.remove(address)
        self._count -= 1
        there.discard(socket)
        if not there:
            del self._by_address[address]

    def __len__(self) -> int:
        return self._count

    def of_address(self, address: str) -> set[Session]:
        """Every socket of an address."""
        return self._by_address.get(address, set())

    def of_guest(self, guest: str) -> list[Session]:
        """Every socket of a guest."""
        return [socket for there in self._by_address.values() for socket in there if is_same(socket.guest, guest)]

    def of_guests(self) -> list[Session]:
        """Every socket of a known guest, not of a visitor."""
        return [socket for there in self._by_address.values() for socket in there if socket.key]


class ServerLimits:
    """All limits of one server, as configured."""

    def __init__(self, config: Config) -> None:
        limits = self.config = config.limits
        self.connections: Final = AddressCounter(0 if config.is_behind_proxy else limits.connections_per_address)
        self.sockets: Final = OpenSockets(limits.sockets_per_address)
        self.request_rate: Final = RateLimiter(limits.requests_per_second, limits.requests_burst)
        socket_burst = max(limits.requests_burst, limits.sockets_per_address)
        self.socket_rate: Final = RateLimiter(limits.requests_per_second, socket_burst)
        self.guest_rate: Final = per(HOUR_S, limits.guests_per_address_hour)
        self.table_rate: Final = per(HOUR_S, limits.tables_per_address_hour)
        self.listing_rate: Final = per(HOUR_S, limits.listed_per_address_hour)
        self.code_rate: Final = per(MINUTE_S, limits.codes_per_address_minute)
        self.link_rate: Final = per(HOUR_S, limits.links_per_guest_hour)
        self.away_rate: Final = per(HOUR_S, AWAY_PER_HOUR)  # each is an entry at every slow table of that guest
        self.key_rate: Final = per(HOUR_S, limits.keys_per_guest_hour)
        self.club_rate: Final = per(HOUR_S, limits.clubs_per_guest_hour)
        self.address_club_rate: Final = per(HOUR_S, limits.clubs_per_address_hour)
        self.block_rate: Final = per(HOUR_S, limits.blocks_per_guest_hour)
        self.report_rate: Final = per(HOUR_S, limits.reports_per_guest_hour)
        self.confirmation_rate: Final = per(HOUR_S, limits.confirmations_per_address_hour)
        self.test_rate: Final = per(HOUR_S, limits.tests_per_guest_hour)
        self.notice_rate: Final = per(HOUR_S, limits.notice_changes_per_guest_hour)
        self.member_rate: Final = per(HOUR_S, limits.members_per_guest_hour)
        self.sign_in_rate: Final = per(MINUTE_S, limits.sign_ins_per_address_minute)
        self.review_rate: Final = per(HOUR_S, limits.reviews_per_address_hour)
        self.study_rate: Final = per(MINUTE_S, limits.studies_per_guest_minute)
        self.address_study_rate: Final = per(MINUTE_S, limits.studies_per_address_minute)
        self.verification_rate: Final = per(MINUTE_S, limits.verifications_per_address_minute)
        self.chat_rate: Final = RateLimiter(limits.lines_per_second, limits.lines_burst)
        self.address_chat_rate: Final = RateLimiter(limits.lines_per_address_second, SHARED_BURST)
        self.visitor_chat_rate: Final = RateLimiter(limits.lines_of_visitors_per_second, SHARED_BURST)
        self.order_rate: Final = RateLimiter(limits.orders_per_second, limits.orders_burst)

    def check(self, rate: RateLimiter, key: str, what: str) -> None:
        """Denied if there is no token for this key."""
        if not rate.take(key):
            raise Denied("too-many", what=what)


def per(seconds: float, most: int) -> RateLimiter:
    """So many in that time, all of them at once if need be."""
    return RateLimiter(most / seconds, most)
