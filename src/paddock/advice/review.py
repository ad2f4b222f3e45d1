"""Data types of a review: it splits the result of a match exactly into luck and decisions, and lists costly moves.

A referee, who knows every hand but not the future, estimates each side's chance to win, turn by turn, as if everybody
played on like level 2. The value of a decision is estimated from the knowledge of the seat that made it, relative to
the move of level 2. All other changes of the chances are luck.
"""

from __future__ import annotations

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
    """A costly move: `cost` against the move of level 2 (`usual`), +/- `margin` (95 % confidence interval)."""

    step: int
    seat: int
    move: str
    usual: str
    cost: int
    margin: int
    better: Tip
    reasons: list[Reason]
    note: Note | None = None  # what the move did, if its family has a note for it

    def text(self, lang: str = "en") -> str:
        """Why the other move was better."""
        return " ".join(reason.text(lang) for reason in self.reasons)


class Review(msgspec.Struct, frozen=True):
    """The whole review; `worlds` is the number of playouts per chance."""

    game: str
    names: list[str]
    worlds: int
    decisions: int
    accounts: list[Account]
    costliest: list[Costly]
    moments: list[Moment]


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


def moments_of(parts: Sequence[Part]) -> list[Moment]:
    return [part for part in parts if isinstance(part, Moment)]


def judged_of(parts: Sequence[Part]) -> list[Judged]:
    return [part for part in parts if isinstance(part, Judged)]
