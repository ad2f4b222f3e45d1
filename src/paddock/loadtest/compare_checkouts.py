"""Compares the server CPU time per move of this checkout with another: each runs its own `load`, in turn.

`./paddock python -m paddock.loadtest.compare_checkouts ../another-checkout`. The other checkout must be built.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from paddock.lab.bench.compare_builds import python_in

MS: Final = 1000


class Run(msgspec.Struct):
    """The fields of the JSON output of `load` that are compared; every version has them."""

    seconds: float
    moves: int
    server_cores: float
    errors: dict[str, int]

    @property
    def ms_per_move(self) -> float:
        """CPU milliseconds of the server per acknowledged move."""
        return self.server_cores * self.seconds / self.moves * MS


def run(python: Path, flags: list[str]) -> Run:
    """One load run by the driver of a checkout against its own server."""
    done = _paddock(python, "load", "--json", *flags)
    return msgspec.json.decode(done, type=Run)


def _paddock(python: Path, *arguments: str) -> bytes:
    # Another checkout must not import modules of this one.
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    command = [str(python), "-P", "-m", "paddock", *arguments]
    # A run with errors ends with a code, too; only one without output is no run.
    told = subprocess.run(command, env=kept, stdout=subprocess.PIPE, check=False).stdout
    if not told:
        raise SystemExit(f"no output of {' '.join(command)}")
    return told


def compare(here: Path, there: Path, runs: int, flags: list[str]) -> tuple[list[float], list[float]]:
    """The milliseconds per move of each run, here and there; who goes first alternates."""
    found: dict[Path, list[float]] = {here: [], there: []}
    for number in range(runs):
        for python in (here, there) if number % 2 else (there, here):
            result = run(python, flags)
            found[python].append(result.ms_per_move)
            name = "here" if python == here else "there"
            errors = f", errors {result.errors}" if result.errors else ""
            figures = f"{result.ms_per_move:.3f} ms of server CPU per move, {result.moves} moves{errors}"
            sys.stderr.write(f"run {number + 1} of {runs}, {name}: {figures}\n")
    return found[here], found[there]


def main(arguments: list[str]) -> None:
    """Print the medians of both checkouts and their ratio: less than 1 is cheaper here."""
    summary, _, usage = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(description=summary, epilog=usage)
    parser.add_argument("checkout", type=Path, help="the folder of the other checkout; run ./paddock build there first")
    parser.add_argument("--runs", type=int, default=5, help="runs of each checkout (default 5)")
    parser.add_argument("--sockets", default="400", help="sockets, four a table (default 400)")
    parser.add_argument("--seconds", default="10", help="length of a run (default 10)")
    parser.add_argument("--every", default="0", help="seconds between two moves of a table (default 0: saturation)")
    parser.add_argument("--game", action="append", default=[], help="play this game only; can be repeated")
    asked = parser.parse_args(arguments)
    there = python_in(asked.checkout)
    if not there.exists():
        parser.error(f"{asked.checkout} has no compiled build: run ./paddock build there")
    flags = ["--sockets", asked.sockets, "--seconds", asked.seconds, "--every", asked.every]
    flags += [word for game in asked.game for word in ("--game", game)]
    mine, theirs = compare(Path(sys.executable), there, asked.runs, flags)
    spread = " · ".join(f"{own / other:.2f}" for own, other in zip(mine, theirs, strict=True))
    sys.stdout.write(f"here {median(mine):.3f} ms, there {median(theirs):.3f} ms of server CPU per move\n")
    sys.stdout.write(f"ratio of the medians {median(mine) / median(theirs):.2f}; run by run {spread}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
