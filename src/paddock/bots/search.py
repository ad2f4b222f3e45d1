"""Search, for every game: tries moves in redealt worlds, plays each to its end, and counts the chance to win the match.

All candidates see the same worlds and the same luck, so what differs is the move. Rivals play like the expert in one
world and like one of the styles in the next. The expert's own move stands unless another is better beyond doubt.
"""

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.chances import Chances
from paddock.core.chance import Chance, Rng
from paddock.core.policy import Policy, play_out
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.core.standing import Result

BUDGET_MS: Final[float] = 50.0
MS: Final[float] = 1000.0
# More candidates than this are too many to try: then only what the expert or some style would do.
MOST_CANDIDATES: Final[i64] = 24
# Worlds between two looks at the figures, and before the first.
STRIDE: Final[i64] = 16
SURE: Final[float] = 2.0  # standard errors by which a move must be better to be played
HOPELESS: Final[float] = 1.5  # standard errors by which a move must be worse to be given up
LUCK: Final[i64] = 0x7FFFFFFF


class Search(Policy):
    """Level 3: the expert, with a look at what may come.

    `minds` has, for the expert first and then for each style, a policy for every seat.
    """

    def __init__(self, setup: Setup, chance: Chance, minds: list[list[Policy]], chances: Chances) -> None:
        super().__init__(setup, chance)
        self.minds: Final = minds
        self.chances: Final = chances
        self.sides: Final[list[int]] = [setup.side_of(seat) for seat in range(setup.seats)]
        self.before: list[int] = [0] * setup.sides
        self.rounds: i64 = 0
        self.setup: Final = setup
        self.budget_s: float = BUDGET_MS / MS
        self.iterations: i64 = 0
        self.moves: list[int] = []  # the candidates, the expert's move first
        self.live: vec[i64] = vec[i64]()  # whether a candidate is still tried
        self.sums: vec[float] = vec[float]()  # how much better it did than the first, over all worlds
        self.squares: vec[float] = vec[float]()
        self.worlds: i64 = 0

    def follow(self, results: list[Result]) -> None:
        """What the rounds before brought is what a lead or a gap is counted from."""
        self.before = self.setup.points(results)
        self.rounds = len(results)

    def allow(self, budget_ms: float, iterations: int) -> None:
        """So much of a processor for each move, or so many worlds."""
        self.budget_s = budget_ms / MS
        self.iterations = iterations

    def pick(self, state: Round) -> i64:
        """The expert's move, or one that does better beyond doubt."""
        started: float = time.thread_time()
        self._gather(state)
        if len(self.moves) > 1:
            self._try_all(state, started + self.budget_s)
        return self.moves[self._best()]

    def _gather(self, state: Round) -> None:
        """What may be played: the expert's move first, then the others, or of very many only what a style would do."""
        legal = state.legal_moves()
        self.moves = [self.minds[0][state.turn].pick(state)]
        others = legal
        if len(legal) > MOST_CANDIDATES:
            others = [int(mind[state.turn].pick(state)) for mind in self.minds]
        for move in others:
            if move not in self.moves:
                self.moves.append(move)
        count = len(self.moves)
        self.live = vec[i64]([1] * count)
        self.sums = vec[float]([0.0] * count)
        self.squares = vec[float]([0.0] * count)
        self.worlds = 0

    def _try_all(self, state: Round, deadline: float) -> None:
        """World after world, until time is up or only the expert's move is left."""
        most: i64 = self.iterations
        while most == 0 or self.worlds < most:
            if not self._try_world(state, deadline):
                return
            if self.worlds % STRIDE == 0 and not self._give_up_hopeless():
                return

    def _try_world(self, state: Round, deadline: float) -> bool:
        """Every live candidate in one more world; False, and nothing is counted, if time runs out before the last."""
        seat: i64 = state.turn
        world = state.clone()
        world.redeal(seat, self.chance)
        luck: i64 = self.chance.below(LUCK)
        players = self._players(seat)
        values = vec[float]([0.0] * len(self.moves))
        for number in range(len(self.moves)):
            if self.live[number] != 0:
                if self.iterations == 0 and time.thread_time() >= deadline:
                    return False
                values[number] = self._value(world, seat, self.moves[number], players, luck)
        first: float = values[0]
        for number in range(1, len(self.moves)):
            if self.live[number] != 0:
                gain: float = values[number] - first
                self.sums[number] += gain
                self.squares[number] += gain * gain
        self.worlds += 1
        return True

    def _players(self, seat: i64) -> list[Policy]:
        """The own side plays like the expert; rivals do so in every other world, else like one of the styles."""
        number: i64 = 0
        if self.worlds % 2 == 1 and len(self.minds) > 1:
            number = 1 + (self.worlds // 2) % (len(self.minds) - 1)
        own: int = self.sides[seat]
        return [self.minds[0 if self.sides[at] == own else number][at] for at in range(len(self.sides))]

    def _value(self, world: Round, seat: i64, move: i64, players: list[Policy], luck: i64) -> float:
        """The chance to win the match after this move, as this world goes on."""
        twin = world.clone()
        twin.chance = Rng(luck)
        twin.apply(move)
        play_out(twin, players)
        points = [self.before[side] + int(twin.score(side)) for side in range(len(self.before))]
        return self.chances.chance(points, self.sides[seat], self.rounds + 1)

    def _give_up_hopeless(self) -> bool:
        """Drop what is clearly worse than the expert's move or than the best; whether any other is left."""
        worlds: float = float(self.worlds)
        lead: float = 0.0
        for number in range(1, len(self.moves)):
            if self.live[number] != 0:
                lead = max(lead, self.sums[number] / worlds - HOPELESS * self._error(number))
        left: i64 = 0
        for number in range(1, len(self.moves)):
            if self.live[number] != 0:
                if self.sums[number] / worlds + HOPELESS * self._error(number) < lead:
                    self.live[number] = 0
                else:
                    left += 1
        return left > 0

    def _error(self, number: i64) -> float:
        """The standard error of a candidate's mean gain."""
        worlds: float = float(self.worlds)
        mean: float = self.sums[number] / worlds
        return math.sqrt(max(0.0, self.squares[number] / worlds - mean * mean) / max(1.0, worlds - 1.0))

    def _best(self) -> i64:
        """The candidate that is surely better than the expert's move, and by most; else the expert's."""
        best: i64 = 0
        most: float = 0.0
        if self.worlds < STRIDE:
            return best
        for number in range(1, len(self.moves)):
            if self.live[number] != 0:
                gain: float = self.sums[number] / float(self.worlds)
                if gain > SURE * self._error(number) and gain > most:
                    best = number
                    most = gain
        return best
