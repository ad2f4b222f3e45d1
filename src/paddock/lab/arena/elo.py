"""Elo ratings from a list of contests, relative to the lowest player, with confidence intervals."""

import math

import msgspec

from paddock.bots import ladder
from paddock.lab.arena.contest import Strength


class Rung(msgspec.Struct, frozen=True):
    """The rating of a level or style; the lowest player has exactly 0."""

    name: str
    elo: float
    low: float
    high: float


def rungs(contests: list[Strength]) -> list[Rung]:
    """Rate each player by the first contest that links it to a rated player; the first reference is rated 0."""
    found: dict[str, Rung] = {}
    for each in contests:
        if not found:
            found[each.reference] = Rung(_name(each.reference), 0.0, 0.0, 0.0)
        if each.candidate not in found and each.reference in found:
            found[each.candidate] = _above(found[each.reference], each)
        elif each.reference not in found and each.candidate in found:
            found[each.reference] = _below(found[each.candidate], each)
    return sorted(found.values(), key=lambda rung: rung.elo)


def _above(rung: Rung, each: Strength) -> Rung:
    """The errors of contests are independent, so they add in quadrature."""
    elo = rung.elo + each.elo
    low = math.hypot(rung.elo - rung.low, each.elo - each.elo_low)
    high = math.hypot(rung.high - rung.elo, each.elo_high - each.elo)
    return Rung(_name(each.candidate), round(elo, 1), round(elo - low, 1), round(elo + high, 1))


def _below(rung: Rung, each: Strength) -> Rung:
    elo = rung.elo - each.elo
    low = math.hypot(rung.elo - rung.low, each.elo_high - each.elo)
    high = math.hypot(rung.high - rung.elo, each.elo - each.elo_low)
    return Rung(_name(each.reference), round(elo, 1), round(elo - low, 1), round(elo + high, 1))


def _name(player: str) -> str:
    return f"{player} {ladder.NAMES[int(player)]}" if player.isdigit() else player
