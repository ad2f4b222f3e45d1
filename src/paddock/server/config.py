"""Config and Limits: how a server was started, with defaults for a family or a club."""

from __future__ import annotations

from typing import Self

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits per address, table and socket; 0 means no limit."""

    sockets_per_address: int = 200
    guests_per_address_hour: int = 120
    codes_per_address_minute: int = 20  # typed to find a table; a code is one of 900 million
    tables_per_guest: int = 40
    visitors_per_table: int = 60  # who neither hosts it nor has a seat there: those are never counted
    visitors_per_table_and_address: int = 8
    requests_per_second: float = 20.0  # of one address, over HTTP
    requests_burst: int = 60
    messages_per_second: float = 5.0  # of one socket
    messages_burst: int = 20
    reviews_per_address_hour: int = 60
    lines_per_second: float = 0.5  # said by one guest at one table, from all their devices
    lines_burst: int = 6
    unsent: int = 131_072  # bytes buffered for a slow reader

    @property
    def connections_per_address(self) -> int:
        """Websockets and HTTP connections together: a page uses a few of the latter for a moment."""
        return 2 * self.sockets_per_address

    @classmethod
    def none(cls) -> Self:
        """No limits except the one on slow readers, which protects memory: for load tests."""
        return cls(
            sockets_per_address=0,
            guests_per_address_hour=0,
            codes_per_address_minute=0,
            tables_per_guest=0,
            visitors_per_table=0,
            visitors_per_table_and_address=0,
            requests_per_second=0,
            messages_per_second=0,
            lines_per_second=0,
            reviews_per_address_hour=0,
        )


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server was started."""

    host: str = "127.0.0.1"
    port: int = 8700
    database: str = ""  # an address or a file
    origins: tuple[str, ...] = ()  # besides this machine's own addresses: https://race.example
    is_behind_proxy: bool = False  # whether to believe X-Forwarded-For and -Proto
    workers: int = 1  # processes that bots think in
    budget_ms: int = 50
    review_ms: int = 8_000  # of a worker for the review of a match
    limits: Limits = Limits()
