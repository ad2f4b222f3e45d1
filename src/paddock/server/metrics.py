"""Prometheus metrics: counts and times, no names, no cards."""

from __future__ import annotations

import time
from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from paddock.table.entries import Ordered
from paddock.table.store.base import AppendResult

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from prometheus_client import Metric

    from paddock.advice.hint import Hint
    from paddock.server.context import ServerContext
    from paddock.table.entries import AnyEntry
    from paddock.table.fair_queue import Source
    from paddock.table.live import LiveTable
    from paddock.table.thinkers import Answer, Thinkers

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server, in its own registry, so that two servers in one process do not collide."""

    def __init__(self, context: ServerContext) -> None:
        self.registry: Final = CollectorRegistry()
        self._entries: Final = Counter(
            "paddock_entries", "Entries that tables here have taken in", ["kind"], registry=self.registry
        )
        self._kinds: Final[dict[type, Counter]] = {}  # looking up a label is slower than counting
        self._failed: Final = Counter("paddock_failed_appends", "Entries not stored", registry=self.registry)
        self.append_s: Final = self._times("paddock_append_seconds", "From the queue to the disk")
        self.think_s: Final = self._times("paddock_think_seconds", "From a bot's turn to its move")
        self.requests: Final = Counter("paddock_requests", "HTTP requests", ["status"], registry=self.registry)
        self.refused: Final = Counter("paddock_refused", "Requests turned away", ["why"], registry=self.registry)
        self._gauges(context)
        self.registry.register(Commits(context))

    def _times(self, name: str, text: str) -> Histogram:
        times = Histogram(name, text)
        self.registry.register(times)
        return times

    def _gauges(self, context: ServerContext) -> None:
        gauges = {
            "paddock_tables_awake": ("Tables in memory", lambda: len(context.hub.tables)),
            "paddock_sockets": ("Open websockets", lambda: len(context.limits.sockets)),
            "paddock_ready": ("Whether it is ready to serve", lambda: int(context.status == "ok")),
            "paddock_queue": ("Tables with an entry on its way", lambda: busy_tables(context)),
        }
        for name, (text, value) in gauges.items():
            Gauge(name, text, registry=self.registry).set_function(value)

    def wrote(self, table: LiveTable, entry: AnyEntry) -> None:
        """An entry of a table is durable. Standing orders are not counted: they are private."""
        kind = type(entry)
        if kind is Ordered:
            return
        counter = self._kinds.get(kind)
        if counter is None:
            counter = self._kinds[kind] = self._entries.labels(kind.__name__.lower())
        counter.inc()

    def settled(self, result: AppendResult, seconds: float) -> None:
        """An append has ended."""
        self.append_s.observe(seconds)
        if result is AppendResult.UNAVAILABLE:
            self._failed.inc()

    def text(self) -> bytes:
        """All metrics in the Prometheus text format."""
        return generate_latest(self.registry)


class Histogram(Collector):
    """A histogram that costs little to update and is formatted on request."""

    def __init__(self, name: str, text: str) -> None:
        self._name: Final = name
        self._text: Final = text
        self._counts: Final = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        bounds = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._text, buckets=buckets, sum_value=self._sum)


class Commits(Collector):
    """Number of commits, as counted by the store; compare it with the number of entries."""

    def __init__(self, context: ServerContext) -> None:
        self._context: Final = context

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("paddock_commits", "Commits of entries", value=self._context.store.commits)


def busy_tables(context: ServerContext) -> int:
    return sum(1 for table in context.hub.tables.values() if not table.is_settled)


class TimedThinkers:
    """Measures how long bots think."""

    def __init__(self, thinkers: Thinkers, context: ServerContext) -> None:
        self._thinkers: Final = thinkers
        self._context: Final = context

    def think(self, source: Source, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        since = time.monotonic()

        def chosen(move: str) -> None:
            self._context.metrics.think_s.observe(time.monotonic() - since)
            then(move)

        self._thinkers.think(source, view, level, seed, chosen)

    def advise(self, source: Source, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        self._thinkers.advise(source, view, then)

    async def do(self, source: Source, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        return await self._thinkers.do(source, work, *arguments)

    def stop(self) -> None:
        self._thinkers.stop()
