"""The benchmark: compiled rules, interpreted rules and other engines, run alternately; the best short run counts."""

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from paddock.lab.bench import interpreted
from paddock.lab.bench.measure import Figures, Measured
from paddock.lab.bench.other_engines import PeerFigures
from paddock.lab.bench.search_rates import SearchFigures
from paddock.lab.engine import COMPILED, INTERPRETED, engine

REFERENCE = ("mille-bornes", 2)
Shape = TypeVar("Shape")


class Line(msgspec.Struct, frozen=True):
    """One game at one number of seats: compiled (None if not available) and interpreted rates, and their ratios."""

    game: str
    seats: int
    compiled: Figures | None
    interpreted: Figures
    playout_ratio: float | None
    step_ratio: float | None
    clone_ratio: float | None


class PeerLine(msgspec.Struct, frozen=True):
    """Another engine and our speed relative to it, by decisions of players and by all actions including dealt cards."""

    peer: PeerFigures
    ratio_by_moves: float | None
    ratio_by_actions: float | None


class Bench(msgspec.Struct, frozen=True):
    """A whole run. The reference game is compared with peers: playouts with native loops, steps with Python loops."""

    python: str
    machine: str
    engine: str
    reference: str
    lines: list[Line]
    search: list[SearchFigures]
    peers: list[PeerLine]


def bench(*, quick: bool = False, progress: Callable[[str], None] | None = None) -> Bench:
    """Measure everything; the candidates take turns."""
    times, seconds = (1, 0.05) if quick else (5, 0.1)
    tell = progress or (lambda _: None)
    compiled: list[Measured] = []
    pure: list[Measured] = []
    search: list[list[SearchFigures]] = []
    peers: list[list[PeerFigures]] = []
    for _ in range(times):
        if engine() == COMPILED:
            tell(COMPILED)
            compiled.append(told(["-m", "paddock.lab.bench.measure", str(seconds)], Measured))
            search.append(told(["-m", "paddock.lab.bench.search_rates", str(seconds)], list[SearchFigures]))
        tell(INTERPRETED)
        pure.append(told([interpreted.__file__, str(seconds)], Measured))
        tell("peers")
        peers.append(told(["-m", "paddock.lab.bench.other_engines", str(seconds * 4)], list[PeerFigures]))
    lines = merged(best_figures(compiled), best_figures(pure))
    return Bench(
        python=platform.python_version(),
        machine=f"{platform.machine()}, {os.cpu_count()} cores",
        engine=engine(),
        reference=f"{REFERENCE[0]}, {REFERENCE[1]} seats",
        lines=lines,
        search=best_search(search),
        peers=peer_lines(best_peers(peers), lines),
    )


def told(arguments: list[str], shape: type[Shape]) -> Shape:
    """The decoded output of a fresh Python with these arguments; -P keeps the current directory off its path."""
    root = str(Path(interpreted.__file__).resolve().parents[2])
    path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, "-P", *arguments],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    # A peer may print a banner to stdout; our output is the last line.
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=shape)


def best_figures(runs: list[Measured]) -> list[Figures]:
    """The best value of each figure: load on the machine can only make figures worse."""
    return [
        Figures(
            same[0].game,
            same[0].seats,
            max(one.playout_moves_per_second for one in same),
            max(one.rounds_per_second for one in same),
            max(one.step_moves_per_second for one in same),
            min(one.clone_ns for one in same),
        )
        for same in zip(*(run.figures for run in runs), strict=True)
    ]


def best_search(runs: list[list[SearchFigures]]) -> list[SearchFigures]:
    return [
        SearchFigures(
            same[0].game,
            same[0].seats,
            min(one.view_us for one in same),
            min((one.redeal_us for one in same if one.redeal_us is not None), default=None),
            min((one.policy_us for one in same if one.policy_us is not None), default=None),
            max(one.random_in_50_ms for one in same),
            max((one.experts_in_50_ms for one in same if one.experts_in_50_ms is not None), default=None),
        )
        for same in zip(*runs, strict=True)
    ]


def best_peers(runs: list[list[PeerFigures]]) -> list[PeerFigures]:
    return [max(same, key=lambda one: one.moves_per_second) for same in zip(*runs, strict=True)]


def merged(compiled: list[Figures], pure: list[Figures]) -> list[Line]:
    fast_lines: list[Figures | None] = [*compiled] or [None] * len(pure)
    return [line(fast, slow) for fast, slow in zip(fast_lines, pure, strict=True)]


def line(fast: Figures | None, slow: Figures) -> Line:
    if fast is None:
        return Line(slow.game, slow.seats, None, slow, None, None, None)
    return Line(
        slow.game,
        slow.seats,
        fast,
        slow,
        fast.playout_moves_per_second / slow.playout_moves_per_second,
        fast.step_moves_per_second / slow.step_moves_per_second,
        slow.clone_ns / fast.clone_ns,
    )


def peer_lines(peers: list[PeerFigures], lines: list[Line]) -> list[PeerLine]:
    reference = next(found for found in lines if (found.game, found.seats) == REFERENCE)
    ours = reference.compiled or reference.interpreted
    found: list[PeerLine] = []
    for peer in peers:
        mine = ours.playout_moves_per_second if peer.loop != "python" else ours.step_moves_per_second
        if peer.missing:
            found.append(PeerLine(peer, None, None))
        else:
            found.append(PeerLine(peer, mine / peer.moves_per_second, mine / peer.actions_per_second))
    return found
