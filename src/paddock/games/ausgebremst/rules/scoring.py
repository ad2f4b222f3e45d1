"""Places and points of a race, its score sheet, and the validation of imported score sheets."""

from typing import Any

import msgspec
from mypy_extensions import i64

from paddock.core.errors import BadPosition, require
from paddock.core.results import Result
from paddock.games.ausgebremst.rules.shapes import DetailShape
from paddock.games.ausgebremst.rules.state import HOME, RaceState
from paddock.games.ausgebremst.rules.terms import DECKS, Terms
from paddock.games.ausgebremst.rules.views import choices

NOT_HOME = "not-home"


def place_of(race: RaceState, car: i64) -> int:
    """The finishing place of a car, counted from 1; 0 if it did not finish."""
    for place in range(race.home):
        if race.finish[place] == car:
            return place + 1
    return 0


def points_of(race: RaceState, car: i64) -> int:
    """The points for a car's place; neutral cars take places but score no points."""
    place = place_of(race, car)
    return race.terms.points[place - 1] if place else 0


def score_lines(race: RaceState, car: i64) -> list[tuple[str, int]]:
    """The line of the score sheet: the place with its points, or none."""
    place = place_of(race, car)
    return [(f"place-{place}", points_of(race, car))] if place else [(NOT_HOME, 0)]


def standing_order(race: RaceState) -> list[int]:
    """All cars, winner first: finishers in order, then the others by distance to go."""
    home = [int(race.finish[place]) for place in range(race.home)]
    away = [int(race.order[i]) for i in range(race.terms.cars) if race.status[race.order[i]] != HOME]
    # The sort is stable: on a tie the car that started further in front stays in front.
    return home + sorted(away, key=lambda car: int(race.circuit.to_go(race.space[car], race.laps[car], False)))


def result(race: RaceState) -> Result:
    """The score sheet of a finished race; its detail has the circuit, the finishing order and the decks."""
    lines = [score_lines(race, seat) for seat in range(race.terms.seats)]
    points = [sum([points for _, points in seat]) for seat in lines]
    detail: dict[str, object] = {"circuit": race.circuit.id, "order": [car + 1 for car in standing_order(race)]}
    if race.terms.is_advanced:
        detail["decks"] = choices(race)
    return {"points": points, "lines": lines, "detail": detail}


def lines_of(terms: Terms) -> list[str]:
    """The possible lines of a score sheet."""
    return [NOT_HOME, *[f"place-{place}" for place in range(1, len(terms.points) + 1)]]


def check_detail(terms: Terms, who: str, sheet: Result) -> None:
    """BadPosition unless the detail has circuit, order and decks, and agrees with the places."""
    detail = _read_detail(who, sheet["detail"])
    known = [circuit.id for circuit in terms.season]
    require(detail["circuit"] in known, f"{who}: this season has no circuit {detail['circuit'][:40]!r}")
    cars = list(range(1, terms.cars + 1))
    require(sorted(detail["order"]) == cars, f"{who}: its detail needs an order of the cars 1 to {terms.cars}")
    decks = detail.get("decks")
    if terms.is_advanced:
        is_whole = decks is not None and len(decks) == terms.seats and all(deck in DECKS for deck in decks)
        require(is_whole, f"{who}: its detail needs the deck of each seat")
    else:
        require(decks is None, f"{who}: the family game has no decks to choose")
    _check_places(terms, who, sheet, detail["order"])


def _read_detail(who: str, detail: dict[str, Any]) -> DetailShape:
    try:
        return msgspec.convert(detail, DetailShape)
    except msgspec.ValidationError as error:
        raise BadPosition(f"{who}: its detail needs circuit and order of the cars: {error}") from error


def _check_places(terms: Terms, who: str, sheet: Result, order: list[int]) -> None:
    """Each seat has one line with the points of its place; unfinished cars come after all finishers."""
    homes = [0]
    away = [len(order)]
    for seat, lines in enumerate(sheet["lines"], start=1):
        place = order.index(seat) + 1
        expected = [(f"place-{place}", terms.points[place - 1]), (NOT_HOME, 0)]
        is_line = len(lines) == 1 and tuple(lines[0]) in expected
        require(is_line, f"{who}: seat {seat} came in as number {place}: its line must say so, or not-home")
        (away if lines[0][0] == NOT_HOME else homes).append(place)
    require(max(homes) <= min(away), f"{who}: a car that was not home came in before one that was")
