"""Scaling test: the same number of moves a second at ten times the tables, compared by p99 latency."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.loadtest.plan import Figures
from paddock.loadtest.run import settled_run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.loadtest.plan import Plan, Progress

TIMES: Final = 10


class Tenfold(msgspec.Struct, frozen=True, kw_only=True):
    """The runs of each size, the median of their p99s, and the ratio of both medians."""

    few: list[Figures]
    many: list[Figures]
    few_p99_ms: float | None
    many_p99_ms: float | None
    ratio: float | None
    errors: dict[str, int]


async def tenfold(plan: Plan, pairs: int, progress: Progress) -> Tenfold:
    """Alternate the plan with one of ten times the sockets and tables at a tenth of the rate."""
    few: list[Figures] = []
    many: list[Figures] = []
    for _ in range(pairs):
        few.append(await settled_run(plan, progress))
        many.append(await settled_run(larger(plan), progress))
    return compared(few, many)


def larger(plan: Plan) -> Plan:
    """Ten times the sockets and tables, with the same total rate of moves."""
    return msgspec.structs.replace(
        plan, sockets=plan.sockets * TIMES, tables=plan.tables * TIMES, every_s=plan.every_s * TIMES
    )


def compared(few: list[Figures], many: list[Figures]) -> Tenfold:
    """Compare the two sets of runs."""
    few_ms, many_ms = middle(p99s(few)), middle(p99s(many))
    return Tenfold(
        few=few,
        many=many,
        few_p99_ms=few_ms,
        many_p99_ms=many_ms,
        ratio=round(many_ms / few_ms, 2) if few_ms and many_ms else None,
        errors=dict(sum((Counter(each.errors) for each in (*few, *many)), Counter())),
    )


def p99s(found: Sequence[Figures]) -> list[float]:
    """The p99 latency in milliseconds of every run that made a move."""
    return [each.acknowledged_ms.p99 for each in found if each.acknowledged_ms is not None]


def middle(values: list[float]) -> float | None:
    return round(median(values), 2) if values else None
