"""Builds races for tests from the relevant facts; the rest of the grid and of the pack is filled in.

    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="1 2 4 4", hand={1: "nitro"}, gained=2)

By default car 1 is active and its dice are settled. Cars that are not named stand far behind.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.chance.scripted import Scripted
from paddock.core.step import Outcome
from paddock.games.aruba.rules.circuit import Circuit
from paddock.games.aruba.rules.setup import ArubaSetup

if TYPE_CHECKING:
    from paddock import Event, Match

GAME = paddock.game("aruba")
LAST_ROW = 40


def track(name: str = "triangle") -> Circuit:
    found = GAME.circuit(name)
    assert isinstance(found, Circuit)
    return found


@dataclass(frozen=True)
class Spot:
    """Position and condition of a car."""

    row: int
    lane: int
    damage: int = 0
    mounts: str = ""
    state: str = "racing"
    rank: int | None = None


def at(row: int, lane: int, *, damage: int = 0, mounts: str = "") -> Spot:
    return Spot(row, lane, damage, mounts)


def wreck(row: int, lane: int, rank: int = 1) -> Spot:
    return Spot(row, lane, 8, "", "wreck", rank)


def home(rank: int) -> Spot:
    return Spot(LAST_ROW + 1, 1, 0, "", "home", rank)


class Wanted(TypedDict, total=False):
    """What a test may set in its race."""

    seats: int
    turn: int
    car: int
    phase: str
    stage: str
    dice: str
    extra: str
    rerolls: int
    dice_used: bool
    gained: int
    spent: int
    leads: bool
    from_red: bool
    hooked: int
    hand: dict[int, str]
    fresh: str
    known: list[dict[str, Any]]
    draws: str  # the next cards of the pile
    pile: str  # the whole pile; what is left is discarded
    options: dict[str, str]
    start: int
    results: list[dict[str, Any]]
    still: int
    rolls: str  # the next dice faces; after them the seed continues


def race(cars: dict[int, Spot] | None = None, **wanted: Unpack[Wanted]) -> Match:
    """A match with its race in this position."""
    chance = Scripted([Outcome((int(face) - 1,), is_order=False) for face in wanted.get("rolls", "").split()], Rng(7))
    return GAME.restore(position(cars or {}, **wanted), chance=chance)


def position(cars: dict[int, Spot], **wanted: Unpack[Wanted]) -> dict[str, Any]:
    """The same as plain data."""
    seats = wanted.get("seats", 4)
    setup = GAME.setup(seats, wanted.get("options"))
    assert isinstance(setup, ArubaSetup)
    terms = setup.terms
    spots = {number: cars.get(number, _parked(number)) for number in range(1, terms.cars + 1)}
    active = wanted.get("car", 1)
    hands = [wanted.get("hand", {}).get(seat, "").split() for seat in range(1, seats + 1)]
    left = Counter(dict(zip(terms.names, terms.pack, strict=True)))
    left.subtract([name for hand in hands for name in hand])
    left.subtract(
        ["saw" if m in ("left", "right") else "bumper" for spot in spots.values() for m in spot.mounts.split()]
    )
    pile = wanted.get("pile", wanted.get("draws", "")).split()
    left.subtract(pile)
    assert min(left.values()) >= 0, "more cards than the pack has"
    rest = sorted(left.elements(), key=terms.names.index)
    is_whole = "pile" in wanted
    return {
        "game": "aruba",
        "seats": seats,
        "options": wanted.get("options", {}),
        "results": wanted.get("results", []),
        "round": {
            "start": wanted.get("start", 1),
            "turn": wanted.get("turn", (active - 1) % seats + 1),
            "phase": wanted.get("phase", "act"),
            "over": False,
            "still": wanted.get("still", 0),
            "cars": [_car(number, spot, seats, terms.rows) for number, spot in spots.items()],
            "active": _active(active, wanted),
            "discards": rest if is_whole else [],
            "hands": [sorted(hand, key=terms.names.index) for hand in hands],
            "fresh": wanted.get("fresh", "").split(),
            "known": wanted.get("known", []),
            "pile": pile if is_whole else pile + rest,
        },
    }


def _parked(number: int) -> Spot:
    return Spot(1 + (number - 1) // 3, 1 + (number - 1) % 3)


def _car(number: int, spot: Spot, seats: int, rows: int) -> dict[str, Any]:
    stands = spot.state in ("racing", "wreck")
    return {
        "car": number,
        "seat": (number - 1) % seats + 1,
        "state": spot.state,
        "row": spot.row if stands else None,
        "lane": spot.lane if stands else None,
        "damage": spot.damage,
        "mounts": spot.mounts.split(),
        "rank": spot.rank,
        "reached": rows + 1 if spot.state == "home" else spot.row,
    }


def _active(car: int, wanted: Wanted) -> dict[str, Any]:
    # Until the dice are settled both follow from where the cars are.
    is_derived = wanted.get("phase", "act") in ("begin", "hook", "dice")
    losses = {"leads": wanted.get("leads", False), "from_red": wanted.get("from_red", False)}
    return {
        **({} if is_derived else losses),
        "car": car,
        "stage": wanted.get("stage", "approach"),
        "dice": sorted(int(face) for face in wanted.get("dice", "").split()),
        "extra": sorted(int(face) for face in wanted.get("extra", "").split()),
        "rerolls": wanted.get("rerolls", 0),
        "dice_used": wanted.get("dice_used", False),
        "straight_used": False,
        "dice_move": "gained" in wanted,
        "gained": wanted.get("gained", 0),
        "spent": wanted.get("spent", 0),
        "hooked": wanted.get("hooked"),
        "sawn": [],
        "pending": [],
        "ninth": None,
    }


def play(match: Match, *moves: str) -> list[Event]:
    """Make these moves in order, each by the seat to act; returns all events."""
    return [event for move in moves for event in match.play(move)]


def idle(match: Match) -> list[Event]:
    """A whole turn of the seat to act in which its car does not move; returns all events."""
    told = play(match, "roll")
    while state(match)["phase"] != "act":
        told += play(match, "pass" if state(match)["phase"] == "hook" else "stand")
    return told + play(match, "end")


def rule(match: Match, move: str) -> str | None:
    """The rule that refuses a move, or None."""
    refused = match.refusal(move)
    return None if refused is None else refused.rule


def car(match: Match, number: int) -> dict[str, Any]:
    """A car in the position data."""
    found: dict[str, Any] = match.position()["round"]["cars"][number - 1]
    return found


def space(match: Match, number: int) -> tuple[int, int]:
    """Row and lane of a car."""
    found = car(match, number)
    return found["row"], found["lane"]


def damage(match: Match, number: int) -> int:
    found: int = car(match, number)["damage"]
    return found


def hand(match: Match, seat: int) -> list[str]:
    found: list[str] = match.position()["round"]["hands"][seat - 1]
    return found


def state(match: Match) -> dict[str, Any]:
    """The race in the position data."""
    found: dict[str, Any] = match.position()["round"]
    return found


def active(match: Match) -> dict[str, Any]:
    """The active car's turn in the position data."""
    found: dict[str, Any] = state(match)["active"]
    return found


def movement(match: Match) -> int:
    """Movement points left."""
    found: int = match.view(None)["round"]["movement"]
    return found
