"""`paddock load`: load test with thousands of sockets that play real games against a table server."""

import ipaddress
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from rich.console import RenderableType

from paddock import library
from paddock.cli import load_output as shown
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, flag, opened_game
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.loadtest.curve import SIZES, draw, runs
from paddock.loadtest.plan import SEATS, Plan
from paddock.loadtest.reconnects import reconnect
from paddock.loadtest.restart import restart as kill_and_restart
from paddock.loadtest.run import run
from paddock.loadtest.stalled import stall
from paddock.loadtest.tenfold import tenfold as run_tenfold

HAD_ERRORS = 1
ALONE = {"restart", "tenfold", "curve"}  # modes that start their own servers


def load(  # noqa: PLR0913 - each is a flag
    *,
    sockets: Annotated[int, flag("cli-flag-load-sockets")] = 1000,
    tables: Annotated[int | None, flag("cli-flag-load-tables")] = None,
    seconds: Annotated[float, flag("cli-flag-load-seconds")] = 60.0,
    every: Annotated[float, flag("cli-flag-load-every")] = 2.0,
    game: Annotated[list[str] | None, flag("cli-flag-load-game")] = None,
    url: Annotated[list[str] | None, flag("cli-flag-load-url")] = None,
    insist: Annotated[bool, flag("cli-flag-load-insist")] = False,
    database: Annotated[str, flag("cli-flag-load-database")] = "",
    processes: Annotated[int, flag("cli-flag-load-processes")] = 1,
    routed: Annotated[bool, flag("cli-flag-load-routed")] = False,
    reconnects: Annotated[int | None, flag("cli-flag-load-reconnects")] = None,
    restart: Annotated[int | None, flag("cli-flag-load-restart")] = None,
    stalled: Annotated[int | None, flag("cli-flag-load-stalled")] = None,
    tenfold: Annotated[int | None, flag("cli-flag-load-tenfold")] = None,
    curve: Annotated[Path | None, flag("cli-flag-load-curve")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Measure a table server under load."""
    screen = Screen(settled_language(lang))
    plan = Plan(
        sockets=sockets,
        tables=restart or (sockets // SEATS if tables is None else tables),
        games=tuple(opened_game(name, screen.lang).id for name in game or library.game_ids()),
        seconds=seconds,
        every_s=every,
        urls=tuple(url or ()),
        database=database,
        processes=len(url) if url else processes,
        is_routed=routed,
    )
    modes = {
        "reconnects": reconnects,
        "restart": restart,
        "stalled": stalled,
        "tenfold": tenfold,
        "curve": 1 if curve else None,
    }
    check(screen, plan, {name: count for name, count in modes.items() if count is not None}, insist=insist)
    if curve is not None:
        return report_curve(screen, plan, curve, json=json)
    if reconnects is not None:
        return report_reconnects(screen, plan, reconnects, json=json)
    if restart is not None:
        return report_restart(screen, plan, json=json)
    if stalled is not None:
        return report_stalled(screen, plan, stalled, json=json)
    if tenfold is not None:
        return report_tenfold(screen, plan, tenfold, json=json)
    return report_run(screen, plan, json=json)


def check(screen: Screen, plan: Plan, modes: dict[str, int], *, insist: bool) -> None:
    """Raise CliError if the run is impossible, or if it would put load on another machine without permission."""
    if len(modes) > 1 or any(count < 1 for count in modes.values()) or (plan.urls and ALONE & set(modes)):
        raise CliError(screen.text("cli-load-one-mode"))
    if "restart" not in modes and (plan.tables < 1 or plan.sockets < plan.tables * SEATS):
        raise CliError(screen.text("cli-load-few", {"sockets": plan.sockets, "tables": plan.tables, "count": SEATS}))
    if plan.seconds <= 0 or plan.every_s < 0 or plan.processes < 1:
        raise CliError(screen.text("cli-load-numbers"))
    if "tenfold" in modes and not plan.every_s:
        raise CliError(screen.text("cli-load-tenfold-pace"))
    if plan.processes > 1 and not plan.urls and not plan.database.startswith("postgres"):
        raise CliError(screen.text("cli-load-postgres"))
    for url in plan.urls:
        check_url(screen, url, insist=insist)


def check_url(screen: Screen, url: str, *, insist: bool) -> None:
    try:
        parts = urlsplit(url)
        is_good = parts.scheme == "http" and bool(parts.port) and bool(parts.hostname)
    except ValueError:
        is_good = False
    if not is_good:
        raise CliError(screen.text("cli-load-url", {"text": url}))
    if not insist and not is_here(urlsplit(url).hostname or ""):
        raise CliError(screen.text("cli-load-away", {"text": url}))


def is_here(host: str) -> bool:
    """Whether the host is a loopback address."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def report_run(screen: Screen, plan: Plan, *, json: bool) -> int:
    found = shown.watched(screen, lambda progress: run(plan, progress))
    return report(screen, found, shown.run_grid(screen, found), is_good=not found.errors, json=json)


def report_curve(screen: Screen, plan: Plan, path: Path, *, json: bool) -> int:
    """Runs of growing size as a chart; an unwritable output file is an error before the first run."""
    path.touch()
    found = shown.watched(screen, lambda progress: runs(plan, SIZES, progress))
    draw(found, {name: screen.text(f"cli-load-curve-{name}") for name in ("title", "sockets", "ms")}, path)
    if json:
        screen.report(msgspec.to_builtins(found))
    for each in found if not json else ():
        screen.show(shown.run_grid(screen, each))
    return HAD_ERRORS if any(each.errors for each in found) else 0


def report_reconnects(screen: Screen, plan: Plan, count: int, *, json: bool) -> int:
    found = shown.watched(screen, lambda progress: reconnect(plan, count, progress))
    is_good = found.is_level and not found.errors
    return report(screen, found, shown.churn_grid(screen, found), is_good=is_good, json=json)


def report_restart(screen: Screen, plan: Plan, *, json: bool) -> int:
    found = shown.watched(screen, lambda progress: kill_and_restart(plan, progress))
    is_good = not found.lost and not found.errors
    return report(screen, found, shown.restart_grid(screen, found), is_good=is_good, json=json)


def report_stalled(screen: Screen, plan: Plan, count: int, *, json: bool) -> int:
    found = shown.watched(screen, lambda progress: stall(plan, count, progress))
    is_good = found.closed_s is not None and not found.errors
    return report(screen, found, shown.stalled_grid(screen, found), is_good=is_good, json=json)


def report_tenfold(screen: Screen, plan: Plan, pairs: int, *, json: bool) -> int:
    found = shown.watched(screen, lambda progress: run_tenfold(plan, pairs, progress))
    return report(screen, found, shown.tenfold_grid(screen, found), is_good=not found.errors, json=json)


def report(screen: Screen, found: object, grid: RenderableType, *, is_good: bool, json: bool) -> int:
    if json:
        screen.report(msgspec.to_builtins(found))
    else:
        screen.show(grid)
    return 0 if is_good else HAD_ERRORS
