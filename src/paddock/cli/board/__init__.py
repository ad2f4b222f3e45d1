"""`paddock board`: a circuit drawn as SVG; one file of primitives, one drawing per family of games."""

from pathlib import Path
from typing import Annotated, NamedTuple

from paddock import library
from paddock.cli.board import paint
from paddock.cli.board.aruba import race_svg
from paddock.cli.board.circuit import circuit_svg
from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, flag, settled_language
from paddock.cli.screen import Screen
from paddock.games.aruba.game import ArubaGame
from paddock.games.ausgebremst.circuit import Circuit
from paddock.games.ausgebremst.game import AusgebremstGame
from paddock.locales import say


class Drawn(NamedTuple):
    """A circuit's name and its picture."""

    name: str
    svg: str


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
    drawn = draw_aruba(circuit, screen.lang) or draw_ausgebremst(circuit, cars, screen.lang)
    svg.write_text(drawn.svg, "utf-8")
    screen.say("board-drawn", {"name": drawn.name, "file": str(svg)})
    return 0


def draw_aruba(name: str, lang: str) -> Drawn | None:
    """A circuit of ARUBA with six cars on the grid: `aruba` is the usual one, others go by their own name."""
    game = library.game("aruba")
    assert isinstance(game, ArubaGame)  # noqa: S101 - it is the game of that name
    chosen = game.circuits()[0] if name == "aruba" else name
    if chosen not in game.circuits():
        return None
    grid = game.start(max(game.seat_counts), seed=0, options={"circuit": chosen}).view(None)["round"]["cars"]
    return Drawn(f"ARUBA, {chosen}", race_svg(game.circuit(chosen), grid, lang=lang))


def draw_ausgebremst(name: str, cars: str, lang: str) -> Drawn:
    """A circuit of AUSGEBREMST with cars where they are named, else on the grid."""
    game = library.game("ausgebremst")
    assert isinstance(game, AusgebremstGame)  # noqa: S101 - it is the game of that name
    circuit = game.circuit(name)
    places = placed_cars(circuit, cars, lang) if cars else None
    return Drawn(circuit.name, circuit_svg(circuit, places, lang=lang))


def placed_cars(circuit: Circuit, cars: str, lang: str) -> dict[int, str]:
    """Cars 1, 2, 3 ... on the spaces that are named, each once and on this circuit."""
    known = {space.name for space in circuit.spaces}
    names = cars.split(",")[: paint.CARS]
    for name in names:
        if name not in known or names.count(name) > 1:
            raise CliError(say("board-no-space", {"text": name, "name": circuit.name}, lang))
    return dict(enumerate(names, start=1))
