"""Standing orders: what a seat answers in a reaction window by itself. Which there are is known to each family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import paddock
from paddock import families

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paddock.core.game import Game
    from paddock.table.entries import Order
    from paddock.table.state import State

DECLINE: Final = "pass"  # the move that declines in every reaction window
PART: Final = "standing_orders"


def defaults(game: Game) -> Mapping[str, Order]:
    """The orders of a game by name, each with what it is at a slow table as long as nothing else was said."""
    if not families.has_part(game.family, PART):
        return {}
    found: Mapping[str, Order] = families.part(game.family, PART).defaults(game.setup(game.seat_counts[0]))
    return found


def kinds(game: Game) -> dict[str, list[str]]:
    """The names of the orders of a game by what they are about: one question for each kind."""
    if not families.has_part(game.family, PART):
        return {}
    found: dict[str, list[str]] = families.part(game.family, PART).kinds(game.setup(game.seat_counts[0]))
    return found


def answer(state: State, seat: int) -> str:
    """The answer of this seat in the window that is open, by its standing orders alone."""
    game, facts = paddock.game(state.facts.settings.game), state.facts
    if not families.has_part(game.family, PART):
        return DECLINE
    given = facts.orders.get(seat, {})
    orders = {**defaults(game), **given} if facts.is_slow else given
    wanted = {name for name, order in orders.items() if order == "always"}
    found: str = families.part(game.family, PART).answer(state.played, seat, wanted)
    return found or DECLINE
