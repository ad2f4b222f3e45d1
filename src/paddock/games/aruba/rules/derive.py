"""Fills in the optional fields of a position, derived from the rest or with their defaults."""

from typing import Any, Final, cast

from paddock.games.aruba.rules.shapes import CarShape, GivenCar, GivenRace, RacePosition
from paddock.games.aruba.rules.terms import Terms

NEW_TURN: Final[dict[str, Any]] = {
    "stage": "approach",
    "dice": [],
    "extra": [],
    "rerolls": 0,
    "dice_used": False,
    "straight_used": False,
    "all_used": False,
    "dice_move": False,
    "gained": 0,
    "spent": 0,
    "moved": False,
    "hooked": None,
    "sawn": [],
    "pending": [],
    "ninth": None,
}


def whole(terms: Terms, given: GivenRace) -> RacePosition:
    """The race with all optional fields filled in."""
    cars = [_whole_car(terms, car) for car in given["cars"]]
    number = given["active"]["car"]
    derived = {"leads": leads(cars, number), "from_red": is_on_red(terms, cars, number)}
    filled = {
        "turn": terms.owner(max(number, 1) - 1) + 1,
        "over": is_decided(terms, cars),
        "still": 0,
        "fresh": [],
        "known": [],
        "shuffled": None,
        **given,
        "cars": cars,
        "active": {**NEW_TURN, **derived, **given["active"]},
    }
    return cast("RacePosition", filled)


def _whole_car(terms: Terms, given: GivenCar) -> CarShape:
    derived = {
        "seat": terms.owner(max(given["car"], 1) - 1) + 1,
        "rank": None,
        "reached": terms.rows + 1 if given["state"] == "home" else given["row"] or 0,
    }
    return cast("CarShape", {**derived, **given})


def leads(cars: list[CarShape], number: int) -> bool:
    """Whether that car leads alone and no car has finished."""
    mine = [car["row"] or 0 for car in cars if car["car"] == number]
    racing = [car["row"] or 0 for car in cars if car["state"] == "racing" and car["car"] != number]
    return bool(mine) and all(row < mine[0] for row in racing) and all(car["state"] != "home" for car in cars)


def is_on_red(terms: Terms, cars: list[CarShape], number: int) -> bool:
    """Whether that car stands on a red space."""
    rows = [car["row"] or 0 for car in cars if car["car"] == number]
    return bool(rows) and 0 < rows[0] <= terms.rows and terms.circuit.red[rows[0]] != 0


def is_decided(terms: Terms, cars: list[CarShape]) -> bool:
    """Whether the last scoring place is taken, or no car is left to take it."""
    home = len([car for car in cars if car["state"] == "home"])
    return home >= terms.scored or all(car["state"] != "racing" for car in cars)
