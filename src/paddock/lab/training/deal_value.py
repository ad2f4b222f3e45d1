"""Objective of a fit: the value of duplicate deals for a candidate against the incumbent, level 1 and all styles.

The value of a round is the chance to win the match after it. If the part `bots.policies` of a family sets
IS_FITTED_ON_MATCHES, a deal is a whole match: its value is the points per race, minus 1 for each race without points,
because the car did not finish.
"""

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from paddock import families, library
from paddock.bots import ladder
from paddock.bots.player import Player
from paddock.bots.weight_sets import table_of
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.core.policy import Policy, play_out
from paddock.core.setup import Setup

if TYPE_CHECKING:
    from types import ModuleType

    from paddock.core.results import Result

Numbers = dict[str, float]

EXPERT, BELOW = 2, 1
NOT_HOME = 1.0  # penalty for a race without points
LUCK_BITS = 8


class Plan(msgspec.Struct, frozen=True):
    """What to fit, for which numbers of seats, and the number of deals to judge each change on."""

    game: str
    seats: tuple[int, ...]
    deals: int
    sweeps: int
    seed: int = 0
    options: dict[str, str] = {}

    @property
    def setups(self) -> list[Setup]:
        """The setups to fit on."""
        return [_setup(self.game, seats, tuple(self.options.items())) for seats in self.seats]

    @property
    def tables(self) -> set[str]:
        """The tables of weights for these setups; a plan is valid only if there is exactly one."""
        return {table_name(self.game, setup) for setup in self.setups}

    @property
    def table(self) -> str:
        """The table of the fitted weights."""
        return table_name(self.game, self.setups[0])

    @property
    def is_whole_match(self) -> bool:
        """Whether a deal is a whole match instead of one round."""
        return bool(getattr(_policies(self.game), "IS_FITTED_ON_MATCHES", False))


def table_name(game: str, setup: Setup) -> str:
    """The table of a game's weights for this setup: defined by its family, else by the number of sides."""
    own = getattr(_policies(game), "table_of", None)
    return own(setup) if own else table_of(setup.sides)


def _policies(game: str) -> "ModuleType":
    return families.part(library.game(game).family, ladder.POLICIES)


@cache
def _setup(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Setup:
    return library.game(game).setup(seats, dict(options))


@cache
def _chances(game: str, setup: Setup) -> Chances:
    return Chances(setup, ladder.weights(library.game(game)))


def opponents(game: str, incumbent: Numbers) -> list[Player]:
    """The opponents of a candidate."""
    opened = library.game(game)
    kinds = ladder.kinds(opened)
    ladder_players = [Player(kinds[level], incumbent) for level in (EXPERT, BELOW) if level in kinds]
    return [*ladder_players, *ladder.styles(opened).values()]


def deal_values(plan: Plan, numbers: Numbers, incumbent: Numbers, first: int, end: int) -> list[float]:
    """The value of each deal for a player with these weights, averaged over setups, opponents and sides."""
    candidate = Player(ladder.kinds(library.game(plan.game))[EXPERT], numbers)
    others = opponents(plan.game, incumbent)

    def value(deal: int) -> float:
        found = [
            deal_value(plan, setup, deal, side, [candidate, other])
            for setup in plan.setups
            for other in others
            for side in range(setup.sides)
        ]
        return sum(found) / len(found)

    return [value(deal) for deal in range(first, end)]


def deal_value(plan: Plan, setup: Setup, deal: int, side: int, players: list[Player]) -> float:
    """The value of a deal for the first player at this side, with the second player at all other sides."""
    luck = (plan.seed << 32) + deal
    candidate, other = players
    policies = [
        (candidate if setup.side_of(seat) == side else other)(setup, Rng((luck << LUCK_BITS) + seat + 1))
        for seat in range(setup.seats)
    ]
    chance = Rng(luck << LUCK_BITS)
    if plan.is_whole_match:
        return points_of_match(setup, policies, side, chance)
    return chance_after_round(_chances(plan.game, setup), setup, policies, side, chance)


def chance_after_round(chances: Chances, setup: Setup, policies: list[Policy], side: int, chance: Rng) -> float:
    """A side's chance to win the match after its first round."""
    state = setup.new_round([], chance)
    play_out(state, policies)
    return chances.chance([state.score(each) for each in range(setup.sides)], side, 1)


def points_of_match(setup: Setup, policies: list[Policy], side: int, chance: Rng) -> float:
    """A side's points per race, over a whole match."""
    results: list[Result] = []
    total = 0.0
    while not results or not setup.is_over(results):
        state = setup.new_round(results, chance)
        for policy in policies:
            policy.follow(results)
        play_out(state, policies)
        results.append(state.result())
        points = results[-1]["points"][side]
        total += points - (0.0 if points else NOT_HOME)
    return total / len(results)
