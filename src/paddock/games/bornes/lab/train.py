"""Trains the network of the champion: `python -m paddock.games.bornes.lab.train GAME`.

Needs numpy (`./paddock extra rl`). It samples positions from many rounds between two sides (dataset.py), trains a
network on them and tests it on positions it has not seen (network.py), then fits how far a search should trust the
network (calibrate.py).
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
import numpy as np

from paddock import library
from paddock.bots.network_file import FINE, NetworkFile, Numbers, Stored
from paddock.bots.weight_sets import DUEL, table_of
from paddock.core.chance.rng import Rng
from paddock.games.bornes.bots.network import Learned
from paddock.games.bornes.lab.calibrate import settled, weighed, worths
from paddock.games.bornes.lab.dataset import Moments, joined, watch
from paddock.games.bornes.lab.network import Floats, Network, proof, trained
from paddock.games.bornes.lab.shared import editions, expert_of
from paddock.lab.pool import Crew, shared_out

if TYPE_CHECKING:
    from paddock.games.bornes.rules.setup import BornesSetup

HOME = Path("src/paddock/games/bornes/bots/weights")
SHARE_OF_TEAMS = 0.2  # rounds of two teams, as a share of the rounds of two seats
HELD_OUT = 20  # one of this many parts is test data
PASSES = 2
MIN_GAIN = 10.0  # least predicted gain for the test, in points; in a race without points, in percent
MIN_GAIN_OF_RACE = 1.0


def main(arguments: list[str]) -> None:
    """Sample, train, test and save."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=editions())
    parser.add_argument("--rounds", type=int, default=40_000, help="how many rounds two seats play to learn from")
    parser.add_argument("--weighed", type=int, default=800, help="moments at which it is held against worlds")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(arguments)
    file = asked.out or HOME / f"{asked.game}.json"
    moments, unseen = gathered(asked.game, asked.rounds, Crew(asked.workers), asked.seed)
    network = taught(moments, unseen, least_of(asked.game), asked.seed)
    lessons = {table_of(DUEL): stored(network, *trusted(network, asked.game, asked.weighed))}
    made = f"python -m paddock.games.bornes.lab.train {asked.game} --rounds {asked.rounds} --seed {asked.seed}"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(NetworkFile(made, lessons)), indent=1))
    tell(f"written: {file}")


def tell(text: str, end: str = "\n") -> None:
    sys.stdout.write(text + end)
    sys.stdout.flush()


def tables(game: str) -> list[int]:
    """The seat counts that make two sides, in ascending order."""
    return [seats for seats in library.game(game).seat_counts if library.game(game).setup(seats).sides == DUEL]


def gathered(game: str, rounds: int, crew: Crew, seed: int) -> tuple[Moments, Moments]:
    """Training positions and test positions."""
    parts: list[Moments] = []
    for number in tables(game):
        count = rounds if number == DUEL else max(1, int(rounds * SHARE_OF_TEAMS))
        for piece in shared_out(partial(watch, game, number, seed), count, crew):
            parts.append(piece.part)
            tell(f"\r{game}, {number} seats: {piece.end:,} of {count:,} rounds", "")
        tell("")
    # The first parts for each number of seats are short.
    held = parts[HELD_OUT // 2 :: HELD_OUT] or parts
    kept = [part for place, part in enumerate(parts) if place % HELD_OUT != HELD_OUT // 2]
    return joined(kept), joined(held)


def least_of(game: str) -> float:
    """The least predicted gain that counts in the test."""
    terms = cast("BornesSetup", library.game(game).setup(DUEL)).terms
    return MIN_GAIN_OF_RACE if terms.scoring is None else MIN_GAIN


def taught(moments: Moments, unseen: Moments, least: float, seed: int) -> Network:
    """Train on the first positions, test on the second."""
    tell(f"{len(moments.seen):,} moments with {len(moments.gain):,} pairs")
    network = trained(moments, PASSES, seed)
    told = proof(network, unseen, least)
    tell(
        f"on {len(unseen.seen):,} others: promised {told.promised:.2f} points a moment, "
        f"gained {told.gained:.2f} ± {told.error:.2f}, in {told.share:.0%} of them"
    )
    return network


def trusted(network: Network, game: str, moments: int) -> tuple[float, float]:
    """Fit the trust in the network and the doubt about worlds."""
    setup = library.game(game).setup(DUEL)
    expert = expert_of(game, setup, Rng(0))
    seen = weighed(game, DUEL, Learned(expert, stored(network, 1.0, 0.0).read()), moments)
    trust, doubt = settled(seen)
    tell(f"trusted like {trust:.0f} worlds; worlds are doubted by {doubt:.2f}; what is gained at a moment, truly:")
    for way, worth in worths(seen, trust, doubt).items():
        tell(f"  {way:8} {worth.gained:5.2f} ± {worth.error:.2f} points")
    return trust, doubt


def stored(network: Network, trust: float, doubt: float) -> Stored:
    """The network as the file stores it; the first layer includes the scaling of the features."""
    first, *weights = network.numbers[0:6:2]
    begun, *biases = network.numbers[1:6:2]
    scaled: Floats = (first / network.spread[:, None]).astype(np.float32)
    weights, biases = [scaled, *weights], [(begun - network.mean @ scaled).astype(np.float32), *biases]
    far, near = (float(share) for share in network.numbers[6])
    return Stored(
        {"far": round(far, 4), "near": round(near, 4), "trust": round(trust, 1), "doubt": round(doubt, 3)},
        [packed(layer.T) for layer in weights],
        [packed(layer) for layer in biases],
    )


def packed(array: Floats) -> Numbers:
    """An array as integers and their scale."""
    scale = float(np.abs(array).max()) or 1.0
    whole = np.round(array.astype(np.float64).ravel() * FINE / scale).astype("<i2")
    return Numbers(scale, whole.tobytes())


if __name__ == "__main__":
    main(sys.argv[1:])
