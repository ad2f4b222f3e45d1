"""Players: a kind of policy and what was fitted for it in one game, ready to sit down at any table of that game."""

from typing import NamedTuple

from paddock.bots.chances import Chances
from paddock.bots.search import Search
from paddock.core.chance import Chance
from paddock.core.policy import Policy
from paddock.core.setup import Setup


class Player(NamedTuple):
    """A kind of policy with its weights; two with the same are equal, and it pickles."""

    kind: type[Policy]
    weights: dict[str, float]

    def __call__(self, setup: Setup, chance: Chance) -> Policy:
        """Its policy for the terms of one match."""
        return self.kind(setup, chance, self.weights) if self.weights else self.kind(setup, chance)


class Searcher(NamedTuple):
    """A player that searches: with the expert as its policy, and styles at the seats of rivals."""

    expert: Player
    styles: tuple[Player, ...]
    weights: dict[str, float]

    def __call__(self, setup: Setup, chance: Chance) -> Policy:
        """Its policy for the terms of one match."""
        minds = [[mind(setup, chance) for _ in range(setup.seats)] for mind in (self.expert, *self.styles)]
        return Search(setup, chance, minds, Chances(setup, self.weights))
