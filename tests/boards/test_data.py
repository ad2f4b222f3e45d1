"""Boards as data: every space of the rules once, with the steps of the rules and white lines where they forbid."""

import math
from itertools import pairwise

import msgspec
import pytest

import paddock
from paddock import boards
from paddock.boards.shapes import Board, Label, Line, Point, Space
from paddock.core.game import Game
from tests.boards.all_boards import ROADS, TRACKS, every_board, is_inside

every_track = pytest.mark.parametrize(("game", "name"), TRACKS, ids=[name for _, name in TRACKS])
every_road = pytest.mark.parametrize("game", ROADS, ids=lambda game: game.id)
LAPS = [(game, name) for game, name in TRACKS if game.id == "ausgebremst"]
every_lap = pytest.mark.parametrize(("game", "name"), LAPS, ids=[name for _, name in LAPS])


@every_track
def test_every_space_of_the_rules_is_on_the_board_once_with_the_same_steps(game: Game, name: str) -> None:
    circuit = game.circuit(name)
    steps = {
        circuit.space_name(number): [circuit.space_name(step) for step in circuit.steps(number)]
        for number in circuit.space_numbers()
    }
    board = boards.board(game, name)
    assert len(board.spaces) == len(steps)
    assert {space.name: space.next for space in board.spaces} == steps


@every_road
def test_a_road_leads_from_0_km_to_the_longest_goal_by_the_cards_of_the_pack(game: Game) -> None:
    board = boards.board(game)
    cards = set(game.sheet.numbers("pack.km"))
    goal = max(space.number for space in board.spaces)
    assert goal == {"speed-1200": 1200, "kilometer-1000": 1000, "mille-bornes": 1000}[game.id]
    for space in board.spaces:
        ways = {board.space(step).number - space.number for step in space.next}
        assert ways == {card for card in cards if space.number + card <= goal}


@every_road
def test_a_road_has_a_lane_for_every_side(game: Game) -> None:
    lanes = {space.lane for space in boards.board(game).spaces}
    assert len(lanes) == max(game.setup(seats).sides for seats in game.seat_counts)


@every_board
def test_a_car_stands_on_its_own_space_alone_and_looks_ahead(board: Board) -> None:
    for space in board.spaces:
        assert [other.name for other in board.spaces if is_inside(space.place, other.outline)] == [space.name]
        for step in space.next[:1]:
            ahead = board.space(step).place
            way = math.degrees(math.atan2(ahead[1] - space.place[1], ahead[0] - space.place[0]))
            assert abs((way - space.heading + 180) % 360 - 180) < 75


@every_board
def test_start_places_are_counted_from_1(board: Board) -> None:
    starts = sorted(space.start for space in board.spaces if space.start)
    assert starts == list(range(1, len(starts) + 1))
    assert [car.number for car in boards.grid(board)] == starts


@every_lap
def test_fields_a_and_c_lie_where_the_pit_lane_begins_and_ends(game: Game, name: str) -> None:
    board = boards.board(game, name)
    field = {space.field: space for space in board.spaces if space.field}
    assert "P1" in field["A"].next
    assert [space.kind for space in board.spaces if field["C"].name in space.next].count("pit") == 1


def white_lines(board: Board) -> list[tuple[Point, Point]]:
    bans = [mark for mark in board.marks if isinstance(mark, Line) and mark.look == "ban"]
    return [bit for ban in bans for bit in pairwise(ban.points)]


def diagonals(board: Board) -> list[tuple[Space, Space, Point]]:
    """Each space of the track with each space diagonally ahead, and the corner they share, where a step would cross."""
    track = [space for space in board.spaces if space.kind in ("road", "curve")]
    return [
        (space, ahead, corner)
        for space in track
        for ahead in track
        if abs(ord(ahead.lane) - ord(space.lane)) == 1
        for corner in space.outline[len(space.outline) // 2 - 1 :][:2]
        if min(math.dist(corner, rear) for rear in (ahead.outline[0], ahead.outline[-1])) < 0.3
    ]


def is_on(at: Point, lines: list[tuple[Point, Point]]) -> bool:
    return any(math.dist(at, a) + math.dist(at, b) < math.dist(a, b) + 0.2 for a, b in lines)


@every_lap
def test_a_white_line_lies_exactly_where_a_step_into_the_lane_beside_is_forbidden(game: Game, name: str) -> None:
    board = boards.board(game, name)
    lines = white_lines(board)
    forbidden = [(space, ahead, corner) for space, ahead, corner in diagonals(board) if ahead.name not in space.next]
    assert {("road", "curve"), ("curve", "curve")} >= {(space.kind, ahead.kind) for space, ahead, _ in forbidden}
    assert [space for space, _, _ in forbidden if space.kind == "road"] != []
    for space, ahead, corner in diagonals(board):
        assert is_on(corner, lines) == (ahead.name not in space.next), (space.name, ahead.name)


@every_lap
def test_every_space_bears_its_name(game: Game, name: str) -> None:
    board = boards.board(game, name)
    written = [mark.text for mark in board.marks if isinstance(mark, Label) and mark.look == "space"]
    assert sorted(written) == sorted(space.name for space in board.spaces)


@every_board
def test_a_board_travels_as_json(board: Board) -> None:
    text = msgspec.json.encode(board)
    assert msgspec.json.decode(text, type=Board) == board
    assert len(text) < 150_000


def test_the_schema_names_every_part_of_a_board() -> None:
    parts = set(boards.schema()["$defs"])
    assert {"Board", "Space", "Area", "Line", "Disc", "Label"} <= parts


def test_a_game_that_nobody_has_drawn_has_no_board() -> None:
    race = paddock.game("aruba")
    plain = Game(race.sheet, "parchment", race.shapes, lambda: 1)
    assert not boards.has_board(plain)
    with pytest.raises(paddock.BadInput, match="no board"):
        boards.board(plain)
    with pytest.raises(paddock.BadInput, match="no board"):
        boards.cars(plain, {})


@pytest.mark.parametrize("name", paddock.game_ids())
def test_a_circuit_that_is_not_there_has_no_board(name: str) -> None:
    with pytest.raises(paddock.BadInput, match="monza"):
        boards.board(paddock.game(name), "monza")
    with pytest.raises(paddock.BadInput, match="monza"):
        boards.board(paddock.game(name), ["monza"])  # type: ignore[arg-type]


@every_board
def test_a_space_that_is_not_there_is_refused(board: Board) -> None:
    with pytest.raises(paddock.BadInput, match="no space 'Z99'"):
        board.space("Z99")


@every_track
def test_a_lap_closes(game: Game, name: str) -> None:
    road = next(mark for mark in boards.board(game, name).marks if isinstance(mark, Line) and mark.look == "road")
    assert road.closed
    assert math.dist(road.points[0], road.points[-1]) < 0.5
