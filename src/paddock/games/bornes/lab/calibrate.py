"""Fits how far a search should trust the move prior and how far it should trust sampled worlds.

At sampled positions it plays out the other candidates twice: in worlds imagined by the expert, and in the real world
with its pile shuffled again, which is the ground truth. A regression of the ground truth on both estimates gives the
weight of each.
"""

from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from paddock import library
from paddock.bots.move_prior import MovePrior
from paddock.bots.search import SURE
from paddock.core.chance.rng import Rng
from paddock.games.bornes.bots.expert import BornesExpert
from paddock.games.bornes.lab.shared import all_like, expert_of, in_this_world, lead_after
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import PLAY

SAMPLE_EVERY = 12  # samples one of this many positions
WORLDS, PILES = 200, 24


class Seen(NamedTuple):
    """One candidate at a position: its prior, its estimate from worlds with squared error, and its true gain."""

    moment: int
    hope: float
    found: float
    error: float
    truth: float


def weighed(game: str, seats: int, opinion: MovePrior, moments: int, seed: int = 0) -> list[Seen]:
    """Sample this many positions and return their candidates."""
    setup, luck = library.game(game).setup(seats), Rng(seed)
    expert = expert_of(game, setup, luck)
    seen: list[Seen] = []
    asked = 0
    while asked < moments:
        state = cast("BornesRound", setup.new_round([], luck))
        while not state.over:
            if state.phase == PLAY and luck.below(SAMPLE_EVERY) == 0 and len(state.legal_moves()) > 1:
                seen += candidates(state, asked, expert, opinion, luck)
                asked += 1
            state.apply(expert.pick(state))
    return seen


def settled(seen: list[Seen]) -> tuple[float, float]:
    """The `trust` and the `doubt` of a move prior.

    The difference between worlds and prior is partly real, partly sampling noise, partly wrongly guessed hands.
    """
    _, hope, found, error, truth = np.array(seen).T
    apart = found - hope
    share = float(np.clip(apart @ (truth - hope) / (apart @ apart), 0.05, 0.95))
    spread = float((apart**2).mean())
    true, lucky = share * spread, float(error.mean())
    return WORLDS * lucky / true, max(0.0, (spread - true - lucky) / true)


class Worth(NamedTuple):
    """True gain of a way to choose among candidates, in points per position, with its standard error."""

    gained: float
    error: float


def worths(seen: list[Seen], trust: float, doubt: float) -> dict[str, Worth]:
    """The gain with the prior alone, with worlds alone where they are significant, and with both."""
    _, hope, found, error, _ = np.array(seen).T
    weight = WORLDS / (WORLDS * (1 + doubt) + trust)
    sure = np.where(found > SURE * np.sqrt(error), found, 0.0)
    ways = {"opinion": hope, "worlds": sure, "both": hope + weight * (found - hope)}
    return {way: worth(seen, judged) for way, judged in ways.items()}


def worth(seen: list[Seen], judged: NDArray[np.float64]) -> Worth:
    """The gain of playing the best candidate wherever it is rated above the expert's move."""
    moment, truth = np.array([each.moment for each in seen]), np.array([each.truth for each in seen])
    best = np.zeros(moment[-1] + 1)
    np.maximum.at(best, moment, judged)
    is_played = (judged == best[moment]) & (judged > 0)
    gained = np.bincount(moment, np.where(is_played, truth, 0.0), len(best))
    return Worth(float(gained.mean()), float(gained.std() / len(gained) ** 0.5))


def candidates(state: BornesRound, moment: int, expert: BornesExpert, opinion: MovePrior, luck: Rng) -> list[Seen]:
    """The expert's next best moves at this position, with their estimates."""
    chosen = expert.pick(state)
    moves = [chosen, *(move for move in expert.ideas(state) if move != chosen)]
    hopes = opinion.gains(state, moves)
    imagined = [gains(imagined_world(state, expert, luck), moves, expert) for _ in range(WORLDS)]
    real = [gains(in_this_world(state, luck), moves, expert) for _ in range(PILES)]
    found, errors, truth = np.mean(imagined, 0), np.var(imagined, 0) / WORLDS, np.mean(real, 0)
    return [Seen(moment, hopes[at], found[at], errors[at], truth[at]) for at in range(1, len(moves))]


def imagined_world(state: BornesRound, expert: BornesExpert, luck: Rng) -> BornesRound:
    """The same position with hidden cards dealt again by the expert's belief."""
    world = state.clone()
    expert.imagine(world, luck)
    return world


def gains(world: BornesRound, moves: list[int], expert: BornesExpert) -> list[float]:
    """How much better each move did than the first one in this world."""
    outcomes = [lead_after(world, move, all_like(expert, world)) for move in moves]
    return [each - outcomes[0] for each in outcomes]
