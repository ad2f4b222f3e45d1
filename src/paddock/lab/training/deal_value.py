"""What a deal brings a player with some numbers: on duplicate deals, against itself as it was, level 1 and all styles.

A round is worth the chance to win the match after it, so that points weigh what they are worth. Where the part
`bots.policies` of a family says IS_FITTED_ON_MATCHES, a match is played whole: it is worth its points a race, and a
race that brings none, because the car is not home, costs one.
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
NOT_HOME = 1.0  # what no points cost beside the points
LUCK_BITS = 8


class Plan(msgspec.Struct, frozen=True):
    """What to fit, for which numbers of seats, and on how many deals each change is judged."""

    game: str
    seats: tuple[int, ...]
    deals: int
    sweeps: int
    seed: int = 0
    options: dict[str, str] = {}

    @property
    def setups(self) -> list[Setup]:
        """The terms it is fitted on."""
        return [_setup(self.game, seats, tuple(self.options.items())) for seats in self.seats]

    @property
    def tables(self) -> set[str]:
        """The tables that numbers for these terms belong to: a plan can be fitted if it is one."""
        return {table_name(self.game, setup) for setup in self.setups}

    @property
    def table(self) -> str:
        """The table that the numbers belong to."""
        return table_name(self.game, self.setups[0])

    @property
    def is_whole_match(self) -> bool:
        """Whether a deal is a match, or one round of it."""
        return bool(getattr(_policies(self.game), "IS_FITTED_ON_MATCHES", False))


def table_name(game: str, setup: Setup) -> str:
    """The table of a game's weights for these terms: as its family says, or by the number of sides."""
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
    """Whom a candidate is judged against."""
    opened = library.game(game)
    kinds = ladder.kinds(opened)
    ladder_players = [Player(kinds[level], incumbent) for level in (EXPERT, BELOW) if level in kinds]
    return [*ladder_players, *ladder.styles(opened).values()]


def deal_values(plan: Plan, numbers: Numbers, incumbent: Numbers, first: int, end: int) -> list[float]:
    """What a player with these numbers gets from each of these deals, on average over seats, opponents and sides."""
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
    """What the first player gets with this side of this deal, the second at all other sides."""
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
    """The chance of a side to win the match after its first round."""
    state = setup.new_round([], chance)
    play_out(state, policies)
    return chances.chance([state.score(each) for each in range(setup.sides)], side, 1)


def points_of_match(setup: Setup, policies: list[Policy], side: int, chance: Rng) -> float:
    """The points of a side a race, over a whole match."""
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
