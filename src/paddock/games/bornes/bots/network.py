"""Inference of the champion's network of the Bornes family, which predicts how much one move gains over another.

`games/bornes/lab/train.py` trains it on positions in which several moves were played out in the same world. Its input
is the features of a seat (`features.py`) and the values that the level-2 policy gives the moves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.move_prior import MovePrior, TrainedNetwork
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.games.bornes.bots.expert import BornesExpert
from paddock.games.bornes.bots.features import SEEN, look, place_of
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import ANSWER, PLAY, BornesState

UNIT: Final[float] = 100.0  # points per unit of network output
FAR: Final[float] = -400.0  # lower bound for the gap between level-2 values
NEAR: Final[float] = -100.0
WIN: Final[float] = 100.0


class Layer:
    """A dense layer: a row of weights and a bias for each output."""

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        self.size: Final[i64] = len(biases)
        self.width: Final[i64] = len(weights) // len(biases)
        self.weights: Final = vec[float](weights)
        self.biases: Final = vec[float](biases)

    def value(self, place: i64, values: vec[float]) -> float:
        """One output."""
        total: float = self.biases[place]
        first: i64 = place * self.width
        for number in range(self.width):
            total += self.weights[first + number] * values[number]
        return total

    def values(self, before: vec[float]) -> vec[float]:
        """All outputs after ReLU."""
        made = vec[float]([0.0] * self.size)
        for place in range(self.size):
            made[place] = max(0.0, self.value(place, before))
        return made


class Learned(MovePrior):
    """The network: two hidden layers over the features, and an output for every kind of move."""

    def __init__(self, expert: Policy, lesson: TrainedNetwork) -> None:
        super().__init__(lesson.trust, lesson.doubt)
        assert isinstance(expert, BornesExpert)
        self.expert: Final = expert
        self.first: Final = Layer(lesson.weights[0], lesson.biases[0])
        self.second: Final = Layer(lesson.weights[1], lesson.biases[1])
        self.last: Final = Layer(lesson.weights[2], lesson.biases[2])
        self.far: Final[float] = lesson.far
        self.near: Final[float] = lesson.near
        # The training counted a win of a race without points as a hundred points.
        self.unit: Final[float] = 1.0 if expert.has_points else 1.0 / WIN
        self.seen: Final = vec[i64]([0] * SEEN)

    def gains(self, state: Round, candidates: list[int]) -> list[float]:
        """The expected gain of each candidate over the first one, in points of the round."""
        assert isinstance(state, BornesRound)
        if state.phase == ANSWER:
            return [0.0] * len(candidates)
        expert = self.expert
        look(state, self.seen)
        hidden = self.second.values(self.first.values(vec[float]([float(self.seen[at]) for at in range(SEEN)])))
        chosen: i64 = candidates[0]
        base: float = self.last.value(place_of(chosen), hidden)
        worth: float = _worth(state, chosen, expert)
        gains: list[float] = []
        for move in candidates:
            gap: float = _worth(state, move, expert) - worth if move != chosen else 0.0
            told: float = self.last.value(place_of(move), hidden) - base
            gains.append((UNIT * told + self.far * max(FAR, gap) + self.near * max(NEAR, gap)) * self.unit)
        return gains


def _worth(state: BornesState, move: i64, expert: BornesExpert) -> float:
    return expert.worth(state, move // moves.SPAN, move % moves.SPAN) if state.phase == PLAY else 0.0
