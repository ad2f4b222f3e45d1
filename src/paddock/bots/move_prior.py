"""Move priors: estimates of the moves' values that a search starts from."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.round import Round


class TrainedNetwork:
    """The parameters of a trained network: weights and biases of each layer, and a few named numbers."""

    def __init__(self, weights: list[list[float]], biases: list[list[float]], numbers: dict[str, float]) -> None:
        self.weights: Final = weights
        self.biases: Final = biases
        self.far: Final[float] = numbers["far"]  # weight of the expert's gap to the first candidate, clipped at FAR
        self.near: Final[float] = numbers["near"]  # weight of the same gap, clipped at NEAR
        self.trust: Final[float] = numbers["trust"]
        self.doubt: Final[float] = numbers["doubt"]


@mypyc_attr(allow_interpreted_subclasses=True)
class MovePrior:
    """Prior estimates of moves, to combine with the results of a search.

    `trust` is the weight of the prior as a number of sampled worlds. `doubt` is the systematic error of worlds, whose
    hands are guesses: with any number of worlds their weight stays below 1 / (1 + `doubt`). Both are fitted together
    with the prior.
    """

    def __init__(self, trust: float, doubt: float) -> None:
        self.trust: float = trust
        self.doubt: float = doubt

    def gains(self, state: Round, candidates: list[int]) -> list[float]:
        """The expected advantage of each candidate over the first one, in points of the round."""
        raise NotImplementedError
