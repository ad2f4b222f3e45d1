"""Policy: a way to play, compiled: it looks at a round and names a move, without notation, dicts or views."""

from mypy_extensions import i64, mypyc_attr

from paddock.core.chance.rng import Chance
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A player inside rollouts, made for the terms of one match; what luck it needs comes from `chance`.

    It is handed the whole round and must read only what the seat to act may know: a contract test deals anew what that
    seat cannot see and expects the same move. `weights` are numbers that were fitted for the game, by name.
    """

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        self.chance: Chance = chance

    def pick(self, state: Round) -> i64:
        """A legal move of the seat to act."""
        raise NotImplementedError

    def ideas(self, state: Round) -> list[int]:
        """The legal moves that are worth a try: all of them, unless a player knows better."""
        return state.legal_moves()

    def imagine(self, state: Round, chance: Chance) -> None:
        """Deal anew, in place, what the seat to act cannot see, as this player thinks it likely."""
        state.redeal(state.turn, chance)

    def follow(self, results: list[Result]) -> None:
        """Hear, before a round, what the rounds before it brought."""

    def allow(self, budget_ms: float, iterations: int) -> None:
        """Hear how long each move may take: so much of a processor or, if there are any, so many iterations."""


class RandomPolicy(Policy):
    """Any legal move, each as likely as the next."""

    def pick(self, state: Round) -> i64:
        """Any legal move."""
        return state.move_at(self.chance.below(state.fill_moves()))


def play_out(state: Round, policies: list[Policy]) -> i64:
    """Play a round to its end, each seat by its policy; the number of moves made."""
    count: i64 = 0
    while not state.over:
        state.apply(policies[state.turn].pick(state))
        count += 1
    return count
