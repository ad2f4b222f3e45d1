"""Events: every move produces some, and the race can be reconstructed from events alone."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.chance.rng import Rng
from paddock.games.aruba.rules import events
from tests.games.aruba.tables import GAME, at, play, race


def first_race(seats: int) -> tuple[list[Any], list[dict[str, Any]]]:
    """The events of a random race, and the final state of its cars."""
    match = GAME.start(seats, seed=seats)
    rng = Rng(seats)
    while not match.results:
        moves = [move for move in match.moves() if move not in ("stop", "end")] or match.moves()
        assert match.play(moves[rng.below(len(moves))]), "every move tells something"
    told = match.events()
    _, after = [place for place, event in enumerate(told) if isinstance(event, events.CarsLinedUp)]
    return told[:after], match.view(None, 1)["round"]["cars"]


@pytest.mark.parametrize("seats", [3, 5])
def test_the_way_of_every_car_follows_from_the_events_alone(seats: int) -> None:
    told, cars = first_race(seats)
    grid = next(event.spaces for event in told if isinstance(event, events.CarsLinedUp))
    for car, start in zip(cars, grid, strict=True):
        mine = [event for event in told if getattr(event, "car", 0) == car["car"]]
        steps = [event for event in mine if isinstance(event, events.CarStepped)]
        leaving = [event.start for event in mine if isinstance(event, events.CarFinished)]
        leaving += [event.space for event in mine if isinstance(event, events.WreckCleared)]
        way = [start, *[step.space for step in steps]]
        assert [*[step.start for step in steps], *leaving] == way[: len(steps) + len(leaving)]
        assert (car["row"] is None) == bool(leaving)
        assert way[-1].split("-")[0] in {str(car["reached"]), str(car["reached"] - 1)}


@pytest.mark.parametrize("seats", [3, 5])
def test_the_first_home_alone_is_told_with_its_closest_rival(seats: int) -> None:
    finishes = [event for event in first_race(seats)[0] if isinstance(event, events.CarFinished)]
    assert [event.gap is not None for event in finishes] == [event.place == 1 for event in finishes]
    assert all(event.rival != event.car and event.gap > 0 for event in finishes if event.gap is not None)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_damage_of_every_car_follows_from_the_events_alone(seats: int) -> None:
    told, cars = first_race(seats)
    changes = [event for event in told if isinstance(event, events.DamageTaken | events.DamageMended)]
    last = {event.car: event.damage for event in changes}
    assert {car["car"]: car["damage"] for car in cars} == {car["car"]: last.get(car["car"], 0) for car in cars}


def test_a_chain_is_told_car_by_car_the_front_one_first() -> None:
    match = race({1: at(10, 2), 2: at(11, 2), 3: at(12, 2), 4: at(9, 2)}, gained=1, hooked=4)
    assert play(match, "ram") == [
        events.CarRammed(1, 2, "10-2", "11-2"),
        events.DamageTaken(2, 1),
        events.CarRammed(2, 3, "11-2", "12-2"),
        events.DamageTaken(3, 1),
        events.CarStepped(3, "12-2", "13-2", "push"),
        events.CarStepped(2, "11-2", "12-2", "push"),
        events.CarStepped(1, "10-2", "11-2", "drive"),
        events.CarStepped(4, "9-2", "10-2", "hook"),
    ]


def test_a_bomb_tells_whom_it_hits() -> None:
    match = race({1: at(10, 2), 2: at(9, 1), 3: at(8, 3)}, hand={1: "bomb"})
    assert play(match, "bomb")[1:] == [
        events.BombDropped(1, "10-2", [2, 3]),
        events.DamageTaken(2, 1),
        events.DamageTaken(3, 1),
    ]


def test_a_roll_tells_which_dice_fell_and_which_lie() -> None:
    match = race(phase="dice", dice="1 1 6 6", rerolls=1, hand={1: "saw"}, rolls="2 3")
    assert play(match, "keep 1 1") == [
        events.DiceKept(1, [1, 1], 2),
        events.DiceRolled(1, [2, 3], [1, 1, 2, 3], 0),
    ]


def test_a_combination_tells_its_dice_and_its_movement() -> None:
    match = race({1: at(10, 2, damage=1)}, dice="1 2 2 2 3")
    assert play(match, "straight 3")[0] == events.CombinationMade(1, 1, "straight", [1, 2, 3], 3)
    assert play(match, "mend 2")[0] == events.CombinationMade(1, 1, "mend", [2, 2], 0)


@pytest.mark.parametrize(("seat", "cards"), [(1, ["bomb"]), (2, ["bomb"]), (3, None), (None, None)])
def test_thief_and_victim_see_what_was_stolen(seat: int | None, cards: list[str] | None) -> None:
    match = race({1: at(10, 2), 2: at(10, 1)}, hand={1: "larceny", 2: "bomb"})
    theft = play(match, "larceny>2")[-1]
    assert theft.reveals
    assert theft.seen_by(seat) == events.CardsStolen(1, 2, 1, cards, 0)
