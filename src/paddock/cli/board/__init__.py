"""`paddock board`: a circuit drawn as SVG; one file of primitives, one drawing per family of games."""

from pathlib import Path
from typing import Annotated

from paddock import library
from paddock.cli.board import paint
from paddock.cli.board.circuit import circuit_svg
from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, flag, settled_language
from paddock.cli.screen import Screen
from paddock.games.ausgebremst.circuit import Circuit
from paddock.games.ausgebremst.game import AusgebremstGame
from paddock.locales import say


def board(
    circuit: Annotated[str, flag("cli-argument-circuit")],
    /,
    *,
    svg: Annotated[Path, flag("cli-flag-svg")],
    cars: Annotated[str, flag("cli-flag-cars")] = "",
    lang: Lang = None,
) -> int:
    """Draw a circuit into a file."""
    screen = Screen(settled_language(lang))
    game = library.game("ausgebremst")
    assert isinstance(game, AusgebremstGame)  # noqa: S101 - it is the game of that name
    drawn = game.circuit(circuit)
    places = placed_cars(drawn, cars, screen.lang) if cars else None
    svg.write_text(circuit_svg(drawn, places, lang=screen.lang), "utf-8")
    screen.say("board-drawn", {"name": drawn.name, "file": str(svg)})
    return 0


def placed_cars(circuit: Circuit, cars: str, lang: str) -> dict[int, str]:
    """Cars 1, 2, 3 ... on the spaces that are named, each once and on this circuit."""
    known = {space.name for space in circuit.spaces}
    names = cars.split(",")[: paint.CARS]
    for name in names:
        if name not in known or names.count(name) > 1:
            raise CliError(say("board-no-space", {"text": name, "name": circuit.name}, lang))
    return dict(enumerate(names, start=1))
