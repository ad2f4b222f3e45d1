"""Fits the odds of the extension: extends wherever a trip is completed, and counts how the round ends.

Rounds of level 2 against itself and against every style lead to the positions. Each is extended and played out several
times, with all hands as they really are and the pile shuffled again. Two logistic regressions on the cues of
`games/bornes/bots/extension.py` give the odds of the three ends, a linear one the points added to the lead.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple, cast

from paddock import library
from paddock.bots import ladder
from paddock.bots.weight_sets import table_of
from paddock.core.chance.rng import Rng
from paddock.core.policy import Policy, play_out
from paddock.core.setup import Setup
from paddock.games.bornes.bots import extension
from paddock.games.bornes.bots.extension import BEATEN, CUES, ENDS, REACHED
from paddock.games.bornes.lab.shared import in_this_world
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import CHOICE, NOBODY

ROUNDS_PER_DEAL = 4  # a round yields at most one position, a deal of a sweep many rounds
PLAYOUTS = 12
STEPS = 25
RIDGE = 2.0
CLOSE = 1e-4


class Ended(NamedTuple):
    """One extended playout: its end, points of the caller and of a mean rival beyond the certain ones, added lead."""

    end: int
    gain: float
    rivals: float
    lead: float


class Offer(NamedTuple):
    """A position in which a side may extend, and how its playouts ended."""

    cues: list[float]
    ended: list[Ended]


def fitted(
    game: str, seats: tuple[int, ...], rounds: int, seed: int = 0, options: dict[str, str] | None = None
) -> dict[str, float]:
    """The numbers of the extension, by table and name; empty if these numbers of seats never extend."""
    setups = [library.game(game).setup(number, options) for number in seats]
    offers = [
        offer
        for setup in setups
        for number in range(ROUNDS_PER_DEAL * rounds // len(setups))
        for offer in offers_of(game, setup, (seed << 32) + number)
    ]
    table = table_of(setups[0].sides)
    return {f"{table}.{name}": round(value, 3) for name, value in numbers_of(offers).items()} if offers else {}


def offers_of(game: str, setup: Setup, seed: int) -> Iterator[Offer]:
    """The offer that level 2 gets in one round, if any; every other round it plays against one of the styles."""
    luck = Rng(seed)
    opened = library.game(game)
    expert = ladder.policies(opened)[ladder.EXPERT](setup, luck)
    styles = list(ladder.styles(opened).values())
    rival = expert if seed % 2 else styles[seed // 2 % len(styles)](setup, luck)
    own = seed // (2 * len(styles)) % setup.sides
    players = [expert if setup.side_of(seat) == own else rival for seat in range(setup.seats)]
    state = cast("BornesRound", setup.new_round([], luck))
    while not state.over:
        if state.phase == CHOICE:
            if players[state.turn] is expert:
                yield extended(state, players, luck)
            return
        state.apply(players[state.turn].pick(state))


def extended(state: BornesRound, players: list[Policy], luck: Rng) -> Offer:
    """Extend this trip, and play it out several times."""
    return Offer(list(extension.cues(state)), [played(state, players, luck) for _ in range(PLAYOUTS)])


def played(state: BornesRound, players: list[Policy], luck: Rng) -> Ended:
    """One playout of the extended trip."""
    own = int(state.own)
    world = in_this_world(state, luck)
    world.apply(moves.EXTEND)
    play_out(world, players)
    end = REACHED if world.finisher == own else extension.RUN_OUT if world.finisher == NOBODY else BEATEN
    certain = extension.prizes(state, own, end)
    scores = [float(world.score(side)) for side in range(int(world.terms.sides))]
    beyond = [score - sure for score, sure in zip(scores, certain, strict=True)]
    lead = extension.lead(scores, own) - extension.lead(extension.finished(state, own), own)
    gain = beyond.pop(own)
    return Ended(int(end), gain, sum(beyond) / len(beyond), lead)


def numbers_of(offers: list[Offer]) -> dict[str, float]:
    """The coefficients of both regressions, and the mean points of each end."""
    counts = [[sum(one.end == end for one in offer.ended) for end in range(len(ENDS))] for offer in offers]
    seen = [offer.cues for offer in offers]
    reach = regression(seen, [row[REACHED] for row in counts], [sum(row) for row in counts])
    beaten = regression(seen, [row[BEATEN] for row in counts], [sum(row) - row[REACHED] for row in counts])
    lead = least_squares(seen, [sum(one.lead for one in offer.ended) / len(offer.ended) for offer in offers])
    numbers = dict(zip((f"reach_{cue}" for cue in CUES), reach, strict=True))
    numbers |= zip((f"beaten_{cue}" for cue in CUES), beaten, strict=True)
    numbers |= zip((f"lead_{cue}" for cue in CUES), lead, strict=True)
    for number, name in enumerate(ENDS):
        ended = [one for offer in offers for one in offer.ended if one.end == number]
        numbers[f"gain_{name}"] = sum(one.gain for one in ended) / max(1, len(ended))
        numbers[f"rivals_{name}"] = sum(one.rivals for one in ended) / max(1, len(ended))
    return numbers


def regression(seen: list[list[float]], hits: list[int], tries: list[int]) -> list[float]:
    """Logistic regression by Newton's method, regularised: the coefficient of each cue."""
    found = [0.0] * len(seen[0])
    size = range(len(found))
    for _ in range(STEPS):
        slope = [-RIDGE * value for value in found]
        bend = [[RIDGE if row == column else 0.0 for column in size] for row in size]
        for cues, hit, tried in zip(seen, hits, tries, strict=True):
            share = 1 / (1 + math.exp(-sum(value * cue for value, cue in zip(found, cues, strict=True))))
            error, weight = hit - tried * share, tried * share * (1 - share)
            for row in size:
                slope[row] += error * cues[row]
                for column in range(row + 1):
                    bend[row][column] += weight * cues[row] * cues[column]
        step = solved(bend, slope)
        found = [value + change for value, change in zip(found, step, strict=True)]
        if sum(map(abs, step)) < CLOSE:
            break
    return found


def least_squares(seen: list[list[float]], values: list[float]) -> list[float]:
    """Linear regression, regularised: the coefficient of each cue."""
    size = range(len(seen[0]))
    right = [sum(cues[row] * value for cues, value in zip(seen, values, strict=True)) for row in size]
    products = [[sum(cues[row] * cues[column] for cues in seen) for column in range(row + 1)] for row in size]
    for row in size:
        products[row][row] += RIDGE
    return solved(products, right)


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive system, given by its lower half, by Cholesky decomposition."""
    size = range(len(right))
    root = [[0.0] * len(right) for _ in size]
    for row in size:
        for column in range(row + 1):
            rest = lower[row][column] - sum(root[row][k] * root[column][k] for k in range(column))
            root[row][column] = math.sqrt(rest) if row == column else rest / root[column][column]
    forward: list[float] = []
    for row in size:
        forward.append((right[row] - sum(root[row][k] * forward[k] for k in range(row))) / root[row][row])
    found = [0.0] * len(right)
    for row in reversed(size):
        found[row] = (forward[row] - sum(root[k][row] * found[k] for k in size if k > row)) / root[row][row]
    return found
