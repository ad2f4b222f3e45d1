"""Entry point of the Bornes family: BornesGame loads an edition from its sheet."""

from collections.abc import Callable
from typing import Final

from paddock.core.game import Game
from paddock.core.setup import Setup
from paddock.core.shapes import Shapes
from paddock.core.sheet import Sheet, parse_sheet
from paddock.games.bornes.rules import events
from paddock.games.bornes.rules.rule_numbers import RULES
from paddock.games.bornes.rules.setup import BornesSetup
from paddock.games.bornes.rules.shapes import Move, RoundPosition, RoundView

SHAPES: Final = Shapes(RoundView, RoundPosition, events, Move)


class BornesGame(Game):
    """One edition of the Bornes family."""

    def __init__(self, sheet: Sheet, fresh_seed: Callable[[], int]) -> None:
        super().__init__(sheet, "bornes", SHAPES, fresh_seed)

    def rules(self) -> list[str]:
        """The ids of the rules that can forbid a move."""
        return [rule for rule in RULES[1:] if self.sheet.has(f"sections.{rule}")]

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        return BornesSetup(self.sheet, seats, options)


def open_game(read: Callable[[str], str], sheet: str, fresh_seed: Callable[[], int]) -> Game:
    """Load the edition with this sheet; `read` returns the text of a file in this folder."""
    return BornesGame(parse_sheet(read(f"sheets/{sheet}.toml")), fresh_seed)
