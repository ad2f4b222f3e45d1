"""Fits the model of winning chances (`Chances`) to whole matches of experts: how often a lead after a round holds."""

import math
from collections.abc import Iterator

import msgspec

from paddock import library
from paddock.bots import ladder
from paddock.bots.weight_sets import table_of
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.core.policy import play_out
from paddock.core.results import Result
from paddock.core.setup import Setup

EXPERT = 2
# A match of one race has no intermediate standings, so a series is played instead.
SERIES = {"wins:1": "wins:5"}
SPREADS = [0.1 * 1.12**step for step in range(90)]
MIN_CHANCE = 1e-6


class Moment(msgspec.Struct, frozen=True):
    """The standings after one round of a match, and each side's final share of the win."""

    points: list[int]
    rounds: int
    shares: list[float]


def fit_chances(
    game: str, seats: int, matches: int, seed: int = 0, options: dict[str, str] | None = None
) -> dict[str, float]:
    """Fit the average gain of a round's winner, and the spread with the maximum likelihood."""
    setup = series(game, seats, options or {})
    moments: list[Moment] = []
    gains: list[int] = []
    for number in range(matches):
        results = played(game, setup, (seed << 32) + number)
        gains += [max(result["points"]) for result in results]
        moments += list(moments_of(setup, results))
    gain = round(sum(gains) / len(gains), 3)
    table = table_of(setup.sides)

    def numbers(spread: float) -> dict[str, float]:
        return {f"{table}.match_spread": round(spread * gain, 3), f"{table}.match_gain": gain}

    return numbers(min(SPREADS, key=lambda each: surprise(setup, moments, numbers(each))))


def series(game: str, seats: int, options: dict[str, str]) -> Setup:
    """The setup of a match with several rounds."""
    opened = library.game(game)
    limit = opened.setup(seats, options).options.get("limit", "")
    return opened.setup(seats, {**options, "limit": SERIES[limit]} if limit in SERIES else options)


def played(game: str, setup: Setup, seed: int) -> list[Result]:
    """Play a match with the expert at every seat."""
    expert = ladder.policies(library.game(game))[EXPERT]
    policies = [expert(setup, Rng((seed << 4) + seat + 1)) for seat in range(setup.seats)]
    rng = Rng(seed << 4)
    results: list[Result] = []
    while not results or not setup.is_over(results):
        state = setup.new_round(results, rng)
        for policy in policies:
            policy.follow(results)
        play_out(state, policies)
        results.append(state.result())
    return results


def moments_of(setup: Setup, results: list[Result]) -> Iterator[Moment]:
    """The standings after each round except the last."""
    places = setup.places(results)
    shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    for rounds in range(1, len(results)):
        yield Moment(setup.points(results[:rounds]), rounds, shares)


def surprise(setup: Setup, moments: list[Moment], numbers: dict[str, float]) -> float:
    """The negative log-likelihood of the outcomes."""
    chances = Chances(setup, numbers)
    total = 0.0
    for moment in moments:
        for side, share in enumerate(moment.shares):
            total -= share * math.log(max(MIN_CHANCE, chances.chance(moment.points, side, moment.rounds)))
    return total
