"""Worth: what a final roll is worth to a car that likes spaces, shots, repairs and cards, each at its own price."""

from typing import Final

from paddock.games.aruba.dice import FACES, FOUR, MOST, PAIR, THREE

MOST_SAME: Final = MOST + 10  # with Extra dice


class Prices:
    """How much a car gives for each thing; a thing it has no use for costs nothing."""

    def __init__(self, space: float, most_spaces: int, pair: float, cards: float, overhaul: float) -> None:
        self.space: Final = space
        self.most_spaces: Final = most_spaces  # spaces beyond these are worth nothing
        self.pair: Final = pair
        self.cards: Final = cards
        self.overhaul: Final = overhaul  # all odd


class Split:
    """The best use of some dice of one face: how many fours, threes and pairs, and their price."""

    def __init__(self, fours: int, threes: int, pairs: int, price: float) -> None:
        self.fours: Final = fours
        self.threes: Final = threes
        self.pairs: Final = pairs
        self.price: Final = price


class Worth:
    """The value of final rolls at some prices; `fixed` are Extra dice that lie there anyway."""

    def __init__(self, prices: Prices, boost: int, turbo: int, fixed: list[int]) -> None:
        self.prices: Final = prices
        self.boost: Final = boost
        self.turbo: Final = turbo
        self.fixed: Final = fixed
        self.splits: Final = [self._split(count) for count in range(MOST_SAME + 1)]

    def _split(self, count: int) -> Split:
        best = Split(0, 0, 0, 0.0)
        for fours in range(count // FOUR + 1):
            for threes in range((count - fours * FOUR) // THREE + 1):
                pairs = (count - fours * FOUR - threes * THREE) // PAIR
                price = fours * self.turbo * self.prices.space + threes * self.prices.cards + pairs * self.prices.pair
                if price > best.price:
                    best = Split(fours, threes, pairs if self.prices.pair > 0 else 0, price)
        return best

    def value(self, dice: list[int]) -> float:
        """What these dice and the fixed ones are worth, put to their best use."""
        counts = [0] * FACES
        for face in dice:
            counts[face - 1] += 1
        for face in self.fixed:
            counts[face - 1] += 1
        best = 0.0
        if counts[0] + counts[2] + counts[4] == 0:
            best = self.prices.space * min(self.boost, self.prices.most_spaces)
        elif counts[1] + counts[3] + counts[5] == 0:
            best = self.prices.overhaul
        _, price = self.best_straight(counts)
        return max(best, price)

    def best_straight(self, counts: list[int]) -> tuple[int, float]:
        """How long a straight to take from dice by face, and what all the dice are worth then."""
        rest = 0.0
        for count in counts:
            rest += self.splits[count].price
        best = rest
        length = 0
        for top in range(1, FACES + 1):
            count = counts[top - 1]
            if count == 0:
                break
            rest += self.splits[count - 1].price - self.splits[count].price
            price = rest + self.prices.space * min(top, self.prices.most_spaces)
            if price > best:
                best = price
                length = top
        return length, best
