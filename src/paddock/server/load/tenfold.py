"""Tenfold: do as many moves a second wait longer where ten times as many tables share them? Runs in pairs tell."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.server.load.drive import settled_run
from paddock.server.load.plan import Figures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.server.load.plan import Plan, Progress

TIMES: Final = 10


class Tenfold(msgspec.Struct, frozen=True, kw_only=True):
    """The runs of each size, the median of their p99s, and how many times as long it is with ten times the tables."""

    few: list[Figures]
    many: list[Figures]
    few_p99_ms: float | None
    many_p99_ms: float | None
    ratio: float | None
    errors: dict[str, int]


async def tenfold(plan: Plan, pairs: int, progress: Progress) -> Tenfold:
    """The plan, and in turn with it ten times the sockets and tables at a tenth of the pace."""
    few: list[Figures] = []
    many: list[Figures] = []
    for _ in range(pairs):
        few.append(await settled_run(plan, progress))
        many.append(await settled_run(larger(plan), progress))
    return compared(few, many)


def larger(plan: Plan) -> Plan:
    """Ten times as many, and all of them together as fast as before."""
    return msgspec.structs.replace(
        plan, sockets=plan.sockets * TIMES, tables=plan.tables * TIMES, every_s=plan.every_s * TIMES
    )


def compared(few: list[Figures], many: list[Figures]) -> Tenfold:
    """What these runs say together."""
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
    """In milliseconds, of every run that made a move."""
    return [each.acknowledged_ms.p99 for each in found if each.acknowledged_ms is not None]


def middle(values: list[float]) -> float | None:
    return round(median(values), 2) if values else None
