"""Observation vector of AUSGEBREMST: the observer's car first, then the others, neutral cars last."""

from typing import Any, Final, get_args

from paddock import library
from paddock.games.ausgebremst.rules.setup import AusgebremstSetup
from paddock.games.ausgebremst.rules.shapes import Phase, PublicCarShape, RaceView
from paddock.games.ausgebremst.rules.spaces import SPACES, space_number
from paddock.lab.environments.row import Row, around

PHASES: Final = get_args(Phase)
TASKS: Final = ("choose", "sort", "open", "drive", "draw", "take", "store")
STATES: Final = ("racing", "home", "out")
DECKS: Final = ("fast", "medium", "slow")
VALUES: Final = (1, 2, 3, 4, 5, 6)
PILES: Final = 4
WAY: Final = 80
LAPS: Final = 3
CARDS: Final = 28


def write(setup: AusgebremstSetup, view: dict[str, Any]) -> list[float]:
    """Write the observation of this seat."""
    row = Row()
    seen: RaceView = view["round"]
    game = library.game(view["game"])
    piles = seen["piles"] or []
    row.choice(seen["circuit"], game.circuits())
    row.choice(seen["phase"], PHASES)
    row.counts(seen["hand"], VALUES)
    row.choice(seen["choice"], DECKS)
    row.choice(seen["next_card"], VALUES)
    for pile in range(PILES):
        row.counts(piles[pile] if pile < len(piles) else None, VALUES)
    own = around(setup.seats, view["seat"])
    for number in [*own, *range(setup.seats + 1, len(seen["cars"]) + 1)]:
        car = seen["cars"][number - 1]
        row.choice(space_number(car["space"]), range(SPACES))
        write_car(row, car)
        row.flag(number in view["waiting"])
        row.part(seen["order"].index(number), len(seen["cars"]))
    return row.numbers


def write_car(row: Row, car: PublicCarShape) -> None:
    """Write the public state of a car."""
    row.flag(car["seat"] is None, car["moved"], car["stopped"], car["leads"])
    row.choice(car["state"], STATES)
    row.choice(car["task"], TASKS)
    row.part(car["laps"], LAPS)
    row.part(car["to_go"], WAY)
    row.part(car["hand_size"], CARDS)
    row.part(car["deck_size"], CARDS)
    row.counts(car["played"], VALUES)
    row.counts(car["shown"], VALUES)
    row.counts(car["pit_cards"], VALUES)
    row.choice(car["stored_card"], VALUES)
