"""ViewPolicy: a policy that thinks about a view instead of the round, for families without a compiled one."""

from typing import Any

from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.core.setup import Setup


class ViewPolicy(Policy):
    """Writes the view of the seat to act, chooses among its moves in notation, and reads the choice back."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.setup = setup

    def pick(self, state: Round) -> i64:
        """The move chosen from the view."""
        notation = self.setup.codec.notation
        seat = int(state.turn)
        view: dict[str, Any] = {
            "game": self.setup.sheet.id,
            "seats": self.setup.seats,
            "sides": self.setup.sides,
            "options": self.setup.options,
            "results": [],
            "seat": seat + 1,
            "moves": [notation(move) for move in state.legal_moves()],
            "round": state.view(seat),
        }
        return self.setup.codec.parse(self.choose(view))

    def choose(self, view: dict[str, Any]) -> str:
        """A move of this view."""
        raise NotImplementedError
