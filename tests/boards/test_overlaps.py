"""Nothing legible on a board is covered by anything else: measured on the data of every board."""

import math

import msgspec
import pytest

import paddock
from paddock import boards
from paddock.boards.marks import label_box
from paddock.boards.shapes import Area, Board, Disc, Label, Line, Point
from paddock.locales import LANGUAGES
from tests.boards.all_boards import away, car_ring, every_board, overlap, strokes

GROUND = {"paper", "grass", "sky", "hill", "hill-near", "red", "road", "sun"}
OWN_GROUND = {"field": "plate", "stone": "stone"}
AIR = 1.0
EDGE = 3.0  # the white edge of a road


def room_of(label: Label) -> list[Point]:
    """The box of a label with a small margin."""
    return label_box(msgspec.structs.replace(label, width=label.width + AIR, size=label.size + AIR))


def labels(board: Board) -> list[Label]:
    return [mark for mark in board.marks if isinstance(mark, Label)]


def printed(board: Board) -> list[tuple[str, list[Point]]]:
    """Everything a label must not cover, with its look: thin lines, signs, arrows, trees, houses."""
    found: list[tuple[str, list[Point]]] = []
    for mark in board.marks:
        if isinstance(mark, Area) and mark.look not in GROUND:
            found.append((mark.look, mark.ring))
        if isinstance(mark, Line) and mark.look not in {"road", "pit-road", "verge"}:
            found += [(mark.look, bit) for bit in strokes(mark.points, mark.width)]
        if isinstance(mark, Disc) and mark.look not in GROUND:
            angles = [step * math.pi / 8 for step in range(16)]
            (x, y), radius = mark.at, mark.radius
            found.append((mark.look, [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in angles]))
    return found


@every_board
def test_no_label_touches_a_line_a_kerb_an_arrow_or_a_sign(board: Board) -> None:
    others = printed(board)
    for label in labels(board):
        own, ring = OWN_GROUND.get(label.look), room_of(label)
        assert [look for look, other in others if look != own and overlap(ring, other)] == [], label


def is_clear_of_edges(label: Label, roads: list[Line]) -> bool:
    """Whether a label lies on a road or beside it; a road covers the edges of those drawn before it."""
    for road in reversed(roads):
        whole = [*road.points, road.points[0]] if road.closed else road.points
        ways = [away(corner, whole) for corner in label_box(label)]
        if max(ways) < road.width / 2 or min(ways) <= road.width / 2 + EDGE:
            return max(ways) < road.width / 2
    return True


@every_board
def test_no_label_lies_on_the_edge_of_a_road(board: Board) -> None:
    """The letters of fields stand on signs that cover the edge."""
    roads = [mark for mark in board.marks if isinstance(mark, Line) and mark.look in {"road", "pit-road"}]
    shown = [label for label in labels(board) if label.look != "field"]
    assert [label for label in shown if not is_clear_of_edges(label, roads)] == []


@every_board
def test_no_label_touches_another(board: Board) -> None:
    rings = [(label.text, room_of(label)) for label in labels(board)]
    assert [(a, b) for i, (a, one) in enumerate(rings) for b, other in rings[:i] if overlap(one, other)] == []


@every_board
def test_no_car_covers_a_label_wherever_it_stands(board: Board) -> None:
    rings = [(label.text, room_of(label)) for label in labels(board)]
    for space in board.spaces:
        car = car_ring(space)
        assert [text for text, ring in rings if overlap(car, ring)] == [], space.name


@every_board
def test_cars_on_any_two_spaces_leave_each_other_room(board: Board) -> None:
    """A road without a circuit has one car to a lane."""
    cars = [(space, car_ring(space)) for space in board.spaces]
    pairs = [(a, one, b, other) for i, (a, one) in enumerate(cars) for b, other in cars[:i]]
    shared = [pair for pair in pairs if board.circuit or pair[0].lane != pair[2].lane]
    assert [(a.name, b.name) for a, one, b, other in shared if overlap(one, other)] == []


@every_board
def test_everything_lies_on_the_sheet(board: Board) -> None:
    right, bottom = board.left + board.width, board.top + board.height
    points = [point for space in board.spaces for point in space.outline]
    points += [point for label in labels(board) for point in label_box(label)]
    assert all(board.left <= x <= right and board.top <= y <= bottom for x, y in points)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", paddock.game_ids())
def test_words_fit_in_every_language(name: str, lang: str) -> None:
    board = boards.board(paddock.game(name), None, lang)
    for label in labels(board):
        assert all(board.left <= x <= board.left + board.width for x, _ in label_box(label)), label
