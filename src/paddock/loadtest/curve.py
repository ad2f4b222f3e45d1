"""Load curve: runs of growing size, plotted as median and p99 latency by number of sockets."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.loadtest.errors import LoadFailed
from paddock.loadtest.plan import SEATS
from paddock.loadtest.run import settled_run

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from paddock.loadtest.plan import Figures, Plan, Progress

SIZES: Final = (200, 1000, 2500, 5000, 10_000)
COLOURS: Final = ("#1d6fb8", "#d1495b")  # distinguishable with colour blindness, on white and on dark


async def runs(plan: Plan, sizes: Iterable[int], progress: Progress) -> list[Figures]:
    """The same run at each of these sizes, each on a new server."""
    drawing_library()
    plans = [msgspec.structs.replace(plan, sockets=size, tables=size // SEATS) for size in sizes]
    return [await settled_run(each, progress) for each in plans]


def drawing_library() -> Any:  # noqa: ANN401 - altair, which is not always there
    """The plotting library; LoadFailed if it is not installed, before minutes are spent on measuring."""
    try:
        import_module("vl_convert")  # the library that writes the SVG
        return import_module("altair")
    except ImportError as error:
        raise LoadFailed("no-plots") from error


def draw(found: Sequence[Figures], words: dict[str, str], path: Path) -> None:
    """Write the curve as an SVG. `words` are its title and the names of its axes and lines."""
    altair = drawing_library()
    points = [
        {"sockets": each.sockets, "ms": ms, "line": line}
        for each in found
        if each.acknowledged_ms is not None
        for line, ms in (("p50", each.acknowledged_ms.p50), ("p99", each.acknowledged_ms.p99))
    ]
    sizes = [each.sockets for each in found]
    chart = (
        altair.Chart(altair.Data(values=points), title=words["title"], width=560, height=300)
        .mark_line(point=True)
        .encode(
            x=altair.X("sockets:Q", title=words["sockets"], axis=altair.Axis(values=sizes, format=",d")),
            y=altair.Y("ms:Q", title=words["ms"], scale=altair.Scale(domainMin=0)),
            color=altair.Color("line:N", title=None, scale=altair.Scale(domain=["p50", "p99"], range=list(COLOURS))),
        )
        .configure(background="white")
    )
    chart.save(str(path), format="svg")
