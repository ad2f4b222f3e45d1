"""Entry point of AUSGEBREMST: AusgebremstGame loads the sheet and the circuits."""

from collections.abc import Callable
from typing import Final

from paddock.core.errors import BadInput
from paddock.core.game import Game
from paddock.core.setup import Setup
from paddock.core.shapes import Shapes
from paddock.core.sheet import Sheet, parse_sheet
from paddock.games.ausgebremst.rules import events
from paddock.games.ausgebremst.rules.circuit import Circuit, circuits_of
from paddock.games.ausgebremst.rules.rule_numbers import RULES
from paddock.games.ausgebremst.rules.setup import AusgebremstSetup
from paddock.games.ausgebremst.rules.shapes import Move, RacePosition, RaceView

HALVES: Final = ("bleifuss", "plattfuss", "nuerburg", "drom", "circuit", "ring")
SHAPES: Final = Shapes(RaceView, RacePosition, events, Move)


class AusgebremstGame(Game):
    """AUSGEBREMST, with its circuits."""

    def __init__(self, sheet: Sheet, fresh_seed: Callable[[], int]) -> None:
        super().__init__(sheet, "ausgebremst", SHAPES, fresh_seed)
        self._circuits: Final = circuits_of(sheet)

    def circuits(self) -> list[str]:
        """The ids of the eight circuits in the printed order."""
        return [circuit.id for circuit in self._circuits]

    def circuit(self, name: str) -> Circuit:
        """A circuit by its id or its printed number."""
        for circuit in self._circuits:
            if name in (circuit.id, str(circuit.number)):
                return circuit
        raise BadInput(f"there is no circuit {name!r}; there are: {', '.join(self.circuits())}")

    def rules(self) -> list[str]:
        """The ids of the rules that can forbid a move."""
        return list(RULES[1:])

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        return AusgebremstSetup(self.sheet, seats, options, self._circuits)


def open_game(read: Callable[[str], str], sheet: str, fresh_seed: Callable[[], int]) -> Game:
    """Load the game with this sheet and all half-boards; `read` returns the text of a file in this folder."""
    texts = [read(f"sheets/{sheet}.toml"), *[read(f"circuits/{half}.toml") for half in HALVES]]
    return AusgebremstGame(parse_sheet("\n".join(texts)), fresh_seed)
