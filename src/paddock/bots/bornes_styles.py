"""Styles of the Bornes family: the commuter with one habit each, so that a level is not tested on its own kind only."""

from paddock.bots.bornes_expert import BornesExpert
from paddock.core.chance import Chance
from paddock.core.setup import Setup

EAGER = 1000.0


class Attacker(BornesExpert):
    """Lays every attack that it can before anything else, and throws away anything rather than an attack."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance, weights)
        self.weights.attack += 2.0 * EAGER
        self.weights.limit += 2.0 * EAGER
        self.weights.hold_attack += 200.0
        self.weights.hold_limit += 200.0


class Hoarder(BornesExpert):
    """Holds every safety for the coup, to the very end."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance, weights)
        self.weights.coup += EAGER
        self.weights.coup_risk = 0.0
        self.weights.late = 0.0


class Sprinter(BornesExpert):
    """Never attacks: drives, and throws attacks away."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance, weights)
        self.weights.attack -= EAGER
        self.weights.limit -= EAGER
        self.weights.hold_attack = 0.0
        self.weights.hold_limit = 0.0
