"""Scoring of a race: points for the first finishers, and the final order of cars."""

from mypy_extensions import i64

from paddock.core.results import Result
from paddock.games.aruba.rules.car import HOME
from paddock.games.aruba.rules.state import ArubaState
from paddock.games.aruba.rules.terms import Terms


def points_of(state: ArubaState, side: i64) -> i64:
    """A side's points in the race so far."""
    total: i64 = 0
    for _, points in score_lines(state, side):
        total += points
    return total


def score_lines(state: ArubaState, side: i64) -> list[tuple[str, int]]:
    """A side's lines of the score sheet: one for each of its cars in a scoring place."""
    home = [car for car in state.cars if car.fate == HOME]
    return lines_of(state.terms, [car.number for car in sorted(home, key=lambda car: car.rank)], side)


def lines_of(terms: Terms, home: list[int], side: i64) -> list[tuple[str, int]]:
    """A side's lines if these cars finished in this order."""
    scored = zip(home, terms.lines, terms.places, strict=False)
    return [(line, points) for car, line, points in scored if terms.owner(car) == side]


def ranking(state: ArubaState) -> list[int]:
    """All cars: finishers in order, then the others by progress; ties go by car number."""
    cars = sorted(state.cars, key=lambda car: (car.rank if car.fate == HOME else len(state.cars), -car.row, car.number))
    return [car.number for car in cars]


def result(state: ArubaState) -> Result:
    """The score sheet of a finished race; its detail has what the next grid and tie-breaks need."""
    sides = range(state.terms.seats)
    lines = [score_lines(state, side) for side in sides]
    order = ranking(state)
    return {
        "points": [sum([points for _, points in side]) for side in lines],
        "lines": lines,
        "detail": {"start": state.start + 1, "home": state.home, "ranking": [car + 1 for car in order]},
    }


def best_places(terms: Terms, last: Result) -> list[int]:
    """Each side's better place in a race; a side without a finisher is behind all others."""
    home = last["detail"]["ranking"][: last["detail"]["home"]]
    places = [len(home) + 1] * terms.seats
    for place in range(len(home), 0, -1):
        places[terms.owner(home[place - 1] - 1)] = place
    return places
