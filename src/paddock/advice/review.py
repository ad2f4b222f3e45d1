"""Review: how luck and decisions made the result of a match, adding up exactly; and the costliest moves.

A referee who knows every hand but not what is to come reckons each side's chance to win, turn by turn, as if all drove
on like level 2. What a decision was worth is judged from the knowledge of the seat that made it, against the move of
level 2. Whatever else has changed the chances is luck.
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
JUDGED: Final = 2  # a decision is judged in as many more worlds as a chance: it is what gets told
LAST: Final = 0.1  # the share of the time in which costly moves are explained


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
    """The chances of all sides after so many steps; `is_deal` if a round has just been dealt."""

    step: int
    chances: list[int]
    is_deal: bool = False


class Costly(msgspec.Struct, frozen=True):
    """A move that cost its side much: so much, give or take `margin`, against what level 2 would have played."""

    step: int
    seat: int
    move: str
    usual: str
    cost: int
    margin: int
    better: Tip
    reasons: list[Reason]
    note: Note | None = None  # what the move did, where its family has words for it

    def text(self, lang: str = "en") -> str:
        """Why the other move was better."""
        return " ".join(reason.text(lang) for reason in self.reasons)


class Review(msgspec.Struct, frozen=True):
    """The whole account; `worlds` is how many were played out for each chance."""

    game: str
    names: list[str]
    worlds: int
    decisions: int
    accounts: list[Account]
    costliest: list[Costly]
    moments: list[Moment]


class Judged(msgspec.Struct, frozen=True):
    """What a decision (by its place in the list) was worth to every side, in millionths; the standard error of it."""

    decision: int
    side: int
    worth: list[int]
    error: float


Part = Moment | Judged


class Plan(msgspec.Struct, frozen=True):
    """How a review will be made: by so many worlds, in so many parts, first the looks and then the decisions."""

    worlds: int
    looks: int
    decisions: int

    @property
    def parts(self) -> int:
        return self.looks + self.decisions

    def progress(self, parts: int, explained: float = 0.0) -> float:
        """The share that is done, after so many parts and this share of the explanations."""
        each = 2 * JUDGED  # looks that take as long as a decision
        done = min(parts, self.looks) + each * max(0, parts - self.looks)
        return (1 - LAST) * done / (self.looks + each * self.decisions) + LAST * explained


def moments_of(parts: Sequence[Part]) -> list[Moment]:
    return [part for part in parts if isinstance(part, Moment)]


def judged_of(parts: Sequence[Part]) -> list[Judged]:
    return [part for part in parts if isinstance(part, Judged)]
