"""Plain reasons: one sentence about a move in the words of its game, without figures of a search.

The part `plain_reasons` of a family says what a move does, from what its seat sees. A cause that a search has found is
said here in words alone, and so is why it matters little which of several moves is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from paddock import families
from paddock.advice.reasons import Reason
from paddock.locales import has
from paddock.story import move_note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.core.game import Game
    from paddock.core.round import Round
    from paddock.core.story import Note

PART: Final = "plain_reasons"
DECIDED: Final = 0.95  # a round won in at least this share of the worlds, or lost, is as good as decided

Told = tuple[str, dict[str, Any]]  # the name of a sentence, and its facts


class Choice(NamedTuple):
    """A move that a seat may make. Of the state only what that seat may know is to be read.

    `exact` is the calculated value of the dice kept, in spaces.
    """

    state: Round
    move: int
    parts: dict[str, Any]
    view: dict[str, Any]
    exact: float | None


def what_it_does(family: str, choice: Choice) -> list[Reason]:
    """What a move does, in one sentence; empty if the family has no words for it."""
    if not families.has_part(family, PART):
        return []
    told: Told | None = families.part(family, PART).plain_reason(choice)
    return [] if told is None else [Reason(told[0], facts=told[1])]


def short_note(game: Game, choice: Choice) -> Note | None:
    """The move in few words: the family's `short_note`, for a move whose usual note says more than a hint needs."""
    part = families.part(game.family, PART) if families.has_part(game.family, PART) else None
    shorten = getattr(part, "short_note", None)
    found: Note | None = shorten(choice.parts) if shorten is not None else None
    return found or move_note(game, choice.parts, choice.view)


def with_cause(does: list[Reason], reasons: Sequence[Reason]) -> list[Reason]:
    """What a move does and the cause among these reasons; to finish needs no other reason."""
    is_finish = any(reason.fact.endswith("-home") for reason in does)
    return does if is_finish else [*does, *cause(reasons)]


def cause(reasons: Sequence[Reason]) -> list[Reason]:
    """The first of these reasons that can be said without figures."""
    names = [f"plain-{reason.fact}" for reason in reasons if has(f"hint-plain-{reason.fact}")]
    return [Reason(name) for name in names[:1]]


def why_alike(chance: float) -> Reason:
    """Why it matters little which of several moves is made; `chance` is the chance to win the round."""
    if chance >= DECIDED:
        return Reason("alike-won")
    return Reason("alike-lost" if chance <= 1.0 - DECIDED else "alike")
