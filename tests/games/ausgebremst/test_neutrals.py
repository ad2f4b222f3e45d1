"""Neutral cars: their full deck, path, 6 and stop; they never wait for a decision."""

from collections import Counter

import pytest

from paddock.core.chance.rng import Rng
from tests.games.ausgebremst.races import CARS, FULL, Car, car_of, family, game, pack, space_of

# Seat 2 moves, then the neutrals: car 6 is the only one of them on the track.
SEATED = {1: Car("L15"), 2: Car("L25", laps=3, stopped=True)}


def after_turn(neutral: Car, card: int, in_the_way: Car = SEATED[1]) -> tuple[str, dict[str, object]]:
    """The space of neutral car 6 after it has turned up this card."""
    cars = {**SEATED, 1: in_the_way, 6: neutral}
    match = family(cars, {1: [1, 1, 1], 2: [1, 1, 1]}, seats=2, turn=2, tops={6: [card]})
    match.play(match.moves()[0])
    return space_of(match, 6), car_of(match, 6)


def test_neutral_cars_fill_the_grid_to_six_and_stand_in_front_in_car_number_order() -> None:
    for seats in range(2, CARS + 1):
        match = game().start(seats, seed=3)
        assert match.position()["round"]["order"][: CARS - seats] == list(range(seats + 1, CARS + 1))


def test_a_neutral_plays_all_28_cards() -> None:
    position = game().start(2, seed=4).position()["round"]
    for car in range(2, CARS):
        assert Counter(position["decks"][car] + position["cars"][car]["played"]) == Counter(pack(FULL))


def test_neutrals_open_the_race_before_any_seat_is_asked() -> None:
    match = game().start(3, seed=5)
    cars = match.position()["round"]["cars"]
    assert [len(car["played"]) for car in cars] == [0, 0, 0, 1, 1, 1]
    opening = [type(event).__name__ for event in match.events()]
    assert [kind for kind in opening if kind != "GridCardDrawn"][:2] == ["RoundBegan", "RaceStarted"]
    assert opening.count("CarDrove") == opening.count("LapBegan") == 3


def test_a_neutral_takes_the_shortest_way_home() -> None:
    assert after_turn(Car("M3", laps=2, stopped=True), 2)[0] == "L7"
    assert after_turn(Car("N2", laps=2, stopped=True), 3)[0] == "L7"


def test_on_equal_ways_a_neutral_stays_straight() -> None:
    assert after_turn(Car("M16", laps=2, stopped=True), 1)[0] == "M17"
    assert after_turn(Car("N16", laps=2, stopped=True), 1)[0] == "N17"


def test_then_it_keeps_to_the_inside() -> None:
    assert after_turn(Car("M15", laps=2, stopped=True), 1, Car("M16", laps=1))[0] == "L16"


def test_a_leading_neutral_spends_its_6_and_stays() -> None:
    cars = {1: Car("L15"), 2: Car("L25"), 6: Car("L9", laps=2, stopped=True)}
    match = family(cars, {1: [1, 1, 1], 2: [1, 1, 1]}, seats=2, turn=2, tops={6: [6]})
    match.play("1@L28")
    assert space_of(match, 6) == "L9"
    assert car_of(match, 6)["played"] == [6]


def test_a_neutral_that_shares_the_lead_spends_its_6_too() -> None:
    cars = {1: Car("N9", laps=2, stopped=True), 2: Car("L25"), 6: Car("L9", laps=2, stopped=True)}
    match = family(cars, {1: [1, 1, 1], 2: [1, 1, 1]}, seats=2, turn=2, tops={6: [6]})
    match.play("1@L28")
    assert space_of(match, 6) == "L9"


def test_its_first_move_is_free_of_the_ban() -> None:
    grid = {1: "M30", 2: "N30", 6: "N31"}
    cars = {number: Car(space, laps=0, moved=False) for number, space in grid.items()}
    match = family(cars, {1: [1, 1, 1], 2: [1, 1, 1]}, seats=2, turn=2, tops={6: [6]})
    match.play("1@M31")
    assert car_of(match, 6)["laps"] == 1


def test_a_neutral_that_cannot_move_at_all_turns_up_no_card() -> None:
    space, car = after_turn(Car("M17", laps=2, stopped=True), 1, Car("M18"))
    assert (space, car["played"]) == ("M17", [])


DROM, CIRCUIT = 1, 2  # a 5 passes the pit lane of the first circuit; no card passes that of the second


def behind_two_cars(circuit: int, card: int, third: Car) -> tuple[str, object]:
    """Space and played cards of neutral car 6, which has stopped, after its turn on field A behind two cars."""
    ahead = {1: Car("L32", laps=2, stopped=True), 2: Car("M32", laps=2, stopped=True), 3: third}
    cars = {**ahead, 4: Car("L15", laps=3, stopped=True), 6: Car("L31", laps=2, stopped=True)}
    match = family(cars, {4: [1, 1, 1]}, seats=4, turn=4, circuit=circuit, tops={6: [card]})
    match.play(match.moves()[0])
    return space_of(match, 6), car_of(match, 6)["played"]


@pytest.mark.parametrize("card", range(1, 7))
def test_the_pit_lane_is_no_way_on_for_a_neutral_that_has_stopped(card: int) -> None:
    assert behind_two_cars(CIRCUIT, card, Car("L9")) == ("L31", [])


def test_a_neutral_that_has_stopped_may_go_through_the_pit_lane() -> None:
    assert behind_two_cars(DROM, 5, Car("L9")) == ("L3", [5])
    assert behind_two_cars(DROM, 2, Car("L9")) == ("L31", [2])


@pytest.mark.parametrize("card", range(1, 7))
def test_a_car_on_field_c_closes_the_pit_lane_to_a_neutral_that_has_stopped(card: int) -> None:
    assert behind_two_cars(DROM, card, Car("L3")) == ("L31", [])


def test_a_neutral_whose_card_is_larger_than_its_free_way_spends_it_and_stays() -> None:
    space, car = after_turn(Car("L16", laps=2, stopped=True), 4, Car("M18"))
    assert (space, car["played"]) == ("L16", [4])


def test_a_neutral_stops_after_lap_1_if_its_card_allows() -> None:
    space, car = after_turn(Car("L29", laps=1), 4)
    assert (space, car["stopped"]) == ("P2", True)


def test_otherwise_it_drives_on_and_stops_after_lap_2() -> None:
    assert after_turn(Car("M31", laps=1), 2)[0] == "M1"
    assert after_turn(Car("L30", laps=2), 2)[0] == "P1"


def test_a_neutral_that_owes_its_stop_spends_a_card_that_cannot_stop_there() -> None:
    space, car = after_turn(Car("L31", laps=2), 5)
    assert (space, car["played"]) == ("L31", [5])


def test_a_neutral_out_of_cards_leaves_the_track() -> None:
    cars = {
        1: Car("L15"),
        2: Car("L25", laps=3, stopped=True),
        6: Car("L9", laps=2, stopped=True, played=tuple(pack(FULL)[1:])),
    }
    match = family(cars, {1: [1, 1, 1], 2: [1, 1, 1]}, seats=2, turn=2, tops={6: [1]})
    match.play("1@L28")
    assert car_of(match, 6)["state"] == "out"


def test_in_the_advanced_game_neutrals_never_stop() -> None:
    setup = game().setup(2, {"rules": "advanced", "circuits": "printed:1"})
    rng = Rng(8)
    for _ in range(20):
        state = setup.new_round([], rng)
        while not state.over:
            state.apply(state.move_at(rng.below(state.fill_moves())))
            cars = state.position()["cars"]
            assert isinstance(cars, list)
            assert not any(car["stopped"] for car in cars[2:])
