"""Styles of the Bornes family: level 2 with one habit each, so that tests cover more than one kind of opponent."""

from typing import Final

from paddock.core.chance.rng import Chance
from paddock.core.setup import Setup
from paddock.games.bornes.bots.expert import BornesExpert

EAGER: Final[float] = 1000.0


class Attacker(BornesExpert):
    """Prefers attacks to everything else, and discards remedies to keep attacks."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance, weights)
        self.weights.attack += EAGER
        self.weights.limit += EAGER
        self.weights.hold_attack += EAGER
        self.weights.hold_limit += EAGER
        self.weights.hold_remedy = 0.0
        self.weights.hold_second = 0.0


class Hoarder(BornesExpert):
    """Keeps every safety for a coup until the end of the round."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance, weights)
        self.weights.coup += EAGER
        self.weights.coup_risk = 0.0
        self.weights.late = 0.0


class Sprinter(BornesExpert):
    """Never attacks: drives, and discards attacks."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance, weights)
        self.weights.attack -= EAGER
        self.weights.limit -= EAGER
        self.weights.hold_attack = 0.0
        self.weights.hold_limit = 0.0
