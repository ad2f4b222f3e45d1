"""Writes a race as JSON data: the whole position or a view of it."""

from typing import Any, Final, get_args

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.games.aruba.rules import prospects, scoring
from paddock.games.aruba.rules.car import HOME, RACING, WRECK, Car
from paddock.games.aruba.rules.cards import CARDS, MOUNT_NAMES
from paddock.games.aruba.rules.dice import faces_of
from paddock.games.aruba.rules.effects import OPS, pair_bit, pending_at
from paddock.games.aruba.rules.shapes import Fate, Phase, Stage
from paddock.games.aruba.rules.state import NOBODY, ArubaState

PHASES: Final[tuple[str, ...]] = get_args(Phase)
STAGES: Final[tuple[str, ...]] = get_args(Stage)
FATES: Final[tuple[str, ...]] = get_args(Fate)


def position(state: ArubaState) -> dict[str, Any]:
    """The whole race."""
    names = state.terms.names
    seats = range(state.terms.seats)
    return {
        **_table(state),
        "hands": [hand(state, seat) for seat in seats],
        "fresh": _names(state, state.fresh, 0),
        "known": [item for seat in seats for item in _known(state, seat)],
        "pile": [names[state.deck[i]] for i in range(state.drawn, len(state.deck))],
    }


def public_view(state: ArubaState) -> dict[str, Any]:
    """The public part."""
    view = _table(state)
    view["hand_sizes"] = [state.hand_size(seat) for seat in range(state.terms.seats)]
    view["pile_size"] = state.pile
    view["penalty"] = state.penalty
    view["movement"] = state.movement
    view["order"] = [car + 1 for car in scoring.ranking(state)]
    view["ahead"] = _number(state.ahead)
    view["races"] = state.terms.races
    view["most_dice"] = state.terms.dice
    view["most_damage"] = state.terms.max_damage
    view["uses"] = prospects.uses(state)
    return view


def own_view(state: ArubaState, seat: int) -> dict[str, Any]:
    """The private part for that seat (-1: a spectator)."""
    is_active = seat == state.terms.owner(state.car)
    return {
        "hand": None if seat < 0 else hand(state, seat),
        "fresh": _names(state, state.fresh, 0) if is_active else None,
        "fresh_size": state.fresh_size if is_active or not state.terms.new_cards_fix else None,
        "known": [] if seat < 0 else _known(state, seat),
        "card_uses": prospects.card_uses(state, seat),
        "reach": prospects.reach(state, seat),
    }


def hand(state: ArubaState, seat: i64) -> list[str]:
    """A seat's cards by name, in pack order."""
    return _names(state, state.hands, seat * CARDS)


def _known(state: ArubaState, seat: i64) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if state.secrets == 0:
        return found
    for holder in range(state.terms.seats):
        cards = _names(state, state.known, (seat * state.terms.seats + holder) * CARDS)
        if cards:
            found.append({"seat": seat + 1, "holder": holder + 1, "cards": cards})
    return found


def _table(state: ArubaState) -> dict[str, Any]:
    return {
        "start": state.start + 1,
        "turn": state.turn + 1,
        "phase": PHASES[state.phase],
        "over": state.over,
        "still": state.still,
        "cars": [_car(state, car) for car in state.cars],
        "active": _active(state),
        "discards": _names(state, state.discards, 0),
        "shuffled": _shuffled(state),
    }


def _shuffled(state: ArubaState) -> list[str] | None:
    """The discards from which the pile was last made; None while it is the original pile."""
    for kind in range(CARDS):
        if i64(state.stock[kind]) != state.terms.pack[kind]:
            return _names(state, state.stock, 0)
    return None


def _active(state: ArubaState) -> dict[str, Any]:
    return {
        "car": state.car + 1,
        "stage": STAGES[state.stage],
        "dice": faces_of(state.dice),
        "extra": faces_of(state.extra),
        "rerolls": state.rerolls,
        "dice_used": state.dice_used,
        "straight_used": state.straight_used,
        "all_used": state.all_used,
        "dice_move": state.dice_move,
        "gained": state.gained,
        "spent": state.spent,
        "moved": state.moved,
        "leads": state.leads,
        "from_red": state.from_red,
        "hooked": _number(state.hooked),
        "sawn": _pairs(state),
        "pending": [_pending(state, i) for i in range(state.pendings)],
        "ninth": _number(state.ninth),
    }


def _number(car: i64) -> int | None:
    return None if car == NOBODY else car + 1


def _pairs(state: ArubaState) -> list[list[int]]:
    if state.sawn == 0:
        return []
    cars = range(state.terms.cars)
    return [[a + 1, b + 1] for a in cars for b in cars if a < b and state.sawn & pair_bit(a, b) != 0]


def _pending(state: ArubaState, index: int) -> str:
    kind, car = pending_at(state, index)
    return f"{OPS[kind]} {car + 1}"


def _car(state: ArubaState, car: Car) -> dict[str, Any]:
    is_on_track = car.fate == RACING or car.fate == WRECK
    return {
        "car": car.number + 1,
        "seat": state.terms.owner(car.number) + 1,
        "state": FATES[car.fate],
        "row": car.row if is_on_track else None,
        "lane": car.lane + 1 if is_on_track else None,
        "damage": car.damage,
        "mounts": _mounts(car),
        "rank": None if car.fate == RACING else car.rank,
        "reached": car.row if car.fate != HOME else state.terms.rows + 1,
    }


def _mounts(car: Car) -> list[str]:
    if not (car.front or car.rear or car.left or car.right):
        return []
    return [name for mount, name in enumerate(MOUNT_NAMES) if car.has(mount)]


def _names(state: ArubaState, counts: vec[u8], first: i64) -> list[str]:
    names = state.terms.names
    found: list[str] = []
    for kind in range(CARDS):
        for _card in range(i64(counts[first + kind])):
            found.append(names[kind])  # noqa: PERF401 - a loop compiles to a loop over numbers that are not boxed
    return found
