"""`?!` at the terminal: the best moves with their keys, their chances and the reason, in the reader's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.cli.painters import painter_of
from paddock.cli.play.choice import Reader
from paddock.cli.play.hints import moves
from paddock.cli.screen import Screen

if TYPE_CHECKING:
    from tests.cli.conftest import Run

PLAY = ("play", "mille-bornes", "--yes", "--seats", "2", "--seed", "7")


@pytest.mark.parametrize("word", ["?!", "tipp"])
def test_a_hint_tells_moves_chances_and_reasons(run: Run, word: str) -> None:
    said = run(*PLAY, "--lang", "de", lines=f"{word}\nende\n")
    assert "Die besten Züge" in said.out
    assert len(re.findall(r"% Chance auf den Sieg", " ".join(said.out.split()))) == 3
    assert "Nr. 1" in said.out


@pytest.mark.parametrize(("worlds", "is_told"), [(2, False), (64, True)])
def test_a_chance_is_told_only_if_enough_games_were_tried(worlds: int, is_told: bool) -> None:
    match = paddock.game("mille-bornes").start(2, seed=7)
    screen, hint = Screen("hu"), paddock.hint(match.view(1), iterations=worlds)
    grid = moves(screen, hint, painter_of("bornes").keys(match.view(1)), str)
    chances = [str(cell) for cell in grid.columns[3].cells if cell]
    assert len(chances) == len(hint.tips)
    assert ["%" in chance for chance in chances] == [is_told] * len(chances)
    assert (chances == [screen.text("cli-hint-vague")] * len(chances)) is not is_told


def test_a_bare_question_mark_still_asks_for_help(run: Run) -> None:
    said = run(*PLAY, lines="?\nquit\n")
    assert "?! or hint (the best moves, and why)" in " ".join(said.out.split())
    assert "to win (" not in said.out


def test_a_question_with_force_is_no_move() -> None:
    match = paddock.game("mille-bornes").start(2, seed=7)
    painter = painter_of("bornes")
    reader = Reader(match, match.view(1), painter, ["A", "B"], "en")
    assert reader.read(" ?! ", painter.keys(match.view(1))).word == "hint"
