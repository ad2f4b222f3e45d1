"""The load driver, small: it plays on a server of its own and says what it measured."""

from __future__ import annotations

import pytest

from paddock.library import game_ids
from paddock.server.load.drive import run
from paddock.server.load.plan import Plan, Silent, times


async def test_eight_sockets_at_two_tables_are_measured_without_an_error() -> None:
    plan = Plan(sockets=8, tables=2, games=tuple(game_ids()), seconds=2.0, every_s=0.1, warm_up_s=0.2)
    found = await run(plan, Silent())
    assert found.errors == {}
    assert found.moves > 0
    assert found.acknowledged_ms is not None
    assert found.acknowledged_ms.p50 <= found.acknowledged_ms.p99 <= found.acknowledged_ms.worst
    assert found.seen_ms is not None
    assert found.seen_ms.count == 3 * found.acknowledged_ms.count
    assert found.rss_mb is not None
    assert found.rss_mb[0] > 1
    assert found.server_cores is not None
    assert found.commits is not None
    assert found.commits > 0


def test_half_of_all_times_are_no_longer_than_the_median() -> None:
    found = times([number / 1000 for number in range(1000, 0, -1)])
    assert found is not None
    assert (found.p50, found.p99, found.p999, found.worst) == pytest.approx((501, 991, 1000, 1000))
    assert times([]) is None
