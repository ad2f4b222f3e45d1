"""Playouts: tries moves in sampled worlds with an observer, and stores the results world by world.

It extends the search of level 3: all moves share the same worlds and random numbers, so that two moves can be compared
world by world, in their chances and in the observed facts.
"""

import math
import time
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.advice.observation import Observer, play_watched
from paddock.bots.search import Search
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Chance, Rng
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.core.setup import Setup

LUCK: Final[i64] = 0x7FFFFFFF
MIN_WORLDS: Final[i64] = 2  # minimum number of worlds, regardless of the budget
MAX_WORLDS: Final[i64] = 2000  # maximum number of worlds: chances are then accurate to about 0.01
STRIDE: Final[i64] = 16  # worlds before the first pruning; the number doubles each time
KEPT: Final[i64] = 3  # the best moves that are never pruned
BEHIND: Final = 2.0  # standard errors by which a pruned move trails the third best

NOTHING: Final[i64] = -1

Progress = Callable[[float], None]


class Playouts(Search):
    """`seen` has one row per move and world: the chance to win, followed by the counts of the facts.

    `rounds_won` has the share of the round won, likewise per move and world.
    """

    def __init__(
        self, setup: Setup, chance: Chance, policies: list[list[Policy]], chances: Chances, observer: Observer
    ) -> None:
        super().__init__(setup, chance, policies, chances)
        self.observer: Final = observer
        self.seen: list[list[list[float]]] = []
        self.rounds_won: list[list[float]] = []
        self.exact: dict[int, float] = {}

    def run(self, state: Round, progress: Progress | None = None, wished: i64 = NOTHING) -> None:
        """Sample worlds for all candidates, including `wished`, until the budget or the maximum is reached."""
        started: float = time.thread_time()
        self._collect(state, wished)
        most: i64 = self.iterations if self.iterations > 0 else MAX_WORLDS
        look: i64 = STRIDE
        while self.worlds < most:
            spent: float = time.thread_time() - started
            if self.iterations == 0 and self.worlds >= MIN_WORLDS and spent >= self.budget_s:
                return
            self._watch_world(state)
            if progress is not None:
                progress(max(float(self.worlds) / float(most), 0.0 if self.iterations else spent / self.budget_s))
            if self.worlds == look:
                look *= 2
                self._give_up()

    def _collect(self, state: Round, wished: i64) -> None:
        """Collect the candidates: those of the search, those with exact values, and `wished`."""
        self._gather(state)
        if wished != NOTHING and wished not in self.moves:
            self.moves.append(wished)
        self.exact = self.observer.exact(state, self.policies[0][state.turn])
        self.moves += [move for move in self.exact if move not in self.moves]
        self.seen = [[] for _ in self.moves]
        self.rounds_won = [[] for _ in self.moves]
        self.live = vec[i64]([1] * len(self.moves))

    def _watch_world(self, state: Round) -> None:
        seat: i64 = state.turn
        world = self.imagined(state)
        luck: i64 = self.chance.below(LUCK)
        players = self._players(seat)
        for number in range(len(self.moves)):
            if self.live[number] != 0:
                twin = world.clone()
                twin.chance = Rng(luck)
                play_watched(twin, self.moves[number], players, self.observer)
                self.seen[number].append([self.value_of(twin, seat), *self.observer.counts])
                self.rounds_won[number].append(self.share_of_round(twin, seat))
        self.worlds += 1

    def value_of(self, state: Round, seat: i64) -> float:
        """The chance of this seat's side to win the match after a round that ended in this state."""
        points = [self.before[side] + int(state.score(side)) for side in range(len(self.before))]
        return self.chances.chance(points, self.sides[seat], self.rounds + 1)

    def share_of_round(self, state: Round, seat: i64) -> float:
        """1 if this seat's side has the most points of the round, a part of it if others have as many, otherwise 0."""
        scores = [int(state.score(side)) for side in range(len(self.before))]
        own, best = scores[self.sides[seat]], max(scores)
        return 1.0 / float(scores.count(best)) if own == best else 0.0

    def _give_up(self) -> None:
        """Prune candidates that are clearly worse than the third best."""
        live = [number for number in range(len(self.moves)) if self.live[number] != 0]
        if len(live) <= KEPT:
            return
        live.sort(key=lambda number: -sum([row[0] for row in self.seen[number]]))
        third = self.seen[live[KEPT - 1]]
        for number in live[KEPT:]:
            if self.moves[number] not in self.exact and is_behind(self.seen[number], third):
                self.live[number] = 0


def is_behind(rows: list[list[float]], others: list[list[float]]) -> bool:
    """Whether a move is significantly worse than another in the same worlds."""
    gaps = [other[0] - row[0] for row, other in zip(rows, others, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / len(gaps)
    return mean > BEHIND * math.sqrt((spread + 1.0 / len(gaps)) / len(gaps))
