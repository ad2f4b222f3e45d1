"""A ladder of levels from its contests: how far each stands above the lowest, in Elo points, with an interval."""

import math

import msgspec

from paddock.bots import ladder
from paddock.lab.arena.contest import Strength


class Rung(msgspec.Struct, frozen=True):
    """One level or style and where it stands; the lowest stands at 0, exactly."""

    name: str
    elo: float
    low: float
    high: float


def rungs(contests: list[Strength]) -> list[Rung]:
    """Each player by the first contest it was the candidate of; its reference must stand already, or is the foot."""
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
    """Uncertainties of steps are independent: they add like the sides of a right angle."""
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
