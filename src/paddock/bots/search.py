"""Search, for every game: tries moves in redealt worlds, plays each to its end, and counts the chance to win the match.

All candidates see the same worlds and the same luck, so what differs is the move. Rivals hold what the expert thinks
likely and mostly play like it, in some worlds like one of the styles. The best of many candidates owes much to luck, so
it has to prove itself: it is played only if it beats the expert's move again, in worlds that had no part in its choice.
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
# More candidates than this are too many to try: then only what the expert or some style would do.
MOST_CANDIDATES: Final[i64] = 24
# Worlds between two looks at the figures, and the fewest that can prove anything.
STRIDE: Final[i64] = 16
# The first part of the time finds a challenger among all candidates, the rest tries it against the expert's move; where
# worlds are counted, the second part has so many times as many.
FIRST_PART: Final[float] = 0.4
SECOND_PART: Final[i64] = 3
STYLED: Final[i64] = 4  # one world of so many has a style at the seats of rivals
SURE: Final[float] = 1.5  # standard errors by which a move must be better to be played
HOPELESS: Final[float] = 1.5  # standard errors by which a move must be worse to be given up
LUCK: Final[i64] = 0x7FFFFFFF


class Search(Policy):
    """Level 3: the expert, with a look at what may come.

    `policies` has, for the expert first and then for each style, a policy for every seat.
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
        """The expert's move, or a challenger that was the best in some worlds and is better than it in others."""
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
        """What may be played: the expert's move first, then the others, or of very many only what a style would do."""
        expert = self.policies[0][state.turn]
        moves = [int(expert.pick(state))]
        others = expert.ideas(state)
        if len(others) > MOST_CANDIDATES:
            others = [int(policy[state.turn].pick(state)) for policy in self.policies]
        for move in others:
            if move not in moves:
                moves.append(move)
        self._begin(moves)

    def _begin(self, moves: list[int]) -> None:
        """Forget what was counted; these are the candidates now."""
        self.moves = moves
        count = len(moves)
        self.live = vec[i64]([1] * count)
        self.sums = vec[float]([0.0] * count)
        self.squares = vec[float]([0.0] * count)
        self.worlds = 0

    def _try_all(self, state: Round, deadline: float, most: i64) -> None:
        """World after world, until time is up, or there are enough of them, or only the expert's move is left."""
        while most == 0 or self.worlds < most:
            if not self._try_world(state, deadline):
                return
            if self.worlds % STRIDE == 0 and not self._give_up_hopeless():
                return

    def _try_world(self, state: Round, deadline: float) -> bool:
        """Every live candidate in one more world; False, and nothing is counted, if time runs out before the last."""
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
        """A world: what the seat to act cannot see, dealt anew as its expert thinks it likely."""
        world = state.clone()
        self.policies[0][state.turn].imagine(world, self.chance)
        return world

    def _players(self, seat: i64) -> list[Policy]:
        """The own side plays like the expert; rivals do so too but for one world in four, which a style has."""
        number: i64 = 0
        if self.worlds % STYLED == STYLED - 1 and len(self.policies) > 1:
            number = 1 + (self.worlds // STYLED) % (len(self.policies) - 1)
        own: int = self.sides[seat]
        return [self.policies[0 if self.sides[at] == own else number][at] for at in range(len(self.sides))]

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
        """By how much a candidate was better than the expert's move, on average."""
        return self.sums[number] / float(max(i64(1), self.worlds))

    def _error(self, number: i64) -> float:
        """The standard error of a candidate's mean gain."""
        worlds: float = float(self.worlds)
        mean: float = self.sums[number] / worlds
        return math.sqrt(max(0.0, self.squares[number] / worlds - mean * mean) / max(1.0, worlds - 1.0))

    def _leader(self) -> i64:
        """The candidate that did best, if that is better than the expert's move; else the expert's."""
        best: i64 = 0
        most: float = self._least()
        for number in range(1, len(self.moves)):
            if self.live[number] != 0 and self._gain(number) > most:
                best = number
                most = self._gain(number)
        return best

    def _least(self) -> float:
        """Less is not worth leaving the expert's move for."""
        return 0.0

    def _is_proven(self) -> bool:
        """Whether the challenger is better than the expert's move by more than chance explains."""
        if self.worlds < STRIDE or self.live[1] == 0:
            return False
        return self._gain(1) > SURE * self._error(1)
