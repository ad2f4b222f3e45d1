"""`paddock board`: the board of any game, as SVG or JSON."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from paddock import boards, library
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.core.errors import BadInput
from paddock.locales import say

NO_CARS = "none"


def board(
    name: Annotated[str, flag("cli-argument-board")],
    /,
    *,
    svg: Annotated[Path | None, flag("cli-flag-svg")] = None,
    json: Json = False,
    cars: Annotated[str, flag("cli-flag-cars")] = "",
    lang: Lang = None,
) -> int:
    """Draw a board."""
    screen = Screen(settled_language(lang))
    found = found_board(name, screen.lang)
    drawing = boards.svg(found, placed_cars(found, cars, screen.lang))
    if json:
        screen.out.file.write(msgspec.json.encode(found).decode() + "\n")
    if svg is not None:
        svg.write_text(drawing, "utf-8")
    if svg is not None and not json:
        screen.say("board-drawn", {"name": found.name, "file": str(svg)})
    if svg is None and not json:
        screen.out.file.write(drawing)
    return 0


def found_board(name: str, lang: str) -> boards.Board:
    """The board of the game or circuit with this name."""
    games = [library.game(game_id) for game_id in library.game_ids()]
    for game in games:
        if game.id == name and boards.has_board(game):
            return boards.board(game, None, lang)
        with suppress(BadInput):
            return boards.board(game, game.circuit(name).id, lang)
    known = [known for game in games if boards.has_board(game) for known in (game.id, *game.circuits())]
    raise CliError(say("board-unknown", {"text": name, "known": ", ".join(known)}, lang))


def placed_cars(board: boards.Board, cars: str, lang: str) -> list[boards.Car]:
    """Cars 1, 2, 3 ... on the named spaces, each space once; on the grid if no space is named."""
    if cars in ("", NO_CARS):
        return [] if cars else boards.grid(board)
    names = cars.split(",")
    known = {space.name for space in board.spaces}
    if len(names) > boards.CARS:
        raise CliError(say("board-many-cars", {"count": boards.CARS}, lang))
    for name in names:
        if name not in known or names.count(name) > 1:
            raise CliError(say("board-no-space", {"text": name, "name": board.name}, lang))
    return [boards.Car(number=number, space=name) for number, name in enumerate(names, start=1)]
