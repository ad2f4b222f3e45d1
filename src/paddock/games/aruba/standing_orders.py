"""Standing orders of this family: to hook on, and to save a car from its ninth token with the cheapest card."""

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from paddock.games.aruba.bots.card_play import cheapest_fix
from paddock.games.aruba.rules.round import ArubaRound
from paddock.games.aruba.rules.state import HOOK_WINDOW, NOBODY

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.core.setup import Setup

HOOK = "hook"
NINTH = "ninth"


def defaults(_setup: "Setup") -> dict[str, str]:
    """The orders by name, each with its default at a slow table: a hook never, a car is always saved."""
    return {HOOK: "never", NINTH: "always"}


def kinds(_setup: "Setup") -> dict[str, list[str]]:
    """The orders by what they are about."""
    return {HOOK: [HOOK], NINTH: [NINTH]}


def answer(match: "Match", seat: int, always: AbstractSet[str]) -> str:
    """The hook, or the quick fix with the least valuable card, if that is what the seat always does; else empty."""
    state = match.state
    assert isinstance(state, ArubaRound)
    if state.phase == HOOK_WINDOW:
        return HOOK if HOOK in always and HOOK in match.moves(seat) else ""
    fix = cheapest_fix(state, state.ninth) if NINTH in always else NOBODY
    return "" if fix == NOBODY else match.setup.codec.notation(fix)
