"""The load driver in small: it plays against a server that it starts, and reports its measurements."""

from __future__ import annotations

import pytest

from paddock.library import game_ids
from paddock.loadtest.plan import Plan, SilentProgress, times
from paddock.loadtest.run import run
from paddock.loadtest.tenfold import tenfold


async def test_eight_sockets_at_two_tables_are_measured_without_an_error() -> None:
    plan = Plan(sockets=8, tables=2, games=tuple(game_ids()), seconds=2.0, every_s=0.1, warm_up_s=0.2)
    found = await run(plan, SilentProgress())
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


class Stages(SilentProgress):
    """Records the progress stages."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, float]] = []

    def stage(self, name: str, total: float) -> None:
        self.seen.append((name, total))


async def test_nothing_is_measured_before_every_table_has_made_its_first_move() -> None:
    plan, stages = Plan(sockets=8, tables=2, games=("mille-bornes",), seconds=0.1, every_s=1.0, warm_up_s=0.1), Stages()
    await run(plan, stages)
    assert ("warm-up", 1.0) in stages.seen


@pytest.mark.full
async def test_ten_times_the_tables_make_as_many_moves_a_second_and_their_p99_is_compared() -> None:
    plan = Plan(sockets=8, tables=2, games=tuple(game_ids()), seconds=1.0, every_s=0.1, warm_up_s=0.1)
    found = await tenfold(plan, 2, SilentProgress())
    assert found.errors == {}
    assert [(run.sockets, run.tables, run.every_s) for run in found.few] == [(8, 2, 0.1)] * 2
    assert [(run.sockets, run.tables, run.every_s) for run in found.many] == [(80, 20, 1.0)] * 2
    assert sum(run.moves for run in found.many) == pytest.approx(sum(run.moves for run in found.few), rel=0.3)
    assert found.few_p99_ms is not None
    assert found.many_p99_ms is not None
    assert found.ratio == pytest.approx(found.many_p99_ms / found.few_p99_ms, abs=0.01)


def test_half_of_all_times_are_no_longer_than_the_median() -> None:
    found = times([number / 1000 for number in range(1000, 0, -1)])
    assert found is not None
    assert (found.p50, found.p99, found.p999, found.worst) == pytest.approx((501, 991, 1000, 1000))
    assert times([]) is None
