"""Restores and validates a race from JSON data."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.results import read_shape
from paddock.games.aruba.rules import derive, effects
from paddock.games.aruba.rules.car import HOME, RACING, Car
from paddock.games.aruba.rules.cards import CARDS, MOUNT_NAMES
from paddock.games.aruba.rules.check import check_race
from paddock.games.aruba.rules.deal import empty_race
from paddock.games.aruba.rules.dice import counts_from
from paddock.games.aruba.rules.effects import OPS, pair_bit
from paddock.games.aruba.rules.round import ArubaRound
from paddock.games.aruba.rules.shapes import CarShape, GivenRace, RacePosition, TurnShape
from paddock.games.aruba.rules.state import NOBODY
from paddock.games.aruba.rules.terms import Terms
from paddock.games.aruba.rules.views import FATES, PHASES, STAGES


def restore_race(terms: Terms, data: object, chance: Chance) -> ArubaRound:
    """The race that this position describes."""
    shape = derive.whole(terms, read_shape(data, GivenRace, "round"))
    check_race(terms, shape)
    cars = [_car(car) for car in shape["cars"]]
    state = empty_race(terms, chance, vec[i64]([terms.kind_of[name] for name in shape["pile"]]), cars)
    state.start = shape["start"] - 1
    state.turn = shape["turn"] - 1
    state.phase = PHASES.index(shape["phase"])
    state.over = shape["over"]
    state.still = shape["still"]
    state.home = len([car for car in cars if car.fate == HOME])
    state.racing = len([car for car in cars if car.fate == RACING])
    state.wrecks = terms.cars - state.home - state.racing
    _restore_cards(terms, state, shape)
    _restore_turn(state, shape["active"])
    return state


def _restore_cards(terms: Terms, state: ArubaRound, shape: RacePosition) -> None:
    for seat, names in enumerate(shape["hands"]):
        for name in names:
            state.hands[seat * CARDS + terms.kind_of[name]] += 1
    for name in shape["discards"]:
        state.discards[terms.kind_of[name]] += 1
    for name in shape["fresh"]:
        state.fresh[terms.kind_of[name]] += 1
    state.fresh_size = len(shape["fresh"])
    shuffled = shape["shuffled"]
    if shuffled is not None:
        state.stock = vec[u8]([shuffled.count(name) for name in terms.names])
    for item in shape["known"]:
        first = ((item["seat"] - 1) * terms.seats + item["holder"] - 1) * CARDS
        for name in item["cards"]:
            state.known[first + terms.kind_of[name]] += 1
            state.secrets += 1


def _restore_turn(state: ArubaRound, active: TurnShape) -> None:
    state.car = active["car"] - 1
    state.stage = STAGES.index(active["stage"])
    state.dice = counts_from(active["dice"])
    state.extra = counts_from(active["extra"])
    state.rerolls = active["rerolls"]
    state.dice_used = active["dice_used"]
    state.straight_used = active["straight_used"]
    state.all_used = active["all_used"]
    state.dice_move = active["dice_move"]
    state.gained = active["gained"]
    state.spent = active["spent"]
    state.moved = active["moved"]
    state.leads = active["leads"]
    state.from_red = active["from_red"]
    state.hooked = _index(active["hooked"])
    state.ninth = _index(active["ninth"])
    for pair in active["sawn"]:
        state.sawn |= pair_bit(pair[0] - 1, pair[1] - 1)
    for item in active["pending"]:
        word, _, number = item.partition(" ")
        effects.expect(state, OPS.index(word), int(number) - 1)


def _index(car: int | None) -> int:
    return NOBODY if car is None else car - 1


def _car(shape: CarShape) -> Car:
    car = Car(shape["car"] - 1, shape["reached"], (shape["lane"] or 1) - 1)
    car.damage = shape["damage"]
    car.fate = FATES.index(shape["state"])
    car.rank = shape["rank"] or 0
    for name in shape["mounts"]:
        car.fit(MOUNT_NAMES.index(name), on=True)
    return car
