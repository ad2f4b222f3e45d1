"""A game's board, found by the name of its family: the module paddock.boards.<family> draws it, if there is one."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from paddock.boards.shapes import Board, Car
from paddock.core.errors import BadInput
from paddock.core.game import Game


def has_board(game: Game) -> bool:
    """Whether anybody has drawn a board for this game."""
    return find_spec(f"paddock.boards.{game.family}") is not None


@cache
def board(game: Game, circuit: str | None = None, lang: str = "en") -> Board:
    """The board of a game's circuit, by its id or printed number; without one, of its first or only board."""
    if not has_board(game):
        raise BadInput(f"{game.id} has no board")
    found = import_module(f"paddock.boards.{game.family}").board(game, circuit, lang)
    assert isinstance(found, Board)  # noqa: S101 - what every family's module gives
    return found


def cars(game: Game, view: dict[str, Any]) -> list[Car]:
    """The cars of a match where this view, of a seat or a spectator, shows them."""
    if not has_board(game):
        raise BadInput(f"{game.id} has no board")
    found: list[Car] = import_module(f"paddock.boards.{game.family}").cars(view["round"], view["seat"])
    return found


def grid(board: Board) -> list[Car]:
    """A car on every start place, the best for car 1."""
    starts = sorted((space.start, space.name) for space in board.spaces if space.start)
    return [Car(number=number, space=name) for number, name in starts]
