"""Boards as SVG: well-formed files that show what the data says, with and without cars."""

from xml.etree import ElementTree as ET

import pytest

import paddock
from paddock import boards
from paddock.boards.shapes import Board, Label
from tests.boards.all_boards import every_board
from tests.games.aruba.tables import at, race, wreck

SVG = "{http://www.w3.org/2000/svg}"
A4_WIDTH_MM, A4_HEIGHT_MM, MARGIN_MM = 297, 210, 10


def words(drawing: str) -> list[str | None]:
    return [text.text for text in ET.fromstring(drawing).iter(f"{SVG}text")]  # noqa: S314 - our own drawing


@every_board
def test_a_bare_board_shows_the_words_of_its_data_and_no_more(board: Board) -> None:
    assert words(boards.svg(board)) == [mark.text for mark in board.marks if isinstance(mark, Label)]


@every_board
def test_a_board_with_cars_shows_each_with_its_number(board: Board) -> None:
    cars = boards.grid(board)
    assert words(boards.svg(board, cars))[-len(cars) :] == [str(car.number) for car in cars]
    assert boards.svg(board, cars).count("clipPath id=") == len(cars)


@every_board
def test_a_drawing_fits_one_page_of_a4_in_landscape(board: Board) -> None:
    drawing = ET.fromstring(boards.svg(board))  # noqa: S314 - our own drawing
    width, height = (float(drawing.attrib[side].removesuffix("mm")) for side in ("width", "height"))
    assert width <= A4_WIDTH_MM - 2 * MARGIN_MM
    assert height <= A4_HEIGHT_MM - 2 * MARGIN_MM
    assert width / height == pytest.approx(board.width / board.height, rel=0.01)


@pytest.mark.parametrize("name", paddock.game_ids())
def test_any_match_can_be_drawn_as_its_view_shows_it(name: str) -> None:
    game = paddock.game(name)
    match = game.start(max(game.seat_counts), seed=1)
    view = match.view(1)
    circuit = view["round"].get("circuit")
    cars = boards.cars(game, view)
    assert [car.number for car in cars if car.is_mine] == [1]
    assert not any(car.is_mine for car in boards.cars(game, match.view(None)))
    ET.fromstring(boards.svg(boards.board(game, circuit), cars))  # noqa: S314 - our own drawing


def test_cars_carry_what_is_mounted_on_them_and_wrecks_are_crossed_out() -> None:
    view = race({1: at(20, 2, mounts="front left"), 2: wreck(30, 3), 3: at(19, 1), 4: at(18, 1)}).view(1)
    cars = boards.cars(paddock.game("aruba"), view)
    assert [(car.space, car.mounts, car.is_wreck) for car in cars[:2]] == [
        ("20-2", ["front", "left"], False),
        ("30-3", [], True),
    ]
    board = boards.board(paddock.game("aruba"), "triangle")
    bare = [boards.Car(number=car.number, space=car.space) for car in cars]
    assert len(boards.svg(board, cars)) > len(boards.svg(board, bare))


@pytest.mark.parametrize(
    "car",
    [
        boards.Car(number=7, space="20-2"),
        boards.Car(number=0, space="20-2"),
        boards.Car(number=1, space="M12"),
        boards.Car(number=1, space="20-2", mounts=["roof"]),  # type: ignore[list-item]
    ],
    ids=["seventh", "none", "elsewhere", "on the roof"],
)
def test_a_car_that_cannot_be_drawn_is_refused(car: boards.Car) -> None:
    with pytest.raises(paddock.BadInput):
        boards.svg(boards.board(paddock.game("aruba")), [car])


@pytest.mark.parametrize("view", [None, {}, {"round": {}, "seat": 1}, paddock.game("mille-bornes").start(2).view(1)])
@pytest.mark.parametrize("name", ["speed-1200", "ausgebremst", "aruba"])
def test_a_view_of_something_else_has_no_cars(name: str, view: object) -> None:
    with pytest.raises(paddock.BadInput):
        boards.cars(paddock.game(name), view)
