"""The images of boards in the docs equal the output of the command."""

from pathlib import Path

import pytest

import paddock
from paddock import boards

IMAGES = Path(__file__).parents[2] / "docs" / "images"


@pytest.mark.parametrize(("name", "game", "circuit"), [("nuerburg-ring", "ausgebremst", "3"), ("aruba", "aruba", None)])
def test_a_picture_is_up_to_date(name: str, game: str, circuit: str | None) -> None:
    board = boards.board(paddock.game(game), circuit)
    is_same = (IMAGES / f"{name}.svg").read_text("utf-8") == boards.svg(board, boards.grid(board))
    assert is_same, f"draw it anew: ./paddock board {name} --lang en --svg docs/images/{name}.svg"
