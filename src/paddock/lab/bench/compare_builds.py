"""Compares the speed of this build with a build in another checkout: both take turns in the same short windows."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import IO, cast

import msgspec

from paddock.lab.bench import timing_window
from paddock.lab.bench.measure import lines_measured

Rates = tuple[float, ...]
# A quick run leaves out views, imagined matches and hints, which take long.
QUICK_RATES = timing_window.RATES.index("view")
# Pairs of fresh processes, because a process keeps the luck of its memory layout; and windows of each, in turn.
# The best window counts, because load on the machine can only make rates worse.
PROCESSES, WINDOWS = 5, 9


class Spread(msgspec.Struct, frozen=True):
    """The median of the ratios of several pairs of processes, and their quartiles."""

    median: float
    low: float
    high: float


class Ratio(msgspec.Struct, frozen=True):
    """The speed of this build relative to the other, by operation; empty if one of them lacks the game.

    Builds with different rules play different rounds: then `rounds` says more than `playout`.
    """

    game: str
    seats: int
    times: dict[str, Spread]


def python_in(checkout: Path) -> Path:
    """The path of Python in the compiled build of another checkout; it may not exist."""
    return checkout.resolve() / ".run" / "bin" / "python"


def against(checkout: Path, *, quick: bool = False, progress: Callable[[str], None] | None = None) -> list[Ratio]:
    """Compare every game with few and many seats, in several pairs of fresh processes."""
    processes, windows, count = (3, 2, QUICK_RATES) if quick else (PROCESSES, WINDOWS, len(timing_window.RATES))
    own = str(Path(timing_window.__file__).resolve().parents[2])
    pairs: dict[tuple[str, int], list[tuple[Rates, Rates]]] = {line: [] for line in lines_measured()}
    for number in range(processes):
        with asking(Path(sys.executable), {"PYTHONPATH": own}) as here, asking(python_in(checkout), {}) as there:
            for (game, seats), found in pairs.items():
                if progress:
                    progress(f"{number + 1}/{processes} {game} {seats}")
                turns = [(here(game, seats, count), there(game, seats, count)) for _ in range(windows)]
                found.append((best([mine for mine, _ in turns]), best([theirs for _, theirs in turns])))
    return [ratio(game, seats, measured) for (game, seats), measured in pairs.items()]


def best(windows: list[Rates]) -> Rates:
    """The best value of each rate."""
    return tuple(map(max, zip(*windows, strict=True)))


def ratio(game: str, seats: int, pairs: list[tuple[Rates, Rates]]) -> Ratio:
    """The ratios of all pairs of processes, of the rates that both builds have."""
    if not all(mine and theirs for mine, theirs in pairs):
        return Ratio(game, seats, {})
    each = [[own / other for own, other in zip(mine, theirs, strict=False)] for mine, theirs in pairs]
    spreads = [spread(list(values)) for values in zip(*each, strict=True)]
    return Ratio(game, seats, dict(zip(timing_window.RATES, spreads, strict=False)))


def spread(values: list[float]) -> Spread:
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return Spread(middle, low, high)


@contextmanager
def asking(python: Path, settings: dict[str, str]) -> Iterator[Callable[[str, int, int], Rates]]:
    """Start a process of a build that measures one window per call."""
    # The environment must not put other modules on the path: only this Python's build, or the one in `settings`.
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    command = [str(python), "-P", timing_window.__file__]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**kept, **settings}
    )
    with process:
        yield partial(ask, cast("IO[str]", process.stdin), cast("IO[str]", process.stdout))


def ask(stdin: IO[str], stdout: IO[str], game: str, seats: int, count: int) -> Rates:
    stdin.write(f"{game} {seats} {count}\n")
    stdin.flush()
    return tuple(float(word) for word in stdout.readline().split() if word != "-")
