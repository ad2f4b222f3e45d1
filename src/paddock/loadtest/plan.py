"""Plan: the parameters of a load run; Figures: its results."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

SEATS: Final = 4  # the only number of seats that every game allows
WARM_UP_S: Final = 3.0  # after the last socket joined: before that, joining itself would be measured


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Number of sockets and tables, seconds between two moves of a table, and the rest of the parameters."""

    sockets: int
    tables: int
    games: tuple[str, ...]
    seconds: float = 60.0
    every_s: float = 2.0  # 0: the next move as soon as everybody has seen the last
    warm_up_s: float = WARM_UP_S  # at least
    urls: tuple[str, ...] = ()  # one for each server process; empty: start them
    database: str = ""
    has_addresses: bool = False  # whether each table has a separate address, as a proxy reports it
    processes: int = 1
    is_routed: bool = False  # whether all sockets of a table use one process, as behind a proxy that routes by table


class Times(msgspec.Struct, frozen=True):
    """Latency in milliseconds: median, 99th and 99.9th percentile, and maximum."""

    count: int
    p50: float
    p99: float
    p999: float
    worst: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Results of a run. CPU and memory of a server on another machine are unknown."""

    sockets: int
    tables: int
    processes: int
    seconds: float
    every_s: float
    moves: int
    moves_per_s: float
    matches: int  # matches that ended and were followed by another
    acknowledged_ms: Times | None  # from sending a move until the frame that confirms it is stored
    seen_ms: Times | None  # until another seat or a spectator saw it
    elsewhere_ms: Times | None  # the same for sockets on a different process from the one that took the move
    commits: int | None
    rss_mb: list[float] | None  # of each server process
    server_cores: float | None
    driver_cores: float
    neighbour_cores: float  # other load on this machine, including its own database server
    errors: dict[str, int]


class Progress(Protocol):
    """Receives the progress of a run."""

    def stage(self, name: str, total: float) -> None:
        """A stage begins: servers, guests, tables, sockets, warm-up, play, ..."""

    def done(self, amount: float) -> None:
        """The amount of the stage that is done."""


class SilentProgress:
    """Shows nothing."""

    def stage(self, name: str, total: float) -> None:
        """Not shown."""

    def done(self, amount: float) -> None:
        """Not shown."""


def times(seconds: list[float]) -> Times | None:
    """The percentiles of these times; None if there are none."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    last = len(ordered) - 1

    def at(share: float) -> float:
        return round(ordered[min(last, int(len(ordered) * share))] * 1000, 2)

    return Times(len(ordered), at(0.5), at(0.99), at(0.999), at(1.0))
