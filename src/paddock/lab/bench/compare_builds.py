"""Compares the speed of this build with a build in another checkout: both take turns in the same short windows."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, cast

import msgspec

from paddock.lab.bench import timing_window
from paddock.lab.bench.measure import lines_measured

Rates = tuple[float, ...]
# A quick run leaves out views, imagined matches and hints, which take long.
QUICK_RATES = timing_window.RATES.index("view")


class Ratio(msgspec.Struct, frozen=True):
    """The speed of this build relative to the other, by operation; empty if one of them lacks the game.

    Builds with different rules play different rounds: then `rounds` says more than `playout`.
    """

    game: str
    seats: int
    times: dict[str, float]


def python_in(checkout: Path) -> Path:
    """The path of Python in the compiled build of another checkout; it may not exist."""
    return checkout.resolve() / ".run" / "bin" / "python"


def against(checkout: Path, *, quick: bool = False, progress: Callable[[str], None] | None = None) -> list[Ratio]:
    """Compare every game with few and many seats; the best of several alternating windows counts."""
    turns, count = (2, QUICK_RATES) if quick else (15, len(timing_window.RATES))
    own = str(Path(timing_window.__file__).resolve().parents[2])
    with asking(Path(sys.executable), {"PYTHONPATH": own}) as here, asking(python_in(checkout), {}) as there:
        found: list[Ratio] = []
        for game, seats in lines_measured():
            if progress:
                progress(game)
            pairs = [(here(game, seats, count), there(game, seats, count)) for _ in range(turns)]
            found.append(ratio(game, seats, best([mine for mine, _ in pairs]), best([theirs for _, theirs in pairs])))
    return found


def best(windows: list[Rates]) -> Rates:
    """The best value of each rate: load on the machine can only make rates worse."""
    return tuple(map(max, zip(*windows, strict=True)))


def ratio(game: str, seats: int, mine: Rates, theirs: Rates) -> Ratio:
    if not mine or not theirs:
        return Ratio(game, seats, {})
    times = (own / other for own, other in zip(mine, theirs, strict=True))
    return Ratio(game, seats, dict(zip(timing_window.RATES, times, strict=False)))


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
