"""How far to trust an opinion, and how far worlds that are tried: both are held against what really came.

At moments of real rounds the other moves are tried in worlds as the expert imagines them, and in the world as it is
with its pile shuffled anew: that is the truth. A regression of the truth on what the worlds say and on what was
thought before tells what each is worth.
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

SELDOM = 12  # one moment of so many is asked
WORLDS, PILES = 200, 24


class Seen(NamedTuple):
    """One candidate at a moment: what was thought, what worlds said with its error squared, and what was true."""

    moment: int
    hope: float
    found: float
    error: float
    truth: float


def weighed(game: str, seats: int, opinion: MovePrior, moments: int, seed: int = 0) -> list[Seen]:
    """The candidates of so many moments."""
    setup, luck = library.game(game).setup(seats), Rng(seed)
    expert = expert_of(game, setup, luck)
    seen: list[Seen] = []
    asked = 0
    while asked < moments:
        state = cast("BornesRound", setup.new_round([], luck))
        while not state.over:
            if state.phase == PLAY and luck.below(SELDOM) == 0 and len(state.legal_moves()) > 1:
                seen += candidates(state, asked, expert, opinion, luck)
                asked += 1
            state.apply(expert.pick(state))
    return seen


def settled(seen: list[Seen]) -> tuple[float, float]:
    """The `trust` and the `doubt` of an opinion.

    What worlds and opinion differ by is partly true, partly the luck of few worlds, partly hands guessed wrong.
    """
    _, hope, found, error, truth = np.array(seen).T
    apart = found - hope
    share = float(np.clip(apart @ (truth - hope) / (apart @ apart), 0.05, 0.95))
    spread = float((apart**2).mean())
    true, lucky = share * spread, float(error.mean())
    return WORLDS * lucky / true, max(0.0, (spread - true - lucky) / true)


class Worth(NamedTuple):
    """What a way to judge candidates truly gains, in points a moment, with its standard error."""

    gained: float
    error: float


def worths(seen: list[Seen], trust: float, doubt: float) -> dict[str, Worth]:
    """What is gained by the opinion alone, by worlds alone where they are sure, and by both together."""
    _, hope, found, error, _ = np.array(seen).T
    weight = WORLDS / (WORLDS * (1 + doubt) + trust)
    sure = np.where(found > SURE * np.sqrt(error), found, 0.0)
    ways = {"opinion": hope, "worlds": sure, "both": hope + weight * (found - hope)}
    return {way: worth(seen, judged) for way, judged in ways.items()}


def worth(seen: list[Seen], judged: NDArray[np.float64]) -> Worth:
    """At each moment the best candidate is played if it is judged better than the expert's move."""
    moment, truth = np.array([each.moment for each in seen]), np.array([each.truth for each in seen])
    best = np.zeros(moment[-1] + 1)
    np.maximum.at(best, moment, judged)
    is_played = (judged == best[moment]) & (judged > 0)
    gained = np.bincount(moment, np.where(is_played, truth, 0.0), len(best))
    return Worth(float(gained.mean()), float(gained.std() / len(gained) ** 0.5))


def candidates(state: BornesRound, moment: int, expert: BornesExpert, opinion: MovePrior, luck: Rng) -> list[Seen]:
    """The expert's next best moves at this moment."""
    chosen = expert.pick(state)
    moves = [chosen, *(move for move in expert.ideas(state) if move != chosen)]
    hopes = opinion.gains(state, moves)
    imagined = [gains(imagined_world(state, expert, luck), moves, expert) for _ in range(WORLDS)]
    real = [gains(in_this_world(state, luck), moves, expert) for _ in range(PILES)]
    found, errors, truth = np.mean(imagined, 0), np.var(imagined, 0) / WORLDS, np.mean(real, 0)
    return [Seen(moment, hopes[at], found[at], errors[at], truth[at]) for at in range(1, len(moves))]


def imagined_world(state: BornesRound, expert: BornesExpert, luck: Rng) -> BornesRound:
    """The same moment with what the seat to act cannot see dealt anew, as the expert thinks it likely."""
    world = state.clone()
    expert.imagine(world, luck)
    return world


def gains(world: BornesRound, moves: list[int], expert: BornesExpert) -> list[float]:
    """By how much each move did better than the first, in this world."""
    outcomes = [lead_after(world, move, all_like(expert, world)) for move in moves]
    return [each - outcomes[0] for each in outcomes]
