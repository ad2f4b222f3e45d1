"""Rounds, points and matches of two policies together.

`python -m paddock.games.bornes.lab.rounds_and_matches GAME CANDIDATE REFERENCE` plays whole matches on the deals of
`paddock arena --match` with the same seed. Rounds and matches can part ways: an extension wins points and matches, not
rounds.
"""

import argparse
import sys
from typing import TYPE_CHECKING

from paddock.core.policy import play_out
from paddock.games.bornes.lab.shared import Gain, editions
from paddock.lab.arena.contest import Pairing, seated_policies

if TYPE_CHECKING:
    from paddock.core.results import Result

SURE = 1.96  # standard errors of a 95 % interval


class Margins:
    """The candidate's shares of rounds and of matches, and its lead in points of a round, over many deals."""

    def __init__(self) -> None:
        self.rounds, self.points, self.matches = Gain(), Gain(), Gain()

    def add(self, pairing: Pairing, deal: int) -> None:
        """Play a deal once from every side."""
        rounds: list[float] = []
        leads: list[float] = []
        matches: list[float] = []
        for side in range(pairing.setup.sides):
            results = match_of(pairing, deal, side)
            played = [result["points"] for result in results]
            rounds += [share([-value for value in points], side) for points in played]
            leads += [points[side] - (sum(points) - points[side]) / (len(points) - 1) for points in played]
            matches.append(share(pairing.setup.places(results), side))
        self.rounds.add(rounds)
        self.points.add(leads)
        self.matches.add(matches)


def match_of(pairing: Pairing, deal: int, side: int) -> "list[Result]":
    """The rounds of a match with the candidate at this side."""
    setup = pairing.setup
    policies = seated_policies(pairing, deal, side)
    results: list[Result] = []
    while not setup.is_over(results):
        state = setup.new_round(results, pairing.luck(deal, len(results)))
        for policy in policies:
            policy.follow(results)
        play_out(state, policies)
        results.append(state.result())
    return results


def share(places: list[int], side: int) -> float:
    """A side's share of the win, by places."""
    best = min(places)
    return 1 / places.count(best) if places[side] == best else 0.0


def main(arguments: list[str]) -> None:
    """Print the margins."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=editions())
    parser.add_argument("candidate", help="a level, a style or a reference")
    parser.add_argument("reference")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    pairing = Pairing(asked.game, asked.candidate, asked.reference, asked.seats, 0, whole_match=True, seed=asked.seed)
    deals = range(max(1, asked.games // pairing.setup.sides))
    margins = Margins()
    for deal in deals:
        margins.add(pairing, deal)
    rounds, points, matches = margins.rounds, margins.points, margins.matches
    sys.stdout.write(
        f"{asked.game}, {asked.seats} seats, {asked.candidate} against {asked.reference}, {len(deals):,} deals:"
        f" rounds {rounds.mean:.1%} ± {SURE * rounds.error:.1%}, points {points.mean:+.1f} ± {SURE * points.error:.1f},"
        f" matches {matches.mean:.1%} ± {SURE * matches.error:.1%}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
