"""Bot: receives a view and returns a move in notation; its policy makes the decision."""

import time
from typing import Any, Final

from paddock.bots.player import NetworkSearcher, Player, Searcher
from paddock.core.chance.rng import Rng
from paddock.core.game import Game, seeded
from paddock.core.policy import Policy
from paddock.core.setup import Setup

NO_ITERATIONS: Final = 0


class Bot:
    """A player of one game. Its randomness comes from its seed alone, so results are reproducible."""

    def __init__(self, game: Game, player: Player | Searcher | NetworkSearcher, level: int, seed: int = 0) -> None:
        self.game: Final = game
        self.level: Final = level
        self.seed: Final = seed
        self._player: Final = player
        self._rng = seeded(seed)
        self._settled: tuple[Setup, Policy] | None = None

    def choose(self, view: dict[str, Any], budget_ms: float = 50, iterations: int | None = None) -> str:
        """One of the legal moves of the seat with this view, in notation.

        `budget_ms` limits the CPU time; `iterations`, if given, replaces it by a fixed, reproducible amount of search.
        Only bots that search use either.
        """
        started = time.thread_time()
        match = self.game.imagine_turn(view, self._rng.below(1 << 30))
        policy = self._policy(match.setup)
        policy.follow(match.results)
        # Parsing the view counts towards the budget.
        policy.allow(budget_ms - (time.thread_time() - started) * 1000, iterations or NO_ITERATIONS)
        return match.setup.codec.notation(policy.pick(match.state))

    def _policy(self, setup: Setup) -> Policy:
        """The policy for this setup; the last one is cached."""
        if self._settled is None or self._settled[0] != setup:
            self._settled = setup, self._player(setup, self._rng)
        return self._settled[1]

    def __repr__(self) -> str:
        return f"<Bot of level {self.level} for {self.game.id}, seed {self.seed}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bot) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.game.id, self.level, self.seed))

    def __reduce__(self) -> tuple[object, ...]:
        return Bot, (self.game, self._player, self.level, self.seed), self._rng

    def __setstate__(self, rng: Rng) -> None:
        self._rng = rng
