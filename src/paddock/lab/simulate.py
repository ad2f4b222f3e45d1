"""Simulation of many matches in parallel; the figures depend only on the plan, not on the number of workers."""

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, as_completed

import msgspec

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.policy import play_out
from paddock.core.results import Result
from paddock.core.round import playout
from paddock.core.setup import Setup
from paddock.lab.engine import COMPILED, INTERPRETED, engine
from paddock.lab.pool import HERE, Crew
from paddock.lab.tally import WIN, Tally, mean_and_margin, wilson

RANDOM = 0
CHUNKS_PER_WORKER = 8
# Small enough for frequent progress updates and a quick end after Ctrl-C.
LARGEST_CHUNKS = {COMPILED: 1000, INTERPRETED: 25}
LARGEST_CHUNK_OF_BOTS = 4


class Plan(msgspec.Struct, frozen=True):
    """What to simulate: matches of a game, a bot's level for each seat, options, a seed."""

    game: str
    levels: list[int]
    matches: int
    seed: int = 0
    options: dict[str, str] = msgspec.field(default_factory=dict)

    @property
    def is_random(self) -> bool:
        """Whether every seat plays at random: then the compiled playout loop does all the work."""
        return all(level == RANDOM for level in self.levels)


class SeatFigures(msgspec.Struct, frozen=True):
    """Results of one seat: its side's share of wins and its mean points, with 95 % intervals (Wilson for the share)."""

    seat: int
    side: int
    player: str
    win_share: float
    win_low: float
    win_high: float
    mean_points: float
    points_margin: float


class Simulation(msgspec.Struct, frozen=True):
    """Results. `partial`: it ended before all matches were played; `lost`: a worker died."""

    game: str
    options: dict[str, str]
    seed: int
    engine: str
    workers: int
    partial: bool
    lost: bool
    matches: int
    rounds: int
    moves: int
    seconds: float
    moves_per_second: float
    mean_round_moves: float
    round_moves_margin: float
    seats: list[SeatFigures]


def simulate(plan: Plan, crew: Crew = HERE, progress: Callable[[int], None] | None = None) -> Simulation:
    """Play all matches; calls `progress` with the number done. Ctrl-C or the death of a worker ends it early."""
    setup = library.game(plan.game).setup(len(plan.levels), plan.options)
    for level in plan.levels:
        ladder.bot(library.game(plan.game), level)
    size = chunk_size(plan, crew.workers)
    used = max(1, min(crew.workers, math.ceil(plan.matches / size)))
    tally = Tally(setup.sides)
    started = time.perf_counter()
    is_shared = used > 1 or crew.on_cluster
    tallies = in_a_pool(plan, size, crew) if is_shared else (play_chunk(plan, *span) for span in spans(plan, size))
    is_stopped = is_lost = False
    try:
        for part in tallies:
            tally.add(part)
            if progress is not None:
                progress(tally.matches)
    except KeyboardInterrupt:
        is_stopped = True
    except BrokenExecutor:
        is_lost = True
    return figures(plan, setup, tally, Effort(used, time.perf_counter() - started, is_stopped or is_lost, is_lost))


def chunk_size(plan: Plan, workers: int) -> int:
    """Matches per chunk: several chunks for each worker, to balance the load."""
    largest = LARGEST_CHUNKS[engine()] if plan.is_random else LARGEST_CHUNK_OF_BOTS
    return max(1, min(largest, math.ceil(plan.matches / (workers * CHUNKS_PER_WORKER))))


def spans(plan: Plan, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, plan.matches, size):
        yield first, min(first + size, plan.matches)


def in_a_pool(plan: Plan, size: int, crew: Crew) -> Iterator[Tally]:
    """Tallies of all chunks, in order of completion."""
    pool = crew.pool()
    try:
        for future in as_completed([pool.submit(play_chunk, plan, *span) for span in spans(plan, size)]):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play_chunk(plan: Plan, first: int, end: int) -> Tally:
    """Play matches `first` to `end` - 1 of the plan."""
    setup = library.game(plan.game).setup(len(plan.levels), plan.options)
    tally = Tally(setup.sides)
    for number in range(first, end):
        # One seed per match: the result does not depend on the worker or the order.
        seed = (plan.seed << 32) + number
        tally.count_match(setup, play_match(plan, setup, seed, tally))
    return tally


def play_match(plan: Plan, setup: Setup, seed: int, tally: Tally) -> list[Result]:
    """Play a match directly on its rounds, each seat by its level's policy, which reads only what the seat may know."""
    rng = Rng(seed)
    kinds = ladder.policies(library.game(plan.game))
    seats = enumerate(plan.levels)
    policies = [] if plan.is_random else [kinds[level](setup, Rng((seed << 4) + seat)) for seat, level in seats]
    results: list[Result] = []
    while not results or not setup.is_over(results):
        state = setup.new_round(results, rng)
        for policy in policies:
            policy.follow(results)
        tally.count_round(play_out(state, policies) if policies else playout(state, rng))
        results.append(state.result())
    return results


class Effort(msgspec.Struct, frozen=True):
    """Facts about the run: workers, duration, and whether it ended early."""

    workers: int
    seconds: float
    is_partial: bool
    is_lost: bool


def figures(plan: Plan, setup: Setup, tally: Tally, effort: Effort) -> Simulation:
    """Convert the sums to figures."""
    mean, margin = mean_and_margin(tally.moves, tally.squared_round_moves, tally.rounds)
    return Simulation(
        game=plan.game,
        options=dict(setup.options),
        seed=plan.seed,
        engine=engine(),
        workers=effort.workers,
        partial=effort.is_partial,
        lost=effort.is_lost,
        matches=tally.matches,
        rounds=tally.rounds,
        moves=tally.moves,
        seconds=round(effort.seconds, 3),
        moves_per_second=round(tally.moves / effort.seconds, 1) if effort.seconds else 0.0,
        mean_round_moves=mean,
        round_moves_margin=margin,
        seats=[seat_figures(plan, setup, tally, seat) for seat in range(setup.seats)],
    )


def seat_figures(plan: Plan, setup: Setup, tally: Tally, seat: int) -> SeatFigures:
    side = setup.side_of(seat)
    share, low, high = wilson(tally.wins[side] / WIN, tally.matches)
    mean, margin = mean_and_margin(tally.points[side], tally.squared_points[side], tally.matches)
    return SeatFigures(
        seat=seat + 1,
        side=side + 1,
        player=ladder.NAMES[plan.levels[seat]],
        win_share=share,
        win_low=low,
        win_high=high,
        mean_points=mean,
        points_margin=margin,
    )
