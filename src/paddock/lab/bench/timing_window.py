"""Measures the build that runs it, one short window per request: `python -P timing_window.py`, for compare_builds.

For a line `GAME SEATS COUNT` on stdin it prints the first COUNT of RATES in calls per second (fewer if this build is
too old for the last ones), or `-` if it lacks the game. The script uses only the API that builds of any age share.
"""

import sys
from collections.abc import Callable
from time import thread_time

import paddock
from paddock.bots import ladder
from paddock.core.policy import play_out
from paddock.core.round import playout

RATES = ("playout", "rounds", "step", "clone", "view", "imagine", "hint", "experts")
# CPU seconds of this thread, so that load on the machine has little effect.
PLAYOUTS_S, CALLS_S = 0.02, 0.01
BATCH_S = 0.0005  # short enough to fit between interruptions by other programs
MID_ROUND = 30
WORLDS = 2  # worlds per hint
EXPERT = 2


def main() -> None:
    """Answer requests until the end of stdin."""
    for line in sys.stdin:
        game, seats, count = line.split()
        sys.stdout.write(answer(game, int(seats), int(count)) + "\n")
        sys.stdout.flush()


def answer(name: str, seats: int, count: int) -> str:
    try:
        game = paddock.game(name)
        setup = game.setup(seats)
    except paddock.PaddockError:
        return "-"
    rng = paddock.Rng(1)
    moves = rounds = 0
    started = thread_time()
    while (spent := thread_time() - started) < PLAYOUTS_S or not rounds:
        moves += playout(setup.new_round([], rng), rng)
        rounds += 1
    match = game.start(seats, seed=2)
    rng = paddock.Rng(3)  # a fresh one: how many rounds were played above depends on the machine
    for _ in range(MID_ROUND):
        seat = match.waiting[0]
        match.play(match.moves(seat)[rng.below(len(match.moves(seat)))], seat)
    rates = [moves / spent, rounds / spent, *calls(game, match, count - 2)]
    if count == len(RATES) and hasattr(ladder, "searcher"):  # an older build has no such function
        rates.append(expert_moves(game, seats))
    return " ".join(str(rate) for rate in rates)


def expert_moves(game: paddock.Game, seats: int) -> float:
    """Moves per second in playouts of level 2, as a search plays them."""
    setup = game.setup(seats)
    rng = paddock.Rng(4)
    experts = [ladder.searcher(game).expert(setup, rng) for _ in range(seats)]
    moves = 0
    started = thread_time()
    while (spent := thread_time() - started) < PLAYOUTS_S or not moves:
        moves += play_out(setup.new_round([], rng), experts)
    return moves / spent


def calls(game: paddock.Game, match: paddock.Match, count: int) -> list[float]:
    """Calls per second in this position: the first `count` of steps, clones, views, imagined matches and hints."""
    seat = match.waiting[0]
    state, view = match.state, match.view(seat)
    measured: list[Callable[[], object]] = [
        lambda: state.clone().apply(state.move_at(0)),
        state.clone,
        lambda: match.view(seat),
        lambda: game.imagine(view, 3),
        lambda: paddock.hint(view, iterations=WORLDS, seed=4),
    ]
    state.fill_moves()
    return [per_second(call) for call in measured[:count]]


def per_second(call: Callable[[], object]) -> float:
    """The best of a few batches, each long enough for the clock."""
    call()  # the first one may load modules and fill caches
    best, at_once = 0.0, 1
    finish = thread_time() + CALLS_S
    while best == 0.0 or thread_time() < finish:
        started = thread_time()
        for _ in range(at_once):
            call()
        spent = thread_time() - started
        if spent < BATCH_S:
            at_once *= 2
        else:
            best = max(best, at_once / spent)
    return best


if __name__ == "__main__":
    main()
