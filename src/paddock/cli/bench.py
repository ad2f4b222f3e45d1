"""`paddock bench`: how fast the rules run here, compiled and interpreted, beside other engines."""

import os
from contextlib import nullcontext
from typing import Annotated

import msgspec
from rich.table import Table as Grid

from paddock.cli.flags import Json, Lang, flag, settled_language
from paddock.cli.screen import Screen
from paddock.lab.bench import Bench, Line, PeerLine
from paddock.lab.bench import bench as run
from paddock.lab.engine import COMPILED
from paddock.locales import decimal, number


def bench(*, quick: Annotated[bool, flag("cli-flag-quick")] = False, json: Json = False, lang: Lang = None) -> int:
    """Measure the speed of the rules."""
    screen = Screen(settled_language(lang))
    is_watched = screen.error.is_terminal
    with screen.error.status(screen.text("cli-bench-running")) if is_watched else nullcontext():
        result = run(quick=quick)
    if json:
        screen.report(msgspec.to_builtins(result))
    else:
        report(screen, result)
    return 0


def report(screen: Screen, result: Bench) -> None:
    screen.say("cli-bench-title", {"python": result.python, "machine": result.machine})
    if result.engine != COMPILED:
        screen.say("cli-bench-not-compiled", {"reason": os.environ.get("PADDOCK_SLOW", "-")}, style="bold red")
    screen.show(games_grid(screen, result.lines))
    peers = [peer for peer in result.peers if not peer.peer.missing]
    if peers:
        screen.say("cli-bench-peers", {"reference": result.reference})
        screen.show(peers_grid(screen, peers))
    for package in sorted({peer.peer.missing for peer in result.peers if peer.peer.missing}):
        screen.say("cli-bench-missing", {"package": package})


def games_grid(screen: Screen, lines: list[Line]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("game", "rules"):
        grid.add_column(screen.text(f"cli-bench-{column}"))
    for column in ("seats", "playout", "rounds", "step", "clone"):
        grid.add_column(screen.text(f"cli-bench-{column}"), justify="right")
    for line in lines:
        for figures, name in ((line.compiled, "compiled"), (line.interpreted, "interpreted")):
            if figures is not None:
                rates = (figures.playout_moves_per_second, figures.rounds_per_second, figures.step_moves_per_second)
                cells = [number(round(rate), screen.lang) for rate in (*rates, figures.clone_ns)]
                grid.add_row(line.game, screen.text(f"cli-engine-{name}"), str(line.seats), *cells)
        if line.playout_ratio and line.step_ratio and line.clone_ratio:
            ratios = [
                times(ratio, screen.lang) for ratio in (line.playout_ratio, None, line.step_ratio, line.clone_ratio)
            ]
            grid.add_row("", screen.text("cli-bench-ratio"), "", *ratios, style="dim")
    return grid


def times(ratio: float | None, lang: str) -> str:
    return "" if ratio is None else f"× {decimal(ratio, 1, lang)}"  # noqa: RUF001  # a ratio is written with this sign


def peers_grid(screen: Screen, peers: list[PeerLine]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(screen.text("cli-bench-peer"))
    for column in ("moves", "actions", "ratio-moves", "ratio-actions"):
        grid.add_column(screen.text(f"cli-bench-{column}"), justify="right")
    for line in peers:
        facts: dict[str, object] = {"engine": line.peer.engine, "name": line.peer.game}
        rates = [
            number(round(rate), screen.lang) for rate in (line.peer.moves_per_second, line.peer.actions_per_second)
        ]
        ratios = [times(ratio, screen.lang) for ratio in (line.ratio_by_moves, line.ratio_by_actions)]
        grid.add_row(screen.text(f"cli-bench-loop-{line.peer.loop}", facts), *rates, *ratios)
    return grid
