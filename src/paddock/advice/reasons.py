"""Reasons: selects the observed facts that explain most of the difference between two moves, as sentences."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from paddock.advice.observation import EXACT, SHARE, Fact
from paddock.locales import decimal, number, say

if TYPE_CHECKING:
    from collections.abc import Sequence

# The samples of a move by column: the chances to win, one per world, then the counts of each fact.
Columns = list[tuple[float, ...]]

SURE: Final = 2.0  # standard errors of a significant difference
ENOUGH: Final = 0.2  # minimum share of the difference that a cause explains
SECOND: Final = 0.5  # minimum for a second cause, relative to the first
MAX_REASONS: Final = 2
HUNDRED: Final = 100
LARGE: Final = 20.0  # amounts from here on are rounded to integers
MIN_SHARE: Final = 0.03  # smaller differences are not reported
MIN_AMOUNT: Final = 0.2
MIN_PART: Final = 0.03
UNTOLD: Final = 0  # stands for a weaker move that is not among the tips
FRAMES: Final = {None: "hint-against-played", UNTOLD: "hint-against-weaker"}


class Reason(msgspec.Struct, frozen=True):
    """One sentence. `this` is the figure of the move, `that` the figure of the move it is compared with.

    `against` is the number of that move among the tips; UNTOLD: a weaker move outside the tips; None: the move played.
    """

    fact: str
    this: float = 0.0
    kind: str = SHARE
    that: float | None = None
    against: int | None = None
    facts: dict[str, Any] = {}

    def text(self, lang: str = "en") -> str:
        """The sentence in that language."""
        facts: dict[str, object] = {"this": self.figure(self.this, lang), "number": self.against, **self.facts}
        facts["text"] = say(f"hint-{self.fact}", facts, lang)
        if self.that is None:
            return say("hint-alone", facts, lang)
        return say(FRAMES.get(self.against, "hint-against"), {**facts, "that": self.figure(self.that, lang)}, lang)

    @property
    def reads_alike(self) -> bool:
        """Whether both figures look the same after rounding."""
        return self.that is not None and self.figure(self.this, "en") == self.figure(self.that, "en")

    def figure(self, value: float, lang: str) -> str:
        """Format a figure as a percentage or an amount."""
        if self.kind == SHARE:
            return number(round(HUNDRED * value), lang)
        if self.kind == EXACT:
            return decimal(value, 2, lang)
        return number(round(value), lang) if abs(value) >= LARGE else _amount(value, lang)


def _amount(value: float, lang: str) -> str:
    """An amount with a decimal where it has one: 2 cards, 2.5 cards."""
    whole, tenths = divmod(round(value * 10), 10)
    return decimal(value, 1, lang) if tenths else number(whole, lang)


class Gap(NamedTuple):
    """The difference of two columns, paired by world: mean and standard error."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the difference is significant."""
        return abs(self.mean) > SURE * self.error


def gap(these: Sequence[float], those: Sequence[float]) -> Gap:
    """The gap between two columns over the worlds they share."""
    return Gap(*spread([this - that for this, that in zip(these, those, strict=False)]))


def spread(figures: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error; the added 1 / count keeps the error above zero if all figures are equal."""
    count, mean = len(figures), mean_of(figures)
    variance = math.fsum([(figure - mean) ** 2 for figure in figures]) / count
    return mean, math.sqrt((variance + 1.0 / count) / count)


def mean_of(figures: Sequence[float]) -> float:
    return math.fsum(figures) / len(figures)


def explain(facts: Sequence[Fact], these: Columns, those: Columns, against: int | None) -> list[Reason]:
    """Why one move is better or worse than another: the main causes, or else the main outcome."""
    worlds = min(len(these[0]), len(those[0]))
    these, those = ([column[:worlds] for column in columns] for columns in (these, those))
    whole = gap(these[0], those[0]).mean
    found = []
    for place, fact in enumerate(facts, start=1):
        share = explained(fact, these, those, place) / whole if whole else 0.0
        told = _told(fact, mean_of(these[place]), mean_of(those[place]), against)
        if share > 0.0 and told is not None and gap(these[place], those[place]).is_sure:
            found.append((share, fact, told))
    found.sort(key=lambda each: -each[0])
    causes = [(share, told) for share, fact, told in found if not fact.is_outcome and share >= ENOUGH]
    likely = [told for share, told in causes[:MAX_REASONS] if share >= SECOND * causes[0][0]]
    return likely or [told for _, fact, told in found if fact.is_outcome][:1]


def explained(fact: Fact, these: Columns, those: Columns, place: int) -> float:
    """The contribution of a fact: its difference times its slope; 0 if the slope has the wrong sign."""
    worth = slope([*these[place], *those[place]], [*these[0], *those[0]])
    return worth * gap(these[place], those[place]).mean if worth * fact.good > 0.0 else 0.0


def slope(counts: Sequence[float], values: Sequence[float]) -> float:
    """Regression slope of the chance to win on a fact, over all worlds of both moves."""
    count, value = mean_of(counts), mean_of(values)
    along = math.fsum([(x - count) * (y - value) for x, y in zip(counts, values, strict=True)])
    across = math.fsum([(x - count) ** 2 for x in counts])
    return along / across if across else 0.0


def _told(fact: Fact, this: float, that: float, against: int | None) -> Reason | None:
    """The reason, or None if the figures are too close; an outcome needs only figures that differ after rounding."""
    least = MIN_SHARE if fact.kind == SHARE else max(MIN_AMOUNT, MIN_PART * abs(that))
    if abs(this - that) < least and not fact.is_outcome:
        return None
    if fact.is_alone:
        return Reason(fact.name, this, fact.kind) if this > that else None
    reason = Reason(fact.name, this, fact.kind, that, against)
    return None if reason.reads_alike else reason
