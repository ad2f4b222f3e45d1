"""Places and points of a race, and the grid that follows from it."""

from mypy_extensions import i64

from paddock.games.ausgebremst.state import HOME, RaceState


def place_of(state: RaceState, car: i64) -> int:
    """The place in which a car came home, counted from 1; 0 if it did not."""
    for place in range(state.home):
        if state.finish[place] == car:
            return place + 1
    return 0


def points_of(state: RaceState, car: i64) -> int:
    """What a car's place is worth; neutral cars take places but no points."""
    place = place_of(state, car)
    return state.terms.points[place - 1] if place else 0


def score_lines(state: RaceState, car: i64) -> list[tuple[str, int]]:
    """The line of the score sheet: the place with its points, or none."""
    place = place_of(state, car)
    return [(f"place-{place}", points_of(state, car))] if place else [("not-home", 0)]


def standing_order(state: RaceState) -> list[int]:
    """All cars, the winner first: those at home as they came, the others by how far they had to go."""
    home = [int(state.finish[place]) for place in range(state.home)]
    away = [int(state.order[i]) for i in range(state.terms.cars) if state.status[state.order[i]] != HOME]
    # Of two that were as far away the one that started further in front stays in front: sorting keeps their order.
    return home + sorted(away, key=lambda car: int(state.circuit.to_go(state.space[car], state.laps[car], False)))
