"""Finds the board of a game: the part `board` of its family, if it has one."""

from functools import cache
from types import ModuleType
from typing import Any

from paddock import families
from paddock.boards.shapes import Board, Car
from paddock.core.errors import BadInput
from paddock.core.game import Game
from paddock.core.results import ViewShape, read_shape


def has_board(game: Game) -> bool:
    """Whether this game has a board."""
    return families.has_part(game.family, "board")


def board(game: Game, circuit: str | None = None, lang: str = "en") -> Board:
    """The board of a circuit, by its id or printed number; by default the game's first or only board."""
    if circuit is not None and not isinstance(circuit, str):
        raise BadInput(f"a circuit is given by its name, not by {circuit!r}")
    return _board(game, circuit, lang)


@cache
def _board(game: Game, circuit: str | None, lang: str) -> Board:
    found: Board = _module(game).board(game, circuit, lang)
    return found


def cars(game: Game, view: object) -> list[Car]:
    """The cars of a match, as a view of a seat or a spectator shows them."""
    module = _module(game)
    shape: Any = read_shape(view, ViewShape[game.shapes.view], "view")  # type: ignore[name-defined]
    if shape["game"] != game.id:
        raise BadInput(f"this is a view of {shape['game']!r}, not of {game.id!r}")
    found: list[Car] = module.cars(shape["round"], shape["seat"])
    return found


def _module(game: Game) -> ModuleType:
    if not has_board(game):
        raise BadInput(f"{game.id} has no board")
    return families.part(game.family, "board")


def grid(board: Board) -> list[Car]:
    """A car on every start place, car 1 on the best."""
    starts = sorted((space.start, space.name) for space in board.spaces if space.start)
    return [Car(number=number, space=name) for number, name in starts]
