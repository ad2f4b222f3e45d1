"""Bot: what every player of the ladder offers, and Learner, the one at its foot."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from paddock.core.chance import Rng
from paddock.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is shown views and names moves. Its own luck comes from its seed alone, so it can be repeated."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game: Final = game
        self.rng: Final = Rng(seed)

    def choose(self, view: dict[str, Any], budget_ms: int = 50) -> str:
        """One of the legal moves of the seat with this view, in notation, within the budget of thinking time."""
        raise NotImplementedError


class Learner(Bot):
    """Level 0: any legal move, each as likely as the next."""

    def choose(self, view: dict[str, Any], budget_ms: int = 50) -> str:
        """Any legal move."""
        moves: list[str] = view["moves"]
        return moves[self.rng.below(len(moves))]
