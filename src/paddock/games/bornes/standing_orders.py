"""Standing orders of this family: a coup for each safety."""

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.core.setup import Setup


def defaults(setup: "Setup") -> dict[str, str]:
    """The orders by name, each with its default at a slow table: a coup always."""
    return dict.fromkeys(setup.codec.reactions(), "always")


def kinds(setup: "Setup") -> dict[str, list[str]]:
    """The orders by what they are about."""
    return {"coup": setup.codec.reactions()}


def answer(match: "Match", seat: int, always: AbstractSet[str]) -> str:
    """The coup that the seat can make and always makes; empty if there is none."""
    return next((move for move in match.moves(seat) if move in always), "")
