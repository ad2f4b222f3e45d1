"""Entry point of ARUBA: ArubaGame loads the sheet and the circuits."""

import tomllib
from collections.abc import Callable
from typing import Final

from paddock.core.errors import BadInput
from paddock.core.game import Game
from paddock.core.setup import Setup
from paddock.core.shapes import Shapes
from paddock.core.sheet import Sheet, parse_sheet
from paddock.games.aruba.rules import events
from paddock.games.aruba.rules.circuit import Circuit
from paddock.games.aruba.rules.rule_numbers import RULES
from paddock.games.aruba.rules.setup import ArubaSetup
from paddock.games.aruba.rules.shapes import GivenRace, RaceMove, RaceView

SHAPES: Final = Shapes(RaceView, GivenRace, events, RaceMove)


class ArubaGame(Game):
    """ARUBA Battle Race, with its circuits."""

    def __init__(self, sheet: Sheet, circuits: dict[str, Circuit], fresh_seed: Callable[[], int]) -> None:
        super().__init__(sheet, "aruba", SHAPES, fresh_seed)
        self._circuits: Final = circuits

    def circuits(self) -> list[str]:
        """The ids of its circuits, the usual one first."""
        return list(self._circuits)

    def circuit(self, name: str) -> Circuit:
        """The circuit of that id."""
        if name not in self._circuits:
            raise BadInput(f"there is no circuit {name!r}; there are: {', '.join(self._circuits)}")
        return self._circuits[name]

    def rules(self) -> list[str]:
        """The ids of the rules that can forbid a move."""
        return [*RULES[1:]]

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        return ArubaSetup(self.sheet, self._circuits, seats, options)


def open_game(read: Callable[[str], str], sheet: str, fresh_seed: Callable[[], int]) -> Game:
    """Load the edition with this sheet; `read` returns the text of a file in this folder."""
    plain = parse_sheet(read(f"sheets/{sheet}.toml"))
    tracks = {name: tomllib.loads(read(f"circuits/{name}.toml")) for name in plain.texts("circuits")}
    # Circuits are part of the sheet, so that a record cannot be replayed on another track.
    whole = Sheet({**plain.data, "tracks": tracks})
    return ArubaGame(whole, {name: Circuit(data) for name, data in tracks.items()}, fresh_seed)
