"""Validates a position: where the cars are, and whether the phase fits."""

from paddock.core.errors import require
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.shapes import CarShape, RacePosition
from paddock.games.ausgebremst.rules.spaces import PIT, lanes_apart, space_number
from paddock.games.ausgebremst.rules.terms import Terms

PREPARING = ("choose", "prepare")


def check_race(terms: Terms, circuit: Circuit, shape: RacePosition) -> None:
    """Reject a complete race with impossible car positions, with the reason."""
    require(1 <= shape["turn"] <= terms.seats, f"turn: there is no seat {shape['turn']}")
    require(shape["idle"] >= 0, "idle counts from 0")
    _check_order(terms, shape)
    for number, car in enumerate(shape["cars"], start=1):
        require(0 <= car["laps"] <= circuit.laps, f"car {number}: laps are 0 to {circuit.laps}, not {car['laps']}")
        _check_place(circuit, number, car, circuit.grid[shape["order"].index(number)])
        _check_stop(terms, circuit, number, car)
        _check_owner(terms, number, car)
    _check_spaces(shape)
    _check_moment(terms, shape)


def _check_order(terms: Terms, shape: RacePosition) -> None:
    cars = list(range(1, terms.cars + 1))
    neutrals = cars[terms.seats :]
    require(shape["order"][: len(neutrals)] == neutrals, f"the neutral cars {neutrals} stand in front, in this order")
    homes = [number for number, car in enumerate(shape["cars"], start=1) if car["state"] == "home"]
    require(sorted(shape["finish"]) == homes, "finish must hold exactly the cars that are home, each once")


def _check_place(circuit: Circuit, number: int, car: CarShape, start: int) -> None:
    """Before its first lap a car is on its grid space, or between that and the line."""
    who = f"car {number}"
    space = space_number(car["space"])
    require(circuit.has(space), f"{who}: {circuit.name} has no space {car['space'][:20]!r}")
    require(car["laps"] == 0 or car["moved"], f"{who}: it has crossed the line but never moved")
    require(car["state"] != "home" or car["laps"] == circuit.laps, f"{who}: home after {car['laps']} laps")
    if car["laps"] > 0:
        return
    if not car["moved"]:
        require(space == start, f"{who}: it has not moved but is not on its place of the grid")
        return
    gained = circuit.rank[space] - circuit.rank[start]
    is_ahead = space < PIT and gained >= max(1, lanes_apart(space, start))
    require(is_ahead, f"{who}: it has moved but not crossed the line, so it cannot be on {car['space']}")


def _check_stop(terms: Terms, circuit: Circuit, number: int, car: CarShape) -> None:
    who = f"car {number}"
    space = space_number(car["space"])
    in_pit = space > PIT
    first, last = circuit.first_stop, circuit.last_stop
    may_be_there = not in_pit or (first <= car["laps"] <= last and car["stopped"])
    require(may_be_there, f"{who}: in the pit lane, but not after lap {first} to {last} or not stopped")
    require(not car["stopped"] or car["laps"] >= first, f"{who}: nobody stops before the end of lap {first}")
    owes = terms.stop_due and not car["stopped"]
    require(not owes or car["laps"] <= last, f"{who}: it has missed its stop")
    is_due = owes and car["laps"] == last and car["state"] == "racing"
    is_before = not is_due or bool(circuit.leads_to_entry[space])
    require(is_before, f"{who}: its stop is due but {car['space']} is past the entry")


def _check_owner(terms: Terms, number: int, car: CarShape) -> None:
    who = f"car {number}"
    seat = number if number <= terms.seats else None
    require(car["seat"] == seat, f"{who} belongs to {'seat ' + str(seat) if seat else 'nobody'}")
    has_piles = terms.is_advanced and seat is not None
    has_plain_cards = not car["pit_cards"] and car["stored"] is None and car["asked"] == 0
    require(has_piles or has_plain_cards, f"{who} has no pit cards and no piles")
    most = terms.largest_deck + terms.hand
    require(0 <= car["asked"] <= most, f"{who}: asked counts answers, 0 to {most}, not {car['asked']}")
    stored = car["stored"]
    if stored is not None:
        require(1 <= stored <= terms.piles and car["stopped"], f"{who}: no pit card can be stored on pile {stored}")


def _check_spaces(shape: RacePosition) -> None:
    taken: dict[str, int] = {}
    for number, car in enumerate(shape["cars"], start=1):
        if car["state"] == "racing":
            other = taken.setdefault(car["space"], number)
            require(other == number, f"cars {other} and {number} both stand on {car['space']}")


def _check_moment(terms: Terms, shape: RacePosition) -> None:
    racing = [number for number, car in enumerate(shape["cars"], start=1) if car["state"] == "racing"]
    require(shape["over"] == (not racing), "a race is over exactly when no car is racing")
    require(shape["over"] or shape["turn"] in racing, f"turn: car {shape['turn']} is no longer racing")
    phase = shape["phase"]
    require(phase == "drive" or terms.is_advanced, f"the family game knows no phase {phase!r}")
    if phase in PREPARING:
        is_fresh = not any(car["moved"] or car["state"] != "racing" or car["played"] for car in shape["cars"])
        require(is_fresh and shape["idle"] == 0, f"phase {phase!r} comes before the race")
    own = shape["cars"][shape["turn"] - 1]
    if phase in ("take", "store"):
        is_stop = own["stopped"] and space_number(own["space"]) > PIT and own["stored"] is None
        require(is_stop, f"phase {phase!r} belongs to a stop")
