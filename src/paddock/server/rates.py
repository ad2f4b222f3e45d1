"""Rates: token buckets, one for each address or socket; those that are full again are forgotten."""

from __future__ import annotations

import time
from typing import Final

MOST_BUCKETS: Final = 10_000


class Bucket:
    """So many a second, so many at once."""

    __slots__ = ("_at", "_tokens", "burst", "per_second")

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._tokens = min(float(self.burst), self._tokens + (now - self._at) * self.per_second)
        self._at = now
        if self.per_second and self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether it would be as good as new by now."""
        return self._tokens + (time.monotonic() - self._at) * self.per_second >= self.burst


class Rates:
    """A bucket for everybody who comes."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second: Final = per_second
        self.burst: Final = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether one more is allowed now for this one."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full}
            bucket = self._buckets[who] = Bucket(self.per_second, self.burst)
        return bucket.take()
