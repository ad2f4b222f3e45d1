"""Data types of a review: it splits the result of a match exactly into luck and decisions, and lists costly moves.

A referee, who knows every hand but not the future, estimates each side's chance to win, turn by turn, as if everybody
played on like level 2. The value of a decision is estimated from the knowledge of the seat that made it, relative to
the move of level 2. All other changes of the chances are luck.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.advice.hint import Tip
from paddock.advice.reasons import Reason
from paddock.core.story import Note

if TYPE_CHECKING:
    from collections.abc import Sequence

COSTLIEST: Final = 3
JUDGED: Final = 2  # a decision gets JUDGED times as many worlds as a chance, since reviews report it
LAST: Final = 0.1  # the share of the progress for explaining costly moves


class Account(msgspec.Struct, frozen=True):
    """How a side came to its result, in millionths of a match: the first number and all that follow make `result`.

    `margin` is by how much (95 %) own decisions may be worth more or less, and luck less or more.
    """

    side: int
    seats: list[int]
    start: int
    deal: int
    luck: int
    decisions: int
    rivals: int
    result: int
    margin: int


class Moment(msgspec.Struct, frozen=True):
    """The chances of all sides after this many steps; `is_deal` if a round has just been dealt."""

    step: int
    chances: list[int]
    is_deal: bool = False


class Costly(msgspec.Struct, frozen=True):
    """A costly move: `cost` against the move of level 2 (`usual`), +/- `margin` (95 % confidence interval).

    `reasons` say in plain words what the better move does, `figures` with figures why it is better.
    """

    step: int
    seat: int
    move: str
    usual: str
    cost: int
    margin: int
    better: Tip
    reasons: list[Reason]
    figures: list[Reason]
    note: Note | None = None  # what the move did, if its family has a note for it

    def text(self, lang: str = "en") -> str:
        """Why the other move was better, in plain words."""
        return " ".join(reason.text(lang) for reason in self.reasons)

    def details(self, lang: str = "en") -> str:
        """Why the other move was better, with figures."""
        return " ".join(reason.text(lang) for reason in self.figures)


class Swing(msgspec.Struct, frozen=True):
    """A change of a side's chance to win, in millionths, from one moment to the one after this many steps."""

    step: int
    side: int
    before: int
    after: int


class Review(msgspec.Struct, frozen=True):
    """The whole review; `worlds` is the number of playouts per chance.

    `won` is the swing after which the winner was ahead for good: step 0 if from the start, None if several won.
    `swings` are the largest changes of the winner's chance that no costly move explains, in the order of play;
    together with the costly moves there are at most three.
    """

    game: str
    names: list[str]
    worlds: int
    decisions: int
    accounts: list[Account]
    costliest: list[Costly]
    moments: list[Moment]
    won: Swing | None = None
    swings: list[Swing] = []


class Judged(msgspec.Struct, frozen=True):
    """The value of a decision (an index) for every side, in millionths, and its standard error for the own side."""

    decision: int
    side: int
    worth: list[int]
    error: float


Part = Moment | Judged


class Plan(msgspec.Struct, frozen=True):
    """The work plan of a review: worlds per chance and number of parts, first the looks, then the decisions."""

    worlds: int
    looks: int
    decisions: int

    @property
    def parts(self) -> int:
        return self.looks + self.decisions

    def progress(self, parts: int, explained: float = 0.0) -> float:
        """The share of the work done after this number of parts and this share of the explanations."""
        each = 2 * JUDGED  # cost of a decision, in looks
        done = min(parts, self.looks) + each * max(0, parts - self.looks)
        return (1 - LAST) * done / (self.looks + each * self.decisions) + LAST * explained


def won_at(moments: Sequence[Moment]) -> Swing | None:
    """The swing after which the winner was ahead for good; None if several sides share the win."""
    final = moments[-1].chances
    side = final.index(max(final))
    if final.count(final[side]) > 1:
        return None
    behind = [place for place, moment in enumerate(moments) if not _is_ahead(moment, side)]
    if not behind or behind[-1] == 0:
        return Swing(0, side + 1, moments[0].chances[side], final[side])
    then, now = moments[behind[-1]], moments[behind[-1] + 1]
    return Swing(now.step, side + 1, then.chances[side], now.chances[side])


def _is_ahead(moment: Moment, side: int) -> bool:
    return all(chance < moment.chances[side] for other, chance in enumerate(moment.chances) if other != side)


def largest_swings(moments: Sequence[Moment], won: Swing | None, told: Sequence[Costly]) -> list[Swing]:
    """The largest changes of the winner's chance, beside the costly moves and the one that decided."""
    side = 0 if won is None else won.side - 1
    steps = {0, *(costly.step for costly in told), *([] if won is None else [won.step])}
    found = [
        Swing(now.step, side + 1, then.chances[side], now.chances[side])
        for then, now in pairwise(moments)
        if now.step not in steps
    ]
    found.sort(key=lambda swing: -abs(swing.after - swing.before))
    return sorted(found[: max(0, COSTLIEST - len(told))], key=lambda swing: swing.step)


def moments_of(parts: Sequence[Part]) -> list[Moment]:
    return [part for part in parts if isinstance(part, Moment)]


def judged_of(parts: Sequence[Part]) -> list[Judged]:
    return [part for part in parts if isinstance(part, Judged)]
