"""Player: a kind of policy and what was fitted for it in one game; ready to sit down at any table of that game."""

from typing import NamedTuple

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
