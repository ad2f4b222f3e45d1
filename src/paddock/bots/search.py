"""Monte Carlo search for all games (level 3): compares moves by their chance to win the match, in sampled worlds.

All candidates share the same worlds and the same random numbers, so that only the move differs. The hands of rivals are
sampled by the expert's beliefs; rivals play like the expert, in some worlds like one of the styles. The best of many
candidates is partly lucky, so a second test follows: the search plays it only if it also beats the expert's move in
fresh worlds.
"""

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Chance, Rng
from paddock.core.policy import Policy, play_out
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup

BUDGET_MS: Final[float] = 50.0
MS: Final[float] = 1000.0
# With more candidates than this, try only the moves of the expert and the styles.
MAX_CANDIDATES: Final[i64] = 24
# Worlds between two checks for pruning, and the minimum number of worlds for a proof.
STRIDE: Final[i64] = 16
# The first part of the time selects a challenger among all candidates, the second tests it against the expert's move.
# With a fixed number of worlds, the second part has SECOND_PART times as many as the first.
FIRST_PART: Final[float] = 0.4
SECOND_PART: Final[i64] = 3
STYLED: Final[i64] = 4  # in every fourth world, rivals play a style
SURE: Final[float] = 1.5  # standard errors by which the challenger must lead
HOPELESS: Final[float] = 1.5  # standard errors of a clearly worse candidate, which is pruned
LUCK: Final[i64] = 0x7FFFFFFF


class Search(Policy):
    """Level 3: the expert policy, improved by search.

    `policies` has one row for the expert and one for each style; a row has a policy for every seat.
    """

    def __init__(self, setup: Setup, chance: Chance, policies: list[list[Policy]], chances: Chances) -> None:
        super().__init__(setup, chance)
        self.policies: Final = policies
        self.chances: Final = chances
        self.sides: Final[list[int]] = [setup.side_of(seat) for seat in range(setup.seats)]
        self.before: list[int] = [0] * setup.sides
        self.rounds: i64 = 0
        self.setup: Final = setup
        self.budget_s: float = BUDGET_MS / MS
        self.iterations: i64 = 0
        self.moves: list[int] = []  # the candidates, the expert's move first
        self.live: vec[i64] = vec[i64]()  # 1 while a candidate is not pruned
        self.sums: vec[float] = vec[float]()  # sum of its advantage over the first candidate
        self.squares: vec[float] = vec[float]()
        self.worlds: i64 = 0

    def follow(self, results: list[Result]) -> None:
        """Set the points and the number of the earlier rounds."""
        self.before = self.setup.points(results)
        self.rounds = len(results)
        for row in self.policies:
            for policy in row:
                policy.follow(results)

    def allow(self, budget_ms: float, iterations: int) -> None:
        """Set the CPU time per move or, if not 0, a fixed number of worlds."""
        self.budget_s = budget_ms / MS
        self.iterations = iterations

    def pick(self, state: Round) -> i64:
        """The expert's move, or a challenger that beats it in a second set of worlds."""
        started: float = time.thread_time()
        self._gather(state)
        if len(self.moves) == 1:
            return self.moves[0]
        self._try_all(state, started + FIRST_PART * self.budget_s, self.iterations)
        challenger: i64 = self._leader()
        if challenger == 0:
            return self.moves[0]
        self._begin([self.moves[0], self.moves[challenger]])
        self._try_all(state, started + self.budget_s, SECOND_PART * self.iterations)
        return self.moves[1 if self._is_proven() else 0]

    def _gather(self, state: Round) -> None:
        """Collect the candidates, the expert's move first; if there are too many, only the moves of the styles."""
        expert = self.policies[0][state.turn]
        moves = [int(expert.pick(state))]
        others = expert.ideas(state)
        if len(others) > MAX_CANDIDATES:
            others = [int(policy[state.turn].pick(state)) for policy in self.policies]
        for move in others:
            if move not in moves:
                moves.append(move)
        self._begin(moves)

    def _begin(self, moves: list[int]) -> None:
        """Reset the statistics and set the candidates."""
        self.moves = moves
        count = len(moves)
        self.live = vec[i64]([1] * count)
        self.sums = vec[float]([0.0] * count)
        self.squares = vec[float]([0.0] * count)
        self.worlds = 0

    def _try_all(self, state: Round, deadline: float, most: i64) -> None:
        """Sample worlds until the deadline, or up to `most` worlds, or until only the expert's move is left."""
        while most == 0 or self.worlds < most:
            if not self._try_world(state, deadline):
                return
            if self.worlds % STRIDE == 0 and not self._give_up_hopeless():
                return

    def _try_world(self, state: Round, deadline: float) -> bool:
        """Try every live candidate in one more world; False if time runs out, and then the world does not count."""
        seat: i64 = state.turn
        world = self.imagined(state)
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

    def imagined(self, state: Round) -> Round:
        """A sampled world: the expert policy redeals what the seat to act cannot see."""
        world = state.clone()
        self.policies[0][state.turn].imagine(world, self.chance)
        return world

    def _players(self, seat: i64) -> list[Policy]:
        """The policy of each seat: the expert; for rivals in every fourth world one of the styles."""
        number: i64 = 0
        if self.worlds % STYLED == STYLED - 1 and len(self.policies) > 1:
            number = 1 + (self.worlds // STYLED) % (len(self.policies) - 1)
        own: int = self.sides[seat]
        return [self.policies[0 if self.sides[at] == own else number][at] for at in range(len(self.sides))]

    def _value(self, world: Round, seat: i64, move: i64, players: list[Policy], luck: i64) -> float:
        """The chance to win the match after this move and a playout of this world."""
        twin = world.clone()
        twin.chance = Rng(luck)
        twin.apply(move)
        play_out(twin, players)
        points = [self.before[side] + int(twin.score(side)) for side in range(len(self.before))]
        return self.chances.chance(points, self.sides[seat], self.rounds + 1)

    def _give_up_hopeless(self) -> bool:
        """Prune candidates clearly worse than the expert's move or the best; False if only the first is left."""
        lead: float = 0.0
        for number in range(1, len(self.moves)):
            if self.live[number] != 0:
                lead = max(lead, self._gain(number) - HOPELESS * self._error(number))
        left: i64 = 0
        for number in range(1, len(self.moves)):
            if self.live[number] != 0:
                if self._gain(number) + HOPELESS * self._error(number) < lead:
                    self.live[number] = 0
                else:
                    left += 1
        return left > 0

    def _gain(self, number: i64) -> float:
        """The mean advantage of a candidate over the expert's move."""
        return self.sums[number] / float(max(i64(1), self.worlds))

    def _error(self, number: i64) -> float:
        """The standard error of a candidate's mean gain."""
        worlds: float = float(self.worlds)
        mean: float = self.sums[number] / worlds
        return math.sqrt(max(0.0, self.squares[number] / worlds - mean * mean) / max(1.0, worlds - 1.0))

    def _leader(self) -> i64:
        """The index of the best candidate if its gain exceeds `_least`, otherwise 0 (the expert's move)."""
        best: i64 = 0
        most: float = self._least()
        for number in range(1, len(self.moves)):
            if self.live[number] != 0 and self._gain(number) > most:
                best = number
                most = self._gain(number)
        return best

    def _least(self) -> float:
        """The minimum gain for a move other than the expert's."""
        return 0.0

    def _is_proven(self) -> bool:
        """Whether the challenger is significantly better than the expert's move."""
        if self.worlds < STRIDE or self.live[1] == 0:
            return False
        return self._gain(1) > SURE * self._error(1)
