"""What makes a position possible: every car where it can be, every card there, and a question that fits."""

from paddock.core.errors import BadPosition
from paddock.games.ausgebremst.circuit import Circuit
from paddock.games.ausgebremst.shapes import CarShape, RacePosition
from paddock.games.ausgebremst.spaces import PIT, space_number
from paddock.games.ausgebremst.terms import DECKS, FAMILY_DECK, VALUES, Terms


def check_race(terms: Terms, circuit: Circuit, shape: RacePosition) -> None:
    """Refuse a race whose cars cannot stand as they do, saying what is wrong."""
    _require(shape["circuit"] == circuit.id, f"this race is driven on {circuit.id}, not {shape['circuit']!r}")
    _check_counts(terms, shape)
    _check_order(terms, shape)
    for number, car in enumerate(shape["cars"], start=1):
        _check_car(terms, circuit, number, car, is_home=number in shape["finish"])
    _check_places(shape)
    _check_moment(terms, shape)


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise BadPosition(problem)


def _check_counts(terms: Terms, shape: RacePosition) -> None:
    _require(len(shape["cars"]) == terms.cars, f"there must be {terms.cars} cars, not {len(shape['cars'])}")
    _require(len(shape["decks"]) == terms.cars, f"there must be {terms.cars} decks, not {len(shape['decks'])}")
    lists = (("hands", len(shape["hands"])), ("choices", len(shape["choices"])), ("piles", len(shape["piles"])))
    for name, count in lists:
        _require(count == terms.seats, f"{name} must hold one entry for each of {terms.seats} seats, not {count}")
    _require(1 <= shape["turn"] <= terms.seats, f"turn: there is no seat {shape['turn']}")
    _require(shape["idle"] >= 0 and shape["asked"] >= 0, "idle and asked count from 0")


def _check_order(terms: Terms, shape: RacePosition) -> None:
    cars = list(range(1, terms.cars + 1))
    _require(sorted(shape["order"]) == cars, f"order must hold each car from 1 to {terms.cars} once")
    neutrals = cars[terms.seats :]
    _require(shape["order"][: len(neutrals)] == neutrals, f"the neutral cars {neutrals} stand in front, in this order")
    homes = [number for number, car in enumerate(shape["cars"], start=1) if car["state"] == "home"]
    _require(sorted(shape["finish"]) == homes, "finish must hold exactly the cars that are home, each once")


def _check_car(terms: Terms, circuit: Circuit, number: int, car: CarShape, *, is_home: bool) -> None:
    who = f"car {number}"
    seat = number if number <= terms.seats else None
    _require(car["seat"] == seat, f"{who} belongs to {'seat ' + str(seat) if seat else 'nobody'}")
    space = space_number(car["space"])
    _require(circuit.has(space), f"{who}: {circuit.name} has no space {car['space'][:20]!r}")
    _require(0 <= car["laps"] <= circuit.laps, f"{who}: laps are 0 to {circuit.laps}, not {car['laps']}")
    in_pit = space > PIT
    if in_pit:
        can_be = circuit.first_stop <= car["laps"] <= circuit.last_stop and car["stopped"]
        laps = f"{circuit.first_stop} to {circuit.last_stop}"
        _require(can_be, f"{who}: in the pit lane, but not after lap {laps} or not stopped")
    _require(car["laps"] == 0 or car["moved"], f"{who}: it has crossed the line but never moved")
    is_on_grid = space in circuit.grid
    _require(car["laps"] > 0 or is_on_grid or car["moved"], f"{who}: it has not moved but is not on the grid")
    owes = terms.stop_due and not car["stopped"]
    _require(not owes or car["laps"] <= circuit.last_stop, f"{who}: it has missed its stop")
    is_due = owes and car["laps"] == circuit.last_stop and not is_home and not in_pit
    leads_there = not is_due or bool(circuit.leads_to_entry[space])
    _require(leads_there, f"{who}: its stop is due but {car['space']} is past the entry")
    _require(not is_home or car["laps"] == circuit.laps, f"{who}: home after {car['laps']} laps")


def _check_places(shape: RacePosition) -> None:
    taken: dict[str, int] = {}
    for number, car in enumerate(shape["cars"], start=1):
        if car["state"] == "racing":
            other = taken.setdefault(car["space"], number)
            _require(other == number, f"cars {other} and {number} both stand on {car['space']}")


def _check_moment(terms: Terms, shape: RacePosition) -> None:
    racing = [number for number, car in enumerate(shape["cars"], start=1) if car["state"] == "racing"]
    _require(shape["over"] == (not racing), "a race is over exactly when no car is racing")
    _require(shape["over"] or shape["turn"] in racing, f"turn: car {shape['turn']} is no longer racing")
    phase = shape["phase"]
    _require(phase == "drive" or terms.is_advanced, f"the family game knows no phase {phase!r}")
    own = shape["cars"][shape["turn"] - 1]
    if phase in ("take", "store"):
        due = 1 if phase == "store" else 2
        _require(len(own["pit_cards"]) == due, f"phase {phase!r} needs {due} pit cards of seat {shape['turn']}")
        _require(own["stopped"] and space_number(own["space"]) > PIT, f"phase {phase!r} belongs to a stop")
    if phase in ("choose", "sort", "open"):
        _require(not any(car["moved"] for car in shape["cars"]), f"phase {phase!r} comes before the race")
    is_sorting = phase == "sort" or shape["asked"] == 0
    _require(is_sorting, "asked counts the cards that a seat has sorted, in phase 'sort' only")
    if phase in ("draw", "open"):
        seat = shape["turn"]
        _require(any(shape["piles"][seat - 1]), f"phase {phase!r} needs a card on a pile of seat {seat}")


def check_cards(terms: Terms, shape: RacePosition) -> None:
    """Refuse a race in which a card is missing, or one too many, or in a place where it cannot be."""
    for number, car in enumerate(shape["cars"], start=1):
        cards = [*shape["decks"][number - 1], *car["played"]]
        if number > terms.seats:
            _check_pack(f"car {number}", terms.full, cards)
            _require(not car["shown"] and not car["pit_cards"], f"car {number}: nobody holds its cards")
        else:
            _check_seat(terms, shape, number, cards)


def _check_seat(terms: Terms, shape: RacePosition, number: int, cards: list[int]) -> None:
    who = f"seat {number}"
    car = shape["cars"][number - 1]
    hand = shape["hands"][number - 1]
    piles = shape["piles"][number - 1]
    choice = shape["choices"][number - 1]
    cards = [*cards, *hand, *car["pit_cards"], *[card for pile in piles for card in pile]]
    _check_values(who, [*cards, *car["shown"]])
    for value in range(1, VALUES):
        _require(car["shown"].count(value) <= hand.count(value), f"{who}: shown cards must be in its hand")
    _require(len(hand) <= terms.hand, f"{who} holds {len(hand)} cards, more than {terms.hand}")
    if not terms.is_advanced:
        is_plain = choice is None and not piles and not car["pit_cards"]
        _require(is_plain, f"{who}: the family game has no choice and no piles")
        _check_pack(who, terms.decks[FAMILY_DECK], cards)
        held = min(terms.hand, len(hand) + len(shape["decks"][number - 1]))
        # The card that brings a car home is not replaced.
        _require(len(hand) == held or car["state"] == "home", f"{who} must hold {held} cards, not {len(hand)}")
    elif choice is None:
        _require(shape["phase"] == "choose" and not cards, f"{who} has chosen no deck, yet has cards")
    else:
        _require(choice in DECKS, f"{who}: there is no deck {choice!r}; there are {', '.join(DECKS)}")
        _require(len(piles) == terms.piles, f"{who} must have {terms.piles} piles, not {len(piles)}")
        _check_pack(who, terms.decks[DECKS.index(choice)], cards)
    is_acting = number == shape["turn"] and shape["phase"] == "drive" and not shape["over"]
    _require(not is_acting or bool(hand), f"{who} is to drive but holds no card")


def _check_values(who: str, cards: list[int]) -> None:
    for card in cards:
        _require(1 <= card < VALUES, f"{who}: there is no card {card}")


def _check_pack(who: str, pack: list[int], cards: list[int]) -> None:
    _check_values(who, cards)
    wrong = [
        f"{value}: {cards.count(value)} instead of {pack[value]}"
        for value in range(1, VALUES)
        if cards.count(value) != pack[value]
    ]
    _require(not wrong, f"{who}: the deck does not add up: " + ", ".join(wrong))
