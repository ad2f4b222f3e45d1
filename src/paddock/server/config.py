"""Config and Limits: how a server was started, with defaults for a family or a club."""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from paddock.people.notices.host_settings import NoticeConfig
from paddock.table.retention import KEEP_DAYS

Accounts = Literal["off", "optional"]  # whether guests may have keys that bring them back; nobody ever needs one


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits per address, table and socket; 0 means no limit."""

    sockets_per_address: int = 200
    guests_per_address_hour: int = 120
    codes_per_address_minute: int = 20  # typed to find a table; a code is one of 900 million
    tables_per_guest: int = 40  # that a guest hosts and that are not over
    tables_per_address_hour: int = 120
    listed_per_guest: int = 5  # of them in the lobby
    listed_per_address_hour: int = 30
    bot_tables_per_address: int = 12  # that devices of one address watch and where nobody plays
    links_per_guest_hour: int = 20  # to further devices
    keys_per_guest_hour: int = 20  # recovery codes and passkeys that a guest makes
    clubs_per_guest_hour: int = 10  # that a guest founds
    clubs_per_address_hour: int = 20
    members_per_guest_hour: int = 100  # without a device, that a guest adds
    blocks_per_guest_hour: int = 60
    reports_per_guest_hour: int = 10  # and per address
    confirmations_per_address_hour: int = 10  # to mail addresses, asked for from one address or by one guest
    tests_per_guest_hour: int = 10  # of "Send me a test"
    notice_changes_per_guest_hour: int = 200
    sign_ins_per_address_minute: int = 10  # by recovery code or passkey; a code is one of 31 to the power of 16
    verifications_per_address_minute: int = 30
    visitors_per_table: int = 60  # who neither hosts it nor has a seat there: those are never counted
    visitors_per_table_and_address: int = 8
    requests_per_second: float = 20.0  # per address, over HTTP
    requests_burst: int = 60
    messages_per_second: float = 5.0  # per socket
    messages_burst: int = 20
    reviews_per_address_hour: int = 60
    studies_per_guest_minute: int = 90  # requests: about one for each move that is tried
    studies_per_address_minute: int = 240
    lines_per_second: float = 0.5  # chat lines of one guest at one table, from all their devices
    lines_burst: int = 6
    lines_per_address_second: float = 2.0  # said by all guests of one address
    lines_of_visitors_per_second: float = 1.0  # said at one table by all who neither host it nor have a seat there
    orders_per_second: float = 0.2  # standing orders of one guest at one table
    orders_burst: int = 10
    unattended_pace_ms: int = 300  # the least pace of bots at tables where nobody plays
    unsent: int = 131_072  # bytes buffered for a slow reader

    @property
    def connections_per_address(self) -> int:
        """WebSockets and HTTP connections together: a page uses a few of the latter for a moment."""
        return 2 * self.sockets_per_address

    @classmethod
    def none(cls) -> Self:
        """No limits except the one on slow readers, which protects memory: for load tests."""
        return cls(
            sockets_per_address=0,
            guests_per_address_hour=0,
            codes_per_address_minute=0,
            tables_per_guest=0,
            tables_per_address_hour=0,
            listed_per_guest=0,
            listed_per_address_hour=0,
            bot_tables_per_address=0,
            links_per_guest_hour=0,
            keys_per_guest_hour=0,
            clubs_per_guest_hour=0,
            clubs_per_address_hour=0,
            members_per_guest_hour=0,
            blocks_per_guest_hour=0,
            reports_per_guest_hour=0,
            confirmations_per_address_hour=0,
            tests_per_guest_hour=0,
            notice_changes_per_guest_hour=0,
            sign_ins_per_address_minute=0,
            verifications_per_address_minute=0,
            lines_per_address_second=0,
            lines_of_visitors_per_second=0,
            orders_per_second=0,
            visitors_per_table=0,
            visitors_per_table_and_address=0,
            requests_per_second=0,
            messages_per_second=0,
            lines_per_second=0,
            reviews_per_address_hour=0,
            studies_per_guest_minute=0,
            studies_per_address_minute=0,
            unattended_pace_ms=0,
        )


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server was started."""

    port: int = 8700
    database: str = ""  # an address or a file
    origins: tuple[str, ...] = ()  # besides this machine's own addresses: https://race.example
    is_behind_proxy: bool = False  # whether to believe X-Forwarded-For and -Proto
    has_open_metrics: bool = False  # whether other machines may read them: they reveal when something happens
    accounts: Accounts = "optional"
    workers: int = 1  # worker processes for bots
    budget_ms: int = 50
    keep_days: int = KEEP_DAYS  # finished matches, and guests who were not seen again
    review_ms: int = 8_000  # CPU time of a worker for the review of a match
    idle_review_percent: int = 10  # of one CPU, for reviews while nothing is played; 0: none
    idle_after_s: float = 20.0  # without a move
    limits: Limits = Limits()
    notices: NoticeConfig = NoticeConfig()

    @property
    def address(self) -> str:
        """The address of this server in links that leave it: its first origin, or this machine."""
        return self.origins[0].rstrip("/") if self.origins else f"http://localhost:{self.port}"
