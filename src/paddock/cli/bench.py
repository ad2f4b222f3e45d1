"""`paddock bench`: speed of the rules, compiled and interpreted, compared with other engines or another build."""

import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated

import msgspec

from paddock.cli.bench_output import against_grid, games_grid, peers_grid, search_grid
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.lab.bench.benchmark import Bench
from paddock.lab.bench.benchmark import bench as run
from paddock.lab.bench.compare_builds import against as compare
from paddock.lab.bench.compare_builds import python_in
from paddock.lab.engine import COMPILED


def bench(
    *,
    quick: Annotated[bool, flag("cli-flag-quick")] = False,
    against: Annotated[Path | None, flag("cli-flag-against")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Measure the speed of the rules."""
    screen = Screen(settled_language(lang))
    if against is not None:
        return bench_against(screen, against, quick=quick, json=json)
    with waiting(screen):
        result = run(quick=quick)
    if json:
        screen.report(msgspec.to_builtins(result))
    else:
        report(screen, result)
    return 0


def bench_against(screen: Screen, checkout: Path, *, quick: bool, json: bool) -> int:
    if not python_in(checkout).exists():
        raise CliError(screen.text("cli-bench-not-built", {"path": str(checkout)}))
    with waiting(screen):
        lines = compare(checkout, quick=quick)
    if json:
        screen.report(msgspec.to_builtins(lines))
        return 0
    screen.say("cli-bench-against", {"path": str(checkout)})
    screen.show(against_grid(screen, lines))
    return 0


def waiting(screen: Screen) -> AbstractContextManager[object]:
    """Show a spinner if stderr is a terminal."""
    return screen.error.status(screen.text("cli-bench-running")) if screen.error.is_terminal else nullcontext()


def report(screen: Screen, result: Bench) -> None:
    screen.say("cli-bench-title", {"python": result.python, "machine": result.machine})
    if result.engine != COMPILED:
        screen.say("cli-bench-not-compiled", {"reason": os.environ.get("PADDOCK_SLOW", "-")}, style="bold red")
    screen.show(games_grid(screen, result.lines))
    if result.search:
        screen.say("cli-bench-search")
        screen.show(search_grid(screen, result.search))
    peers = [peer for peer in result.peers if not peer.peer.missing]
    if peers:
        screen.say("cli-bench-peers", {"reference": result.reference})
        screen.show(peers_grid(screen, peers))
    for package in sorted({peer.peer.missing for peer in result.peers if peer.peer.missing}):
        screen.say("cli-bench-missing", {"package": package})
