"""Counts the cars that run out of cards when level 2 drives: `python -m paddock.games.ausgebremst.lab.fuel`."""

import argparse
import sys
from typing import cast

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.policy import play_out
from paddock.core.results import Result
from paddock.core.setup import Setup
from paddock.games.ausgebremst.rules.state import OUT, RaceState

COMMUTER = 2


def share_out(rules: str, seats: int, seasons: int, seed: int = 0) -> float:
    """The share of cars that run out of cards before the finish, over whole seasons."""
    setup = library.game("ausgebremst").setup(seats, {"rules": rules})
    out = races = 0
    for number in range(seasons):
        for race in season(setup, (seed << 32) + number):
            out += sum(race.status[seat] == OUT for seat in range(seats))
            races += 1
    return out / (races * seats)


def season(setup: Setup, seed: int) -> list[RaceState]:
    """The finished races of one season between level-2 policies."""
    player = ladder.policies(library.game("ausgebremst"))[COMMUTER]
    policies = [player(setup, Rng(seat)) for seat in range(setup.seats)]
    chance = Rng(seed)
    results = list[Result]()
    races: list[RaceState] = []
    while not results or not setup.is_over(results):
        race = cast("RaceState", setup.new_round(results, chance))
        play_out(race, policies)
        results.append(race.result())
        races.append(race)
    return races


def main(arguments: list[str]) -> None:
    """Print the share for both sets of rules and every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seasons", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    for rules in ("family", "advanced"):
        for seats in library.game("ausgebremst").seat_counts:
            share = share_out(rules, seats, asked.seasons, asked.seed)
            sys.stdout.write(f"{rules:8} {seats} seats {share:6.1%}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
