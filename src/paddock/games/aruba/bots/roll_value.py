"""Value of a final roll in ARUBA at given prices for spaces, shots, repairs and cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.games.aruba.rules.dice import FACES, FOUR, MAX_DICE, PAIR, THREE

MAX_SAME: Final = MAX_DICE + 10  # including Extra dice


class Prices:
    """A car's prices for spaces, pairs, cards and a full repair; 0 for what it cannot use."""

    def __init__(self, most_spaces: i64, pair: float, cards: float, overhaul: float) -> None:
        self.most_spaces: Final[i64] = most_spaces  # spaces beyond this have no value
        self.pair: Final[float] = pair  # a shot, or mending two tokens
        self.cards: Final[float] = cards
        self.overhaul: Final[float] = overhaul  # all odd


class Worth:
    """Values of final rolls at given prices, with the best split of equal faces into fours, threes and pairs."""

    def __init__(self, prices: Prices, boost: i64, turbo: i64) -> None:
        self.prices: Final = prices
        self.turbo: Final[i64] = turbo
        self.boost_worth: Final[float] = float(min(boost, prices.most_spaces))
        self.fours: Final[vec[u8]] = vec[u8]([0] * (MAX_SAME + 1))
        self.pairs: Final[vec[u8]] = vec[u8]([0] * (MAX_SAME + 1))
        self.price: Final[vec[float]] = vec[float]([0.0] * (MAX_SAME + 1))
        for count in range(MAX_SAME + 1):
            self._split(count)
        self.length: i64 = 0  # length of the last straight that `best_straight` found

    def _split(self, count: i64) -> None:
        for fours in range(count // FOUR + 1):
            for threes in range((count - fours * FOUR) // THREE + 1):
                pairs: i64 = (count - fours * FOUR - threes * THREE) // PAIR
                price: float = float(fours * self.turbo) + float(threes) * self.prices.cards
                price += float(pairs) * self.prices.pair
                if price > self.price[count]:
                    self.price[count] = price
                    self.fours[count] = u8(fours)
                    self.pairs[count] = u8(pairs if self.prices.pair > 0.0 else 0)

    def value(self, counts: vec[u8]) -> float:
        """The value of dice by face in their best use."""
        best: float = self.best_straight(counts)
        if counts[0] == 0 and counts[2] == 0 and counts[4] == 0:
            return max(best, self.boost_worth)
        if counts[1] == 0 and counts[3] == 0 and counts[5] == 0:
            return max(best, self.prices.overhaul)
        return best

    def best_straight(self, counts: vec[u8]) -> float:
        """The value of dice by face with the best straight or none; stores its `length`."""
        rest: float = 0.0
        for face in range(i64(FACES)):
            rest += self.price[i64(counts[face])]
        best: float = rest
        self.length = 0
        top: i64 = 0
        while top < FACES and counts[top] > 0:
            count: i64 = i64(counts[top])
            rest += self.price[count - 1] - self.price[count]
            top += 1
            price: float = rest + float(min(top, self.prices.most_spaces))
            if price > best:
                best = price
                self.length = top
        return best
