"""Price of damage tokens in ARUBA: the dice they cost over the remaining turns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.aruba.bots.expert_weights import Weights
from paddock.games.aruba.rules.car import Car
from paddock.games.aruba.rules.state import ArubaState

# Mean value of a turn by number of dice, in spaces and cards, by the exact solver with two rerolls. Few dice are not
# the worst: all even is then likely and gives a drive of six.
TURN: Final[vec[float]] = vec[float]([0.0, 3.0, 4.70, 4.21, 3.90, 3.87, 4.15, 4.64, 5.20, 5.83, 6.47])
MAX_TURNS: Final[i64] = 7
FARTHEST: Final[i64] = 127  # rows to go, from which on the number of turns is looked up


def _turns(to_go: int, pace: float) -> int:
    return min(max(int(to_go / pace - 0.5), 0), int(MAX_TURNS))


class Reckoner:
    """Prices of tokens for one driver."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        # By damage: the expected value of a turn.
        self.turn: Final[vec[float]] = vec[float]([TURN[10 - damage] for damage in range(10)])
        self.turn[8] -= weights.frail
        self._turns: Final[vec[i64]] = vec[i64]([_turns(to_go, weights.pace) for to_go in range(FARTHEST + 1)])

    def turns(self, to_go: i64) -> i64:
        """How many turns a car at this distance from the line has after this one."""
        return self._turns[min(to_go, FARTHEST)]

    def gain(self, damage: i64, tokens: i64, turns: i64) -> float:
        """The gain of having this many fewer tokens for this many turns."""
        rest: i64 = max(damage - tokens, i64(0))
        return (self.turn[rest] - self.turn[damage]) * float(turns) * self.weights.mend

    def harm(self, state: ArubaState, target: Car, tokens: i64) -> float:
        """The value of harming a rival."""
        damage: i64 = target.damage + tokens
        if damage > state.terms.max_damage:
            return self.weights.wreck
        turns: i64 = self.turns(state.terms.rows + 1 - target.row) + 1
        share: float = self.weights.harm if target.row >= state.cars[state.car].row else self.weights.harm_behind
        return max((self.turn[target.damage] - self.turn[damage]) * float(turns) * share, 0.02)
