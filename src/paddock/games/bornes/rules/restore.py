"""Restores and validates a round from JSON data."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.results import read_shape
from paddock.games.bornes.rules.cards import CARDS, NO_CARD, RIGHT_OF_WAY, is_attack
from paddock.games.bornes.rules.check import check_round, check_side
from paddock.games.bornes.rules.deal import empty_round
from paddock.games.bornes.rules.derive import whole
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.shapes import RoundPosition, RoundShape, SideShape
from paddock.games.bornes.rules.state import (
    BATTLE,
    COUPS,
    DRIVING,
    KM,
    LIMITED,
    NOBODY,
    NUMBERS,
    PHASES,
    TOP,
    UNDER,
    WAITING,
)
from paddock.games.bornes.rules.terms import Terms


def restore_round(terms: Terms, data: object, rounds: int, chance: Chance) -> BornesRound:
    """The round of this position, in a match with this many finished rounds."""
    shape = whole(terms, read_shape(data, RoundPosition, "round"), rounds)
    check_round(terms, shape)
    state = empty_round(terms, chance, vec[i64]([terms.kind_of[name] for name in shape["pile"]]))
    for seat, names in enumerate(shape["hands"]):
        _put(state, seat * CARDS, names)
    _put(state, terms.discards, shape["discards"])
    if shape["discards"]:
        state.last_discard = terms.kind_of[shape["discards"][-1]]
    for number, side in enumerate(shape["sides"]):
        _set_side(state, number, side)
        check_side(state, number)
    _set_moment(state, shape)
    return state


def _put(state: BornesRound, first: int, names: list[str]) -> None:
    """Add these cards to the row that begins at that index."""
    for name in names:
        state.cards[first + state.terms.kind_of[name]] += 1


def _set_moment(state: BornesRound, shape: RoundShape) -> None:
    state.start = shape["start"] - 1
    state.turn = shape["turn"] - 1
    state.phase = PHASES.index(shape["phase"])
    state.over = shape["over"]
    state.goal_km = shape["goal_km"]
    state.caller = NOBODY if shape["extension"] is None else shape["extension"] - 1
    state.finisher = NOBODY if shape["finisher"] is None else shape["finisher"] - 1
    attack = shape["attack"]
    if attack is not None:
        state.attack = state.terms.kind_of[attack["card"]]
        state.attacker = attack["by"] - 1
        state.asked = sum([1 << (seat - 1) for seat in attack["asked"]])


def _set_side(state: BornesRound, number: int, shape: SideShape) -> None:
    terms = state.terms
    for names in (shape["battle"], shape["speed"], shape["distances"], shape["safeties"]):
        _put(state, (terms.seats + number) * CARDS, names)
    battle = [terms.kind_of[name] for name in shape["battle"]]
    top = battle[-1] if battle else NO_CARD
    first = number * NUMBERS
    state.sides[first + KM] = shape["km"]
    state.sides[first + LIMITED] = 1 if shape["limited"] else 0
    state.sides[first + TOP] = top
    state.sides[first + UNDER] = battle[-2] if len(battle) > 1 and is_attack(top) else NO_CARD
    state.sides[first + COUPS] = sum([1 << (terms.kind_of[name] - RIGHT_OF_WAY) for name in shape["coups"]])
    if shape["state"] == "stopped":
        state.sides[first + BATTLE] = top
    else:
        state.sides[first + BATTLE] = DRIVING if shape["state"] == "driving" else WAITING
