"""Which dice to keep in ARUBA: exact lookup tables, solved on demand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from paddock.games.aruba.bots.expert_weights import Weights
from paddock.games.aruba.bots.roll_value import Prices, Worth
from paddock.games.aruba.bots.token_prices import MAX_TURNS, Reckoner
from paddock.games.aruba.rules.dice import FACES, HANDFULS, MAX_DICE, PAIR, unpack
from paddock.games.aruba.rules.solver import ROUNDING, hope_of, tables
from paddock.games.aruba.rules.terms import Terms

RE_ROLL: Final[i64] = 8192  # flag in a table entry: a Re-roll card gains enough here; above every handful number
FAR: Final[i64] = 8  # longest drive of a roll; larger distances to the line are equivalent
DAMAGES: Final[i64] = 9
SHOTS: Final[i64] = 6  # levels of the value of a shot, in halves of a space
SHOT_STEP: Final = 0.5
DICE: Final[i64] = 11


class Keeps:
    """For one number of dice and one set of prices: the best keep of every roll, with one and with two rerolls."""

    def __init__(self, dice: i64, worth: Worth, re_roll_gain: float) -> None:
        shared = tables()
        hope = vec[float]([0.0] * HANDFULS)
        counts = vec[u8]([0] * FACES)
        rolls = shared.by_size[dice]
        for roll in rolls:
            unpack(roll, counts)
            hope[roll] = worth.value(counts)
        now = vec[float]([hope[roll] for roll in rolls])
        self.with_one: Final[vec[i16]] = self._solve(dice, hope)
        for i in range(len(rolls)):
            if hope[rolls[i]] - now[i] > re_roll_gain:
                self.with_one[rolls[i]] += i16(RE_ROLL)
        self.with_two: Final[vec[i16]] = self._solve(dice, hope)

    def _solve(self, dice: i64, hope: vec[float]) -> vec[i16]:
        """The best keep of every roll of this many dice; updates `hope` to the values with one more reroll."""
        shared = tables()
        more = shared.more
        hope_of(dice, hope)
        keep = vec[i16]([i16(number) for number in range(i64(HANDFULS))])
        for size in range(dice):
            for number in shared.by_size[size]:
                for face in range(i64(FACES)):
                    bigger: i64 = more[number * FACES + face]
                    if hope[number] > hope[bigger] + ROUNDING:
                        hope[bigger] = hope[number]
                        keep[bigger] = keep[number]
        return keep


class Library:
    """Cache of all tables for one sheet and one set of weights, filled on demand."""

    def __init__(self, boost: i64, turbo: i64, weights: Weights) -> None:
        self.boost: Final[i64] = boost
        self.turbo: Final[i64] = turbo
        self.weights: Final = weights
        self.reckoner: Final = Reckoner(weights)
        count = DAMAGES * (MAX_TURNS + 1) * SHOTS * (FAR + 1)
        self.worths: Final[list[Worth | None]] = [None] * count
        self.keeps: Final[list[Keeps | None]] = [None] * (count * DICE)

    def place(self, damage: i64, shot: float, to_go: i64) -> i64:
        """The index of a set of prices: damage, turns left, value of a shot, and distance to the line."""
        turns: i64 = self.reckoner.turns(to_go) if self.weights.reckons else i64(0)
        level: i64 = 0
        if shot > 0.0 and (self.weights.reckons or damage == 0):
            level = min(i64(shot / SHOT_STEP) + 1, SHOTS - 1) if self.weights.reckons else i64(1)
        return ((damage * (MAX_TURNS + 1) + turns) * SHOTS + level) * (FAR + 1) + min(to_go, FAR)

    def worth(self, place: i64) -> Worth:
        """The values of final rolls at these prices."""
        found = self.worths[place]
        if found is None:
            found = Worth(self._prices(place), self.boost, self.turbo)
            self.worths[place] = found
        return found

    def _prices(self, place: i64) -> Prices:
        weights = self.weights
        to_go: i64 = place % (FAR + 1)
        level: i64 = place // (FAR + 1) % SHOTS
        turns: i64 = place // (FAR + 1) // SHOTS % (MAX_TURNS + 1)
        damage: i64 = place // (FAR + 1) // SHOTS // (MAX_TURNS + 1)
        cards: float = 0.0 if to_go <= self.boost else weights.cards
        if not weights.reckons:
            repair: float = weights.pair_repair if damage >= PAIR else weights.token if damage > 0 else 0.0
            shot: float = weights.shot if level > 0 else 0.0
            return Prices(to_go, max(shot, repair), cards, weights.token * float(damage) if damage > 1 else 0.0)
        reckoner = self.reckoner
        if turns == 1:
            cards *= 0.7
        shot = (float(level) - 0.5) * SHOT_STEP if level > 0 else 0.0
        return Prices(
            to_go,
            max(shot, reckoner.gain(damage, PAIR, turns)),
            cards,
            max(reckoner.gain(damage, damage, turns), 0.0),
        )

    def keep(self, place: i64, dice: i64, roll: i64, rerolls: i64) -> i64:
        """The handful to keep of a roll of this many dice; it may include RE_ROLL with one reroll or none."""
        found = self.keeps[place * DICE + dice]
        if found is None:
            found = Keeps(dice, self.worth(place), self.weights.re_roll)
            self.keeps[place * DICE + dice] = found
        return i64(found.with_one[roll]) if rerolls <= 1 else i64(found.with_two[roll])


MAX_LIBRARIES: Final = 24
_LIBRARIES: Final[dict[tuple[int, int, tuple[tuple[str, float], ...]], Library]] = {}


def library(terms: Terms, numbers: dict[str, float]) -> Library:
    """The cache shared by all policies with one sheet and one set of weights."""
    assert terms.dice <= MAX_DICE
    assert terms.max_damage < DAMAGES
    key = (int(terms.boost), int(terms.turbo), tuple(sorted(numbers.items())))
    if key not in _LIBRARIES:
        if len(_LIBRARIES) >= MAX_LIBRARIES:
            _LIBRARIES.clear()  # tuning requests a new one for every trial
        _LIBRARIES[key] = Library(terms.boost, terms.turbo, Weights(numbers))
    return _LIBRARIES[key]
