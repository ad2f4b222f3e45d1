"""Factories of policies: a policy class and its fitted weights make a policy for one match."""

from collections.abc import Callable
from typing import NamedTuple

from paddock.bots.move_prior import MovePrior, TrainedNetwork
from paddock.bots.network_file import TrainedNetworks
from paddock.bots.network_search import NetworkSearch
from paddock.bots.search import Search
from paddock.bots.weight_sets import table_of
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.setup import Setup


class Player(NamedTuple):
    """A policy class with its weights; comparable by value and picklable."""

    kind: type[Policy]
    weights: dict[str, float]

    def __call__(self, setup: Setup, chance: Chance) -> Policy:
        """Its policy for the setup of one match."""
        return self.kind(setup, chance, self.weights) if self.weights else self.kind(setup, chance)


class Searcher(NamedTuple):
    """A player that searches (level 3), with the expert as playout policy and styles for rivals."""

    expert: Player
    styles: tuple[Player, ...]
    weights: dict[str, float]

    def __call__(self, setup: Setup, chance: Chance) -> Policy:
        """Its policy for the setup of one match."""
        return Search(setup, chance, self.policies(setup, chance), Chances(setup, self.weights))

    def policies(self, setup: Setup, chance: Chance) -> list[list[Policy]]:
        """The expert and every style, for every seat."""
        return [[policy(setup, chance) for _ in range(setup.seats)] for policy in (self.expert, *self.styles)]


class NetworkSearcher(NamedTuple):
    """A player that searches with a learned move prior; without a network for the sides, a plain search."""

    searcher: Searcher
    lessons: TrainedNetworks
    opinion: Callable[[Policy, TrainedNetwork], MovePrior]

    def __call__(self, setup: Setup, chance: Chance) -> Policy:
        """Its policy for the setup of one match."""
        lesson = self.lessons.get(table_of(setup.sides))
        if lesson is None:
            return self.searcher(setup, chance)
        policies, chances = self.searcher.policies(setup, chance), Chances(setup, self.searcher.weights)
        return NetworkSearch(setup, chance, policies, chances, self.opinion(policies[0][0], lesson.read()))
