"""Names of seats, sides and cars as facts for sentences, from a view and the names by seat."""

from typing import Any

from paddock import library


def named(view: dict[str, Any], names: list[str]) -> dict[str, object]:
    """The facts for sentences: the game, and names of seats, sides and cars."""
    seats = dict(enumerate(names, start=1))
    setup = library.game(view["game"]).setup(view["seats"], view["options"])
    sides = {side + 1: " + ".join(names[seat] for seat in setup.seats_of(side)) for side in range(setup.sides)}
    cars = enumerate(view["round"].get("cars", []), start=1)
    drivers = {number: seats[car["seat"]] for number, car in cars if car["seat"]}
    return {"game": view["game"], "seat_names": seats, "side_names": sides, "car_names": drivers}
