"""Fits the belief about hidden hands: plays rounds of experts and counts which unseen cards are in hands.

An unseen card is in a hand or in the pile. For each habit of `games/bornes/bots/belief.py` a logistic regression gives
how much likelier than chance it is in a hand, at the start of a round and at its end.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple, cast

from paddock import library
from paddock.bots import ladder
from paddock.bots.weight_sets import table_of
from paddock.core.chance.rng import Rng
from paddock.core.setup import Setup
from paddock.games.bornes.bots import belief
from paddock.games.bornes.rules.cards import CARDS
from paddock.games.bornes.rules.redeal import count_unseen
from paddock.games.bornes.rules.state import BornesState

EXPERT = 2
ONE_IN = 4  # samples one of this many positions, since positions of a round are similar
STEPS = 30
BOUND = 1.0  # of a step
CLOSE = 1e-4


class Sight(NamedTuple):
    """Unseen cards of one kind at one position: odds under random hands, number held by a seat, number unseen."""

    part: float
    odds: float
    held: int
    unseen: int


def fitted(
    game: str, seats: tuple[int, ...], rounds: int, seed: int = 0, options: dict[str, str] | None = None
) -> dict[str, float]:
    """The coefficients of every habit, by table and name, from rounds with the last of these numbers of seats."""
    setup = library.game(game).setup(seats[-1], options)
    found: dict[str, list[Sight]] = {habit: [] for habit in belief.HABITS}
    for number in range(rounds):
        for habit, sight in sights(game, setup, (seed << 32) + number):
            found[belief.HABITS[habit]].append(sight)
    table = table_of(setup.sides)
    numbers: dict[str, float] = {}
    for name, seen in found.items():
        early, late = regression(seen)
        numbers[f"{table}.holds_{name}"] = round(early, 3)
        numbers[f"{table}.holds_{name}_late"] = round(late, 3)
    return numbers


def sights(game: str, setup: Setup, seed: int) -> Iterator[tuple[int, Sight]]:
    """Sample the hands in one round of experts."""
    expert = ladder.policies(library.game(game))[EXPERT](setup, Rng(seed))
    luck = Rng(seed)
    state = cast("BornesState", setup.new_round([], luck))
    while not state.over:
        if state.question() == "play" and state.pile > 0 and luck.below(ONE_IN) == 0:
            yield from look(state, setup.seats)
        state.apply(expert.pick(state))


def look(state: BornesState, seats: int) -> Iterator[tuple[int, Sight]]:
    """Record all other hands from the view of the seat to act."""
    unseen = count_unseen(state, state.turn)
    part = belief.part_drawn(state)
    total = sum(int(unseen[card]) for card in range(CARDS))
    for holder in range(seats):
        size = int(state.hand_size(holder))
        if holder != state.turn and 0 < size < total:
            for card in range(CARDS):
                sight = Sight(part, math.log(size / (total - size)), state.held(holder, card), unseen[card])
                if sight.unseen > 0:
                    yield belief.habit_of(state, holder, card), sight


def regression(seen: list[Sight]) -> tuple[float, float]:
    """Logistic regression by Newton's method: log odds at the start and their change until the end, regularised."""
    early = late = 0.0
    for _ in range(STEPS):
        slope_0, slope_1, bend_00, bend_01, bend_11 = -early, -late, 1.0, 0.0, 1.0
        for part, odds, held, unseen in seen:
            share = 1 / (1 + math.exp(-(odds + early + late * part)))
            error, weight = held - unseen * share, unseen * share * (1 - share)
            slope_0 += error
            slope_1 += error * part
            bend_00 += weight
            bend_01 += weight * part
            bend_11 += weight * part * part
        area = bend_00 * bend_11 - bend_01 * bend_01
        step_0 = (bend_11 * slope_0 - bend_01 * slope_1) / area
        step_1 = (bend_00 * slope_1 - bend_01 * slope_0) / area
        early += max(-BOUND, min(BOUND, step_0))
        late += max(-BOUND, min(BOUND, step_1))
        if abs(step_0) + abs(step_1) < CLOSE:
            break
    return early, late
