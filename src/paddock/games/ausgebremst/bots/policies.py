"""Policies of AUSGEBREMST: levels and styles, which share one driver and differ in their weights."""

from typing import Final

from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.games.ausgebremst.bots import pile_choice
from paddock.games.ausgebremst.bots.drive_choice import Driver
from paddock.games.ausgebremst.bots.expert_weights import DEFAULTS, manner_of
from paddock.games.ausgebremst.rules import moves
from paddock.games.ausgebremst.rules.setup import AusgebremstSetup
from paddock.games.ausgebremst.rules.state import DRIVE, RaceState

# Level 1 drives as far as its cards allow. It ignores detours until its points run out, delays the stop,
# leads with sixes in hand, and does not block.
SUNDAY: Final[dict[str, float]] = {
    "fuel": 3000.0,
    "fuel_half": 1.5,
    "stranded": 0.0,
    "ahead": 0.0,
    "reserve": 0.0,
    "lead": 0.0,
    "six": 0.0,
    "sixes": 0.0,
    "stop": 0.0,
    "fuel_stop": 0.0,
    "block": 0.0,
    "line": 0.0,
    "deck": 1.0,
    "scarce_deck": 1.0,
    "second": 0.0,
    "alike": 1500.0,
    "spread": 0.0,
}
BLOCKER: Final[dict[str, float]] = {"block": 9000.0, "line": 2500.0, "close": 10.0}
SPRINTER: Final[dict[str, float]] = {"fuel": 5000.0, "reserve": 0.0, "deck": 0.0, "tight_deck": 0.0, "scarce_deck": 0.0}
SAVER: Final[dict[str, float]] = {"fuel": 60_000.0, "deck": 2.0, "tight_deck": 2.0, "scarce_deck": 2.0}


class Commuter(Policy):
    """Level 2: plans its fuel, stops in time, blocks chicanes, and avoids leading with sixes."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance)
        assert isinstance(setup, AusgebremstSetup)
        self._driver: Final = Driver(manner_of(self.numbers(weights or {}), table_of(setup)))

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """The weights to use, derived from the fitted ones."""
        return weights

    def pick(self, state: Round) -> i64:
        """The move with the highest value by rules of thumb."""
        assert isinstance(state, RaceState)
        if state.phase != DRIVE:
            return pile_choice.answer(state, self._driver)
        found: i64 = state.fill_moves()
        # Other moves are a pass or discards; discard the largest card, since it fits worst into the pit lane.
        if found == 1 or state.moves[0] >= moves.WORDS:
            return state.moves[found - 1]
        return self._driver.best_drive(state, found)


class SundayDriver(Commuter):
    """Level 1: the same driver with simple weights."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """Fixed weights; ignores the fitted ones."""
        return with_changes({}, SUNDAY)


class Blocker(Commuter):
    """A style: puts a high value on blocking."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """The fitted weights with the changes of this style."""
        return with_changes(weights, BLOCKER)


class Sprinter(Commuter):
    """A style: spends its fuel early."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """The fitted weights with the changes of this style."""
        return with_changes(weights, SPRINTER)


class Saver(Commuter):
    """A style: saves points."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """The fitted weights with the changes of this style."""
        return with_changes(weights, SAVER)


def table_of(setup: Setup) -> str:
    """The name of the weights table for this setup; each set of rules has one."""
    assert isinstance(setup, AusgebremstSetup)
    return "advanced" if setup.terms.is_advanced else "family"


def with_changes(weights: dict[str, float], changes: dict[str, float]) -> dict[str, float]:
    """These weights with some of them replaced for both sets of rules."""
    return {**weights, **{f"{rules}.{name}": changes[name] for rules in ("family", "advanced") for name in changes}}


POLICIES: Final[dict[int, type[Policy]]] = {1: SundayDriver, 2: Commuter}
STYLES: Final[dict[str, type[Policy]]] = {"blocker": Blocker, "sprinter": Sprinter, "saver": Saver}
WEIGHTS: Final[dict[str, float]] = DEFAULTS
IS_FITTED_ON_MATCHES: Final = True  # a match covers several circuits
# Playouts use no lookahead, because it makes a move many times slower.
QUICK: Final[dict[str, float]] = with_changes({}, {"ahead": 0.0})
