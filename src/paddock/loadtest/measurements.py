"""Measurements: latencies and errors of a load run; latencies count only within its time window."""

from __future__ import annotations

from collections import Counter


class Measurements:
    """Collects what the tables measure."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Start over."""
        self.since = float("inf")  # moves sent from then on count
        self.until = float("inf")  # moves acknowledged until then count for the rate
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.elsewhere: list[float] = []
        self.moves = 0
        self.matches = 0
        self.errors: Counter[str] = Counter()

    def time(self, sent: float, at: float, *, is_ack: bool, is_elsewhere: bool) -> None:
        """A move was acknowledged, or seen by somebody else."""
        if is_ack and self.since <= at <= self.until:
            self.moves += 1
        if not self.since <= sent <= self.until:
            return
        (self.acknowledged if is_ack else self.seen).append(at - sent)
        if is_elsewhere:
            self.elsewhere.append(at - sent)

    def error(self, kind: str) -> None:
        """Count an error, inside or outside the time window."""
        self.errors[kind] += 1
