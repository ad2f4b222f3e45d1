"""The eight circuits: every figure of the printed tables, verified by search."""

import pytest

from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.spaces import ROOM
from tests.games.ausgebremst.races import DECKS, circuits, game

# Distance from row 1 with one stop, direction, pit cards by row, reserve: as printed.
PRINTED = {
    "bleifuss-drom": (74, True, ((4, 4), (4, 3), (4, 2)), 3),
    "plattfuss-circuit": (76, True, ((5, 4), (5, 3), (5, 2)), 2),
    "nuerburg-ring": (80, True, ((3,), (2,), (1,)), 2),
    "bleifuss-circuit": (73, False, ((6, 5), (6, 4), (6, 3)), 3),
    "nuerburg-drom": (80, False, ((3,), (2,), (1,)), 2),
    "plattfuss-ring": (77, False, ((4, 2), (3, 2), (3, 1)), 2),
    "nuerburg-circuit": (79, True, ((4, 2), (3, 2), (3, 1)), 2),
    "plattfuss-drom": (77, False, ((4, 2), (3, 2), (3, 1)), 2),
}
POINTS = 84
CHICANES = {"bleifuss": 0, "plattfuss": 1, "nuerburg": 2}
every_circuit = pytest.mark.parametrize("circuit", circuits(), ids=lambda circuit: circuit.id)


def test_the_circuits_come_in_the_printed_order() -> None:
    assert game().circuits() == list(PRINTED)


@every_circuit
@pytest.mark.parametrize("row", [1, 2, 3])
def test_the_distance_with_one_stop_is_the_printed_one_and_a_space_more_for_each_row(
    circuit: Circuit, row: int
) -> None:
    printed = PRINTED[circuit.id][0]
    assert circuit.ideal_distance(row=row, stop=True) == printed + row - 1
    assert circuit.distance == printed


@every_circuit
@pytest.mark.parametrize("row", [1, 2, 3])
def test_pit_cards_and_reserve_are_what_the_distance_without_a_stop_leaves_of_84_points(
    circuit: Circuit, row: int
) -> None:
    _, _, pit_cards, reserve = PRINTED[circuit.id]
    assert circuit.ideal_distance(row=row, stop=False) == POINTS - sum(pit_cards[row - 1]) - reserve
    assert tuple(circuit.pit_cards[row - 1]) == pit_cards[row - 1]
    assert circuit.reserve == reserve


@every_circuit
@pytest.mark.parametrize("slot", range(6))
def test_both_cars_of_a_row_have_the_same_way(circuit: Circuit, slot: int) -> None:
    for stop in (True, False):
        assert circuit.search(circuit.grid[slot], stop) == circuit.ideal_distance(row=slot // 2 + 1, stop=stop)


@every_circuit
def test_what_is_left_to_go_agrees_with_the_search(circuit: Circuit) -> None:
    for slot, start in enumerate(circuit.grid):
        row = slot // 2 + 1
        assert circuit.to_go(start, 0, True) == circuit.ideal_distance(row=row, stop=True)
        assert circuit.to_go(start, 0, False) == circuit.ideal_distance(row=row, stop=False)


@every_circuit
def test_the_circuit_is_driven_in_the_printed_direction(circuit: Circuit) -> None:
    assert circuit.clockwise == PRINTED[circuit.id][1]


@every_circuit
def test_difficulty_comes_from_the_chicanes_of_the_left_half(circuit: Circuit) -> None:
    left = circuit.id.partition("-")[0]
    chicanes = [section for section in circuit.board.sections if section.kind == "chicane"]
    assert len(chicanes) == CHICANES[left] + 1
    assert circuit.difficulty == ("easy", "medium", "hard")[CHICANES[left]]


@every_circuit
def test_lanes_have_equal_numbers_where_cars_are_level(circuit: Circuit) -> None:
    for section in circuit.board.sections:
        ends = [lane[-1] % ROOM for lane in section.lanes if lane]
        assert len(set(ends)) == 1


def test_all_pit_cards_are_in_all_decks() -> None:
    for circuit in circuits():
        for row in circuit.pit_cards:
            for deck in DECKS.values():
                assert all(row.count(card) <= deck[card - 1] for card in row)


def test_a_circuit_is_found_by_id_and_by_number() -> None:
    assert game().circuit("nuerburg-ring") is game().circuit("3")
