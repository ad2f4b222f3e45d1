"""Search that weighs a trained network's prior for each move against sampled worlds.

The network learned from many rounds with the real hands, but evaluates a position only roughly. Sampled worlds fit the
position exactly, but their hands are guesses. The combination is stronger than either.
"""

import time
from typing import Final

from mypy_extensions import i64

from paddock.bots.move_prior import MovePrior
from paddock.bots.search import SECOND_PART, Search
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.core.setup import Setup

# As shares of the typical swing of a round: the minimum prior to try a move, and the minimum gain to play it.
WORTH_TRYING: Final[float] = -0.05
WORTH_PLAYING: Final[float] = 0.005
MAX_TRIED: Final[i64] = 5  # moves besides the expert's


class NetworkSearch(Search):
    """The champion: tries the moves with the best priors and plays the best by prior and worlds combined."""

    def __init__(
        self, setup: Setup, chance: Chance, policies: list[list[Policy]], chances: Chances, opinion: MovePrior
    ) -> None:
        super().__init__(setup, chance, policies, chances)
        self.opinion: Final = opinion
        self.hopes: list[float] = []  # prior advantage of each candidate over the first
        self.point: float = 0.0  # value of one point as a chance to win the match

    def pick(self, state: Round) -> i64:
        """The expert's move, or a better one by prior and worlds combined."""
        started: float = time.thread_time()
        self._gather(state)
        self._hope(state)
        if len(self.moves) > 1:
            self._try_all(state, started + self.budget_s, (1 + SECOND_PART) * self.iterations)
        return self.moves[self._leader()]

    def _hope(self, state: Round) -> None:
        """Keep the expert's move and the candidates with the best priors, in that order."""
        self.point = self.chances.slope(self.before, self.sides[state.turn], self.rounds + 1)
        gains = self.opinion.gains(state, self.moves)
        ranked = sorted([(-gains[number], self.moves[number]) for number in range(1, len(self.moves))])
        ranked = [(loss, move) for loss, move in ranked[:MAX_TRIED] if -loss > WORTH_TRYING * self.chances.spread]
        self.hopes = [0.0] + [-loss * self.point for loss, _ in ranked]
        self._begin([self.moves[0]] + [move for _, move in ranked])

    def _gain(self, number: i64) -> float:
        """The mean advantage in the worlds, shrunk towards the prior; the fewer worlds, the stronger the shrinkage."""
        hope: float = self.hopes[number]
        worlds: float = float(self.worlds)
        if worlds == 0.0:
            return hope
        weight: float = worlds / (worlds * (1.0 + self.opinion.doubt) + self.opinion.trust)
        return hope + weight * (self.sums[number] / worlds - hope)

    def _least(self) -> float:
        """The minimum gain for a move other than the expert's."""
        return WORTH_PLAYING * self.chances.spread * self.point
