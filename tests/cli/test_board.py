"""The drawn boards: well-formed pictures that show every space, both fields, the line and the cars."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from paddock.cli.board import board
from paddock.cli.board.circuit import circuit_svg
from paddock.cli.errors import CliError
from paddock.games.ausgebremst.circuit import Circuit
from tests.games.ausgebremst.races import circuits

SVG = "{http://www.w3.org/2000/svg}"
every_circuit = pytest.mark.parametrize("circuit", circuits(), ids=lambda circuit: circuit.id)


@every_circuit
def test_a_board_shows_every_number_both_fields_and_six_cars(circuit: Circuit) -> None:
    picture = ET.fromstring(circuit_svg(circuit))  # noqa: S314 - our own drawing
    words = [text.text for text in picture.iter(f"{SVG}text")]
    for space in circuit.spaces:
        assert (space.name if space.number == 1 or space.lane == "P" else str(space.number)) in words
    assert {"A", "C"} <= set(words)
    assert {str(number) for number in range(1, 7)} <= set(words)
    assert circuit.name.upper() in words


@every_circuit
def test_nothing_is_drawn_outside_the_picture(circuit: Circuit) -> None:
    drawn = circuit_svg(circuit)
    left, top, width, height = [float(word) for word in re.findall(r'viewBox="([^"]+)"', drawn)[0].split()]
    for space in circuit.spaces:
        for x, y in space.outline:
            assert left < x < left + width
            assert top < y < top + height


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    assert board("nuerburg-ring", svg=target, cars="A14,B18", lang="en") == 0
    assert "NÜRBURG-RING" in target.read_text("utf-8")


def test_a_space_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CliError, match="A5"):
        board("bleifuss-drom", svg=tmp_path / "board.svg", cars="A1,A5", lang="en")


@pytest.mark.parametrize("name", ["aruba", "triangle", "harbour"])
def test_the_board_command_draws_the_circuits_of_aruba_too(name: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert board(name, svg=file) == 0
    words = [text.text for text in ET.parse(file).getroot().iter(f"{SVG}text")]  # noqa: S314 - our own drawing
    assert {str(number) for number in range(1, 7)} <= set(words)
