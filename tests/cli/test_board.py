"""`paddock board`: any board as SVG or JSON, with cars on chosen spaces."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

import paddock

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

SVG = "{http://www.w3.org/2000/svg}"


def words(file: Path) -> list[str | None]:
    return [text.text for text in ET.parse(file).getroot().iter(f"{SVG}text")]  # noqa: S314 - our own drawing


@pytest.mark.parametrize("name", [*paddock.game_ids(), "triangle", "harbour", "3", "nuerburg-ring"])
def test_every_game_and_every_circuit_can_be_drawn(name: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    said = run("board", name, "--svg", str(file))
    assert said.code == 0
    assert str(file) in said.out
    assert {"1", "2"} <= set(words(file))


@pytest.mark.parametrize("name", paddock.game_ids())
def test_cars_stand_where_they_are_named(name: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    spaces = [space.name for space in paddock.board(paddock.game(name)).spaces]
    run("board", name, "--svg", str(file), "--cars", f"{spaces[7]},{spaces[-1]}")
    assert words(file)[-2:] == ["1", "2"]
    assert file.read_text("utf-8").count("clipPath id=") == 2


def test_an_empty_board_has_no_cars(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    run("board", "aruba", "--svg", str(file), "--cars", "none")
    assert "clipPath" not in file.read_text("utf-8")


def test_a_board_is_given_as_data(run: Run) -> None:
    data = json.loads(run("board", "harbour", "--json").out)
    assert (data["game"], data["circuit"], len(data["spaces"])) == ("aruba", "harbour", 183)


def test_without_a_file_the_drawing_is_printed(run: Run) -> None:
    assert run("board", "speed-1200").out.startswith("<svg")


@pytest.mark.parametrize(("cars", "wrong"), [("20-2,A99", "A99"), ("20-2,20-2", "20-2"), (",", "“”"), ("20-2,", "“”")])
def test_a_space_that_is_not_there_or_taken_is_named(cars: str, wrong: str, run: Run) -> None:
    said = run("board", "aruba", "--cars", cars)
    assert said.code == 2
    assert wrong in said.error


def test_there_are_no_more_cars_than_colours(run: Run) -> None:
    said = run("board", "aruba", "--cars", "1-1,2-1,3-1,4-1,5-1,6-1,7-1")
    assert said.code == 2
    assert "6 cars" in said.error


def test_an_unknown_board_lists_those_there_are(run: Run) -> None:
    said = run("board", "monza")
    assert said.code == 2
    assert "nuerburg-ring" in said.error
    assert "mille-bornes" in said.error
