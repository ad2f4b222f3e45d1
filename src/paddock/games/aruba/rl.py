"""Observation vector of ARUBA: the observer's cars first, then the others in order of play."""

from typing import Any, Final, get_args

from paddock.games.aruba.rules.cards import MOUNT_NAMES
from paddock.games.aruba.rules.setup import ArubaSetup
from paddock.games.aruba.rules.shapes import CarShape, Fate, Phase, RaceView, Stage, TurnShape
from paddock.lab.environments.row import Row, around

PHASES: Final = get_args(Phase)
STAGES: Final = get_args(Stage)
STATES: Final = get_args(Fate)
FACES: Final = (1, 2, 3, 4, 5, 6)
LANES: Final = (1, 2, 3)
ROWS: Final = 40
TOKENS: Final = 10
CARDS: Final = 66


def write(setup: ArubaSetup, view: dict[str, Any]) -> list[float]:
    """Write the observation of this seat."""
    row = Row()
    seen: RaceView = view["round"]
    cards = list(setup.terms.names)
    seats = around(setup.seats, view["seat"])
    row.choice(seen["phase"], PHASES)
    row.counts(seen["hand"], cards)
    row.counts(seen["fresh"], cards)
    row.counts(seen["discards"], cards)
    row.part(seen["pile_size"], CARDS)
    row.part(seen["penalty"], TOKENS)
    row.part(seen["movement"], TOKENS)
    for seat in seats:
        row.part(seen["hand_sizes"][seat - 1], TOKENS)
        row.flag(seat in view["waiting"])
        known = [card for each in seen["known"] if each["holder"] == seat for card in each["cards"]]
        row.counts(known, cards)
    for car in sorted(seen["cars"], key=lambda each: (seats.index(each["seat"]), each["car"])):
        write_car(row, car)
        row.flag(car["car"] == seen["active"]["car"], car["car"] == seen["active"]["hooked"])
    write_turn(row, seen["active"])
    return row.numbers


def write_car(row: Row, car: CarShape) -> None:
    """Write the public state of a car."""
    row.choice(car["state"], STATES)
    row.part(car["row"], ROWS)
    row.choice(car["lane"], LANES)
    row.part(car["damage"], TOKENS)
    row.counts(car["mounts"], MOUNT_NAMES)


def write_turn(row: Row, turn: TurnShape) -> None:
    """Write the state of the active car's turn."""
    row.choice(turn["stage"], STAGES)
    row.counts(turn["dice"], FACES)
    row.counts(turn["extra"], FACES)
    row.part(turn["rerolls"], len(LANES))
    row.flag(turn["dice_used"], turn["straight_used"], turn["dice_move"], turn["leads"], turn["from_red"])
    row.part(turn["gained"], TOKENS)
    row.part(turn["spent"], TOKENS)
