"""Policy: compiled decision function of a bot; picks a move from a Round, without notation, dicts or views."""

from mypy_extensions import i64, mypyc_attr

from paddock.core.chance.rng import Chance
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses moves in playouts, for the setup of one match; its randomness comes from `chance`.

    It receives the whole round but must read only what the seat to act may know: a contract test redeals what that
    seat cannot see and expects the same move. `weights` are fitted numbers of the game, by name.
    """

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        self.chance: Chance = chance

    def pick(self, state: Round) -> i64:
        """A legal move of the seat to act."""
        raise NotImplementedError

    def ideas(self, state: Round) -> list[int]:
        """The legal moves that a search should try; all of them by default."""
        return state.legal_moves()

    def imagine(self, state: Round, chance: Chance) -> None:
        """Redeal in place what the seat to act cannot see, weighted by what this policy considers likely."""
        state.redeal(state.turn, chance)

    def follow(self, results: list[Result]) -> None:
        """Receive the results of the earlier rounds, before a round starts."""

    def allow(self, budget_ms: float, iterations: int) -> None:
        """Set the budget per move: `budget_ms` of CPU time or, if not 0, a fixed number of iterations."""


class RandomPolicy(Policy):
    """Uniformly random legal moves (level 0)."""

    def pick(self, state: Round) -> i64:
        """A uniformly random legal move."""
        return state.move_at(self.chance.below(state.fill_moves()))


def play_out(state: Round, policies: list[Policy]) -> i64:
    """Play a round to its end with one policy per seat; return the number of moves."""
    count: i64 = 0
    while not state.over:
        state.apply(policies[state.turn].pick(state))
        count += 1
    return count
