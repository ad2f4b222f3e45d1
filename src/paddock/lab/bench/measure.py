"""Measures the rules in this process and prints figures as JSON: `python -m paddock.lab.bench.measure SECONDS`."""

import sys
from collections.abc import Callable
from time import process_time

import msgspec

from paddock import library
from paddock.core.chance.rng import Rng
from paddock.core.round import Round, playout
from paddock.core.setup import Setup
from paddock.lab.engine import engine

MANY_SEATS = (4, 6)
CALLS_AT_ONCE = 200
# Short enough to fit between interruptions by other programs, long enough for many rounds. Only the CPU time of this
# process counts.
WINDOW_S = 0.02
MID_ROUND = 30


class Figures(msgspec.Struct):
    """Rates of one game at one number of seats. Playouts and steps include dealing; clones are of a running round."""

    game: str
    seats: int
    playout_moves_per_second: float
    rounds_per_second: float
    step_moves_per_second: float
    clone_ns: float


class Measured(msgspec.Struct):
    """All figures of one process."""

    engine: str
    figures: list[Figures]


def measure(seconds: float) -> Measured:
    """Measure every game with few and many seats, `seconds` for each quantity."""
    found = [figures(name, library.game(name).setup(seats), seconds) for name, seats in lines_measured()]
    return Measured(engine(), found)


def lines_measured() -> list[tuple[str, int]]:
    """Every game with its lowest number of seats, with 4 and with 6."""
    found: list[tuple[str, int]] = []
    for name in library.game_ids():
        counts = library.game(name).seat_counts
        found += [(name, seats) for seats in counts if seats == min(counts) or seats in MANY_SEATS]
    return found


def figures(game: str, setup: Setup, seconds: float) -> Figures:
    moves, rounds = best_rates(setup, playout, seconds)
    stepped, _ = best_rates(setup, step_through, seconds)
    return Figures(game, setup.seats, moves, rounds, stepped, clone_time(setup, seconds))


def best_rates(setup: Setup, play: Callable[[Round, Rng], int], seconds: float) -> tuple[float, float]:
    """Deal and play rounds for `seconds`: moves and rounds per second in the best short window."""
    rng = Rng(1)
    best_moves = best_rounds = 0.0
    finish = process_time() + seconds
    while process_time() < finish:
        moves = rounds = 0
        started = process_time()
        while (spent := process_time() - started) < WINDOW_S or not rounds:
            moves += play(setup.new_round([], rng), rng)
            rounds += 1
        best_moves, best_rounds = max(best_moves, moves / spent), max(best_rounds, rounds / spent)
    return best_moves, best_rounds


def step_through(state: Round, rng: Rng) -> int:
    """The same as `playout`, move by move from Python."""
    fill, take, apply, below = state.fill_moves, state.move_at, state.apply, rng.below
    moves = 0
    while not state.over:
        apply(take(below(fill())))
        moves += 1
    return moves


def clone_time(setup: Setup, seconds: float) -> float:
    """Nanoseconds to clone a round in progress."""
    return best_time(midway(setup, Rng(2)).clone, seconds) * 1e9


def midway(setup: Setup, rng: Rng) -> Round:
    """A round in progress."""
    state = setup.new_round([], rng)
    for _ in range(MID_ROUND):
        state.apply(state.move_at(rng.below(state.fill_moves())))
    return state


def best_time(call: Callable[[], object], seconds: float, at_once: int = CALLS_AT_ONCE) -> float:
    """Seconds for one call, in the best of many batches."""
    best = float("inf")
    finish = process_time() + seconds
    while process_time() < finish:
        started = process_time()
        for _ in range(at_once):
            call()
        best = min(best, (process_time() - started) / at_once)
    return best


def main() -> None:
    """Measure, and print the figures for the parent process."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.1
    sys.stdout.write(msgspec.json.encode(measure(seconds)).decode() + "\n")


if __name__ == "__main__":
    main()
