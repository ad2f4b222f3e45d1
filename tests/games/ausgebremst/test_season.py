"""The season: circuits, grids, points, ties and the champion; and the first grid, which is drawn."""

from typing import Any

import pytest

from paddock import BadOption, Match
from paddock.core.chance.rng import Rng
from paddock.core.chance.scripted import Scripted
from paddock.core.results import Result
from paddock.core.step import Outcome
from tests.games.ausgebremst.races import CARS, Car, family, game

PACK = 24


def finish(match: Match, seed: int) -> None:
    rng = Rng(seed)
    while match.turn is not None:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])


def drawn(cards: list[int], seats: int) -> list[int]:
    """The order of the seats after drawing these cards (the first copy of each in the pack)."""
    script = [Outcome(((card - 1) * 4,), is_order=False) for card in cards]
    match = game().start(seats, chance=Scripted(script, Rng(1)))
    order: list[int] = match.position()["round"]["order"]
    return order[CARS - seats :]


def test_the_highest_card_starts_and_the_others_follow_in_seat_order() -> None:
    assert drawn([2, 5, 3, 1], 4) == [2, 3, 4, 1]


def test_equal_highest_cards_draw_again() -> None:
    assert drawn([6, 1, 6, 2, 3], 3) == [3, 1, 2]


def test_turn_order_is_grid_order() -> None:
    match = game().start(6, seed=2)
    order = match.position()["round"]["order"]
    asked = []
    for _ in order:
        asked.append(match.turn)
        match.play(match.moves()[0])
    assert asked == order


def test_the_grid_has_three_rows_of_two_and_the_best_place_is_just_before_the_line() -> None:
    position = game().start(6, seed=2).position()["round"]
    spaces = [position["cars"][car - 1]["space"] for car in position["order"]]
    assert spaces == ["M32", "N32", "M31", "N31", "M30", "N30"]


def results(match: Match) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.position()["results"]
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_next_grid_follows_the_last_finish_with_neutrals_in_front(seats: int) -> None:
    match = game().start(seats, seed=3, options={"circuits": "printed:2"})
    rng = Rng(4)
    while not match.results:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    order = results(match)[0]["detail"]["order"]
    expected = [*range(seats + 1, CARS + 1), *[car for car in order if car <= seats]]
    assert match.position()["round"]["order"] == expected


def test_places_earn_9_6_4_3_2_1_and_neutrals_take_places_but_no_points() -> None:
    home = [Car("L32", laps=3, stopped=True, state="home") for _ in range(4)]
    cars = {1: home[0], 2: Car("L32", laps=3, stopped=True), 5: home[1], 6: home[2]}
    match = family(cars, {2: [1, 1, 1]}, turn=2, seats=4, finish=(5, 1, 6))
    match.play("1@finish")
    assert match.turn is None
    assert results(match)[0]["points"] == [6, 3, 0, 0]
    assert results(match)[0]["detail"]["order"][:4] == [5, 1, 6, 2]


def test_cars_that_are_not_home_get_no_points_and_line_up_by_their_distance() -> None:
    cars = {
        1: Car("L32", laps=3, stopped=True),
        2: Car("L9", laps=1, state="out"),
        3: Car("L9", laps=2, state="out"),
        4: Car("L20", laps=2, stopped=True, state="out"),
    }
    match = family(cars, {1: [1, 1, 1]}, seats=4)
    match.play("1@finish")
    assert results(match)[0]["points"] == [9, 0, 0, 0]
    assert [car for car in results(match)[0]["detail"]["order"] if car <= 4] == [1, 4, 3, 2]


def test_a_race_ends_when_every_car_is_home_or_out_of_cards() -> None:
    match = game().start(3, seed=6, options={"circuits": "printed:1"})
    finish(match, 6)
    states = {car["state"] for car in match.position()["round"]["cars"]}
    assert states <= {"home", "out"}


def test_a_season_in_the_printed_order_takes_the_first_circuits() -> None:
    match = game().start(2, seed=1, options={"circuits": "printed:3"})
    finish(match, 1)
    raced = [result["detail"]["circuit"] for result in results(match)]
    assert raced == ["bleifuss-drom", "plattfuss-circuit", "nuerburg-ring"]


def test_a_season_may_be_chosen_circuit_by_circuit() -> None:
    match = game().start(2, seed=1, options={"circuits": "chosen:7+2"})
    finish(match, 1)
    raced = [result["detail"]["circuit"] for result in results(match)]
    assert raced == ["nuerburg-circuit", "plattfuss-circuit"]


@pytest.mark.parametrize(
    "wrong", ["printed:9", "chosen:9", "chosen:1+1", "chosen:0", "chosen:", "chosen:1+", "printed:1+2"]
)
def test_a_season_has_each_of_eight_circuits_at_most_once(wrong: str) -> None:
    with pytest.raises(BadOption):
        game().setup(2, {"circuits": wrong})


def test_equal_points_are_parted_by_the_better_place_in_the_last_race() -> None:
    setup = game().setup(3, {"circuits": "printed:2"})

    def result(points: list[int], order: list[int]) -> Result:
        return {"points": points, "lines": [[], [], []], "detail": {"circuit": "bleifuss-drom", "order": order}}

    first = result([9, 6, 4], [1, 2, 3, 4, 5, 6])
    last = result([6, 9, 4], [2, 1, 3, 4, 5, 6])
    assert setup.places([first, last]) == [2, 1, 3]
    shared = result([0, 0, 0], [4, 5, 6, 1, 2, 3])
    assert setup.places([result([9, 9, 0], [1, 2, 3, 4, 5, 6]), shared]) == [1, 1, 3]


def test_the_box_says_3_to_6_but_two_can_play() -> None:
    assert game().seat_counts == [2, 3, 4, 5, 6]


def test_cars_that_were_equally_far_away_keep_the_order_of_their_grid() -> None:
    away = [Car(space, laps=2, state="out") for space in ("L9", "M9", "N9")]
    match = family({1: Car("L32", laps=3, stopped=True), 2: away[0], 3: away[1], 4: away[2]}, {1: [1, 1, 1]}, seats=4)
    match.play("1@finish")
    assert results(match)[0]["detail"]["order"][:4] == [1, 2, 3, 4]
