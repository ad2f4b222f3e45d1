"""Metrics: what an operator watches, in the form of Prometheus; counts and times, no names, no hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from paddock.server.house import House
    from paddock.table.entries import AnyEntry
    from paddock.table.live import LiveTable

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """A registry of its own, so that two servers in one process do not meet."""

    def __init__(self, house: House) -> None:
        self.registry: Final = CollectorRegistry()
        self._entries: Final = Counter("paddock_entries", "Entries made durable", ["kind"], registry=self.registry)
        self.moves_s: Final = Histogram(
            "paddock_append_seconds", "From the queue to the disk", buckets=BUCKETS, registry=self.registry
        )
        self.requests: Final = Counter("paddock_requests", "HTTP requests", ["status"], registry=self.registry)
        self.refused: Final = Counter("paddock_refused", "Requests turned away", ["why"], registry=self.registry)
        gauges = {
            "paddock_tables_awake": ("Tables in memory", lambda: len(house.hub.tables)),
            "paddock_sockets": ("Open websockets", lambda: sum(map(len, house.sockets.values()))),
            "paddock_ready": ("Whether it is ready to serve", lambda: int(house.status == "ok")),
        }
        for name, (text, value) in gauges.items():
            Gauge(name, text, registry=self.registry).set_function(value)

    def wrote(self, table: LiveTable, entry: AnyEntry) -> None:
        """An entry of a table is durable."""
        self._entries.labels(type(entry).__name__.lower()).inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
