"""Weights: what an AUSGEBREMST driver gives for spaces, fuel, a stop, a place in front of others; plain numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.ausgebremst.rules.terms import VALUES

# In thousandths of a space, unless another unit is named.
DEFAULTS: Final[dict[str, float]] = {
    "space": 1000.0,  # a space further on
    "card1": 0.0,  # to part with a card, beside the way it brings
    "card2": 0.0,
    "card3": 0.0,
    "card4": 0.0,
    "card5": 0.0,
    "card6": 0.0,
    "double": 0.0,  # to play a card of which the hand has another
    "range": 0.0,  # cards left in hand that are far apart, for each point between the lowest and the highest
    "fuel": 18_000.0,  # to have just enough points to get home
    "fuel_half": 3.0,  # so many points more halve that
    "stranded": 20_000.0,  # to have too few
    "ahead": 0.7,  # what the next card is likely to cost, as a share,
    "wait": 800.0,  # where waiting costs so much,
    "scant": 1.0,  # and where at most so many points are to spare: else nobody looks that far
    "reserve": 3.5,  # points that others will cost the car in detours, over a hundred spaces
    "lead": 200.0,  # to lead,
    "six": 250.0,  # with a six in hand,
    "sixes": 5000.0,  # or with nothing else
    "stop": 2200.0,  # a stop that is due, on the first lap for it,
    "last_stop": 6000.0,  # and on the last
    "fuel_stop": 3000.0,  # a stop at will, beside the cards it brings
    "block": 3000.0,  # to stand on a chicane with a rival close behind
    "line": 100.0,  # to stand so where every other lane is longer, for each space
    "close": 6.0,  # how close that is, in spaces
    "deck": 0.0,  # which deck: 0 fast, 1 medium, 2 slow,
    "tight_deck": 1.0,  # and where points are short,
    "tight": 5.0,  # that is with at most so many more than the way is long,
    "clear_tight": 3.0,  # or so many where all cars are driven: those that nobody drives stand about and cost detours,
    "crowd_tight": 6.0,  # or so many where most cars are such;
    "scarce_deck": 2.0,  # and where hardly one may be lost,
    "scarce": 2.0,  # that is with at most so many
    "preset": 0.0,  # which preset sorts the piles
    "second": 0.2,  # a card to draw: how much the worse of the two in hand counts,
    "alike": 3000.0,  # what it costs if both are alike,
    "spread": 400.0,  # and brings if they are far apart, for each point
    "barred": 2000.0,  # what a card costs that goes nowhere
}
LOWEST: Final[i64] = -20
HIGHEST: Final[i64] = 60
DEAREST: Final = 5_000_000


class Weights:
    """The numbers of one driver for one set of rules, ready to be read."""

    def __init__(self, numbers: dict[str, float], rules: str) -> None:
        found = {name: numbers.get(f"{rules}.{name}", usual) for name, usual in DEFAULTS.items()}
        self.space: Final[i64] = round(found["space"])
        self.cards: Final = vec[i64]([round(found.get(f"card{card}", 0.0)) for card in range(VALUES)])
        self.double: Final[i64] = round(found["double"])
        self.range: Final[i64] = round(found["range"])
        self.reserve: Final[i64] = round(found["reserve"] * 10)
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

    def fuel(self, spare: i64, to_go: i64) -> i64:
        """What it costs to have so many points to spare with so far to go: little, until they run short."""
        left: i64 = spare - self.reserve * to_go // 1000
        cost: i64 = self._fuel[min(max(left, LOWEST), HIGHEST) - LOWEST]
        return cost + self.stranded if spare < 0 else cost


def _fuel_costs(price: float, half: float) -> vec[i64]:
    costs = [price * 2.0 ** (-float(spare) / half) for spare in range(LOWEST, HIGHEST + 1)]
    return vec[i64]([round(min(cost, DEAREST)) for cost in costs])


_MANNERS: Final[dict[tuple[str, tuple[tuple[str, float], ...]], Weights]] = {}


def manner_of(numbers: dict[str, float], rules: str) -> Weights:
    """The weights with these numbers, made once: drivers come and go with every match."""
    key = (rules, tuple(numbers.items()))
    if key not in _MANNERS:
        _MANNERS[key] = Weights(numbers, rules)
    return _MANNERS[key]
