"""Reasons: of all that the observer saw, what explains most of the difference between two moves, as a sentence."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from paddock.advice.observation import EXACT, SHARE, Fact
from paddock.locales import decimal, number, say

if TYPE_CHECKING:
    from collections.abc import Sequence

# What was seen of a move, by figure: the chances to win world by world, then each fact in its turn.
Columns = list[tuple[float, ...]]

SURE: Final = 2.0  # standard errors by which a difference must stand out to be told
ENOUGH: Final = 0.2  # the share of a difference that a cause must explain
SECOND: Final = 0.5  # and a second cause, of what the first explains
MOST_TOLD: Final = 2
HUNDRED: Final = 100
LARGE: Final = 20.0  # amounts from here on are told in whole numbers
LEAST_SHARE: Final = 0.03  # differences smaller than these say nothing to anybody
LEAST_AMOUNT: Final = 0.2
LEAST_PART: Final = 0.03
UNTOLD: Final = 0  # the number of a weaker move that is none of those told
FRAMES: Final = {None: "hint-against-played", UNTOLD: "hint-against-weaker"}


class Reason(msgspec.Struct, frozen=True):
    """One sentence. `this` is what was counted after the move; `that` after number `against`, or what was played.

    Number 0 is a weaker move that is not told.
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
        """Whether both figures are told as the same."""
        return self.that is not None and self.figure(self.this, "en") == self.figure(self.that, "en")

    def figure(self, value: float, lang: str) -> str:
        """A figure as it is told: so many of a hundred, or an amount."""
        if self.kind == SHARE:
            return number(round(HUNDRED * value), lang)
        if self.kind == EXACT:
            return decimal(value, 2, lang)
        return number(round(value), lang) if abs(value) >= LARGE else decimal(value, 1, lang)


class Gap(NamedTuple):
    """How two columns of figures differ, world by world: the mean and its standard error."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether it is there beyond doubt."""
        return abs(self.mean) > SURE * self.error


def gap(these: Sequence[float], those: Sequence[float]) -> Gap:
    """The gap between two columns, over the worlds that both have."""
    return Gap(*spread([this - that for this, that in zip(these, those, strict=False)]))


def spread(figures: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error. Where all figures are alike, one of another kind is reckoned with."""
    count, mean = len(figures), mean_of(figures)
    variance = math.fsum([(figure - mean) ** 2 for figure in figures]) / count
    return mean, math.sqrt((variance + 1.0 / count) / count)


def mean_of(figures: Sequence[float]) -> float:
    return math.fsum(figures) / len(figures)


def explain(facts: Sequence[Fact], these: Columns, those: Columns, against: int | None) -> list[Reason]:
    """Why one move is better or worse than another: the causes that explain most of it, or what came of it."""
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
    likely = [told for share, told in causes[:MOST_TOLD] if share >= SECOND * causes[0][0]]
    return likely or [told for _, fact, told in found if fact.is_outcome][:1]


def explained(fact: Fact, these: Columns, those: Columns, place: int) -> float:
    """What a fact contributes: how much it differs, times what it is worth; nothing where it goes the wrong way."""
    worth = slope([*these[place], *those[place]], [*these[0], *those[0]])
    return worth * gap(these[place], those[place]).mean if worth * fact.good > 0.0 else 0.0


def slope(counts: Sequence[float], values: Sequence[float]) -> float:
    """By how much the chance to win goes with a fact, over all worlds after either move."""
    count, value = mean_of(counts), mean_of(values)
    along = math.fsum([(x - count) * (y - value) for x, y in zip(counts, values, strict=True)])
    across = math.fsum([(x - count) ** 2 for x in counts])
    return along / across if across else 0.0


def _told(fact: Fact, this: float, that: float, against: int | None) -> Reason | None:
    """The sentence, if the figures are far enough apart to say anything; of an outcome, if they are apart at all."""
    least = LEAST_SHARE if fact.kind == SHARE else max(LEAST_AMOUNT, LEAST_PART * abs(that))
    if abs(this - that) < least and not fact.is_outcome:
        return None
    if fact.is_alone:
        return Reason(fact.name, this, fact.kind) if this > that else None
    reason = Reason(fact.name, this, fact.kind, that, against)
    return None if reason.reads_alike else reason
