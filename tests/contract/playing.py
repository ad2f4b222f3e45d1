"""Helpers that advance a match or a round: any waiting seat, with any legal move or a bot's choice."""

from collections.abc import Iterator

import paddock
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.match import Match
from paddock.core.round import Round
from paddock.core.setup import Setup
from tests.contract.variants import Variant


def start(variant: Variant, seed: int) -> Match:
    return paddock.game(variant.game).start(variant.seats, seed=seed, options=variant.options)


def any_step(match: Match, rng: Rng) -> tuple[int, str]:
    """A random seat that may act, and one of its moves."""
    seat = match.waiting[rng.below(len(match.waiting))]
    moves = match.moves(seat)
    return seat, moves[rng.below(len(moves))]


def wander(match: Match, rng: Rng, steps: int) -> None:
    """Play this many random steps, or to the end of the match."""
    for _ in range(steps):
        if match.waiting:
            seat, move = any_step(match, rng)
            match.play(move, seat)


def finish(match: Match, seed: int) -> None:
    rng = Rng(seed)
    while match.waiting:
        seat, move = any_step(match, rng)
        match.play(move, seat)


def any_move(state: Round, rng: Rng) -> None:
    """Make one of the legal moves of the seat to act."""
    state.apply(state.move_at(rng.below(state.fill_moves())))


def random_states(setup: Setup, seed: int, rounds: int, most: int = 120) -> list[Round]:
    """States from random rounds: one somewhere in the middle of each."""
    rng = Rng(seed)
    return [_middle(setup.new_round([], rng), rng, most) for _ in range(rounds)]


def _middle(state: Round, rng: Rng, most: int) -> Round:
    for _ in range(rng.below(most)):
        if not state.over:
            any_move(state, rng)
    return state


def bot_states(setup: Setup, game: paddock.Game, seed: int, rounds: int, every: int) -> Iterator[Round]:
    """Every n-th state of rounds between experts: the end of a race, which random play rarely reaches."""
    rng = Rng(seed)
    kind = ladder.policies(game)[ladder.EXPERT]
    for _ in range(rounds):
        state = setup.new_round([], rng)
        policy = kind(setup, rng)
        count = 0
        while not state.over:
            state.apply(policy.pick(state))
            count += 1
            if count % every == 0:
                yield state
        yield state
