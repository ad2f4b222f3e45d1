"""Level 2 as of commit ab611af: the fixed reference of later claims of strength. Do not improve it.

It differs from level 2 of today by its weights (`weights/ab611af`) and by how it decides about the extension. A test
compares its moves with those of that day.
"""

import math

from paddock.bots.weight_sets import table_of
from paddock.core.chance.rng import Chance
from paddock.core.setup import Setup
from paddock.games.bornes.bots.expert import BornesExpert
from paddock.games.bornes.bots.extension import km_held, nearest
from paddock.games.bornes.bots.points_in_reach import coming_home, safeties_held, safeties_laid
from paddock.games.bornes.rules.cards import START
from paddock.games.bornes.rules.state import BornesState


class CommuterAb611af(BornesExpert):
    """The level-2 policy of 17 November 2026."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance, weights)
        table = table_of(setup.sides)
        numbers = weights or {}
        # Log odds of completing the extension.
        self.extend: float = numbers.get(f"{table}.extend", 0.0)
        self.extend_rival: float = numbers.get(f"{table}.extend_rival", 0.0)
        self.extend_pile: float = numbers.get(f"{table}.extend_pile", 0.0)
        self.extend_hand: float = numbers.get(f"{table}.extend_hand", 0.0)
        self.extend_limit: float = numbers.get(f"{table}.extend_limit", 0.0)
        self.extend_safe: float = numbers.get(f"{table}.extend_safe", 0.0)

    def wants_extension(self, state: BornesState) -> bool:
        """Whether the odds of completing the extension justify its stake in points."""
        scoring = state.terms.scoring
        if scoring is None:
            return False
        staked: float = coming_home(state, state.own, START)
        added: float = float(scoring.extension + state.terms.long_goal_km - state.goal_km)
        return math.exp(self.log_odds(state)) * added > staked

    def log_odds(self, state: BornesState) -> float:
        """Log odds in favour of reaching the long goal."""
        terms = state.terms
        own = state.own
        rival_km = state.km(nearest(state, own))
        further = terms.long_goal_km - state.goal_km
        total: float = self.extend + self.extend_rival * float(rival_km) / float(state.goal_km)
        total += self.extend_pile * float(state.pile) / float(len(terms.deck))
        total += self.extend_hand * min(1.0, float(km_held(state)) / float(further))
        total += self.extend_safe * float(safeties_laid(state, own) + safeties_held(state))
        if state.is_limited(own):
            total += self.extend_limit
        return total
