"""Output of a load run: progress bars while it runs, then its figures as a table."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from paddock.cli.errors import CliError
from paddock.cli.screen import Screen
from paddock.loadtest.errors import LoadFailed
from paddock.loadtest.plan import Figures, SilentProgress, Times
from paddock.loadtest.plan import Progress as Watcher
from paddock.loadtest.reconnects import Reconnects
from paddock.loadtest.restart import Restart
from paddock.loadtest.stalled import Stalled
from paddock.loadtest.tenfold import Tenfold, p99s
from paddock.locales import decimal, number

Found = TypeVar("Found")
UNKNOWN = "-"
FIRST_STAGE = "servers"


def watched(screen: Screen, work: Callable[[Watcher], Awaitable[Found]]) -> Found:
    """Do the work, with progress bars if stderr is a terminal; CliError if the run fails."""

    async def go() -> Found:
        with bars(screen) as shown:
            return await work(SilentProgress() if shown is None else Shown(screen, shown))

    try:
        return asyncio.run(go())
    except* LoadFailed as failed:
        raise CliError(told(screen, failed)) from None


def told(screen: Screen, group: BaseExceptionGroup[LoadFailed]) -> str:
    """The text of the first failure; the others usually have the same cause."""
    first = group.exceptions[0]
    if isinstance(first, BaseExceptionGroup):
        return told(screen, first)
    return " ".join(screen.text(f"cli-load-failed-{first.kind}", first.facts).split())


def bars(screen: Screen) -> AbstractContextManager[Progress | None]:
    if not screen.error.is_terminal:
        return nullcontext(None)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[count]}"), TimeElapsedColumn())
    return Progress(*columns, console=screen.error, transient=True)


class Shown:
    """Progress of a run: one bar for each stage."""

    def __init__(self, screen: Screen, progress: Progress) -> None:
        self._screen = screen
        self._progress = progress
        self._total = 0.0
        self._task: TaskID | None = None

    def stage(self, name: str, total: float) -> None:
        self.done(self._total)
        for task in self._progress.task_ids if name == FIRST_STAGE else ():  # left over from an earlier run
            self._progress.remove_task(task)
        self._total = total
        self._task = self._progress.add_task(self._screen.text(f"cli-load-stage-{name}"), total=total, count="")

    def done(self, amount: float) -> None:
        if self._task is not None:
            lang = self._screen.lang
            count = f"{number(int(amount), lang)} / {number(int(self._total), lang)}"
            self._progress.update(self._task, completed=amount, count=count)


def grid(screen: Screen, rows: list[tuple[str, str]]) -> Grid:
    """A table with one line for each figure."""
    lines = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    lines.add_column()
    lines.add_column()
    for message, value in rows:
        lines.add_row(screen.text(f"cli-load-{message}"), value)
    return lines


def run_grid(screen: Screen, found: Figures) -> Grid:
    lang = screen.lang
    size: dict[str, object] = {"sockets": found.sockets, "tables": found.tables, "processes": found.processes}
    pace: dict[str, object] = {"seconds": shortest(found.seconds, lang), "every": shortest(found.every_s, lang)}
    memory = " + ".join(megabytes(mb, lang) for mb in found.rss_mb or ())
    rows = [
        ("size", screen.text("cli-load-size-value", size)),
        ("pace", screen.text("cli-load-pace-value" if found.every_s else "cli-load-pace-full", pace)),
        ("moves", screen.text("cli-load-moves-value", moves_facts(found, lang))),
        ("acknowledged", times_text(screen, found.acknowledged_ms)),
        ("seen", times_text(screen, found.seen_ms)),
        *([("elsewhere", times_text(screen, found.elsewhere_ms))] if found.elsewhere_ms else []),
        ("commits", UNKNOWN if found.commits is None else number(found.commits, lang)),
        ("memory", memory or UNKNOWN),
        ("cores", screen.text("cli-load-cores-value", cores_facts(found, lang))),
        ("errors", errors_text(found.errors, lang)),
    ]
    return grid(screen, rows)


def churn_grid(screen: Screen, found: Reconnects) -> Grid:
    lang = screen.lang
    facts: dict[str, object] = {"sockets": found.reconnects, "tables": found.tables}
    memory = " · ".join(number(round(mb), lang) for mb in found.rss_mb)
    rows = [
        ("size", screen.text("cli-load-churn-value", {**facts, "seconds": shortest(found.seconds, lang)})),
        ("memory", f"{memory} MB"),
        ("level", screen.text("cli-load-level-yes" if found.is_level else "cli-load-level-no")),
        ("errors", errors_text(found.errors, lang)),
    ]
    return grid(screen, rows)


def restart_grid(screen: Screen, found: Restart) -> Grid:
    lang = screen.lang
    rows = [
        ("size", screen.text("cli-load-restart-value", {"tables": found.tables, "moves": found.moves})),
        ("serving", f"{decimal(found.serving_s, 2, lang)} s"),
        ("back", f"{decimal(found.back_s, 2, lang)} s"),
        ("lost", number(found.lost, lang)),
        ("cores", screen.text("cli-load-cores-value", cores_facts(found, lang))),
        ("errors", errors_text(found.errors, lang)),
    ]
    return grid(screen, rows)


def stalled_grid(screen: Screen, found: Stalled) -> Grid:
    lang = screen.lang
    facts: dict[str, object] = {"count": found.readers, "sockets": found.sockets}
    closed = screen.text("cli-load-never") if found.closed_s is None else f"{decimal(found.closed_s, 1, lang)} s"
    rows = [
        ("size", screen.text("cli-load-stalled-value", facts)),
        ("closed", closed),
        ("each", f"{decimal(found.each_mb, 2, lang)} MB"),
        ("errors", errors_text(found.errors, lang)),
    ]
    return grid(screen, rows)


def tenfold_grid(screen: Screen, found: Tenfold) -> Grid:
    lang, few = screen.lang, found.few[0]
    size: dict[str, object] = {"sockets": few.sockets, "tables": few.tables, "count": len(found.few)}
    rows = [
        ("size", screen.text("cli-load-tenfold-value", size)),
        ("p99-once", p99s_text(screen, found.few, found.few_p99_ms)),
        ("p99-tenfold", p99s_text(screen, found.many, found.many_p99_ms)),
        ("p99-ratio", UNKNOWN if found.ratio is None else decimal(found.ratio, 2, lang)),
        ("errors", errors_text(found.errors, lang)),
    ]
    return grid(screen, rows)


def p99s_text(screen: Screen, runs: list[Figures], middle: float | None) -> str:
    if middle is None:
        return UNKNOWN
    each = " · ".join(decimal(ms, 1, screen.lang) for ms in p99s(runs))
    return screen.text("cli-load-p99-each", {"each": each, "median": decimal(middle, 1, screen.lang)})


def moves_facts(found: Figures, lang: str) -> dict[str, object]:
    return {"moves": found.moves, "rate": decimal(found.moves_per_s, 1, lang), "matches": found.matches}


def cores_facts(found: Figures | Restart, lang: str) -> dict[str, object]:
    server = UNKNOWN if found.server_cores is None else decimal(found.server_cores, 2, lang)
    driver, others = (decimal(cores, 2, lang) for cores in (found.driver_cores, found.neighbour_cores))
    return {"server": server, "driver": driver, "others": others}


def times_text(screen: Screen, times: Times | None) -> str:
    if times is None:
        return UNKNOWN
    p50, p99, p999, worst = (decimal(ms, 1, screen.lang) for ms in (times.p50, times.p99, times.p999, times.worst))
    return screen.text("cli-load-times", {"p50": p50, "p99": p99, "p999": p999, "worst": worst})


def errors_text(errors: dict[str, int], lang: str) -> str:
    return ", ".join(f"{kind}: {number(count, lang)}" for kind, count in errors.items()) or "0"


def megabytes(mb: float, lang: str) -> str:
    return f"{number(round(mb), lang)} MB"


def shortest(value: float, lang: str) -> str:
    """A number without a decimal point if it is whole."""
    return number(int(value), lang) if value == int(value) else decimal(value, 1, lang)
