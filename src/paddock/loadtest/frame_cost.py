"""Measures what notes and move parts add to building frames: `./paddock python -m paddock.loadtest.frame_cost`."""

import argparse
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import thread_time
from typing import Final, NamedTuple
from unittest.mock import patch

from paddock import library
from paddock.lab.bench.measure import lines_measured
from paddock.lab.engine import engine
from paddock.table import commands, frames
from paddock.table.entries import Chair, Moved, Settings
from paddock.table.messages import Time
from paddock.table.state import State

POSITIONS: Final = 60
ROUNDS: Final = 5
ALTERNATIONS: Final = 15  # short enough to fit between interruptions by other programs


class Cost(NamedTuple):
    """Frames with notes and parts relative to frames without them: medians and extremes of several rounds."""

    time: float
    low: float
    high: float
    size: float
    microseconds: float  # for the frames of all seats after one move


def positions(game: str, seats: int, rng: random.Random) -> list[State]:
    """States of a table after each of the first random moves."""
    chairs = [Chair(kind="person", name=f"Guest {seat}", guest=f"{seat}") for seat in range(1, seats + 1)]
    state = State.opened(commands.open_table(Settings(game, seats, window_ms=0), "1", chairs), 0.0)
    state = state.after(commands.start(state, "1"))
    found: list[State] = []
    while len(found) < POSITIONS and state.played.waiting:
        seat = rng.choice(state.played.waiting)
        state = state.after(Moved(seat, rng.choice(state.played.moves(seat))))
        found.append(state)
    return found


def cost(game: str, seats: int, rounds: int) -> Cost:
    """Build the frames of all seats with and without notes and parts, in turn."""
    built = positions(game, seats, random.Random(1))  # noqa: S311 - a benchmark
    with patch.object(frames, "reasons_for", lambda _match, _viewer: []):
        pairs = [_round(built, range(1, seats + 1)) for _ in range(rounds)]
        size_ratio = _size_ratio(built, range(1, seats + 1))
    ratios = [full / bare for full, bare in pairs]
    microseconds = min(full for full, _ in pairs) / len(built) * 1e6
    return Cost(median(ratios), min(ratios), max(ratios), size_ratio, microseconds)


def _round(built: list[State], viewers: range) -> tuple[float, float]:
    """CPU seconds with and without notes and parts: the sum of the best of several alternations for each position."""
    full = bare = 0.0
    for state in built:
        pairs = [_pair(state, viewers) for _ in range(ALTERNATIONS)]
        full += min(pair[0] for pair in pairs)
        bare += min(pair[1] for pair in pairs)
    return full, bare


def _pair(state: State, viewers: range) -> tuple[float, float]:
    full = _seconds(state, viewers)
    with _without_notes_and_parts():
        return full, _seconds(state, viewers)


def _seconds(state: State, viewers: range) -> float:
    started = thread_time()
    frames.of_move(state, Time(), viewers)
    return thread_time() - started


def _size_ratio(built: list[State], viewers: range) -> float:
    def size() -> int:
        return sum(len(frame) for state in built for frame in frames.of_move(state, Time(), viewers).values())

    with _without_notes_and_parts():
        bare = size()
    return size() / bare


@contextmanager
def _without_notes_and_parts() -> Iterator[None]:
    with (
        patch.object(frames, "notes_for", lambda _match, _events: lambda _viewer: []),
        patch.object(frames, "encoded_moves", lambda _match, _moves: []),
    ):
        yield


def main(arguments: list[str]) -> None:
    """Print the ratios of time and size by game and seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="measure so often; the median counts (default 5)")
    parser.add_argument("--games", nargs="*", default=list(library.game_ids()))
    asked = parser.parse_args(arguments)
    sys.stdout.write(f"{engine()}; frames of all seats after a move, with notes and parts against without\n")
    for game, seats in lines_measured():
        if game in asked.games:
            found = cost(game, seats, asked.rounds)
            spread = f"{found.time:.2f} ({found.low:.2f} to {found.high:.2f})"
            figures = f"time x {spread}, bytes x {found.size:.2f}, {found.microseconds:.0f} us"
            sys.stdout.write(f"{game:15} {seats} seats: {figures}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
