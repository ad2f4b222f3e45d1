"""Move priors: estimates of moves that a search starts from."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.round import Round


class TrainedNetwork:
    """What was learned, as numbers: the weights and biases of each layer, and a few by name."""

    def __init__(self, weights: list[list[float]], biases: list[list[float]], numbers: dict[str, float]) -> None:
        self.weights: Final = weights
        self.biases: Final = biases
        self.far: Final[float] = numbers["far"]  # share of what the expert thinks of a move, as far as it counts,
        self.near: Final[float] = numbers["near"]  # and more of what is close
        self.trust: Final[float] = numbers["trust"]
        self.doubt: Final[float] = numbers["doubt"]


@mypyc_attr(allow_interpreted_subclasses=True)
class MovePrior:
    """What is thought of moves.

    `trust` is how many worlds it counts for beside those that a search tries. `doubt` says how far these may be wrong
    however many they are, since hands are guessed: even without end they are believed only to one part in one and
    `doubt`. Both were fitted with the opinion.
    """

    def __init__(self, trust: float, doubt: float) -> None:
        self.trust: float = trust
        self.doubt: float = doubt

    def gains(self, state: Round, candidates: list[int]) -> list[float]:
        """By how many points of the round each candidate is likely to be better than the first of them."""
        raise NotImplementedError
