"""Which dice of ARUBA to keep: exact, looked up in tables that are solved when they are first needed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from paddock.bots.aruba_worth import Prices, Worth
from paddock.games.aruba.dice import FACES, HANDFULS, MOST, unpack
from paddock.games.aruba.solver import ROUNDING, hope_of, tables
from paddock.games.aruba.terms import Terms

RE_ROLL_GAIN: Final = 0.6  # what a Re-roll card must bring
RE_ROLL: Final[i64] = 8192  # set in a table's number where such a card brings that much; above every handful
FAR: Final[i64] = 8  # no roll drives further, so beyond it the line might be anywhere
DAMAGES: Final[i64] = 9
DICE: Final[i64] = 11


class Keeps:
    """For one number of dice and one set of prices: the best keep of every roll, with one and with two re-rolls."""

    def __init__(self, dice: i64, worth: Worth) -> None:
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
            if hope[rolls[i]] - now[i] > RE_ROLL_GAIN:
                self.with_one[rolls[i]] += i16(RE_ROLL)
        self.with_two: Final[vec[i16]] = self._solve(dice, hope)

    def _solve(self, dice: i64, hope: vec[float]) -> vec[i16]:
        """The best keep of every roll of so many dice; what each roll is worth becomes what it is with one more."""
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
    """All tables for one sheet, made one by one as they are needed."""

    def __init__(self, boost: i64, turbo: i64) -> None:
        self.boost: Final[i64] = boost
        self.turbo: Final[i64] = turbo
        count = DAMAGES * 2 * (FAR + 1)
        self.worths: Final[list[Worth | None]] = [None] * count
        self.keeps: Final[list[Keeps | None]] = [None] * (count * DICE)

    def place(self, damage: i64, has_target: bool, to_go: i64) -> i64:
        """The number of a set of prices; a car ahead makes a difference only to one without damage."""
        target: i64 = 1 if has_target and damage == 0 else 0
        return (damage * 2 + target) * (FAR + 1) + min(to_go, FAR)

    def worth(self, place: i64) -> Worth:
        """What rolls are worth at these prices."""
        found = self.worths[place]
        if found is not None:
            return found
        to_go: i64 = place % (FAR + 1)
        kind: i64 = place // (FAR + 1)
        prices = Prices(kind // 2, has_target=kind % 2 == 1, to_go=to_go, is_last_leg=to_go <= self.boost)
        made = Worth(prices, self.boost, self.turbo)
        self.worths[place] = made
        return made

    def keep(self, place: i64, dice: i64, roll: i64, rerolls: i64) -> i64:
        """The handful to keep of a roll of so many dice; RE_ROLL may be added to it with one re-roll or none."""
        found = self.keeps[place * DICE + dice]
        if found is None:
            found = Keeps(dice, self.worth(place))
            self.keeps[place * DICE + dice] = found
        return i64(found.with_one[roll]) if rerolls <= 1 else i64(found.with_two[roll])


_LIBRARIES: Final[dict[tuple[int, int], Library]] = {}


def library(terms: Terms) -> Library:
    """The tables that all policies of one sheet share."""
    assert terms.dice <= MOST
    assert terms.max_damage < DAMAGES
    key = (int(terms.boost), int(terms.turbo))
    if key not in _LIBRARIES:
        _LIBRARIES[key] = Library(terms.boost, terms.turbo)
    return _LIBRARIES[key]
