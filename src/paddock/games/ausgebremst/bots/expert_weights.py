"""Weights of the AUSGEBREMST policies: values of spaces, fuel, stops and blocking."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.ausgebremst.rules.terms import VALUES

# In thousandths of a space, unless another unit is named.
DEFAULTS: Final[dict[str, float]] = {
    "space": 1000.0,  # a space further on
    "card1": 0.0,  # cost of playing a card, apart from its distance
    "card2": 0.0,
    "card3": 0.0,
    "card4": 0.0,
    "card5": 0.0,
    "card6": 0.0,
    "double": 0.0,  # playing a card of which the hand has another
    "range": 0.0,  # range of the cards left in hand, per point between the lowest and the highest
    "fuel": 18_000.0,  # cost of having exactly the points needed to finish
    "fuel_half": 3.0,  # this many more points halve that cost
    "stranded": 20_000.0,  # cost of having too few points
    "ahead": 0.7,  # weight of the expected cost of the next card,
    "wait": 800.0,  # cost of a turn without a move,
    "scant": 1.0,  # look ahead only with at most this many points to spare
    "reserve": 3.5,  # points lost to detours per hundred spaces
    "lead": 200.0,  # cost of leading,
    "six": 250.0,  # per six in hand,
    "sixes": 5000.0,  # or with only sixes in hand
    "stop": 2200.0,  # a compulsory stop, on its first lap,
    "last_stop": 6000.0,  # and on the last
    "fuel_stop": 3000.0,  # an optional stop, apart from the cards it brings
    "block": 3000.0,  # standing on a chicane with a rival close behind
    "line": 100.0,  # the same where every other lane is longer, per space
    "close": 6.0,  # the distance that counts as close, in spaces
    "deck": 0.0,  # deck: 0 fast, 1 medium, 2 slow,
    "tight_deck": 1.0,  # deck if points are short,
    "tight": 5.0,  # that is, at most this many to spare,
    "clear_tight": 3.0,  # or this many without neutral cars, which stand in the way and cost detours,
    "crowd_tight": 6.0,  # or this many with more neutral cars than seats
    "scarce_deck": 2.0,  # deck if points are scarce,
    "scarce": 2.0,  # that is, at most this many to spare
    "preset": 0.0,  # index of the preset that sorts the piles
    "second": 0.2,  # drawing a card: weight of the worse of the two cards in hand,
    "alike": 3000.0,  # cost if both are equal,
    "spread": 400.0,  # value of their range, per point
    "barred": 2000.0,  # cost of a card that cannot move the car
}
FARTHEST: Final[i64] = 511  # longest distance to the finish
LOWEST: Final[i64] = -20
HIGHEST: Final[i64] = 60
DEAREST: Final = 5_000_000


class Weights:
    """The weights of one driver for one set of rules."""

    def __init__(self, numbers: dict[str, float], rules: str) -> None:
        found = {name: numbers.get(f"{rules}.{name}", usual) for name, usual in DEFAULTS.items()}
        self.space: Final[i64] = round(found["space"])
        self.cards: Final = vec[i64]([round(found.get(f"card{card}", 0.0)) for card in range(VALUES)])
        self.double: Final[i64] = round(found["double"])
        self.range: Final[i64] = round(found["range"])
        self.stranded: Final[i64] = round(found["stranded"])
        self.ahead: Final[i64] = round(found["ahead"] * 1000)
        self.wait: Final[i64] = round(found["wait"])
        self.scant: Final[i64] = round(found["scant"])
        self.lead: Final[i64] = round(found["lead"])
        self.six: Final[i64] = round(found["six"])
        self.sixes: Final[i64] = round(found["sixes"])
        self.stop: Final[i64] = round(found["stop"])
        self.last_stop: Final[i64] = round(found["last_stop"])
        self.fuel_stop: Final[i64] = round(found["fuel_stop"])
        self.block: Final[i64] = round(found["block"])
        self.line: Final[i64] = round(found["line"])
        self.close: Final[i64] = round(found["close"])
        self.deck: Final[i64] = round(found["deck"])
        self.tight_deck: Final[i64] = round(found["tight_deck"])
        self.tight: Final[i64] = round(found["tight"])
        self.clear_tight: Final[i64] = round(found["clear_tight"])
        self.crowd_tight: Final[i64] = round(found["crowd_tight"])
        self.scarce_deck: Final[i64] = round(found["scarce_deck"])
        self.scarce: Final[i64] = round(found["scarce"])
        self.preset: Final[i64] = round(found["preset"])
        self.second: Final[i64] = round(found["second"] * 1000)
        self.alike: Final[i64] = round(found["alike"])
        self.spread: Final[i64] = round(found["spread"])
        self.barred: Final[i64] = round(found["barred"])
        self._fuel: Final = _fuel_costs(found["fuel"], found["fuel_half"])
        # Points to keep in reserve by distance, precomputed because a division is slow.
        reserve = round(found["reserve"] * 10)
        self._reserves: Final = vec[i64]([reserve * to_go // 1000 for to_go in range(FARTHEST + 1)])

    def fuel(self, spare: i64, to_go: i64) -> i64:
        """The cost of having only this many points to spare at this distance; it rises as points run short."""
        left: i64 = spare - self._reserves[min(to_go, FARTHEST)]
        cost: i64 = self._fuel[min(max(left, LOWEST), HIGHEST) - LOWEST]
        return cost + self.stranded if spare < 0 else cost


def _fuel_costs(price: float, half: float) -> vec[i64]:
    costs = [price * 2.0 ** (-float(spare) / half) for spare in range(LOWEST, HIGHEST + 1)]
    return vec[i64]([round(min(cost, DEAREST)) for cost in costs])


_MANNERS: Final[dict[tuple[str, tuple[tuple[str, float], ...]], Weights]] = {}


def manner_of(numbers: dict[str, float], rules: str) -> Weights:
    """The weights with these numbers, cached, since each match creates new drivers."""
    key = (rules, tuple(numbers.items()))
    if key not in _MANNERS:
        _MANNERS[key] = Weights(numbers, rules)
    return _MANNERS[key]
