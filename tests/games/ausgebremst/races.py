"""Builds positions for tests from cars and hands; everything else is filled in."""

from typing import Any, NamedTuple, TypedDict, Unpack

import paddock
from paddock.core.match import Match
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.game import AusgebremstGame

CARS = 6
FULL = [4, 4, 4, 5, 5, 6]
FAMILY = [4, 4, 4, 4, 4, 4]
HANDS = {"racing": [1, 1, 1], "home": [1, 1], "out": []}
DECKS = {"fast": [1, 2, 2, 3, 5, 6], "medium": [3, 3, 3, 4, 4, 5], "slow": FAMILY}


class Car(NamedTuple):
    """A car on the track; cars not listed have left it."""

    space: str
    laps: int = 1
    stopped: bool = False
    moved: bool = True
    state: str = "racing"
    shown: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    pit_cards: tuple[int, ...] | None = None  # None: derived from circuit and row, until the car has stopped
    stored: int | None = None


AWAY = Car("L1", state="out")


def game() -> AusgebremstGame:
    opened = paddock.game("ausgebremst")
    assert isinstance(opened, AusgebremstGame)
    return opened


def circuits() -> list[Circuit]:
    return [game().circuit(name) for name in game().circuits()]


def pack(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts, start=1) for _ in range(count)]


def without(cards: list[int], taken: list[int]) -> list[int]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def deck_of(first: list[int], all_cards: list[int], gone: list[int]) -> list[int]:
    """These cards first, then the rest of the deck."""
    return [*first, *without(all_cards, [*gone, *first])]


class Wanted(TypedDict, total=False):
    """What a test may set in its race, besides cars and cards."""

    circuit: int
    seats: int
    turn: int
    tops: dict[int, list[int]]  # the next cards of decks, by car; an empty list leaves nothing to draw
    idle: int
    finish: tuple[int, ...]
    phase: str
    options: dict[str, str]


def family(cars: dict[int, Car], hands: dict[int, list[int]], **wanted: Unpack[Wanted]) -> Match:
    """A family race in progress; cards not in a hand or a deck have been played."""
    seats = wanted.get("seats", 3)
    everyone = [cars.get(number, AWAY) for number in range(1, CARS + 1)]
    held = [hands.get(seat, HANDS[car.state]) for seat, car in enumerate(everyone[:seats], start=1)]
    decks: list[list[int]] = []
    for number, car in enumerate(everyone, start=1):
        hand = held[number - 1] if number <= seats else []
        top = wanted.get("tops", {}).get(number)
        is_empty = top == [] or car.state == "out"
        cards = pack(FAMILY if number <= seats else FULL)
        decks.append([] if is_empty else deck_of(top or [], cards, [*hand, *car.played]))
    position = _frame(seats, wanted, "family")
    position["round"] = {
        **_table(seats, wanted),
        "cars": [_shape(car) for car in everyone],
        "hands": held,
        "decks": decks,
    }
    return game().restore(position, seed=1)


class Garage(NamedTuple):
    """A seat's cards in the advanced game; cards not on a pile, in hand or at the pit lane have been played."""

    hand: list[int]
    piles: list[list[int]]
    deck: str = "slow"


def advanced(cars: dict[int, Car], garages: dict[int, Garage], **wanted: Unpack[Wanted]) -> Match:
    """An advanced race in progress."""
    seats = wanted.get("seats", 2)
    everyone = [cars.get(number, AWAY) for number in range(1, CARS + 1)]
    owned = [garages.get(seat, GARAGES[car.state]) for seat, car in enumerate(everyone[:seats], start=1)]
    position = _frame(seats, wanted, "advanced")
    circuit = circuits()[wanted.get("circuit", 1) - 1]
    shapes = [_shape(car) for car in everyone]
    for number, car in enumerate(everyone[:seats], start=1):
        row = circuit.pit_cards[(CARS - seats + number - 1) // 2]
        shapes[number - 1]["pit_cards"] = ([] if car.stopped else row) if car.pit_cards is None else list(car.pit_cards)
        shapes[number - 1]["stored"] = car.stored
    position["round"] = {
        **_table(seats, wanted),
        "cars": shapes,
        "hands": [one.hand for one in owned],
        "decks": [
            [] if number <= seats or car.state == "out" else pack(FULL) for number, car in enumerate(everyone, 1)
        ],
        "choices": [one.deck for one in owned],
        "piles": [one.piles for one in owned],
    }
    return game().restore(position, seed=1)


GARAGES = {
    "racing": Garage([1, 2], [[3], [], [], []]),
    "home": Garage([1], [[3], [], [], []]),
    "out": Garage([], [[], [], [], []]),
}


def _frame(seats: int, wanted: Wanted, rules: str) -> dict[str, Any]:
    options = {"rules": rules, "circuits": f"chosen:{wanted.get('circuit', 1)}", **wanted.get("options", {})}
    return {"game": "ausgebremst", "seats": seats, "options": options, "results": []}


def _table(seats: int, wanted: Wanted) -> dict[str, Any]:
    return {
        "circuit": game().circuits()[wanted.get("circuit", 1) - 1],
        "phase": wanted.get("phase", "drive"),
        "turn": wanted.get("turn", 1),
        "order": [*range(seats + 1, CARS + 1), *range(1, seats + 1)],
        "finish": list(wanted.get("finish", ())),
        "idle": wanted.get("idle", 0),
    }


def _shape(car: Car) -> dict[str, Any]:
    return {
        "space": car.space,
        "laps": car.laps,
        "state": car.state,
        "moved": car.moved,
        "stopped": car.stopped,
        "shown": list(car.shown),
    }


def space_of(match: Match, car: int) -> str:
    return str(match.position()["round"]["cars"][car - 1]["space"])


def car_of(match: Match, car: int) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["round"]["cars"][car - 1]
    return found


def spaces_for(match: Match, card: int) -> set[str]:
    """The spaces the seat to act may reach with this card."""
    return {move.partition("@")[2] for move in match.moves() if move.startswith(f"{card}@")}


def rule_of(match: Match, move: str, seat: int | None = None) -> str:
    refusal = match.refusal(move, seat)
    return "" if refusal is None else refusal.rule
