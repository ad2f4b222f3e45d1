"""Observation vector of the Bornes family: the observing side first, then the others in order of play."""

from typing import Any, Final, get_args

from paddock.games.bornes.rules.setup import BornesSetup
from paddock.games.bornes.rules.shapes import Phase, RoundView, SideShape, SideState
from paddock.lab.environments.row import Row, around

PHASES: Final = get_args(Phase)
STATES: Final = get_args(SideState)
KM: Final = 1000
CARDS: Final = 100


def write(setup: BornesSetup, view: dict[str, Any]) -> list[float]:
    """Write the observation of this seat."""
    row = Row()
    seen: RoundView = view["round"]
    cards = list(setup.terms.names)
    sides = around(setup.sides, setup.side_of(view["seat"] - 1) + 1)
    row.counts(seen["hand"], cards)
    row.counts(seen["discards"], cards)
    row.part(seen["pile_size"], CARDS)
    row.part(seen["goal_km"], KM)
    row.choice(seen["phase"], PHASES)
    for seat in around(setup.seats, view["seat"]):
        row.part(seen["hand_sizes"][seat - 1], len(cards))
        row.flag(seat in view["waiting"])
    for side in sides:
        write_side(row, seen["sides"][side - 1], cards)
    row.choice(seen["finisher"], sides)
    row.choice(seen["extension"], sides)
    attack = seen["attack"]
    row.choice(attack and attack["card"], cards)
    row.choice(attack and attack["side"], sides)
    return row.numbers


def write_side(row: Row, side: SideShape, cards: list[str]) -> None:
    """Write the public state of a side; of its battle pile only the top card matters."""
    row.part(side["km"], KM)
    row.choice(side["state"], STATES)
    row.flag(side["limited"])
    row.counts(side["battle"][-1:], cards)
    row.counts(side["distances"], cards)
    row.counts(side["safeties"], cards)
    row.counts(side["coups"], cards)
