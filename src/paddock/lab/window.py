"""Measures whatever build it is started in, one short window at a time: `python -P window.py`, for `against`.

A line `GAME SEATS` on stdin is answered by moves, rounds and clones a second, or by `-` if this build has no such game.
It uses only what builds of any age have in common.
"""

import sys
from collections.abc import Callable
from time import process_time

import paddock
from paddock.core.chance import Rng
from paddock.core.round import playout

# Seconds of this process alone, so that a busy machine spoils little.
PLAYOUTS_S, CLONES_S = 0.03, 0.01
CLONES_AT_ONCE = 200
MID_ROUND = 30


def main() -> None:
    """Answer until there are no more questions."""
    for line in sys.stdin:
        game, seats = line.split()
        sys.stdout.write(answer(game, int(seats)) + "\n")
        sys.stdout.flush()


def answer(name: str, seats: int) -> str:
    try:
        setup = paddock.game(name).setup(seats)
    except paddock.PaddockError:
        return "-"
    rng = Rng(1)
    moves = rounds = 0
    started = process_time()
    while (spent := process_time() - started) < PLAYOUTS_S or not rounds:
        moves += playout(setup.new_round([], rng), rng)
        rounds += 1
    state = setup.new_round([], Rng(2))
    for _ in range(MID_ROUND):
        state.apply(state.move_at(rng.below(state.fill_moves())))
    return f"{moves / spent} {rounds / spent} {clones_per_second(state.clone)}"


def clones_per_second(clone: Callable[[], object]) -> float:
    """The best of a few batches."""
    best = 0.0
    finish = process_time() + CLONES_S
    while process_time() < finish:
        started = process_time()
        for _ in range(CLONES_AT_ONCE):
            clone()
        best = max(best, CLONES_AT_ONCE / (process_time() - started))
    return best


if __name__ == "__main__":
    main()
