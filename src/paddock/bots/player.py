"""Players: a kind of policy and what was fitted for it in one game, ready to sit down at any table of that game."""

from collections.abc import Callable
from typing import NamedTuple

from paddock.bots.champion import Champion
from paddock.bots.chances import Chances
from paddock.bots.lessons import Lessons
from paddock.bots.opinion import Lesson, Opinion
from paddock.bots.search import Search
from paddock.bots.tables import table_of
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
        return Search(setup, chance, self.minds(setup, chance), Chances(setup, self.weights))

    def minds(self, setup: Setup, chance: Chance) -> list[list[Policy]]:
        """The expert and every style, for every seat."""
        return [[mind(setup, chance) for _ in range(setup.seats)] for mind in (self.expert, *self.styles)]


class Scholar(NamedTuple):
    """A player that searches with an opinion that was learned; where nothing was, it only searches."""

    searcher: Searcher
    lessons: Lessons
    opinion: Callable[[Policy, Lesson], Opinion]

    def __call__(self, setup: Setup, chance: Chance) -> Policy:
        """Its policy for the terms of one match."""
        lesson = self.lessons.get(table_of(setup.sides))
        if lesson is None:
            return self.searcher(setup, chance)
        minds, chances = self.searcher.minds(setup, chance), Chances(setup, self.searcher.weights)
        return Champion(setup, chance, minds, chances, self.opinion(minds[0][0], lesson.read()))
