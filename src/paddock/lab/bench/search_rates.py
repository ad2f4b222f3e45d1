"""Measures the hot operations of search and servers, as JSON: `python -m paddock.lab.bench.search_rates SECONDS`."""

import sys

import msgspec

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.game import Game
from paddock.core.match import Match
from paddock.core.policy import Policy, play_out
from paddock.core.round import Round, playout
from paddock.core.setup import Setup
from paddock.lab.bench.measure import MID_ROUND, best_rates, best_time, lines_measured, midway

EXPERT = 2
BUDGET_S = 0.05
STATES = 100


class SearchFigures(msgspec.Struct):
    """One game at one number of seats; None for operations that a game does not support.

    Playouts deal a round and play it to its end; counts are for 50 ms, the time budget of a bot.
    """

    game: str
    seats: int
    view_us: float
    redeal_us: float | None
    policy_us: float | None
    random_in_50_ms: float
    experts_in_50_ms: float | None


def measure_search(seconds: float) -> list[SearchFigures]:
    """Measure every game with few and many seats, `seconds` for each quantity."""
    return [figures(library.game(name), seats, seconds) for name, seats in lines_measured()]


def figures(game: Game, seats: int, seconds: float) -> SearchFigures:
    setup = game.setup(seats)
    _, rounds = best_rates(setup, playout, seconds)
    pick_s, experts = expert_rates(game, setup, seconds)
    return SearchFigures(
        game.id,
        seats,
        view_time(game, seats, seconds) * 1e6,
        redeal_time(setup, seconds),
        pick_s and pick_s * 1e6,
        rounds * BUDGET_S,
        experts and experts * BUDGET_S,
    )


def view_time(game: Game, seats: int, seconds: float) -> float:
    """Seconds to make the view of the seat to act, in a match in progress."""
    match = game.start(seats, seed=1)
    rng = Rng(1)
    for _ in range(MID_ROUND):
        step(match, rng)
    seat = match.waiting[0]
    return best_time(lambda: match.view(seat), seconds)


def step(match: Match, rng: Rng) -> None:
    seat = match.waiting[0]
    moves = match.moves(seat)
    match.play(moves[rng.below(len(moves))], seat)


def redeal_time(setup: Setup, seconds: float) -> float | None:
    rng = Rng(3)
    state = midway(setup, rng)
    try:
        return best_time(lambda: state.redeal(state.turn, rng), seconds) * 1e6
    except NotImplementedError:
        return None


def expert_rates(game: Game, setup: Setup, seconds: float) -> tuple[float | None, float | None]:
    """Seconds for one decision of the expert, and rounds per second with experts at every seat."""
    kind = ladder.policies(game).get(EXPERT)
    if kind is None:
        return None, None
    rng = Rng(4)
    experts = [kind(setup, rng) for _ in range(setup.seats)]
    _, rounds = best_rates(setup, lambda state, _: play_out(state, experts), seconds)
    return pick_time(sampled(setup, experts, rng), experts[0], seconds), rounds


def sampled(setup: Setup, experts: list[Policy], rng: Rng) -> list[Round]:
    """Positions from expert play, from the first move on."""
    found: list[Round] = []
    state = setup.new_round([], rng)
    while len(found) < STATES and not state.over:
        found.append(state.clone())
        state.apply(experts[state.turn].pick(state))
    return found


def pick_time(states: list[Round], expert: Policy, seconds: float) -> float:
    def all_picks() -> None:
        for state in states:
            expert.pick(state)

    return best_time(all_picks, seconds, at_once=1) / len(states)


def main() -> None:
    """Measure, and print the figures for the parent process."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.1
    sys.stdout.write(msgspec.json.encode(measure_search(seconds)).decode() + "\n")


if __name__ == "__main__":
    main()
